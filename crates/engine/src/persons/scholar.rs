//! Scholar. Do the action of your third, unplayed card.
//!
//! R7. By R4 in full: placing, an empty supply, donating from what is left after the hire, the friend. All see the card.

use crate::{event::Sink, game::Game, seat::Seat};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let card = game.show_third(seat, out);
    card.perform(game, seat, out);
}
