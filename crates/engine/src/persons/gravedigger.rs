//! Gravedigger. Gain as many prestige points as the round's plague value.
//!
//! R7. The printed rats; a hired doctor changes nothing here.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let value = game.table().plague_value();
    game.gain_prestige(seat, value.into(), Source::Person(Person::Gravedigger), out);
}
