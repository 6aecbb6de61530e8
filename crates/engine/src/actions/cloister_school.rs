//! Cloister school. Take as many markers from the general supply as you have pieces in the cloister school.
//!
//! R4.4. Fewer if fewer are there.

use crate::{
    event::{Sink, Source},
    game::Game,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let pieces = game.borough(seat).pieces(Sector::CloisterSchool);
    game.gain_markers(seat, pieces, Source::Sector(Sector::CloisterSchool), out);
}
