//! The server: tables where people and bots play over HTTP and WebSocket, kept in SQLite or PostgreSQL.
//!
//! The path of a choice: `socket.rs` or `http/play.rs` → `table/play.rs` (checked, tried) → `writer.rs` of the crate `store` (on disk) →
//! `table/tell.rs` (sent to everyone as they may see it).

#![allow(
    clippy::single_match_else,
    clippy::manual_let_else,
    reason = "two ways of equal weight read better as a match"
)]
#![allow(unreachable_pub, reason = "within this crate `pub` means: for the other modules")]

mod bots;
pub mod config;
pub mod costs;
mod error;
mod http;
pub mod journal;
mod limits;
mod listen;
mod names;
mod observe;
pub mod openapi;
mod run;
mod server;
mod shares;
mod socket;
mod table;
mod unsent;
mod upkeep;

pub use config::Config;
pub use run::{Running, start};
pub use store::Clock;
