//! Carpenter. Gain 1 prestige point for each of your sectors with at least 1 piece.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    persons::points,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let sectors = game.borough(seat).sectors_with(1);
    game.gain_prestige(seat, points(sectors, 1), Source::Person(Person::Carpenter), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_a_point_for_each_sector_with_a_piece() {
        check(
            hiring("carpenter", "seat 0: | bank 3 hotel 1 notre-dame 1 | friend park"),
            "hire carpenter",
            "seat 0: prestige 3",
        );
    }
}
