//! Hotel. Take one bonus, or two with three pieces or more in the hotel: 1 coin, 1 marker, or the rat marker back by 1.
//!
//! R4.7. Edition 2007 gives two only from the fourth piece. A bonus without effect is not offered.

use crate::{
    event::{Sink, Source},
    game::Game,
    named::named,
    prompt::Prompt,
    rules::Edition,
    seat::Seat,
    sector::Sector,
};

named! {
    /// A bonus of the hotel or the hostess.
    pub enum Bonus as "a bonus (coin, marker, rats)" {
        /// 1 coin.
        Coin = "coin",
        /// 1 marker from the general supply.
        Marker = "marker",
        /// The rat marker back by 1.
        Rats = "rats",
    }
}

pub(crate) fn apply<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let doubles_from = match game.rules().edition {
        Edition::Of2017 => 3,
        Edition::Of2007 => 4,
    };
    let bonuses = if doubles_from <= game.borough(seat).pieces(Sector::Hotel) { 2 } else { 1 };
    game.ask(Prompt::HotelBonus { left: bonuses }, out);
}

pub(crate) fn take<S: Sink>(game: &mut Game, seat: Seat, bonus: Bonus, left: u8, out: &mut S) {
    give(game, seat, bonus, Source::Sector(Sector::Hotel), out);
    if 1 < left {
        game.ask(Prompt::HotelBonus { left: left - 1 }, out);
    }
}

/// Gives one bonus; the hostess shares it.
pub(crate) fn give<S: Sink>(
    game: &mut Game,
    seat: Seat,
    bonus: Bonus,
    source: Source,
    out: &mut S,
) {
    match bonus {
        Bonus::Coin => game.gain_coins(seat, 1, source, out),
        Bonus::Marker => game.gain_markers(seat, 1, source, out),
        Bonus::Rats => game.lower_rats(seat, 1, source, out),
    }
}
