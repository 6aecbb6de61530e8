//! The host: who it is, who follows, and what a host may do. Nothing of it changes the balance of a game that is on.

use protocol::table_info::TableState;
use sha2::{Digest as _, Sha256};

use crate::{
    Id, Person, Refusal,
    meta::{Meta, Place},
};

/// Only the host.
pub(crate) fn only(meta: &Meta, by: &Person) -> Result<(), Refusal> {
    if meta.host == by.id { Ok(()) } else { Err(Refusal::HostOnly) }
}

/// Makes the person of a seat the host.
pub(crate) fn hand_over(meta: &mut Meta, by: &Person, seat: usize) -> Result<(), Refusal> {
    only(meta, by)?;
    let place = meta.place(seat)?;
    meta.host = place.person.filter(|_| place.bot.is_none()).ok_or(Refusal::NoPerson)?;
    Ok(())
}

/// The person who has been sitting longest and plays, the host left out.
fn heir(meta: &Meta, is_gone: &dyn Fn(Id) -> bool) -> Option<Id> {
    let plays = |it: &&Place| it.bot.is_none();
    let seated = meta.places.iter().filter(plays).filter_map(|it| Some((it.since, it.person?)));
    let others = seated.filter(|(_, id)| *id != meta.host && !is_gone(*id));
    others.min_by_key(|(since, _)| *since).map(|(_, id)| id)
}

/// A host who gives up all seats passes the table on, if anyone is left to take it.
pub(crate) fn left(meta: &mut Meta) {
    let plays = |it: &Place| it.person == Some(meta.host) && it.bot.is_none();
    if !meta.places.iter().any(plays)
        && let Some(next) = heir(meta, &|_| false)
    {
        meta.host = next;
    }
}

/// Whether the host has gone and somebody is there to follow.
pub(crate) fn is_missed(meta: &Meta, is_gone: &dyn Fn(Id) -> bool) -> bool {
    let open = matches!(meta.state, TableState::Waiting | TableState::Playing);
    open && is_gone(meta.host) && heir(meta, is_gone).is_some()
}

/// Whoever has been sitting longest follows a host who has gone.
pub(crate) fn succeed(meta: &mut Meta, is_gone: &dyn Fn(Id) -> bool) -> Result<(), Refusal> {
    if !is_missed(meta, is_gone) {
        return Err(Refusal::StillHere);
    }
    meta.host = heir(meta, is_gone).ok_or(Refusal::NoPerson)?;
    Ok(())
}

/// Lets someone without a seat speak, or not.
pub(crate) fn mute(meta: &mut Meta, by: &Person, who: &str, muted: bool) -> Result<(), Refusal> {
    only(meta, by)?;
    let is_name = who.len() == 16 && who.bytes().all(|it| it.is_ascii_hexdigit());
    if !is_name {
        return Err(Refusal::NotFound("speaker"));
    }
    meta.muted.retain(|it| it != who);
    if muted {
        // Whoever was muted first may speak again first, so that the list stays short.
        const MOST: usize = 100;
        if MOST <= meta.muted.len() {
            meta.muted.remove(0);
        }
        meta.muted.push(who.to_owned());
    }
    Ok(())
}

/// What someone is called in the chat of a table, apart from the name: the same for all lines, and different at every table.
pub fn speaker(table: Id, person: Id) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("speaker {table} {person}"));
    hex::encode(&hash.finalize()[..8])
}

impl Meta {
    /// Whether someone may look on: at a table closed to spectators only those who play, from the start to the end of the game.
    pub fn admits(&self, person: Option<Id>) -> bool {
        self.spectators
            || self.state != TableState::Playing
            || person == Some(self.host)
            || !self.seats_of(person).is_empty()
    }

    /// Whether a person may speak here.
    pub fn may_speak(&self, person: Id) -> Result<(), Refusal> {
        let seated = !self.seats_of(Some(person)).is_empty();
        if seated || !self.muted.contains(&speaker(self.id, person)) {
            Ok(())
        } else {
            Err(Refusal::Muted)
        }
    }
}
