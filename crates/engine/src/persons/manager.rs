//! Manager. Gain as many prestige points as you have.
//!
//! R7. One gain, so the park adds to it; with 0 points nothing happens.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let owned = game.borough(seat).prestige;
    game.gain_prestige(seat, owned, Source::Person(Person::Manager), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_doubles_the_points() {
        check(hiring("manager", "seat 0: prestige 7"), "hire manager", "seat 0: prestige 14");
    }

    #[test]
    fn r7_is_one_gain_with_the_park() {
        check(
            hiring("manager", "seat 0: prestige 7 | park 4"),
            "hire manager",
            "seat 0: prestige 16",
        );
    }

    #[test]
    fn r7_nothing_at_0_points() {
        check(
            hiring("manager", "seat 0: prestige 0 | park 4"),
            "hire manager",
            "seat 0: prestige 0 coins 2",
        );
    }
}
