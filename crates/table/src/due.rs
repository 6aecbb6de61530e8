//! Bots that must be asked: each once for each question.

use bots::Level;
use engine::{Seat, View};

use crate::Sitting;

/// A bot that must be asked.
#[derive(Clone, Debug)]
pub struct Due {
    pub seat: Seat,
    pub level: Level,
    /// The revision that its answer is to name.
    pub revision: u32,
    pub view: Box<View>,
}

impl Sitting {
    /// The bots whose turn it is and who were not asked yet.
    pub fn due(&mut self) -> Vec<Due> {
        let Some(log) = self.log.as_ref().filter(|_| self.meta().bot_is_due()) else {
            return Vec::new();
        };
        let places = self.meta().places.iter().zip(log.game().seats());
        let bots = places.filter_map(|(place, seat)| Some((seat, place.bot?)));
        let bots: Vec<(Seat, Level)> = bots.collect();
        bots.into_iter().filter_map(|(seat, level)| self.ask(seat, level)).collect()
    }

    /// A bot of this level for a seat that must answer and for which none was asked yet.
    pub(crate) fn ask(&mut self, seat: Seat, level: Level) -> Option<Due> {
        let log = self.log.as_ref().filter(|it| it.game().waiting().contains(seat))?;
        let asked = &mut self.asked[seat.index()];
        if log.answerable_from(seat) < *asked {
            return None;
        }
        let revision = log.revision();
        *asked = revision + 1;
        Some(Due { seat, level, revision, view: Box::new(log.game().view(Some(seat))) })
    }

    /// A bot's answer is lost: it is [due](Sitting::due) again.
    pub fn ask_again(&mut self, seat: Seat) {
        self.asked[seat.index()] = 0;
    }
}
