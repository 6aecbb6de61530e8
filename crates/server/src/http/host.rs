//! What the host of a table may do, and requests between players.

use ::table::{Edit, Wish};
use protocol::{
    TableInfo,
    api::{AnswerBody, MuteBody, SeatBody, SpectatorsBody},
    server_message::ErrorAnswer,
};

use super::{
    request::Sent,
    seats::{Edited, Seated},
};

/// Makes the person at a seat the host; host only.
#[utoipa::path(post, path = "/api/tables/{id}/host", tag = "tables", params(("id" = String, Path)),
    request_body = SeatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn host(seated: Seated, Sent(body): Sent<SeatBody>) -> Edited {
    seated.edit(Edit::Host { seat: body.seat }).await
}

/// Allows or forbids spectators during the game; host only.
#[utoipa::path(post, path = "/api/tables/{id}/spectators", tag = "tables", params(("id" = String, Path)),
    request_body = SpectatorsBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn spectators(seated: Seated, Sent(body): Sent<SpectatorsBody>) -> Edited {
    seated.edit(Edit::Spectators { welcome: body.welcome }).await
}

/// Mutes or unmutes a spectator; host only.
#[utoipa::path(post, path = "/api/tables/{id}/mute", tag = "tables", params(("id" = String, Path)),
    request_body = MuteBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn mute(seated: Seated, Sent(body): Sent<MuteBody>) -> Edited {
    seated.edit(Edit::Mute { who: body.speaker, muted: body.muted }).await
}

/// Asks the others to let a bot play for a player who is away or does not object.
#[utoipa::path(post, path = "/api/tables/{id}/ask-to-replace", tag = "tables", params(("id" = String, Path)),
    request_body = SeatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn ask_to_replace(seated: Seated, Sent(body): Sent<SeatBody>) -> Edited {
    seated.edit(Edit::Ask(Wish::Replace { seat: body.seat })).await
}

/// Agrees to a request at the table, or declines; the asker withdraws it.
#[utoipa::path(post, path = "/api/tables/{id}/answer", tag = "tables", params(("id" = String, Path)),
    request_body = AnswerBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn answer(seated: Seated, Sent(body): Sent<AnswerBody>) -> Edited {
    seated.edit(Edit::Answer { grant: body.grant }).await
}

/// Asks the others to let you undo your last choice and everything after it.
#[utoipa::path(post, path = "/api/tables/{id}/ask-to-take-back", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn ask_to_take_back(seated: Seated) -> Edited {
    seated.ask_to_take_back().await
}

/// In a game with only bots: lets the bots continue.
#[utoipa::path(post, path = "/api/tables/{id}/confirm", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn confirm(seated: Seated) -> Edited {
    seated.confirm().await
}
