//! Fool. Move one of your markers, or the friend, to another of your sectors and use it.
//!
//! R6. A marker may come from Notre Dame; the friend only from a sector.

use crate::{
    action::use_sector,
    event::Sink,
    game::Game,
    prompt::Prompt,
    seat::Seat,
    sector::{Place, Sector},
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::FoolFrom, out);
}

/// `place` is where the marker leaves; `None` is the friend.
pub(crate) fn from<S: Sink>(game: &mut Game, place: Option<Place>, out: &mut S) {
    game.ask(Prompt::FoolTo { from: place }, out);
}

pub(crate) fn to<S: Sink>(
    game: &mut Game,
    seat: Seat,
    from: Option<Place>,
    to: Sector,
    out: &mut S,
) {
    match from {
        Some(place) => game.move_marker(seat, place, Place::Sector(to), out),
        None => game.move_friend(seat, to, out),
    }
    use_sector(game, seat, to, out);
}
