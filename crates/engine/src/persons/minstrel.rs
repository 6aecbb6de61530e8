//! Minstrel. Move 1 to 3 of your pieces from one of your sectors to another, which is not used.
//!
//! R6. The friend counts as a piece. Not from or to Notre Dame.

use crate::{
    borough::Borough,
    choice::Choice,
    event::Sink,
    game::Game,
    options::Options,
    piece::Pieces,
    prompt::Prompt,
    seat::Seat,
    sector::{Place, Sector},
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::MinstrelFrom, out);
}

#[inline]
pub(crate) fn from_options(borough: &Borough) -> Options {
    Options::from(borough.sectors_held())
}

pub(crate) fn from<S: Sink>(game: &mut Game, choice: Choice, out: &mut S) {
    let Choice::From(Place::Sector(from)) = choice else { choice.unasked() };
    game.ask(Prompt::MinstrelPieces { from }, out);
}

#[inline]
pub(crate) fn pieces_options(borough: &Borough, from: Sector) -> Options {
    let friend_here = borough.friend == Some(from);
    let mut bits = 0;
    for (bit, pieces) in Pieces::ALL.into_iter().enumerate() {
        if pieces.markers <= borough.markers[from] && (friend_here || !pieces.friend) {
            bits |= 1 << bit;
        }
    }
    Options::pieces(bits)
}

pub(crate) fn pieces<S: Sink>(game: &mut Game, from: Sector, choice: Choice, out: &mut S) {
    let Choice::Move(pieces) = choice else { choice.unasked() };
    game.ask(Prompt::MinstrelTo { from, pieces }, out);
}

#[inline]
pub(crate) const fn to_options(from: Sector) -> Options {
    Options::to(Sector::BITS & !from.bit())
}

pub(crate) fn to<S: Sink>(
    game: &mut Game,
    seat: Seat,
    from: Sector,
    pieces: Pieces,
    choice: Choice,
    out: &mut S,
) {
    let Choice::To(to) = choice else { choice.unasked() };
    game.move_pieces(seat, from, to, pieces, out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers, refused};

    #[test]
    fn r6_moves_pieces_without_using_the_sector() {
        check(
            hiring("minstrel", "seat 0: coins 1 | bank 3 residence 1 | friend bank"),
            "hire minstrel; from bank; move 2+friend; to residence",
            "seat 0: coins 0 prestige 0 | bank 1 residence 3 | friend residence; turn 1",
        );
    }

    #[test]
    fn r6_moves_one_to_three_pieces() {
        offers(hiring("minstrel", "seat 0: | bank 5"), "hire minstrel", "move 1; move 2; move 3");
        offers(
            hiring("minstrel", "seat 0: | bank 1 | friend bank"),
            "hire minstrel",
            "move 1; move friend; move 1+friend",
        );
        refused(hiring("minstrel", "seat 0: | bank 5"), "hire minstrel", "pass");
    }

    #[test]
    fn r6_never_from_or_to_notre_dame() {
        offers(
            hiring("minstrel", "seat 0: | bank 1 hotel 1 notre-dame 1"),
            "hire minstrel",
            "from bank; from hotel",
        );
        offers(
            hiring("minstrel", "seat 0: | bank 1 notre-dame 1"),
            "hire minstrel",
            "to cloister-school; to residence; to carriage-house; to hotel; to park; to hospital",
        );
    }

    #[test]
    fn r3_5_may_be_hired_for_nothing() {
        check(
            hiring("minstrel", "seat 0: coins 3 | notre-dame 1"),
            "hire minstrel",
            "seat 0: coins 2 | notre-dame 1; turn 1",
        );
    }
}
