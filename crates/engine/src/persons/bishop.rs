//! Bishop. Place one marker from the general supply into an empty sector of yours and use it.
//!
//! R7. Without an empty sector, or without a marker in the general supply, nothing happens (R4.14).

use crate::{
    action::use_sector,
    borough::Borough,
    choice::Choice,
    event::{Sink, Source},
    game::Game,
    options::Options,
    person::Person,
    prompt::Prompt,
    seat::Seat,
    sector::Place,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::BishopTo, out);
}

#[inline]
pub(crate) fn options(borough: &Borough) -> Options {
    Options::to(if 0 < borough.general() { borough.sectors_empty() } else { 0 })
}

pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    let Choice::To(to) = choice else { choice.unasked() };
    game.place_from_general(seat, Place::Sector(to), Source::Person(Person::Bishop), out);
    use_sector(game, seat, to, out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers};

    #[test]
    fn r7_places_into_an_empty_sector_and_uses_it() {
        check(
            hiring("bishop", "seat 0: coins 3 supply 4"),
            "hire bishop; to bank",
            "seat 0: coins 3 supply 4 general 9 | bank 1; turn 1",
        );
    }

    #[test]
    fn r7_only_into_an_empty_sector() {
        offers(
            hiring("bishop", "seat 0: | bank 1 notre-dame 1 | friend park"),
            "hire bishop",
            "to cloister-school; to residence; to carriage-house; to hotel; to hospital",
        );
        check(
            hiring(
                "bishop",
                "seat 0: coins 3 supply 0 | cloister-school 1 bank 1 residence 1 carriage-house 1 hotel 1 hospital 1 | friend park",
            ),
            "hire bishop",
            "seat 0: coins 2 supply 0 general 8; turn 1",
        );
    }

    #[test]
    fn r4_14_nothing_without_a_marker_in_the_general_supply() {
        check(
            hiring("bishop", "seat 0: coins 3 supply 5 rats 2 | bank 9"),
            "hire bishop",
            "seat 0: coins 2 rats 2; turn 1",
        );
    }

    #[test]
    fn r4_11_gains_through_the_action_once() {
        check(
            hiring("bishop", "seat 0: | park 2"),
            "hire bishop; to residence",
            "seat 0: prestige 2",
        );
    }
}
