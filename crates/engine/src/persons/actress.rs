//! Actress. Move all pieces of one of your sectors to another and use it.
//!
//! R7. A sector that holds any; the friend goes with them.

use crate::{
    action::use_sector,
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
    game.ask(Prompt::ActressFrom, out);
}

#[inline]
pub(crate) fn from_options(borough: &Borough) -> Options {
    Options::from(borough.sectors_held())
}

pub(crate) fn from<S: Sink>(game: &mut Game, choice: Choice, out: &mut S) {
    let Choice::From(Place::Sector(from)) = choice else { choice.unasked() };
    game.ask(Prompt::ActressTo { from }, out);
}

#[inline]
pub(crate) const fn to_options(from: Sector) -> Options {
    Options::to(Sector::BITS & !from.bit())
}

pub(crate) fn to<S: Sink>(game: &mut Game, seat: Seat, from: Sector, choice: Choice, out: &mut S) {
    let Choice::To(to) = choice else { choice.unasked() };
    let borough = game.borough(seat);
    let pieces = Pieces { markers: borough.markers[from], friend: borough.friend == Some(from) };
    game.move_pieces(seat, from, to, pieces, out);
    use_sector(game, seat, to, out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers};

    #[test]
    fn r7_moves_all_pieces_of_a_sector_and_uses_the_other() {
        check(
            hiring("actress", "seat 0: coins 3 | bank 3 residence 1 | friend bank"),
            "hire actress; from bank; to residence",
            "seat 0: coins 2 prestige 5 | bank 0 residence 4 | friend residence; turn 1",
        );
    }

    #[test]
    fn r7_from_a_sector_with_pieces_to_a_different_one() {
        offers(
            hiring("actress", "seat 0: | bank 3 notre-dame 1 | friend park"),
            "hire actress",
            "from bank; from park",
        );
        offers(
            hiring("actress", "seat 0: | bank 3"),
            "hire actress",
            "to cloister-school; to residence; to carriage-house; to hotel; to park; to hospital",
        );
    }

    #[test]
    fn r3_5_may_be_hired_for_nothing() {
        check(
            hiring("actress", "seat 0: coins 3 | notre-dame 1"),
            "hire actress",
            "seat 0: coins 2; turn 1",
        );
    }
}
