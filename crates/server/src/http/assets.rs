//! The web client, which is part of the binary.

use std::borrow::Cow;

use axum::{
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;

use crate::{error::Error, id::hex};

#[derive(RustEmbed)]
#[folder = "web/"]
#[exclude = "*.d.ts"]
#[exclude = "*/LICENSE"]
struct Web;

/// Addresses that the client itself knows what to do with.
fn is_page(path: &str) -> bool {
    let first = path.split('/').next().unwrap_or_default();
    matches!(first, "" | "table" | "replay" | "rules" | "join")
}

/// A file of the client, or its page.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Error::Method.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let file = Web::get(path).map(|it| (path, it));
    let file = file
        .or_else(|| is_page(path).then(|| Web::get("index.html").map(|it| ("index.html", it)))?);
    let Some((_, file)) = file else { return Error::NotFound("page").into_response() };
    let tag = format!("\"{}\"", &hex(&file.metadata.sha256_hash())[..32]);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    // Files keep their names, so they are asked for anew; unchanged ones are not sent again.
    let caching = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if known.is_some_and(|it| it.split(',').any(|it| it.trim() == tag)) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let kind = file.metadata.mimetype();
    let kind =
        if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() };
    let body: Cow<'static, [u8]> = file.data;
    (caching, [(header::CONTENT_TYPE, kind)], body).into_response()
}
