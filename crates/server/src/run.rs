//! Opening and closing the server.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use anyhow::Context as _;
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

use crate::{
    config::Config,
    http,
    id::random_id,
    listen, observe,
    server::Server,
    store::{Store, writer::Writer},
    upkeep,
};

/// How long each part may take to end when the server closes.
const GRACE: Duration = Duration::from_secs(8);

/// A server that is open.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    server: Arc<Server>,
    serving: JoinHandle<()>,
    upkeep: JoinHandle<()>,
    stop_writing: oneshot::Sender<()>,
    writing: JoinHandle<()>,
}

/// Opens the store and the server, and listens.
pub async fn start(config: Config) -> anyhow::Result<Running> {
    observe::start()?;
    let store = match &config.database {
        Some(url) => Store::postgres(url).await?,
        None => {
            std::fs::create_dir_all(&config.data)
                .with_context(|| format!("making the folder {}", config.data.display()))?;
            Store::sqlite(&config.data.join("notredame.sqlite")).await?
        }
    };
    let node = random_id();
    let (stop_writing, stopped) = oneshot::channel();
    let (writer, writing) = Writer::start(store.clone(), node, stopped);
    let listener = TcpListener::bind(config.listen)
        .await
        .with_context(|| format!("listening on {}", config.listen))?;
    let address = listener.local_addr()?;
    let server = Server::new(config, store, writer, node)?;
    let app = http::router(&server);
    let serving = tokio::spawn({
        let server = Arc::clone(&server);
        async move { listen::serve(listener, app, &server).await }
    });
    let upkeep = tokio::spawn(upkeep::run(Arc::clone(&server)));
    Ok(Running { address, server, serving, upkeep, stop_writing, writing })
}

impl Running {
    /// Closes the server: clients are told, requests under way end, everything written is on disk.
    pub async fn close(self) -> anyhow::Result<()> {
        let Self { server, serving, upkeep, stop_writing, writing, .. } = self;
        server.close().await;
        let ended = tokio::time::timeout(GRACE, async { tokio::join!(serving, upkeep) }).await;
        // A writer that has ended already needs not be told.
        let _ = stop_writing.send(());
        let written = tokio::time::timeout(GRACE, writing).await;
        if let Err(error) = server.store.forget_presence(server.node).await {
            tracing::debug!(%error, "who was here will be forgotten later");
        }
        server.store.close().await;
        anyhow::ensure!(ended.is_ok() && written.is_ok(), "some requests did not end in time");
        Ok(())
    }
}
