//! Hotel. Take one bonus, or two with three pieces or more in the hotel: 1 coin, 1 marker, or the rat marker back by 1.
//!
//! R4.7. Edition 2007 gives two only from the fourth piece. A bonus without effect is not offered.

use crate::{
    choice::Choice,
    event::{Sink, Source},
    game::Game,
    named::named,
    options::Options,
    prompt::Prompt,
    rules::{Coins, Edition},
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
    game.ask(Prompt::HotelBonus { left: bonuses(game, seat) }, out);
}

impl Edition {
    /// How many bonuses the hotel gives with so many pieces in it (R4.7).
    #[inline]
    pub const fn hotel_bonuses(self, pieces: u8) -> u8 {
        let doubles_from = match self {
            Self::Of2017 => 3,
            Self::Of2007 => 4,
        };
        if pieces == 0 {
            0
        } else if pieces < doubles_from {
            1
        } else {
            2
        }
    }
}

/// How many bonuses a player's hotel gives now.
pub(crate) fn bonuses(game: &Game, seat: Seat) -> u8 {
    game.rules().edition.hotel_bonuses(game.borough(seat).pieces(Sector::Hotel))
}

/// The bonuses that would have an effect now; the hostess offers the same.
#[inline]
pub(crate) fn options(game: &Game, seat: Seat) -> Options {
    let borough = game.borough(seat);
    let coin = match game.rules().coins {
        Coins::Unlimited => true,
        Coins::Limited => 0 < game.coin_supply() || game.richest_other(seat).is_some(),
    };
    let offered = |bonus: Bonus, effect: bool| u64::from(effect) << bonus.index();
    Options::bonus(
        offered(Bonus::Coin, coin)
            | offered(Bonus::Marker, 0 < borough.general())
            | offered(Bonus::Rats, 0 < borough.rats),
    )
}

pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, left: u8, choice: Choice, out: &mut S) {
    give(game, seat, choice, Source::Sector(Sector::Hotel), out);
    if 1 < left {
        game.ask(Prompt::HotelBonus { left: left - 1 }, out);
    }
}

/// Gives one bonus; the hostess shares it.
pub(crate) fn give<S: Sink>(
    game: &mut Game,
    seat: Seat,
    choice: Choice,
    source: Source,
    out: &mut S,
) {
    let Choice::Bonus(bonus) = choice else { choice.unasked() };
    match bonus {
        Bonus::Coin => game.gain_coins(seat, 1, source, out),
        Bonus::Marker => game.gain_markers(seat, 1, source, out),
        Bonus::Rats => game.lower_rats(seat, 1, source, out),
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, holding, offers};

    #[test]
    fn r4_7_gives_one_bonus() {
        let before = holding("hotel", "seat 0: coins 3 supply 4 rats 2 | hotel 1");
        offers(&before, "play hotel", "bonus coin; bonus marker; bonus rats");
        check(
            &before,
            "play hotel; bonus coin",
            "seat 0: coins 4 supply 3 rats 2 | hotel 2; turn 1",
        );
        check(&before, "play hotel; bonus marker", "seat 0: coins 3 supply 4 rats 2");
        check(&before, "play hotel; bonus rats", "seat 0: coins 3 supply 3 rats 1");
    }

    #[test]
    fn r4_7_gives_two_with_three_pieces_also_the_same_twice() {
        check(
            holding("hotel", "seat 0: coins 3 rats 2 | hotel 1 | friend hotel"),
            "play hotel; bonus coin; bonus coin",
            "seat 0: coins 5; turn 1",
        );
        check(
            holding("hotel", "seat 0: coins 3 rats 2 | hotel 2"),
            "play hotel; bonus coin; bonus rats",
            "seat 0: coins 4 rats 1; turn 1",
        );
    }

    #[test]
    fn r11_edition_2007_gives_two_from_the_fourth_piece() {
        check(
            holding("hotel", "rules edition=2007\nseat 0: coins 3 | hotel 2"),
            "play hotel; bonus coin",
            "seat 0: coins 4; turn 1",
        );
        check(
            holding("hotel", "rules edition=2007\nseat 0: coins 3 | hotel 3"),
            "play hotel; bonus coin; bonus coin",
            "seat 0: coins 5; turn 1",
        );
    }

    #[test]
    fn r4_7_a_bonus_without_effect_is_not_offered() {
        offers(holding("hotel", "seat 0: rats 0"), "play hotel", "bonus coin; bonus marker");
        offers(
            holding("hotel", "seat 0: supply 5 rats 1 | bank 9"),
            "play hotel",
            "bonus coin; bonus rats",
        );
        offers(
            holding(
                "hotel",
                "seat 0: coins 25 rats 1\nseat 1: coins 0\nseat 2: coins 0\nseat 3: coins 0",
            ),
            "play hotel",
            "bonus marker; bonus rats",
        );
        offers(
            holding(
                "hotel",
                "seat 0: coins 24 rats 1\nseat 1: coins 0\nseat 2: coins 0\nseat 3: coins 1",
            ),
            "play hotel",
            "bonus coin; bonus marker; bonus rats",
        );
    }

    #[test]
    fn r4_7_the_second_bonus_is_asked_for_anew() {
        offers(
            holding("hotel", "seat 0: rats 1 | hotel 2"),
            "play hotel; bonus rats",
            "bonus coin; bonus marker",
        );
    }

    #[test]
    fn r4_7_with_none_left_the_bonus_is_lost() {
        check(
            holding(
                "hotel",
                "seat 0: coins 25 supply 5 rats 0 | bank 9\nseat 1: coins 0\nseat 2: coins 0\nseat 3: coins 0",
            ),
            "play hotel",
            "seat 0: coins 25 supply 4 rats 0 general 0; turn 1",
        );
    }
}
