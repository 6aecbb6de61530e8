//! Notre Dame. Place a marker on Notre Dame and donate 1, 2 or 3 coins for 1, 3 or 6 prestige points.
//!
//! R4.9. Who can't or won't donate places nothing; who has no marker to place donates nothing. With an empty personal
//! supply the marker comes from a sector (R4.2). The scoring at the end of a period is in `scoring.rs`.

use crate::{
    action::Action,
    borough::Borough,
    choice::Choice,
    event::{Event, Sink, Source},
    game::Game,
    options::Options,
    prompt::Prompt,
    seat::Seat,
    sector::Place,
};

/// The prestige points that a donation of so many coins brings; three are the most (R4.9).
pub const fn donation(coins: u8) -> u8 {
    match coins {
        0 => 0,
        1 => 1,
        2 => 3,
        3.. => 6,
    }
}

pub(crate) fn perform<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::Donate, out);
}

#[inline]
pub(crate) fn donate_options(borough: &Borough) -> Options {
    let can_place = 0 < borough.supply || borough.sectors_marked() != 0;
    let most = if can_place { borough.coins.min(3) } else { 0 };
    Options::donate(u8::try_from(most).expect("at most three coins")).or_pass()
}

pub(crate) fn donate<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    let Choice::Donate(coins) = choice else {
        return out.emit(Event::ActionForgone { seat, card: Action::NotreDame });
    };
    if game.borough(seat).supply == 0 {
        game.ask(Prompt::DonateFrom { coins }, out);
    } else {
        game.place_from_supply(seat, Place::NotreDame, out);
        pay(game, seat, coins, out);
    }
}

#[inline]
pub(crate) fn donate_from_options(borough: &Borough) -> Options {
    Options::from(borough.sectors_marked())
}

pub(crate) fn donate_from<S: Sink>(
    game: &mut Game,
    seat: Seat,
    coins: u8,
    choice: Choice,
    out: &mut S,
) {
    let Choice::From(from) = choice else { choice.unasked() };
    game.move_marker(seat, from, Place::NotreDame, out);
    pay(game, seat, coins, out);
}

fn pay<S: Sink>(game: &mut Game, seat: Seat, coins: u8, out: &mut S) {
    game.pay_coins(seat, coins, Source::Donation, out);
    game.gain_prestige(seat, donation(coins).into(), Source::Donation, out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, holding, offers};

    #[test]
    fn r4_9_places_a_marker_and_donates() {
        let before = holding("notre-dame", "seat 0: coins 3 supply 4");
        offers(&before, "play notre-dame", "donate 1; donate 2; donate 3; pass");
        check(
            &before,
            "play notre-dame; donate 1",
            "seat 0: coins 2 supply 3 prestige 1 | notre-dame 1; turn 1",
        );
        check(&before, "play notre-dame; donate 2", "seat 0: coins 1 prestige 3");
        check(&before, "play notre-dame; donate 3", "seat 0: coins 0 prestige 6");
    }

    #[test]
    fn r4_9_who_does_not_donate_places_no_marker() {
        check(
            holding("notre-dame", "seat 0: coins 3 supply 4"),
            "play notre-dame; pass",
            "seat 0: coins 3 supply 4 prestige 0 | notre-dame 0; turn 1",
        );
        check(
            holding("notre-dame", "seat 0: coins 0 supply 4"),
            "play notre-dame",
            "seat 0: supply 4 prestige 0 | notre-dame 0; turn 1",
        );
    }

    #[test]
    fn r4_9_never_more_coins_than_one_has() {
        offers(
            holding("notre-dame", "seat 0: coins 2"),
            "play notre-dame",
            "donate 1; donate 2; pass",
        );
    }

    #[test]
    fn r4_2_with_an_empty_supply_the_marker_comes_from_a_sector() {
        let before = holding(
            "notre-dame",
            "seat 0: coins 3 supply 0 | hospital 1 bank 2 notre-dame 1 | friend park",
        );
        offers(&before, "play notre-dame; donate 2", "from bank; from hospital");
        check(
            &before,
            "play notre-dame; donate 2; from hospital",
            "seat 0: coins 1 supply 0 prestige 3 | hospital 0 bank 2 notre-dame 2",
        );
    }

    #[test]
    fn r4_9_who_has_no_marker_to_place_donates_nothing() {
        check(
            holding("notre-dame", "seat 0: coins 3 supply 0 | notre-dame 1 | friend park"),
            "play notre-dame",
            "seat 0: coins 3 prestige 0 | notre-dame 1; turn 1",
        );
    }

    #[test]
    fn r4_11_the_park_adds_to_a_donation_and_is_read_after_the_marker_has_left_it() {
        check(
            holding("notre-dame", "seat 0: coins 2 | park 5"),
            "play notre-dame; donate 2",
            "seat 0: prestige 5",
        );
        check(
            holding("notre-dame", "seat 0: coins 2 supply 0 | park 2"),
            "play notre-dame; donate 2",
            "seat 0: prestige 3 | park 1 notre-dame 1",
        );
    }

    #[test]
    fn r4_9_two_such_cards_in_a_round_are_fine() {
        check(
            "turn 0 second\nhand A1 0: notre-dame bank notre-dame | played notre-dame\nseat 0: coins 2 prestige 1 | notre-dame 1",
            "play notre-dame; donate 2",
            "seat 0: coins 0 prestige 4 | notre-dame 2",
        );
    }
}
