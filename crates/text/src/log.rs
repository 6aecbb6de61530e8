//! The log: events put together to one line for each deed.

use engine::{Event, Seat, Source};

use crate::{locale::Args, narrator::Narrator};

/// The player an event is about; `None` for what concerns the whole table.
pub fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::Drawn { seat, .. }
        | Event::Kept { seat, .. }
        | Event::TwoPassed { from: seat, .. }
        | Event::OnePassed { from: seat, .. }
        | Event::Played { seat, .. }
        | Event::ActionForgone { seat, .. }
        | Event::MarkerPlaced { seat, .. }
        | Event::MarkerBrought { seat, .. }
        | Event::MarkerMoved { seat, .. }
        | Event::PiecesMoved { seat, .. }
        | Event::FriendMoved { seat, .. }
        | Event::MarkersGained { seat, .. }
        | Event::CoinsGained { seat, .. }
        | Event::CoinsTaken { seat, .. }
        | Event::CoinsPaid { seat, .. }
        | Event::PrestigeGained { seat, .. }
        | Event::PrestigeLost { seat, .. }
        | Event::RatsLowered { seat, .. }
        | Event::CarriageDriven { seat, .. }
        | Event::CarriageStayed { seat }
        | Event::MessageTaken { seat, .. }
        | Event::MessageLeft { seat, .. }
        | Event::ThirdLaidAside { seat, .. }
        | Event::Hired { seat, .. }
        | Event::HiredNobody { seat }
        | Event::PersonDeclined { seat, .. }
        | Event::ThirdShown { seat, .. }
        | Event::Spied { seat, .. }
        | Event::MessagesRepeated { seat, .. }
        | Event::MarkerReturned { seat, .. }
        | Event::PlagueStruck { seat, .. }
        | Event::MarkerLost { seat, .. } => Some(seat),
        Event::RoundBegan { .. }
        | Event::NotreDameScored { .. }
        | Event::BellRingerMoved { .. }
        | Event::PeriodEnded { .. }
        | Event::GameEnded => None,
    }
}

/// A line that is still being put together.
#[derive(Debug, Default)]
struct Line {
    seat: Option<Seat>,
    head: Option<String>,
    results: Vec<String>,
}

impl Narrator<'_> {
    /// What happened, in one line for each deed, without what goes without saying.
    pub fn log(&self, events: &[Event]) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = Line::default();
        for event in events.iter().filter(|event| self.is_worth_telling(event)) {
            let seat = actor(event);
            if let Some(head) = self.head(event) {
                lines.extend(self.finish(&mut line));
                line = Line { seat, head: Some(head), results: Vec::new() };
            } else if let Some(brief) = self.brief(event) {
                if line.seat != seat {
                    lines.extend(self.finish(&mut line));
                    line.seat = seat;
                }
                line.results.push(brief);
            } else {
                lines.extend(self.finish(&mut line));
                lines.push(self.sentence(event));
            }
        }
        lines.extend(self.finish(&mut line));
        lines
    }

    fn finish(&self, line: &mut Line) -> Option<String> {
        let Line { seat, head, results } = std::mem::take(line);
        let results = (!results.is_empty()).then(|| self.locale.list(&results));
        match (head, results) {
            (Some(head), Some(results)) => Some(
                self.locale
                    .say("log-deed", &Args::new().text("head", head).text("results", results)),
            ),
            (Some(head), None) => {
                Some(self.locale.say("log-deed-bare", &Args::new().text("head", head)))
            }
            (None, Some(results)) => {
                let args = seat.map_or_else(Args::new, |seat| self.about(seat));
                Some(self.locale.say("log-more", &args.text("results", results)))
            }
            (None, None) => None,
        }
    }

    /// Of the draft only the cards that reach the listener; nothing that the deed itself or the next line says: a marker
    /// goes where the card played says, and the new round names the start player.
    fn is_worth_telling(&self, event: &Event) -> bool {
        match *event {
            Event::Drawn { .. }
            | Event::Kept { .. }
            | Event::ThirdLaidAside { .. }
            | Event::MarkerPlaced { .. }
            | Event::BellRingerMoved { .. } => false,
            Event::TwoPassed { to, .. } | Event::OnePassed { to, .. } => self.listener == Some(to),
            Event::PeriodEnded { period } => period < 2,
            Event::PrestigeLost { n, .. } => 0 < n,
            Event::CoinsPaid { source, .. } => source != Source::Hire,
            Event::RoundBegan { .. }
            | Event::Played { .. }
            | Event::ActionForgone { .. }
            | Event::MarkerBrought { .. }
            | Event::MarkerMoved { .. }
            | Event::PiecesMoved { .. }
            | Event::FriendMoved { .. }
            | Event::MarkersGained { .. }
            | Event::CoinsGained { .. }
            | Event::CoinsTaken { .. }
            | Event::PrestigeGained { .. }
            | Event::RatsLowered { .. }
            | Event::CarriageDriven { .. }
            | Event::CarriageStayed { .. }
            | Event::MessageTaken { .. }
            | Event::MessageLeft { .. }
            | Event::Hired { .. }
            | Event::HiredNobody { .. }
            | Event::PersonDeclined { .. }
            | Event::ThirdShown { .. }
            | Event::Spied { .. }
            | Event::MessagesRepeated { .. }
            | Event::MarkerReturned { .. }
            | Event::PlagueStruck { .. }
            | Event::MarkerLost { .. }
            | Event::NotreDameScored { .. }
            | Event::GameEnded => true,
        }
    }
}
