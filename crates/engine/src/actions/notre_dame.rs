//! Notre Dame. Place a marker on Notre Dame and donate 1, 2 or 3 coins for 1, 3 or 6 prestige points.
//!
//! R4.9. Who can't or won't donate places nothing; who has no marker to place donates nothing. With an empty personal
//! supply the marker comes from a sector (R4.2). The scoring at the end of a period is in `scoring.rs`.

use crate::{
    event::{Sink, Source},
    game::Game,
    prompt::Prompt,
    seat::Seat,
    sector::{Place, Sector},
};

pub(crate) fn perform<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::Donate, out);
}

pub(crate) fn donate<S: Sink>(game: &mut Game, seat: Seat, coins: u8, out: &mut S) {
    if game.borough(seat).supply == 0 {
        game.ask(Prompt::DonateFrom { coins }, out);
    } else {
        game.place_from_supply(seat, Place::NotreDame, out);
        pay(game, seat, coins, out);
    }
}

pub(crate) fn donate_from<S: Sink>(
    game: &mut Game,
    seat: Seat,
    coins: u8,
    from: Sector,
    out: &mut S,
) {
    game.move_marker(seat, Place::Sector(from), Place::NotreDame, out);
    pay(game, seat, coins, out);
}

fn pay<S: Sink>(game: &mut Game, seat: Seat, coins: u8, out: &mut S) {
    game.pay_coins(seat, coins, Source::Donation, out);
    game.gain_prestige(seat, [0, 1, 3, 6][usize::from(coins)], Source::Donation, out);
}
