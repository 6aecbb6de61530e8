//! Bank. Take as many coins as you have pieces in the bank.
//!
//! R4.5. What the supply lacks comes from the richest player (R4.13).

use crate::{
    event::{Sink, Source},
    game::Game,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let pieces = game.borough(seat).pieces(Sector::Bank);
    game.gain_coins(seat, pieces, Source::Sector(Sector::Bank), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, holding, offers, refused};

    #[test]
    fn r4_5_pays_for_the_marker_just_placed() {
        check(
            holding("bank", "seat 0: coins 3 supply 2 | bank 2"),
            "play bank",
            "seat 0: coins 6 supply 1 | bank 3",
        );
    }

    #[test]
    fn r4_3_the_friend_counts() {
        check(
            holding("bank", "seat 0: coins 0 | bank 1 | friend bank"),
            "play bank",
            "seat 0: coins 3",
        );
    }

    #[test]
    fn r4_13_what_the_supply_lacks_comes_from_the_richest() {
        check(
            holding(
                "bank",
                "seat 0: coins 1 | bank 1\nseat 1: coins 11\nseat 2: coins 12\nseat 3: coins 1",
            ),
            "play bank",
            "seat 0: coins 3; seat 1: coins 11; seat 2: coins 10",
        );
    }

    #[test]
    fn r4_13_of_several_richest_the_first_clockwise_pays_until_it_has_none() {
        check(
            holding(
                "bank",
                "seat 0: coins 20 | bank 2\nseat 1: coins 2\nseat 2: coins 2\nseat 3: coins 1",
            ),
            "play bank",
            "seat 0: coins 23; seat 1: coins 0; seat 2: coins 1; seat 3: coins 1",
        );
    }

    #[test]
    fn r4_13_the_taker_never_pays_and_the_rest_is_lost() {
        check(
            holding(
                "bank",
                "seat 0: coins 24 | bank 2\nseat 1: coins 0\nseat 2: coins 0\nseat 3: coins 1",
            ),
            "play bank",
            "seat 0: coins 25; seat 3: coins 0",
        );
    }

    #[test]
    fn r4_13_unlimited_coins_never_run_short() {
        check(
            holding("bank", "rules coins=unlimited\nseat 0: coins 24 | bank 2\nseat 1: coins 12"),
            "play bank",
            "seat 0: coins 27; seat 1: coins 12",
        );
    }

    #[test]
    fn r4_1_placing_is_not_optional() {
        refused(holding("bank", ""), "", "pass");
    }

    #[test]
    fn r4_2_with_an_empty_supply_a_marker_may_move_from_elsewhere() {
        let before =
            holding("bank", "seat 0: coins 3 supply 0 | bank 1 hotel 1 notre-dame 1 | friend park");
        offers(&before, "play bank", "from hotel; from notre-dame; pass");
        check(
            &before,
            "play bank; from notre-dame",
            "seat 0: coins 5 supply 0 | bank 2 hotel 1 notre-dame 0 | friend park",
        );
        check(&before, "play bank; pass", "seat 0: coins 3 | bank 1 hotel 1 notre-dame 1; turn 1");
    }

    #[test]
    fn r4_2_without_a_marker_to_move_the_card_has_no_action() {
        check(
            holding("bank", "seat 0: coins 3 supply 0 | bank 1 | friend park"),
            "play bank",
            "seat 0: coins 3 supply 0 general 13 | bank 1; turn 1",
        );
    }
}
