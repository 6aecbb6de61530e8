//! Scholar. Do the action of your third, unplayed card.
//!
//! R7. By R4 in full: placing, an empty supply, donating from what is left after the hire, the friend. All see the card.

use crate::{event::Sink, game::Game, seat::Seat};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let card = game.show_third(seat, out);
    card.perform(game, seat, out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers};

    #[test]
    fn r7_does_the_action_of_the_third_card_in_full() {
        check(
            hiring(
                "scholar",
                "hand A1 0: bank park residence | played bank park\nseat 0: coins 3 supply 4",
            ),
            "hire scholar",
            "seat 0: coins 2 supply 3 prestige 1 | residence 1; hand A1 0: bank park residence | played bank park | shown; turn 1",
        );
    }

    #[test]
    fn r7_donates_from_what_is_left_after_the_hire() {
        offers(
            hiring(
                "scholar",
                "hand A1 0: bank park notre-dame | played bank park\nseat 0: coins 3",
            ),
            "hire scholar",
            "donate 1; donate 2; pass",
        );
    }

    #[test]
    fn r7_the_friend_moves() {
        check(
            hiring(
                "scholar",
                "hand A1 0: bank park trusted-friend | played bank park\nseat 0: coins 3 | bank 1",
            ),
            "hire scholar; to bank",
            "seat 0: coins 4 | friend bank",
        );
    }

    #[test]
    fn r7_an_empty_supply_may_move_a_marker() {
        offers(
            hiring(
                "scholar",
                "hand A1 0: bank park residence | played bank park\nseat 0: supply 0 | bank 1 notre-dame 1",
            ),
            "hire scholar",
            "from bank; from notre-dame; pass",
        );
    }
}
