//! Which choices are likely before they are tried: a net says so, or the quick opinion of the policy.

use std::sync::Arc;

use engine::{Choice, Game, Options, Seat};
use rand_core::Rng;

use super::{
    evaluator::Evaluator,
    tree::{NodeId, Tree},
};
use crate::{judge::Judge, net::ChoiceNet, policy};

/// How likely an option is taken to be at least, in proportion to the likeliest.
const LEAST_LIKELY: f32 = 0.02;

/// What says which choices are likely.
#[derive(Clone, Debug)]
pub(crate) enum Priors {
    /// The net of choices.
    Net(Arc<ChoiceNet>),
    /// The quick opinion.
    Opinion,
}

impl Evaluator {
    /// A likely choice of a seat whose choice the searching seat cannot see.
    pub(crate) fn pick<R: Rng>(&self, game: &Game, seat: Seat, rng: &mut R) -> Choice {
        let options = game.options(seat);
        match &self.priors {
            Priors::Net(net) => net.likely(game, seat, options).draw(rng),
            Priors::Opinion => {
                let noise = self.style.noise;
                policy::pick(&self.worth, game.table(), seat, options, noise, rng)
            }
        }
    }

    /// Adds to a node the options that it does not have yet, each with how likely it is.
    pub(crate) fn widen(
        &self,
        tree: &mut Tree,
        node: NodeId,
        game: &Game,
        seat: Seat,
        options: Options,
    ) {
        match &self.priors {
            Priors::Net(net) => {
                let likely = net.likely(game, seat, options);
                tree.widen(node, seat, options, |choice| likely.of(choice) + LEAST_LIKELY);
            }
            Priors::Opinion => {
                let table = game.table();
                let judge = Judge::new(&self.worth, table, seat);
                let prior = self.style.prior;
                tree.widen(node, seat, options, |choice| {
                    let opinion = policy::opinion(&judge, table.prompt, choice);
                    (opinion / prior).clamp(-12.0, 12.0).exp()
                });
            }
        }
    }
}
