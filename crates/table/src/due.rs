//! Bots that have to choose: each is asked once per question.

use bots::Level;
use engine::{Game, Phase, Seat, View};
use protocol::table_info::BotPace;

use crate::{Addition, Chooser, Id, Line, Over, Refusal, SeatMask, Sitting};

/// A bot that has to choose.
#[derive(Clone, Debug)]
pub struct Due {
    pub seat: Seat,
    pub level: Level,
    /// The revision that its answer must name.
    pub revision: u32,
    pub view: Box<View>,
}

impl Sitting {
    /// The bots whose turn it is and who were not asked yet.
    pub fn due(&mut self) -> Vec<Due> {
        let Some(log) = self.log.as_ref().filter(|_| self.meta().bot_is_due()) else {
            return Vec::new();
        };
        if self.holds() {
            return Vec::new();
        }
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

    /// The seats whose bots must answer.
    pub(crate) fn bots_waiting(&self) -> SeatMask {
        self.meta().bots().and(SeatMask(self.meta().waiting))
    }

    /// Whether the bots wait for the only person who plays to confirm, because their last choice can still be undone.
    pub(crate) fn holds(&self) -> bool {
        let Ok(log) = self.log() else { return false };
        self.confirmed != log.revision()
            && self.waits_for_the_word(log.game(), log.last_of_a_person())
    }

    /// Whether the bots will wait for that confirmation after this line.
    pub fn holds_after(&self, addition: &Addition) -> bool {
        let next = addition.next();
        let is_choice = matches!(next.line, Line::Choice { by: Chooser::Person, .. });
        self.waits_for_the_word(next.game, Some(next.seat).filter(|_| is_choice && !next.reveals))
    }

    /// Whether bots wait for the word in this game, if this seat's person may still take the last choice back. In the draft
    /// nobody waits for anybody, and nobody waits for the word of somebody who has left.
    fn waits_for_the_word(&self, game: &Game, last: Option<Seat>) -> bool {
        last.is_some_and(|seat| !self.meta().bots().contains(seat))
            && self.meta().settings.bot_pace == BotPace::OnWord
            && self.meta().over() == Over::Bots
            && game.table().phase != Phase::Draft
    }

    /// The person tells the bots to continue.
    pub fn confirm(&mut self, person: Id) -> Result<(), Refusal> {
        if self.meta().seats_of(Some(person)).is_empty() {
            return Err(Refusal::PlayersOnly);
        }
        self.confirmed = self.log()?.revision();
        Ok(())
    }
}
