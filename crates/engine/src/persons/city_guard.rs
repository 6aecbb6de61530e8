//! City guard. Gain 1 prestige point for each of your pieces in the seven sectors and on Notre Dame.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let borough = game.borough(seat);
    let pieces = borough.on_board() + u8::from(borough.friend.is_some());
    game.gain_prestige(seat, pieces.into(), Source::Person(Person::CityGuard), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_a_point_for_each_piece_in_sectors_and_on_notre_dame() {
        check(
            hiring("city-guard", "seat 0: coins 1 | bank 2 park 1 notre-dame 1 | friend hotel"),
            "hire city-guard",
            "seat 0: coins 0 prestige 5; turn 1",
        );
    }

    #[test]
    fn r7_nothing_on_the_board_gains_nothing() {
        check(hiring("city-guard", ""), "hire city-guard", "seat 0: coins 2 prestige 0");
    }
}
