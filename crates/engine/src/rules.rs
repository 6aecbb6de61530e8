//! The rules a table has agreed on: edition, expansion and the other options (R11), and the rats on the persons (R9).

use crate::{named::named, person::Person};

/// Bumped whenever a stored game could replay differently.
pub const RULES_VERSION: u32 = 1;

named! {
    /// The edition of the rulebook: they differ in the hotel (R4.7).
    pub enum Edition as "an edition (2017, 2007)" {
        /// The hotel doubles from the third piece.
        Of2017 = "2017",
        /// The hotel doubles from the fourth piece.
        Of2007 = "2007",
    }
}

named! {
    /// How many coins there are (R4.13).
    pub enum Coins as "a number of coins (25, unlimited)" {
        /// 25 in all; what the supply lacks comes from the richest player.
        Limited = "25",
        /// As many as are needed.
        Unlimited = "unlimited",
    }
}

named! {
    /// What the benefactor is paid with (R7).
    pub enum Gift as "the benefactor's gift (prestige, coins)" {
        /// Prestige points.
        Prestige = "prestige",
        /// Coins.
        Coins = "coins",
    }
}

/// The options of a table (R11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Which rulebook.
    pub edition: Edition,
    /// Whether the expansion "New Persons" is in the game.
    pub new_persons: bool,
    /// How many coins there are.
    pub coins: Coins,
    /// What the benefactor is paid with.
    pub benefactor: Gift,
    /// Whether everyone sees everyone's prestige points during the game (R3.10).
    pub open_scores: bool,
    /// The rats on each person.
    pub rats: Rats,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            edition: Edition::Of2017,
            new_persons: false,
            coins: Coins::Limited,
            benefactor: Gift::Prestige,
            open_scores: true,
            rats: Rats::PRINTED,
        }
    }
}

/// The rats on each person, 0 to 3: two bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rats([u8; Person::COUNT.div_ceil(4)]);

impl Rats {
    /// The most rats a person brings.
    pub const MOST: u8 = 3;

    /// The table of R9.
    pub const PRINTED: Self = {
        let mut table = Self([0; Person::COUNT.div_ceil(4)]);
        let mut i = 0;
        while i < Person::COUNT {
            table.set(Person::ALL[i], Person::ALL[i].card().rats);
            i += 1;
        }
        table
    };

    /// The rats of a person.
    #[inline]
    pub const fn of(&self, person: Person) -> u8 {
        self.0[person.index() / 4] >> (person.index() % 4 * 2) & 0b11
    }

    /// Gives a person other rats; false, and no change, above [`Rats::MOST`].
    pub const fn set(&mut self, person: Person, rats: u8) -> bool {
        if Self::MOST < rats {
            return false;
        }
        let shift = person.index() % 4 * 2;
        let byte = &mut self.0[person.index() / 4];
        *byte = *byte & !(0b11 << shift) | rats << shift;
        true
    }
}
