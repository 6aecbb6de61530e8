//! Accepting connections: small delays, slow clients cut off, and an end that lets requests finish.

use std::{net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo, http::Request};
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
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
const CONNECTIONS: u32 = 20_000;

/// How long requests under way may take when the server closes.
const GRACE: Duration = Duration::from_secs(5);

/// Serves until `closing` becomes true.
pub async fn serve(listener: TcpListener, app: Router, mut closing: watch::Receiver<bool>) {
    let room = Arc::new(Semaphore::new(CONNECTIONS as usize));
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
        let (app, closing) = (app.clone(), closing.clone());
        tokio::spawn(async move {
            connection(stream, peer, app, closing).await;
            drop(place);
        });
    }
    drop(listener);
    // All room is free when every connection has ended.
    if tokio::time::timeout(GRACE, room.acquire_many(CONNECTIONS)).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

/// One connection, whose requests carry the address of the other end. When the server closes, the request under way is its
/// last.
///
/// It speaks HTTP/1.1: browsers speak HTTP/2 only over TLS, so to the proxy in front, which passes requests on by HTTP/1.1.
async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    mut closing: watch::Receiver<bool>,
) {
    // Without this an update waits for the acknowledgement of the one before.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let service = app.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = pin!(connection);
    let closed = tokio::select! {
        // A client that breaks off is no concern of the server.
        _ = connection.as_mut() => false,
        _ = closing.wait_for(|closed| *closed) => true,
    };
    if closed {
        connection.as_mut().graceful_shutdown();
        drop(connection.await);
    }
}
