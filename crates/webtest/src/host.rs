//! A web host that knows nothing but files, as the page without a server lies on one.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use anyhow::{Context as _, Result, ensure};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

use crate::{Folder, target};

/// A folder that is served. It ends when this is dropped.
#[derive(Debug)]
pub struct Host {
    folder: Folder,
    address: String,
    /// What stands before the name of a file in its address.
    prefix: String,
    task: JoinHandle<()>,
    is_up: Arc<AtomicBool>,
    asked: Arc<Mutex<Vec<PathBuf>>>,
}

/// A folder that `cargo xtask offline` makes.
fn made(name: &str) -> Result<PathBuf> {
    let folder = target()?.join(name);
    ensure!(folder.exists(), "there is no {}: `cargo xtask offline` makes it", folder.display());
    Ok(folder)
}

/// The folder of the page, for a server that offers it too.
pub fn offline() -> Result<String> {
    Ok(made("offline")?.to_string_lossy().into_owned())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

impl Host {
    /// Serves a copy of the page at the root of a host.
    pub async fn open() -> Result<Self> {
        Self::open_at("/").await
    }

    /// Serves a copy of the page in a folder of a host: `/games/`.
    pub async fn open_at(prefix: &str) -> Result<Self> {
        Self::serve(&made("offline")?, prefix).await
    }

    /// Serves a copy of the package for npm.
    pub async fn open_package() -> Result<Self> {
        Self::serve(&made("npm/notredame")?, "/").await
    }

    async fn serve(made: &Path, prefix: &str) -> Result<Self> {
        let folder = Folder::new("host")?;
        copy(made, folder.path())?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?.to_string();
        let is_up = Arc::new(AtomicBool::new(true));
        let asked = Arc::default();
        let files = Files {
            folder: folder.path().to_owned(),
            prefix: prefix.to_owned(),
            asked: Arc::clone(&asked),
        };
        let task = tokio::spawn(serve(listener, files, Arc::clone(&is_up)));
        Ok(Self { folder, address, prefix: prefix.to_owned(), task, is_up, asked })
    }

    /// The address of a file.
    pub fn file(&self, name: &str) -> String {
        format!("http://{}{}{name}", self.address, self.prefix)
    }

    /// The address of a page.
    pub fn url(&self, page: &str) -> String {
        // Bots do not wait, so that a game is short.
        format!("http://{}{}?pause=0#{page}", self.address, self.prefix)
    }

    /// Every file that was sent so far, as often as it was.
    pub fn sent(&self) -> Vec<PathBuf> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Puts another file beside the page.
    pub fn add(&self, file: &str, text: &str) -> Result<()> {
        Ok(fs::write(self.folder.path().join(file), text)?)
    }

    /// From now on nobody answers.
    pub fn stop(&self) {
        self.is_up.store(false, Ordering::Relaxed);
    }

    /// Puts another release in the place of the page: a file differs, and the list of the service worker with it.
    pub fn release(&self, file: &str, from: &str, to: &str) -> Result<()> {
        use sha2::{Digest as _, Sha256};
        let path = self.folder.path().join(file);
        let before = fs::read_to_string(&path)?;
        let after = before.replace(from, to);
        ensure!(before != after, "{file} has no `{from}`");
        fs::write(&path, &after)?;
        let worker = self.folder.path().join("sw.js");
        let list = fs::read_to_string(&worker)?;
        let hash = |text: &str| hex::encode(Sha256::digest(text));
        let version = list.split("version: '").nth(1).and_then(|it| it.split('\'').next());
        let version = version.context("the version of the release")?;
        let list =
            list.replace(&hash(&before), &hash(&after)).replace(version, &hash(&after)[..12]);
        Ok(fs::write(worker, list)?)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.task.abort();
    }
}

#[derive(Clone)]
struct Files {
    folder: PathBuf,
    prefix: String,
    asked: Arc<Mutex<Vec<PathBuf>>>,
}

async fn serve(listener: TcpListener, files: Files, is_up: Arc<AtomicBool>) {
    while let Ok((stream, _)) = listener.accept().await {
        if is_up.load(Ordering::Relaxed) {
            // A browser that hangs up in the middle is no fault of the host.
            tokio::spawn(answer(stream, files.clone()));
        }
    }
}

async fn answer(stream: TcpStream, files: Files) -> Result<()> {
    let mut stream = BufReader::new(stream);
    let mut first = String::new();
    stream.read_line(&mut first).await?;
    let mut line = String::new();
    while stream.read_line(&mut line).await? > 2 {
        line.clear();
    }
    let path = first.split(' ').nth(1).unwrap_or_default();
    let path = path.split('?').next().unwrap_or_default();
    let name = path.strip_prefix(&files.prefix).unwrap_or("nothing");
    let name = if name.is_empty() { "index.html" } else { name };
    let file = files.folder.join(name);
    files.asked.lock().unwrap_or_else(PoisonError::into_inner).push(file.clone());
    let found = fs::read(file).ok().filter(|_| !name.contains(".."));
    let status = if found.is_some() { "200 OK" } else { "404 Not Found" };
    let data = found.unwrap_or_default();
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        kind(name),
        data.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(&data).await?;
    stream.shutdown().await?;
    Ok(())
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}
