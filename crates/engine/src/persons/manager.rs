//! Manager. Gain as many prestige points as you have.
//!
//! R7. One gain, so the park adds to it; with 0 points nothing happens.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let owned = game.borough(seat).prestige;
    game.gain_prestige(seat, owned, Source::Person(Person::Manager), out);
}
