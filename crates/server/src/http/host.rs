//! What the host of a table may do, and what those who play ask of each other.

use ::table::{Edit, Wish};
use protocol::{TableInfo, api::SeatBody, server_message::ErrorAnswer};
use serde::Deserialize;

use super::{
    request::Sent,
    seats::{Edited, Seated},
};

/// Whether spectators are welcome.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SpectatorsBody {
    /// Whether people without a seat may look on while the game is on.
    pub welcome: bool,
}

/// A spectator to be muted or not.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MuteBody {
    /// The `speaker` of a line of the chat.
    pub speaker: String,
    /// Whether they are muted from now on.
    pub muted: bool,
}

/// An answer to what somebody asks.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerBody {
    /// Whether it is granted.
    pub grant: bool,
}

/// Makes the person of a seat the host; only the host may.
#[utoipa::path(post, path = "/api/tables/{id}/host", tag = "tables", params(("id" = String, Path)),
    request_body = SeatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn host(seated: Seated, Sent(body): Sent<SeatBody>) -> Edited {
    seated.edit(Edit::Host { seat: body.seat }).await
}

/// Lets people without a seat look on while the game is on, or not; only the host may.
#[utoipa::path(post, path = "/api/tables/{id}/spectators", tag = "tables", params(("id" = String, Path)),
    request_body = SpectatorsBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn spectators(seated: Seated, Sent(body): Sent<SpectatorsBody>) -> Edited {
    seated.edit(Edit::Spectators { welcome: body.welcome }).await
}

/// Lets a spectator speak, or not; only the host may.
#[utoipa::path(post, path = "/api/tables/{id}/mute", tag = "tables", params(("id" = String, Path)),
    request_body = MuteBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn mute(seated: Seated, Sent(body): Sent<MuteBody>) -> Edited {
    seated.edit(Edit::Mute { who: body.speaker, muted: body.muted }).await
}

/// Asks the others to let a bot play for someone who is away, without waiting.
#[utoipa::path(post, path = "/api/tables/{id}/ask-to-replace", tag = "tables", params(("id" = String, Path)),
    request_body = SeatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn ask_to_replace(seated: Seated, Sent(body): Sent<SeatBody>) -> Edited {
    seated.edit(Edit::Ask(Wish::Replace { seat: body.seat })).await
}

/// Grants what somebody at the table asks for, or not; whoever asked withdraws it.
#[utoipa::path(post, path = "/api/tables/{id}/answer", tag = "tables", params(("id" = String, Path)),
    request_body = AnswerBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn answer(seated: Seated, Sent(body): Sent<AnswerBody>) -> Edited {
    seated.edit(Edit::Answer { grant: body.grant }).await
}
