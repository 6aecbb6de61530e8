//! Opening and closing the server.

use std::{
    fs::{File, TryLockError},
    net::SocketAddr,
    path::Path,
    sync::Arc,
    time::Duration,
};

use anyhow::Context as _;
use store::{Store, id::random_id, writer::Writer};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

use crate::{config::Config, http, listen, observe, server::Server, upkeep};

/// How long each part may take to end when the server closes.
const GRACE: Duration = Duration::from_secs(8);

/// A server that is open.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it tells its numbers, if elsewhere.
    pub metrics: Option<SocketAddr>,
    server: Arc<Server>,
    serving: JoinHandle<()>,
    upkeep: JoinHandle<()>,
    stop_writing: oneshot::Sender<()>,
    writing: JoinHandle<()>,
    /// As long as this is held, no other process uses the folder.
    lock: Option<File>,
}

/// Opens the store and the server, and listens.
pub async fn start(config: Config) -> anyhow::Result<Running> {
    observe::start()?;
    let (store, lock) = match &config.database {
        Some(url) => (Store::postgres(url, config.clock.clone()).await?, None),
        None => {
            let lock = lock(&config.data)?;
            let file = config.data.join("notredame.sqlite");
            (Store::sqlite(&file, config.clock.clone()).await?, Some(lock))
        }
    };
    let node = random_id();
    let (stop_writing, stopped) = oneshot::channel();
    let (writer, writing) = Writer::start(store.clone(), node, stopped);
    let listener = bind(config.listen).await?;
    let address = listener.local_addr()?;
    let metrics = match config.metrics {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let server = Server::new(config, store, writer, node)?;
    let app = http::router(&server);
    let serving = tokio::spawn({
        let server = Arc::clone(&server);
        async move { listen::serve(listener, app, &server).await }
    });
    let upkeep = tokio::spawn(upkeep::run(Arc::clone(&server)));
    let metrics = metrics.map(|listener| tell_numbers(listener, &server)).transpose()?;
    Ok(Running { address, metrics, server, serving, upkeep, stop_writing, writing, lock })
}

async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("listening on {address}"))
}

/// Tells the numbers at an address of their own until the server closes.
fn tell_numbers(listener: TcpListener, server: &Server) -> anyhow::Result<SocketAddr> {
    let address = listener.local_addr()?;
    let mut closing = server.closing();
    let closed = async move { drop(closing.wait_for(|closed| *closed).await) };
    let serving = axum::serve(listener, http::operate::metrics());
    tokio::spawn(async move { serving.with_graceful_shutdown(closed).await });
    Ok(address)
}

/// Makes the folder, and sees to it that this process alone uses it: two would not tell each other what they write.
fn lock(folder: &Path) -> anyhow::Result<File> {
    let name = folder.display();
    std::fs::create_dir_all(folder).with_context(|| format!("making the folder {name}"))?;
    let mut options = File::options();
    let file = options.write(true).create(true).truncate(false).open(folder.join("lock"));
    let file = file.with_context(|| format!("the folder {name} cannot be written"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => anyhow::bail!(
            "another server uses the folder {name}: stop it, or name another folder with --data"
        ),
        Err(TryLockError::Error(error)) => {
            Err(error).with_context(|| format!("locking the folder {name}"))
        }
    }
}

impl Running {
    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.server.resident().len()
    }

    /// How many bytes of large answers wait to be read.
    pub fn unsent_bytes(&self) -> usize {
        self.server.unsent.bytes()
    }

    /// Closes the server: clients are told, requests under way end, everything written is on disk.
    pub async fn close(self) -> anyhow::Result<()> {
        let Self { server, serving, upkeep, stop_writing, writing, lock, .. } = self;
        server.close().await;
        let ended = tokio::time::timeout(GRACE, async { tokio::join!(serving, upkeep) }).await;
        // A writer that has ended already needs not be told.
        let _ = stop_writing.send(());
        let written = tokio::time::timeout(GRACE, writing).await;
        if let Err(error) = server.store.probe().await {
            tracing::debug!(%error, "the time was not stored");
        }
        if let Err(error) = server.store.forget_presence(server.node).await {
            tracing::debug!(%error, "who was here will be forgotten later");
        }
        server.store.close().await;
        drop(lock);
        anyhow::ensure!(ended.is_ok() && written.is_ok(), "some requests did not finish in time");
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    };

    use client::Client;
    use tokio::task::JoinSet;

    use super::*;
    use crate::shares::HEAVY;

    /// A game that has not begun.
    const RECORD: &str = "notre-dame record 1\nrules-version 1\ncolours red blue\nrules edition=2017 new-persons=off \
        coins=25 benefactor=prestige open-scores=on\n\
        seed 0000000000000000000000000000000000000000000000000000000000000000\nchoices\nunfinished\n";

    /// A server in a folder of its own.
    async fn open() -> (Running, String) {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let name =
            format!("nd-run-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: std::env::temp_dir().join(name),
            ..Config::default()
        };
        let running = start(config).await.unwrap();
        let url = format!("http://{}", running.address);
        (running, url)
    }

    /// Everything here runs on one thread, with the server: work on that thread would stop both.
    #[tokio::test]
    async fn large_requests_wait_and_nothing_waits_for_them() {
        let (running, url) = open().await;
        let anna = Client::sign_in(&url, "Anna").await.unwrap();
        let sent = anna.send("POST", "/api/records", &[], Some(RECORD)).await.unwrap();
        let replay = format!("/api/replays/{}", sent.json()["id"].as_str().unwrap());
        // Work for others, which the test holds back, takes all places.
        let mut held = JoinSet::new();
        let mut release = Vec::new();
        let (began, mut begun) = tokio::sync::mpsc::unbounded_channel();
        for place in 0..HEAVY {
            let (go, wait) = mpsc::channel::<()>();
            release.push(go);
            let (server, began) = (Arc::clone(&running.server), began.clone());
            let here = std::thread::current().id();
            held.spawn(async move {
                let address = [192, 0, 2, u8::try_from(place).unwrap()].into();
                let work = move || {
                    began.send(std::thread::current().id() != here).unwrap();
                    wait.recv().is_err()
                };
                server.heavy.run(address, work).await.unwrap()
            });
        }
        for _ in 0..HEAVY {
            assert!(begun.recv().await.unwrap(), "it runs on another thread");
        }
        let mut large = JoinSet::new();
        for n in 0..4 {
            let (anna, replay) = (anna.clone(), replay.clone());
            large.spawn(async move {
                let answer = if n % 2 == 0 {
                    anna.send("GET", &replay, &[], None).await
                } else {
                    anna.send("POST", "/api/records", &[], Some(RECORD)).await
                };
                answer.unwrap().status
            });
        }
        // As soon as all four have asked, they wait.
        let here = running.address.ip();
        while running.server.heavy.asked(here) < 4 {
            tokio::task::yield_now().await;
        }
        for path in ["/healthz", "/readyz", "/api/session"] {
            assert_eq!(anna.send("GET", path, &[], None).await.unwrap().status, 200, "{path}");
        }
        assert!(large.try_join_next().is_none(), "they wait until there is a place");
        drop(release);
        assert_eq!(held.join_all().await, [true; HEAVY]);
        let mut statuses = large.join_all().await;
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 200, 201, 201]);
        running.close().await.unwrap();
    }
}
