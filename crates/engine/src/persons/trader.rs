//! Trader. Take 1 coin for each outer market of your borough that has no message any more.
//!
//! R7. The centre never had one and does not count.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let markets = game.table().messages[game.table().home(seat)];
    let cleared = markets.into_iter().fold(0, |n, message| n + u8::from(message.is_none()));
    game.gain_coins(seat, cleared, Source::Person(Person::Trader), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_a_coin_for_each_outer_market_without_a_message() {
        check(
            hiring(
                "trader",
                "seat 0: coins 3\nseat 1: | messages red.prestige red.prestige-and-coin violet.prestige",
            ),
            "hire trader",
            "seat 0: coins 4; turn 1",
        );
    }

    #[test]
    fn r7_the_centre_does_not_count() {
        check(hiring("trader", "seat 0: coins 3"), "hire trader", "seat 0: coins 2");
    }
}
