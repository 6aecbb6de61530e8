//! The notation: choices, prompts and positions as text. `docs/notation.md` describes it for people.

use core::{fmt, str::FromStr};

use crate::{
    choice::{Choice, Pieces},
    prompt::Prompt,
    sector::Place,
};

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

impl FromStr for Pieces {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|it| it.to_string() == word)
            .ok_or(UnknownWord { expected: "pieces (1, 2, 3, friend, 1+friend, 2+friend)" })
    }
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match self {
            Self::MoveMarker { to } => write!(f, "{name} {to}"),
            Self::DonateFrom { coins } => write!(f, "{name} {coins}"),
            Self::Drive { steps } => write!(f, "{name} {steps}"),
            Self::HotelBonus { left } | Self::AdvisorHire { left } => write!(f, "{name} {left}"),
            Self::MinstrelPieces { from } | Self::ActressTo { from } => write!(f, "{name} {from}"),
            Self::MinstrelTo { from, pieces } => write!(f, "{name} {from} {pieces}"),
            Self::FoolTo { from: Some(place) } => write!(f, "{name} {place}"),
            Self::FoolTo { from: None } => write!(f, "{name} friend"),
            Self::ReturnMarker { returned } => write!(f, "{name} {returned}"),
            Self::Nothing
            | Self::KeepFirst
            | Self::KeepSecond
            | Self::Play
            | Self::Donate
            | Self::PlaceFriend
            | Self::TakeMessage
            | Self::Hire
            | Self::HostessBonus
            | Self::MinstrelFrom
            | Self::FoolFrom
            | Self::BishopTo
            | Self::ProcuratorUse
            | Self::RepeatMessages
            | Self::BenefactorGive
            | Self::ButcherPlace
            | Self::ActressFrom
            | Self::LoseMarker => f.write_str(name),
        }
    }
}

impl Prompt {
    /// The prompt's word in the notation, without what it is about.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::KeepFirst => "keep-first",
            Self::KeepSecond => "keep-second",
            Self::Play => "play",
            Self::MoveMarker { .. } => "move-marker",
            Self::Donate => "donate",
            Self::DonateFrom { .. } => "donate-from",
            Self::PlaceFriend => "place-friend",
            Self::Drive { .. } => "drive",
            Self::TakeMessage => "take-message",
            Self::HotelBonus { .. } => "hotel-bonus",
            Self::Hire => "hire",
            Self::HostessBonus => "hostess-bonus",
            Self::MinstrelFrom => "minstrel-from",
            Self::MinstrelPieces { .. } => "minstrel-pieces",
            Self::MinstrelTo { .. } => "minstrel-to",
            Self::FoolFrom => "fool-from",
            Self::FoolTo { .. } => "fool-to",
            Self::BishopTo => "bishop-to",
            Self::ProcuratorUse => "procurator-use",
            Self::ReturnMarker { .. } => "return-marker",
            Self::RepeatMessages => "repeat-messages",
            Self::BenefactorGive => "benefactor-give",
            Self::ButcherPlace => "butcher-place",
            Self::AdvisorHire { .. } => "advisor-hire",
            Self::ActressFrom => "actress-from",
            Self::ActressTo { .. } => "actress-to",
            Self::LoseMarker => "lose-marker",
        }
    }
}

impl FromStr for Prompt {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let (name, about) = text.split_once(' ').unwrap_or((text, ""));
        let simple = [
            Self::Nothing,
            Self::KeepFirst,
            Self::KeepSecond,
            Self::Play,
            Self::Donate,
            Self::PlaceFriend,
            Self::TakeMessage,
            Self::Hire,
            Self::HostessBonus,
            Self::MinstrelFrom,
            Self::FoolFrom,
            Self::BishopTo,
            Self::ProcuratorUse,
            Self::RepeatMessages,
            Self::BenefactorGive,
            Self::ButcherPlace,
            Self::ActressFrom,
            Self::LoseMarker,
        ];
        if let Some(prompt) = simple.into_iter().find(|it| it.name() == text) {
            return Ok(prompt);
        }
        match name {
            "move-marker" => Ok(Self::MoveMarker { to: about.parse()? }),
            "donate-from" => {
                Ok(Self::DonateFrom { coins: number(about, 1..=3, "donate-from 1, 2 or 3")? })
            }
            "drive" => {
                Ok(Self::Drive { steps: number(about, 1..=15, "drive with 1 to 15 steps")? })
            }
            "hotel-bonus" => {
                Ok(Self::HotelBonus { left: number(about, 1..=2, "hotel-bonus 1 or 2")? })
            }
            "minstrel-pieces" => Ok(Self::MinstrelPieces { from: about.parse()? }),
            "minstrel-to" => {
                let expected = "minstrel-to SECTOR PIECES";
                let (from, pieces) = about.split_once(' ').ok_or(UnknownWord { expected })?;
                Ok(Self::MinstrelTo { from: from.parse()?, pieces: pieces.parse()? })
            }
            "fool-to" if about == "friend" => Ok(Self::FoolTo { from: None }),
            "fool-to" => Ok(Self::FoolTo { from: Some(about.parse::<Place>()?) }),
            "return-marker" => {
                Ok(Self::ReturnMarker { returned: number(about, 0..=14, "return-marker 0 to 14")? })
            }
            "advisor-hire" => {
                Ok(Self::AdvisorHire { left: number(about, 1..=2, "advisor-hire 1 or 2")? })
            }
            "actress-to" => Ok(Self::ActressTo { from: about.parse()? }),
            _ => Err(UnknownWord {
                expected: "a prompt with what it is about, see docs/notation.md",
            }),
        }
    }
}

fn number(
    word: &str,
    range: core::ops::RangeInclusive<u8>,
    expected: &'static str,
) -> Result<u8, UnknownWord> {
    // `parse` alone would take "+2" and "02", which print differently.
    let n = word.parse().map_err(|_| UnknownWord { expected })?;
    if range.contains(&n) && n.to_string() == word { Ok(n) } else { Err(UnknownWord { expected }) }
}
