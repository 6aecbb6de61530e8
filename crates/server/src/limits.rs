//! Limits for each address, person and table: what may be open at once, and what may be done in a period of time.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    num::NonZero,
    sync::{Arc, Mutex, PoisonError},
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::id::Id;

use crate::{config::Config, error::Error};

/// Hints that one person gets: as many as a turn has questions at once, and in the long run one every five seconds.
const HINTS: Quota = Quota::per_minute(NonZero::new(12).expect("not zero"));

/// Hints for everybody at one address: people cost nothing, so what each may do says little of what all may.
const HINTS_FROM: Quota = Quota::per_minute(NonZero::new(30).expect("not zero"));

/// Passkey challenges for one address, each of which is stored for a while.
const PASSKEYS: Quota = Quota::per_minute(NonZero::new(30).expect("not zero"));

/// New devices and programs of one person: a few more than one can have at once, and in the long run one every six seconds.
const DEVICES: Quota = Quota::per_minute(NonZero::new(10).expect("not zero"))
    .allow_burst(NonZero::new(60).expect("not zero"));

/// Lines of chat of one person: a few in a row, and in the long run one every two seconds.
const LINES: Quota = Quota::per_minute(NonZero::new(30).expect("not zero"))
    .allow_burst(NonZero::new(10).expect("not zero"));

/// Lines of chat of everybody at one address.
const LINES_FROM: Quota = Quota::per_minute(NonZero::new(60).expect("not zero"));

/// Lines of chat of all spectators at one table.
const SPECTATORS: Quota = Quota::per_minute(NonZero::new(30).expect("not zero"));

const SAID_ENOUGH: &str = "too many messages: wait a moment";
const ADDRESS_SAID_ENOUGH: &str = "too many messages from this address: wait a moment";

/// Above this number, expired entries are removed.
const MANY: usize = 1000;

/// The counters.
#[derive(Debug)]
pub struct Limits {
    /// Connections from one address; behind a proxy they all come from the proxy, which must count them itself.
    pub connections: Open,
    /// Sockets from one address.
    pub sockets: Open,
    people: Rate<IpAddr>,
    tables: Rate<IpAddr>,
    records: (Rate<Id>, Rate<IpAddr>),
    hints: (Rate<Id>, Rate<IpAddr>),
    passkeys: Rate<IpAddr>,
    devices: Rate<Id>,
    lines: (Rate<Id>, Rate<IpAddr>),
    /// By table.
    spectators: Rate<Id>,
}

impl Limits {
    /// The limits that the settings name.
    pub fn new(config: &Config) -> Self {
        let connections = if config.behind_proxy { 0 } else { config.connections_per_address };
        Self {
            connections: Open::new(connections),
            sockets: Open::new(config.sockets_per_address),
            people: Rate::per_hour_half_at_once(config.people_per_hour),
            tables: Rate::per_hour(config.tables_per_hour),
            records: (
                Rate::per_hour(config.records_per_hour),
                Rate::per_hour(config.records_per_hour),
            ),
            hints: (Rate::new(HINTS), Rate::new(HINTS_FROM)),
            passkeys: Rate::new(PASSKEYS),
            devices: if config.rate == 0 { Rate(None) } else { Rate::new(DEVICES) },
            lines: (Rate::new(LINES), Rate::new(LINES_FROM)),
            spectators: Rate::new(SPECTATORS),
        }
    }

    /// Counts a new socket from this address.
    pub fn open_socket(&self, address: IpAddr) -> Result<Ticket, Error> {
        let refusal = Error::TooMany("too many sockets are open from this address");
        self.sockets.take(address).ok_or(refusal)
    }

    /// Counts a new person from this address.
    pub fn make_person(&self, address: IpAddr) -> Result<(), Error> {
        let refusal = "too many people have chosen a name at this address: try again in a minute";
        self.people.check(&network(address), refusal)
    }

    /// Counts a new table from this address.
    pub fn make_table(&self, address: IpAddr) -> Result<(), Error> {
        let refusal = "too many tables created from this address in the past hour";
        self.tables.check(&network(address), refusal)
    }

    /// Counts a record uploaded by this person from this address.
    pub fn bring_record(&self, person: Id, address: IpAddr) -> Result<(), Error> {
        let (by_person, by_address) = &self.records;
        by_person.check(&person, "too many records uploaded by you in the past hour")?;
        let refusal = "too many records uploaded from this address in the past hour";
        by_address.check(&network(address), refusal)
    }

    /// Counts what a player says.
    pub fn say(&self, person: Id, address: IpAddr) -> Result<(), Error> {
        self.lines.0.check(&person, SAID_ENOUGH)?;
        self.lines.1.check(&network(address), ADDRESS_SAID_ENOUGH)
    }

    /// Counts what a spectator says at this table.
    pub fn say_as_spectator(&self, person: Id, address: IpAddr, table: Id) -> Result<(), Error> {
        self.lines.0.check(&person, SAID_ENOUGH)?;
        self.spectators.check(&table, "too many messages of spectators: wait a moment")?;
        self.lines.1.check(&network(address), ADDRESS_SAID_ENOUGH)
    }

    /// Counts a passkey challenge for this address.
    pub fn ask_passkey(&self, address: IpAddr) -> Result<(), Error> {
        let refusal = "too many attempts with passkeys from this address: wait a moment";
        self.passkeys.check(&network(address), refusal)
    }

    /// Counts a new device or program of this person, or a new recovery code.
    pub fn add_device(&self, person: Id) -> Result<(), Error> {
        self.devices.check(&person, "too many new devices and codes: wait a moment")
    }

    /// Counts a hint that this person asks for from this address.
    pub fn hint(&self, person: Id, address: IpAddr) -> Result<(), Error> {
        let (by_person, by_address) = &self.hints;
        by_person.check(&person, "too many hints: think for a while yourself")?;
        by_address.check(&network(address), "too many hints at this address: wait a moment")
    }
}

/// What is open at once from each address.
#[derive(Clone, Debug)]
pub struct Open {
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
    most: usize,
}

/// Something that counts as open until this is dropped.
#[derive(Debug)]
pub struct Ticket {
    address: IpAddr,
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Open {
    /// At most this many from one address; 0 for no limit.
    fn new(most: usize) -> Self {
        Self { counts: Arc::default(), most }
    }

    /// Counts one more from this address, unless there are too many.
    pub fn take(&self, address: IpAddr) -> Option<Ticket> {
        let address = network(address);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let open = counts.entry(address).or_default();
        if 0 < self.most && self.most <= *open {
            return None;
        }
        *open += 1;
        Some(Ticket { address, counts: Arc::clone(&self.counts) })
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = counts.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// How often each may do something.
#[derive(Debug)]
struct Rate<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Rate<K> {
    /// This many per hour, also all at once; 0 for no limit.
    fn per_hour(most: u32) -> Self {
        Self(NonZero::new(most).map(|it| RateLimiter::keyed(Quota::per_hour(it))))
    }

    /// So many in an hour, half of them at once if need be; 0 is no limit.
    fn per_hour_half_at_once(most: u32) -> Self {
        let half = NonZero::new(most.div_ceil(2));
        let quota = NonZero::new(most).zip(half);
        Self(quota.map(|(most, half)| RateLimiter::keyed(Quota::per_hour(most).allow_burst(half))))
    }

    fn new(quota: Quota) -> Self {
        Self(Some(RateLimiter::keyed(quota)))
    }

    fn check(&self, who: &K, refusal: &'static str) -> Result<(), Error> {
        let Some(rate) = &self.0 else { return Ok(()) };
        // Entries without recent activity are removed.
        if MANY < rate.len() {
            rate.retain_recent();
        }
        rate.check_key(who).map_err(|_| Error::TooMany(refusal))
    }
}

/// Anyone with one IPv6 address has a whole /64 of them.
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
    fn what_is_open_counts_until_it_is_closed() {
        let config = Config { sockets_per_address: 1, tables_per_hour: 1, ..Config::default() };
        let limits = Limits::new(&config);
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
