//! Accepting connections: small delays, slow clients cut off, a limit on how many, and an end that lets requests finish.

mod crowd;
mod patient;

use std::{
    net::SocketAddr,
    pin::pin,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Router, body::Body, extract::ConnectInfo, http::Request};
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
};
use tower::ServiceExt as _;

use self::{
    crowd::{Crowd, NoPlace},
    patient::Patient,
};
use crate::{
    config::Config,
    limits::{Open, Ticket},
    server::Server,
};

/// Handles kept for the store, the log, and connections that are told that there is no place.
const RESERVED: usize = 128;

/// How long requests under way may take when the server closes.
const GRACE: Duration = Duration::from_secs(5);

/// How often the log tells of connections that found no place.
const TELLING: Duration = Duration::from_mins(1);

/// The place of a connection. A socket that a connection has become keeps it.
#[derive(Debug)]
pub struct Place {
    _room: OwnedSemaphorePermit,
    _ticket: Ticket,
}

/// How long a connection may stay without a request, and without taking any of its answer.
#[derive(Clone, Copy, Debug)]
struct Patience {
    idle: Duration,
    stalled: Duration,
}

/// Serves until the server closes.
pub async fn serve(listener: TcpListener, app: Router, server: &Server) {
    let mut closing = server.closing();
    let most = most_connections(&server.config);
    let room = Arc::new(Semaphore::new(most));
    let mut crowd = Crowd::default();
    let (mut refused, mut failed) = (Seldom::default(), Seldom::default());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closed| *closed) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file handles, most likely: others will go.
                failed.note(|times| {
                    tracing::warn!(%error, times, "a connection could not be accepted");
                });
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        match place(&room, &server.limits.connections, peer) {
            Ok(place) => {
                let (app, closing) = (app.clone(), closing.clone());
                let patience =
                    Patience { idle: server.config.idle, stalled: server.config.stalled };
                tokio::spawn(connection(stream, peer, place, app, patience, closing));
            }
            Err(why) => {
                metrics::counter!("notredame_connections_refused_total").increment(1);
                refused.note(|times| {
                    let reason = why.error().code();
                    tracing::warn!(times, reason, "connections were refused");
                });
                crowd.meet(stream, why);
            }
        }
    }
    drop(listener);
    // All room is free when every connection has ended.
    let all = u32::try_from(most).unwrap_or(u32::MAX);
    if tokio::time::timeout(GRACE, room.acquire_many(all)).await.is_err() {
        tracing::warn!("some connections did not close in time");
    }
}

/// As many connections as the settings allow and the process has handles for.
fn most_connections(config: &Config) -> usize {
    // Without a word from the system, what systems usually give.
    let handles = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024);
    let handles = usize::try_from(handles).unwrap_or(usize::MAX);
    config.connections.min(handles.saturating_sub(RESERVED).max(handles / 2))
}

/// A place for one more connection from there, or why there is none.
fn place(room: &Arc<Semaphore>, open: &Open, peer: SocketAddr) -> Result<Place, NoPlace> {
    let ticket = open.take(peer.ip()).ok_or(NoPlace::ForAddress)?;
    let room = Arc::clone(room).try_acquire_owned().map_err(|_| NoPlace::ForAnyone)?;
    Ok(Place { _room: room, _ticket: ticket })
}

/// One connection, whose requests carry the address of the other end. When the server closes, the request under way is its
/// last.
///
/// It speaks HTTP/1.1: browsers speak HTTP/2 only over TLS, so to the proxy in front, which passes requests on by HTTP/1.1.
async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    place: Place,
    app: Router,
    patience: Patience,
    mut closing: watch::Receiver<bool>,
) {
    // Without this an update waits for the acknowledgement of the one before.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let place = Arc::new(place);
    let service = app.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Arc::clone(&place));
        request.map(Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.idle)
        .max_buf_size(16 * 1024)
        .serve_connection(
            TokioIo::new(Patient::new(stream, patience.stalled)),
            TowerToHyperService::new(service),
        )
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

/// Something that may happen often and is told seldom.
#[derive(Debug, Default)]
struct Seldom {
    told: Option<Instant>,
    times: u64,
}

impl Seldom {
    /// Notes that it happened, and tells how often since it was told last, if that is long enough ago.
    fn note(&mut self, tell: impl FnOnce(u64)) {
        self.times += 1;
        if self.told.is_none_or(|it| TELLING <= it.elapsed()) {
            tell(self.times);
            (self.told, self.times) = (Some(Instant::now()), 0);
        }
    }
}
// A line.
