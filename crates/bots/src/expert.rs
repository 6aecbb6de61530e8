//! The expert: searches with what its seat knows, for a time or a number of iterations.

use std::sync::Arc;

use engine::{Choice, Game, PersonSet, Phase, Seat, Table, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    bot::{Advice, Bot, rank},
    evaluate::persons_to_come,
    net::{ChoiceNet, Net},
    regular::goes_on,
    search::{Budget, Deals, Search},
    style::Style,
    tree::Tree,
    worth::Worth,
};

/// A player that searches.
#[derive(Clone, Debug)]
pub struct Expert {
    worth: Worth,
    net: Option<Arc<Net>>,
    choices: Option<Arc<ChoiceNet>>,
    style: Style,
    budget: Budget,
    threads: usize,
    rng: Xoshiro256PlusPlus,
    iterations: u64,
    kept: Option<Kept>,
}

/// What a search has found out about the next question of the same turn.
#[derive(Clone, Debug)]
struct Kept {
    /// What everyone will see when it is asked.
    table: Table,
    trees: Vec<Tree>,
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
        let style = if choices.is_some() { Style::NET } else { Style::OPINION };
        Self { net: Some(net), choices, style, ..Self::first(budget, seed) }
    }

    /// The first expert, which knows no net. It stays as it is, so that progress can be measured.
    pub fn first(budget: Budget, seed: u64) -> Self {
        Self {
            worth: Worth::default(),
            net: None,
            choices: None,
            style: Style::FIRST,
            budget,
            threads: 1,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            iterations: 0,
            kept: None,
        }
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
        self.style = style;
        self
    }

    /// All iterations so far.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    fn search(&mut self, deals: Deals<'_>, seat: Seat, to_come: PersonSet) -> Vec<Advice> {
        self.worth.suit(deals.rules());
        let threads = u32::try_from(self.threads).unwrap_or(1);
        let budget = match self.budget {
            Budget::Iterations(n) => Budget::Iterations(n.div_ceil(threads)),
            Budget::Time(time) => Budget::Time(time),
        };
        let (worth, style) = (&self.worth, &self.style);
        let nets = (self.net.as_deref(), self.choices.as_deref());
        let kept = match deals {
            Deals::Sampled(view) => self.kept.take().filter(|it| it.table == view.table),
            Deals::Open(_) => None,
        };
        let mut trees = kept.map_or(Vec::new(), |it| it.trees).into_iter();
        let starts: Vec<_> = (0..threads).map(|_| (self.rng.next_u64(), trees.next())).collect();
        let one = |(seed, tree): (u64, Option<Tree>)| {
            let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut search = Search::new(worth, nets, style, deals, seat, to_come, rng);
            if let Some(tree) = tree {
                search.go_on(tree);
            }
            let iterations = search.run(budget);
            (search.advice(), search.tree, iterations)
        };
        let found: Vec<_> = if threads == 1 {
            starts.into_iter().map(one).collect()
        } else {
            std::thread::scope(|scope| {
                let running: Vec<_> =
                    starts.into_iter().map(|start| scope.spawn(move || one(start))).collect();
                running.into_iter().map(|it| it.join().expect("a search does not panic")).collect()
            })
        };
        let (mut merged, mut trees) = (Vec::new(), Vec::new());
        for (advice, tree, iterations) in found {
            self.iterations += u64::from(iterations);
            merged = merge(merged, advice);
            trees.push(tree);
        }
        let advice = rank(merged, |advice| visits(advice.visits));
        if let (Deals::Sampled(view), Some(best), true) =
            (deals, advice.first(), self.net.is_some())
        {
            self.kept = self.keep(view, seat, best.choice, &trees);
        }
        advice
    }

    /// What is known of the question that the same turn asks after a choice, if it asks one.
    fn keep(&self, view: &View, seat: Seat, choice: Choice, trees: &[Tree]) -> Option<Kept> {
        let mut game = view.sample(&mut self.rng.clone());
        let (phase, turn) = (view.table.phase, view.table.turn);
        game.choose_unchecked(seat, choice, &mut ());
        if phase == Phase::Draft || !goes_on(seat, turn, phase, &game) {
            return None;
        }
        let trees = trees.iter().map(|tree| tree.behind(choice)).collect::<Option<_>>()?;
        Some(Kept { table: game.view(Some(seat)).table, trees })
    }

    /// The choice with every card of the true game open. For measurement only: no table offers this.
    pub(crate) fn choose_open(&mut self, game: &Game, seat: Seat) -> Choice {
        let options = game.options(seat);
        if options.len() == 1 {
            return options.nth(0);
        }
        let to_come = persons_to_come(&game.view(Some(seat)));
        self.search(Deals::Open(game), seat, to_come)[0].choice
    }
}

impl Bot for Expert {
    fn advise(&mut self, view: &View) -> Vec<Advice> {
        let Some(seat) = view.seat else { return Vec::new() };
        if view.options.is_empty() {
            return Vec::new();
        }
        self.search(Deals::Sampled(view), seat, persons_to_come(view))
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
