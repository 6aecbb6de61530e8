//! Park. Move your rat marker back by 1, however many pieces stand in the park.
//!
//! R4.8. What the park adds to every gain of prestige is in `ops.rs` (R4.11).

use crate::{
    event::{Sink, Source},
    game::Game,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.lower_rats(seat, 1, Source::Sector(Sector::Park), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, holding};

    #[test]
    fn r4_8_moves_the_rat_marker_back_by_one_and_gains_no_points() {
        check(
            holding("park", "seat 0: supply 4 rats 5 | park 1"),
            "play park",
            "seat 0: supply 3 rats 4 prestige 0 | park 2",
        );
    }

    #[test]
    fn r4_8_on_0_nothing_happens() {
        check(
            holding("park", "seat 0: rats 0 | park 3"),
            "play park",
            "seat 0: rats 0 prestige 0 | park 4",
        );
    }
}
