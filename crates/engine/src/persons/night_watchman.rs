//! Night watchman. Gain 1 prestige point for each of your empty sectors.
//!
//! R7.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    persons::points,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let empty = Sector::COUNT - game.borough(seat).sectors_with(1);
    game.gain_prestige(seat, points(empty, 1), Source::Person(Person::NightWatchman), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_a_point_for_each_empty_sector() {
        check(
            hiring("night-watchman", "seat 0: | bank 2 notre-dame 1 | friend hotel"),
            "hire night-watchman",
            "seat 0: prestige 5",
        );
    }

    #[test]
    fn r7_no_empty_sector_gives_no_park_bonus() {
        check(
            hiring(
                "night-watchman",
                "seat 0: | cloister-school 1 bank 1 residence 1 carriage-house 1 hospital 1 park 2 | friend hotel",
            ),
            "hire night-watchman",
            "seat 0: prestige 0",
        );
    }
}
