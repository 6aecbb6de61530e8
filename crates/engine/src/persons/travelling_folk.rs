//! Travelling folk. Return any number of your markers from the board to the general supply, for 2 prestige points each.
//!
//! R7. From sectors and Notre Dame, not the friend. One gain, with the park as it is after the return.

use crate::{
    borough::Borough,
    choice::Choice,
    event::{Event, Sink, Source},
    game::Game,
    options::Options,
    person::Person,
    prompt::Prompt,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::ReturnMarker { returned: 0 }, out);
}

#[inline]
pub(crate) fn options(borough: &Borough) -> Options {
    Options::give_back(borough.places_marked()).or_pass()
}

pub(crate) fn answer<S: Sink>(
    game: &mut Game,
    seat: Seat,
    returned: u8,
    choice: Choice,
    out: &mut S,
) {
    if let Choice::Return(from) = choice {
        game.return_marker(seat, from, out);
        return game.ask(Prompt::ReturnMarker { returned: returned + 1 }, out);
    }
    if returned == 0 {
        out.emit(Event::PersonDeclined { seat, person: Person::TravellingFolk });
    }
    game.gain_prestige(seat, 2 * u16::from(returned), Source::Person(Person::TravellingFolk), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers};

    #[test]
    fn r7_2_points_for_each_marker_returned() {
        check(
            hiring("travelling-folk", "seat 0: supply 1 | bank 2 notre-dame 1"),
            "hire travelling-folk; return bank; return notre-dame; pass",
            "seat 0: supply 1 prestige 4 general 12 | bank 1 notre-dame 0; turn 1",
        );
    }

    #[test]
    fn r7_any_number_but_never_the_friend() {
        offers(
            hiring("travelling-folk", "seat 0: | bank 1 notre-dame 1 | friend park"),
            "hire travelling-folk",
            "return bank; return notre-dame; pass",
        );
        check(
            hiring("travelling-folk", "seat 0: | bank 1 | friend park"),
            "hire travelling-folk; return bank",
            "seat 0: prestige 2 | friend park; turn 1",
        );
        check(
            hiring("travelling-folk", "seat 0: | bank 1"),
            "hire travelling-folk; pass",
            "seat 0: prestige 0 | bank 1; turn 1",
        );
        check(
            hiring("travelling-folk", "seat 0: coins 3 | friend park"),
            "hire travelling-folk",
            "seat 0: coins 2 prestige 0; turn 1",
        );
    }

    #[test]
    fn r7_is_one_gain_with_the_park_as_it_is_after_the_return() {
        check(
            hiring("travelling-folk", "seat 0: | park 2 bank 2"),
            "hire travelling-folk; return bank; return bank; pass",
            "seat 0: prestige 5",
        );
        check(
            hiring("travelling-folk", "seat 0: | park 2 bank 2"),
            "hire travelling-folk; return park; pass",
            "seat 0: prestige 2",
        );
    }
}
