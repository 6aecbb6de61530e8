//! Carriage house. Drive your carriage up to as many steps as you have pieces in the carriage house.
//!
//! R4.6, R8. Where the movement ends a message may be taken (`message.rs`).

use crate::{
    choice::Choice,
    city,
    event::{Event, Sink},
    game::Game,
    message,
    options::Options,
    prompt::Prompt,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let steps = game.borough(seat).pieces(Sector::CarriageHouse);
    game.ask(Prompt::Drive { steps }, out);
}

#[inline]
pub(crate) fn options(game: &Game, seat: Seat, steps: u8) -> Options {
    let reach = city::reach(game.borough(seat).carriage, steps, game.boroughs());
    Options::drive(reach.bits()).or_pass()
}

pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    if let Choice::Drive(to) = choice {
        game.move_carriage(seat, to, out);
        message::arrive(game, seat, out);
    } else {
        out.emit(Event::CarriageStayed { seat });
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, holding, offers, refused};

    #[test]
    fn r4_6_drives_one_step_for_each_piece() {
        offers(
            holding("carriage-house", ""),
            "play carriage-house",
            "drive 0.parvis; drive 0.gate; drive 0.quay; drive 0.bridge; drive 1.parvis; drive 3.gate; pass",
        );
    }

    #[test]
    fn r8_3_a_message_is_taken_and_used_where_the_movement_ends() {
        let before = holding("carriage-house", "seat 0: coins 3 supply 4 rats 2");
        check(
            &before,
            "play carriage-house; drive 0.parvis; take",
            "seat 0: coins 4 prestige 1 | carriage 0.parvis | messages red.prestige-and-coin; markets 0: - prestige-and-marker prestige-and-rats prestige",
        );
        check(
            &before,
            "play carriage-house; drive 0.gate; take",
            "seat 0: supply 4 prestige 2 general 9 | messages red.prestige-and-marker",
        );
        check(&before, "play carriage-house; drive 0.quay; take", "seat 0: rats 1 prestige 3");
        check(&before, "play carriage-house; drive 0.bridge; take", "seat 0: prestige 4");
    }

    #[test]
    fn r8_3_a_message_may_be_left() {
        check(
            holding("carriage-house", ""),
            "play carriage-house; drive 0.bridge; pass",
            "seat 0: prestige 0 | carriage 0.bridge | messages -; turn 1",
        );
    }

    #[test]
    fn r8_2_staying_is_no_movement_and_collects_nothing() {
        check(
            holding("carriage-house", "seat 0: | carriage 0.bridge"),
            "play carriage-house; pass",
            "seat 0: prestige 0 | carriage 0.bridge | messages -; turn 1",
        );
    }

    #[test]
    fn r8_2_going_out_and_back_is_a_movement() {
        refused(
            holding("carriage-house", "seat 0: | carriage 0.bridge"),
            "play carriage-house",
            "drive 0.bridge",
        );
        check(
            holding("carriage-house", "seat 0: | carriage-house 1 | carriage 0.bridge"),
            "play carriage-house; drive 0.bridge; take",
            "seat 0: prestige 4 | carriage 0.bridge",
        );
    }

    #[test]
    fn r8_4_a_second_message_of_a_colour_has_to_wait() {
        check(
            holding("carriage-house", "seat 0: | messages red.prestige"),
            "play carriage-house; drive 0.gate",
            "seat 0: prestige 0 | carriage 0.gate | messages red.prestige; turn 1",
        );
    }

    #[test]
    fn r4_14_a_message_gives_its_points_without_a_marker_in_the_general_supply() {
        check(
            holding("carriage-house", "seat 0: supply 5 | bank 9"),
            "play carriage-house; drive 0.gate; take",
            "seat 0: supply 4 prestige 2 general 0",
        );
    }
}
