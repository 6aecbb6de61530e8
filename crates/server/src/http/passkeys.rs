//! Optional passkeys: registering, listing, removing, and signing in with them.

#[cfg_attr(not(feature = "passkeys"), path = "passkeys/not_built.rs")]
mod webauthn;

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::Response,
};
use protocol::{
    api::{DeviceBody, PasskeyAnswer, PasskeyChallenge, PasskeyInfo, PasskeysAnswer, SessionInfo},
    server_message::ErrorAnswer,
};
use serde_json::Value;
use store::{
    id::{Id, secret},
    passkeys::{MOST, StoredPasskey},
};
use url::Url;
pub(crate) use webauthn::BUILT;
use webauthn::Site;

use super::{
    request::{From, Sent, Who},
    session::{device, with_cookie},
};
use crate::{error::Error, server::Server};

type Shared = State<Arc<Server>>;

const fn enough() -> Error {
    Error::TooMany("you have as many passkeys as one can have")
}

/// What to show to the browser, and what to keep until it answers.
struct Challenge {
    options: Value,
    state: String,
}

/// A passkey that the browser has created.
struct NewKey {
    /// The hash of the key's own identifier.
    hash: String,
    /// Its public half, serialised by the library.
    public_key: String,
}

/// The origin of the pages that can use passkeys: the public address if it has a host name, otherwise this machine.
pub fn origin(server: &Server, headers: &HeaderMap) -> Option<Url> {
    let here = || {
        let url = Url::parse(&format!("http://{}", headers.get(header::HOST)?.to_str().ok()?));
        url.ok().filter(|it| it.domain() == Some("localhost"))
    };
    let told = server.config.origin().map(|it| Url::parse(it).ok());
    told.unwrap_or_else(here).filter(|it| it.domain().is_some())
}

/// The site that passkeys are created for.
fn site(server: &Server, headers: &HeaderMap) -> Result<Site, Error> {
    let nowhere = || Error::Invalid("passkeys need a server with a public address".into());
    let origin = origin(server, headers).ok_or_else(nowhere)?;
    Site::new(&origin, origin.domain().ok_or_else(nowhere)?)
}

fn info(key: StoredPasskey) -> PasskeyInfo {
    PasskeyInfo { id: key.hash, device: key.device, created_at: key.created_at }
}

/// Your passkeys.
#[utoipa::path(get, path = "/api/session/passkeys", operation_id = "list_passkeys", tag = "session",
    responses((status = 200, body = PasskeysAnswer), (status = "4XX", body = ErrorAnswer)))]
pub async fn list(State(server): Shared, Who(person): Who) -> Result<Json<PasskeysAnswer>, Error> {
    let keys = server.store.passkeys(person.id).await?;
    Ok(Json(PasskeysAnswer { passkeys: keys.into_iter().map(info).collect() }))
}

/// Begins to create a passkey for you: the challenge for the browser.
#[utoipa::path(post, path = "/api/session/new-passkey", tag = "session",
    responses((status = 201, body = PasskeyChallenge), (status = "4XX", body = ErrorAnswer)))]
pub async fn begin(
    State(server): Shared,
    Who(person): Who,
    From(address): From,
    headers: HeaderMap,
) -> Result<(StatusCode, Json<PasskeyChallenge>), Error> {
    server.limits.ask_passkey(address)?;
    let site = site(&server, &headers)?;
    let keys = server.store.passkeys(person.id).await?;
    if MOST <= keys.len() {
        return Err(enough());
    }
    let known = keys.iter().map(|it| it.public_key.as_str());
    let challenge = site.ask_for_new(person.id, &person.name, known)?;
    asked(&server, Some(person.id), challenge).await
}

/// Stores the passkey that the browser has created.
#[utoipa::path(post, path = "/api/session/passkeys", operation_id = "add_passkey", tag = "session", request_body = PasskeyAnswer,
    responses((status = 201, body = PasskeyInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn add(
    State(server): Shared,
    Who(person): Who,
    headers: HeaderMap,
    Sent(answer): Sent<PasskeyAnswer>,
) -> Result<(StatusCode, Json<PasskeyInfo>), Error> {
    let state = server.store.take_challenge(&answer.challenge, Some(person.id)).await?;
    let state = state.ok_or(Error::NotFound("challenge"))?;
    let NewKey { hash, public_key } =
        site(&server, &headers)?.check_new(&state, answer.credential)?;
    let kept = StoredPasskey {
        hash,
        device: device(&headers),
        public_key,
        created_at: server.store.now(),
    };
    if !server.store.add_passkey(person.id, &kept).await? {
        // Other questions may have been answered since this one was asked.
        if MOST <= server.store.passkeys(person.id).await?.len() {
            return Err(enough());
        }
        return Err(Error::Invalid("this passkey is already registered".into()));
    }
    Ok((StatusCode::CREATED, Json(info(kept))))
}

/// Removes one of your passkeys.
#[utoipa::path(post, path = "/api/session/remove-passkey", tag = "session", request_body = DeviceBody,
    responses((status = 204), (status = "4XX", body = ErrorAnswer)))]
pub async fn remove(
    State(server): Shared,
    Who(person): Who,
    Sent(DeviceBody { id }): Sent<DeviceBody>,
) -> Result<StatusCode, Error> {
    let gone = server.store.drop_passkey(person.id, &id).await?;
    if gone { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NotFound("passkey")) }
}

/// Begins to sign in with a passkey: the challenge for the browser.
#[utoipa::path(post, path = "/api/session/ask-passkey", tag = "session",
    responses((status = 201, body = PasskeyChallenge), (status = "4XX", body = ErrorAnswer)))]
pub async fn ask(
    State(server): Shared,
    From(address): From,
    headers: HeaderMap,
) -> Result<(StatusCode, Json<PasskeyChallenge>), Error> {
    server.limits.ask_passkey(address)?;
    let challenge = site(&server, &headers)?.ask()?;
    asked(&server, None, challenge).await
}

/// Signs in with a passkey.
#[utoipa::path(post, path = "/api/session/use-passkey", tag = "session", request_body = PasskeyAnswer,
    responses((status = 200, body = SessionInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn sign_in(
    State(server): Shared,
    headers: HeaderMap,
    Sent(answer): Sent<PasskeyAnswer>,
) -> Result<Response, Error> {
    let state = server.store.take_challenge(&answer.challenge, None).await?;
    let state = state.ok_or(Error::NotFound("challenge"))?;
    let site = site(&server, &headers)?;
    let shown = site.read(answer.credential)?;
    let kept = server.store.passkey(shown.person, &shown.hash).await?;
    let kept = kept.ok_or(Error::NotFound("passkey"))?;
    if let Some(changed) = site.check(&state, &shown, &kept.public_key)? {
        // Of several uses at the same moment, one counts: the others may be those of a copy.
        if !server.store.renew_passkey(&shown.hash, &kept.public_key, &changed).await? {
            return Err(Error::NotFound("passkey"));
        }
    }
    let person = server.store.person(shown.person).await?.ok_or(Error::NotFound("person"))?;
    with_cookie(&server, StatusCode::OK, &person, &headers).await
}

/// Stores a challenge and returns it for the browser.
async fn asked(
    server: &Server,
    person: Option<Id>,
    Challenge { options, state }: Challenge,
) -> Result<(StatusCode, Json<PasskeyChallenge>), Error> {
    let challenge = secret();
    server.store.add_challenge(&challenge, person, &state).await?;
    Ok((StatusCode::CREATED, Json(PasskeyChallenge { challenge, options })))
}
