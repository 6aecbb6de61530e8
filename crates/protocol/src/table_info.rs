//! A table beside its game: who sits where, what was agreed on, and in which state it is.

use serde::Serialize;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::rules::RulesJson;

/// A table as it is told to people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own on the wire")]
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
    /// The host's first seat, where the host has one.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub host_seat: Option<usize>,
    /// Whether you are the host.
    pub you_host: bool,
    /// Whether strangers see it in the list of open tables.
    pub public: bool,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// Whether people without a seat may look on while the game is on.
    pub spectators: bool,
    /// The spectators whom the host has muted, by the `speaker` of their lines in the chat.
    pub muted: Vec<String>,
    /// What someone asks of the others at the table.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub request: Option<RequestInfo>,
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
    /// The SHA-256 of what the deal will follow from, before anybody sits down: see `docs/fair-deals.md`.
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
    /// The table where the game is played again.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub rematch: Option<String>,
}

/// Something that waits for the consent of the others at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct RequestInfo {
    /// What is asked for.
    pub kind: RequestKind,
    /// The seat of whoever asks.
    pub by: usize,
    /// The seat it is about.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seat: Option<usize>,
    /// The seats that have granted it.
    pub granted: Vec<usize>,
}

/// What can be asked of the others at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub enum RequestKind {
    /// That a bot plays for the person of a seat.
    Replace,
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
