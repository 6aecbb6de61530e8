//! Games that move: exported by their only player, and imported from elsewhere.

use std::sync::Arc;

use ::table::{Edit, Watchers, moved};
use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{MovedGame, api::TableAnswer, server_message::ErrorAnswer};

use super::request::{From, TableId, Text, Who};
use crate::{error::Error, server::Server, table::Command};

type Shared = State<Arc<Server>>;

/// Exports a game in progress for its only player: it contains every card. From then on it does not count in statistics.
#[utoipa::path(post, path = "/api/tables/{id}/move", operation_id = "move_game", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = ErrorAnswer)))]
pub async fn take_along(
    State(server): Shared,
    Who(person): Who,
    From(from): From,
    TableId(id): TableId,
) -> Result<Response, Error> {
    let (by, from, edit) = (person.id, Some(from), Edit::Move);
    server.ask(id, |reply| Command::Edit { person, from, edit, reply }).await?;
    let game = server.ask(id, |reply| Command::Moved { person: by, reply }).await?;
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((headers, game.to_string()).into_response())
}

/// Creates a table that continues an imported game.
#[utoipa::path(post, path = "/api/games", operation_id = "bring_game", tag = "records",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = TableAnswer), (status = "4XX", body = ErrorAnswer)))]
pub async fn bring(
    State(server): Shared,
    Who(person): Who,
    From(address): From,
    Text(text): Text,
) -> Result<(StatusCode, Json<TableAnswer>), Error> {
    let id = person.id;
    let birth = server.store.birth();
    let read = server.heavy.run(address, move || {
        let game: MovedGame = text.parse().map_err(|error| Error::Invalid(format!("{error}")))?;
        Ok::<_, Error>(moved::bring(&game, birth, &person)?)
    });
    let brought = read.await??;
    server.limits.make_table(address)?;
    server.store.add_game(&brought).await?;
    metrics::counter!("notredame_tables_made_total").increment(1);
    let table = brought.sitting.info(Some(id), &|_| false, Watchers::default());
    Ok((StatusCode::CREATED, Json(TableAnswer { table })))
}
