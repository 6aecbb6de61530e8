//! Doctor. This round's plague value is 0 for you.
//!
//! R6. The hospital still counts, so the rat marker may go back (`plague.rs`).

use crate::{event::Sink, game::Game, seat::Seat};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, _out: &mut S) {
    game.call_doctor(seat);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r6_the_plague_is_0_for_who_hired_the_doctor() {
        check(
            hiring("doctor", "seat 0: rats 4"),
            "hire doctor; pass; pass; pass",
            "round A2; seat 0: rats 4 | no doctor; seat 1: rats 2",
        );
    }

    #[test]
    fn r6_the_hospital_still_counts() {
        check(
            hiring(
                "doctor",
                "seat 0: rats 7 | hospital 1 | friend hospital\nseat 1: rats 7 | hospital 1",
            ),
            "hire doctor; pass; pass; pass",
            "seat 0: rats 5; seat 1: rats 8",
        );
    }

    #[test]
    fn r6_lasts_one_round() {
        check(hiring("doctor", ""), "hire doctor", "seat 0: coins 2 | doctor; seat 1: no doctor");
    }
}
