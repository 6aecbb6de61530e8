//! The search: information-set Monte-Carlo tree search for several players.
//!
//! Each iteration deals the hidden cards again, in agreement with the view; walks down the tree, in which every seat looks for
//! its own good (max^n); plays on by the policy; and notes the result for every seat that chose. What others keep in a draft
//! stays hidden: they choose by the policy and the tree does not branch on it.

use std::time::Duration;

use engine::{BySeat, Game, Options, PersonSet, Phase, Prompt, Rules, Seat, View};
use rand_xoshiro::Xoshiro256PlusPlus;
// In a page the clock of the standard library stops the program; elsewhere this is that clock.
use web_time::Instant;

use crate::{
    bot::Advice,
    evaluate::{chances, doubt, expected_scores},
    judge::Judge,
    net::{self, ChoiceNet, Net, ONE, Opinion, PARTS},
    policy,
    style::Style,
    tree::{EdgeId, NodeId, Tree},
    worth::Worth,
};

/// What the net thinks of the end of a round or of the game, in points and chances.
pub(crate) struct Valued {
    pub(crate) scores: BySeat<f32>,
    pub(crate) wins: BySeat<f32>,
}

impl Valued {
    #[expect(clippy::cast_precision_loss, reason = "small numbers, which are exact")]
    pub(crate) fn new(net: &Net, game: &Game) -> Self {
        let over = game.table().phase == Phase::Over;
        let opinion = if over { Opinion::of_end(game) } else { net.judge(game) };
        let wins = net::chances(&opinion.strength, game.players());
        Self {
            scores: BySeat(opinion.points.0.map(|it| it as f32 / PARTS as f32)),
            wins: BySeat(wins.0.map(|it| it as f32 / ONE as f32)),
        }
    }

    fn mean(&self, other: &Self) -> Self {
        let mean = |one: &BySeat<f32>, other: &BySeat<f32>| {
            BySeat(std::array::from_fn(|seat| f32::midpoint(one.0[seat], other.0[seat])))
        };
        Self { scores: mean(&self.scores, &other.scores), wins: mean(&self.wins, &other.wins) }
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
    /// What judges the ends of this round and the next; without it the hand-made evaluation judges the end of a longer playout.
    pub(crate) net: Option<&'a Net>,
    /// What says which choices are likely; without it the quick opinion does.
    pub(crate) choices: Option<&'a ChoiceNet>,
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

/// How likely an option is taken to be at least, beside the likeliest.
const LEAST_LIKELY: f32 = 0.02;

impl<'a> Search<'a> {
    pub(crate) fn new(
        worth: &'a Worth,
        (net, choices): (Option<&'a Net>, Option<&'a ChoiceNet>),
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
        Self { worth, net, choices, style, deals, seat, options, to_come, rng, tree, path }
    }

    /// Goes on from a tree that an earlier search has made of the same position.
    pub(crate) fn go_on(&mut self, tree: Tree) {
        self.tree = tree;
    }

    /// Searches until the budget is used up or the answer is clear. Returns the number of iterations.
    pub(crate) fn run(&mut self, budget: Budget) -> u32 {
        let started = Instant::now();
        let mut done = 0;
        loop {
            match budget {
                Budget::Iterations(most) if most <= done => return done,
                // The first expert tries on, so that it stays as it was.
                Budget::Iterations(most)
                    if self.net.is_some() && done % CHECK == 0 && most - done < self.ahead() =>
                {
                    return done;
                }
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
        left * rate < f64::from(self.ahead())
    }

    /// How many more times the favourite was tried than any other option.
    fn ahead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in self.tree.edges(Tree::ROOT) {
            if first < edge.visits {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first - second
    }

    /// Whether the favourite is ahead of every other option by more than chance explains.
    fn is_clear(&self) -> bool {
        let mean = |visits: u32, value: f32| value / visits_of(visits);
        let Some(best) = self.tree.edges(Tree::ROOT).max_by_key(|edge| edge.visits) else {
            return false;
        };
        let ahead = mean(best.visits, best.value);
        // Of the first expert's values it is taken for granted: they are between 0 and 1 and seldom near both.
        let deviation = if self.net.is_some() { self.tree.deviation() } else { 0.3 };
        self.tree.edges(Tree::ROOT).filter(|edge| edge.choice != best.choice).all(|edge| {
            let error = deviation
                * (1.0 / visits_of(edge.visits.max(1)) + 1.0 / visits_of(best.visits)).sqrt();
            0 < edge.visits && CLEAR * error < ahead - mean(edge.visits, edge.value)
        })
    }

    fn iterate(&mut self) {
        let mut game = match self.deals {
            Deals::Sampled(view) => view.sample(&mut self.rng),
            Deals::Open(game) => *game,
        };
        if matches!(self.deals, Deals::Sampled(_)) {
            let seat = self.seat;
            policy::rethink_picks(&mut game, seat, |game, seat| self.pick_hidden(game, seat));
        }
        self.path.clear();
        let round = game.table().round;
        if let Some(net) = self.net {
            self.play_through(&mut game, round);
            let near = Valued::new(net, &game);
            self.play_on(&mut game, round + 1);
            self.learn_from_net(&near.mean(&Valued::new(net, &game)), game.players());
        } else {
            self.play_through(&mut game, round + self.style.horizon);
            self.learn_by_hand(&game);
        }
    }

    /// Walks down the tree, and plays on to the end of a round.
    fn play_through(&mut self, game: &mut Game, last: u8) {
        self.descend(game, last);
        self.play_on(game, last);
    }

    /// Plays on by the policy to the end of a round.
    fn play_on(&mut self, game: &mut Game, last: u8) {
        let ends = |game: &Game| is_beyond(game, last);
        policy::play_on(self.worth, game, self.style.noise, &mut self.rng, ends);
    }

    fn pick_hidden(&mut self, game: &mut Game, seat: Seat) {
        let options = game.options(seat);
        let choice = if let Some(net) = self.choices {
            net.likely(game, seat, options).draw(&mut self.rng)
        } else {
            let noise = self.style.noise;
            policy::pick(self.worth, game.table(), seat, options, noise, &mut self.rng)
        };
        game.choose_unchecked(seat, choice, &mut ());
    }

    /// Walks down the tree until a choice that was never tried, or the end of a round.
    fn descend(&mut self, game: &mut Game, last: u8) {
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
                if is_beyond(game, last) {
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
        if !self.tree.knows(node, seat, options) {
            self.widen(node, game, seat, options);
        }
        self.tree.select(node, seat, options, self.style.explore)
    }

    /// Adds the options that a node does not know yet, each with how likely it is.
    fn widen(&mut self, node: NodeId, game: &Game, seat: Seat, options: Options) {
        if let Some(net) = self.choices {
            let likely = net.likely(game, seat, options);
            self.tree.widen(node, seat, options, |choice| likely.of(choice) + LEAST_LIKELY);
            return;
        }
        let table = game.table();
        let judge = Judge::new(self.worth, table, seat);
        let prior = self.style.prior;
        self.tree.widen(node, seat, options, |choice| {
            let opinion = policy::opinion(&judge, table.prompt, choice);
            (opinion / prior).clamp(-12.0, 12.0).exp()
        });
    }

    /// Notes what the net thinks of the end of an iteration on all edges of its path.
    fn learn_from_net(&mut self, Valued { scores, wins }: &Valued, players: usize) {
        let values = self.style.values(scores, wins, players);
        for &edge in &self.path {
            self.tree.record(edge, &values.0, scores[self.seat], wins[self.seat]);
        }
    }

    /// Notes what the evaluation made by hand thinks of it.
    fn learn_by_hand(&mut self, game: &Game) {
        let scores = expected_scores(self.worth, game.table(), self.to_come);
        let softness = if game.table().phase == Phase::Over {
            self.style.doubt
        } else {
            self.style.doubt.max(doubt(game.table()))
        };
        let chances = chances(&scores, game.players(), softness);
        let values = self.style.values(&scores, &chances, game.players());
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

/// Whether a later round has begun.
pub(crate) fn is_beyond(game: &Game, last: u8) -> bool {
    last < game.table().round && game.table().prompt == Prompt::KeepFirst
}

#[expect(clippy::cast_precision_loss, reason = "a statistic")]
fn visits_of(n: u32) -> f32 {
    n as f32
}
