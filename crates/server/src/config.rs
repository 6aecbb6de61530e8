//! What can be set: one list for flags, environment and file. `docs/hosting.md` describes it for people.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use store::{Clock, records::Shelf};
use url::Url;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The address people type, where it differs from the one listened on, as [`origin`] writes it.
    pub public_url: Option<String>,
    /// The folder of the SQLite database.
    pub data: PathBuf,
    /// The address of a PostgreSQL database, instead of the folder.
    pub database: Option<String>,
    /// The folder with the page for those who have no connection.
    pub offline: Option<PathBuf>,
    /// Whether a proxy is in front, whose word on the client's address counts.
    pub behind_proxy: bool,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// How long a bot waits after a person's choice, which can be taken back meanwhile.
    pub bot_pause: Duration,
    /// How long a table nobody looks at stays in memory.
    pub evict_after: Duration,
    /// How long someone must be away before the host may let a bot play for them.
    pub replace_after: Duration,
    /// Requests per second from one address in the long run; 0 for no limit.
    pub rate: u32,
    /// Requests from one address at once.
    pub burst: u32,
    /// Connections at once, where the process has handles for so many.
    pub connections: usize,
    /// Connections from one address; 0 for no limit.
    pub connections_per_address: usize,
    /// How long a connection may stay without a request. It is no flag: a test shortens it.
    pub idle: Duration,
    /// How long a connection may take next to nothing of what it is sent. It is no flag either.
    pub stalled: Duration,
    /// How often a node checks whether the people at its sockets are still signed in. It is notified when they sign out; this is for
    /// notifications that it missed. It is no flag either.
    pub check_sockets: Duration,
    /// Where `/metrics` is served instead of beside everything else.
    pub metrics: Option<SocketAddr>,
    /// Messages per second on one socket in the long run, three times as many at once; 0 for no limit.
    pub socket_rate: u32,
    /// Sockets from one address; 0 for no limit.
    pub sockets_per_address: usize,
    /// New people from one address in an hour, half of them at once; 0 for no limit.
    pub people_per_hour: u32,
    /// New tables from one address in an hour; 0 for no limit.
    pub tables_per_hour: u32,
    /// Records uploaded by one person, and from one address, in an hour; 0 for no limit.
    pub records_per_hour: u32,
    /// What is kept of uploaded records.
    pub records: Shelf,
    /// Days after which an untouched table that has not begun is archived.
    pub archive_waiting_days: u32,
    /// Days after which an untouched game is archived.
    pub archive_playing_days: u32,
    /// The time: the store sets it.
    pub clock: Clock,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7373)),
            public_url: None,
            data: PathBuf::from("notredame-data"),
            database: None,
            offline: None,
            behind_proxy: false,
            bot_threads: 1,
            bot_pause: Duration::from_millis(700),
            evict_after: Duration::from_mins(1),
            replace_after: Duration::from_mins(2),
            rate: 50,
            burst: 200,
            connections: 20_000,
            connections_per_address: 300,
            idle: Duration::from_secs(10),
            stalled: Duration::from_secs(30),
            check_sockets: Duration::from_secs(10),
            metrics: None,
            socket_rate: 20,
            sockets_per_address: 200,
            people_per_hour: 120,
            tables_per_hour: 120,
            records_per_hour: 30,
            records: Shelf { bytes: 512 << 20, kept: Duration::from_hours(24) },
            archive_waiting_days: 14,
            archive_playing_days: 90,
            clock: Clock::default(),
        }
    }
}

impl Config {
    /// Whether people come by https, so that cookies may be kept off plain connections.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The origin that pages of this server have, where the public address tells it.
    pub fn origin(&self) -> Option<&str> {
        self.public_url.as_deref()
    }
}

/// An address that people type, as browsers write it: `https://name`, with a port where it is not the usual one.
pub fn origin(text: &str) -> Result<String, String> {
    let url = Url::parse(text).map_err(|error| format!("`{text}`: {error}"))?;
    let wrong = |expected: &str| Err(format!("`{text}`: expected {expected}"));
    if !matches!(url.scheme(), "https" | "http") {
        return wrong("https://… or http://…");
    }
    if url.path() != "/" {
        return wrong("no path: the server needs a name of its own");
    }
    let named = url.username().is_empty() && url.password().is_none();
    if !named || url.query().is_some() || url.fragment().is_some() {
        return wrong("nothing but a name and perhaps a port");
    }
    Ok(url.origin().ascii_serialization())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_address_is_written_as_browsers_write_it() {
        for (text, expected) in [
            ("https://play.example.org", "https://play.example.org"),
            ("HTTPS://Play.Example.ORG:443/", "https://play.example.org"),
            ("http://localhost:80", "http://localhost"),
            ("http://192.168.0.7:7373/", "http://192.168.0.7:7373"),
            ("https://Müller.example", "https://xn--mller-kva.example"),
        ] {
            assert_eq!(origin(text).as_deref(), Ok(expected));
        }
        for wrong in [
            "",
            "play.example.org",
            "ftp://play.example.org",
            "https://",
            "https://play.example.org/notredame",
            "https://play.example.org/?a",
            "https://play.example.org/#a",
            "https://me:secret@play.example.org",
        ] {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }
}
