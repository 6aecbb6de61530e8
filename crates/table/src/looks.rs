//! Looking at a table without changing anything: views, previews, what was missed, hints, the record.

use engine::{Seat, View};
use protocol::{
    Record, TableInfo,
    table_info::TableState,
    update::{Missed, PreviewAnswer},
};

use crate::{Id, Refusal, SeatMask, Sitting, Watchers, host, missed, preview};

impl Sitting {
    /// The table as `person` sees it. `is_there` tells whether a person is here, `watching` who the spectators are.
    pub fn info(
        &self,
        person: Option<Id>,
        is_there: &dyn Fn(Id) -> bool,
        watching: Watchers,
    ) -> TableInfo {
        let mut info = self.meta().info(person, is_there, watching);
        info.request = info.request.filter(|_| !self.is_objected());
        info
    }

    /// Whether the host has gone and somebody is there to follow.
    pub fn misses_its_host(&self, is_gone: &dyn Fn(Id) -> bool) -> bool {
        host::is_missed(self.meta(), is_gone)
    }

    /// The state as a person sees it from one of their seats or all of them, or as a spectator does; with the lines since
    /// a revision, if one is named.
    pub fn look(
        &self,
        now: i64,
        person: Option<Id>,
        seat: Option<usize>,
        since: Option<u32>,
    ) -> Result<String, Refusal> {
        let log = self.log()?;
        let seats = match seat {
            Some(seat) => SeatMask::one(self.own_seat(person, seat)?),
            None => self.meta().seats_of(person),
        };
        let lines = since.map_or_else(Vec::new, |it| log.since(it));
        self.update(now, &self.open()?, seats, &lines)
    }

    /// The seat, if it is this person's.
    fn own_seat(&self, person: Option<Id>, seat: usize) -> Result<Seat, Refusal> {
        let place = self.meta().place(seat)?;
        if person.is_none() || place.person != person {
            return Err(Refusal::NotYourSeat);
        }
        Seat::new(seat).ok_or(Refusal::NotFound("seat"))
    }

    /// What each option of a person's seat would openly lead to.
    pub fn preview(&self, person: Id, seat: usize) -> Result<PreviewAnswer, Refusal> {
        let seat = self.own_seat(Some(person), seat)?;
        let view = self.log()?.game().view(Some(seat));
        Ok(PreviewAnswer { options: preview::options(&view, seat) })
    }

    /// What a person missed since a revision.
    pub fn missed(&self, person: Option<Id>, since: u32) -> Result<Missed, Refusal> {
        Ok(missed::missed(self.log()?, since, self.meta().seats_of(person)))
    }

    /// The view of a person's seat for a bot to look at, where the table allows hints.
    pub fn hint(&self, person: Id, seat: usize) -> Result<Box<View>, Refusal> {
        let seat = self.own_seat(Some(person), seat)?;
        let game = self.log()?.game();
        if !self.meta().settings.hints {
            return Err(Refusal::HintsOff);
        }
        if game.prompt(seat).is_none() {
            return Err(Refusal::NotYourTurn);
        }
        Ok(Box::new(game.view(Some(seat))))
    }

    /// The record with everything that was hidden: only of a game that is over.
    pub fn record(&self) -> Result<Record, Refusal> {
        let log = self.log()?;
        if self.meta().state != TableState::Finished {
            return Err(Refusal::NotOver);
        }
        Ok(Record {
            names: self.meta().places.iter().map(|it| it.name.clone()).collect(),
            commitment: self.meta().commitment(),
            deal: self.meta().deal(),
            ..log.record()
        })
    }
}
