//! A sequential test: is the first entry better than the second? It stops as soon as the games say so.

use super::{Played, stats::Clustered};

/// A sequential probability ratio test of two hypotheses about how often A finishes before B (ties count half).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// What "not better" means: A finishes before B this often.
    pub equal: f64,
    /// What "better" means.
    pub better: f64,
    /// The chance of either error.
    pub error: f64,
}

impl Default for Sprt {
    fn default() -> Self {
        Self { equal: 0.5, better: 0.55, error: 0.05 }
    }
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A is better than B.
    Better,
    /// It is not.
    NotBetter,
    /// More games are needed.
    Open,
}

/// Before so many games the spread is not known well enough.
const LEAST_GAMES: usize = 16;

impl Sprt {
    /// The logarithm of how much likelier the games are if A is better, for the entries A and B.
    pub fn likelihood_ratio(&self, played: &[Played], a: usize, b: usize) -> f64 {
        let mut ahead: Vec<(usize, f64)> = played
            .iter()
            .map(|it| {
                let deal = usize::try_from(it.game).unwrap_or(0) / it.entries.len();
                let (ours, theirs) = (it.score_of(a).place, it.score_of(b).place);
                let ahead = match ours.cmp(&theirs) {
                    core::cmp::Ordering::Less => 1.0,
                    core::cmp::Ordering::Equal => 0.5,
                    core::cmp::Ordering::Greater => 0.0,
                };
                (deal, ahead)
            })
            .collect();
        if ahead.len() < LEAST_GAMES {
            return 0.0;
        }
        ahead.sort_by_key(|it| it.0);
        let found = Clustered::new(&ahead);
        // Half a lost game keeps the variance from vanishing when all games agree.
        let games = f64::from(u32::try_from(ahead.len()).unwrap_or(u32::MAX));
        let variance = found.variance.max(0.25 / (games * games));
        (self.better - self.equal) * (found.mean - f64::midpoint(self.better, self.equal))
            / variance
    }

    /// What the games say about the entries A and B.
    pub fn verdict(&self, played: &[Played], a: usize, b: usize) -> Verdict {
        let bound = ((1.0 - self.error) / self.error).ln();
        let ratio = self.likelihood_ratio(played, a, b);
        if bound <= ratio {
            Verdict::Better
        } else if ratio <= -bound {
            Verdict::NotBetter
        } else {
            Verdict::Open
        }
    }
}
