//! The house on a real socket, with both databases: SQLite always, PostgreSQL where `NOTREDAME_TEST_POSTGRES` names one.

#![allow(clippy::unwrap_used, reason = "what fails in a test fails the test")]
#![allow(unreachable_pub, reason = "within a test `pub` means: for the other modules")]

#[path = "house/ears.rs"]
mod ears;
#[path = "house/players.rs"]
mod players;
#[path = "house/support.rs"]
mod support;

#[path = "house/errors.rs"]
mod errors;
#[path = "house/games.rs"]
mod games;
#[path = "house/nodes.rs"]
mod nodes;
#[path = "house/outages.rs"]
mod outages;
#[path = "house/revisions.rs"]
mod revisions;
#[path = "house/secrets.rs"]
mod secrets;
#[path = "house/strange.rs"]
mod strange;
#[path = "house/tables.rs"]
mod tables;
#[path = "house/worlds.rs"]
mod worlds;
