//! Coachman. You may use again all messages of one kind that you have collected.
//!
//! R7. Kind, not colour; all together are one gain.

use crate::{
    borough::Borough,
    choice::Choice,
    event::{Event, Sink, Source},
    game::Game,
    message::{self, MessageKind},
    options::Options,
    person::Person,
    prompt::Prompt,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::RepeatMessages, out);
}

#[inline]
pub(crate) fn options(borough: &Borough) -> Options {
    let mut kinds = 0;
    for kind in MessageKind::ALL {
        if 0 < borough.messages.of_kind(kind) {
            kinds |= 1 << kind.index();
        }
    }
    Options::repeat(kinds).or_pass_if_any()
}

pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    let Choice::Repeat(kind) = choice else {
        return out.emit(Event::PersonDeclined { seat, person: Person::Coachman });
    };
    let n = game.borough(seat).messages.of_kind(kind);
    out.emit(Event::MessagesRepeated { seat, kind, n });
    message::use_all(game, seat, kind, n, Source::Person(Person::Coachman), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers};

    #[test]
    fn r7_uses_all_messages_of_one_kind_again() {
        let before = hiring(
            "coachman",
            "seat 0: coins 1 supply 4 | messages red.prestige violet.prestige red.prestige-and-marker violet.prestige-and-marker blue.prestige-and-coin",
        );
        offers(
            &before,
            "hire coachman",
            "repeat prestige-and-coin; repeat prestige-and-marker; repeat prestige; pass",
        );
        check(&before, "hire coachman; repeat prestige", "seat 0: prestige 8");
        check(&before, "hire coachman; repeat prestige-and-marker", "seat 0: prestige 4 supply 6");
        check(&before, "hire coachman; repeat prestige-and-coin", "seat 0: prestige 1 coins 1");
    }

    #[test]
    fn r7_moves_the_rat_marker_once_for_each() {
        check(
            hiring(
                "coachman",
                "seat 0: rats 5 | messages red.prestige-and-rats blue.prestige-and-rats",
            ),
            "hire coachman; repeat prestige-and-rats",
            "seat 0: prestige 6 rats 3",
        );
    }

    #[test]
    fn r7_is_one_gain() {
        check(
            hiring(
                "coachman",
                "seat 0: | park 2 | messages red.prestige violet.prestige red.prestige-and-marker violet.prestige-and-marker blue.prestige-and-coin",
            ),
            "hire coachman; repeat prestige",
            "seat 0: prestige 9",
        );
    }

    #[test]
    fn r7_may_be_declined() {
        check(
            hiring(
                "coachman",
                "seat 0: coins 3 | messages red.prestige violet.prestige red.prestige-and-marker violet.prestige-and-marker blue.prestige-and-coin",
            ),
            "hire coachman; pass",
            "seat 0: coins 2 prestige 0; turn 1",
        );
        check(
            hiring("coachman", "seat 0: coins 3"),
            "hire coachman",
            "seat 0: coins 2 prestige 0; turn 1",
        );
    }
}
