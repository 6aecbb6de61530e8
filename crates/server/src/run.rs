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
        Some(url) => (Store::postgres(url).await?, None),
        None => {
            let lock = lock(&config.data)?;
            (Store::sqlite(&config.data.join("notredame.sqlite")).await?, Some(lock))
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

    /// Closes the server: clients are told, requests under way end, everything written is on disk.
    pub async fn close(self) -> anyhow::Result<()> {
        let Self { server, serving, upkeep, stop_writing, writing, lock, .. } = self;
        server.close().await;
        let ended = tokio::time::timeout(GRACE, async { tokio::join!(serving, upkeep) }).await;
        // A writer that has ended already needs not be told.
        let _ = stop_writing.send(());
        let written = tokio::time::timeout(GRACE, writing).await;
        if let Err(error) = server.store.forget_presence(server.node).await {
            tracing::debug!(%error, "who was here will be forgotten later");
        }
        server.store.close().await;
        drop(lock);
        anyhow::ensure!(ended.is_ok() && written.is_ok(), "some requests did not finish in time");
        Ok(())
    }
}
