//! Procurator. You may use one of your sectors as it stands, placing nothing.
//!
//! R7. One with at least one piece.

use crate::{event::Sink, game::Game, prompt::Prompt, seat::Seat};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::ProcuratorUse, out);
}
