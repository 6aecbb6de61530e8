//! The rules of *Notre Dame* (2 to 5 players): a whole game as plain `Copy` data.
//!
//! A [`Setup`] gives a [`Game`]; the game asks [`Prompt`]s of the seats that are [waiting](Game::waiting); a seat's
//! [`Options`] list its [`Choice`]s; a choice changes the game and emits [`Event`]s. What one seat may know is a
//! [`View`]. Everything has a text form: see [`notation`].
//!
//! ```
//! use engine::{Game, Setup};
//!
//! let setup = Setup::with_seed(4, [7; 32])?;
//! let mut events = Vec::new();
//! let mut game = Game::new(&setup, &mut events);
//! while let Some(seat) = game.waiting().first() {
//!     let options = game.options(seat);
//!     game.choose(seat, options.nth(0), &mut events)?;
//! }
//! assert!(game.result().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Read `game.rs` first, then `flow.rs` and `prompt.rs`, then any card under `actions/` or `persons/`. Numbers like R4.7 refer to
//! `RULES.md`.

mod action;
mod actions;
mod borough;
mod cards;
mod choice;
pub mod city;
mod draft;
mod event;
mod flow;
mod game;
mod message;
mod named;
pub mod notation;
mod ops;
mod options;
mod person;
mod persons;
mod piece;
mod plague;
mod prompt;
mod rules;
mod sample;
mod scoring;
mod seat;
mod sector;
mod setup;
mod table;
#[cfg(test)]
mod testing;
mod view;

pub use action::Action;
pub use actions::{hotel::Bonus, notre_dame::donation};
pub use borough::{Borough, LAST_RAT_SPACE, MARKERS, Played};
pub use choice::Choice;
pub use city::{Market, Spot};
pub use event::{Event, Sink, Source, Upcoming};
pub use game::{COINS, ChoiceError, Game, ROUNDS};
pub use message::{Message, MessageKind, MessageSet};
pub use options::Options;
pub use person::{Person, PersonCard, PersonSet, Stack};
pub use piece::{Piece, Pieces};
pub use plague::Plague;
pub use prompt::{About, Prompt};
pub use rules::{Coins, Edition, Gift, RULES_VERSION, Rats, Rules};
pub use scoring::Score;
pub use seat::{BySeat, Colour, MAX_SEATS, Seat, SeatSet};
pub use sector::{ByPlace, Place, Sector};
pub use setup::{Setup, SetupError};
pub use table::{Phase, Table};
pub use view::{Known, View};
