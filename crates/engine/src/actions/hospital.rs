//! Hospital. Move your rat marker back by 1, however many pieces stand in the hospital.
//!
//! R4.8. What the hospital does against the plague is in `plague.rs` (R5).

use crate::{
    event::{Sink, Source},
    game::Game,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.lower_rats(seat, 1, Source::Sector(Sector::Hospital), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, holding};

    #[test]
    fn r4_8_moves_the_rat_marker_back_by_one_whatever_the_count() {
        check(
            holding("hospital", "seat 0: supply 4 rats 5 | hospital 3"),
            "play hospital",
            "seat 0: supply 3 rats 4 prestige 0 | hospital 4",
        );
    }

    #[test]
    fn r4_8_on_0_nothing_happens() {
        check(
            holding("hospital", "seat 0: rats 0"),
            "play hospital",
            "seat 0: rats 0 | hospital 1",
        );
    }
}
