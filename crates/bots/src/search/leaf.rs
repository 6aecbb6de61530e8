//! What a leaf of the search is worth: what the net expects at the end of this round and the next, or what the evaluation made
//! by hand expects some rounds later.

use std::sync::Arc;

use engine::{BySeat, Game, PersonSet, Phase, Seat};
use rand_core::Rng;

use super::evaluator::Evaluator;
use crate::{
    evaluate::{chances, doubt, expected_scores},
    net::{Expected, Net},
    policy,
};

/// What values the leaves.
#[derive(Clone, Debug)]
pub(crate) enum Leaf {
    /// The net: the mean of its values at the end of this round and of the next. The first depends less on chance, the second
    /// less on the net's errors.
    Net(Arc<Net>),
    /// The evaluation made by hand, as many rounds later as the style says: that of the first expert.
    ByHand,
}

/// What one iteration has found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeafValue {
    /// What each seat looks for when it chooses.
    pub(crate) values: BySeat<f32>,
    /// The points of the searching seat at the end of the game.
    pub(crate) score: f32,
    /// The chance to win of the searching seat.
    pub(crate) win: f32,
}

impl Evaluator {
    /// The last round in which an iteration can still be in the tree, if it starts in `round`.
    pub(crate) fn last_round(&self, round: u8) -> u8 {
        match self.leaf {
            Leaf::Net(_) => round,
            Leaf::ByHand => round + self.style.horizon,
        }
    }

    /// Plays on from a leaf to the end of the last round, or further, and values the result for the searching seat.
    pub(crate) fn leaf_value<R: Rng>(
        &self,
        game: &mut Game,
        last: u8,
        seat: Seat,
        to_come: PersonSet,
        rng: &mut R,
    ) -> LeafValue {
        self.play_on(game, last, rng);
        match &self.leaf {
            Leaf::Net(net) => {
                let near = net.expects(game);
                self.play_on(game, last + 1, rng);
                self.of_net(&near.mean(&net.expects(game)), game.players(), seat)
            }
            Leaf::ByHand => self.by_hand(game, seat, to_come),
        }
    }

    fn play_on<R: Rng>(&self, game: &mut Game, last: u8, rng: &mut R) {
        policy::play_on(&self.worth, game, last, self.style.noise, rng);
    }

    fn of_net(&self, expected: &Expected, players: usize, seat: Seat) -> LeafValue {
        let Expected { scores, wins } = expected;
        let values = self.style.values(scores, wins, players);
        LeafValue { values, score: scores[seat], win: wins[seat] }
    }

    fn by_hand(&self, game: &Game, seat: Seat, to_come: PersonSet) -> LeafValue {
        let scores = expected_scores(&self.worth, game.table(), to_come);
        let softness = if game.table().phase == Phase::Over {
            self.style.doubt
        } else {
            self.style.doubt.max(doubt(game.table()))
        };
        let chances = chances(&scores, game.players(), softness);
        let values = self.style.values(&scores, &chances, game.players());
        let win = match game.result() {
            Some(result) if result[seat].place == 1 => {
                let winners = game.seats().filter(|&it| result[it].place == 1).count();
                1.0 / f32::from(u8::try_from(winners).expect("at most five"))
            }
            Some(_) => 0.0,
            None => chances[seat],
        };
        LeafValue { values, score: scores[seat], win }
    }
}
