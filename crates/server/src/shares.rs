//! A share for each address: what one of them may do at the same time, while others of its requests wait in their order.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{error::Error, limits::network};

/// How many pieces of heavy work are done at the same time, for the whole server.
pub const HEAVY: usize = 2;

/// How many requests for heavy work one address may have at the same time: one is worked on, the others wait.
pub const HEAVY_WAITING: usize = 8;

/// How many requests of one address may use the database at the same time: fewer than there are connections to it.
pub const REQUESTS: usize = 3;

type Queues = Arc<Mutex<HashMap<IpAddr, Arc<Semaphore>>>>;

/// What each address may do at the same time.
#[derive(Debug)]
pub struct Shares {
    most: usize,
    queues: Queues,
}

/// One of the places that an address has, until this is dropped.
#[derive(Debug)]
pub struct Share {
    permit: Option<OwnedSemaphorePermit>,
    address: IpAddr,
    queues: Queues,
}

impl Shares {
    /// At most this many for each address.
    pub fn new(most: usize) -> Self {
        Self { most, queues: Queues::default() }
    }

    /// Waits for a place.
    pub async fn enter(&self, address: IpAddr) -> Share {
        let address = network(address);
        let queue = {
            let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(queues.entry(address).or_insert_with(|| Arc::new(Semaphore::new(self.most))))
        };
        // A request that is given up while it waits leaves nothing behind: dropping the share removes a queue that nobody uses.
        let mut share = Share { permit: None, address, queues: Arc::clone(&self.queues) };
        share.permit = queue.acquire_owned().await.ok();
        share
    }

    /// Takes a place, if one is free.
    pub fn try_enter(&self, address: IpAddr) -> Option<Share> {
        let address = network(address);
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = queues.entry(address).or_insert_with(|| Arc::new(Semaphore::new(self.most)));
        let permit = Some(Arc::clone(queue).try_acquire_owned().ok()?);
        Some(Share { permit, address, queues: Arc::clone(&self.queues) })
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        drop(self.permit.take());
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        if queues.get(&self.address).is_some_and(|it| Arc::strong_count(it) == 1) {
            queues.remove(&self.address);
        }
    }
}

/// Work that takes more than a millisecond: done on threads of its own, a few pieces at the same time, one for each address.
#[derive(Debug)]
pub struct Heavy {
    room: Arc<Semaphore>,
    working: Shares,
    waiting: Shares,
}

impl Heavy {
    /// Nothing is being worked on.
    pub fn new() -> Self {
        Self {
            room: Arc::new(Semaphore::new(HEAVY)),
            working: Shares::new(1),
            waiting: Shares::new(HEAVY_WAITING),
        }
    }

    /// How many requests of an address are worked on or wait.
    #[cfg(test)]
    pub fn asked(&self, address: IpAddr) -> usize {
        let queues = self.waiting.queues.lock().unwrap_or_else(PoisonError::into_inner);
        let places = queues.get(&network(address)).map(|it| it.available_permits());
        HEAVY_WAITING - places.unwrap_or(HEAVY_WAITING)
    }

    /// Does some work for an address when it is its turn.
    pub async fn run<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let refusal = Error::TooMany("too many large requests from this address: wait a moment");
        let waiting = self.waiting.try_enter(address).ok_or(refusal)?;
        self.work(address, waiting, work).await
    }

    /// The same for work that many people at one address may need at the same moment: none of it is refused.
    pub async fn run_in_turn<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let waiting = self.waiting.enter(address).await;
        self.work(address, waiting, work).await
    }

    async fn work<T: Send + 'static>(
        &self,
        address: IpAddr,
        waiting: Share,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let working = self.working.enter(address).await;
        let room = Arc::clone(&self.room).acquire_owned().await.map_err(|_| Error::Closing)?;
        // Work that has begun is finished even if nobody waits for it any more, and counts until then.
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop((waiting, working, room));
            done
        });
        done.await.map_err(|error| Error::Internal(error.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const THERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    #[tokio::test]
    async fn an_address_waits_for_its_own_requests_only() {
        let shares = Shares::new(1);
        let first = shares.enter(HERE).await;
        assert!(shares.try_enter(HERE).is_none());
        assert!(shares.try_enter(THERE).is_some());
        let mut second = std::pin::pin!(shares.enter(HERE));
        let now = std::time::Duration::ZERO;
        assert!(tokio::time::timeout(now, &mut second).await.is_err(), "it waits");
        drop(first);
        drop(second.await);
        let first = shares.enter(HERE).await;
        assert!(tokio::time::timeout(now, shares.enter(HERE)).await.is_err(), "it gives up");
        drop(first);
        assert!(shares.queues.lock().unwrap().is_empty(), "nothing is kept of quiet addresses");
    }

    #[tokio::test]
    async fn whoever_sends_too_many_large_requests_is_refused() {
        let heavy = Arc::new(Heavy::new());
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let first = tokio::spawn({
            let heavy = Arc::clone(&heavy);
            async move { heavy.run(HERE, move || wait.recv().is_err()).await.unwrap() }
        });
        while heavy.room.available_permits() == HEAVY {
            tokio::task::yield_now().await;
        }
        let mut others: Vec<_> =
            (1..HEAVY_WAITING).map(|_| Box::pin(heavy.run(HERE, || ()))).collect();
        for other in &mut others {
            assert!(tokio::time::timeout(std::time::Duration::ZERO, other).await.is_err());
        }
        assert!(matches!(heavy.run(HERE, || ()).await, Err(Error::TooMany(_))));
        assert!(heavy.run(THERE, || true).await.unwrap(), "others are not affected");
        drop(go);
        assert!(first.await.unwrap());
        for other in others {
            other.await.unwrap();
        }
    }
}
