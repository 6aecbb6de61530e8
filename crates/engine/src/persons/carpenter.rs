//! Carpenter. Gain 1 prestige point for each of your sectors with at least 1 piece.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    persons::points,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let sectors = game.borough(seat).sectors_with(1);
    game.gain_prestige(seat, points(sectors, 1), Source::Person(Person::Carpenter), out);
}
