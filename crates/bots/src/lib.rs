//! Players made of code: they see a [`View`](engine::View), never a game, and the arena that measures them.

mod bot;
mod evaluate;
mod expert;
mod hiring;
mod judge;
mod policy;
mod random;
mod regular;
mod search;
mod tree;
mod weights;
mod worth;

pub use bot::{Advice, Bot};
pub use expert::Expert;
pub use random::Random;
pub use regular::Regular;
pub use search::{Budget, Style};
pub use weights::Weights;
pub use worth::Worth;
