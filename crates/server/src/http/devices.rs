//! The devices of a person: listing them, signing them out, and the recovery code for when all are lost.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use protocol::{
    api::{DeviceBody, DeviceInfo, DevicesAnswer, RecoveryAnswer, RecoveryBody, SessionInfo},
    server_message::ErrorAnswer,
};
use store::id::random_bytes;

use super::{
    request::{Credential, Sent, Who},
    session::with_cookie,
};
use crate::{error::Error, server::Server};

type Shared = State<Arc<Server>>;

/// How many characters of a hash identify a device.
const NAME: usize = 16;

/// The devices and programs that are signed in as you.
#[utoipa::path(get, path = "/api/session/devices", operation_id = "list_devices", tag = "session",
    responses((status = 200, body = DevicesAnswer), (status = "4XX", body = ErrorAnswer)))]
pub async fn list(
    State(server): Shared,
    Who(person): Who,
    Credential(own): Credential,
) -> Result<Json<DevicesAnswer>, Error> {
    let devices = server.store.devices(person.id, own.as_deref()).await?;
    let info = devices.into_iter().map(|it| DeviceInfo {
        this: own.as_deref() == Some(it.hash.as_str()),
        id: it.hash.chars().take(NAME).collect(),
        kind: it.kind,
        device: it.device,
        created_at: it.created_at,
    });
    let recovery_since = server.store.recovery_since(person.id).await?;
    Ok(Json(DevicesAnswer { devices: info.collect(), recovery_since }))
}

/// Signs a device out: its secret is revoked and its sockets are closed.
#[utoipa::path(post, path = "/api/session/sign-out", tag = "session", request_body = DeviceBody,
    responses((status = 204), (status = "4XX", body = ErrorAnswer)))]
pub async fn sign_out(
    State(server): Shared,
    Who(person): Who,
    Sent(DeviceBody { id }): Sent<DeviceBody>,
) -> Result<StatusCode, Error> {
    let devices = server.store.devices(person.id, None).await?;
    let found = devices.iter().find(|it| id.len() == NAME && it.hash.starts_with(&id));
    let hash = &found.ok_or(Error::NotFound("device"))?.hash;
    server.sign_out(person.id, hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Creates a code that signs you in if all devices are lost. It replaces the previous one.
#[utoipa::path(post, path = "/api/session/recovery", tag = "session",
    responses((status = 201, body = RecoveryAnswer), (status = "4XX", body = ErrorAnswer)))]
pub async fn recovery(
    State(server): Shared,
    Who(person): Who,
) -> Result<(StatusCode, Json<RecoveryAnswer>), Error> {
    server.limits.add_device(person.id)?;
    let letters: Vec<String> = (0..5).map(|_| group()).collect();
    let code = letters.join("-");
    server.store.set_recovery(person.id, &plain(&code)).await?;
    Ok((StatusCode::CREATED, Json(RecoveryAnswer { code })))
}

/// Makes your recovery code worthless.
#[utoipa::path(delete, path = "/api/session/recovery", operation_id = "revoke_recovery", tag = "session",
    responses((status = 204), (status = "4XX", body = ErrorAnswer)))]
pub async fn revoke_recovery(State(server): Shared, Who(person): Who) -> Result<StatusCode, Error> {
    let gone = server.store.drop_recovery(person.id).await?;
    if gone { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NotFound("recovery code")) }
}

/// Signs in with a recovery code. It stays valid.
#[utoipa::path(post, path = "/api/session/recover", tag = "session", request_body = RecoveryBody,
    responses((status = 200, body = SessionInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn recover(
    State(server): Shared,
    headers: HeaderMap,
    Sent(RecoveryBody { code }): Sent<RecoveryBody>,
) -> Result<Response, Error> {
    let person = server.store.person_by(&plain(&code), "recovery").await?;
    let person = person.ok_or(Error::NotFound("recovery code"))?;
    with_cookie(&server, StatusCode::OK, &person, &headers).await
}

/// Five letters and digits that cannot be confused.
fn group() -> String {
    ::table::join_code(random_bytes()).chars().take(5).collect()
}

/// A code in normal form: without what people add or leave out.
fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|it| it.to_ascii_uppercase()).collect()
}
