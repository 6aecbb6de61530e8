//! The time for each choice: since when each seat has to choose, when its time is up, and what happens then. The current time comes
//! in as data, in milliseconds since 1970.

use engine::{Game, MAX_SEATS, Seat};
use protocol::{table_info::TableState, update::SeatClock};

use crate::{Addition, Due, Edited, Refusal, Sitting, line::Line, log::Log, meta::Meta, request};

/// The shortest and the longest time for a choice, in seconds.
pub const SHORTEST: u32 = 30;
pub const LONGEST: u32 = 7 * 24 * 3600;

/// How many times in a row a bot answers for a person whose time is up; the last time, it keeps the seat.
const PATIENCE: usize = 3;

/// The requested time for each choice, if it is valid.
pub fn seconds(wanted: Option<u32>) -> Result<Option<u32>, Refusal> {
    match wanted {
        Some(it) if !(SHORTEST..=LONGEST).contains(&it) => Err(Refusal::Invalid(format!(
            "seconds_per_choice: {it}: expected {SHORTEST} to {LONGEST}"
        ))),
        Some(_) | None => Ok(wanted),
    }
}

/// Since when each seat has had its current question.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clocks {
    since: [i64; MAX_SEATS],
    /// The thinking time of each line in the log.
    thought: Vec<i64>,
}

impl Clocks {
    /// The clocks at the first question.
    pub(crate) fn started(at: i64) -> Self {
        Self { since: [at; MAX_SEATS], thought: Vec::new() }
    }

    /// Notes a line before it is added to the log.
    pub(crate) fn note(&mut self, log: &Log, next: &Next<'_>, at: i64) {
        let since = self.after(log, next, at);
        self.thought.push(self.thought(log, next.seat, at));
        self.since = since;
    }

    fn thought(&self, log: &Log, seat: Seat, at: i64) -> i64 {
        let asked = log.game().waiting().contains(seat);
        if asked { (at - self.since[seat.index()]).max(0) } else { 0 }
    }

    /// Since when each seat has had its question after this line.
    fn after(&self, log: &Log, next: &Next<'_>, at: i64) -> [i64; MAX_SEATS] {
        let mut since = self.since;
        for seat in next.game.waiting().iter() {
            since[seat.index()] = match next.line {
                // In the draft the question of the others stays the same until the step ends.
                _ if seat != next.seat => {
                    if log.game().waiting().contains(seat) && !next.reveals {
                        continue;
                    }
                    at
                }
                Line::Choice { .. } => at,
                // An undo gives no time back.
                Line::Undo { from } | Line::Back { from } => {
                    let own = |ply: &u32| usize::try_from(*ply).ok();
                    let plies = log.choices().filter(|it| it.1 == seat && from <= it.0);
                    let thought =
                        plies.filter_map(|(ply, _, _)| self.thought.get(own(&ply)?)).sum::<i64>();
                    at - thought - self.thought(log, seat, at)
                }
            };
        }
        since
    }
}

/// A line on its way into the log, with the game after it.
pub(crate) struct Next<'a> {
    pub(crate) seat: Seat,
    pub(crate) line: Line,
    pub(crate) game: &'a Game,
    pub(crate) reveals: bool,
}

/// Something whose time is up.
#[derive(Clone, Debug)]
pub enum TimeUp {
    /// The person whom a request is about has not objected: it is [settled](crate::Edit::Settle).
    Settle,
    /// This bot answers once.
    Answer(Due),
    /// It happened this often before: the bot keeps the seat until its person takes it back.
    Give(Seat),
}

/// When the time of each person who has to choose is up, for this game and these clocks.
fn deadlines<'a>(
    meta: &'a Meta,
    game: &'a Game,
    since: &'a [i64; MAX_SEATS],
) -> impl Iterator<Item = (Seat, i64)> + 'a {
    let seconds = meta.settings.seconds_per_choice.filter(|_| meta.state == TableState::Playing);
    let is_person = |seat: &Seat| {
        let place = meta.places.get(seat.index());
        place.is_some_and(|it| it.person.is_some() && it.bot.is_none())
    };
    seconds.into_iter().flat_map(move |seconds| {
        game.waiting().iter().filter(is_person).map(move |seat| {
            (seat, since[seat.index()].max(meta.started_at) + i64::from(seconds) * 1000)
        })
    })
}

impl Sitting {
    /// The seats of people who have to choose, each with the time left in milliseconds.
    pub(crate) fn seat_clocks(&self, now: i64) -> Vec<SeatClock> {
        let left = |(seat, at): (Seat, i64)| SeatClock {
            seat: seat.index(),
            left: u64::try_from(at - now).unwrap_or(0),
        };
        self.deadlines().map(left).collect()
    }

    fn deadlines(&self) -> impl Iterator<Item = (Seat, i64)> {
        let log = self.log().ok();
        log.into_iter().flat_map(|log| deadlines(self.meta(), log.game(), &self.clocks().since))
    }

    /// When the first time is up.
    pub fn deadline(&self) -> Option<i64> {
        self.deadlines().map(|(_, at)| at).chain(self.request_deadline()).min()
    }

    /// When the first time will be up after a line that is stored at this time.
    pub fn deadline_after(&self, addition: &Addition, at: i64) -> Option<i64> {
        let log = self.log().ok()?;
        let since = self.clocks().after(log, &addition.next(), at);
        let clocks = deadlines(self.meta(), addition.game(), &since).map(|(_, at)| at);
        clocks.chain(self.request_deadline_after(addition.seat, addition.line)).min()
    }

    /// When the first time will be up after a change of the table.
    pub fn deadline_once(&self, edited: &Edited) -> Option<i64> {
        let since = match edited.dealt() {
            Some(_) => Clocks::started(edited.meta.started_at).since,
            None => self.clocks().since,
        };
        let log = edited.dealt().or(self.log().ok())?;
        let clocks = deadlines(&edited.meta, log.game(), &since).map(|(_, at)| at);
        clocks.chain(request::deadline(&edited.meta)).min()
    }

    /// The people whose time is up, and for whom no bot was asked yet; and a request whose time to object is over.
    pub fn times_up(&mut self, now: i64) -> Vec<TimeUp> {
        let late: Vec<Seat> =
            self.deadlines().filter(|(_, at)| *at <= now).map(|(seat, _)| seat).collect();
        let level = self.meta().settings.substitute;
        let is_last = |it: &Self, seat| it.log().is_ok_and(|it| PATIENCE <= it.times_up(seat) + 1);
        let is_due = self.request_deadline().is_some_and(|at| at <= now);
        let mut found: Vec<TimeUp> = is_due.then_some(TimeUp::Settle).into_iter().collect();
        for seat in late {
            if is_last(self, seat) {
                found.push(TimeUp::Give(seat));
            } else if let Some(due) = self.ask(seat, level) {
                found.push(TimeUp::Answer(due));
            }
        }
        found
    }
}
