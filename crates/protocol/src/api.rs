//! Requests to the API other than new tables, and its answers other than game states.

use serde::{Deserialize, Serialize};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::table_info::TableInfo;

/// A seat.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatBody {
    /// Its number.
    pub seat: usize,
}

/// Random bytes.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ShareBody {
    /// 32 random bytes, as 64 hexadecimal digits.
    pub bytes: String,
}

/// A seat and a name.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RenameBody {
    /// The seat's number.
    pub seat: usize,
    /// 1 to 32 characters.
    pub name: String,
}

/// A seat and a level.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatLevelBody {
    /// The seat's number.
    pub seat: usize,
    /// The bot's level: `novice`, `regular` (default), `seasoned` or `expert`.
    #[serde(default)]
    pub level: Option<String>,
}

/// A level.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LevelBody {
    /// The bots' level: `novice`, `regular` (default), `seasoned` or `expert`.
    #[serde(default)]
    pub level: Option<String>,
}

/// A seat and a colour.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ColourBody {
    /// The seat's number.
    pub seat: usize,
    /// `red`, `violet`, `blue`, `green` or `yellow`.
    pub colour: String,
}

/// Two seats.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SwapBody {
    /// The number of a seat.
    pub seat: usize,
    /// The number of the other one.
    pub with: usize,
}

/// A seat and who plays it.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AssignBody {
    /// The seat's number.
    pub seat: usize,
    /// The level of the bot that plays it: `novice`, `regular`, `seasoned` or `expert`. If omitted or null, the seat is open.
    #[serde(default)]
    pub bot: Option<String>,
}

/// A choice.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChoiceBody {
    /// The seat that chooses.
    pub seat: usize,
    /// The revision it answers.
    pub revision: u32,
    /// The choice in the notation, one of the view's options.
    pub choice: String,
}

/// An undo.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct UndoBody {
    /// The seat that undoes something.
    pub seat: usize,
    /// The revision it refers to.
    pub revision: u32,
}

/// A name.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to 32 characters.
    pub name: String,
}

/// Who you are.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct SessionInfo {
    /// You.
    pub person: PersonInfo,
}

/// A person.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct PersonInfo {
    /// The identifier.
    pub id: String,
    /// The name.
    pub name: String,
}

/// The finished games of a person. Games played in several seats do not count.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Statistics {
    /// How many.
    pub games: i64,
    /// How many were won, shared victories included.
    pub won: i64,
    /// The sum of all prestige points.
    pub points: i64,
    /// The highest score of a game; 0 before the first.
    pub best: i64,
}

/// A table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct TableAnswer {
    /// The table.
    pub table: TableInfo,
}

/// Tables.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct TablesAnswer {
    /// At most 200, the most recently active first.
    pub tables: Vec<TableInfo>,
}

/// A stored record.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct RecordAnswer {
    /// The identifier for `/api/replays/{id}`.
    pub id: String,
}

/// Whether spectators are allowed.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SpectatorsBody {
    /// Whether people without a seat may watch the game.
    pub welcome: bool,
}

/// A spectator to mute or unmute.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MuteBody {
    /// The `speaker` of a line of the chat.
    pub speaker: String,
    /// Whether to mute them.
    pub muted: bool,
}

/// An answer to another player's request.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AnswerBody {
    /// Whether it is granted.
    pub grant: bool,
}

/// The devices of a person.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct DevicesAnswer {
    /// All of them, at most 50: the one that asks, and then the newest first.
    pub devices: Vec<DeviceInfo>,
    /// When the recovery code was made, in milliseconds since 1970; left out where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recovery_since: Option<i64>,
}

/// A device or a program that is signed in.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct DeviceInfo {
    /// Its identifier here.
    pub id: String,
    /// `cookie` for a browser, `token` for a program.
    pub kind: String,
    /// The browser's user agent; empty for a program.
    pub device: String,
    /// Milliseconds since 1970; 0 if unknown.
    pub created_at: i64,
    /// Whether it is the one making this request.
    pub this: bool,
}

/// A device.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeviceBody {
    /// Its identifier in the list.
    pub id: String,
}

/// A recovery code.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct RecoveryAnswer {
    /// Five groups of five letters and digits, to be written down. It is shown only once and replaces the previous one.
    pub code: String,
}

/// A recovery code that was written down.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecoveryBody {
    /// The code; case, spaces and hyphens do not matter.
    pub code: String,
}

/// The passkeys of a person.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct PasskeysAnswer {
    /// The newest first.
    pub passkeys: Vec<PasskeyInfo>,
}

/// A passkey.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct PasskeyInfo {
    /// Its identifier here.
    pub id: String,
    /// The user agent of the browser that created it.
    pub device: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
}

/// A challenge that the browser passes on to a passkey.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct PasskeyChallenge {
    /// To be sent back with the answer. It can be used once, within five minutes.
    pub challenge: String,
    /// The options in the JSON of Web Authentication: `PublicKeyCredentialCreationOptionsJSON` for a new passkey,
    /// `PublicKeyCredentialRequestOptionsJSON` to sign in.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Value,
}

/// The answer of a passkey.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// The `challenge` that it answers.
    pub challenge: String,
    /// The credential in the JSON of Web Authentication, as returned by `toJSON`.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub credential: serde_json::Value,
}
