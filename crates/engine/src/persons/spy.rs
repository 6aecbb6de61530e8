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

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_looks_at_what_is_to_come_and_gains_2_points() {
        check(
            hiring("spy", "seat 0: coins 1"),
            "hire spy",
            "seat 0: coins 0 prestige 2 | spied; seat 1: no spied",
        );
    }

    #[test]
    fn r4_11_the_park_adds_to_the_points() {
        check(hiring("spy", "seat 0: | park 2"), "hire spy", "seat 0: prestige 3");
    }
}
