//! Records of finished games: downloaded, uploaded, and looked at step by step.

use std::sync::Arc;

use axum::{
    Json,
    body::Bytes,
    extract::{FromRequest, Path, Request, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use engine::{Event, Game, Seat};
use protocol::{
    EventJson, Record, RulesJson,
    record::{Start, write_seed},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::request::{Asked, TableId, Who};
use crate::{
    error::Error,
    id::Id,
    server::Server,
    table::{
        Command,
        log::Log,
        meta::{Meta, commitment},
        update,
    },
};

type Shared = State<Arc<Server>>;

/// Whose view of a step.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub struct WhichEyes {
    /// A seat's number; `open` or left out for a spectator.
    pub seat: Option<String>,
}

/// A record that was kept.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct RecordAnswer {
    /// The identifier for `/api/replays/{id}`.
    #[schema(value_type = String)]
    pub id: Id,
}

/// The record of a finished game: undone choices are left out.
fn record_of(meta: &Meta, log: &Log) -> Record {
    let mut record = Record::new(Start::Setup(*log.setup()));
    record.names = meta.places.iter().map(|it| it.name.clone()).collect();
    record.commitment = meta.seed.as_ref().map(commitment);
    record.choices = log.choices().map(|(_, seat, choice)| (seat, choice)).collect();
    record
}

async fn record_of_table(server: &Arc<Server>, id: Id) -> Result<Record, Error> {
    let (meta, log) = server.ask(id, |reply| Command::Log { reply }).await?;
    Ok(record_of(&meta, &log))
}

async fn uploaded(server: &Server, id: Id) -> Result<Record, Error> {
    let text = server.store.record(id).await?.ok_or(Error::NotFound("record"))?;
    text.parse().map_err(|error| Error::Internal(anyhow::anyhow!("a stored record: {error}")))
}

/// The record of a finished game, as a text file.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn download(State(server): Shared, TableId(id): TableId) -> Result<Response, Error> {
    let record = record_of_table(&server, id).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.notredame\"")),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// Keeps a record for replay.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = RecordAnswer), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn upload(
    State(server): Shared,
    Who(_): Who,
    request: Request,
) -> Result<(StatusCode, Json<RecordAnswer>), Error> {
    let body = Bytes::from_request(request, &()).await;
    let body = body.map_err(|_| Error::TooLarge("the record is larger than allowed"))?;
    let text = std::str::from_utf8(&body)
        .map_err(|_| Error::Malformed("expected text in UTF-8".into()))?;
    text.parse::<Record>().map_err(|error| Error::Invalid(error.to_string()))?;
    let id = server.store.add_record(text).await?;
    Ok((StatusCode::CREATED, Json(RecordAnswer { id })))
}

/// A finished game, step by step.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = crate::openapi::ReplayInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn replay_table(
    State(server): Shared,
    TableId(id): TableId,
) -> Result<Json<Value>, Error> {
    Ok(Json(replay(&record_of_table(&server, id).await?)))
}

/// An uploaded record, step by step.
#[utoipa::path(get, path = "/api/replays/{id}", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = crate::openapi::ReplayInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn replay_record(
    State(server): Shared,
    TableId(id): TableId,
) -> Result<Json<Value>, Error> {
    Ok(Json(replay(&uploaded(&server, id).await?)))
}

/// The view after a step of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/replay/{step}", tag = "records",
    params(("id" = String, Path), ("step" = usize, Path), WhichEyes),
    responses((status = 200, body = crate::openapi::ViewInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn step_of_table(
    State(server): Shared,
    Path((id, step)): Path<(String, String)>,
    Asked(eyes): Asked<WhichEyes>,
) -> Result<Response, Error> {
    let id = id.parse().map_err(|()| Error::NotFound("table"))?;
    at_step(&record_of_table(&server, id).await?, &step, eyes.seat.as_deref())
}

/// The view after a step of an uploaded record.
#[utoipa::path(get, path = "/api/replays/{id}/{step}", tag = "records",
    params(("id" = String, Path), ("step" = usize, Path), WhichEyes),
    responses((status = 200, body = crate::openapi::ViewInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn step_of_record(
    State(server): Shared,
    Path((id, step)): Path<(String, String)>,
    Asked(eyes): Asked<WhichEyes>,
) -> Result<Response, Error> {
    let id = id.parse().map_err(|()| Error::NotFound("record"))?;
    at_step(&uploaded(&server, id).await?, &step, eyes.seat.as_deref())
}

/// The game is over and everything may be seen: events are told as they were.
fn replay(record: &Record) -> Value {
    let mut dealt = Vec::new();
    let mut game = record.start.game(&mut dealt);
    let mut steps = vec![step(0, None, &game, &dealt)];
    for (ply, &(seat, choice)) in (1..).zip(&record.choices) {
        let mut events = Vec::new();
        game.choose_unchecked(seat, choice, &mut events);
        steps.push(step(ply, Some((seat, choice.to_string())), &game, &events));
    }
    let seed = match &record.start {
        Start::Setup(setup) => Some(write_seed(&setup.seed)),
        Start::Position(_) => None,
    };
    let standing = game.table().standing();
    let result: Vec<Value> = game
        .seats()
        .map(|seat| {
            let score = standing[seat];
            json!({ "prestige": score.prestige, "tie_break": score.tie_break, "place": score.place })
        })
        .collect();
    json!({
        "names": record.names,
        "seats": game.players(),
        "colours": game.seats().map(|seat| game.table().colour(seat).as_str()).collect::<Vec<_>>(),
        "rules": RulesJson::from(game.rules()),
        "seed": seed,
        "commitment": record.commitment,
        "steps": steps,
        "result": game.result().map(|_| result),
    })
}

fn step(ply: usize, made: Option<(Seat, String)>, game: &Game, events: &[Event]) -> Value {
    let events: Vec<EventJson> = events.iter().copied().map(EventJson::from).collect();
    let (seat, choice) =
        made.map_or((None, None), |(seat, choice)| (Some(seat.index()), Some(choice)));
    json!({ "ply": ply, "seat": seat, "choice": choice, "round": game.table().round + 1, "events": events })
}

fn at_step(record: &Record, step: &str, eyes: Option<&str>) -> Result<Response, Error> {
    let plies = record.choices.len();
    let step: usize = step
        .parse()
        .ok()
        .filter(|step| *step <= plies)
        .ok_or_else(|| Error::Invalid(format!("step: expected 0 to {plies}")))?;
    let game = record.replay(step, &mut ());
    let viewer = match eyes {
        None | Some("open") => None,
        Some(word) => {
            let seat =
                word.parse().ok().and_then(Seat::new).filter(|it| it.index() < game.players());
            let expected =
                || Error::Invalid(format!("seat: expected open or 0 to {}", game.players() - 1));
            Some(seat.ok_or_else(expected)?)
        }
    };
    let body = update::view_json(&game, viewer);
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}
