//! Every text that a person reads, in that person's language: names, questions, answers, events and errors.
//!
//! The sentences are in `locales/*.ftl` ([Fluent](https://projectfluent.org)), one file for each language, shared with
//! the browser. This crate turns values of the engine into keys and variables: a [`Locale`] knows the words, a
//! [`Narrator`] knows the table it speaks about and to whom.

mod choices;
mod errors;
mod events;
mod locale;
mod log;
mod names;
mod narrator;
mod prompts;

pub use locale::{Args, Locale, Noun};
pub use log::actor;
pub use narrator::Narrator;
pub use prompts::Question;
