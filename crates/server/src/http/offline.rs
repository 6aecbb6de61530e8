//! The page without a server, which a server may send along: whoever loses the connection goes on alone on the device.

use std::{collections::BTreeMap, fs, path::Path, sync::Arc};

use anyhow::Context as _;
use axum::{
    extract::{Path as Part, State, rejection::PathRejection},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Redirect, Response},
};

use super::assets::{File, answer_with};
use crate::{error::Error, server::Server};

/// The files of the folder that `cargo xtask offline` made, by their names in it.
pub struct Offline(BTreeMap<String, File>);

impl std::fmt::Debug for Offline {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} files", self.0.len())
    }
}

impl Offline {
    /// Reads the folder.
    pub fn read(folder: &Path) -> anyhow::Result<Self> {
        let mut files = BTreeMap::new();
        add(folder, "", &mut files).with_context(|| format!("reading {}", folder.display()))?;
        anyhow::ensure!(
            files.contains_key("index.html") && files.contains_key("sw.js"),
            "{}: expected a folder that `cargo xtask offline` made",
            folder.display()
        );
        Ok(Self(files))
    }
}

fn add(folder: &Path, before: &str, files: &mut BTreeMap<String, File>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        anyhow::ensure!(
            !is_hidden && !entry.file_type()?.is_symlink(),
            "{}: expected no symbolic links and no hidden files, since everyone can read what is in this folder",
            entry.path().display()
        );
        if entry.file_type()?.is_dir() {
            add(&entry.path(), &format!("{name}/"), files)?;
        } else {
            let file = File::made(fs::read(entry.path())?, kind(&name));
            files.insert(name, file);
        }
    }
    Ok(())
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain",
    }
}

/// Leads to the folder, so that its addresses are found beside it.
pub async fn lead() -> Redirect {
    Redirect::permanent("/offline/")
}

/// The page itself.
pub async fn page(server: State<Arc<Server>>, headers: HeaderMap) -> Response {
    file(server, Ok(Part("index.html".into())), headers).await
}

/// A file of the page.
pub async fn file(
    State(server): State<Arc<Server>>,
    name: Result<Part<String>, PathRejection>,
    headers: HeaderMap,
) -> Response {
    // What is no text is no name.
    let name = name.map(|it| it.0).unwrap_or_default();
    let found = server.offline.as_ref().and_then(|it| it.0.get(&name));
    match found {
        // The names stay the same from release to release: the browser asks whether it has the newest.
        Some(file) => answer_with(StatusCode::OK, &name, file, "no-cache", None, &headers),
        None => Error::NotFound("page").into_response(),
    }
}
