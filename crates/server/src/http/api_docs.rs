//! The page to browse the OpenAPI document: Swagger UI, sent from the archive that contains it.

use std::{
    collections::BTreeMap,
    io::{Cursor, Read as _},
    sync::LazyLock,
};

use axum::{
    Router,
    body::Bytes,
    extract::Path,
    http::{HeaderValue, header},
    response::{IntoResponse, Redirect, Response},
    routing::get,
};
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa_swagger_ui_vendored::SWAGGER_UI_VENDORED;
use zip::{ZipArchive, result::ZipResult};

use crate::{error::Error, openapi};

/// The page styles itself; it still loads nothing from elsewhere.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The files of the page that are sent as they are in the archive, and their types.
const FILES: [(&str, &str); 5] = [
    ("favicon-32x32.png", "image/png"),
    ("index.css", "text/css"),
    ("index.html", "text/html; charset=utf-8"),
    ("swagger-ui-bundle.js", "text/javascript"),
    ("swagger-ui.css", "text/css"),
];

/// Starts Swagger UI on our document.
const INITIALIZER: &str = "window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true });";

/// The unpacked files by name. They are unpacked when somebody first opens the page.
static UNPACKED: LazyLock<BTreeMap<&str, (&str, Bytes)>> = LazyLock::new(|| {
    let mut files = unpack().expect("the archive is part of the binary");
    files.insert("swagger-initializer.js", ("text/javascript", INITIALIZER.into()));
    // `index.html` also asks for the preset that offers other documents to browse. There are none.
    files.insert("swagger-ui-standalone-preset.js", ("text/javascript", Bytes::new()));
    files
});

fn unpack() -> ZipResult<BTreeMap<&'static str, (&'static str, Bytes)>> {
    let mut archive = ZipArchive::new(Cursor::new(SWAGGER_UI_VENDORED))?;
    let mut files = BTreeMap::new();
    for index in 0..archive.len() {
        let mut packed = archive.by_index(index)?;
        let path = packed.name()?.into_owned();
        let name = path.split_once("/dist/").map_or("", |it| it.1);
        if let Some((name, kind)) = FILES.into_iter().find(|it| it.0 == name) {
            let mut data = Vec::new();
            packed.read_to_end(&mut data)?;
            files.insert(name, (kind, Bytes::from(data)));
        }
    }
    Ok(files)
}

/// The document and the page to browse it.
pub fn pages<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/api/openapi.json", get(document))
        .route("/api/docs", get(async || Redirect::permanent("/api/docs/")))
        .route("/api/docs/", get(async || file(Path("index.html".into())).await))
        .route("/api/docs/{name}", get(file))
        .layer(SetResponseHeaderLayer::overriding(
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(CSP),
        ))
}

async fn document() -> impl IntoResponse {
    static DOCUMENT: LazyLock<Bytes> = LazyLock::new(|| openapi::document().into());
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT.clone())
}

async fn file(Path(name): Path<String>) -> Result<Response, Error> {
    // Unpacking takes some milliseconds, once.
    let found = tokio::task::spawn_blocking(move || UNPACKED.get(name.as_str()).cloned()).await;
    let (kind, data) = found.map_err(anyhow::Error::from)?.ok_or(Error::NotFound("address"))?;
    Ok(([(header::CONTENT_TYPE, kind)], data).into_response())
}
