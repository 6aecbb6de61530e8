//! Spy. Look at all gray persons not yet turned up, in their order, and gain 2 prestige points.
//!
//! R7. What is seen stays known to this player only.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.spy_out(seat, out);
    game.gain_prestige(seat, 2, Source::Person(Person::Spy), out);
}
