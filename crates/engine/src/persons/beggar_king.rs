//! Beggar king. Gain 1 prestige point for each space of the plague track beyond your rat marker.
//!
//! R7.

use crate::{
    borough::LAST_RAT_SPACE,
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let spaces = LAST_RAT_SPACE - game.borough(seat).rats;
    game.gain_prestige(seat, spaces.into(), Source::Person(Person::BeggarKing), out);
}
