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
