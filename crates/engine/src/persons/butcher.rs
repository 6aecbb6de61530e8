//! Butcher. You may place one marker from the general supply into each of your empty sectors; none is used.
//!
//! R7. Any of them.

use crate::{
    borough::Borough,
    choice::Choice,
    event::{Event, Sink, Source},
    game::Game,
    options::Options,
    person::Person,
    prompt::Prompt,
    seat::Seat,
    sector::Place,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::ButcherPlace, out);
}

#[inline]
pub(crate) fn options(borough: &Borough) -> Options {
    let sectors = if 0 < borough.general() { borough.sectors_empty() } else { 0 };
    Options::place(sectors).or_pass_if_any()
}

pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    let Choice::Place(sector) = choice else {
        return out.emit(Event::PersonDeclined { seat, person: Person::Butcher });
    };
    game.place_from_general(seat, Place::Sector(sector), Source::Person(Person::Butcher), out);
    game.ask(Prompt::ButcherPlace, out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers};

    #[test]
    fn r7_places_into_any_empty_sectors_and_uses_none() {
        let before = hiring(
            "butcher",
            "seat 0: coins 3 supply 4 | park 1 hospital 1 bank 1 hotel 1 | friend residence",
        );
        offers(&before, "hire butcher", "place cloister-school; place carriage-house; pass");
        check(
            &before,
            "hire butcher; place cloister-school; pass",
            "seat 0: coins 2 supply 4 general 5 | cloister-school 1 carriage-house 0; turn 1",
        );
        check(
            &before,
            "hire butcher; place carriage-house; place cloister-school",
            "seat 0: supply 4 general 4 | cloister-school 1 carriage-house 1; turn 1",
        );
        check(&before, "hire butcher; pass", "seat 0: general 6; turn 1");
    }

    #[test]
    fn r4_14_never_more_than_the_general_supply_holds() {
        check(
            hiring("butcher", "seat 0: supply 4 | bank 9"),
            "hire butcher; place hotel",
            "seat 0: general 0 supply 4 | hotel 1; turn 1",
        );
    }
}
