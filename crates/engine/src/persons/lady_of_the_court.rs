//! Lady of the court. Gain 1 prestige point for each piece in your fullest sector.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let fullest = game.borough(seat).all_pieces().into_iter().fold(0, u8::max);
    game.gain_prestige(seat, fullest.into(), Source::Person(Person::LadyOfTheCourt), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_a_point_for_each_piece_in_the_fullest_sector() {
        check(
            hiring("lady-of-the-court", "seat 0: | carriage-house 5 hotel 5 notre-dame 1"),
            "hire lady-of-the-court",
            "seat 0: prestige 5",
        );
    }

    #[test]
    fn r7_the_friend_counts() {
        check(
            hiring("lady-of-the-court", "seat 0: | bank 2 hotel 2 notre-dame 4 | friend hotel"),
            "hire lady-of-the-court",
            "seat 0: prestige 3",
        );
    }
}
