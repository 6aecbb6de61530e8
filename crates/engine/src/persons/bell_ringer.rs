//! Bell-ringer. Gain 3 prestige points for each of your markers on Notre Dame.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
    sector::Place,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let markers = game.borough(seat).markers[Place::NotreDame];
    game.gain_prestige(seat, 3 * u16::from(markers), Source::Person(Person::BellRinger), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_3_points_for_each_marker_on_notre_dame() {
        check(
            hiring("bell-ringer", "seat 0: | notre-dame 2 bank 1\nseat 1: | notre-dame 1"),
            "hire bell-ringer",
            "seat 0: prestige 6 | notre-dame 2",
        );
    }

    #[test]
    fn r7_no_marker_there_gives_no_park_bonus() {
        check(hiring("bell-ringer", "seat 0: | park 2"), "hire bell-ringer", "seat 0: prestige 0");
    }
}
