//! The search: information-set Monte-Carlo tree search for several players.
//!
//! Each iteration deals the hidden cards again, in agreement with the view; walks down the tree (`tree.rs`), in which every seat looks for
//! its own good (max^n); plays on from the leaf by the policy and values the end (`leaf.rs`); and adds that to every choice on
//! its way. What others keep in a draft stays hidden: they choose what is likely (`priors.rs`), and the tree does not branch on it.
//! `evaluator.rs` puts together what distinguishes the expert from the first one.

mod evaluator;
mod leaf;
mod priors;
mod stopping;
mod style;
mod tree;

use engine::{Game, Options, PersonSet, Phase, Rules, Seat, View};
use rand_xoshiro::Xoshiro256PlusPlus;

use self::tree::{EdgeId, NodeId};
pub(crate) use self::{evaluator::Evaluator, tree::Tree};
pub use self::{stopping::Budget, style::Style};
use crate::{
    bot::Advice,
    evaluate::persons_to_come,
    policy::{is_beyond, rethink_picks},
};

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

    fn options(self, seat: Seat) -> Options {
        match self {
            Self::Sampled(view) => view.options,
            Self::Open(game) => game.options(seat),
        }
    }

    fn persons_to_come(self, seat: Seat) -> PersonSet {
        match self {
            Self::Sampled(view) => persons_to_come(view),
            Self::Open(game) => persons_to_come(&game.view(Some(seat))),
        }
    }
}

/// One search for one decision.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    evaluator: &'a Evaluator,
    deals: Deals<'a>,
    seat: Seat,
    options: Options,
    to_come: PersonSet,
    rng: Xoshiro256PlusPlus,
    tree: Tree,
    path: Vec<EdgeId>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        evaluator: &'a Evaluator,
        deals: Deals<'a>,
        seat: Seat,
        rng: Xoshiro256PlusPlus,
    ) -> Self {
        Self {
            evaluator,
            deals,
            seat,
            options: deals.options(seat),
            to_come: deals.persons_to_come(seat),
            rng,
            tree: Tree::new(),
            path: Vec::with_capacity(64),
        }
    }

    fn iterate(&mut self) {
        let mut game = self.deal();
        let last = self.evaluator.last_round(game.table().round);
        self.path.clear();
        self.descend(&mut game, last);
        let rng = &mut self.rng;
        let leaf = self.evaluator.leaf_value(&mut game, last, self.seat, self.to_come, rng);
        for &edge in &self.path {
            self.tree.record(edge, &leaf);
        }
    }

    /// The game from which an iteration starts.
    fn deal(&mut self) -> Game {
        match self.deals {
            Deals::Sampled(view) => {
                let mut game = view.sample(&mut self.rng);
                rethink_picks(&mut game, self.seat, |game, seat| self.pick_hidden(game, seat));
                game
            }
            Deals::Open(game) => *game,
        }
    }

    fn pick_hidden(&mut self, game: &mut Game, seat: Seat) {
        let choice = self.evaluator.pick(game, seat, &mut self.rng);
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
            self.evaluator.widen(&mut self.tree, node, game, seat, options);
        }
        self.tree.select(node, seat, options, self.evaluator.style.explore)
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

#[cfg(test)]
mod tests {
    use engine::{Choice, Setup};
    use rand_core::SeedableRng as _;

    use super::*;
    use crate::{
        bot::Bot as _,
        net::{ChoiceNet, Net},
        regular::Regular,
    };

    /// The evaluator of the expert, of the expert without a net of choices, and of the first expert.
    fn evaluators() -> [Evaluator; 3] {
        [
            Evaluator::learned(Net::shipped(), Some(ChoiceNet::shipped())),
            Evaluator::learned(Net::shipped(), None),
            Evaluator::first(),
        ]
    }

    fn search<'a>(evaluator: &'a Evaluator, view: &'a View) -> Search<'a> {
        let seat = view.seat.expect("a seat's view");
        let rng = Xoshiro256PlusPlus::seed_from_u64(1);
        Search::new(evaluator, Deals::Sampled(view), seat, rng)
    }

    /// Every position of a game of bots in which a seat has several options.
    fn positions(players: usize, seed: u8) -> Vec<(Game, Seat)> {
        let setup = Setup::with_seed(players, [seed; 32]).expect("2 to 5 players");
        let mut game = Game::new(&setup, &mut ());
        let mut bot = Regular::first(1);
        let mut positions = Vec::new();
        while let Some(seat) = game.waiting().first() {
            if 1 < game.options(seat).len() {
                positions.push((game, seat));
            }
            game.choose_unchecked(seat, bot.choose(&game.view(Some(seat))), &mut ());
        }
        positions
    }

    #[test]
    fn the_visits_of_the_options_add_up_to_the_iterations() {
        for (game, seat) in positions(3, 1).into_iter().step_by(9) {
            let view = game.view(Some(seat));
            for evaluator in evaluators() {
                let mut search = search(&evaluator, &view);
                let iterations = search.run(Budget::Iterations(100));
                let advice = search.advice();
                assert_eq!(advice.iter().map(|it| it.visits).sum::<u32>(), iterations);
                assert_eq!(advice.len(), view.options.len(), "every option has an edge");
            }
        }
    }

    #[test]
    fn points_and_chances_are_means_of_what_the_iterations_found() {
        let (game, seat) = positions(3, 1)[20];
        let view = game.view(Some(seat));
        for evaluator in evaluators() {
            let mut search = search(&evaluator, &view);
            let mut found = Vec::new();
            for _ in 0..40 {
                let before: Vec<_> = search.tree.edges(Tree::ROOT).copied().collect();
                search.iterate();
                let after: Vec<_> = search.tree.edges(Tree::ROOT).copied().collect();
                let tried = after.iter().find(|edge| {
                    let old = before.iter().find(|it| it.choice == edge.choice);
                    old.map_or(0, |it| it.visits) < edge.visits
                });
                let tried = tried.expect("each iteration tries one option");
                let old = before.iter().find(|it| it.choice == tried.choice);
                found.push((tried.choice, tried.score - old.map_or(0.0, |it| it.score)));
            }
            for advice in search.advice().iter().filter(|it| 0 < it.visits) {
                let scores: Vec<f64> =
                    found.iter().filter(|it| it.0 == advice.choice).map(|it| it.1).collect();
                let mean = scores.iter().sum::<f64>() / f64::from(advice.visits);
                assert!((f64::from(advice.score) - mean).abs() < 1e-3, "{advice:?}: {mean}");
                assert!((0.0..=1.0).contains(&advice.win), "{advice:?}");
            }
        }
    }

    /// Whether a seat that alone decides the rest of the game can still win after a choice; nothing if others decide too.
    fn can_win(game: &Game, seat: Seat, choice: Choice) -> Option<bool> {
        let mut game = *game;
        game.choose_unchecked(seat, choice, &mut ());
        let Some(next) = game.waiting().first() else {
            return game.result().map(|it| it[seat].place == 1);
        };
        if next != seat {
            return None;
        }
        game.options(seat)
            .iter()
            .map(|choice| can_win(&game, seat, choice))
            .try_fold(false, |any, it| Some(any || it?))
    }

    #[test]
    fn a_won_position_is_found() {
        let mut found = 0;
        for seed in 0..60 {
            for (game, seat) in positions(2, seed).into_iter().filter(|it| it.0.table().round == 8)
            {
                let options = game.options(seat);
                let wins: Option<Vec<bool>> =
                    options.iter().map(|it| can_win(&game, seat, it)).collect();
                if !wins.is_some_and(|it| it.contains(&true) && it.contains(&false)) {
                    continue;
                }
                found += 1;
                let view = game.view(Some(seat));
                for evaluator in evaluators() {
                    let mut search = search(&evaluator, &view);
                    search.run(Budget::Iterations(300));
                    let advice = search.advice();
                    let best = advice.iter().max_by_key(|it| it.visits).expect("an option");
                    assert_eq!(can_win(&game, seat, best.choice), Some(true), "{advice:?}");
                }
            }
        }
        assert!(3 <= found, "{found} positions");
    }

    #[test]
    fn the_tree_does_not_branch_on_what_others_keep() {
        let (game, seat) = positions(4, 2)[0];
        assert_eq!(game.table().phase, Phase::Draft);
        let view = game.view(Some(seat));
        for evaluator in evaluators() {
            let mut search = search(&evaluator, &view);
            search.run(Budget::Iterations(200));
            let favourite = search.select(Tree::ROOT, &game, seat, view.options);
            let node = search.tree.child(favourite).expect("a tree with room");
            assert!(0 < search.tree.edges(node).count());
            assert!(
                search.tree.edges(node).all(|it| it.seat == seat),
                "the seat keeps a second card"
            );
        }
    }
}
