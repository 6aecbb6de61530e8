//! The arena: many games between bots, the same deals with the bots rotated over the seats, so that luck cancels.

mod ladder;
mod side_by_side;
mod sprt;
mod stats;

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use engine::{BySeat, Choice, Game, Rules, Score, Seat, Setup, SetupError};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

pub use ladder::{Rung, ladder};
pub use side_by_side::side_by_side;
pub use sprt::{Sprt, Verdict};
pub use stats::{Entry, Summary, summarise};

use crate::{bot::Bot, oracle::Oracle, random::below};

/// Someone who answers for a seat of an arena game. It is handed the true game: what it may see is its own affair.
pub trait Player: Send {
    /// The choice of a seat that is asked something; an error ends the match.
    fn answer(&mut self, game: &Game, seat: Seat) -> Result<Choice, String>;
}

impl Player for Box<dyn Bot> {
    fn answer(&mut self, game: &Game, seat: Seat) -> Result<Choice, String> {
        Ok(self.choose(&game.view(Some(seat))))
    }
}

impl Player for Oracle {
    fn answer(&mut self, game: &Game, seat: Seat) -> Result<Choice, String> {
        Ok(self.choose(game, seat))
    }
}

/// Makes the player of an entry for one game, from the entry's number and a seed.
pub type Invite<'a> = dyn Fn(usize, u64) -> Result<Box<dyn Player>, String> + Sync + 'a;

/// What is played.
#[derive(Clone, Copy, Debug)]
pub struct Match {
    /// How many entries.
    pub entries: usize,
    /// How many play at a table. With fewer places than entries, every combination of entries has its turn.
    pub players: usize,
    /// How many games.
    pub games: u32,
    /// The seed of the deals and of the bots.
    pub seed: u64,
    /// The options of the table.
    pub rules: Rules,
    /// How many games at the same time.
    pub threads: usize,
    /// The processor time that the calling thread has used.
    pub processor: fn() -> Duration,
}

/// What an entry needed for its decisions in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinking {
    /// How many decisions.
    pub decisions: u32,
    /// Time by the clock.
    pub clock: Duration,
    /// Processor time, without that of other programs.
    pub processor: Duration,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// The number of the game in the match.
    pub game: u32,
    /// What it started from.
    pub setup: Setup,
    /// The entry that sat in each seat.
    pub entries: Vec<usize>,
    /// The result by seat.
    pub scores: BySeat<Score>,
    /// What it took by seat.
    pub thinking: Vec<Thinking>,
    /// Every choice.
    pub choices: Vec<(Seat, Choice)>,
}

impl Played {
    /// The part of the victory that an entry has: shared wins are split.
    pub fn win_share(&self, entry: usize) -> f64 {
        let place = |seat: usize| self.scores.0[seat].place;
        let winners = (0..self.entries.len()).filter(|&seat| place(seat) == 1).count();
        let share = 1.0 / f64::from(u32::try_from(winners).expect("at most five"));
        if place(self.seat_of(entry)) == 1 { share } else { 0.0 }
    }

    /// The deal, which as many games in a row as there are seats share.
    fn deal(&self) -> usize {
        usize::try_from(self.game).unwrap_or(0) / self.entries.len()
    }

    /// Whether an entry plays in this game.
    fn plays(&self, entry: usize) -> bool {
        self.entries.contains(&entry)
    }

    /// An entry's result.
    pub fn score_of(&self, entry: usize) -> Score {
        self.scores.0[self.seat_of(entry)]
    }

    /// Whether one entry finished before another: 1 or 0, and a half if they share a place.
    fn ahead(&self, entry: usize, other: usize) -> f64 {
        match self.score_of(entry).place.cmp(&self.score_of(other).place) {
            core::cmp::Ordering::Less => 1.0,
            core::cmp::Ordering::Equal => 0.5,
            core::cmp::Ordering::Greater => 0.0,
        }
    }

    fn seat_of(&self, entry: usize) -> usize {
        self.entries.iter().position(|&it| it == entry).expect("the entry plays in this game")
    }
}

impl Match {
    /// Plays the games of the match that are not `done` already; all come in their order, whatever the number of threads.
    ///
    /// `watch` is told each game as it ends. When `stop` is set, games under way are dropped and the rest is not played.
    pub fn play(
        &self,
        done: Vec<Played>,
        invite: &Invite<'_>,
        stop: &AtomicBool,
        mut watch: impl FnMut(&Played) + Send,
    ) -> Result<Vec<Played>, String> {
        let known: BTreeSet<u32> = done.iter().map(|it| it.game).collect();
        let missing: Vec<u32> = (0..self.games).filter(|it| !known.contains(it)).collect();
        let (mut played, mut fault) = (done, None);
        let take = |game: Result<Played, String>| match game {
            Ok(game) => {
                watch(&game);
                played.push(game);
                true
            }
            Err(error) => {
                stop.store(true, Ordering::Relaxed);
                fault = Some(error);
                false
            }
        };
        let play = |game| self.play_one(game, invite, stop).transpose();
        side_by_side(&missing, self.threads, play, take);
        if let Some(error) = fault {
            return Err(error);
        }
        played.sort_by_key(|it| it.game);
        Ok(played)
    }

    /// What game number `game` starts from: as many games in a row as there are seats have the same deal.
    pub fn setup(&self, game: u32) -> Result<Setup, SetupError> {
        let deal = u64::from(game) / number(self.players);
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.seed.to_le_bytes());
        seed[8..16].copy_from_slice(&deal.to_le_bytes());
        let mut setup = Setup::with_seed(self.players, seed)?;
        setup.rules = self.rules;
        Ok(setup)
    }

    /// The entries of game number `game` by seat: those of the deal, rotated from game to game.
    pub fn seating(&self, game: u32) -> Vec<usize> {
        let game = usize::try_from(game).unwrap_or(0);
        let mut tables = combinations(self.entries, self.players);
        // Some order, so that a match that is cut short has not played with the first entries only.
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        for last in (1..tables.len()).rev() {
            tables.swap(last, below(&mut rng, last + 1));
        }
        let mut table = tables.swap_remove(game / self.players % tables.len());
        table.rotate_left(game % self.players);
        table
    }

    /// Plays one game; nothing if the match was stopped before its end.
    fn play_one(
        &self,
        number_of_game: u32,
        invite: &Invite<'_>,
        stop: &AtomicBool,
    ) -> Result<Option<Played>, String> {
        let setup = self.setup(number_of_game).map_err(|error| error.to_string())?;
        let entries = self.seating(number_of_game);
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let mut players = Vec::new();
        for &entry in &entries {
            players.push(invite(entry, self.bot_seed(number_of_game, entry))?);
        }
        let mut game = Game::new(&setup, &mut ());
        let mut thinking = vec![Thinking::default(); entries.len()];
        let mut choices = Vec::new();
        while let Some(seat) = game.waiting().first() {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let (began, used) = (Instant::now(), (self.processor)());
            let choice = players[seat.index()].answer(&game, seat)?;
            let thinking = &mut thinking[seat.index()];
            thinking.decisions += 1;
            thinking.clock += began.elapsed();
            thinking.processor += (self.processor)().saturating_sub(used);
            game.choose(seat, choice, &mut ()).map_err(|error| error.to_string())?;
            choices.push((seat, choice));
        }
        let scores = game.result().expect("nobody is asked anything more");
        Ok(Some(Played { game: number_of_game, setup, entries, scores, thinking, choices }))
    }

    fn bot_seed(&self, game: u32, entry: usize) -> u64 {
        let game = u64::from(game) * number(engine::MAX_SEATS.max(self.entries)) + number(entry);
        self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(game)
    }
}

/// Every way to take `size` of `0..n`, in ascending order.
fn combinations(n: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for last in (size - 1)..n {
        for mut rest in combinations(last, size - 1) {
            rest.push(last);
            found.push(rest);
        }
    }
    found
}

fn number(n: usize) -> u64 {
    u64::try_from(n).expect("a small number")
}
