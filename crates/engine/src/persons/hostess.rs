//! Hostess. Gain 3 prestige points and take one bonus: 1 coin, 1 marker, or the rat marker back by 1.
//!
//! R6. A bonus without effect is not offered (R4.7): the options are those of the hotel.

use crate::{
    actions::hotel,
    choice::Choice,
    event::{Sink, Source},
    game::Game,
    person::Person,
    prompt::Prompt,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.gain_prestige(seat, 3, Source::Person(Person::Hostess), out);
    game.ask(Prompt::HostessBonus, out);
}

pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    hotel::give(game, seat, choice, Source::Person(Person::Hostess), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers};

    #[test]
    fn r6_gains_3_points_and_a_bonus() {
        let before = hiring("hostess", "seat 0: coins 3 supply 4 rats 2");
        offers(&before, "hire hostess", "bonus coin; bonus marker; bonus rats");
        check(&before, "hire hostess; bonus coin", "seat 0: coins 3 prestige 3");
        check(&before, "hire hostess; bonus marker", "seat 0: coins 2 supply 5 prestige 3");
        check(&before, "hire hostess; bonus rats", "seat 0: coins 2 rats 1 prestige 3; turn 1");
    }

    #[test]
    fn r4_11_is_one_gain() {
        check(
            hiring("hostess", "seat 0: rats 2 | park 2"),
            "hire hostess; bonus rats",
            "seat 0: prestige 4",
        );
    }

    #[test]
    fn r4_7_a_bonus_without_effect_is_not_offered() {
        offers(hiring("hostess", "seat 0: rats 0"), "hire hostess", "bonus coin; bonus marker");
        check(
            hiring("hostess", "seat 0: coins 1 supply 5 rats 0 | bank 9"),
            "hire hostess",
            "seat 0: coins 1 prestige 3; turn 1",
        );
    }
}
