//! Who someone is: a name and a secret cookie; a token for programs; a link for another device.

use std::sync::Arc;

use ::table::input;
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
};
use cookie::{Cookie, SameSite, time};
use protocol::{
    api::{Name, PersonInfo, SessionInfo, Statistics},
    server_message::ErrorAnswer,
};
use serde::{Deserialize, Serialize};
use store::{
    id::{random_id, secret},
    people::{Person, SESSION_MS},
};

use super::request::{Credential, From, Perhaps, Sent, Who, cookie_name, credential};
use crate::{error::Error, server::Server};

/// The secret of a one-time link.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkSecret {
    /// What comes after `#link=` in the link.
    pub secret: String,
}

/// A token for programs.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct TokenInfo {
    /// To be sent as `Authorization: Bearer …`. It is shown only once.
    pub token: String,
}

/// A link for another device.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct LinkInfo {
    /// The address, which works once, within 15 minutes.
    pub link: String,
}

fn info(person: &Person) -> SessionInfo {
    SessionInfo { person: PersonInfo { id: person.id.to_string(), name: person.name.clone() } }
}

/// The cookie, which no script can read and no other site can send along with a change.
fn set_cookie(server: &Server, secret: String, age: time::Duration) -> [(HeaderName, String); 1] {
    let cookie = Cookie::build((cookie_name(server), secret))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(age)
        .secure(server.config.is_secure());
    [(header::SET_COOKIE, cookie.to_string())]
}

/// Signs a person in with a new cookie.
pub async fn with_cookie(
    server: &Server,
    status: StatusCode,
    person: &Person,
    headers: &HeaderMap,
) -> Result<Response, Error> {
    let (device, asking) = (device(headers), credential(server, headers));
    let secret = server.sign_in(person.id, "cookie", &device, asking.as_deref()).await?;
    let cookie = set_cookie(server, secret, time::Duration::milliseconds(SESSION_MS));
    Ok((status, cookie, Json(info(person))).into_response())
}

/// Creates a person with a name.
#[utoipa::path(post, path = "/api/session", operation_id = "create_session", tag = "session", request_body = Name,
    responses((status = 201, body = SessionInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn create(
    State(server): State<Arc<Server>>,
    From(address): From,
    headers: HeaderMap,
    Sent(Name { name }): Sent<Name>,
) -> Result<Response, Error> {
    let person = Person { id: random_id(), name: input::name(&name)? };
    server.limits.make_person(address)?;
    server.store.add_person(&person).await?;
    with_cookie(&server, StatusCode::CREATED, &person, &headers).await
}

/// Who you are.
#[utoipa::path(get, path = "/api/session", operation_id = "show_session", tag = "session",
    responses((status = 200, body = SessionInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn show(Who(person): Who) -> Json<SessionInfo> {
    Json(info(&person))
}

/// Statistics of your finished games.
#[utoipa::path(get, path = "/api/session/statistics", tag = "session",
    responses((status = 200, body = Statistics), (status = "4XX", body = ErrorAnswer)))]
pub async fn statistics(
    State(server): State<Arc<Server>>,
    Who(person): Who,
) -> Result<Json<Statistics>, Error> {
    let (games, won, points, best) = server.store.statistics(person.id).await?;
    Ok(Json(Statistics { games, won, points, best }))
}

/// Gives yourself another name. Seats keep the name they have.
#[utoipa::path(patch, path = "/api/session", operation_id = "rename_person", tag = "session", request_body = Name,
    responses((status = 200, body = SessionInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn rename(
    State(server): State<Arc<Server>>,
    Who(mut person): Who,
    Sent(Name { name }): Sent<Name>,
) -> Result<Json<SessionInfo>, Error> {
    person.name = input::name(&name)?;
    server.store.rename_person(person.id, &person.name).await?;
    Ok(Json(info(&person)))
}

/// The beginning of the browser's user agent: enough to tell your devices apart.
pub fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|it| it.to_str().ok()).unwrap_or_default();
    agent.chars().filter(|it| !it.is_control()).take(200).collect()
}

/// Signs this browser or program out: its secret is revoked and its sockets are closed.
#[utoipa::path(delete, path = "/api/session", tag = "session",
    responses((status = 204), (status = "4XX", body = ErrorAnswer)))]
pub async fn end(
    State(server): State<Arc<Server>>,
    Perhaps(person): Perhaps,
    Credential(own): Credential,
) -> Result<Response, Error> {
    if let (Some(person), Some(own)) = (person, own) {
        server.sign_out(person.id, &own).await?;
    }
    let gone = set_cookie(&server, String::new(), time::Duration::ZERO);
    Ok((StatusCode::NO_CONTENT, gone).into_response())
}

/// Creates a token for programs. If you already have 50 devices and programs, the one unused for longest is signed out.
#[utoipa::path(post, path = "/api/session/token", tag = "session",
    responses((status = 201, body = TokenInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn token(
    State(server): State<Arc<Server>>,
    Who(person): Who,
    Credential(own): Credential,
) -> Result<(StatusCode, Json<TokenInfo>), Error> {
    let token = server.sign_in(person.id, "token", "", own.as_deref()).await?;
    Ok((StatusCode::CREATED, Json(TokenInfo { token })))
}

/// Creates a one-time link that signs in another device as you.
#[utoipa::path(post, path = "/api/session/link", tag = "session",
    responses((status = 201, body = LinkInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn link(
    State(server): State<Arc<Server>>,
    Who(person): Who,
) -> Result<(StatusCode, Json<LinkInfo>), Error> {
    let secret = secret();
    server.store.add_link(&secret, person.id).await?;
    // The secret comes after the #, which no server and no log gets to see.
    let link = format!("{}/#link={secret}", server.config.origin().unwrap_or_default());
    Ok((StatusCode::CREATED, Json(LinkInfo { link })))
}

/// Signs in with a one-time link.
#[utoipa::path(post, path = "/api/session/use-link", tag = "session", request_body = LinkSecret,
    responses((status = 200, body = SessionInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn use_link(
    State(server): State<Arc<Server>>,
    headers: HeaderMap,
    Sent(LinkSecret { secret }): Sent<LinkSecret>,
) -> Result<Response, Error> {
    let person = server.store.take_link(&secret).await?;
    let person = person.ok_or(Error::NotFound("link: it may have expired or been used already"))?;
    with_cookie(&server, StatusCode::OK, &person, &headers).await
}
