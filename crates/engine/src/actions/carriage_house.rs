//! Carriage house. Drive your carriage up to as many steps as you have pieces in the carriage house.
//!
//! R4.6, R8. Where the movement ends a message may be taken (`message.rs`).

use crate::{
    city::Market, event::Sink, game::Game, message, prompt::Prompt, seat::Seat, sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let steps = game.borough(seat).pieces(Sector::CarriageHouse);
    game.ask(Prompt::Drive { steps }, out);
}

pub(crate) fn drive<S: Sink>(game: &mut Game, seat: Seat, to: Market, out: &mut S) {
    game.move_carriage(seat, to, out);
    message::arrive(game, seat, out);
}
