//! Records: a game as a text file, from which it can be replayed. `docs/record.md` describes the format.

mod deal;
mod read;

use std::fmt::{self, Display};

pub use deal::{Deal, Dealt, LEVELS};
use engine::{BySeat, Choice, Game, RULES_VERSION, Rats, Score, Seat, Setup, Sink, notation};

use crate::input;

/// How often a seat may change its mind about the card it keeps, before the others have chosen. Every change is a step of a replay.
pub const MOST_CHANGES: usize = 20;

/// The first line of every record.
pub(crate) const HEAD: &str = "notre-dame record 1";

/// A game that can be replayed: what it started from, who played, and every choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What it started from.
    pub start: Start,
    /// The players' names by seat; empty where nobody gave one.
    pub names: Vec<String>,
    /// What was published before the game, as 64 hexadecimal digits: the SHA-256 of what the [deal](Deal::promise) promises; in
    /// old records, that of the seed.
    pub commitment: Option<String>,
    /// What the seed is computed from; missing in old records.
    pub deal: Option<Deal>,
    /// Every choice, in the order in which they were made.
    pub choices: Vec<(Seat, Choice)>,
}

/// What a recorded game started from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// A setup: the seed gives the deal.
    Setup(Setup),
    /// A position, with everything that was dealt.
    Position(Box<Game>),
}

impl Start {
    /// How many play.
    pub fn players(&self) -> usize {
        match self {
            Self::Setup(setup) => setup.colours().len(),
            Self::Position(game) => game.players(),
        }
    }

    /// The game before the first choice.
    pub fn game<S: Sink>(&self, out: &mut S) -> Game {
        match self {
            Self::Setup(setup) => Game::new(setup, out),
            Self::Position(game) => **game,
        }
    }
}

impl Record {
    /// A record without choices and names.
    pub fn new(start: Start) -> Self {
        let names = vec![String::new(); start.players()];
        Self { start, names, commitment: None, deal: None, choices: Vec::new() }
    }

    /// Names the players, by seat; nobody has to have a name.
    pub fn name(&mut self, names: &[String]) -> Result<(), String> {
        if names.len() != self.names.len() {
            let (named, players) = (names.len(), self.names.len());
            return Err(format!("expected one for each of {players} players, not {named}"));
        }
        let named =
            |name: &String| if name.is_empty() { Ok(String::new()) } else { input::name(name) };
        let named: Result<_, _> = names.iter().map(named).collect();
        self.names = named.map_err(|error| error.to_string())?;
        Ok(())
    }

    /// The game after the first `plies` choices.
    ///
    /// The choices of a record that was read are legal; those of one put together by hand must be.
    pub fn replay<S: Sink>(&self, plies: usize, out: &mut S) -> Game {
        let mut game = self.start.game(out);
        for &(seat, choice) in self.choices.iter().take(plies) {
            game.choose_unchecked(seat, choice, out);
        }
        game
    }
}

/// Names come from people: characters that would break the lines of the file are removed.
fn one_line(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_owned()
}

/// Reads a seed: 64 hexadecimal digits.
pub fn read_seed(word: &str) -> Result<[u8; 32], String> {
    let mut seed = [0; 32];
    hex::decode_to_slice(word, &mut seed)
        .map_err(|_| format!("`{word}`: expected a seed of 64 hexadecimal digits"))?;
    Ok(seed)
}

/// Writes a seed as 64 hexadecimal digits.
pub fn write_seed(seed: &[u8; 32]) -> String {
    hex::encode(seed)
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        writeln!(f, "rules-version {RULES_VERSION}")?;
        match &self.start {
            Start::Setup(setup) => write_setup(setup, f)?,
            Start::Position(game) => {
                writeln!(f, "position")?;
                for line in game.to_string().lines() {
                    writeln!(f, "| {line}")?;
                }
            }
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(Deal { table, secret, seats }) = &self.deal {
            writeln!(f, "table {table}")?;
            writeln!(f, "secret {}", write_seed(secret))?;
            for (seat, dealt) in seats.iter().enumerate() {
                writeln!(f, "seat {seat}: {dealt}")?;
            }
        }
        for (seat, name) in self.names.iter().enumerate() {
            let name = one_line(name);
            if !name.is_empty() {
                writeln!(f, "name {seat}: {name}")?;
            }
        }
        writeln!(f, "choices")?;
        for (seat, choice) in &self.choices {
            writeln!(f, "{seat} {choice}")?;
        }
        let game = self.replay(self.choices.len(), &mut ());
        match game.result() {
            Some(scores) => write_result(&game, &scores, f),
            None => writeln!(f, "unfinished"),
        }
    }
}

fn write_setup(setup: &Setup, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let colours: Vec<&str> = setup.colours().iter().map(|it| it.as_str()).collect();
    writeln!(f, "colours {}", colours.join(" "))?;
    writeln!(f, "{}", notation::rules_line(&setup.rules))?;
    if setup.rules.rats != Rats::PRINTED {
        writeln!(f, "{}", notation::rats_line(&setup.rules.rats))?;
    }
    if let Some(start) = setup.start {
        writeln!(f, "start {start}")?;
    }
    writeln!(f, "seed {}", hex::encode(setup.seed))
}

fn write_result(game: &Game, scores: &BySeat<Score>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for seat in game.seats() {
        writeln!(f, "{}", result_line(seat, scores[seat]))?;
    }
    Ok(())
}

fn result_line(seat: Seat, score: Score) -> String {
    let Score { prestige, tie_break, place } = score;
    format!("result {seat}: prestige {prestige} tie-break {tie_break} place {place}")
}
