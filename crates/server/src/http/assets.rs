//! The web client and its languages, which are part of the binary.

use std::{
    borrow::Cow,
    collections::BTreeMap,
    io::Write as _,
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use axum::{
    body::Bytes,
    extract::State,
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest as _, Sha256};

use crate::{error::Error, server::Server};

#[derive(RustEmbed)]
#[folder = "web/"]
#[exclude = "*.d.ts"]
struct Web;

#[derive(RustEmbed)]
#[folder = "../../locales/"]
struct Locales;

/// The pages of the client by their addresses, as in `web/pages.js`: a slash at the end is followed by an identifier.
const PAGES: [&str; 6] = ["/", "/join/", "/new", "/replay/", "/rules", "/table/"];

/// Whether the client knows what to do with an address.
fn is_page(path: &str) -> bool {
    let before_id = |page: &str| page != "/" && page.ends_with('/') && path.starts_with(page);
    PAGES.iter().any(|page| path == *page || before_id(page))
}

/// The parts of `css/style.css` in their order, where later rules win: one request instead of many.
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
    /// What its tag is made of.
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
    /// A file that was put together here.
    pub fn made(data: Vec<u8>, kind: &str) -> Self {
        Self { hash: Sha256::digest(&data).into(), data: data.into(), kind: kind.to_owned() }
    }
}

/// Stands for all files of the client: another client has another version, and with it other addresses.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut all = Sha256::new();
    for file in Web::iter().filter_map(|it| Web::get(&it)) {
        all.update(file.metadata.sha256_hash());
    }
    for file in Locales::iter().filter_map(|it| Locales::get(&it)) {
        all.update(file.metadata.sha256_hash());
    }
    hex::encode(all.finalize())[..12].to_owned()
});

fn find(path: &str) -> Option<File> {
    if path == "css/style.css" {
        let parts = STYLES.iter().filter_map(|it| Web::get(&format!("css/{it}.css")));
        let parts: Vec<_> = parts.map(|it| it.data).collect();
        return Some(File::made(parts.concat(), "text/css"));
    }
    if let Some(language) = path.strip_prefix("locales/") {
        return Locales::get(language).map(File::from);
    }
    Web::get(path).map(File::from)
}

/// The page. What it asks for carries the version in its address, as `/@1a2b3c/main.js`. It knows whether there is a page for
/// those who have no connection.
fn page(offline: bool) -> Option<File> {
    let page = Web::get("index.html")?;
    let mut page = String::from_utf8_lossy(&page.data).replace("/@/", &format!("/@{}/", *VERSION));
    if offline {
        page = page.replace("<html ", "<html data-offline ");
    }
    Some(File::made(page.into_bytes(), "text/html"))
}

/// What belongs to an address, with its status. Someone who reads pages gets one for a wrong address too: the client says in
/// words that nothing is there.
fn answer(
    path: &str,
    file: &str,
    headers: &HeaderMap,
    offline: bool,
) -> Option<(StatusCode, File)> {
    let accepted = headers.get(header::ACCEPT).and_then(|it| it.to_str().ok());
    let reads_pages = || accepted.is_some_and(|it| it.contains("text/html"));
    if let Some(file) = find(file) {
        return Some((StatusCode::OK, file));
    }
    let status = if is_page(path) { StatusCode::OK } else { StatusCode::NOT_FOUND };
    (status == StatusCode::OK || reads_pages()).then(|| page(offline))?.map(|page| (status, page))
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

/// The words of the language that was chosen on this device, or that the browser asks for first among those there are, as the
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
    let Some((status, file)) = answer(uri.path(), path, &headers, server.offline.is_some()) else {
        return Error::NotFound("page").into_response();
    };
    // A page needs its words as soon as its scripts: the browser hears of them before it has read any.
    let words = (file.kind == "text/html").then(|| language(&headers));
    answer_with(status, path, &file, keep, words, &headers)
}

/// A file as a client wants it: nothing where it has it already, packed where it can unpack it.
pub fn answer_with(
    status: StatusCode,
    path: &str,
    file: &File,
    keep: &str,
    words: Option<String>,
    headers: &HeaderMap,
) -> Response {
    // A page that names other words is another page: what a browser has kept would name the old ones.
    let language = words.as_deref().unwrap_or_default();
    let tag = format!("W/\"{}{language}\"", &hex::encode(file.hash)[..32]);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    // Without a version files keep their names, so they are asked for again; unchanged ones are not sent again.
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

/// A way to send less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Packing {
    Brotli,
    Gzip,
}

impl Packing {
    /// The best one the client understands.
    fn wanted(headers: &HeaderMap) -> Option<Self> {
        let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
        let accepts = |word: &str| {
            let names = accepted.split(',').map(|it| it.split(';').next().unwrap_or_default());
            names.map(str::trim).any(|it| it == word)
        };
        [Self::Brotli, Self::Gzip].into_iter().find(|it| accepts(it.as_str()))
    }

    const fn as_str(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    fn pack(self, data: &[u8]) -> std::io::Result<Vec<u8>> {
        let mut out = Vec::new();
        match self {
            Self::Brotli => {
                let mut writer = brotli::CompressorWriter::new(&mut out, 4096, 9, 22);
                writer.write_all(data)?;
                drop(writer);
            }
            Self::Gzip => {
                let mut writer = GzEncoder::new(&mut out, Compression::best());
                writer.write_all(data)?;
                writer.finish()?;
            }
        }
        Ok(out)
    }
}

/// What was packed already, by the file's tag: every file is packed once for each way.
static PACKED: LazyLock<Mutex<BTreeMap<(String, Packing), Bytes>>> = LazyLock::new(Mutex::default);

fn packed(tag: &str, packing: Packing, data: &[u8]) -> Bytes {
    let key = (tag.to_owned(), packing);
    let mut known = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    let packed = known.entry(key).or_insert_with(|| {
        Bytes::from(packing.pack(data).expect("writing to memory does not fail"))
    });
    packed.clone()
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
    fn an_address_is_a_page_if_the_client_knows_it() {
        for page in ["/", "/rules", "/table/k3j9", "/join/abc", "/replay/k3j9"] {
            assert!(is_page(page), "{page}");
        }
        for none in ["/table", "/nowhere", "/rules/1", "/api/tables", "table/k3j9"] {
            assert!(!is_page(none), "{none}");
        }
    }
}
