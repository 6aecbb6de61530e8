//! Coachman. You may use again all messages of one kind that you have collected.
//!
//! R7. Kind, not colour; all together are one gain.

use crate::{
    event::{Event, Sink, Source},
    game::Game,
    message::{self, MessageKind},
    person::Person,
    prompt::Prompt,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::RepeatMessages, out);
}

pub(crate) fn repeat<S: Sink>(game: &mut Game, seat: Seat, kind: MessageKind, out: &mut S) {
    let n = game.borough(seat).messages.of_kind(kind);
    out.emit(Event::MessagesRepeated { seat, kind, n });
    message::use_all(game, seat, kind, n, Source::Person(Person::Coachman), out);
}
