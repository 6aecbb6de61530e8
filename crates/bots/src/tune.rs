//! Tuning: better weights by play, with the cross-entropy method.
//!
//! A generation draws candidates from a normal distribution around the best weights known, lets each play the same deals as a
//! regular player against regular players with the weights it began with, and moves the distribution towards the best of them.

use engine::{Game, Rules, Seat, Setup};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{bot::Bot, regular::Regular, weights::Weights, worth::Worth};

/// How a tuning run goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Candidates in a generation.
    pub population: usize,
    /// The best of them, towards which the next generation moves.
    pub elite: usize,
    /// Deals that each candidate plays, in every seat.
    pub deals: u64,
    /// The seed of deals and candidates.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self { population: 24, elite: 6, deals: 30, seed: 1 }
    }
}

/// A tuning run under way.
#[derive(Clone, Debug)]
pub struct Tuner {
    plan: Plan,
    rng: Xoshiro256PlusPlus,
    rivals: Worth,
    mean: [f32; Weights::COUNT],
    spread: [f32; Weights::COUNT],
    generation: u64,
}

/// What a generation found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Generation {
    /// Its number, from 1.
    pub number: u64,
    /// By how many points the candidates beat their rivals, on average.
    pub population: f32,
    /// By how many the best of them did.
    pub elite: f32,
    /// The mean spread of the weights, as a part of what it was at the start.
    pub spread: f32,
}

/// How much of the old distribution a generation keeps.
const KEEP: f32 = 0.6;

impl Tuner {
    /// A run that starts from these weights, which are also the rivals'.
    pub fn new(plan: Plan, weights: &Weights) -> Self {
        let mean = weights.to_array();
        Self {
            plan,
            rng: Xoshiro256PlusPlus::seed_from_u64(plan.seed),
            rivals: Worth::new(weights, &Rules::default()),
            mean,
            spread: mean.map(first_spread),
            generation: 0,
        }
    }

    /// The best weights known.
    pub fn weights(&self) -> Weights {
        Weights::from_array(self.mean)
    }

    /// Plays one generation.
    pub fn step(&mut self) -> Generation {
        self.generation += 1;
        let first_deal = self.generation * self.plan.deals;
        let mut tried = Vec::new();
        for _ in 0..self.plan.population {
            let candidate = self.draw();
            let worth = Worth::new(&Weights::from_array(candidate), &Rules::default());
            let deals = first_deal..first_deal + self.plan.deals;
            tried.push((lead(&worth, &self.rivals, deals, self.plan.seed), candidate));
        }
        tried.sort_by(|a, b| b.0.total_cmp(&a.0));
        let elite = &tried[..self.plan.elite.clamp(1, tried.len())];
        for weight in 0..Weights::COUNT {
            let values = elite.iter().map(|it| it.1[weight]);
            let centre = mean(values.clone());
            let variance = mean(values.map(|it| (it - centre).powi(2)));
            self.mean[weight] = KEEP * self.mean[weight] + (1.0 - KEEP) * centre;
            self.spread[weight] = KEEP * self.spread[weight] + (1.0 - KEEP) * variance.sqrt();
            // A little is always tried, or one unlucky generation would end the search.
            let least = 0.05 * first_spread(self.mean[weight]);
            self.spread[weight] = self.spread[weight].max(least);
        }
        Generation {
            number: self.generation,
            population: mean(tried.iter().map(|it| it.0)),
            elite: mean(elite.iter().map(|it| it.0)),
            spread: mean(
                (0..Weights::COUNT).map(|it| self.spread[it] / first_spread(self.mean[it])),
            ),
        }
    }

    /// By how many points the best weights known beat those of the start, on deals that no generation plays.
    pub fn check(&self, deals: u64) -> f32 {
        let worth = Worth::new(&self.weights(), &Rules::default());
        lead(&worth, &self.rivals, 1 << 40..(1 << 40) + deals, self.plan.seed)
    }

    fn draw(&mut self) -> [f32; Weights::COUNT] {
        let mut candidate = self.mean;
        for (weight, spread) in candidate.iter_mut().zip(self.spread) {
            *weight = (*weight + spread * normal(&mut self.rng)).max(0.0);
        }
        candidate
    }
}

fn first_spread(weight: f32) -> f32 {
    0.2 * weight.abs() + 0.05
}

fn mean(values: impl ExactSizeIterator<Item = f32>) -> f32 {
    let n = u16::try_from(values.len()).expect("a small number");
    values.sum::<f32>() / f32::from(n)
}

/// A number from the standard normal distribution: the sum of twelve uniform ones, less six.
fn normal<R: Rng>(rng: &mut R) -> f32 {
    let sum: u32 = (0..12).map(|_| rng.next_u32() >> 16).sum();
    #[expect(clippy::cast_precision_loss, reason = "twenty bits are exact")]
    let sum = sum as f32;
    sum / 65_536.0 - 6.0
}

/// By how many points a candidate beats the mean of its rivals, over deals that it plays in every seat.
fn lead(candidate: &Worth, rivals: &Worth, deals: core::ops::Range<u64>, seed: u64) -> f32 {
    let mut leads = Vec::new();
    for deal in deals {
        // Mostly four players; every size and the expansion are there.
        let players = [4, 3, 4, 5, 4, 2][usize::try_from(deal % 6).expect("below six")];
        let rules = Rules { new_persons: deal % 5 == 4, ..Rules::default() };
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&deal.to_le_bytes());
        let mut setup = Setup::with_seed(players, bytes).expect("2 to 5 players");
        setup.rules = rules;
        for hero in 0..players {
            leads.push(play(candidate, rivals, &setup, hero));
        }
    }
    mean(leads.into_iter())
}

fn play(candidate: &Worth, rivals: &Worth, setup: &Setup, hero: usize) -> f32 {
    let mut game = Game::new(setup, &mut ());
    let mut ours = Regular::with_worth(candidate.clone(), 1);
    let mut theirs = Regular::with_worth(rivals.clone(), 2);
    while let Some(seat) = game.waiting().first() {
        let bot = if seat.index() == hero { &mut ours } else { &mut theirs };
        let choice = bot.choose(&game.view(Some(seat)));
        game.choose_unchecked(seat, choice, &mut ());
    }
    let points = |seat: Seat| f32::from(game.borough(seat).prestige);
    let all: f32 = game.seats().map(points).sum();
    let own = points(Seat::new(hero).expect("a seat"));
    let others = u16::try_from(game.players() - 1).expect("at most four");
    own - (all - own) / f32::from(others)
}
