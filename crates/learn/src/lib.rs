//! Learning the weights of the bots' net by play: games, steps against the loss, tests, and matches that decide what is kept.
//!
//! Read `run.rs` first. Everything follows from a [`Plan`]; what a run has done lies in its folder, so it can be stopped at any
//! moment and taken up again.

mod adam;
mod check;
mod choice_model;
mod contest;
mod deal;
mod games;
mod log;
mod model;
mod plan;
mod records;
mod run;
mod sums;
mod train;

pub use plan::Plan;
pub use run::run;
