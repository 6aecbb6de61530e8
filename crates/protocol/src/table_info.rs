//! A table beside its game: who sits where, what was agreed on, and in which state it is.

use serde::Serialize;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::rules::RulesJson;

/// A table as it is told to people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct TableInfo {
    /// The identifier: 32 hexadecimal digits.
    pub id: String,
    /// The code under which friends find it.
    pub code: String,
    /// Whether the game is still to begin, on or over.
    pub state: TableState,
    /// The host's name, where the host has a seat.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub host: Option<String>,
    /// Whether you are the host.
    pub you_host: bool,
    /// Whether strangers see it in the list of open tables.
    pub public: bool,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// How many seconds there are for each choice; null for as long as one likes.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seconds_per_choice: Option<u32>,
    /// The level of the bot that plays for someone whose time is up or who was replaced.
    pub substitute: &'static str,
    /// The options agreed on.
    pub rules: RulesJson,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// Who begins; null leaves it to chance.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub start: Option<usize>,
    /// The number of entries in the log.
    pub revision: u32,
    /// The seats that must answer.
    pub waiting: Vec<usize>,
    /// The round, from 1 to 9; null before the game.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub round: Option<u8>,
    /// How many are looking on without a seat; 0 in lists.
    pub watching: usize,
    /// The SHA-256 of the seed, from the start of the game on.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub commitment: Option<String>,
    /// The seed, when the game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seed: Option<String>,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Milliseconds since 1970.
    pub updated_at: i64,
    /// The table where the game is played again.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub rematch: Option<String>,
}

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub enum TableState {
    /// People take their seats.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
    /// Nobody came back for a long time. Taking it up again needs one call.
    Archived,
}

impl TableState {
    /// Every state.
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Playing, Self::Finished, Self::Archived];

    /// The word for it, on the wire and in the store.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Archived => "archived",
        }
    }
}

/// A seat as it is told to people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct SeatInfo {
    /// Its number.
    pub seat: usize,
    /// Its colour.
    pub colour: &'static str,
    /// Who plays it.
    pub kind: SeatKind,
    /// The name shown.
    pub name: String,
    /// The bot's level.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub level: Option<&'static str>,
    /// Whether it is yours; together with `bot`: whether you may take it back.
    pub you: bool,
    /// Whether its person is there.
    pub connected: bool,
    /// The prestige points, when the game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub score: Option<u16>,
    /// The place, when the game is over: 1 for the best.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub place: Option<u8>,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot: for good, or until its person takes it back.
    Bot,
}
