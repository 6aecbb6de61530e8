//! Optional passkeys: registering, listing, removing, and signing in with them.

use std::sync::Arc;

use anyhow::Context as _;
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
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::{
    id::{Id, hash_of, secret},
    now,
    passkeys::{MOST, StoredPasskey},
};
use url::Url;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Uuid, Webauthn, WebauthnBuilder, WebauthnError,
};

use super::{
    request::{From, Sent, Who},
    session::{device, with_cookie},
};
use crate::{error::Error, server::Server};

type Shared = State<Arc<Server>>;

const fn enough() -> Error {
    Error::TooMany("you have as many passkeys as one can have")
}

/// What the browser shows beside the name of the site.
const NAME: &str = "Notre Dame";

/// The origin of the pages that can use passkeys: the public address if it has a host name, otherwise this machine.
pub fn origin(server: &Server, headers: &HeaderMap) -> Option<Url> {
    let here = || {
        let url = Url::parse(&format!("http://{}", headers.get(header::HOST)?.to_str().ok()?));
        url.ok().filter(|it| it.domain() == Some("localhost"))
    };
    let told = server.config.origin().map(|it| Url::parse(it).ok());
    told.unwrap_or_else(here).filter(|it| it.domain().is_some())
}

/// The relying party that passkeys are created for.
fn relying_party(server: &Server, headers: &HeaderMap) -> Result<Webauthn, Error> {
    let nowhere = || Error::Invalid("passkeys need a server with a public address".into());
    let origin = origin(server, headers).ok_or_else(nowhere)?;
    let name = origin.domain().ok_or_else(nowhere)?;
    let built = WebauthnBuilder::new(name, &origin).and_then(|it| it.rp_name(NAME).build());
    Ok(built.context("a relying party")?)
}

/// A passkey answer that is not valid. The reason is not disclosed.
fn refused(_: WebauthnError) -> Error {
    Error::NotFound("passkey")
}

/// What the browser has sent, parsed by the library.
fn credential<T: DeserializeOwned>(sent: Value) -> Result<T, Error> {
    serde_json::from_value(sent).map_err(|error| Error::Malformed(error.to_string()))
}

fn stored<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    Ok(serde_json::from_str(text).context("what is stored of a passkey")?)
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
    let site = relying_party(&server, &headers)?;
    let keys = server.store.passkeys(person.id).await?;
    if MOST <= keys.len() {
        return Err(enough());
    }
    let known = keys.iter().map(|it| Ok(stored::<Passkey>(&it.public_key)?.cred_id().clone()));
    let known = known.collect::<Result<Vec<_>, Error>>()?;
    let user = Uuid::parse_str(&person.id.to_string()).context("an identifier")?;
    let (options, state) = site
        .start_passkey_registration(user, &person.name, &person.name, Some(known))
        .context("asking for a new passkey")?;
    let mut options = json!(options)["publicKey"].take();
    // Nobody enters a name before signing in with it: the key itself must know whose it is.
    options["authenticatorSelection"]["residentKey"] = json!("required");
    options["authenticatorSelection"]["requireResidentKey"] = json!(true);
    asked(&server, Some(person.id), &json!(state), options).await
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
    let state: PasskeyRegistration = stored(&state.ok_or(Error::NotFound("challenge"))?)?;
    let made: RegisterPublicKeyCredential = credential(answer.credential)?;
    let site = relying_party(&server, &headers)?;
    let key = site.finish_passkey_registration(&made, &state).map_err(refused)?;
    let kept = StoredPasskey {
        hash: hash_of(&hex::encode(key.cred_id())),
        device: device(&headers),
        public_key: json!(key).to_string(),
        created_at: now(),
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
    let site = relying_party(&server, &headers)?;
    let (options, state) =
        site.start_discoverable_authentication().context("asking for a passkey")?;
    asked(&server, None, &json!(state), json!(options)["publicKey"].take()).await
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
    let state: DiscoverableAuthentication = stored(&state.ok_or(Error::NotFound("challenge"))?)?;
    let shown: PublicKeyCredential = credential(answer.credential)?;
    let site = relying_party(&server, &headers)?;
    let (user, name) = site.identify_discoverable_authentication(&shown).map_err(refused)?;
    let person = user.simple().to_string().parse().map_err(|()| Error::NotFound("passkey"))?;
    let hash = hash_of(&hex::encode(name));
    let kept = server.store.passkey(person, &hash).await?.ok_or(Error::NotFound("passkey"))?;
    let mut key: Passkey = stored(&kept.public_key)?;
    let proved =
        site.finish_discoverable_authentication_v2(&shown, state, &key).map_err(refused)?;
    if key.update_credential(&proved) == Some(true) {
        server.store.renew_passkey(&hash, &json!(key).to_string()).await?;
    }
    let person = server.store.person(person).await?.ok_or(Error::NotFound("person"))?;
    with_cookie(&server, StatusCode::OK, &person, &headers).await
}

/// Stores a challenge and returns it for the browser.
async fn asked(
    server: &Server,
    person: Option<Id>,
    state: &Value,
    options: Value,
) -> Result<(StatusCode, Json<PasskeyChallenge>), Error> {
    let challenge = secret();
    server.store.add_challenge(&challenge, person, &state.to_string()).await?;
    Ok((StatusCode::CREATED, Json(PasskeyChallenge { challenge, options })))
}
