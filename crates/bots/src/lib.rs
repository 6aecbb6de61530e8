//! Players made of code, which see a [`View`](engine::View) and never a game, and the arena that measures them.
//!
//! Read `regular.rs` first: it plays by the evaluation (`evaluate.rs`, `judge.rs`, `hiring.rs`, made from `weights.rs`). Then
//! `search.rs`, which the expert uses, and what its leaves are worth: `search/leaf.rs`. `registry.rs` knows the names. `docs/bots.md` says what was measured.

pub mod arena;
mod bot;
mod evaluate;
mod expert;
mod hiring;
mod judge;
pub mod net;
mod novice;
mod oracle;
mod policy;
mod random;
mod registry;
mod regular;
mod search;
mod seasoned;
pub mod tune;
mod weights;
mod worth;

pub use bot::{Advice, Bot};
pub use evaluate::evaluate;
pub use expert::Expert;
pub use novice::Novice;
pub use oracle::Oracle;
pub use random::{Random, play_out};
pub use registry::{DEFAULT_BUDGET, First, Level, Name, UnknownBot};
pub use regular::Regular;
pub use search::{Budget, Style};
pub use seasoned::Seasoned;
pub use weights::Weights;
pub use worth::Worth;
