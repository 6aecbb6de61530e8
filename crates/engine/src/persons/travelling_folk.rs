//! Travelling folk. Return any number of your markers from the board to the general supply, for 2 prestige points each.
//!
//! R7. From sectors and Notre Dame, not the friend. One gain, with the park as it is after the return.

use crate::{
    event::{Event, Sink, Source},
    game::Game,
    person::Person,
    prompt::Prompt,
    seat::Seat,
    sector::Place,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::ReturnMarker { returned: 0 }, out);
}

pub(crate) fn give_back<S: Sink>(
    game: &mut Game,
    seat: Seat,
    from: Place,
    returned: u8,
    out: &mut S,
) {
    game.return_marker(seat, from, out);
    game.ask(Prompt::ReturnMarker { returned: returned + 1 }, out);
}

pub(crate) fn stop<S: Sink>(game: &mut Game, seat: Seat, returned: u8, out: &mut S) {
    if returned == 0 {
        out.emit(Event::PersonDeclined { seat, person: Person::TravellingFolk });
    }
    game.gain_prestige(seat, 2 * u16::from(returned), Source::Person(Person::TravellingFolk), out);
}
