//! Who is sent what: every socket at the table receives what its seats may know.

use std::collections::BTreeMap;

use ::table::{Id, Person, SeatMask, Told, Watchers};
use axum::extract::ws::Utf8Bytes;
use protocol::{ServerMessage, server_message::ChatLine};
use tokio::sync::mpsc;

use super::Table;
use crate::names;

/// A recipient of updates.
pub(super) struct Subscriber {
    pub(super) socket: u64,
    pub(super) person: Option<Person>,
    /// The hash of the secret with which the socket was opened.
    pub(super) credential: Option<Box<str>>,
    pub(super) seats: SeatMask,
    pub(super) out: mpsc::Sender<Utf8Bytes>,
}

impl Subscriber {
    pub(super) fn id(&self) -> Option<Id> {
        self.person.as_ref().map(|it| it.id)
    }
}

/// How many of those who watch are named.
const NAMED: usize = 20;

/// A socket that receives updates.
pub(super) struct Listener {
    pub(super) socket: u64,
    pub(super) person: Option<Person>,
    pub(super) credential: Option<String>,
    pub(super) out: mpsc::Sender<Utf8Bytes>,
}

impl Table {
    /// Closes the sockets of a device that was signed out.
    pub(super) fn close_sockets(&mut self, hash: &str) {
        let before = self.subscribers.len();
        self.subscribers.retain(|it| it.credential.as_deref() != Some(hash));
        if self.subscribers.len() < before {
            self.note_absence();
            self.tell_info();
        }
    }

    pub(super) fn subscribe(&mut self, by: Listener, revision: Option<u32>) {
        let Listener { socket, person, credential, out } = by;
        let id = person.as_ref().map(|it| it.id);
        let seats = self.sitting.meta().seats_of(id);
        let credential = credential.map(String::into_boxed_str);
        self.subscribers.push(Subscriber { socket, person, credential, seats, out });
        self.tell_info();
        // Before the game there is nothing more to send.
        if let Ok(update) = self.sitting.look(self.now(), id, None, revision) {
            self.tell_socket(socket, &update.into());
        }
    }

    pub(super) fn tell_said(&mut self, said: &ChatLine) {
        self.said = self.said.max(said.n);
        self.tell_all(&ServerMessage::Chat(said.clone()).to_json().into());
    }

    /// Those who watch: each person once, at however many sockets.
    pub(super) fn watchers(&self) -> Watchers {
        let watching = || self.subscribers.iter().filter(|it| it.seats.is_empty());
        let unknown = watching().filter(|it| it.person.is_none()).count();
        let people: BTreeMap<Id, &Person> =
            watching().filter_map(|it| it.person.as_ref()).map(|it| (it.id, it)).collect();
        let name = |it: &&Person| names::spoken(self.sitting.meta(), it);
        Watchers {
            n: people.len() + unknown,
            names: people.values().take(NAMED).map(name).collect(),
        }
    }

    /// Sends a table to everyone, as each may see it.
    pub(super) fn tell_info(&mut self) {
        let watchers = self.watchers();
        let told: Vec<(u64, Utf8Bytes)> = self
            .subscribers
            .iter()
            .map(|it| {
                let table = Box::new(self.info(it.id(), watchers.clone()));
                (it.socket, ServerMessage::Table { table }.to_json().into())
            })
            .collect();
        for (socket, info) in told {
            self.tell_socket(socket, &info);
        }
    }

    pub(super) fn tell_socket(&mut self, socket: u64, text: &Utf8Bytes) {
        self.subscribers.retain(|it| it.socket != socket || told(it, text.clone()));
    }

    pub(super) fn tell_all(&mut self, text: &Utf8Bytes) {
        self.subscribers.retain(|it| told(it, text.clone()));
    }

    /// Sends everybody the state with these lines, serialised once for all who see the same.
    pub(super) fn tell_lines(&mut self, lines: &[Told]) {
        let Ok(open) = self.sitting.open() else { return };
        let now = self.now();
        let mut written: Vec<(SeatMask, Utf8Bytes)> = Vec::with_capacity(self.subscribers.len());
        self.subscribers.retain(|it| {
            let text = match written.iter().find(|(seats, _)| *seats == it.seats) {
                Some((_, text)) => text.clone(),
                None => {
                    let Ok(text) = self.sitting.update(now, &open, it.seats, lines) else {
                        return true;
                    };
                    let text = Utf8Bytes::from(text);
                    written.push((it.seats, text.clone()));
                    text
                }
            };
            told(it, text)
        });
    }
}

/// A socket that does not keep up is dropped: the client reconnects and resumes where it was.
fn told(subscriber: &Subscriber, text: Utf8Bytes) -> bool {
    let sent = subscriber.out.try_send(text).is_ok();
    if !sent {
        metrics::counter!("notredame_sockets_dropped_total").increment(1);
    }
    sent
}
