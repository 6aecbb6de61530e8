//! The OpenAPI document, made from the code, and the page to browse it.

use axum::{
    Router,
    http::{HeaderValue, header},
};
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::{OpenApi, ToSchema};
use utoipa_swagger_ui::SwaggerUi;

use crate::http::{chat, new_table, play, records, seats, session, tables};

/// The page to browse the document styles itself; it still loads nothing from elsewhere.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Notre Dame",
        description = "Tables of the board game Notre Dame. Besides these requests each table has a WebSocket at \
            /api/tables/{id}/socket: see docs/api.md. Programs send `Authorization: Bearer` with a token."
    ),
    paths(
        session::create,
        session::show,
        session::rename,
        session::end,
        session::token,
        session::link,
        session::use_link,
        new_table::create,
        tables::list,
        tables::show,
        tables::join,
        seats::sit,
        seats::stand,
        seats::rename,
        seats::start,
        seats::fill,
        seats::leave,
        seats::take,
        seats::replace,
        tables::rematch,
        chat::say,
        chat::chat,
        play::view,
        play::missed,
        play::choose,
        play::undo,
        play::restart,
        play::preview,
        play::hint,
        records::download,
        records::upload,
        records::replay_table,
        records::replay_record,
    )
)]
struct Document;

/// The document as JSON.
pub fn document() -> String {
    Document::openapi().to_json().unwrap_or_default()
}

/// The document and the page to browse it.
pub fn pages<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let pages: Router<S> =
        SwaggerUi::new("/api/docs").url("/api/openapi.json", Document::openapi()).into();
    pages.layer(SetResponseHeaderLayer::overriding(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(CSP),
    ))
}

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

/// What someone missed.
#[derive(Debug, ToSchema)]
pub struct MissedInfo {
    /// The choices, the oldest first.
    pub steps: Vec<MissedStep>,
}

/// A choice that someone missed.
#[derive(Debug, ToSchema)]
pub struct MissedStep {
    /// The revision after it.
    pub revision: u32,
    /// One view for each own seat, or a spectator's, as it was then.
    pub views: Vec<ViewInfo>,
    /// Its entry of the log, with its events.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<()>,
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
    /// The result by seat.
    #[schema(value_type = Option<Vec<Object>>)]
    pub result: (),
    /// The deal, then the game after each choice.
    pub steps: Vec<ReplayStep>,
}

/// What a choice has led to; of the deal, what was dealt.
#[derive(Debug, ToSchema)]
pub struct ReplayStep {
    /// Who chose; null for the deal.
    pub seat: Option<usize>,
    /// The choice in the notation; null for the deal.
    pub choice: Option<String>,
    /// The round after it, 1 to 9.
    pub round: u8,
    /// What happened.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<()>,
    /// What lies open after it.
    #[schema(value_type = Object)]
    pub table: (),
    /// The points of each seat after it.
    pub prestige: Vec<u16>,
    /// What each seat alone sees after it.
    #[schema(value_type = Vec<Object>)]
    pub owns: Vec<()>,
}
