//! Nurse. Place one marker from the general supply into your hospital, and move your rat marker back by 1.
//!
//! R7. The hospital is not used on top. Without a marker in the general supply the rat marker still goes back (R4.14).

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
    sector::{Place, Sector},
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.place_from_general(
        seat,
        Place::Sector(Sector::Hospital),
        Source::Person(Person::Nurse),
        out,
    );
    game.lower_rats(seat, 1, Source::Person(Person::Nurse), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_places_a_marker_and_moves_the_rat_marker_once() {
        check(
            hiring("nurse", "seat 0: supply 4 rats 5 | hospital 1"),
            "hire nurse",
            "seat 0: supply 4 rats 4 general 8 | hospital 2; turn 1",
        );
    }

    #[test]
    fn r4_14_the_rat_marker_goes_back_also_without_a_marker() {
        check(
            hiring("nurse", "seat 0: supply 5 rats 5 | bank 9"),
            "hire nurse",
            "seat 0: supply 5 rats 4 | hospital 0",
        );
    }
}
