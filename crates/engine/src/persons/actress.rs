//! Actress. Move all pieces of one of your sectors to another and use it.
//!
//! R7. A sector that holds any; the friend goes with them.

use crate::{
    action::use_sector, choice::Pieces, event::Sink, game::Game, prompt::Prompt, seat::Seat,
    sector::Sector,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::ActressFrom, out);
}

pub(crate) fn to<S: Sink>(game: &mut Game, seat: Seat, from: Sector, to: Sector, out: &mut S) {
    let borough = game.borough(seat);
    let pieces = Pieces { markers: borough.markers[from], friend: borough.friend == Some(from) };
    game.move_pieces(seat, from, to, pieces, out);
    use_sector(game, seat, to, out);
}
