//! Opening and closing the house.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use anyhow::Context as _;
use axum::serve::ListenerExt as _;
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

use crate::{
    config::Config,
    house::House,
    http,
    id::Id,
    store::{Store, writer::Writer},
};

/// How long open requests may take to end when the house closes.
const GRACE: Duration = Duration::from_secs(10);

/// A house that is open.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    house: Arc<House>,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
    writing: JoinHandle<()>,
}

/// Opens the store and the house, and listens.
pub async fn start(config: Config) -> anyhow::Result<Running> {
    let store = match &config.database {
        Some(url) => Store::postgres(url).await?,
        None => {
            std::fs::create_dir_all(&config.data)
                .with_context(|| format!("making the folder {}", config.data.display()))?;
            Store::sqlite(&config.data.join("notredame.sqlite")).await?
        }
    };
    let node = Id::random();
    let (writer, writing) = Writer::start(store.clone(), node);
    let listener = TcpListener::bind(config.listen)
        .await
        .with_context(|| format!("listening on {}", config.listen))?;
    let address = listener.local_addr()?;
    let house = House::new(config, store, writer, node)?;
    let app = http::router(Arc::clone(&house));
    let (stop, stopped) = oneshot::channel::<()>();
    // Without this an update waits for the acknowledgement of the one before.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let app = app.into_make_service_with_connect_info::<SocketAddr>();
    let serving =
        axum::serve(listener, app).with_graceful_shutdown(async move { drop(stopped.await) });
    let serving = tokio::spawn(async move { serving.await });
    Ok(Running { address, house, stop, serving, writing })
}

impl Running {
    /// Closes the house: clients are told, requests under way end, everything written is on disk.
    pub async fn close(self) -> anyhow::Result<()> {
        let Self { house, stop, serving, writing, .. } = self;
        house.close().await;
        // Nobody listens any more if the server has ended by itself.
        let _ = stop.send(());
        drop(tokio::time::timeout(GRACE, serving).await);
        let store = house.store.clone();
        drop(house);
        drop(tokio::time::timeout(GRACE, writing).await);
        store.close().await;
        Ok(())
    }
}
