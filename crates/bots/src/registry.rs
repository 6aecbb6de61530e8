//! Names of bots: `novice`, `regular`, `seasoned`, `expert:500ms`, and for the arena also `random`, `regular-1`, `expert-1:400`,
//! `oracle:4s` and `cmd:./program`.

use core::{fmt, str::FromStr};
use std::time::Duration;

use crate::{
    bot::Bot, expert::Expert, novice::Novice, random::Random, regular::Regular, search::Budget,
    seasoned::Seasoned,
};

/// What an expert gets for a decision when nothing else is said.
pub const DEFAULT_BUDGET: Budget = Budget::Time(Duration::from_secs(1));

/// What the oracle gets for a decision when nothing else is said.
const ORACLE_BUDGET: Budget = Budget::Time(Duration::from_secs(4));

/// The longest time that can be asked for.
const LONGEST: Duration = Duration::from_hours(1);

/// A strength that can be chosen at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Sensible but forgetful.
    Novice,
    /// Looks one decision ahead.
    Regular,
    /// Looks to the end of the round, and knows what it is worth.
    Seasoned,
    /// Searches.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 4] = [Self::Novice, Self::Regular, Self::Seasoned, Self::Expert];

    /// The level's name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Regular => "regular",
            Self::Seasoned => "seasoned",
            Self::Expert => "expert",
        }
    }

    /// A bot of this level. The budget and the threads are for the expert; the others need neither.
    pub fn bot(self, budget: Budget, threads: usize, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Novice => Box::new(Novice::new(seed)),
            Self::Regular => Box::new(Regular::new(seed)),
            Self::Seasoned => Box::new(Seasoned::new(seed)),
            Self::Expert => Box::new(Expert::new(budget, seed).threads(threads)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(word: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|level| level.as_str() == word).ok_or_else(|| {
            UnknownBot(format!("`{word}`: expected novice, regular, seasoned or expert"))
        })
    }
}

/// A bot by name, as the arena takes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Name {
    /// Any option.
    Random,
    /// A level with its budget.
    Level(Level, Budget),
    /// A player of the first generation, which stays as it is: what others are measured against.
    First(First),
    /// The search that sees every card: for measurement only.
    Oracle(Budget),
    /// A program that speaks JSON lines.
    Command(String),
}

/// A player of the first generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum First {
    /// The turn search by the hand-made evaluation.
    Regular,
    /// The search without a net.
    Expert(Budget),
}

impl Name {
    /// The bot of this name, if it is one that sits at a table and sees a view only.
    pub fn bot(&self, seed: u64) -> Option<Box<dyn Bot>> {
        match self {
            Self::Random => Some(Box::new(Random::new(seed))),
            Self::Level(level, budget) => Some(level.bot(*budget, 1, seed)),
            Self::First(First::Regular) => Some(Box::new(Regular::first(seed))),
            Self::First(First::Expert(budget)) => Some(Box::new(Expert::first(*budget, seed))),
            Self::Oracle(_) | Self::Command(_) => None,
        }
    }
}

/// Why a bot's name was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for UnknownBot {}

impl FromStr for Name {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let (word, rest) = match text.split_once(':') {
            Some((word, rest)) => (word, Some(rest)),
            None => (text, None),
        };
        let fault = |expected: &str| UnknownBot(format!("`{text}`: expected {expected}"));
        match (word, rest) {
            ("random", None) => Ok(Self::Random),
            ("novice", None) => Ok(Self::Level(Level::Novice, DEFAULT_BUDGET)),
            ("regular", None) => Ok(Self::Level(Level::Regular, DEFAULT_BUDGET)),
            ("seasoned", None) => Ok(Self::Level(Level::Seasoned, DEFAULT_BUDGET)),
            ("expert", None) => Ok(Self::Level(Level::Expert, DEFAULT_BUDGET)),
            ("regular-1", None) => Ok(Self::First(First::Regular)),
            ("expert-1", None) => Ok(Self::First(First::Expert(DEFAULT_BUDGET))),
            ("expert-1", Some(budget)) => Ok(Self::First(First::Expert(read(text, budget)?))),
            ("oracle", None) => Ok(Self::Oracle(ORACLE_BUDGET)),
            ("expert", Some(budget)) => Ok(Self::Level(Level::Expert, read(text, budget)?)),
            ("oracle", Some(budget)) => Ok(Self::Oracle(read(text, budget)?)),
            ("cmd", Some(program)) if !program.is_empty() => Ok(Self::Command(program.into())),
            ("cmd", _) => Err(fault("a program after cmd:")),
            ("random" | "novice" | "regular" | "seasoned" | "regular-1", Some(_)) => {
                Err(fault("no budget: only expert, expert-1 and oracle take one"))
            }
            _ => Err(fault(
                "a bot: random, novice, regular, seasoned, expert, regular-1, expert-1, oracle or cmd:PROGRAM",
            )),
        }
    }
}

fn read(text: &str, budget: &str) -> Result<Budget, UnknownBot> {
    budget.parse().map_err(|error| UnknownBot(format!("`{text}`: {error}")))
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level(Level::Expert, budget) => write!(f, "expert:{budget}"),
            Self::Level(level, _) => level.fmt(f),
            Self::First(First::Regular) => f.write_str("regular-1"),
            Self::First(First::Expert(budget)) => write!(f, "expert-1:{budget}"),
            Self::Oracle(budget) => write!(f, "oracle:{budget}"),
            Self::Command(program) => write!(f, "cmd:{program}"),
        }
    }
}

impl FromStr for Budget {
    type Err = UnknownBot;

    fn from_str(word: &str) -> Result<Self, UnknownBot> {
        let fault = || {
            let expected = "expected a budget above 0: a time (1s, 500ms) or iterations (2000)";
            UnknownBot(format!("`{word}`: {expected}"))
        };
        let time = |number: &str, unit: f64| {
            let seconds = number.parse::<f64>().map_err(|_| fault())? * unit;
            if (0.001..=LONGEST.as_secs_f64()).contains(&seconds) {
                Ok(Self::Time(Duration::from_secs_f64(seconds)))
            } else {
                Err(fault())
            }
        };
        if let Some(number) = word.strip_suffix("ms") {
            time(number, 0.001)
        } else if let Some(number) = word.strip_suffix('s') {
            time(number, 1.0)
        } else {
            match word.parse() {
                Ok(0) | Err(_) => Err(fault()),
                Ok(iterations) => Ok(Self::Iterations(iterations)),
            }
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
            Self::Iterations(n) => write!(f, "{n}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written_back() {
        for name in [
            "random",
            "novice",
            "regular",
            "seasoned",
            "regular-1",
            "expert-1:400",
            "expert:1s",
            "expert:500ms",
            "expert:2000",
            "oracle:4s",
            "cmd:./bot x",
        ] {
            assert_eq!(name.parse::<Name>().map(|it| it.to_string()), Ok(name.to_owned()));
        }
        assert_eq!("expert".parse(), Ok(Name::Level(Level::Expert, DEFAULT_BUDGET)));
    }

    #[test]
    fn a_bad_name_says_what_was_expected() {
        let fault = |name: &str| name.parse::<Name>().expect_err("not a name").to_string();
        assert_eq!(
            fault("expect"),
            "`expect`: expected a bot: random, novice, regular, seasoned, expert, regular-1, expert-1, oracle or cmd:PROGRAM"
        );
        assert_eq!(
            fault("regular:1s"),
            "`regular:1s`: expected no budget: only expert, expert-1 and oracle take one"
        );
        assert_eq!(fault("cmd:"), "`cmd:`: expected a program after cmd:");
        for bad in [
            "expert:0",
            "expert:0s",
            "expert:-1s",
            "expert:1h",
            "expert:",
            "expert:nans",
            "oracle:inf",
        ] {
            assert!(fault(bad).contains("expected a budget above 0"), "{bad}");
        }
    }

    #[test]
    fn a_table_offers_no_oracle() {
        assert!("oracle".parse::<Level>().is_err());
        assert!("oracle".parse::<Name>().is_ok_and(|name| name.bot(1).is_none()));
    }
}
