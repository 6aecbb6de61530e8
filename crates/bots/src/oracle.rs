//! The oracle: searches the true game with every card open. It measures how far the others are from the ceiling, and no table
//! offers it.

use engine::{Choice, Game, Seat};

use crate::{expert::Expert, search::Budget};

/// A search that sees everything.
#[derive(Clone, Debug)]
pub struct Oracle {
    search: Expert,
}

impl Oracle {
    /// An oracle with this budget.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self { search: Expert::new(budget, seed) }
    }

    /// The choice of a seat that is asked something.
    pub fn choose(&mut self, game: &Game, seat: Seat) -> Choice {
        self.search.choose_open(game, seat)
    }
}
