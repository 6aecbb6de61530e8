//! A sequential test: is the first entry better than the second? It stops as soon as the games say so.

use super::{
    Played,
    stats::{Clustered, lead},
};

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

/// The same for leads, whose spread differs more from match to match.
const LEAST_GAMES_FOR_LEAD: usize = 48;

impl Sprt {
    /// Of the lead in points instead, which tells small differences sooner.
    pub const LEAD: Self = Self { equal: 0.0, better: 1.0, error: 0.05 };

    /// The logarithm of how much likelier the games are if A is better, for the entries A and B.
    pub fn likelihood_ratio(&self, played: &[Played], a: usize, b: usize) -> f64 {
        let mut ahead: Vec<(usize, f64)> =
            played.iter().map(|it| (it.deal(), it.ahead(a, b))).collect();
        if ahead.len() < LEAST_GAMES {
            return 0.0;
        }
        ahead.sort_by_key(|it| it.0);
        // Half a lost game keeps the variance from vanishing when all games agree.
        let games = f64::from(u32::try_from(ahead.len()).unwrap_or(u32::MAX));
        self.ratio(&Clustered::new(&ahead), 0.25 / (games * games))
    }

    fn ratio(&self, found: &Clustered, least_variance: f64) -> f64 {
        (self.better - self.equal) * (found.mean - f64::midpoint(self.better, self.equal))
            / found.variance.max(least_variance)
    }

    /// What the games say about the entries A and B.
    pub fn verdict(&self, played: &[Played], a: usize, b: usize) -> Verdict {
        self.judge(self.likelihood_ratio(played, a, b))
    }

    /// What the leads of an entry say, in games that come deal by deal.
    pub fn verdict_on_lead(&self, played: &[Played], entry: usize) -> Verdict {
        if played.len() < LEAST_GAMES_FOR_LEAD {
            return Verdict::Open;
        }
        let leads: Vec<_> = played.iter().map(|it| (it.deal(), lead(it, entry))).collect();
        self.judge(self.ratio(&Clustered::new(&leads), f64::EPSILON))
    }

    fn judge(&self, ratio: f64) -> Verdict {
        let bound = ((1.0 - self.error) / self.error).ln();
        if bound <= ratio {
            Verdict::Better
        } else if ratio <= -bound {
            Verdict::NotBetter
        } else {
            Verdict::Open
        }
    }
}
