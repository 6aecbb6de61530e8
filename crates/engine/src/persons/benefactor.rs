//! Benefactor. You may give back prestige points; for each, your rat marker goes back by 1.
//!
//! R7. At most as many as the rat marker's space. The option `benefactor = "coins"` takes coins instead.

use crate::{
    choice::Choice,
    event::{Event, Sink, Source},
    game::Game,
    options::Options,
    person::Person,
    prompt::Prompt,
    rules::Gift,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::BenefactorGive, out);
}

#[inline]
pub(crate) fn options(game: &Game, seat: Seat) -> Options {
    let borough = game.borough(seat);
    let owned = match game.rules().benefactor {
        Gift::Prestige => borough.prestige,
        Gift::Coins => borough.coins,
    };
    Options::give(owned.min(borough.rats.into())).or_pass_if_any()
}

pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    let Choice::Give(n) = choice else {
        return out.emit(Event::PersonDeclined { seat, person: Person::Benefactor });
    };
    let source = Source::Person(Person::Benefactor);
    match game.rules().benefactor {
        Gift::Prestige => game.lose_prestige(seat, n.into(), source, out),
        Gift::Coins => game.pay_coins(seat, n, source, out),
    }
    game.lower_rats(seat, n, source, out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers};

    #[test]
    fn r7_gives_back_points_and_moves_the_rat_marker() {
        let before = hiring("benefactor", "seat 0: coins 3 prestige 5 rats 3 | park 4");
        offers(&before, "hire benefactor", "give 1; give 2; give 3; pass");
        check(&before, "hire benefactor; give 2", "seat 0: coins 2 prestige 3 rats 1; turn 1");
        check(&before, "hire benefactor; pass", "seat 0: prestige 5 rats 3; turn 1");
    }

    #[test]
    fn r7_never_more_points_than_one_has() {
        offers(
            hiring("benefactor", "seat 0: prestige 1 rats 3"),
            "hire benefactor",
            "give 1; pass",
        );
    }

    #[test]
    fn r7_is_not_asked_without_points_or_rats() {
        check(
            hiring("benefactor", "seat 0: prestige 0 rats 3"),
            "hire benefactor",
            "seat 0: rats 3; turn 1",
        );
        check(
            hiring("benefactor", "seat 0: prestige 3 rats 0"),
            "hire benefactor",
            "seat 0: prestige 3; turn 1",
        );
    }

    #[test]
    fn r11_the_option_coins_takes_coins_left_after_the_hire() {
        let before = hiring("benefactor", "seat 0: coins 3 prestige 0 rats 5")
            .replace("new-persons=on", "new-persons=on benefactor=coins");
        offers(&before, "hire benefactor", "give 1; give 2; pass");
        check(&before, "hire benefactor; give 2", "seat 0: coins 0 rats 3");
    }
}
