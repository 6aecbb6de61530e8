//! A table as plain data and pure functions: no clock, no chance, no disk, no network, no threads.
//!
//! Read `sitting.rs` first: it is the way of a choice without its waits. Whoever runs a table (the server, the terminal, a
//! page) stores what it says, tells what it writes and asks the bots it names.

pub mod edit;
mod id;
pub mod input;
pub mod log;
pub mod meta;
pub mod missed;
mod person;
mod refusal;
pub mod replay;
mod seats;
pub mod update;
pub mod wanted;

pub use id::{Id, join_code};
pub use person::Person;
pub use refusal::Refusal;
pub use seats::SeatMask;
