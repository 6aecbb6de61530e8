//! What people say at a table.

use std::sync::Arc;

use ::table::input;
use axum::{Json, extract::State};
use protocol::{
    TableInfo,
    server_message::{ChatLine, ErrorAnswer},
};
use serde::{Deserialize, Serialize};

use super::request::{From, Perhaps, Sent, TableId, Who};
use crate::{error::Error, server::Server, table::Command};

type Shared = State<Arc<Server>>;

/// Something to say.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatBody {
    /// 1 to 500 characters.
    pub text: String,
}

/// What was said.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct ChatAnswer {
    /// The last 100 lines of players and the last 50 of spectators, the oldest first.
    pub chat: Vec<ChatLine>,
}

/// Says something at a table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)),
    request_body = ChatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn say(
    State(server): Shared,
    Who(person): Who,
    From(from): From,
    TableId(id): TableId,
    Sent(body): Sent<ChatBody>,
) -> Result<Json<TableInfo>, Error> {
    let text = input::chat(&body.text)?;
    let viewer = Some(person.id);
    server.ask(id, |reply| Command::Say { person, from, text, reply }).await?;
    server.ask(id, |reply| Command::Info { person: viewer, reply }).await.map(Json)
}

/// What was said at a table.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = ChatAnswer), (status = "4XX", body = ErrorAnswer)))]
pub async fn chat(
    State(server): Shared,
    Perhaps(person): Perhaps,
    TableId(id): TableId,
) -> Result<Json<ChatAnswer>, Error> {
    let person = person.map(|it| it.id);
    server.ask(id, |reply| Command::Admit { person, reply }).await?;
    Ok(Json(ChatAnswer { chat: server.store.chat(id, 0).await? }))
}
