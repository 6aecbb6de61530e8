//! The table: a game as its record, what its person saw of each choice, and the way back.

use engine::{Choice, ChoiceError, Event, Game, Phase, Seat, View};
use protocol::Record;

/// A game under way, as the person in seat `you` follows it.
#[derive(Debug)]
pub(crate) struct Table {
    record: Record,
    game: Game,
    you: Seat,
    /// What you saw happen: at the beginning, then for each choice.
    seen: Vec<Vec<Event>>,
    /// How much of it you have been told.
    told: usize,
}

impl Table {
    /// The table at the end of a record.
    pub(crate) fn new(record: Record, you: Seat) -> Self {
        let mut events = Vec::new();
        let game = record.start.game(&mut events);
        let choices = record.choices.clone();
        let mut table = Self { record, game, you, seen: vec![seen(&events, you)], told: 0 };
        table.record.choices.clear();
        for (seat, choice) in choices {
            table.choose(seat, choice).expect("a record that was read holds legal choices");
        }
        table
    }

    /// What you may know.
    pub(crate) fn view(&self) -> View {
        self.game.view(Some(self.you))
    }

    /// What another seat may know, for the bot that plays it.
    pub(crate) fn view_of(&self, seat: Seat) -> View {
        self.game.view(Some(seat))
    }

    /// The other seat that must answer before you do. In the draft you are asked first.
    pub(crate) fn other_to_move(&self) -> Option<Seat> {
        if self.game.waiting().contains(self.you) { None } else { self.game.waiting().first() }
    }

    /// Whether the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.game.table().phase == Phase::Over
    }

    /// The record so far.
    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    /// How many choices have been made.
    pub(crate) fn plies(&self) -> usize {
        self.record.choices.len()
    }

    /// Makes a choice.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), ChoiceError> {
        let mut events = Vec::new();
        self.game.choose(seat, choice, &mut events)?;
        self.record.choices.push((seat, choice));
        self.seen.push(seen(&events, self.you));
        Ok(())
    }

    /// Takes back your last choice and everything after it; returns it.
    pub(crate) fn undo(&mut self) -> Option<Choice> {
        let last = self.record.choices.iter().rposition(|&(seat, _)| seat == self.you)?;
        let (_, choice) = self.record.choices[last];
        self.record.choices.truncate(last);
        self.seen.truncate(last + 1);
        self.game = self.record.replay(last, &mut ());
        self.told = self.seen.len();
        Some(choice)
    }

    /// What has happened since this was last asked.
    pub(crate) fn news(&mut self) -> Vec<Event> {
        let from = std::mem::replace(&mut self.told, self.seen.len());
        self.seen[from..].concat()
    }

    /// In a game that was loaded, only what came after your last choice is news.
    pub(crate) fn forget_old_news(&mut self) {
        let own = self.record.choices.iter().rposition(|&(seat, _)| seat == self.you);
        self.told = own.map_or(0, |ply| ply + 1);
    }

    /// Whether the news will begin with a new round, as in a game that has just been dealt.
    pub(crate) fn begins_with_a_round(&self) -> bool {
        matches!(self.seen[self.told..].iter().flatten().next(), Some(Event::RoundBegan { .. }))
    }

    /// Everything you saw happen.
    pub(crate) fn history(&self) -> Vec<Event> {
        self.seen.concat()
    }
}

fn seen(events: &[Event], you: Seat) -> Vec<Event> {
    events.iter().map(|event| event.seen_by(Some(you))).collect()
}
