//! Park. Move your rat marker back by 1, however many pieces stand in the park.
//!
//! R4.8. What the park adds to every gain of prestige is in `ops.rs` (R4.11).

use crate::{
    event::{Sink, Source},
    game::Game,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.lower_rats(seat, 1, Source::Sector(Sector::Park), out);
}
