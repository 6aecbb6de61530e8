//! Lady of the court. Gain 1 prestige point for each piece in your fullest sector.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let fullest = game.borough(seat).all_pieces().into_iter().fold(0, u8::max);
    game.gain_prestige(seat, fullest.into(), Source::Person(Person::LadyOfTheCourt), out);
}
