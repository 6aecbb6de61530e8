//! Monk. Take 2 markers from the general supply and gain 1 prestige point.
//!
//! R6. Fewer markers if fewer are there (R4.14).

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.gain_markers(seat, 2, Source::Person(Person::Monk), out);
    game.gain_prestige(seat, 1, Source::Person(Person::Monk), out);
}
