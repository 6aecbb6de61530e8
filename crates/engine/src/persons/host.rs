//! Host. Gain 2 prestige points for each of your pieces in the hotel.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let pieces = game.borough(seat).pieces(Sector::Hotel);
    game.gain_prestige(seat, 2 * u16::from(pieces), Source::Person(Person::Host), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_2_points_for_each_piece_in_the_hotel() {
        check(
            hiring("host", "seat 0: | hotel 2 | friend hotel"),
            "hire host",
            "seat 0: prestige 6",
        );
    }

    #[test]
    fn r7_an_empty_hotel_gains_nothing() {
        check(hiring("host", "seat 0: | park 2"), "hire host", "seat 0: prestige 0");
    }
}
