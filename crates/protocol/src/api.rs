//! What is asked of the API beside a table that is wanted, and what it answers beside the states of games.

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
    /// The bot's level: `novice`, `regular` (default) or `expert`.
    #[serde(default)]
    pub level: Option<String>,
}

/// A level.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LevelBody {
    /// The bots' level: `novice`, `regular` (default) or `expert`.
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

/// A seat and who plays it.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AssignBody {
    /// The seat's number.
    pub seat: usize,
    /// The level of the bot that plays it: `novice`, `regular` or `expert`. Left out or null, the seat is open.
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
    /// The seat that takes something back.
    pub seat: usize,
    /// The revision it looks at.
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

/// The finished games of a person. One played in several seats is no contest and does not count.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Statistics {
    /// How many.
    pub games: i64,
    /// How many were won, shared victories included.
    pub won: i64,
    /// The sum of all prestige points.
    pub points: i64,
    /// The most prestige points of a game; 0 before the first.
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
    /// At most 200, those touched last first.
    pub tables: Vec<TableInfo>,
}

/// A record that was kept.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct RecordAnswer {
    /// The identifier for `/api/replays/{id}`.
    pub id: String,
}
