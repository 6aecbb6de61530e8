//! Cloister school. Take as many markers from the general supply as you have pieces in the cloister school.
//!
//! R4.4. Fewer if fewer are there.

use crate::{
    event::{Sink, Source},
    game::Game,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let pieces = game.borough(seat).pieces(Sector::CloisterSchool);
    game.gain_markers(seat, pieces, Source::Sector(Sector::CloisterSchool), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, holding};

    #[test]
    fn r4_4_takes_a_marker_for_each_piece() {
        check(
            holding("cloister-school", "seat 0: supply 1 | cloister-school 2"),
            "play cloister-school",
            "seat 0: supply 3 general 8 | cloister-school 3",
        );
    }

    #[test]
    fn r4_4_takes_fewer_if_fewer_are_there() {
        check(
            holding("cloister-school", "seat 0: supply 1 | cloister-school 3 hotel 9"),
            "play cloister-school",
            "seat 0: supply 1 general 0 | cloister-school 4",
        );
    }

    #[test]
    fn r4_4_takes_none_if_none_is_there() {
        check(
            holding("cloister-school", "seat 0: supply 5 | hotel 9"),
            "play cloister-school",
            "seat 0: supply 4 general 0",
        );
    }
}
