//! The random player: every option is as good as the others. The lower end of the scale.

use engine::{Choice, Game, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Advice, Bot};

/// Chooses any option.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    /// A random player that plays the same game again for the same seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Random {
    fn advise(&mut self, view: &View) -> Vec<Advice> {
        let seat = view.seat.expect("a bot sits at the table");
        let score = f32::from(view.table.boroughs[seat].prestige);
        let win = 1.0 / f32::from(view.table.players);
        let mut advice: Vec<_> =
            view.options.iter().map(|choice| Advice { choice, score, win, visits: 0 }).collect();
        if !advice.is_empty() {
            let first = below(&mut self.rng, advice.len());
            advice.swap(0, first);
        }
        advice
    }

    fn choose(&mut self, view: &View) -> Choice {
        view.options.nth(below(&mut self.rng, view.options.len()))
    }
}

/// Plays a game to its end at random, and returns the number of decisions. It is here, and not where games are counted, so that
/// the compiler sees the whole of the engine at once.
pub fn play_out(game: &mut Game, rng: &mut Xoshiro256PlusPlus) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = game.waiting().first() {
        let options = game.options(seat);
        game.choose_unchecked(seat, options.nth(below(rng, options.len())), &mut ());
        decisions += 1;
    }
    decisions
}

/// A number below `n`, which is small.
pub(crate) fn below<R: Rng>(rng: &mut R, n: usize) -> usize {
    let n = u64::try_from(n).expect("a small number");
    usize::try_from((u64::from(rng.next_u32()) * n) >> 32).expect("below a small number")
}
