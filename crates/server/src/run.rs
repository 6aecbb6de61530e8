//! Opening and closing the house.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use anyhow::Context as _;
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

use crate::{
    config::Config,
    house::House,
    http,
    id::Id,
    listen, observe,
    store::{Store, writer::Writer},
    upkeep,
};

/// How long each part may take to end when the house closes.
const GRACE: Duration = Duration::from_secs(8);

/// A house that is open.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    house: Arc<House>,
    serving: JoinHandle<()>,
    upkeep: JoinHandle<()>,
    stop_writing: oneshot::Sender<()>,
    writing: JoinHandle<()>,
}

/// Opens the store and the house, and listens.
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
    let node = Id::random();
    let (stop_writing, stopped) = oneshot::channel();
    let (writer, writing) = Writer::start(store.clone(), node, stopped);
    let listener = TcpListener::bind(config.listen)
        .await
        .with_context(|| format!("listening on {}", config.listen))?;
    let address = listener.local_addr()?;
    let house = House::new(config, store, writer, node)?;
    let app = http::router(&house);
    let serving = tokio::spawn(listen::serve(listener, app, house.closing()));
    let upkeep = tokio::spawn(upkeep::run(Arc::clone(&house)));
    Ok(Running { address, house, serving, upkeep, stop_writing, writing })
}

impl Running {
    /// Closes the house: clients are told, requests under way end, everything written is on disk.
    pub async fn close(self) -> anyhow::Result<()> {
        let Self { house, serving, upkeep, stop_writing, writing, .. } = self;
        house.close().await;
        let ended = tokio::time::timeout(GRACE, async { tokio::join!(serving, upkeep) }).await;
        // A writer that has ended already needs not be told.
        let _ = stop_writing.send(());
        let written = tokio::time::timeout(GRACE, writing).await;
        house.store.close().await;
        anyhow::ensure!(ended.is_ok() && written.is_ok(), "some requests did not end in time");
        Ok(())
    }
}
