//! Advocate. Gain 3 prestige points for every 2 messages you have collected.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let pairs = game.borough(seat).messages.len() / 2;
    game.gain_prestige(seat, 3 * u16::from(pairs), Source::Person(Person::Advocate), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_3_points_for_every_2_messages() {
        check(
            hiring(
                "advocate",
                "seat 0: | messages red.prestige violet.prestige blue.prestige green.prestige red.prestige-and-coin",
            ),
            "hire advocate",
            "seat 0: prestige 6",
        );
    }

    #[test]
    fn r4_11_the_park_adds_once() {
        check(
            hiring(
                "advocate",
                "seat 0: | park 2 | messages red.prestige violet.prestige blue.prestige green.prestige red.prestige-and-coin",
            ),
            "hire advocate",
            "seat 0: prestige 7",
        );
    }

    #[test]
    fn r7_a_single_message_gains_nothing() {
        check(
            hiring("advocate", "seat 0: | park 2 | messages red.prestige"),
            "hire advocate",
            "seat 0: prestige 0",
        );
    }
}
