//! Trusted friend. Put your friend into another of your seven sectors and use it; place no marker.
//!
//! R4.12. The first time it comes from off the board and may go anywhere.

use crate::{
    action::use_sector, borough::Borough, choice::Choice, event::Sink, game::Game,
    options::Options, prompt::Prompt, seat::Seat, sector::Sector,
};

pub(crate) fn perform<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::PlaceFriend, out);
}

#[inline]
pub(crate) fn options(borough: &Borough) -> Options {
    Options::to(Sector::BITS & !borough.friend.map_or(0, Sector::bit))
}

pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    let Choice::To(to) = choice else { choice.unasked() };
    game.move_friend(seat, to, out);
    use_sector(game, seat, to, out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, holding, offers, refused};

    #[test]
    fn r4_12_comes_from_off_the_board_into_any_sector_and_uses_it() {
        let before = holding("trusted-friend", "seat 0: coins 3 supply 4 | bank 2");
        offers(
            &before,
            "play trusted-friend",
            "to cloister-school; to bank; to residence; to carriage-house; to hotel; to park; to hospital",
        );
        check(
            &before,
            "play trusted-friend; to bank",
            "seat 0: coins 6 supply 4 | bank 2 | friend bank; turn 1",
        );
    }

    #[test]
    fn r4_12_never_stays_where_it_is() {
        refused(
            holding("trusted-friend", "seat 0: | friend bank"),
            "play trusted-friend",
            "to bank; pass",
        );
    }

    #[test]
    fn r4_3_counts_alone_in_an_empty_sector() {
        check(
            holding("trusted-friend", "seat 0: prestige 0 | friend bank"),
            "play trusted-friend; to residence",
            "seat 0: prestige 1 | friend residence",
        );
        offers(
            holding("trusted-friend", ""),
            "play trusted-friend; to carriage-house",
            "drive 0.parvis; drive 0.gate; drive 0.quay; drive 0.bridge; drive 1.parvis; drive 3.gate; pass",
        );
    }

    #[test]
    fn r4_12_needs_no_marker() {
        check(
            holding("trusted-friend", "seat 0: supply 0 rats 3"),
            "play trusted-friend; to park",
            "seat 0: supply 0 rats 2 | friend park",
        );
    }
}
