//! Records of finished games: downloaded, uploaded, and replayed.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{Record, Replay, api::RecordAnswer, server_message::ErrorAnswer};
use store::id::Id;

use super::request::{From, TableId, Text, Who};
use crate::{error::Error, server::Server, table::Command};

type Shared = State<Arc<Server>>;

async fn record_of_table(server: &Arc<Server>, id: Id) -> Result<Record, Error> {
    server.ask(id, |reply| Command::Record { reply }).await
}

async fn uploaded(server: &Server, id: Id) -> Result<Record, Error> {
    let text = server.store.record(id).await?.ok_or(Error::NotFound("record"))?;
    if let Err(error) = server.store.use_record(id, server.config.records).await {
        tracing::debug!(%error, "it was not noted that a record is looked at");
    }
    text.parse().map_err(|error| Error::Internal(anyhow::anyhow!("a stored record: {error}")))
}

/// The record of a finished game, as a text file.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = ErrorAnswer)))]
pub async fn download(State(server): Shared, TableId(id): TableId) -> Result<Response, Error> {
    let record = record_of_table(&server, id).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.notredame\"")),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// Stores a record for replay.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = RecordAnswer), (status = "4XX", body = ErrorAnswer)))]
pub async fn upload(
    State(server): Shared,
    Who(person): Who,
    From(address): From,
    Text(text): Text,
) -> Result<(StatusCode, Json<RecordAnswer>), Error> {
    text.parse::<Record>().map_err(|error| Error::Invalid(error.to_string()))?;
    server.limits.bring_record(person.id, address)?;
    let kept = server.store.add_record(&text, server.config.records).await?;
    let id = kept.ok_or(Error::NoRoom)?;
    Ok((StatusCode::CREATED, Json(RecordAnswer { id: id.to_string() })))
}

/// A finished game: every step with everything that was hidden.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Replay), (status = "4XX", body = ErrorAnswer)))]
pub async fn replay_table(
    State(server): Shared,
    TableId(id): TableId,
) -> Result<Json<Replay>, Error> {
    Ok(Json(Replay::from(&record_of_table(&server, id).await?)))
}

/// An uploaded record: every step with everything that was hidden.
#[utoipa::path(get, path = "/api/replays/{id}", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Replay), (status = "4XX", body = ErrorAnswer)))]
pub async fn replay_record(
    State(server): Shared,
    TableId(id): TableId,
) -> Result<Json<Replay>, Error> {
    Ok(Json(Replay::from(&uploaded(&server, id).await?)))
}
