//! Mayor. Gain 3 prestige points for each of your sectors with at least 3 pieces.
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
    let sectors = game.borough(seat).sectors_with(3);
    game.gain_prestige(seat, points(sectors, 3), Source::Person(Person::Mayor), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_3_points_for_each_sector_with_3_pieces() {
        check(
            hiring("mayor", "seat 0: | bank 3 hotel 2 residence 2 notre-dame 3 | friend hotel"),
            "hire mayor",
            "seat 0: prestige 6",
        );
    }
}
