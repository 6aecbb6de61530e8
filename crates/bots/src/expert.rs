//! The expert: searches with what its seat knows, for a time or a number of iterations.

use std::sync::Arc;

use engine::{Choice, Game, Seat, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    bot::{Advice, Bot, rank},
    net::{ChoiceNet, Net},
    search::{Budget, Deals, Evaluator, Search, Style},
};

/// A player that searches.
#[derive(Clone, Debug)]
pub struct Expert {
    evaluator: Evaluator,
    budget: Budget,
    threads: usize,
    rng: Xoshiro256PlusPlus,
    iterations: u64,
}

impl Expert {
    /// An expert on one core.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self::with_nets(Net::shipped(), Some(ChoiceNet::shipped()), budget, seed)
    }

    /// An expert with other nets, or with the quick opinion in place of the second: for learning.
    pub fn with_nets(
        net: Arc<Net>,
        choices: Option<Arc<ChoiceNet>>,
        budget: Budget,
        seed: u64,
    ) -> Self {
        Self::with_evaluator(Evaluator::learned(net, choices), budget, seed)
    }

    /// The first expert, which knows no net. It stays as it is, so that progress can be measured.
    pub fn first(budget: Budget, seed: u64) -> Self {
        Self::with_evaluator(Evaluator::first(), budget, seed)
    }

    fn with_evaluator(evaluator: Evaluator, budget: Budget, seed: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { evaluator, budget, threads: 1, rng, iterations: 0 }
    }

    /// With so many searches side by side, whose findings are added up. With an iteration budget each gets its part.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }

    /// With another style: for measurement.
    #[must_use]
    pub fn style(mut self, style: Style) -> Self {
        self.evaluator.style = style;
        self
    }

    /// All iterations so far.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    fn search(&mut self, deals: Deals<'_>, seat: Seat) -> Vec<Advice> {
        self.evaluator.worth.suit(deals.rules());
        let threads = u32::try_from(self.threads).unwrap_or(1);
        let budget = match self.budget {
            Budget::Iterations(n) => Budget::Iterations(n.div_ceil(threads)),
            Budget::Time(time) => Budget::Time(time),
        };
        let evaluator = &self.evaluator;
        let seeds: Vec<_> = (0..threads).map(|_| self.rng.next_u64()).collect();
        let one = |seed: u64| {
            let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut search = Search::new(evaluator, deals, seat, rng);
            let iterations = search.run(budget);
            (search.advice(), iterations)
        };
        let found: Vec<_> = if threads == 1 {
            seeds.into_iter().map(one).collect()
        } else {
            std::thread::scope(|scope| {
                let running: Vec<_> =
                    seeds.into_iter().map(|seed| scope.spawn(move || one(seed))).collect();
                running.into_iter().map(|it| it.join().expect("a search does not panic")).collect()
            })
        };
        let mut merged = Vec::new();
        for (advice, iterations) in found {
            self.iterations += u64::from(iterations);
            merged = merge(merged, advice);
        }
        rank(merged, |advice| visits(advice.visits))
    }

    /// The choice with every card of the true game open. For measurement only: no table offers this.
    pub(crate) fn choose_open(&mut self, game: &Game, seat: Seat) -> Choice {
        let options = game.options(seat);
        if options.len() == 1 {
            return options.nth(0);
        }
        self.search(Deals::Open(game), seat)[0].choice
    }
}

impl Bot for Expert {
    fn advise(&mut self, view: &View) -> Vec<Advice> {
        let Some(seat) = view.seat else { return Vec::new() };
        if view.options.is_empty() {
            return Vec::new();
        }
        self.search(Deals::Sampled(view), seat)
    }

    fn choose(&mut self, view: &View) -> Choice {
        if view.options.len() == 1 {
            return view.options.nth(0);
        }
        self.advise(view).first().expect("the seat is asked something").choice
    }
}

/// Adds up what two searches found of the same options.
fn merge(mut one: Vec<Advice>, other: Vec<Advice>) -> Vec<Advice> {
    for theirs in other {
        let Some(ours) = one.iter_mut().find(|it| it.choice == theirs.choice) else {
            one.push(theirs);
            continue;
        };
        let all = visits(ours.visits + theirs.visits).max(1.0);
        let part = visits(theirs.visits) / all;
        ours.score += part * (theirs.score - ours.score);
        ours.win += part * (theirs.win - ours.win);
        ours.visits += theirs.visits;
    }
    one
}

#[expect(clippy::cast_precision_loss, reason = "a statistic")]
fn visits(n: u32) -> f32 {
    n as f32
}

#[cfg(test)]
mod tests {
    use engine::Setup;

    use super::*;

    const MAKERS: [fn(Budget, u64) -> Expert; 2] = [Expert::new, Expert::first];

    fn game(players: usize) -> Game {
        Game::new(&Setup::with_seed(players, [3; 32]).expect("2 to 5 players"), &mut ())
    }

    #[test]
    fn other_hidden_cards_give_the_same_advice() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for make in MAKERS {
            let mut game = game(3);
            let mut others = 0;
            for _ in 0..60 {
                let Some(seat) = game.waiting().first() else { break };
                let view = game.view(Some(seat));
                let other = view.sample(&mut rng);
                others += u32::from(other != game);
                let advise =
                    |game: &Game| make(Budget::Iterations(40), 1).advise(&game.view(Some(seat)));
                assert_eq!(advise(&other), advise(&game));
                game.choose_unchecked(seat, view.options.nth(0), &mut ());
            }
            assert!(30 < others, "{others} games with other hidden cards");
        }
    }

    #[test]
    fn the_option_tried_most_comes_first() {
        let game = game(4);
        let view = game.view(game.waiting().first());
        for make in MAKERS {
            for threads in [1, 3] {
                let advice = make(Budget::Iterations(90), 1).threads(threads).advise(&view);
                assert!(advice.is_sorted_by_key(|it| core::cmp::Reverse(it.visits)));
            }
        }
    }

    #[test]
    fn visits_add_up_to_the_iterations_of_this_decision() {
        for make in MAKERS {
            let mut expert = make(Budget::Iterations(60), 1).threads(2);
            let mut game = game(2);
            for _ in 0..60 {
                let Some(seat) = game.waiting().first() else { break };
                let before = expert.iterations();
                let advice = expert.advise(&game.view(Some(seat)));
                let visits: u64 = advice.iter().map(|it| u64::from(it.visits)).sum();
                assert_eq!(visits, expert.iterations() - before);
                game.choose_unchecked(seat, advice[0].choice, &mut ());
            }
        }
    }

    #[test]
    fn findings_of_several_searches_are_added_up() {
        let (keep, pass) = (Choice::Keep(engine::Action::Bank), Choice::Pass);
        let of = |choice, visits, score| Advice { choice, score, win: 0.5, visits };
        let merged = merge(
            vec![of(keep, 10, 40.0), of(pass, 2, 10.0)],
            vec![of(pass, 6, 30.0), of(keep, 30, 60.0)],
        );
        assert_eq!(merged, [of(keep, 40, 55.0), of(pass, 8, 25.0)]);
    }
}
