//! Butcher. You may place one marker from the general supply into each of your empty sectors; none is used.
//!
//! R7. Any of them.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    prompt::Prompt,
    seat::Seat,
    sector::{Place, Sector},
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::ButcherPlace, out);
}

pub(crate) fn place<S: Sink>(game: &mut Game, seat: Seat, sector: Sector, out: &mut S) {
    game.place_from_general(seat, Place::Sector(sector), Source::Person(Person::Butcher), out);
    game.ask(Prompt::ButcherPlace, out);
}
