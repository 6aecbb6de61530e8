//! The web client and its languages, which are part of the binary.

use std::{
    borrow::Cow,
    sync::{Arc, LazyLock},
};

use axum::{
    extract::State,
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest as _, Sha256};

use super::{
    bundle,
    packing::{Packing, packed},
    passkeys,
};
use crate::{error::Error, server::Server};

#[derive(RustEmbed)]
#[folder = "web/"]
struct Web;

#[derive(RustEmbed)]
#[folder = "../../locales/"]
struct Locales;

/// The pages of the client by their addresses, as in `web/pages.js`: a slash at the end is followed by an identifier.
pub const PAGES: [&str; 7] = ["/", "/bring", "/join/", "/new", "/replay/", "/rules", "/table/"];

/// The page that an address belongs to, if the client knows what to do with it.
fn page_of(path: &str) -> Option<&'static str> {
    let before_id = |page: &str| page != "/" && page.ends_with('/') && path.starts_with(page);
    PAGES.into_iter().find(|page| path == *page || before_id(page))
}

/// A text of the client that is known to exist.
pub fn read(file: &str) -> String {
    let file = Web::get(file).expect("it is part of the binary");
    String::from_utf8_lossy(&file.data).into_owned()
}

/// The modules of a page, as `web/pages.js` lists them.
pub fn modules(page: &str) -> Vec<String> {
    let list = read("pages.js");
    let of_page = list.split_once(&format!("'{page}': [")).map_or("", |it| it.1);
    let names = of_page.split(']').next().unwrap_or_default().split('\'').skip(1).step_by(2);
    names.map(String::from).collect()
}

/// The parts of `css/style.css` in order, where later rules win: one request instead of many.
const STYLES: [&str; 29] = [
    "tokens",
    "base",
    "dialogs",
    "board",
    "ground",
    "places",
    "table",
    "persons",
    "players",
    "dock",
    "answers",
    "overlay",
    "replay",
    "sizes",
    "stacked",
    "phone",
    "ledger",
    "stages",
    "home",
    "lost",
    "club",
    "new-table",
    "waiting",
    "talk",
    "end",
    "first",
    "rules",
    "guide",
    "fingers",
];

/// A file as it is sent.
pub struct File {
    data: Cow<'static, [u8]>,
    /// What its `ETag` is computed from.
    hash: [u8; 32],
    kind: String,
}

impl From<EmbeddedFile> for File {
    fn from(file: EmbeddedFile) -> Self {
        let (hash, kind) = (file.metadata.sha256_hash(), file.metadata.mimetype().to_owned());
        Self { data: file.data, hash, kind }
    }
}

impl File {
    /// A file that is assembled here.
    pub fn made(data: Vec<u8>, kind: &str) -> Self {
        Self { hash: Sha256::digest(&data).into(), data: data.into(), kind: kind.to_owned() }
    }
}

/// Identifies all files of the client: another client has another version, and so other addresses.
pub static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut all = Sha256::new();
    for file in Web::iter().filter_map(|it| Web::get(&it)) {
        all.update(file.metadata.sha256_hash());
    }
    for file in Locales::iter().filter_map(|it| Locales::get(&it)) {
        all.update(file.metadata.sha256_hash());
    }
    bundle::scripts().for_each(|it| all.update(it));
    hex::encode(all.finalize())[..12].to_owned()
});

fn find(path: &str) -> Option<File> {
    if path == "css/style.css" {
        let parts = STYLES.iter().filter_map(|it| Web::get(&format!("css/{it}.css")));
        let parts: Vec<_> = parts.map(|it| it.data).collect();
        return Some(File::made(parts.concat(), "text/css"));
    }
    if let Some(script) = bundle::script(path) {
        return Some(File::made(script.into_bytes(), "text/javascript"));
    }
    if let Some(language) = path.strip_prefix("manifest-") {
        return manifest(language.strip_suffix(".webmanifest")?);
    }
    if let Some(language) = path.strip_prefix("locales/") {
        return Locales::get(language).map(File::from);
    }
    // Types are for those who write the client.
    Web::get(path).filter(|_| !path.ends_with(".d.ts")).map(File::from)
}

/// The manifest of the installed app in a language. Names in braces stand for texts.
fn manifest(language: &str) -> Option<File> {
    let (manifest, words) =
        (Web::get("manifest.webmanifest")?, Locales::get(&format!("{language}.ftl"))?);
    let (manifest, words) =
        (String::from_utf8_lossy(&manifest.data), String::from_utf8_lossy(&words.data));
    let named = words.lines().filter_map(|it| it.split_once(" = "));
    let named =
        named.filter(|(key, _)| ["web-home-eyebrow", "web-new-table", "web-rules"].contains(key));
    let manifest = named.fold(manifest.replace("{language}", language), |it, (key, text)| {
        it.replace(&format!("{{{key}}}"), text)
    });
    Some(File::made(manifest.into_bytes(), "application/manifest+json"))
}

/// The page. What it asks for carries the version in its address, as `/@1a2b3c/main.js`. It knows whether there is a page for
/// those who have no connection, and where passkeys can be used.
fn page(server: &Server, path: &str, headers: &HeaderMap) -> File {
    // A browser that reads here what the page needs does not have to wait for the script that would ask for it.
    let modules = page_of(path).map_or_else(Vec::new, modules);
    let mut page = bundle::into_page(&read("index.html"), modules);
    page = page.replace("/@/", &format!("/@{}/", *VERSION));
    if server.offline.is_some() {
        page = page.replace("<html ", "<html data-offline ");
    }
    // Only the host name: compressed pages are cached, and anyone can send any port.
    if !passkeys::BUILT {
        page = page.replace("<html ", "<html data-no-passkeys ");
    } else if let Some(name) = passkeys::origin(server, headers).as_ref().and_then(|it| it.domain())
    {
        page = page.replace("<html ", &format!("<html data-passkeys=\"{name}\" "));
    }
    File::made(page.into_bytes(), "text/html")
}

/// What belongs to an address, with its status. Someone who reads pages gets one for a wrong address too: the client says in
/// words that nothing is there.
fn answer(
    server: &Server,
    path: &str,
    file: &str,
    headers: &HeaderMap,
) -> Option<(StatusCode, File)> {
    let accepted = headers.get(header::ACCEPT).and_then(|it| it.to_str().ok());
    let reads_pages = || accepted.is_some_and(|it| it.contains("text/html"));
    if let Some(file) = find(file) {
        return Some((StatusCode::OK, file));
    }
    let status = if page_of(path).is_some() { StatusCode::OK } else { StatusCode::NOT_FOUND };
    (status == StatusCode::OK || reads_pages()).then(|| (status, page(server, path, headers)))
}

/// The path without the version it may begin with, and how long it may be kept. What carries this version never changes;
/// while the client is being written, it does.
fn versioned(path: &str) -> (&str, &'static str) {
    match path.strip_prefix('@').and_then(|it| it.split_once('/')) {
        Some((version, file)) if version == *VERSION && !cfg!(debug_assertions) => {
            (file, "public, max-age=31536000, immutable")
        }
        Some((_, file)) => (file, "no-cache"),
        None => (path, "no-cache"),
    }
}

/// The texts of the language chosen on this device, or else of the browser's first supported language, as the
/// client will find it too.
fn language(headers: &HeaderMap) -> String {
    let of = |name| headers.get(name).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let cookies = of(header::COOKIE).split(';');
    let chosen = cookies.filter_map(|it| it.trim().strip_prefix("language="));
    let tags = chosen.chain(of(header::ACCEPT_LANGUAGE).split(','));
    let tags = tags.filter_map(|it| it.trim().get(..2));
    let files = tags.map(|tag| format!("{}.ftl", tag.to_ascii_lowercase()));
    files.into_iter().find(|it| Locales::get(it).is_some()).unwrap_or_else(|| "en.ftl".to_owned())
}

/// A file of the client, or its page.
pub async fn serve(
    State(server): State<Arc<Server>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Error::Method.into_response();
    }
    let (path, keep) = versioned(uri.path().trim_start_matches('/'));
    let Some((status, file)) = answer(&server, uri.path(), path, &headers) else {
        return Error::NotFound("page").into_response();
    };
    // A page needs its texts as soon as its scripts: the browser learns of them before it has read any.
    let words = (file.kind == "text/html").then(|| language(&headers));
    answer_with(status, path, &file, keep, words, &headers)
}

/// A file as a client wants it: nothing if it already has it, compressed if it can decompress it.
pub fn answer_with(
    status: StatusCode,
    path: &str,
    file: &File,
    keep: &str,
    words: Option<String>,
    headers: &HeaderMap,
) -> Response {
    // A page that links to other texts is another page: the one in the browser's cache would link to the old ones.
    let language = words.as_deref().unwrap_or_default();
    let tag = format!("W/\"{}{language}\"", &hex::encode(file.hash)[..32]);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    // Without a version, files keep their names, so they are requested again; unchanged ones are not sent again.
    let common = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::VARY, "accept-encoding, accept-language".to_owned()),
    ];
    if status == StatusCode::OK && known.is_some_and(|it| it.split(',').any(|it| it.trim() == tag))
    {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = [(header::CONTENT_TYPE, content_type(path, &file.kind))];
    let link = words.map(|it| {
        let link = format!("</@{}/locales/{it}>; rel=preload; as=fetch; crossorigin", *VERSION);
        [(header::LINK, link)]
    });
    match Packing::wanted(headers).filter(|_| is_text(&kind[0].1)) {
        Some(packing) => {
            let encoding = [(header::CONTENT_ENCODING, packing.as_str())];
            (status, common, kind, link, encoding, packed(&tag, packing, &file.data))
                .into_response()
        }
        None => (status, common, kind, link, file.data.clone()).into_response(),
    }
}

fn content_type(path: &str, guessed: &str) -> String {
    let plain = if path.starts_with("locales/") { "text/plain" } else { guessed };
    if plain.starts_with("text/") { format!("{plain}; charset=utf-8") } else { plain.to_owned() }
}

fn is_text(kind: &str) -> bool {
    ["text/", "image/svg", "application/json", "application/manifest", "application/wasm"]
        .iter()
        .any(|it| kind.starts_with(it))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_offered_are_those_that_will_be_read() {
        let offered = |cookie: &'static str, accepted: &'static str| {
            let of = |(name, text)| (name, header::HeaderValue::from_static(text));
            let all = [(header::COOKIE, cookie), (header::ACCEPT_LANGUAGE, accepted)].map(of);
            language(&all.into_iter().collect())
        };
        assert_eq!(offered("", "nl-BE, fr;q=0.8"), "nl.ftl");
        assert_eq!(offered("session=x; language=ja", "nl-BE"), "ja.ftl");
        assert_eq!(offered("language=../", "pl, de;q=0.5"), "de.ftl");
        assert_eq!(offered("", ""), "en.ftl");
    }

    #[test]
    fn what_only_the_types_need_is_not_served() {
        assert!(find("types.d.ts").is_none());
        assert!(find("main.js").is_some());
    }

    #[test]
    fn an_installed_app_speaks_every_language() {
        for language in Locales::iter().filter_map(|it| it.strip_suffix(".ftl").map(String::from)) {
            let file = find(&format!("manifest-{language}.webmanifest")).expect("a manifest");
            let manifest: serde_json::Value = serde_json::from_slice(&file.data).expect("JSON");
            assert_eq!(manifest["lang"], language);
            let words = [&manifest["description"], &manifest["shortcuts"][1]["name"]];
            assert!(words.iter().all(|it| it.as_str().is_some_and(|it| !it.contains('{'))));
        }
        assert!(find("manifest-xx.webmanifest").is_none());
    }

    #[test]
    fn an_address_is_a_page_if_the_client_knows_it() {
        for page in ["/", "/rules", "/table/k3j9", "/join/abc", "/replay/k3j9"] {
            assert!(page_of(page).is_some(), "{page}");
        }
        for none in ["/table", "/nowhere", "/rules/1", "/api/tables", "table/k3j9"] {
            assert!(page_of(none).is_none(), "{none}");
        }
    }

    #[test]
    fn the_modules_of_every_page_are_named_and_there() {
        for page in PAGES {
            let modules = modules(page);
            assert!(!modules.is_empty(), "{page}");
            assert!(modules.iter().all(|it| Web::get(it).is_some()), "{page}: {modules:?}");
        }
        assert!(modules("/table/").contains(&"board/board.js".to_owned()));
        assert_eq!(modules("/rules")[0], "rules/rules.js");
    }
}
