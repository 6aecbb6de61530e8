//! Bishop. Place one marker from the general supply into an empty sector of yours and use it.
//!
//! R7. Without an empty sector, or without a marker in the general supply, nothing happens (R4.14).

use crate::{
    action::use_sector,
    event::{Sink, Source},
    game::Game,
    person::Person,
    prompt::Prompt,
    seat::Seat,
    sector::{Place, Sector},
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::BishopTo, out);
}

pub(crate) fn to<S: Sink>(game: &mut Game, seat: Seat, to: Sector, out: &mut S) {
    game.place_from_general(seat, Place::Sector(to), Source::Person(Person::Bishop), out);
    use_sector(game, seat, to, out);
}
