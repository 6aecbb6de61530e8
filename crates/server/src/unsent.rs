//! Large answers that wait until their clients take them: how many bytes there may be for each address, and for everybody. A client that
//! asks and does not read holds no more memory than that.

use std::{
    collections::HashMap,
    io::{self, Cursor, Read as _},
    net::IpAddr,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
};

use axum::{
    body::{Body, Bytes, HttpBody, to_bytes},
    extract::{Request, State},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use flate2::read::GzDecoder;
use hyper::body::{Frame, SizeHint};

use crate::{error::Error, http::request::From, limits::network, server::Server};

/// Smaller answers are not counted: a connection keeps no more than a few of these.
pub const SMALL: usize = 16 << 10;

/// The most bytes that wait for clients at one address.
pub const FOR_ADDRESS: usize = 8 << 20;

/// The most bytes that wait for all clients.
pub const FOR_ALL: usize = 64 << 20;

/// How much of a compressed answer is unpacked at a time, for clients that want it unpacked.
const PIECE: usize = 16 << 10;

/// What waits.
#[derive(Clone, Debug, Default)]
pub struct Unsent(Arc<Mutex<Counts>>);

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

impl Counts {
    fn add(&mut self, address: IpAddr, bytes: usize) {
        self.all += bytes;
        *self.by_address.entry(address).or_default() += bytes;
    }
}

/// The bytes of an answer, which count until this is dropped.
#[derive(Debug)]
pub struct Counted {
    bytes: Bytes,
    address: IpAddr,
    unsent: Unsent,
}

impl Unsent {
    /// The bytes that wait now.
    pub fn bytes(&self) -> usize {
        self.counts().all
    }

    /// Counts an answer, unless too much waits already.
    pub fn count(&self, address: IpAddr, bytes: Bytes) -> Result<Counted, Error> {
        let address = network(address);
        let mut counts = self.counts();
        let own = counts.by_address.get(&address).copied().unwrap_or(0) + bytes.len();
        if FOR_ADDRESS < own {
            return Err(Error::TooMany(
                "too many answers to this address were not read: read them",
            ));
        }
        let all = counts.all + bytes.len();
        if FOR_ALL < all {
            return Err(Error::Full);
        }
        counts.add(address, bytes.len());
        drop(counts);
        Ok(Counted { bytes, address, unsent: self.clone() })
    }

    /// Counts an answer to a request that has changed something: it must be sent.
    fn count_anyway(&self, address: IpAddr, bytes: Bytes) -> Counted {
        let address = network(address);
        self.counts().add(address, bytes.len());
        Counted { bytes, address, unsent: self.clone() }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.unsent.counts();
        counts.all -= self.bytes.len();
        if let Some(own) = counts.by_address.get_mut(&self.address) {
            *own -= self.bytes.len();
            if *own == 0 {
                counts.by_address.remove(&self.address);
            }
        }
    }
}

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Counted {
    /// The body of an answer. It counts until the last byte has gone out, or the connection has ended.
    pub fn body(self) -> Body {
        Body::from(Bytes::from_owner(self))
    }

    /// The body of an answer that is unpacked while it is sent: what waits is as small as it is compressed.
    pub fn unpacked(self) -> Body {
        Body::new(Unpacked(GzDecoder::new(Cursor::new(self))))
    }
}

#[derive(Debug)]
struct Unpacked(GzDecoder<Cursor<Counted>>);

impl HttpBody for Unpacked {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        let mut piece = vec![0; PIECE];
        let read = self.0.read(&mut piece).map(|length| {
            piece.truncate(length);
            piece
        });
        Poll::Ready(match read {
            Ok(piece) if piece.is_empty() => None,
            Ok(piece) => Some(Ok(Frame::data(piece.into()))),
            Err(error) => Some(Err(error)),
        })
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::default()
    }
}

/// Counts every large answer until it has gone out.
pub async fn counted(
    State(server): State<Arc<Server>>,
    From(from): From,
    request: Request,
    next: Next,
) -> Response {
    let only_reads = request.method().is_safe();
    let (head, body) = next.run(request).await.into_parts();
    let size = body.size_hint().exact().and_then(|it| usize::try_from(it).ok());
    if size.is_none_or(|it| it < SMALL) {
        return Response::from_parts(head, body);
    }
    let whole = to_bytes(body, usize::MAX).await;
    let whole = whole.map_err(|error| Error::Internal(error.into()));
    let counted = whole.and_then(|bytes| {
        if only_reads {
            server.unsent.count(from, bytes)
        } else {
            Ok(server.unsent.count_anyway(from, bytes))
        }
    });
    match counted {
        Ok(counted) => Response::from_parts(head, counted.body()),
        Err(error) => error.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn answers_count_until_they_are_dropped() {
        let unsent = Unsent::default();
        let here = |n| IpAddr::from([192, 0, 2, n]);
        let answer = || Bytes::from(vec![0; FOR_ADDRESS]);
        let first = unsent.count(here(0), answer()).unwrap().body();
        let more = unsent.count(here(0), Bytes::from_static(b"x"));
        assert!(matches!(more, Err(Error::TooMany(_))), "{more:?}");
        drop(unsent.count_anyway(here(0), Bytes::from_static(b"x")));
        let mut others = Vec::new();
        for n in 1..8 {
            others.push(unsent.count(here(n), answer()).unwrap().body());
        }
        assert!(matches!(unsent.count(here(9), answer()), Err(Error::Full)));
        assert_eq!(unsent.bytes(), FOR_ALL);
        // Whoever holds a part of an answer holds all of it.
        let whole = to_bytes(first, usize::MAX).await.unwrap();
        let part = whole.slice(..1);
        drop(whole);
        assert_eq!(unsent.bytes(), FOR_ALL);
        drop((part, others));
        assert_eq!(unsent.bytes(), 0);
        assert!(unsent.counts().by_address.is_empty());
    }
}
