//! A table as plain data and pure functions: no clock, no randomness, no disk, no network, no threads.
//!
//! Read `sitting.rs` first: it processes a choice without any waiting. The program that runs a table (the server, the terminal, a
//! page) stores what it returns, sends what it writes and asks the bots it lists.

pub mod asked;
pub mod clock;
pub mod deal;
mod due;
pub mod edit;
mod host;
mod id;
pub mod input;
mod line;
mod log;
mod looks;
pub mod meta;
mod missed;
pub mod moved;
mod person;
mod preview;
mod refusal;
mod request;
mod seats;
mod session;
mod settings;
mod shown;
mod sitting;
mod think;
pub mod wanted;

pub use clock::TimeUp;
pub use due::Due;
pub use edit::Edit;
pub use host::speaker;
pub use id::{Id, join_code};
pub use line::{Chooser, Line};
pub use log::{Log, Over, Told};
pub use meta::Meta;
pub use missed::STEPS;
pub use person::{Person, Watchers};
pub use preview::{Foreseen, Outlook};
pub use refusal::{Kind, Refusal};
pub use request::{Asked, Request, TIME_TO_OBJECT, Wish};
pub use seats::SeatMask;
pub use session::Session;
pub use settings::TableSettings;
pub use sitting::{Addition, By, Edited, Play, Sitting, Verdict};
pub use think::{hint, think};
