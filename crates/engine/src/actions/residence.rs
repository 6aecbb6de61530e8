//! Residence. Gain as many prestige points as you have pieces in the residence.
//!
//! R4.5.

use crate::{
    event::{Sink, Source},
    game::Game,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let pieces = game.borough(seat).pieces(Sector::Residence);
    game.gain_prestige(seat, pieces.into(), Source::Sector(Sector::Residence), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, holding};

    #[test]
    fn r4_5_gains_a_point_for_each_piece() {
        check(
            holding("residence", "seat 0: supply 2 prestige 5 | residence 1 | friend residence"),
            "play residence",
            "seat 0: supply 1 prestige 8 | residence 2",
        );
    }

    #[test]
    fn r4_11_the_park_adds_a_point_for_every_two_pieces() {
        check(
            holding("residence", "seat 0: prestige 0 | residence 2 park 1"),
            "play residence",
            "seat 0: prestige 3",
        );
        check(
            holding("residence", "seat 0: prestige 0 | residence 2 park 2"),
            "play residence",
            "seat 0: prestige 4",
        );
        check(
            holding("residence", "seat 0: prestige 0 | residence 2 park 3"),
            "play residence",
            "seat 0: prestige 4",
        );
        check(
            holding("residence", "seat 0: prestige 0 | residence 2 park 3 | friend park"),
            "play residence",
            "seat 0: prestige 5",
        );
    }
}
