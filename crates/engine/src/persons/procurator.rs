//! Procurator. You may use one of your sectors as it stands, placing nothing.
//!
//! R7. One with at least one piece.

use crate::{
    action::use_sector,
    borough::Borough,
    choice::Choice,
    event::{Event, Sink},
    game::Game,
    options::Options,
    person::Person,
    prompt::Prompt,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::ProcuratorUse, out);
}

#[inline]
pub(crate) fn options(borough: &Borough) -> Options {
    Options::use_sector(borough.sectors_held()).or_pass_if_any()
}

pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    if let Choice::Use(sector) = choice {
        use_sector(game, seat, sector, out);
    } else {
        out.emit(Event::PersonDeclined { seat, person: Person::Procurator });
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, hiring, offers};

    #[test]
    fn r7_uses_a_sector_as_it_stands() {
        check(
            hiring("procurator", "seat 0: coins 3 supply 4 | bank 1 | friend bank"),
            "hire procurator; use bank",
            "seat 0: coins 4 supply 4 | bank 1; turn 1",
        );
    }

    #[test]
    fn r7_a_sector_with_a_piece_or_none() {
        offers(
            hiring("procurator", "seat 0: | bank 1 notre-dame 1 | friend park"),
            "hire procurator",
            "use bank; use park; pass",
        );
        check(
            hiring("procurator", "seat 0: coins 3 | bank 1"),
            "hire procurator; pass",
            "seat 0: coins 2; turn 1",
        );
        check(
            hiring("procurator", "seat 0: coins 3 | notre-dame 1"),
            "hire procurator",
            "seat 0: coins 2; turn 1",
        );
    }
}
