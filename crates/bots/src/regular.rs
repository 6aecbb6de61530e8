//! The regular player: tries every way to finish its own turn and takes the one that the evaluation likes best.

use engine::{Choice, Game, PersonSet, Phase, Prompt, Rules, Seat, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    bot::{Advice, Bot, rank},
    evaluate::{chance, evaluate, persons_to_come},
    judge::Judge,
    policy::opinion,
    weights::Weights,
    worth::Worth,
};

/// Looks one decision ahead, with the whole rest of its own turn.
#[derive(Clone, Debug)]
pub struct Regular {
    worth: Worth,
    rng: Xoshiro256PlusPlus,
}

impl Regular {
    /// A regular player, who does not reckon with the rats; the seed only decides what it imagines of hidden cards.
    pub fn new(seed: u64) -> Self {
        Self::with_worth(Worth::new(&Weights::CAREFREE, &Rules::default()), seed)
    }

    /// The first regular player, who does. It stays as it is, so that progress can be measured.
    pub fn first(seed: u64) -> Self {
        Self::with_worth(Worth::default(), seed)
    }

    /// A regular player with other weights: for tuning.
    pub fn with_worth(worth: Worth, seed: u64) -> Self {
        Self { worth, rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Regular {
    fn advise(&mut self, view: &View) -> Vec<Advice> {
        let Some(seat) = view.seat else { return Vec::new() };
        self.worth.suit(&view.table.rules);
        let game = view.sample(&mut self.rng);
        let turn = Turn { worth: &self.worth, seat, to_come: persons_to_come(view) };
        let advice = view.options.iter().map(|choice| turn.advise(&game, choice)).collect();
        rank(advice, |advice| advice.score)
    }

    fn choose(&mut self, view: &View) -> Choice {
        let seat = view.seat.expect("a bot sits at the table");
        self.worth.suit(&view.table.rules);
        let game = view.sample(&mut self.rng);
        let turn = Turn { worth: &self.worth, seat, to_come: persons_to_come(view) };
        let mut best = (f32::MIN, view.options.nth(0));
        for choice in view.options.iter() {
            let score = turn.look_ahead(&game, choice);
            if best.0 < score {
                best = (score, choice);
            }
        }
        best.1
    }
}

/// The rest of one seat's turn.
struct Turn<'a> {
    worth: &'a Worth,
    seat: Seat,
    to_come: PersonSet,
}

impl Turn<'_> {
    fn advise(&self, game: &Game, choice: Choice) -> Advice {
        let score = self.look_ahead(game, choice);
        let win = chance(self.worth, game.table(), self.seat, score, self.to_come);
        Advice { choice, score, win, visits: 0 }
    }

    /// The evaluation after a choice and the best rest of the turn.
    fn look_ahead(&self, game: &Game, choice: Choice) -> f32 {
        let table = game.table();
        if table.phase == Phase::Draft {
            // Cards are kept to be played: their worth is what they would bring now.
            let judge = Judge::new(self.worth, table, self.seat);
            return evaluate(self.worth, table, self.seat, self.to_come)
                + opinion(&judge, table.prompt, choice);
        }
        let mut after = *game;
        after.choose_unchecked(self.seat, choice, &mut ());
        if !goes_on(self.seat, table.turn, table.phase, &after) {
            return evaluate(self.worth, after.table(), self.seat, self.to_come);
        }
        let follows = |next: Choice| ordered(choice, next);
        after
            .options(self.seat)
            .iter()
            .filter(|&next| follows(next))
            .map(|next| self.look_ahead(&after, next))
            .fold(f32::MIN, f32::max)
    }
}

/// Whether the seat's turn asks something more. The advisor's further hires are left to the evaluation.
pub(crate) fn goes_on(seat: Seat, turn: u8, phase: Phase, after: &Game) -> bool {
    let table = after.table();
    table.phase == phase
        && table.turn == turn
        && after.waiting().contains(seat)
        && !matches!(table.prompt, Prompt::AdvisorHire { .. })
}

/// Markers that are returned or placed one after the other: one order stands for all.
pub(crate) fn ordered(choice: Choice, next: Choice) -> bool {
    match (choice, next) {
        (Choice::Return(_), Choice::Return(_)) | (Choice::Place(_), Choice::Place(_)) => {
            choice.index() <= next.index()
        }
        _ => true,
    }
}
