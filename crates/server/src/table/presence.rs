//! Who is here, at this node or another, and since when someone is not.

use std::{
    collections::{HashMap, HashSet},
    sync::atomic::Ordering,
};

use ::table::{Edit, Id};

use super::{Table, command::Command};
use crate::error::Error;

/// What is known of who is here.
#[derive(Debug, Default)]
pub(super) struct Presence {
    /// Who is at another node.
    elsewhere: HashSet<Id>,
    /// Since when each of those who matter is away.
    away: HashMap<Id, i64>,
    /// Who was noted in the store to be at this node.
    noted: Vec<Id>,
    /// When each of them came last without a socket, by a request to this node.
    visits: HashMap<Id, i64>,
    /// Which of these visits was noted in the store last.
    noted_visits: HashMap<Id, i64>,
}

impl Table {
    /// Those whose absence matters: who has a seat, and the host.
    pub(super) fn matters(&self) -> Vec<Id> {
        let meta = self.sitting.meta();
        let mut people: Vec<Id> = meta.places.iter().filter_map(|it| it.person).collect();
        people.push(meta.host);
        people.sort_unstable();
        people.dedup();
        people
    }

    fn is_at_this_node(&self, person: Id) -> bool {
        self.subscribers.iter().any(|it| it.id() == Some(person))
    }

    pub(super) fn is_here(&self, person: Id) -> bool {
        self.is_at_this_node(person) || self.presence.elsewhere.contains(&person)
    }

    /// How long someone must be away before they may be replaced.
    fn grace(&self) -> i64 {
        i64::try_from(self.server.config.replace_after.as_millis()).unwrap_or(i64::MAX)
    }

    /// How long after a visit that was noted in the store another one is not noted.
    fn unnoted(&self) -> i64 {
        self.grace() / 4
    }

    /// Whether someone has been away for so long that they may be replaced.
    pub(super) fn is_gone(&self, person: Id) -> bool {
        !self.is_here(person)
            && self
                .presence
                .away
                .get(&person)
                .is_some_and(|since| self.grace() <= self.now() - since)
    }

    /// Notes who is here because they ask something.
    pub(super) async fn note_visitor(&mut self, command: &Command) {
        if let Some(person) = command.by() {
            self.note_visit(person);
            self.tell_visits().await;
        }
        if command.is_visit() {
            self.visited = Some(self.now());
            self.attended.store(true, Ordering::Relaxed);
        }
    }

    /// Someone asks something of the table: whoever has no socket is away from now on, not for longer.
    fn note_visit(&mut self, person: Id) {
        if self.matters().contains(&person) {
            let now = self.now();
            self.presence.visits.insert(person, now);
            self.presence.away.entry(person).and_modify(|since| *since = now);
        }
    }

    /// Reads who is at other nodes; says whether that has changed.
    pub(super) async fn read_presence(&mut self) -> Result<bool, Error> {
        let (id, node) = (self.id(), self.server.node);
        let elsewhere = self.server.store.present_elsewhere(id, node).await?;
        let changed = elsewhere != self.presence.elsewhere;
        self.presence.elsewhere = elsewhere;
        self.note_absence();
        for (person, at) in self.server.store.visits_elsewhere(id, node).await? {
            // They may have come again since without its being noted.
            let last = self.now().min(at.saturating_add(self.unnoted()));
            self.presence.away.entry(person).and_modify(|since| *since = last.max(*since));
        }
        Ok(changed)
    }

    /// Notes who has come and gone, before anybody is told.
    pub(super) fn note_absence(&mut self) {
        let people = self.matters();
        let now = self.now();
        let is_here: Vec<bool> = people.iter().map(|it| self.is_here(*it)).collect();
        self.presence.away.retain(|person, _| people.contains(person));
        self.presence.visits.retain(|person, _| people.contains(person));
        self.presence.noted_visits.retain(|person, _| people.contains(person));
        for (person, is_here) in people.iter().zip(is_here) {
            if is_here {
                self.presence.away.remove(person);
            } else {
                self.presence.away.entry(*person).or_insert(now);
            }
        }
    }

    /// Tells the other nodes who has come and gone; a host who has gone is followed.
    pub(super) async fn note_presence(&mut self) {
        self.note_absence();
        let people = self.matters();
        let here: Vec<Id> = people.into_iter().filter(|it| self.is_at_this_node(*it)).collect();
        if here != self.presence.noted {
            let (id, node) = (self.id(), self.server.node);
            match self.server.store.note_presence(id, node, &here).await {
                Ok(()) => self.presence.noted = here,
                // The next command tries again.
                Err(error) => tracing::debug!(%error, "who is here could not be noted"),
            }
        }
        if self.sitting.misses_its_host(&|it| self.is_gone(it)) {
            Box::pin(self.edit_as_server(&Edit::Succeed)).await;
        }
    }

    /// Tells the other nodes who has come without a socket, unless they were told not long ago.
    async fn tell_visits(&mut self) {
        if !self.is_shared() {
            return;
        }
        let (id, node, now, unnoted) = (self.id(), self.server.node, self.now(), self.unnoted());
        let Presence { visits, noted_visits, away, .. } = &self.presence;
        let is_new = |person: &Id, at: i64| {
            away.contains_key(person)
                && noted_visits.get(person).is_none_or(|noted| *noted + unnoted < at)
        };
        let mut people: Vec<Id> =
            visits.iter().filter(|(person, at)| is_new(person, **at)).map(|it| *it.0).collect();
        people.sort_unstable();
        if people.is_empty() {
            return;
        }
        match self.server.store.note_visits(id, node, &people, now).await {
            Ok(()) => self.presence.noted_visits.extend(people.into_iter().map(|it| (it, now))),
            // The next command tries again.
            Err(error) => tracing::debug!(%error, "who has come could not be noted"),
        }
    }
}
