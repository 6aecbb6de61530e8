//! Games to learn from: played by bots that now and then try something else, and recorded as they end.

use std::time::{Duration, Instant};

use bots::{Bot, arena::side_by_side};
use engine::{Game, Setup};
use rand_core::Rng as _;

use crate::{
    deal::{below, chance},
    records::{Record, Records},
};

/// One choice in so many is any of the options, so that the net sees what bots avoid.
const STRAY: usize = 33;

/// How games are made.
pub(crate) struct Making<'a> {
    /// The seed of everything.
    pub(crate) seed: u64,
    /// What they are for: another purpose gives other games.
    pub(crate) purpose: &'a str,
    /// How many.
    pub(crate) games: u32,
    /// At the same time.
    pub(crate) threads: usize,
    /// What a game starts from.
    pub(crate) setup: &'a (dyn Fn(u32) -> Setup + Sync),
    /// The bot of a game's seat, from the number of the game, that of the seat and a seed.
    pub(crate) bot: &'a (dyn Fn(u32, usize, u64) -> Box<dyn Bot> + Sync),
    /// Whether now and then something else is tried.
    pub(crate) stray: bool,
}

/// Plays the games that are not yet among the records. `watch` is told each, and says whether to go on.
pub(crate) fn make(
    making: &Making<'_>,
    records: &mut Records,
    mut watch: impl FnMut(&Records, &Progress) -> bool + Send,
) -> anyhow::Result<()> {
    let missing = records.missing(making.games);
    let began = Instant::now();
    let before = records.games.len();
    let mut result = Ok(());
    let take = |record| {
        result = records.add(record);
        let progress = Progress::new(records.games.len() - before, missing.len(), began);
        let wanted = watch(records, &progress);
        result.is_ok() && wanted
    };
    side_by_side(&missing, making.threads, |number| Some(play(making, number)), take);
    result
}

fn play(making: &Making<'_>, number: u32) -> Record {
    let setup = (making.setup)(number);
    let mut rng = chance(making.seed, making.purpose, u64::from(number) << 8 | 0xFF);
    let mut game = Game::new(&setup, &mut ());
    let mut bots: Vec<_> =
        (0..game.players()).map(|seat| (making.bot)(number, seat, rng.next_u64())).collect();
    let mut choices = Vec::new();
    while let Some(seat) = game.waiting().first() {
        let options = game.options(seat);
        let choice = if making.stray && below(&mut rng, STRAY) == 0 {
            options.nth(below(&mut rng, options.len()))
        } else {
            bots[seat.index()].choose(&game.view(Some(seat)))
        };
        game.choose_unchecked(seat, choice, &mut ());
        choices.push(choice.index());
    }
    Record { number, choices }
}

/// How far a piece of work has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Progress {
    /// Done in this run.
    pub(crate) done: usize,
    /// To do in this run.
    pub(crate) all: usize,
    /// The time that it took.
    pub(crate) elapsed: Duration,
}

impl Progress {
    /// So much of so much since then.
    pub(crate) fn new(done: usize, all: usize, began: Instant) -> Self {
        Self { done, all, elapsed: began.elapsed() }
    }

    /// The time that the rest will take at this pace.
    pub(crate) fn left(&self) -> Duration {
        let done = u32::try_from(self.done.max(1)).unwrap_or(u32::MAX);
        let rest = u32::try_from(self.all.saturating_sub(self.done)).unwrap_or(u32::MAX);
        self.elapsed.saturating_mul(rest) / done
    }
}
