//! Residence. Gain as many prestige points as you have pieces in the residence.
//!
//! R4.5.

use crate::{
    event::{Sink, Source},
    game::Game,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let pieces = game.borough(seat).pieces(Sector::Residence);
    game.gain_prestige(seat, pieces.into(), Source::Sector(Sector::Residence), out);
}
