//! The shapes of answers that the OpenAPI document describes.

use utoipa::ToSchema;

/// What went wrong.
#[derive(Debug, ToSchema)]
pub struct ErrorInfo {
    /// The error.
    pub error: ErrorDetail,
}

/// An error.
#[derive(Debug, ToSchema)]
pub struct ErrorDetail {
    /// A stable word for programs.
    pub code: String,
    /// What was expected, in plain words.
    pub message: String,
}

/// The state after a revision.
#[derive(Debug, ToSchema)]
pub struct UpdateInfo {
    /// Always `update`.
    pub r#type: String,
    /// The number of entries in the log.
    pub revision: u32,
    /// One view for each own seat, or a spectator's.
    pub views: Vec<ViewInfo>,
    /// The entries of the log that were asked for, each with its events.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<()>,
    /// For each own seat whether something can be taken back.
    #[schema(value_type = Vec<Object>)]
    pub undo: Vec<()>,
    /// For each own seat that is asked, what its options would openly lead to.
    #[schema(value_type = Vec<Object>)]
    pub previews: Vec<()>,
}

/// The current state, or an error.
#[derive(Debug, ToSchema)]
#[schema(value_type = Object)]
pub struct UpdateOrError(pub ());

/// What one seat, or a spectator, may know.
#[derive(Debug, ToSchema)]
pub struct ViewInfo {
    /// The seat; null for a spectator.
    pub seat: Option<usize>,
    /// What lies open.
    #[schema(value_type = Object)]
    pub table: (),
    /// The prestige points by seat; null where they are hidden.
    pub prestige: Vec<Option<u16>>,
    /// What only this seat sees.
    #[schema(value_type = Option<Object>)]
    pub own: (),
    /// What this seat may choose now, in the notation.
    pub options: Vec<String>,
}

/// What options would lead to.
#[derive(Debug, ToSchema)]
pub struct PreviewInfo {
    /// Each option with its events.
    #[schema(value_type = Vec<Object>)]
    pub options: Vec<()>,
}

/// A finished game.
#[derive(Debug, ToSchema)]
pub struct ReplayInfo {
    /// The names by seat.
    pub names: Vec<String>,
    /// How many play.
    pub seats: usize,
    /// The colours by seat.
    pub colours: Vec<String>,
    /// The options agreed on.
    #[schema(value_type = Object)]
    pub rules: (),
    /// The seed.
    pub seed: Option<String>,
    /// Its commitment.
    pub commitment: Option<String>,
    /// The steps; step 0 is the deal.
    #[schema(value_type = Vec<Object>)]
    pub steps: Vec<()>,
    /// The result by seat.
    #[schema(value_type = Option<Vec<Object>>)]
    pub result: (),
}
