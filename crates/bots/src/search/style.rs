//! How a search goes about it: what it tries, how far it looks, and what it looks for.

use engine::{BySeat, MAX_SEATS};

/// How a search goes about it. `docs/bots.md` says what won in the arena.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much the search explores what the policy likes.
    pub explore: f32,
    /// The points of difference in opinion that make an option noticeably likelier before it was tried.
    pub prior: f32,
    /// The noise of the policy in playouts, in points.
    pub noise: f32,
    /// The rounds that a playout plays on after the present one before the evaluation made by hand takes over; 9 for all. The net is
    /// asked at the end of the present round and of the next one.
    pub horizon: u8,
    /// The part of the value that is one's own score and not the chance to win.
    pub ambition: f32,
    /// The doubt in the final points, by which chances are softened.
    pub doubt: f32,
    /// How far the values of one option are assumed to spread around their mean; measured if not given.
    pub spread: Option<f32>,
    /// Whether a search ends as soon as its last iterations cannot change the answer.
    pub saves: bool,
}

impl Style {
    /// That of the first expert.
    pub const FIRST: Self = Self {
        explore: 0.4,
        prior: 1.5,
        noise: 1.5,
        horizon: 4,
        ambition: 0.3,
        doubt: 4.0,
        // Its values are between 0 and 1 and rarely near either.
        spread: Some(0.3),
        saves: false,
    };

    /// With the net, whose judgement is less noisy than a playout: nothing must be tried so often.
    pub const NET: Self = Self { explore: 0.25, spread: None, saves: true, ..Self::FIRST };

    /// With the net and the quick opinion, which is surer of itself than it should be.
    pub(crate) const OPINION: Self = Self { explore: 0.1, ..Self::NET };

    /// What each seat looks for: to win, and to have many points.
    pub(crate) fn values(
        &self,
        scores: &BySeat<f32>,
        chances: &BySeat<f32>,
        players: usize,
    ) -> BySeat<f32> {
        let mut values = BySeat([0.0; MAX_SEATS]);
        for seat in 0..players {
            values.0[seat] = (1.0 - self.ambition) * chances.0[seat]
                + self.ambition * (scores.0[seat] / 100.0).clamp(0.0, 1.0);
        }
        values
    }
}
