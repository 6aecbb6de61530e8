//! Mistress. Place one marker from the general supply into your friend's sector and use it.
//!
//! R7. With the friend off the board, or without a marker in the general supply, nothing happens (R4.14).

use crate::{
    action::use_sector,
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
    sector::Place,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let Some(sector) = game.borough(seat).friend else { return };
    if game.place_from_general(seat, Place::Sector(sector), Source::Person(Person::Mistress), out) {
        use_sector(game, seat, sector, out);
    }
}
