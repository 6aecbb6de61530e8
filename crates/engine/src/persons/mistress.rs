//! Mistress. Place one marker from the general supply into your friend's sector and use it.
//!
//! R7. With the friend off the board, or without a marker in the general supply, nothing happens (R4.14).

use crate::{
    action::use_sector,
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
    sector::Place,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let Some(sector) = game.borough(seat).friend else { return };
    if game.place_from_general(seat, Place::Sector(sector), Source::Person(Person::Mistress), out) {
        use_sector(game, seat, sector, out);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_places_into_the_sector_of_the_friend_and_uses_it() {
        check(
            hiring("mistress", "seat 0: coins 3 supply 4 | bank 1 | friend bank"),
            "hire mistress",
            "seat 0: coins 5 supply 4 general 8 | bank 2; turn 1",
        );
    }

    #[test]
    fn r7_nothing_with_the_friend_off_the_board() {
        check(
            hiring("mistress", "seat 0: coins 3 | bank 1"),
            "hire mistress",
            "seat 0: coins 2 general 9; turn 1",
        );
    }

    #[test]
    fn r4_14_nothing_without_a_marker_in_the_general_supply() {
        check(
            hiring("mistress", "seat 0: coins 3 supply 5 | bank 9 | friend bank"),
            "hire mistress",
            "seat 0: coins 2 | bank 9; turn 1",
        );
    }
}
