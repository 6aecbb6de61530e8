//! A game that continues elsewhere: who plays, and the record so far. `docs/record.md` describes the format.

use std::{fmt, str::FromStr};

use engine::notation::ParseError;

use crate::{Record, record};

/// The first line of every such file.
const HEAD: &str = "notre-dame game 1";

/// How the line with all settings begins.
const SETTINGS: &str = "settings ";

/// A game that continues elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovedGame {
    /// Whether hints are allowed.
    pub hints: bool,
    /// All settings of the table, in the form in which tables are stored. Older files have none.
    pub settings: Option<String>,
    /// Who plays, by seat.
    pub seats: Vec<Player>,
    /// The game so far: dealt from a seed, not over, without a proof of its deal.
    pub record: Record,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// The person who imports the game.
    Person,
    /// A bot of this level.
    Bot(String),
}

impl MovedGame {
    /// The maximum size of such a file in bytes: several times what a long game needs.
    pub const MOST_BYTES: usize = 16 * 1024;
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Bot(level) => write!(f, "bot {level}"),
        }
    }
}

impl fmt::Display for MovedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        writeln!(f, "hints {}", if self.hints { "on" } else { "off" })?;
        if let Some(settings) = &self.settings {
            writeln!(f, "{SETTINGS}{settings}")?;
        }
        for (seat, player) in self.seats.iter().enumerate() {
            writeln!(f, "seat {seat}: {player}")?;
        }
        self.record.fmt(f)
    }
}

impl FromStr for MovedGame {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if Self::MOST_BYTES < text.len() {
            return fault(1, format!("the game has more than {} bytes", Self::MOST_BYTES));
        }
        let mut lines = text.lines().map(str::trim_end).enumerate();
        let (hints, mut settings, mut seats) = (read_head(&mut lines)?, None, Vec::new());
        for (index, line) in lines {
            if line == record::HEAD {
                // Empty lines replace those that were read, to keep the line numbers.
                let rest: Vec<&str> = text.lines().skip(index).collect();
                let record: Record =
                    format!("{}{}", "\n".repeat(index), rest.join("\n")).parse()?;
                return checked(Self { hints, settings, seats, record }, index + 1);
            }
            if let Some(found) = line.strip_prefix(SETTINGS)
                && index == 2
            {
                settings = Some(found.to_owned());
                continue;
            }
            seats.push(read_seat(line, seats.len()).map_err(|it| error(index + 1, it))?);
        }
        fault(text.lines().count() + 1, format!("the game is cut off: expected `{}`", record::HEAD))
    }
}

/// Reads the first lines; returns whether hints are allowed.
fn read_head<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<bool, ParseError> {
    let mut next = || lines.next().map_or("", |(_, line)| line);
    let head = next();
    if head != HEAD {
        return fault(1, format!("`{head}`: expected `{HEAD}`"));
    }
    match next() {
        "hints on" => Ok(true),
        "hints off" => Ok(false),
        other => fault(2, format!("`{other}`: expected `hints on` or `hints off`")),
    }
}

fn read_seat(line: &str, seat: usize) -> Result<Player, String> {
    let expected = || {
        format!("`{line}`: expected `seat {seat}: person`, `seat {seat}: bot LEVEL` or a record")
    };
    match line.strip_prefix(&format!("seat {seat}: ")).ok_or_else(expected)? {
        "person" => Ok(Player::Person),
        player => player
            .strip_prefix("bot ")
            .map(|level| Player::Bot(level.to_owned()))
            .ok_or_else(expected),
    }
}

/// The game, if it can be continued. Its record begins at this line.
fn checked(game: MovedGame, line: usize) -> Result<MovedGame, ParseError> {
    let MovedGame { seats, record, .. } = &game;
    let players = record.start.players();
    if seats.len() != players {
        return fault(line, format!("expected {players} seats before the record"));
    }
    if !seats.contains(&Player::Person) {
        return fault(line, "expected a person at one of the seats".into());
    }
    if matches!(record.start, record::Start::Position(_)) {
        return fault(line, "the game begins with a position: expected a seed".into());
    }
    if record.commitment.is_some() || record.deal.is_some() {
        let proof = "expected no commitment and no secret: a deal cannot be proved elsewhere";
        return fault(line, proof.into());
    }
    if record.replay(usize::MAX, &mut ()).result().is_some() {
        return fault(line, "the game is over: it can be watched as a record".into());
    }
    Ok(game)
}

fn error(line: usize, message: String) -> ParseError {
    ParseError { line, message }
}

fn fault<T>(line: usize, message: String) -> Result<T, ParseError> {
    Err(error(line, message))
}
