//! Everything sent over the network or written to a file: JSON views and events, records, and the engine protocol.
//!
//! The only crate that knows JSON. Views and events are written, never read: a client sends little more than choices.

pub mod api;
pub mod client_message;
pub mod engine_protocol;
pub mod event;
pub mod input;
pub mod moved;
pub mod record;
pub mod replay;
mod request;
pub mod rules;
pub mod server_message;
pub mod table_info;
pub mod update;
pub mod view;

pub use client_message::ClientMessage;
pub use event::EventJson;
pub use moved::MovedGame;
pub use record::Record;
pub use replay::Replay;
pub use rules::{RulesJson, WantedRules};
pub use server_message::ServerMessage;
pub use table_info::TableInfo;
pub use update::Update;
pub use view::ViewJson;
