//! The search: information-set Monte-Carlo tree search for several players.
//!
//! Each iteration deals the hidden cards again, in agreement with the view; walks down the tree, in which every seat looks for
//! its own good (max^n); plays on by the policy; and notes the result for every seat that chose. What others keep in a draft
//! stays hidden: they choose by the policy and the tree does not branch on it.

use std::time::Duration;

use engine::{BySeat, Game, MAX_SEATS, Options, PersonSet, Phase, Prompt, Rules, Seat, View};
use rand_xoshiro::Xoshiro256PlusPlus;
// In a page the clock of the standard library stops the program; elsewhere this is that clock.
use web_time::Instant;

use crate::{
    bot::Advice,
    evaluate::{chances, doubt, expected_scores},
    judge::Judge,
    policy,
    tree::{EdgeId, NodeId, Tree},
    worth::Worth,
};

/// How a search goes about it. The defaults are what won in the arena: see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much the search explores what the policy likes.
    pub explore: f32,
    /// The points of difference in opinion that make an option noticeably likelier before it was tried.
    pub prior: f32,
    /// The noise of the policy in playouts, in points.
    pub noise: f32,
    /// The rounds that a playout plays on after the present one before the evaluation takes over; 9 for all.
    pub horizon: u8,
    /// The part of the value that is one's own score and not the chance to win.
    pub ambition: f32,
    /// The doubt in the final points, by which chances are softened.
    pub doubt: f32,
}

impl Default for Style {
    fn default() -> Self {
        Self { explore: 0.4, prior: 1.5, noise: 1.5, horizon: 4, ambition: 0.3, doubt: 4.0 }
    }
}

/// When a search stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// After this time.
    Time(Duration),
    /// After so many iterations: the same choice every time for the same seed.
    Iterations(u32),
}

/// From where an iteration starts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deals<'a> {
    /// A game that agrees with what the seat has seen.
    Sampled(&'a View),
    /// The true game with every card open: for measurement only.
    Open(&'a Game),
}

impl<'a> Deals<'a> {
    /// What the table has agreed on.
    pub(crate) fn rules(self) -> &'a Rules {
        match self {
            Self::Sampled(view) => &view.table.rules,
            Self::Open(game) => game.rules(),
        }
    }
}

/// One search for one decision.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    pub(crate) worth: &'a Worth,
    pub(crate) style: &'a Style,
    pub(crate) deals: Deals<'a>,
    pub(crate) seat: Seat,
    pub(crate) options: Options,
    pub(crate) to_come: PersonSet,
    pub(crate) rng: Xoshiro256PlusPlus,
    pub(crate) tree: Tree,
    path: Vec<EdgeId>,
}

/// After how many iterations a search looks at the clock and at what it has.
const CHECK: u32 = 64;

/// Before so many iterations nothing counts as clear.
const LEAST: u32 = 512;

/// How many standard errors the best option must be ahead of each other one for the answer to be clear.
const CLEAR: f32 = 4.5;

impl<'a> Search<'a> {
    pub(crate) fn new(
        worth: &'a Worth,
        style: &'a Style,
        deals: Deals<'a>,
        seat: Seat,
        to_come: PersonSet,
        rng: Xoshiro256PlusPlus,
    ) -> Self {
        let options = match deals {
            Deals::Sampled(view) => view.options,
            Deals::Open(game) => game.options(seat),
        };
        let (tree, path) = (Tree::new(), Vec::with_capacity(64));
        Self { worth, style, deals, seat, options, to_come, rng, tree, path }
    }

    /// Searches until the budget is used up or the answer is clear. Returns the number of iterations.
    pub(crate) fn run(&mut self, budget: Budget) -> u32 {
        let started = Instant::now();
        let mut done = 0;
        loop {
            match budget {
                Budget::Iterations(most) if most <= done => return done,
                Budget::Time(most) if done % CHECK == 0 => {
                    let elapsed = started.elapsed();
                    if most <= elapsed || (0 < done && self.cannot_change(done, elapsed, most)) {
                        return done;
                    }
                }
                Budget::Iterations(_) | Budget::Time(_) => {}
            }
            if LEAST <= done && done % CHECK == 0 && self.is_clear() {
                return done;
            }
            self.iterate();
            done += 1;
        }
    }

    /// Whether in the time left no other option can be tried as often as the favourite was.
    fn cannot_change(&self, done: u32, elapsed: Duration, most: Duration) -> bool {
        let left = most.saturating_sub(elapsed).as_secs_f64();
        let rate = f64::from(done) / elapsed.as_secs_f64().max(1e-9);
        let (mut first, mut second) = (0, 0);
        for edge in self.tree.edges(Tree::ROOT) {
            if first < edge.visits {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        left * rate < f64::from(first - second)
    }

    /// Whether the favourite is ahead of every other option by more than chance explains.
    fn is_clear(&self) -> bool {
        let mean = |visits: u32, value: f32| value / visits_of(visits);
        let Some(best) = self.tree.edges(Tree::ROOT).max_by_key(|edge| edge.visits) else {
            return false;
        };
        let ahead = mean(best.visits, best.value);
        self.tree.edges(Tree::ROOT).filter(|edge| edge.choice != best.choice).all(|edge| {
            // A value is between 0 and 1 and seldom near both: its deviation is about 0.3.
            let error =
                0.3 * (1.0 / visits_of(edge.visits.max(1)) + 1.0 / visits_of(best.visits)).sqrt();
            0 < edge.visits && CLEAR * error < ahead - mean(edge.visits, edge.value)
        })
    }

    fn iterate(&mut self) {
        let mut game = match self.deals {
            Deals::Sampled(view) => view.sample(&mut self.rng),
            Deals::Open(game) => *game,
        };
        self.rethink_picks(&mut game);
        self.path.clear();
        let last_round = game.table().round.saturating_add(self.style.horizon);
        let ends = |game: &Game| {
            last_round < game.table().round && game.table().prompt == Prompt::KeepFirst
        };
        self.descend(&mut game, &ends);
        policy::play_on(self.worth, &mut game, self.style.noise, &mut self.rng, ends);
        self.learn(&game);
    }

    /// Those who have already chosen in the draft chose by the policy, not by chance.
    fn rethink_picks(&mut self, game: &mut Game) {
        if game.table().phase != Phase::Draft || matches!(self.deals, Deals::Open(_)) {
            return;
        }
        for seat in game.seats() {
            if seat != self.seat && !game.waiting().contains(seat) {
                self.pick_hidden(game, seat);
            }
        }
    }

    fn pick_hidden(&mut self, game: &mut Game, seat: Seat) {
        let options = game.options(seat);
        let choice =
            policy::pick(self.worth, game.table(), seat, options, self.style.noise, &mut self.rng);
        game.choose_unchecked(seat, choice, &mut ());
    }

    /// Walks down the tree until a choice that was never tried.
    fn descend(&mut self, game: &mut Game, ends: &impl Fn(&Game) -> bool) {
        let (mut node, mut seat, mut options) = (Tree::ROOT, self.seat, self.options);
        loop {
            let edge = self.select(node, game, seat, options);
            self.path.push(edge);
            let tried = self.tree.edge(edge);
            let (choice, is_new) = (tried.choice, tried.visits == 0);
            game.choose_unchecked(seat, choice, &mut ());
            if is_new {
                return;
            }
            loop {
                let Some(next) = game.waiting().first() else { return };
                if ends(game) {
                    return;
                }
                if !self.is_hidden(game, next) {
                    seat = next;
                    break;
                }
                self.pick_hidden(game, next);
            }
            options = game.options(seat);
            let Some(next) = self.tree.child(edge) else { return };
            node = next;
        }
    }

    /// Whether the searching seat could not see what this seat chooses.
    fn is_hidden(&self, game: &Game, seat: Seat) -> bool {
        game.table().phase == Phase::Draft
            && seat != self.seat
            && matches!(self.deals, Deals::Sampled(_))
    }

    fn select(&mut self, node: NodeId, game: &Game, seat: Seat, options: Options) -> EdgeId {
        let table = game.table();
        let judge = Judge::new(self.worth, table, seat);
        let prior = self.style.prior;
        self.tree.widen(node, seat, options, |choice| {
            let opinion = policy::opinion(&judge, table.prompt, choice);
            (opinion / prior).clamp(-12.0, 12.0).exp()
        });
        self.tree.select(node, seat, options, self.style.explore)
    }

    /// Notes the result of an iteration on all edges of its path.
    fn learn(&mut self, game: &Game) {
        let scores = expected_scores(self.worth, game.table(), self.to_come);
        let softness = if game.table().phase == Phase::Over {
            self.style.doubt
        } else {
            self.style.doubt.max(doubt(game.table()))
        };
        let chances = chances(&scores, game.players(), softness);
        let mut values = BySeat([0.0; MAX_SEATS]);
        for seat in game.seats() {
            values[seat] = (1.0 - self.style.ambition) * chances[seat]
                + self.style.ambition * (scores[seat] / 100.0).clamp(0.0, 1.0);
        }
        let win = match game.result() {
            Some(result) if result[self.seat].place == 1 => {
                let winners = game.seats().filter(|&seat| result[seat].place == 1).count();
                1.0 / visits_of(u32::try_from(winners).expect("at most five"))
            }
            Some(_) => 0.0,
            None => chances[self.seat],
        };
        for &edge in &self.path {
            self.tree.record(edge, &values.0, scores[self.seat], win);
        }
    }

    /// What the search thinks of the options of the root.
    pub(crate) fn advice(&self) -> Vec<Advice> {
        let mut advice: Vec<_> = self
            .tree
            .edges(Tree::ROOT)
            .map(|edge| {
                let visits = f64::from(edge.visits.max(1));
                #[expect(clippy::cast_possible_truncation, reason = "a statistic")]
                let [score, win] = [edge.score / visits, edge.win / visits].map(|it| it as f32);
                Advice { choice: edge.choice, score, win, visits: edge.visits }
            })
            .collect();
        // The tree lists the newest edge first.
        advice.reverse();
        advice
    }
}

#[expect(clippy::cast_precision_loss, reason = "a statistic")]
fn visits_of(n: u32) -> f32 {
    n as f32
}
