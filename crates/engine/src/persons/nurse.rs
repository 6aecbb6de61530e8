//! Nurse. Place one marker from the general supply into your hospital, and move your rat marker back by 1.
//!
//! R7. The hospital is not used on top. Without a marker in the general supply the rat marker still goes back (R4.14).

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
    sector::{Place, Sector},
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.place_from_general(
        seat,
        Place::Sector(Sector::Hospital),
        Source::Person(Person::Nurse),
        out,
    );
    game.lower_rats(seat, 1, Source::Person(Person::Nurse), out);
}
