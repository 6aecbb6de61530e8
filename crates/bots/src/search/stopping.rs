//! When a search stops: its budget is used up, its favourite cannot be overtaken any more, or the answer is clear.

use std::time::Duration;

// In a page the clock of the standard library stops the program; elsewhere this is that clock.
use web_time::Instant;

use super::{Search, tree::Tree};

/// How much a search may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// After this time.
    Time(Duration),
    /// After this many iterations: the same choice every time for the same seed.
    Iterations(u32),
}

/// After how many iterations a search looks at the clock and at what it has.
const CHECK: u32 = 64;

/// Nothing counts as clear before this many iterations.
const LEAST: u32 = 512;

/// How many standard errors the best option must be ahead of each other one for the answer to be clear.
const CLEAR: f32 = 4.5;

impl Search<'_> {
    /// Searches until the budget is used up or the answer is clear. Returns the number of iterations.
    pub(crate) fn run(&mut self, budget: Budget) -> u32 {
        let started = Instant::now();
        let mut done = 0;
        loop {
            match budget {
                Budget::Iterations(most) if most <= done => return done,
                Budget::Iterations(most)
                    if self.evaluator.style.saves
                        && done % CHECK == 0
                        && most - done < self.ahead() =>
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
        let deviation = self.evaluator.style.spread.unwrap_or_else(|| self.tree.deviation());
        self.tree.edges(Tree::ROOT).filter(|edge| edge.choice != best.choice).all(|edge| {
            let error = deviation
                * (1.0 / visits_of(edge.visits.max(1)) + 1.0 / visits_of(best.visits)).sqrt();
            0 < edge.visits && CLEAR * error < ahead - mean(edge.visits, edge.value)
        })
    }
}

#[expect(clippy::cast_precision_loss, reason = "a statistic")]
fn visits_of(n: u32) -> f32 {
    n as f32
}
