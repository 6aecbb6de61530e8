//! Priest. Place one marker from the general supply onto Notre Dame.
//!
//! R7. Nothing else.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
    sector::Place,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.place_from_general(seat, Place::NotreDame, Source::Person(Person::Priest), out);
}
