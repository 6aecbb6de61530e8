//! Guild master. Gain 2 prestige points for each of your sectors with at least 2 pieces.
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
    let sectors = game.borough(seat).sectors_with(2);
    game.gain_prestige(seat, points(sectors, 2), Source::Person(Person::GuildMaster), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_2_points_for_each_sector_with_2_pieces() {
        check(
            hiring(
                "guild-master",
                "seat 0: | bank 2 hotel 3 hospital 1 residence 1 notre-dame 2 | friend hospital",
            ),
            "hire guild-master",
            "seat 0: prestige 6",
        );
    }

    #[test]
    fn r4_11_the_park_adds_once() {
        check(
            hiring("guild-master", "seat 0: | bank 2 park 2"),
            "hire guild-master",
            "seat 0: prestige 5",
        );
    }
}
