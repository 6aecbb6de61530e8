//! Advisor. You may hire twice more, at once, for 1 coin each: the two other persons, or one of them twice.
//!
//! R7. Never the advisor again. Each hire is a gain of its own; `flow.rs` asks for them.

use crate::{event::Sink, game::Game, seat::Seat};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, _out: &mut S) {
    game.allow_extra_hires(2);
}
