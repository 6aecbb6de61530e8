//! Night watchman. Gain 1 prestige point for each of your empty sectors.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    persons::points,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let empty = Sector::COUNT - game.borough(seat).sectors_with(1);
    game.gain_prestige(seat, points(empty, 1), Source::Person(Person::NightWatchman), out);
}
