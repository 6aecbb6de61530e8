//! Fool. Move one of your markers, or the friend, to another of your sectors and use it.
//!
//! R6. A marker may come from Notre Dame; the friend only from a sector.

use crate::{
    action::use_sector,
    borough::Borough,
    choice::Choice,
    event::Sink,
    game::Game,
    options::Options,
    piece::Piece,
    prompt::Prompt,
    seat::Seat,
    sector::{Place, Sector},
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::FoolFrom, out);
}

#[inline]
pub(crate) fn from_options(borough: &Borough) -> Options {
    let friend = if borough.friend.is_some() { Options::FROM_FRIEND } else { 0 };
    Options::from(borough.places_marked() | friend)
}

pub(crate) fn from<S: Sink>(game: &mut Game, choice: Choice, out: &mut S) {
    let piece = if let Choice::From(place) = choice { Piece::Marker(place) } else { Piece::Friend };
    game.ask(Prompt::FoolTo { piece }, out);
}

#[inline]
pub(crate) fn to_options(borough: &Borough, piece: Piece) -> Options {
    let here = match piece {
        Piece::Marker(place) => place.bit(),
        Piece::Friend => borough.friend.map_or(0, Sector::bit),
    };
    Options::to(Sector::BITS & !here)
}

pub(crate) fn to<S: Sink>(game: &mut Game, seat: Seat, piece: Piece, choice: Choice, out: &mut S) {
    let Choice::To(to) = choice else { choice.unasked() };
    match piece {
        Piece::Marker(from) => game.move_marker(seat, from, Place::Sector(to), out),
        Piece::Friend => game.move_friend(seat, to, out),
    }
    use_sector(game, seat, to, out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers, refused};

    #[test]
    fn r6_moves_a_marker_and_uses_the_sector() {
        check(
            hiring("fool", "seat 0: coins 3 | bank 1 residence 2"),
            "hire fool; from bank; to residence",
            "seat 0: coins 2 prestige 3 | bank 0 residence 3; turn 1",
        );
    }

    #[test]
    fn r6_a_marker_may_come_from_notre_dame_but_not_go_there() {
        offers(
            hiring("fool", "seat 0: | notre-dame 1"),
            "hire fool",
            "to cloister-school; to bank; to residence; to carriage-house; to hotel; to park; to hospital",
        );
        check(
            hiring("fool", "seat 0: coins 3 | notre-dame 1"),
            "hire fool; to bank",
            "seat 0: coins 3 | notre-dame 0 bank 1",
        );
    }

    #[test]
    fn r6_the_friend_moves_from_a_sector_only() {
        offers(
            hiring("fool", "seat 0: | bank 1 | friend park"),
            "hire fool",
            "from bank; from friend",
        );
        offers(hiring("fool", "seat 0: | bank 1 hotel 1"), "hire fool", "from bank; from hotel");
        check(
            hiring("fool", "seat 0: | bank 1 residence 1 | friend park"),
            "hire fool; from friend; to residence",
            "seat 0: prestige 2 | friend residence",
        );
    }

    #[test]
    fn r6_goes_to_a_different_sector() {
        refused(
            hiring("fool", "seat 0: | bank 1 hotel 1"),
            "hire fool; from bank",
            "to bank; pass",
        );
        refused(
            hiring("fool", "seat 0: | bank 1 | friend park"),
            "hire fool; from friend",
            "to park",
        );
    }

    #[test]
    fn r4_11_the_park_is_read_after_the_move() {
        check(
            hiring("fool", "seat 0: | park 2"),
            "hire fool; to residence",
            "seat 0: prestige 1 | park 1 residence 1",
        );
    }

    #[test]
    fn r3_5_may_be_hired_for_nothing() {
        check(hiring("fool", "seat 0: coins 3"), "hire fool", "seat 0: coins 2; turn 1");
    }
}
