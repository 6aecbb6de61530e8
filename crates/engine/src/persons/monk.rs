//! Monk. Take 2 markers from the general supply and gain 1 prestige point.
//!
//! R6. Fewer markers if fewer are there (R4.14).

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.gain_markers(seat, 2, Source::Person(Person::Monk), out);
    game.gain_prestige(seat, 1, Source::Person(Person::Monk), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r6_gives_2_markers_and_1_point() {
        check(
            hiring("monk", "seat 0: coins 3 supply 4"),
            "hire monk",
            "seat 0: coins 2 supply 6 prestige 1 general 8; turn 1",
        );
    }

    #[test]
    fn r4_14_the_point_comes_also_without_markers() {
        check(
            hiring("monk", "seat 0: supply 4 | bank 9"),
            "hire monk",
            "seat 0: supply 5 prestige 1 general 0",
        );
        check(
            hiring("monk", "seat 0: supply 5 | bank 9 | friend park"),
            "hire monk",
            "seat 0: supply 5 prestige 1",
        );
    }
}
