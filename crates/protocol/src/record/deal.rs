//! What a deal follows from, as text: the SHA-256 of its first three lines is the commitment, that of all lines the seed.
//! `docs/fair-deals.md` describes it for people.

use std::fmt::{self, Write as _};

use engine::{RULES_VERSION, Rats, Setup, notation};

use super::{read_seed, write_seed};

/// The first line.
const HEAD: &str = "notre-dame deal 1";

/// The levels of bots, in the only spelling: with others, a server could try texts until one gives certain cards.
pub const LEVELS: [&str; 4] = ["novice", "regular", "seasoned", "expert"];

/// What a deal follows from, beside what was agreed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The identifier of the table.
    pub table: String,
    /// What the server drew when the table was made.
    pub secret: [u8; 32],
    /// Who had each seat when the cards were dealt.
    pub seats: Vec<Dealt>,
}

/// Who had a seat when the cards were dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dealt {
    /// A person, with the random bytes of their device, if it sent any.
    Person(Option<[u8; 32]>),
    /// A bot of this level.
    Bot(String),
}

impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(Some(bytes)) => write!(f, "person {}", write_seed(bytes)),
            Self::Person(None) => f.write_str("person"),
            Self::Bot(level) => write!(f, "bot {level}"),
        }
    }
}

impl Dealt {
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let expected = || {
            format!(
                "`{text}`: expected person, person BYTES or bot and one of {}",
                LEVELS.join(", ")
            )
        };
        match text.split_once(' ') {
            None if text == "person" => Ok(Self::Person(None)),
            Some(("person", bytes)) => {
                read_seed(bytes).map(|it| Self::Person(Some(it))).map_err(|_| expected())
            }
            Some(("bot", level)) if LEVELS.contains(&level) => Ok(Self::Bot(level.to_owned())),
            _ => Err(expected()),
        }
    }
}

impl Deal {
    /// What the commitment is made of.
    pub fn promise(&self) -> String {
        format!("{HEAD}\ntable {}\nsecret {}\n", self.table, write_seed(&self.secret))
    }

    /// What the seed is made of. The seed of the setup is no part of it.
    pub fn text(&self, setup: &Setup) -> String {
        let mut text = self.promise();
        let colours: Vec<&str> = setup.colours().iter().map(|it| it.as_str()).collect();
        let mut line =
            |line: fmt::Arguments<'_>| writeln!(text, "{line}").expect("a string takes any text");
        line(format_args!("rules-version {RULES_VERSION}"));
        line(format_args!("colours {}", colours.join(" ")));
        line(format_args!("{}", notation::rules_line(&setup.rules)));
        if setup.rules.rats != Rats::PRINTED {
            line(format_args!("{}", notation::rats_line(&setup.rules.rats)));
        }
        if let Some(start) = setup.start {
            line(format_args!("start {start}"));
        }
        for (seat, dealt) in self.seats.iter().enumerate() {
            line(format_args!("seat {seat}: {dealt}"));
        }
        text
    }
}
