//! Priest. Place one marker from the general supply onto Notre Dame.
//!
//! R7. Nothing else.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
    sector::Place,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.place_from_general(seat, Place::NotreDame, Source::Person(Person::Priest), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_places_a_marker_on_notre_dame_and_nothing_else() {
        check(
            hiring("priest", "seat 0: coins 3 supply 4"),
            "hire priest",
            "seat 0: coins 2 supply 4 prestige 0 general 9 | notre-dame 1; turn 1",
        );
    }

    #[test]
    fn r4_14_nothing_without_a_marker_in_the_general_supply() {
        check(
            hiring("priest", "seat 0: coins 3 supply 5 | bank 9"),
            "hire priest",
            "seat 0: coins 2 supply 5 | notre-dame 0; turn 1",
        );
    }
}
