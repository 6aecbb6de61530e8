//! Gravedigger. Gain as many prestige points as the round's plague value.
//!
//! R7. The printed rats; a hired doctor changes nothing here.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let value = game.table().plague_value();
    game.gain_prestige(seat, value.into(), Source::Person(Person::Gravedigger), out);
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring};

    #[test]
    fn r7_as_many_points_as_printed_rats() {
        check(
            hiring("gravedigger", "seat 0: | hospital 3"),
            "hire gravedigger",
            "seat 0: prestige 4",
        );
    }

    #[test]
    fn r9_follows_the_rats_of_the_table() {
        check(
            hiring("gravedigger", "rats monk=3 gravedigger=0"),
            "hire gravedigger",
            "seat 0: prestige 5",
        );
    }

    #[test]
    fn r7_a_hired_doctor_changes_nothing_here() {
        check(hiring("gravedigger", "seat 0: | doctor"), "hire gravedigger", "seat 0: prestige 4");
    }
}
