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
