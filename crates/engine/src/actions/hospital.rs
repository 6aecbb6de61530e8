//! Hospital. Move your rat marker back by 1, however many pieces stand in the hospital.
//!
//! R4.8. What the hospital does against the plague is in `plague.rs` (R5).

use crate::{
    event::{Sink, Source},
    game::Game,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.lower_rats(seat, 1, Source::Sector(Sector::Hospital), out);
}
