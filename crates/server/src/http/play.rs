//! Playing by single requests: views, choices, undo, previews and hints.

use std::{net::IpAddr, sync::Arc};

use ::table::{Play, asked, input};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{
    ServerMessage,
    api::{ChoiceBody, UndoBody},
    server_message::ErrorAnswer,
    update::{HintAnswer, Missed, PreviewAnswer},
};
use serde::Deserialize;
use store::id::Id;

use super::request::{Asked, From, Perhaps, Sent, TableId, Who};
use crate::{
    bots::{Level, Share},
    error::Error,
    limits::network,
    server::Server,
    table::{Answer, Command, Played},
};

type Shared = State<Arc<Server>>;

/// Whose view, and since when.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct WhichView {
    /// One of your seats; if omitted, all of them, or a spectator's view.
    pub seat: Option<usize>,
    /// The events from this revision on are told too.
    pub revision: Option<u32>,
}

/// Since when.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// The last revision that was seen.
    pub revision: u32,
}

/// Which seat.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct WhichSeat {
    /// One of your seats.
    pub seat: usize,
}

fn json(status: StatusCode, body: String) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}

async fn play(
    server: &Arc<Server>,
    id: Id,
    (person, from): (Id, IpAddr),
    seat: usize,
    revision: u32,
    play: Play,
    key: String,
) -> Result<Response, Error> {
    let Played { stale, update } = server
        .ask(id, |reply| Command::Play {
            person,
            from,
            seat,
            revision,
            play,
            key,
            answer: Answer::Once(reply),
        })
        .await?;
    let status = if stale { StatusCode::CONFLICT } else { StatusCode::OK };
    Ok(json(status, update.to_string()))
}

/// The state of the game as you may see it.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "play", params(("id" = String, Path), WhichView),
    responses((status = 200, body = ServerMessage), (status = "4XX", body = ErrorAnswer)))]
pub async fn view(
    State(server): Shared,
    Perhaps(person): Perhaps,
    TableId(id): TableId,
    Asked(which): Asked<WhichView>,
) -> Result<Response, Error> {
    let person = person.map(|it| it.id);
    let WhichView { seat, revision } = which;
    let update = server.ask(id, |reply| Command::Look { person, seat, revision, reply }).await?;
    Ok(json(StatusCode::OK, update.to_string()))
}

/// What happened since a revision, at most the last 40 choices, each with the views as they were after it.
#[utoipa::path(get, path = "/api/tables/{id}/missed", tag = "play", params(("id" = String, Path), Since),
    responses((status = 200, body = Missed), (status = "4XX", body = ErrorAnswer)))]
pub async fn missed(
    State(server): Shared,
    Perhaps(person): Perhaps,
    TableId(id): TableId,
    From(from): From,
    Asked(Since { revision }): Asked<Since>,
) -> Result<Response, Error> {
    let person = person.map(|it| it.id);
    let sitting = server.ask(id, |reply| Command::Missed { person, reply }).await?;
    let written = server.heavy.run_in_turn(from, move || {
        let missed = sitting.missed(person, revision)?;
        serde_json::to_string(&missed).map_err(|error| Error::Internal(error.into()))
    });
    Ok(json(StatusCode::OK, written.await??))
}

/// Makes a choice.
#[utoipa::path(post, path = "/api/tables/{id}/choices", tag = "play",
    params(("id" = String, Path), ("Idempotency-Key" = Option<String>, Header, description = "a name for this request: repeated, it is not played again")),
    request_body = ChoiceBody,
    responses((status = 200, body = ServerMessage),
        (status = 409, description = "the revision is out of date: the current state; or an error that says why it cannot be now", body = crate::openapi::UpdateOrError),
        (status = "4XX", body = ErrorAnswer)))]
pub async fn choose(
    State(server): Shared,
    Who(person): Who,
    From(from): From,
    TableId(id): TableId,
    headers: HeaderMap,
    Sent(body): Sent<ChoiceBody>,
) -> Result<Response, Error> {
    let choice = asked::choice(&body.choice)?;
    let key = headers.get("idempotency-key").map(|it| it.to_str().unwrap_or("\n"));
    let key = input::key(key.unwrap_or_default())?;
    play(&server, id, (person.id, from), body.seat, body.revision, Play::Choose(choice), key).await
}

/// Takes the last own choice back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path)),
    request_body = UndoBody,
    responses((status = 200, body = ServerMessage),
        (status = 409, body = crate::openapi::UpdateOrError),
        (status = "4XX", body = ErrorAnswer)))]
pub async fn undo(
    State(server): Shared,
    Who(person): Who,
    From(from): From,
    TableId(id): TableId,
    Sent(body): Sent<UndoBody>,
) -> Result<Response, Error> {
    play(&server, id, (person.id, from), body.seat, body.revision, Play::Undo, String::new()).await
}

/// Takes the whole own turn back, as far as that is possible.
#[utoipa::path(post, path = "/api/tables/{id}/restart-turn", tag = "play", params(("id" = String, Path)),
    request_body = UndoBody,
    responses((status = 200, body = ServerMessage),
        (status = 409, body = crate::openapi::UpdateOrError),
        (status = "4XX", body = ErrorAnswer)))]
pub async fn restart(
    State(server): Shared,
    Who(person): Who,
    From(from): From,
    TableId(id): TableId,
    Sent(body): Sent<UndoBody>,
) -> Result<Response, Error> {
    play(&server, id, (person.id, from), body.seat, body.revision, Play::Restart, String::new())
        .await
}

/// What each option would openly lead to.
#[utoipa::path(get, path = "/api/tables/{id}/preview", tag = "play", params(("id" = String, Path), WhichSeat),
    responses((status = 200, body = PreviewAnswer), (status = "4XX", body = ErrorAnswer)))]
pub async fn preview(
    State(server): Shared,
    Who(person): Who,
    TableId(id): TableId,
    Asked(which): Asked<WhichSeat>,
) -> Result<Json<PreviewAnswer>, Error> {
    let (person, seat) = (person.id, which.seat);
    server.ask(id, |reply| Command::Preview { person, seat, reply }).await.map(Json)
}

/// What a bot would do, where the table allows hints.
#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "play", params(("id" = String, Path), WhichSeat),
    responses((status = 200, body = HintAnswer), (status = "4XX", body = ErrorAnswer)))]
pub async fn hint(
    State(server): Shared,
    Who(person): Who,
    From(from): From,
    TableId(id): TableId,
    Asked(which): Asked<WhichSeat>,
) -> Result<Json<HintAnswer>, Error> {
    let (person, seat) = (person.id, which.seat);
    server.limits.hint(person, from)?;
    let view = server.ask(id, |reply| Command::Hint { person, seat, reply }).await?;
    let attended = Arc::new(true.into());
    let share = Share { network: Some(network(from)), person, table: id, attended };
    let advice = server.bots.advise(Level::Expert, view, share).await;
    Ok(Json(::table::hint(advice)))
}
