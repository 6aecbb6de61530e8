//! The notation: choices, prompts and positions as text. `docs/notation.md` describes it for people.
//!
//! A position may leave out whatever has a default; it is written in full.
//!
//! ```
//! use engine::{Choice, Game, Prompt};
//!
//! let game: Game = "players 3\nseat 1: coins 4 prestige 6 | bank 2".parse()?;
//! assert_eq!(game.to_string().parse(), Ok(game));
//!
//! assert_eq!("drive 1.gate".parse::<Choice>()?.to_string(), "drive 1.gate");
//! assert_eq!("hotel-bonus 2".parse::<Prompt>()?.to_string(), "hotel-bonus 2");
//!
//! let error = "players 3\nphase breakfast".parse::<Game>().expect_err("no phase");
//! assert_eq!(error.line, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use core::{fmt, str::FromStr};

use crate::choice::Choice;

mod check;
mod fill;
mod read;
mod seat_line;
mod words;
mod write;

pub use words::{read_rats, read_rules};
pub use write::{rats_line, rules_line};

/// A word that is none of those expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownWord {
    /// What was expected.
    pub expected: &'static str,
}

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for UnknownWord {}

/// What is wrong with a text, and in which line (counted from 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line.
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl core::error::Error for ParseError {}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Hire(person) => write!(f, "hire {person}"),
            Self::Donate(coins) => write!(f, "donate {coins}"),
            Self::From(place) => write!(f, "from {place}"),
            Self::FromFriend => f.write_str("from friend"),
            Self::To(sector) => write!(f, "to {sector}"),
            Self::Use(sector) => write!(f, "use {sector}"),
            Self::Bonus(bonus) => write!(f, "bonus {bonus}"),
            Self::Drive(market) => write!(f, "drive {market}"),
            Self::Take => f.write_str("take"),
            Self::Repeat(kind) => write!(f, "repeat {kind}"),
            Self::Return(place) => write!(f, "return {place}"),
            Self::Place(sector) => write!(f, "place {sector}"),
            Self::Give(n) => write!(f, "give {n}"),
            Self::Remove(sector) => write!(f, "remove {sector}"),
            Self::Move(pieces) => write!(f, "move {pieces}"),
        }
    }
}

impl FromStr for Choice {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let (verb, object) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "pass" | "take" if !object.is_empty() => {
                Err(UnknownWord { expected: "nothing after pass or take" })
            }
            "pass" => Ok(Self::Pass),
            "take" => Ok(Self::Take),
            "keep" => object.parse().map(Self::Keep),
            "play" => object.parse().map(Self::Play),
            "hire" => object.parse().map(Self::Hire),
            "donate" => number(object, 1..=3, "donate 1, 2 or 3").map(Self::Donate),
            "from" if object == "friend" => Ok(Self::FromFriend),
            "from" => object.parse().map(Self::From),
            "to" => object.parse().map(Self::To),
            "use" => object.parse().map(Self::Use),
            "bonus" => object.parse().map(Self::Bonus),
            "drive" => object.parse().map(Self::Drive),
            "repeat" => object.parse().map(Self::Repeat),
            "return" => object.parse().map(Self::Return),
            "place" => object.parse().map(Self::Place),
            "give" => number(object, 1..=9, "give 1 to 9").map(Self::Give),
            "remove" => object.parse().map(Self::Remove),
            "move" => object.parse().map(Self::Move),
            _ => Err(UnknownWord {
                expected: "a choice: pass, keep, play, hire, donate, from, to, use, bonus, drive, take, repeat, \
                           return, place, give, remove or move",
            }),
        }
    }
}

pub(crate) fn number(
    word: &str,
    range: core::ops::RangeInclusive<u8>,
    expected: &'static str,
) -> Result<u8, UnknownWord> {
    // `parse` alone would take "+2" and "02", which print differently.
    let n = word.parse().map_err(|_| UnknownWord { expected })?;
    if range.contains(&n) && n.to_string() == word { Ok(n) } else { Err(UnknownWord { expected }) }
}
