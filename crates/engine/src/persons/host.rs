//! Host. Gain 2 prestige points for each of your pieces in the hotel.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let pieces = game.borough(seat).pieces(Sector::Hotel);
    game.gain_prestige(seat, 2 * u16::from(pieces), Source::Person(Person::Host), out);
}
