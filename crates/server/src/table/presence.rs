//! Who is here, at this node or another, and since when someone is not.

use std::collections::{HashMap, HashSet};

use ::table::{Edit, Id, Person};

use super::Table;
use crate::{error::Error, store};

/// What is known of who is here.
#[derive(Debug, Default)]
pub(super) struct Presence {
    /// Who is at another node.
    elsewhere: HashSet<Id>,
    /// Since when each of those who matter is away.
    away: HashMap<Id, i64>,
    /// Who was noted in the store to be at this node.
    noted: Vec<Id>,
}

impl Table {
    /// Those whose absence matters: who has a seat, and the host.
    fn matters(&self) -> Vec<Id> {
        let meta = self.sitting.meta();
        let mut people: Vec<Id> = meta.places.iter().filter_map(|it| it.person).collect();
        people.push(meta.host);
        people.sort_unstable();
        people.dedup();
        people
    }

    fn is_at_this_node(&self, person: Id) -> bool {
        self.subscribers.iter().any(|it| it.person == Some(person))
    }

    pub(super) fn is_here(&self, person: Id) -> bool {
        self.is_at_this_node(person) || self.presence.elsewhere.contains(&person)
    }

    /// Whether someone has been away for so long that they may be replaced.
    pub(super) fn is_gone(&self, person: Id) -> bool {
        let grace = i64::try_from(self.server.config.replace_after.as_millis()).unwrap_or(i64::MAX);
        !self.is_here(person)
            && self.presence.away.get(&person).is_some_and(|since| grace <= self.now() - since)
    }

    /// Reads who is at other nodes; says whether that has changed.
    pub(super) async fn read_presence(&mut self) -> Result<bool, Error> {
        let (id, node, now) = (self.id(), self.server.node, store::now());
        let elsewhere = self.server.store.present_elsewhere(id, node, now).await?;
        let changed = elsewhere != self.presence.elsewhere;
        self.presence.elsewhere = elsewhere;
        self.note_absence();
        Ok(changed)
    }

    /// Notes who has come and gone, before anybody is told.
    pub(super) fn note_absence(&mut self) {
        let people = self.matters();
        let now = self.now();
        let is_here: Vec<bool> = people.iter().map(|it| self.is_here(*it)).collect();
        self.presence.away.retain(|person, _| people.contains(person));
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
            match self.server.store.note_presence(id, node, &here, store::now()).await {
                Ok(()) => self.presence.noted = here,
                // The next command tries again.
                Err(error) => tracing::debug!(%error, "who is here could not be noted"),
            }
        }
        if self.sitting.misses_its_host(&|it| self.is_gone(it)) {
            let server = Person { id: self.server.node, name: String::new() };
            if let Err(error) = Box::pin(self.edit(&server, &Edit::Succeed)).await {
                error.log();
            }
        }
    }
}
