//! Doctor. This round's plague value is 0 for you.
//!
//! R6. The hospital still counts, so the rat marker may go back (`plague.rs`).

use crate::{event::Sink, game::Game, seat::Seat};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, _out: &mut S) {
    game.call_doctor(seat);
}
