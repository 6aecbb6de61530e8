//! Gatekeeper. Gain 3 prestige points for every 2 of your markers in the general supply.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let pairs = game.borough(seat).general() / 2;
    game.gain_prestige(seat, 3 * u16::from(pairs), Source::Person(Person::Gatekeeper), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_3_points_for_every_2_markers_in_the_general_supply() {
        check(
            hiring("gatekeeper", "seat 0: supply 9"),
            "hire gatekeeper",
            "seat 0: prestige 6 general 5",
        );
    }

    #[test]
    fn r7_a_single_marker_there_gains_nothing() {
        check(
            hiring("gatekeeper", "seat 0: supply 4 | bank 7 park 2"),
            "hire gatekeeper",
            "seat 0: prestige 0 general 1",
        );
    }
}
