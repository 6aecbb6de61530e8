//! The table: a game as its log, and what its person saw of each choice.

use ::table::{Chooser, Line, Log, Over};
use engine::{Choice, ChoiceError, Event, Phase, Seat, View};
use protocol::Record;

/// A game in progress, as the person in seat `you` follows it.
#[derive(Debug)]
pub(crate) struct Table {
    log: Log,
    you: Seat,
    /// What you saw happen: at the beginning, then for each choice that counts, with its ply.
    seen: Vec<(Option<u32>, Vec<Event>)>,
    /// How much of it you have been told.
    told: usize,
}

impl Table {
    /// The table at the end of a record.
    pub(crate) fn new(mut record: Record, you: Seat) -> Self {
        let choices = std::mem::take(&mut record.choices);
        let mut events = Vec::new();
        let log = Log::new(record, &mut events);
        let seen = vec![(None, seen(&events, you))];
        let mut table = Self { log, you, seen, told: 0 };
        for (seat, choice) in choices {
            table.choose(seat, choice).expect("a record that was read holds legal choices");
        }
        table
    }

    /// What you may know.
    pub(crate) fn view(&self) -> View {
        self.view_of(self.you)
    }

    /// What another seat may know, for the bot that plays it.
    pub(crate) fn view_of(&self, seat: Seat) -> View {
        self.log.game().view(Some(seat))
    }

    /// The other seat that must answer before you do. In the draft you are asked first.
    pub(crate) fn other_to_move(&self) -> Option<Seat> {
        let waiting = self.log.game().waiting();
        if waiting.contains(self.you) { None } else { waiting.first() }
    }

    /// Whether the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.log.game().table().phase == Phase::Over
    }

    /// The record so far.
    pub(crate) fn record(&self) -> Record {
        self.log.record()
    }

    /// How many choices have been made.
    pub(crate) fn plies(&self) -> usize {
        self.seen.len() - 1
    }

    /// Makes a choice.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), ChoiceError> {
        let ply = self.log.revision();
        let by = if seat == self.you { Chooser::Person } else { Chooser::Bot };
        let line = Line::Choice { choice, by };
        let events = self.log.add(seat, line)?;
        self.seen.push((Some(ply), seen(&events, self.you)));
        Ok(())
    }

    /// Undoes your last choice, if possible; returns it.
    pub(crate) fn undo(&mut self) -> Option<Choice> {
        let line = self.log.undo(self.you, Over::Nobody)?;
        let Line::Undo { from } = line else { return None };
        let (_, _, choice) = self.log.choices().find(|(ply, _, _)| *ply == from)?;
        self.log.add(self.you, line).ok()?;
        self.seen.retain(|(ply, _)| *ply != Some(from));
        self.told = self.seen.len();
        Some(choice)
    }

    /// Whether you have chosen anything yet.
    pub(crate) fn has_chosen(&self) -> bool {
        self.log.choices().any(|(_, seat, _)| seat == self.you)
    }

    /// What has happened since this was last asked.
    pub(crate) fn news(&mut self) -> Vec<Event> {
        let from = std::mem::replace(&mut self.told, self.seen.len());
        self.seen_from(from).collect()
    }

    /// In a game that was loaded, only what came after your last choice is news.
    pub(crate) fn forget_old_news(&mut self) {
        let own = self.log.choices().filter(|(_, seat, _)| *seat == self.you).last();
        let own = own.map(|(ply, _, _)| ply);
        let last = self.seen.iter().rposition(|(ply, _)| own.is_some() && *ply == own);
        self.told = last.map_or(0, |seen| seen + 1);
    }

    /// Whether the news will begin with a new round, as in a game that has just been dealt.
    pub(crate) fn begins_with_a_round(&self) -> bool {
        matches!(self.seen_from(self.told).next(), Some(Event::RoundBegan { .. }))
    }

    /// Everything you saw happen.
    pub(crate) fn history(&self) -> Vec<Event> {
        self.seen_from(0).collect()
    }

    fn seen_from(&self, from: usize) -> impl Iterator<Item = Event> {
        self.seen[from..].iter().flat_map(|(_, events)| events).copied()
    }
}

fn seen(events: &[Event], you: Seat) -> Vec<Event> {
    events.iter().map(|event| event.seen_by(Some(you))).collect()
}
