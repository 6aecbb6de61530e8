//! A table apart from its game: who sits where, its settings, and its state.

use serde::{Deserialize, Serialize};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::rules::RulesJson;

/// A table as it is shown to people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own on the wire")]
pub struct TableInfo {
    /// The identifier: 32 hexadecimal digits.
    pub id: String,
    /// The code under which friends find it.
    pub code: String,
    /// Whether the game has not begun, is in progress or is over.
    pub state: TableState,
    /// The host's name, if the host has a seat.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub host: Option<String>,
    /// The host's first seat, if the host has one.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub host_seat: Option<usize>,
    /// Whether you are the host.
    pub you_host: bool,
    /// Whether it is in the public list of open tables.
    pub public: bool,
    /// Whether hints are allowed.
    pub hints: bool,
    /// Whether people without a seat may watch the game.
    pub spectators: bool,
    /// The spectators whom the host has muted, by the `speaker` of their lines in the chat.
    pub muted: Vec<String>,
    /// A pending request to the others at the table.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub request: Option<RequestInfo>,
    /// How many seconds there are for each choice; null for no limit.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seconds_per_choice: Option<u32>,
    /// The level of the bot that plays for someone whose time is up or who was replaced.
    pub substitute: &'static str,
    /// When bots continue after the choice of a person who plays only against bots.
    pub bot_pace: BotPace,
    /// The options agreed on.
    pub rules: RulesJson,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// The start player; null for a random one.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub start: Option<usize>,
    /// The number of entries in the log.
    pub revision: u32,
    /// The seats that must answer.
    pub waiting: Vec<usize>,
    /// The round, from 1 to 9; null before the game.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub round: Option<u8>,
    /// How many people are watching without a seat; 0 in lists.
    pub watching: usize,
    /// Their names, as far as they have one: at most 20.
    pub watchers: Vec<String>,
    /// The commitment to the deal, a SHA-256 fixed before anybody sits down: see `docs/fair-deals.md`.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub commitment: Option<String>,
    /// The seed, when the game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seed: Option<String>,
    /// The text whose SHA-256 is the seed, when the game is over. The SHA-256 of its first three lines is the commitment.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub deal: Option<String>,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Milliseconds since 1970.
    pub updated_at: i64,
    /// The table of the rematch.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub rematch: Option<String>,
    /// Whether the game was exported from here or imported. It does not count in statistics, and an imported one has no
    /// proof of its deal.
    pub moved: bool,
}

/// Something that waits for the consent of the others at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct RequestInfo {
    /// What is requested.
    pub kind: RequestKind,
    /// The asker's seat.
    pub by: usize,
    /// The seat it is about.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seat: Option<usize>,
    /// The seats that have agreed.
    pub granted: Vec<usize>,
    /// Until when the person at `seat` can object, in milliseconds since 1970. If they do nothing until then and all others have agreed,
    /// the bot plays.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub until: Option<i64>,
}

/// What can be asked of the others at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub enum RequestKind {
    /// To let a bot play for the person at a seat.
    Replace,
    /// To undo the asker's last choice and everything after it.
    TakeBack,
}

/// When bots continue after the choice of a person who plays only against bots and may undo it until then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub enum BotPace {
    /// At once.
    AtOnce,
    /// After a short pause.
    #[default]
    Pause,
    /// When the person says so, or when the choice cannot be undone anyway.
    OnWord,
}

impl BotPace {
    /// Every pace.
    pub const ALL: [Self; 3] = [Self::AtOnce, Self::Pause, Self::OnWord];

    /// Its name in messages and in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AtOnce => "at-once",
            Self::Pause => "pause",
            Self::OnWord => "on-word",
        }
    }
}

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub enum TableState {
    /// People take their seats.
    Waiting,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Finished,
    /// Nobody came back for a long time. It can be resumed with one call.
    Archived,
}

impl TableState {
    /// Every state.
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Playing, Self::Finished, Self::Archived];

    /// Its name in messages and in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Archived => "archived",
        }
    }
}

/// A seat as it is shown to people.
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
    /// Whether its person is present.
    pub connected: bool,
    /// Whether its person has added random bytes to the deal.
    pub shared: bool,
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
