//! The opponents, by name.

use std::{fmt, str::FromStr};

use engine::{Choice, View};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A player made of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    /// Takes any option.
    Random,
}

impl Opponent {
    /// Who plays when nobody is named.
    pub(crate) const DEFAULT: Self = Self::Random;

    const ALL: [Self; 1] = [Self::Random];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// The choice of the view's seat, which is asked something. The same seed gives the same choice.
    pub(crate) fn choose(self, view: &View, seed: u64) -> Choice {
        match self {
            Self::Random => {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let n = (u64::from(rng.next_u32()) * view.options.len() as u64) >> 32;
                view.options.nth(usize::try_from(n).expect("fewer than 64 options"))
            }
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let names = || Self::ALL.map(Self::as_str).join(", ");
        Self::ALL
            .into_iter()
            .find(|it| it.as_str() == word)
            .ok_or_else(|| format!("expected one of: {}", names()))
    }
}
