//! The opponents, by name.

use std::{fmt, str::FromStr};

use bots::{Bot, Budget, DEFAULT_BUDGET, Level, Name};
use engine::{Choice, View};

/// A bot that can sit at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    /// Takes any option.
    Random,
    /// Plays as well as its level, and thinks as long as its budget allows.
    Level(Level, Budget),
}

impl Opponent {
    /// Who plays when nobody is named.
    pub(crate) const DEFAULT: Self = Self::Level(Level::Regular, DEFAULT_BUDGET);

    /// The choice of the view's seat, whose turn it is.
    ///
    /// The bot is created again for each decision, so that the same seed gives the same choice after an undo or a load.
    pub(crate) fn choose(self, view: &View, seed: u64) -> Choice {
        self.bot(seed).choose(view)
    }

    fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(bots::Random::new(seed)),
            Self::Level(level, budget) => level.bot(budget, 1, seed),
        }
    }

    /// The kind of bot, without its budget.
    pub(crate) const fn kind(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Level(level, _) => level.as_str(),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Random => Name::Random.fmt(f),
            Self::Level(level, budget) => Name::Level(level, budget).fmt(f),
        }
    }
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word.parse().map_err(|error: bots::UnknownBot| error.to_string())? {
            Name::Random => Ok(Self::Random),
            Name::Level(level, budget) => Ok(Self::Level(level, budget)),
            Name::First(_) | Name::Oracle(_) | Name::Command(_) => {
                Err("expected random, novice, regular, seasoned or expert".to_owned())
            }
        }
    }
}
