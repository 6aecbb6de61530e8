//! City guard. Gain 1 prestige point for each of your pieces in the seven sectors and on Notre Dame.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let borough = game.borough(seat);
    let pieces = borough.on_board() + u8::from(borough.friend.is_some());
    game.gain_prestige(seat, pieces.into(), Source::Person(Person::CityGuard), out);
}
