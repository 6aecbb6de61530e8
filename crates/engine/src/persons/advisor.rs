//! Advisor. You may hire twice more, at once, for 1 coin each: the two other persons, or one of them twice.
//!
//! R7. Never the advisor again. Each hire is a gain of its own; `flow.rs` asks for them.

use crate::{
    choice::Choice,
    event::{Event, Sink},
    game::Game,
    options::Options,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, _out: &mut S) {
    game.allow_extra_hires(2);
}

#[inline]
pub(crate) fn options(game: &Game, seat: Seat) -> Options {
    let others = game.persons_bits() & !(1 << Person::Advisor.index());
    Options::hire(if 0 < game.borough(seat).coins { others } else { 0 }).or_pass()
}

pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, left: u8, choice: Choice, out: &mut S) {
    if let Choice::Hire(person) = choice {
        game.allow_extra_hires(left - 1);
        person.hire(game, seat, out);
    } else {
        game.allow_extra_hires(0);
        out.emit(Event::HiredNobody { seat });
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers, refused};

    #[test]
    fn r7_hires_both_others_or_one_of_them_twice() {
        let before = hiring("advisor", "seat 0: coins 3 supply 4");
        offers(&before, "hire advisor", "hire monk; hire doctor; pass");
        check(
            &before,
            "hire advisor; hire monk; hire doctor",
            "seat 0: coins 0 supply 6 prestige 1 | doctor; turn 1",
        );
        check(
            &before,
            "hire advisor; hire monk; hire monk",
            "seat 0: coins 0 supply 8 prestige 2; turn 1",
        );
        check(&before, "hire advisor; pass", "seat 0: coins 2 prestige 0; turn 1");
        check(&before, "hire advisor; hire monk; pass", "seat 0: coins 1 prestige 1; turn 1");
    }

    #[test]
    fn r7_never_the_advisor_again() {
        refused(hiring("advisor", ""), "hire advisor", "hire advisor");
        refused(hiring("advisor", ""), "hire advisor; hire monk", "hire advisor");
    }

    #[test]
    fn r7_each_hire_costs_a_coin_when_it_is_made() {
        check(hiring("advisor", "seat 0: coins 1"), "hire advisor", "seat 0: coins 0; turn 1");
        check(
            "rules new-persons=on\nround C1\nphase hiring\npersons money-lender monk advisor\nseat 0: coins 2 supply 4",
            "hire advisor; hire money-lender; hire monk",
            "seat 0: coins 1 supply 6 prestige 2; turn 1",
        );
    }

    #[test]
    fn r7_each_hire_is_a_gain_of_its_own() {
        check(
            hiring("advisor", "seat 0: coins 3 | park 2"),
            "hire advisor; hire monk; hire monk",
            "seat 0: prestige 4",
        );
    }

    #[test]
    fn r7_the_doctor_twice_is_the_doctor_once() {
        check(
            hiring("advisor", "seat 0: coins 3 rats 4 | hospital 1"),
            "hire advisor; hire doctor; hire doctor; pass; pass; pass",
            "seat 0: rats 3; round C2",
        );
    }

    #[test]
    fn r7_a_question_of_the_hired_person_comes_before_the_next_hire() {
        check(
            "rules new-persons=on\nround C1\nphase hiring\npersons hostess monk advisor\nseat 0: coins 3 rats 1",
            "hire advisor; hire hostess; bonus rats; hire hostess; bonus coin",
            "seat 0: coins 1 rats 0 prestige 6; turn 1",
        );
    }
}
