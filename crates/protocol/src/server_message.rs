//! What a server says on a table's socket, and the one shape of its errors.

use serde::Serialize;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::{input, table_info::TableInfo, update::Update};

/// A message of the server.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub enum ServerMessage {
    /// The state of the game, and what is new. Requests about a game are answered with it too.
    Update(Update),
    /// The seats or the state of the table have changed.
    Table {
        /// The table as you see it.
        table: Box<TableInfo>,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// Something that you said was not done.
    Error {
        /// What went wrong.
        error: ErrorDetail,
        /// The key of the choice that was not made; omitted if it had none.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(nullable = false))]
        key: Option<String>,
    },
    /// Somebody is there.
    Pong,
    /// The server is closing: come back in a moment.
    Closing,
}

impl ServerMessage {
    /// The message as text.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a message is plain JSON")
    }
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct ChatLine {
    /// Which line it is.
    pub n: i64,
    /// Who said it.
    pub from: String,
    /// The seat of whoever said it; null for a spectator.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seat: Option<usize>,
    /// The same for all lines of a person at this table, whatever their name is; empty for old lines.
    pub speaker: String,
    /// What was said: plain text, or the code of a phrase between two colons (`:thanks:`).
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// The answer to a request that failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct ErrorAnswer {
    /// What went wrong.
    pub error: ErrorDetail,
}

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct ErrorDetail {
    /// A stable word for programs.
    pub code: &'static str,
    /// What was expected, in plain words.
    pub message: String,
}

impl ErrorDetail {
    /// What went wrong. The message may quote what was sent.
    pub fn new(code: &'static str, message: &str) -> Self {
        Self { code, message: input::quoted(message) }
    }
}
