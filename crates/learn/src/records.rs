//! Records of games in one file: each is added as its game ends, so that a run can be stopped at any moment.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use engine::{Choice, Game, Seat, Setup};

/// A game by its number, which says what it starts from, and the numbers of its choices. Who chose follows: the first of
/// those who are asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    /// The number of the game.
    pub(crate) number: u32,
    /// The number of each choice.
    pub(crate) choices: Vec<u8>,
}

impl Record {
    /// Plays the game again and shows it before each choice, with the seat that chooses and the choice, and at its end.
    pub(crate) fn replay(
        &self,
        setup: &Setup,
        mut watch: impl FnMut(&Game, Option<(Seat, Choice)>),
    ) {
        let mut game = Game::new(setup, &mut ());
        for &index in &self.choices {
            let Some(seat) = game.waiting().first() else { break };
            let choice = Choice::from_index(index).expect("a choice of a record");
            watch(&game, Some((seat, choice)));
            game.choose(seat, choice, &mut ()).expect("a record holds what was played");
        }
        watch(&game, None);
    }
}

/// The file of records of one purpose.
#[derive(Debug)]
pub(crate) struct Records {
    file: File,
    path: PathBuf,
    /// All records, by the number of their games.
    pub(crate) games: Vec<Record>,
}

impl Records {
    /// Opens or makes the file. What a stopped run left of a record that it was writing is cut off.
    pub(crate) fn open(path: &Path) -> anyhow::Result<Self> {
        let bytes = match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            read => read.with_context(|| format!("cannot read {}", path.display()))?,
        };
        let mut games = Vec::new();
        let mut rest = &bytes[..];
        while let Some((record, after)) = read_one(rest) {
            games.push(record);
            rest = after;
        }
        games.sort_by_key(|it| it.number);
        if games.windows(2).any(|pair| pair[0].number == pair[1].number) {
            bail!("{}: a game is there twice", path.display());
        }
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        file.set_len(u64::try_from(bytes.len() - rest.len())?)?;
        Ok(Self { file, path: path.to_owned(), games })
    }

    /// Adds a record.
    pub(crate) fn add(&mut self, record: Record) -> anyhow::Result<()> {
        let mut bytes = record.number.to_le_bytes().to_vec();
        bytes.extend(u16::try_from(record.choices.len())?.to_le_bytes());
        bytes.extend(&record.choices);
        bytes.push(check(&bytes));
        self.file
            .write_all(&bytes)
            .with_context(|| format!("cannot write {}", self.path.display()))?;
        let place = self.games.partition_point(|it| it.number < record.number);
        self.games.insert(place, record);
        Ok(())
    }

    /// The first numbers below `games` that are not there.
    pub(crate) fn missing(&self, games: u32) -> Vec<u32> {
        let mut there = self.games.iter().map(|it| it.number).peekable();
        (0..games).filter(|number| there.next_if_eq(number).is_none()).collect()
    }
}

fn read_one(bytes: &[u8]) -> Option<(Record, &[u8])> {
    let (number, rest) = bytes.split_first_chunk()?;
    let (len, rest) = rest.split_first_chunk()?;
    let (choices, rest) = rest.split_at_checked(u16::from_le_bytes(*len).into())?;
    let (&sum, rest) = rest.split_first()?;
    let whole = &bytes[..bytes.len() - rest.len() - 1];
    let record = Record { number: u32::from_le_bytes(*number), choices: choices.to_vec() };
    (sum == check(whole)).then_some((record, rest))
}

fn check(bytes: &[u8]) -> u8 {
    bytes.iter().fold(0xA5, |sum: u8, byte| sum.rotate_left(3) ^ byte)
}
