//! Beggar king. Gain 1 prestige point for each space of the plague track beyond your rat marker.
//!
//! R7.

use crate::{
    borough::LAST_RAT_SPACE,
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let spaces = LAST_RAT_SPACE - game.borough(seat).rats;
    game.gain_prestige(seat, spaces.into(), Source::Person(Person::BeggarKing), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_a_point_for_each_space_beyond_the_rat_marker() {
        check(
            hiring("beggar-king", "seat 0: rats 4"),
            "hire beggar-king",
            "seat 0: prestige 5 rats 4",
        );
    }

    #[test]
    fn r7_nothing_and_no_park_bonus_on_the_last_space() {
        check(
            hiring("beggar-king", "seat 0: rats 9 | park 2"),
            "hire beggar-king",
            "seat 0: prestige 0",
        );
    }
}
