//! Connections for which there is no place: who asks something is told so, who asks whether the server lives is answered.

use std::{collections::VecDeque, time::Duration};

use axum::{Router, routing::get};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{net::TcpStream, sync::oneshot, time::timeout};

use crate::{error::Error, http::operate};

/// How many are heard at once. One more pushes out the one that has been silent for longest, so that many silent ones do
/// not keep anyone from being heard.
const HEARD: usize = 32;

/// How long one of them may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// Why there is no place.
#[derive(Clone, Copy, Debug)]
pub(super) enum NoPlace {
    /// This address has enough of them.
    ForAddress,
    /// The server has no more.
    ForAnyone,
}

impl NoPlace {
    pub(super) const fn error(self) -> Error {
        match self {
            Self::ForAddress => Error::TooMany("too many connections are open from this address"),
            Self::ForAnyone => Error::Full,
        }
    }
}

/// Those who are heard, the oldest first. Each goes when its sender is dropped.
#[derive(Debug, Default)]
pub(super) struct Crowd(VecDeque<oneshot::Sender<()>>);

impl Crowd {
    /// Hears one request of a connection and refuses it for this reason.
    pub(super) fn meet(&mut self, stream: TcpStream, why: NoPlace) {
        self.0.retain(|it| !it.is_closed());
        if HEARD <= self.0.len() {
            self.0.pop_front();
        }
        let (stay, pushed_out) = oneshot::channel();
        self.0.push_back(stay);
        tokio::spawn(async move {
            tokio::select! {
                // Whether it heard the answer is its own concern.
                _ = timeout(PATIENCE, refuse(stream, why)) => {}
                _ = pushed_out => {}
            }
        });
    }
}

async fn refuse(stream: TcpStream, why: NoPlace) -> hyper::Result<()> {
    let app = Router::new()
        .route("/healthz", get(operate::health))
        .fallback(move || std::future::ready(why.error()));
    http1::Builder::new()
        .timer(TokioTimer::new())
        .keep_alive(false)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(app))
        .await
}
