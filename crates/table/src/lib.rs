//! A table as plain data and pure functions: no clock, no chance, no disk, no network, no threads.
//!
//! Read `sitting.rs` first: it is the way of a choice without its waits. Whoever runs a table (the server, the terminal, a
//! page) stores what it says, tells what it writes and asks the bots it names.

pub mod asked;
pub mod clock;
pub mod deal;
mod due;
pub mod edit;
mod host;
mod id;
pub mod input;
mod log;
mod looks;
pub mod meta;
mod missed;
mod person;
mod preview;
mod refusal;
mod request;
mod seats;
mod session;
mod shown;
mod sitting;
mod think;
pub mod wanted;

pub use clock::TimeUp;
pub use due::Due;
pub use edit::Edit;
pub use host::speaker;
pub use id::{Id, join_code};
pub use log::{Chooser, Line, Log, Told};
pub use meta::Meta;
pub use person::Person;
pub use preview::{Foreseen, Outlook};
pub use refusal::{Kind, Refusal};
pub use request::{Request, Wish};
pub use seats::SeatMask;
pub use session::Session;
pub use sitting::{Addition, By, Edited, Play, Sitting, Verdict};
pub use think::{hint, think};
