//! Limits by address: sockets open at once, and tables made in an hour.

use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZero,
    sync::{Arc, Mutex, PoisonError},
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::Error;

/// The counters.
#[derive(Clone, Debug)]
pub struct Limits {
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
    most_sockets: usize,
    tables: Option<Arc<DefaultKeyedRateLimiter<IpAddr>>>,
}

/// A socket that counts as long as this is kept.
#[derive(Debug)]
pub struct SocketTicket {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for SocketTicket {
    fn drop(&mut self) {
        metrics::gauge!("notredame_sockets").decrement(1.0);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

impl Limits {
    /// Limits with these maxima; 0 is no limit.
    pub fn new(most_sockets: usize, most_tables: u32) -> Self {
        let tables =
            NonZero::new(most_tables).map(|it| Arc::new(RateLimiter::keyed(Quota::per_hour(it))));
        Self { sockets: Arc::default(), most_sockets, tables }
    }

    /// Counts a new socket from this address.
    pub fn open_socket(&self, address: IpAddr) -> Result<SocketTicket, Error> {
        let address = network(address);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(address).or_default();
        if 0 < self.most_sockets && self.most_sockets <= *open {
            return Err(Error::TooMany("too many sockets are open from this address"));
        }
        *open += 1;
        metrics::gauge!("notredame_sockets").increment(1.0);
        Ok(SocketTicket { address, sockets: Arc::clone(&self.sockets) })
    }

    /// Counts a new table from this address.
    pub fn make_table(&self, address: IpAddr) -> Result<(), Error> {
        let Some(tables) = &self.tables else { return Ok(()) };
        tables.retain_recent();
        let refusal = "too many tables created from this address in the past hour";
        tables.check_key(&network(address)).map_err(|_| Error::TooMany(refusal))
    }
}

/// Who has one address of version 6 has a whole /64 of them.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        IpAddr::V4(address) => IpAddr::V4(address),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_count_while_they_are_open() {
        let limits = Limits::new(1, 1);
        let here = IpAddr::from([127, 0, 0, 1]);
        let first = limits.open_socket(here).unwrap();
        assert!(limits.open_socket(here).is_err());
        drop(first);
        assert!(limits.open_socket(here).is_ok());
        assert!(limits.make_table(here).is_ok());
        assert!(limits.make_table(here).is_err());
    }

    #[test]
    fn addresses_of_one_network_count_together() {
        let [one, two] = ["2001:db8::1", "2001:db8::2"].map(|it| network(it.parse().unwrap()));
        assert_eq!(one, two);
    }
}
