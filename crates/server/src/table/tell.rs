//! Who is told what: every socket at the table hears what its seats may know.

use axum::extract::ws::Utf8Bytes;
use engine::Seat;
use serde_json::json;
use tokio::sync::mpsc;

use super::{
    SeatMask, Table,
    log::Line,
    update::{self, LineJson, Open},
};
use crate::{id::Id, store::log::Said};

/// Someone who is told.
pub(super) struct Subscriber {
    pub(super) socket: u64,
    pub(super) person: Option<Id>,
    pub(super) seats: SeatMask,
    pub(super) out: mpsc::Sender<Utf8Bytes>,
}

impl Table {
    pub(super) fn subscribe(
        &mut self,
        socket: u64,
        person: Option<Id>,
        revision: Option<u32>,
        out: mpsc::Sender<Utf8Bytes>,
    ) {
        let seats = self.meta.seats_of(person);
        self.subscribers.push(Subscriber { socket, person, seats, out });
        self.tell_info();
        if let Some(log) = &self.log {
            let since = revision.map_or_else(Vec::new, |it| update::lines_from(log, it, seats));
            let update = update::update(log, &Open::new(log.game()), seats, &since);
            self.tell_socket(socket, &update.into());
        }
    }

    pub(super) fn tell_said(&mut self, said: &Said) {
        self.said = self.said.max(said.n);
        let said = said_json(said);
        self.tell_all(&said);
    }

    /// Tells a table to all, each as they see it.
    pub(super) fn tell_info(&mut self) {
        let told: Vec<(u64, Utf8Bytes)> = self
            .subscribers
            .iter()
            .map(|it| {
                let info = json!({ "type": "table", "table": self.info(it.person) });
                (it.socket, info.to_string().into())
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

    /// Tells everybody the state with the lines from a revision on.
    pub(super) fn tell_since(&mut self, revision: u32) {
        let Some(log) = &self.log else { return };
        let mut lines = Vec::new();
        log.replay_from(revision, |revision, seat, line, events| {
            lines.push((revision, seat, line, events.to_vec()));
        });
        self.tell_lines(&lines);
    }

    /// Tells everybody the state with these lines, written once for all who see the same.
    pub(super) fn tell_lines(&mut self, lines: &[(u32, Seat, Line, Vec<engine::Event>)]) {
        let Some(log) = &self.log else { return };
        let open = Open::new(log.game());
        let mut written: Vec<(SeatMask, Utf8Bytes)> = Vec::with_capacity(self.subscribers.len());
        self.subscribers.retain(|it| {
            let text = match written.iter().find(|(seats, _)| *seats == it.seats) {
                Some((_, text)) => text.clone(),
                None => {
                    let lines: Vec<LineJson> = lines
                        .iter()
                        .map(|(revision, seat, line, events)| {
                            update::line(*revision, *seat, *line, events, it.seats)
                        })
                        .collect();
                    let text: Utf8Bytes = update::update(log, &open, it.seats, &lines).into();
                    written.push((it.seats, text.clone()));
                    text
                }
            };
            told(it, text)
        });
    }
}

/// A socket that does not keep up is dropped: it comes back and resumes where it was.
fn told(subscriber: &Subscriber, text: Utf8Bytes) -> bool {
    let sent = subscriber.out.try_send(text).is_ok();
    if !sent {
        metrics::counter!("notredame_sockets_dropped_total").increment(1);
    }
    sent
}

/// A line of the chat as it is told.
fn said_json(said: &Said) -> Utf8Bytes {
    let Said { n, name, text, at } = said;
    json!({ "type": "chat", "n": n, "from": name, "text": text, "at": at }).to_string().into()
}
