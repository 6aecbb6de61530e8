//! Bank. Take as many coins as you have pieces in the bank.
//!
//! R4.5. What the supply lacks comes from the richest player (R4.13).

use crate::{
    event::{Sink, Source},
    game::Game,
    seat::Seat,
    sector::Sector,
};

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let pieces = game.borough(seat).pieces(Sector::Bank);
    game.gain_coins(seat, pieces, Source::Sector(Sector::Bank), out);
}
