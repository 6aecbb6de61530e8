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
