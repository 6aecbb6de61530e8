//! How a search judges: what a leaf is worth (`leaf.rs`), which choices are likely (`priors.rs`), and its style.

use std::sync::Arc;

use super::{leaf::Leaf, priors::Priors, style::Style};
use crate::{
    net::{ChoiceNet, Net},
    worth::Worth,
};

/// What makes one expert differ from another.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator {
    pub(crate) worth: Worth,
    pub(super) leaf: Leaf,
    pub(super) priors: Priors,
    pub(crate) style: Style,
}

impl Evaluator {
    /// That of the expert: a net values the leaves, and a second one says which choices are likely, or else the quick opinion.
    pub(crate) fn learned(net: Arc<Net>, choices: Option<Arc<ChoiceNet>>) -> Self {
        let (priors, style) = match choices {
            Some(net) => (Priors::Net(net), Style::NET),
            None => (Priors::Opinion, Style::OPINION),
        };
        Self { worth: Worth::default(), leaf: Leaf::Net(net), priors, style }
    }

    /// That of the first expert, which has no net.
    pub(crate) fn first() -> Self {
        let (leaf, priors) = (Leaf::ByHand, Priors::Opinion);
        Self { worth: Worth::default(), leaf, priors, style: Style::FIRST }
    }
}
