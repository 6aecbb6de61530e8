//! The novice: knows what cards are good for, but overlooks things and misjudges the rest.

use engine::{Choice, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    bot::{Advice, Bot, rank},
    evaluate::{chance, evaluate, persons_to_come},
    judge::Judge,
    policy::{bell, opinion},
    random::below,
    worth::Worth,
};

/// By how many points a novice may misjudge an option.
const MISJUDGED: f32 = 6.0;

/// One in so many options is overlooked.
const OVERLOOKED: usize = 4;

/// Plays by the same quick opinions as others, forgetfully.
#[derive(Clone, Debug)]
pub struct Novice {
    worth: Worth,
    rng: Xoshiro256PlusPlus,
}

impl Novice {
    /// A novice that makes the same mistakes again for the same seed.
    pub fn new(seed: u64) -> Self {
        Self { worth: Worth::default(), rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
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
        let mut seen = Vec::new();
        for choice in view.options.iter() {
            let mut heard =
                opinion(&judge, view.table.prompt, choice) + MISJUDGED * bell(&mut self.rng);
            // Of `Pass` everybody thinks.
            if choice != Choice::Pass && below(&mut self.rng, OVERLOOKED) == 0 {
                heard -= 2.0 * MISJUDGED;
            }
            let score = now + heard;
            let win = chance(&self.worth, game.table(), seat, score, to_come);
            seen.push(Advice { choice, score, win, visits: 0 });
        }
        rank(seen, |advice| advice.score)
    }
}
