//! The novice: knows what cards are good for, but hurries, thinks little of the rats, and overlooks things.

use engine::{Choice, Rules, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    bot::{Advice, Bot, rank},
    evaluate::{chance, evaluate, persons_to_come},
    judge::Judge,
    policy::{bell, opinion},
    random::below,
    weights::Weights,
    worth::Worth,
};

/// By how many points a novice may misjudge an option.
const MISJUDGED: f32 = 2.0;

/// One in so many options is overlooked.
const OVERLOOKED: usize = 6;

/// Nobody overlooks what is worth so many points more than all the rest.
const OBVIOUS: f32 = 5.0;

/// Plays by the same quick opinion as others, with what a newcomer thinks things are worth.
#[derive(Clone, Debug)]
pub struct Novice {
    worth: Worth,
    rng: Xoshiro256PlusPlus,
}

impl Novice {
    /// A novice that makes the same mistakes again for the same seed.
    pub fn new(seed: u64) -> Self {
        let worth = Worth::new(&Weights::NEWCOMER, &Rules::default());
        Self { worth, rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Novice {
    fn advise(&mut self, view: &View) -> Vec<Advice> {
        let Some(seat) = view.seat else { return Vec::new() };
        self.worth.suit(&view.table.rules);
        let to_come = persons_to_come(view);
        let now = evaluate(&self.worth, &view.table, seat, to_come);
        let judge = Judge::new(&self.worth, &view.table, seat);
        let game = view.sample(&mut self.rng);
        let opinions: Vec<(Choice, f32)> = view
            .options
            .iter()
            .map(|choice| (choice, opinion(&judge, view.table.prompt, choice)))
            .collect();
        let mut seen = Vec::new();
        for &(choice, worth) in &opinions {
            let mut heard = worth + MISJUDGED * bell(&mut self.rng);
            let overlooked = below(&mut self.rng, OVERLOOKED) == 0;
            let obvious = opinions.iter().all(|it| it.0 == choice || it.1 + OBVIOUS < worth);
            // Of `Pass` everybody thinks.
            if overlooked && !obvious && choice != Choice::Pass {
                heard -= 2.0 * OBVIOUS;
            }
            let score = now + heard;
            let win = chance(&self.worth, game.table(), seat, score, to_come);
            seen.push(Advice { choice, score, win, visits: 0 });
        }
        rank(seen, |advice| advice.score)
    }
}
