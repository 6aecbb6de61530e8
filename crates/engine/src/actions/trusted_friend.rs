//! Trusted friend. Put your friend into another of your seven sectors and use it; place no marker.
//!
//! R4.12. The first time it comes from off the board and may go anywhere.

use crate::{
    action::use_sector, event::Sink, game::Game, prompt::Prompt, seat::Seat, sector::Sector,
};

pub(crate) fn perform<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::PlaceFriend, out);
}

pub(crate) fn place<S: Sink>(game: &mut Game, seat: Seat, to: Sector, out: &mut S) {
    game.move_friend(seat, to, out);
    use_sector(game, seat, to, out);
}
