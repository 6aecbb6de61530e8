//! What the net expects at the end of a round or of the game, in points and chances.

use engine::{BySeat, Game, Phase};

use super::{Net, ONE, Opinion, PARTS, chances};

/// The points and the chance to win of each seat.
pub(crate) struct Expected {
    pub(crate) scores: BySeat<f32>,
    pub(crate) wins: BySeat<f32>,
}

impl Net {
    /// What it expects at the end of a round or of the game.
    #[expect(clippy::cast_precision_loss, reason = "small numbers, which are exact")]
    pub(crate) fn expects(&self, game: &Game) -> Expected {
        let over = game.table().phase == Phase::Over;
        let opinion = if over { Opinion::of_end(game) } else { self.judge(game) };
        let wins = chances(&opinion.strength, game.players());
        Expected {
            scores: BySeat(opinion.points.0.map(|it| it as f32 / PARTS as f32)),
            wins: BySeat(wins.0.map(|it| it as f32 / ONE as f32)),
        }
    }
}

impl Expected {
    /// The mean of two expectations.
    pub(crate) fn mean(&self, other: &Self) -> Self {
        let mean = |one: &BySeat<f32>, other: &BySeat<f32>| {
            BySeat(std::array::from_fn(|seat| f32::midpoint(one.0[seat], other.0[seat])))
        };
        Self { scores: mean(&self.scores, &other.scores), wins: mean(&self.wins, &other.wins) }
    }
}
