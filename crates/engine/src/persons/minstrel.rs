//! Minstrel. Move 1 to 3 of your pieces from one of your sectors to another, which is not used.
//!
//! R6. The friend counts as a piece. Not from or to Notre Dame.

use crate::{choice::Pieces, event::Sink, game::Game, prompt::Prompt, seat::Seat, sector::Sector};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::MinstrelFrom, out);
}

pub(crate) fn from<S: Sink>(game: &mut Game, from: Sector, out: &mut S) {
    game.ask(Prompt::MinstrelPieces { from }, out);
}

pub(crate) fn pieces<S: Sink>(game: &mut Game, from: Sector, pieces: Pieces, out: &mut S) {
    game.ask(Prompt::MinstrelTo { from, pieces }, out);
}
