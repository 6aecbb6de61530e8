//! A table as plain data and pure functions: no clock, no chance, no disk, no network, no threads.
//!
//! Read `sitting.rs` first: it is the way of a choice without its waits. Whoever runs a table (the server, the terminal, a
//! page) stores what it says, tells what it writes and asks the bots it names.

pub mod asked;
pub mod clock;
pub mod edit;
mod id;
pub mod input;
mod log;
mod looks;
pub mod meta;
mod missed;
mod person;
mod preview;
mod refusal;
mod seats;
mod session;
mod shown;
mod sitting;
mod think;
pub mod wanted;

pub use clock::TimeUp;
pub use edit::Edit;
pub use id::{Id, join_code};
pub use log::{Chooser, Line, Log, Told};
pub use meta::Meta;
pub use person::Person;
pub use preview::{Foreseen, Outlook};
pub use refusal::{Kind, Refusal};
pub use seats::SeatMask;
pub use session::Session;
pub use sitting::{Addition, By, Due, Edited, Play, Sitting, Verdict};
pub use think::{hint, think};
