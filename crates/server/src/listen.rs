//! Accepting connections: small delays, slow clients cut off, and an end that lets requests finish.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo, http::Request};
use hyper::body::Incoming;
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::{
        conn::auto::Builder,
        graceful::{GracefulShutdown, Watcher},
    },
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
};
use tower::ServiceExt as _;

/// How long a client may take for the head of a request.
const HEAD: Duration = Duration::from_secs(10);

/// Connections at once. More have to wait at the door.
const CONNECTIONS: usize = 20_000;

/// How long requests under way may take when the server closes.
const GRACE: Duration = Duration::from_secs(5);

/// Serves until `closing` becomes true.
pub async fn serve(listener: TcpListener, app: Router, mut closing: watch::Receiver<bool>) {
    let graceful = GracefulShutdown::new();
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let Ok(place) = Arc::clone(&room).acquire_owned().await else { break };
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closed| *closed) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file handles, most likely: others will go.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let (app, watcher) = (app.clone(), graceful.watcher());
        tokio::spawn(async move {
            connection(stream, peer, app, watcher).await;
            drop(place);
        });
    }
    drop(listener);
    if tokio::time::timeout(GRACE, graceful.shutdown()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

/// One connection, whose requests carry the address of the other end.
async fn connection(stream: TcpStream, peer: SocketAddr, app: Router, watcher: Watcher) {
    // Without this an update waits for the acknowledgement of the one before.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let service = app.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(Body::new)
    });
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(16 * 1024);
    builder
        .http2()
        .timer(TokioTimer::new())
        .keep_alive_interval(Some(HEAD))
        .enable_connect_protocol();
    let io = TokioIo::new(stream);
    let connection = builder.serve_connection_with_upgrades(io, TowerToHyperService::new(service));
    // A client that breaks off is no concern of the server.
    drop(watcher.watch(connection.into_owned()).await);
}
