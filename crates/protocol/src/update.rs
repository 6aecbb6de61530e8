//! Updates: the state of a game after a revision, as a viewer may see it, and what led there.

use serde::Serialize;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::{
    event::EventJson,
    view::{ForecastJson, ViewJson},
};

/// The state after a revision, as a viewer may see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Update {
    /// The number of entries in the log.
    pub revision: u32,
    /// One view for each of your seats, or a spectator's.
    pub views: Vec<ViewJson>,
    /// The log entries that were requested, or that are new.
    pub events: Vec<Step>,
    /// For each of your seats, whether something can be undone.
    pub undo: Vec<Undo>,
    /// For each of your seats to move, what its options would visibly lead to.
    pub previews: Vec<Previews>,
    /// At a table with a time for each choice, the people who have to choose, with the time they have left; omitted otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub clocks: Vec<SeatClock>,
    /// Whether the bots wait for your confirmation; omitted otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub held: bool,
}

/// The time that somebody has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct SeatClock {
    /// The seat.
    pub seat: usize,
    /// Milliseconds, counted from the moment the message was written.
    pub left: u64,
}

/// A log entry with what it did, as a viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Step {
    /// The revision after it.
    pub revision: u32,
    /// The seat that chose, or undid something.
    pub seat: usize,
    /// The choice in the notation; omitted for an undo, and if it is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub choice: Option<String>,
    /// Whether it is an undo; omitted otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub undo: bool,
    /// For an undo, the first log entry that it withdraws, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub from: Option<u32>,
    /// For an undo, whether it withdraws the choices of all seats; omitted otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub everyone: bool,
    /// Whether a bot chose because the time was up; omitted otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub by_clock: bool,
    /// What happened.
    pub events: Vec<EventJson>,
}

/// Whether a seat can undo something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Undo {
    /// The seat.
    pub seat: usize,
    /// Whether it can undo its last choice.
    pub undo: bool,
    /// Whether it can undo more than that: its turn.
    pub restart: bool,
}

/// What the options of a seat would visibly lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Previews {
    /// The seat.
    pub seat: usize,
    /// Its options.
    pub options: Vec<Preview>,
}

/// What the options of the requested seat would visibly lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct PreviewAnswer {
    /// Its options.
    pub options: Vec<Preview>,
}

/// What an option would visibly lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Preview {
    /// The option.
    pub choice: String,
    /// What would happen, up to where something hidden would be revealed.
    pub events: Vec<EventJson>,
    /// Whether it cannot be undone, because something hidden is revealed; omitted otherwise.
    #[serde(rename = "final", skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub is_final: bool,
    /// What the plague would then do to the seat; omitted if the choice does not change it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub forecast: Option<ForecastJson>,
    /// The name of the question that the seat would be asked next, before anybody else; omitted if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub next: Option<&'static str>,
    /// What each marker on Notre Dame would then pay; omitted if the choice does not change it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub pays: Option<u8>,
    /// The usual answer to the question that would follow: to take the message where the carriage
    /// arrives. Omitted if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false, no_recursion))]
    pub then: Option<Box<Preview>>,
}

/// What somebody missed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Missed {
    /// The choices, the oldest first.
    pub steps: Vec<MissedStep>,
}

/// A choice that somebody missed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct MissedStep {
    /// The revision after it.
    pub revision: u32,
    /// One view for each of your seats, or a spectator's, as it was then.
    pub views: Vec<ViewJson>,
    /// Its log entry.
    pub events: [Step; 1],
}

/// What a bot thinks of the options of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct HintAnswer {
    /// The options, the best first.
    pub options: Vec<Hint>,
}

/// What a bot thinks of an option.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Hint {
    /// The option.
    pub choice: String,
    /// The prestige points expected at the end.
    pub score: f32,
    /// The chance to win, 0 to 1.
    pub win: f32,
}
