//! Money lender. Take 2 coins and gain 1 prestige point.
//!
//! R6.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.gain_coins(seat, 2, Source::Person(Person::MoneyLender), out);
    game.gain_prestige(seat, 1, Source::Person(Person::MoneyLender), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r6_gives_2_coins_and_1_point() {
        check(
            hiring("money-lender", "seat 0: coins 3 prestige 0"),
            "hire money-lender",
            "seat 0: coins 4 prestige 1; turn 1",
        );
    }

    #[test]
    fn r4_11_the_park_adds_to_the_point() {
        check(
            hiring("money-lender", "seat 0: | park 4"),
            "hire money-lender",
            "seat 0: prestige 3",
        );
    }

    #[test]
    fn r4_13_the_coin_paid_is_in_the_supply_before_the_effect() {
        check(
            hiring(
                "money-lender",
                "seat 0: coins 1\nseat 1: coins 8\nseat 2: coins 10\nseat 3: coins 6",
            ),
            "hire money-lender",
            "seat 0: coins 2; seat 1: coins 8; seat 2: coins 9; seat 3: coins 6",
        );
    }
}
