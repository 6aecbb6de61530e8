//! Who is asking, from where, and what they sent: extractors that report mistakes in the common error format.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    body::Bytes,
    extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Request, State},
    http::{HeaderMap, Method, header, request::Parts},
    middleware::Next,
    response::Response,
};
use cookie::Cookie;
use serde::de::DeserializeOwned;
use store::{
    id::{Id, hash_of},
    people::Person,
};

use crate::{error::Error, server::Server};

/// The person who is asking, who must be known.
pub struct Who(pub Person);

/// The person who is asking, if known.
pub struct Perhaps(pub Option<Person>);

/// The hash of the secret that proves who someone is.
pub struct Credential(pub Option<String>);

impl FromRequestParts<Arc<Server>> for Credential {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Error> {
        Ok(Self(credential(server, &parts.headers)))
    }
}

/// The hash of the secret that a request carries.
pub fn credential(server: &Server, headers: &HeaderMap) -> Option<String> {
    let token = bearer(headers).map(hash_of);
    token.or_else(|| cookie(server, headers).map(|it| hash_of(&it)))
}

/// The identifier in the address.
pub struct TableId(pub Id);

/// The address the request comes from.
pub struct From(pub IpAddr);

/// A body of JSON.
pub struct Sent<T>(pub T);

/// A body of text.
pub struct Text(pub String);

/// The part of the address after `?`.
pub struct Asked<T>(pub T);

/// The name of the cookie. With https it is bound to this host and to secure connections by its name already.
pub fn cookie_name(server: &Server) -> &'static str {
    if server.config.is_secure() { "__Host-notredame" } else { "notredame" }
}

/// The secret in the cookie.
pub fn cookie(server: &Server, headers: &HeaderMap) -> Option<String> {
    let name = cookie_name(server);
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|it| it.to_str().ok())
        .flat_map(Cookie::split_parse)
        .flatten()
        .find(|it| it.name() == name)
        .map(|it| it.value().to_owned())
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

impl FromRequestParts<Arc<Server>> for Perhaps {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Error> {
        if let Some(token) = bearer(&parts.headers) {
            let person = server.store.person_by(token, "token").await?;
            // A wrong token is a mistake to report, not a stranger.
            return person.ok_or(Error::NotSignedIn).map(|it| Self(Some(it)));
        }
        match cookie(server, &parts.headers) {
            Some(secret) => Ok(Self(server.store.person_by(&secret, "cookie").await?)),
            None => Ok(Self(None)),
        }
    }
}

impl FromRequestParts<Arc<Server>> for Who {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Error> {
        let Perhaps(person) = Perhaps::from_request_parts(parts, server).await?;
        person.map(Self).ok_or(Error::NotSignedIn)
    }
}

impl FromRequestParts<Arc<Server>> for TableId {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Error> {
        let path = Path::<Vec<(String, String)>>::from_request_parts(parts, server).await;
        let path = path.map_err(|_| Error::NotFound("address"))?;
        let id = path.iter().find(|(key, _)| key == "id").and_then(|(_, id)| id.parse().ok());
        id.map(Self).ok_or(Error::NotFound("table"))
    }
}

impl FromRequestParts<Arc<Server>> for From {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Error> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
        Ok(Self(client_address(server.config.behind_proxy, &parts.headers, peer)))
    }
}

/// The client's address: the last one reported by the proxy in front, or the other end of the connection.
pub fn client_address(behind_proxy: bool, headers: &HeaderMap, peer: Option<IpAddr>) -> IpAddr {
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let named = if behind_proxy { forwarded() } else { None };
    named.or(peer).unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

impl<T: DeserializeOwned> FromRequest<Arc<Server>> for Sent<T> {
    type Rejection = Error;

    async fn from_request(request: Request, server: &Arc<Server>) -> Result<Self, Error> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
        // A form of another site cannot send this type unasked.
        if !kind.is_some_and(|it| {
            it.split(';').next().is_some_and(|it| it.trim() == "application/json")
        }) {
            return Err(Error::Malformed("expected a body of the type application/json".into()));
        }
        let body = Bytes::from_request(request, server).await;
        let body = body.map_err(|_| Error::TooLarge("the body is larger than allowed"))?;
        serde_json::from_slice(&body).map(Self).map_err(|error| Error::Malformed(error.to_string()))
    }
}

impl FromRequest<Arc<Server>> for Text {
    type Rejection = Error;

    async fn from_request(request: Request, server: &Arc<Server>) -> Result<Self, Error> {
        let body = Bytes::from_request(request, server).await;
        let body = body.map_err(|_| Error::TooLarge("the text is larger than allowed"))?;
        let text = String::from_utf8(body.into());
        text.map(Self).map_err(|_| Error::Malformed("expected text in UTF-8".into()))
    }
}

impl<T: DeserializeOwned> FromRequestParts<Arc<Server>> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Error> {
        let asked = axum::extract::Query::<T>::from_request_parts(parts, server).await;
        asked.map(|it| Self(it.0)).map_err(|error| Error::Malformed(error.body_text()))
    }
}

/// Refuses changes and sockets requested by a page of another site with a cookie of this server.
pub async fn check_origin(
    State(server): State<Arc<Server>>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    if (!reads || socket) && !is_own(&server, request.headers()) {
        return Err(Error::WrongOrigin);
    }
    Ok(next.run(request).await)
}

/// A browser always names the origin; a program without a cookie has nothing that could be misused.
fn is_own(server: &Server, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|it: &axum::http::HeaderValue| it.to_str().ok());
    match text(header::ORIGIN) {
        None => !headers.contains_key(header::ORIGIN) && cookie(server, headers).is_none(),
        Some(origin) => match server.config.origin() {
            Some(own) => origin == own,
            None => {
                let authority =
                    origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
                authority.is_some() && authority == text(header::HOST)
            }
        },
    }
}
