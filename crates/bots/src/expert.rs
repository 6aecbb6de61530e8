//! The expert: searches with what its seat knows, for a time or a number of iterations.

use engine::{Choice, Game, PersonSet, Seat, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    bot::{Advice, Bot, rank},
    evaluate::persons_to_come,
    search::{Budget, Deals, Search, Style},
    worth::Worth,
};

/// A player that searches.
#[derive(Clone, Debug)]
pub struct Expert {
    worth: Worth,
    style: Style,
    budget: Budget,
    threads: usize,
    rng: Xoshiro256PlusPlus,
    iterations: u64,
}

impl Expert {
    /// An expert on one core.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self {
            worth: Worth::default(),
            style: Style::default(),
            budget,
            threads: 1,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            iterations: 0,
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
        let seeds: Vec<u64> = (0..threads).map(|_| self.rng.next_u64()).collect();
        let one = |seed: u64| {
            let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut search = Search::new(worth, style, deals, seat, to_come, rng);
            let iterations = search.run(budget);
            (search.advice(), iterations)
        };
        let found: Vec<_> = if let [seed] = seeds[..] {
            vec![one(seed)]
        } else {
            std::thread::scope(|scope| {
                let running: Vec<_> =
                    seeds.into_iter().map(|seed| scope.spawn(move || one(seed))).collect();
                running.into_iter().map(|it| it.join().expect("a search does not panic")).collect()
            })
        };
        self.iterations += found.iter().map(|(_, n)| u64::from(*n)).sum::<u64>();
        let merged = found.into_iter().map(|(advice, _)| advice).reduce(merge).unwrap_or_default();
        rank(merged, |advice| visits(advice.visits))
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
