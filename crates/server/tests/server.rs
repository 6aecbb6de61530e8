//! The server on a real socket, with both databases: SQLite always, PostgreSQL where `NOTREDAME_TEST_POSTGRES` names one.

#![allow(clippy::unwrap_used, reason = "what fails in a test fails the test")]
#![allow(unreachable_pub, reason = "within a test `pub` means: for the other modules")]

#[path = "server/ears.rs"]
mod ears;
#[path = "server/players.rs"]
mod players;
#[path = "server/support.rs"]
mod support;

#[path = "server/bounds.rs"]
mod bounds;
#[path = "server/clock.rs"]
mod clock;
#[path = "server/copies.rs"]
mod copies;
#[path = "server/costs.rs"]
mod costs;
#[path = "server/crowds.rs"]
mod crowds;
#[path = "server/deal.rs"]
mod deal;
#[path = "server/errors.rs"]
mod errors;
#[path = "server/games.rs"]
mod games;
#[path = "server/moved.rs"]
mod moved;
#[path = "server/nodes.rs"]
mod nodes;
#[path = "server/objections.rs"]
mod objections;
#[path = "server/openapi.rs"]
mod openapi;
#[path = "server/operating.rs"]
mod operating;
#[path = "server/outages.rs"]
mod outages;
#[cfg(feature = "passkeys")]
#[path = "server/passkeys.rs"]
mod passkeys;
#[cfg(not(feature = "passkeys"))]
#[path = "server/no_passkeys.rs"]
mod passkeys;
#[path = "server/people.rs"]
mod people;
#[path = "server/presence.rs"]
mod presence;
#[path = "server/revisions.rs"]
mod revisions;
#[path = "server/secrets.rs"]
mod secrets;
#[path = "server/sharing.rs"]
mod sharing;
#[path = "server/strange.rs"]
mod strange;
#[path = "server/tables.rs"]
mod tables;
#[path = "server/takebacks.rs"]
mod takebacks;
#[path = "server/talk.rs"]
mod talk;
#[path = "server/times.rs"]
mod times;
#[path = "server/uploads.rs"]
mod uploads;
#[path = "server/worlds.rs"]
mod worlds;
