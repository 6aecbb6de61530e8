//! What a run does: its seed, its games and its pace. The same plan gives the same weights.

use anyhow::{Context as _, bail};

/// What a run does.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The seed of everything.
    pub seed: u64,
    /// Games of the first generation, played by the turn search of the hand-made evaluation.
    pub first_games: u32,
    /// Games of each further generation, played by the turn search with the best net so far.
    pub games: u32,
    /// How many generations follow the first.
    pub generations: u32,
    /// How often the turn search imagines the rest of a round in these games.
    pub deals: usize,
    /// How often all games are gone through, in the first generation and in each further one.
    pub epochs: [u32; 2],
    /// The pace of learning at the start, in the first generation and in each further one, in millionths.
    pub rate: [u32; 2],
    /// How many generations' games each further one learns from, its own included.
    pub window: usize,
    /// How much of what a position should have been thought of is what came of the next round, and not what the best net so far
    /// thinks of that round's beginning, in percent.
    pub trust: u32,
    /// Samples between two steps.
    pub batch: usize,
    /// Games of a match that have to show that a generation is better; more are not played.
    pub match_games: u32,
    /// How often the turn search imagines the rest of a round in these matches.
    pub match_deals: usize,
    /// Iterations for a decision in the match of the search with the net of choices against that without it.
    pub match_iterations: u32,
    /// Games that measure a generation against the first expert.
    pub strength_games: u32,
    /// Games at the same time. The weights do not depend on it.
    pub threads: usize,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            seed: 1,
            first_games: 100_000,
            games: 6000,
            generations: 2,
            deals: 2,
            epochs: [3, 2],
            rate: [2000, 600],
            window: 3,
            trust: 60,
            batch: 64,
            match_games: 400,
            match_deals: 8,
            match_iterations: 400,
            strength_games: 40,
            threads: 1,
        }
    }
}

impl Plan {
    /// Changes one number by its name.
    pub fn set(&mut self, name: &str, value: &str) -> anyhow::Result<()> {
        let fault = || format!("`{name}={value}`: expected a number");
        let number: u32 = value.parse().with_context(fault)?;
        match name {
            "seed" => self.seed = number.into(),
            "first-games" => self.first_games = number,
            "games" => self.games = number,
            "generations" => self.generations = number,
            "deals" => self.deals = usize::try_from(number)?,
            "first-epochs" => self.epochs[0] = number,
            "epochs" => self.epochs[1] = number,
            "rate" => self.rate[1] = number,
            "window" => self.window = usize::try_from(number)?.max(1),
            "trust" => self.trust = number.min(100),
            "match-games" => self.match_games = number,
            "match-deals" => self.match_deals = usize::try_from(number)?,
            "match-iterations" => self.match_iterations = number,
            "strength-games" => self.strength_games = number,
            "threads" => self.threads = usize::try_from(number)?,
            _ => bail!(
                "`{name}`: expected seed, first-games, games, generations, deals, first-epochs, epochs, rate, window, trust, match-games, match-deals, match-iterations, strength-games or threads"
            ),
        }
        Ok(())
    }
}
