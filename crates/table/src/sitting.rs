//! A table with its game, between its commands: how a choice is processed, without any waiting.
//!
//! Judging changes nothing: it returns what would be added, so that the program running it stores it first, and only then lets
//! it be [added](Sitting::added) and informs everybody. The same applies to changes of seats.

use engine::{Choice, Event, Game, MAX_SEATS, RULES_VERSION, Seat};
use protocol::{Record, ServerMessage, record::Start, table_info::TableState, view::OpenTable};

use crate::{
    Id, Person, Refusal, SeatMask, Wish,
    clock::{Clocks, Next},
    edit::Edit,
    line::{Chooser, Line},
    log::{Log, Over, Told},
    meta::{Final, Meta},
    shown,
};

/// How many keys of past requests are remembered. An older request names an old revision and is refused for that reason.
const KEYS: usize = 16;

/// A table, with its game once it was dealt.
#[derive(Clone, Debug)]
pub struct Sitting {
    meta: Meta,
    pub(crate) log: Option<Log>,
    /// The keys of the clients' last requests, so that a repeated one is not played again.
    keys: Vec<(Seat, String)>,
    /// The revision at which each seat's bot was asked, plus one.
    pub(crate) asked: [u32; MAX_SEATS],
    clocks: Clocks,
    /// The revision after which the person has told the bots to continue.
    pub(crate) confirmed: u32,
}

/// What a seat wants to do in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Answer the question.
    Choose(Choice),
    /// Undo the last choice.
    Undo,
    /// Undo the whole turn.
    Restart,
    /// Undo a choice with the consent of the others.
    TakeBack,
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A person, who must have the seat.
    Person(Id),
    /// The bot that plays the seat.
    Bot,
    /// A bot, because the person's time is up.
    Clock,
}

/// What to do about a play.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Store this line, then [add](Sitting::added) it.
    Add(Box<Addition>),
    /// It is in the log already.
    Repeated,
    /// It answers an old revision.
    Stale,
    /// It answers a revision that is not known here: only another writer can have reached it.
    Ahead,
}

/// A line on its way into the log, with the resulting game.
#[derive(Clone, Debug)]
pub struct Addition {
    /// Its place in the log.
    pub ply: u32,
    pub seat: Seat,
    pub line: Line,
    /// The client's key for its request; empty if there is none.
    pub key: String,
    game: Game,
    events: Vec<Event>,
}

impl Addition {
    pub(crate) fn next(&self) -> Next<'_> {
        let Self { seat, line, game, events, .. } = self;
        let reveals = events.iter().any(|event| event.reveals(*seat, game.rules()));
        Next { seat: *seat, line: *line, game, reveals }
    }

    /// The game after it.
    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    /// The seats that must answer after it.
    pub fn waiting(&self) -> SeatMask {
        self.game.waiting().into()
    }

    /// The state of the table after it.
    pub fn state(&self) -> TableState {
        state_of(&self.game)
    }

    /// The round after it.
    pub fn round(&self) -> u8 {
        round_of(&self.game)
    }

    /// How each seat ended up, if it ends the game.
    pub fn finals(&self) -> Vec<Final> {
        finals_of(&self.game)
    }
}

/// A change of a table, to be saved and then [made](Sitting::edited).
#[derive(Clone, Debug)]
pub struct Edited {
    /// The table after it.
    pub meta: Meta,
    /// The game, if the change deals it.
    dealt: Option<Log>,
}

impl Edited {
    /// The game that the change deals.
    pub(crate) const fn dealt(&self) -> Option<&Log> {
        self.dealt.as_ref()
    }
}

impl Sitting {
    /// The table as it is stored. Its lines are [loaded](Sitting::load) afterwards.
    pub fn new(meta: Meta) -> Result<Self, Refusal> {
        let log = deal(&meta)?;
        let clocks = Clocks::started(meta.started_at);
        Ok(Self { meta, log, keys: Vec::new(), asked: [0; MAX_SEATS], clocks, confirmed: 0 })
    }

    /// Everything about the table but its game.
    pub const fn meta(&self) -> &Meta {
        &self.meta
    }

    /// The game, once it was dealt.
    pub fn log(&self) -> Result<&Log, Refusal> {
        self.log.as_ref().ok_or(Refusal::NotBegun)
    }

    /// The number of lines known here.
    pub fn revision(&self) -> u32 {
        self.log.as_ref().map_or(0, Log::revision)
    }

    pub(crate) const fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// Adds the next line as it was stored at this time.
    pub fn load(
        &mut self,
        ply: u32,
        seat: u8,
        text: &str,
        key: String,
        at: i64,
    ) -> Result<(), Refusal> {
        let broken = |what: &str| Refusal::Broken(format!("the stored line {ply}: {what}"));
        let log = self.log.as_mut().ok_or_else(|| broken("the game has not begun"))?;
        let seat = Seat::new(seat.into()).ok_or_else(|| broken("a seat beyond the fifth"))?;
        if ply != log.revision() {
            return Err(broken("a gap before it"));
        }
        let line = Line::read(text)?;
        let (game, events) = log.tried(seat, line)?;
        let addition = Addition { ply, seat, line, key: String::new(), game, events };
        self.clocks.note(log, &addition.next(), at);
        log.push(seat, line, &game, &addition.events);
        self.remember(seat, key);
        self.note_game();
        Ok(())
    }

    /// Takes over the table as another writer has saved it. Its lines are loaded afterwards.
    pub fn renew(&mut self, meta: Meta) -> Result<(), Refusal> {
        if self.log.is_none() {
            self.log = deal(&meta)?;
            self.clocks = Clocks::started(meta.started_at);
        }
        self.meta = meta;
        self.note_game();
        Ok(())
    }

    /// What the game says of the table.
    fn note_game(&mut self) {
        let Some(log) = &self.log else { return };
        self.meta.revision = log.revision();
        self.meta.waiting = SeatMask::from(log.game().waiting()).0;
        self.meta.round = round_of(log.game());
        self.meta.finals = finals_of(log.game());
        if log.game().result().is_some() {
            self.meta.state = TableState::Finished;
        }
    }

    fn remember(&mut self, seat: Seat, key: String) {
        if !key.is_empty() {
            if KEYS <= self.keys.len() {
                self.keys.remove(0);
            }
            self.keys.push((seat, key));
        }
    }

    /// Judges a change of the table. `is_gone` tells whether a person has been away for long enough
    /// to be replaced.
    pub fn edit(
        &self,
        by: &Person,
        edit: &Edit,
        at: i64,
        is_gone: &dyn Fn(Id) -> bool,
    ) -> Result<Edited, Refusal> {
        let to_take_back = if let Edit::Ask(Wish::TakeBack { .. }) = edit {
            Some(self.to_take_back(by.id, is_gone)?)
        } else {
            None
        };
        let mut meta = self.meta.clone();
        meta.request = meta.request.filter(|_| !self.is_objected());
        edit.apply(&mut meta, by, at, is_gone)?;
        if let Some((request, seat)) = meta.request.as_mut().zip(to_take_back) {
            request.by = seat.index();
        }
        let dealt = if self.log.is_none() { deal(&meta)? } else { None };
        if let Some(log) = &dealt {
            meta.waiting = SeatMask::from(log.game().waiting()).0;
            meta.round = round_of(log.game());
        }
        Ok(Edited { meta, dealt })
    }

    /// Makes a change that was saved at this time. Returns whether the game was dealt.
    pub fn edited(&mut self, edited: Edited, at: i64) -> bool {
        let Edited { meta, dealt } = edited;
        self.meta = Meta { version: meta.version + 1, updated_at: at, ..meta };
        let is_dealt = dealt.is_some();
        if is_dealt {
            self.clocks = Clocks::started(self.meta.started_at);
        }
        self.log = self.log.take().or(dealt);
        is_dealt
    }

    /// Judges a play that answers `revision`. Nothing changes before it is [added](Sitting::added).
    pub fn judge(
        &self,
        by: By,
        seat: usize,
        revision: u32,
        play: Play,
        key: &str,
    ) -> Result<Verdict, Refusal> {
        let place = self.meta.place(seat)?;
        let seat = Seat::new(seat).ok_or(Refusal::NotFound("seat"))?;
        if let By::Person(person) = by
            && place.person != Some(person)
        {
            return Err(Refusal::NotYourSeat);
        }
        if !key.is_empty() && self.keys.iter().any(|it| it.0 == seat && it.1 == key) {
            return Ok(Verdict::Repeated);
        }
        match by {
            By::Person(_) if place.bot.is_some() => return Err(Refusal::NotYourSeat),
            // The person has taken the seat back in the meantime.
            By::Bot if place.bot.is_none() => return Ok(Verdict::Stale),
            // A bot keeps the seat now and answers for itself.
            By::Clock if place.bot.is_some() => return Ok(Verdict::Stale),
            By::Person(_) | By::Bot | By::Clock => {}
        }
        let log = self.log()?;
        if self.meta.state != TableState::Playing {
            return Err(Refusal::NotPlaying);
        }
        if log.revision() < revision {
            return Ok(Verdict::Ahead);
        }
        if revision < log.answerable_from(seat) {
            return Ok(Verdict::Stale);
        }
        let line = self.line_of(log, by, seat, play)?;
        let (game, events) = log.tried(seat, line)?;
        let (ply, key) = (log.revision(), key.to_owned());
        Ok(Verdict::Add(Box::new(Addition { ply, seat, line, key, game, events })))
    }

    fn line_of(&self, log: &Log, by: By, seat: Seat, play: Play) -> Result<Line, Refusal> {
        let over = self.meta.over();
        match play {
            Play::Choose(choice) => {
                let by = match by {
                    By::Person(_) if log.bot_has_kept(seat) => return Err(Refusal::BotAnswered),
                    // A seat that has already answered changes its answer, which the draft allows.
                    By::Person(_)
                        if !log.game().waiting().contains(seat)
                            && log.is_undone_enough(seat, over) =>
                    {
                        return Err(Refusal::UndoneEnough);
                    }
                    By::Person(_) => Chooser::Person,
                    By::Bot => Chooser::Bot,
                    By::Clock => Chooser::Clock,
                };
                Ok(Line::Choice { choice, by })
            }
            Play::Undo | Play::Restart if log.is_undone_enough(seat, over) => {
                Err(Refusal::UndoneEnough)
            }
            Play::Undo => log.undo(seat, over).ok_or(Refusal::UndoGone),
            Play::Restart => log.restart(seat, over).ok_or(Refusal::UndoGone),
            Play::TakeBack if log.is_undone_enough(seat, Over::Granted(SeatMask::default())) => {
                Err(Refusal::UndoneEnough)
            }
            Play::TakeBack => {
                let request = self.meta.request.filter(|_| self.granted() == Some(seat));
                let line = request.and_then(|it| self.take_back(seat, it.granted));
                line.ok_or(Refusal::UndoGone)
            }
        }
    }

    /// Adds a line that was stored at this time. Returns what to send.
    pub fn added(&mut self, addition: Addition, at: i64) -> Result<Told, Refusal> {
        let ply = addition.ply;
        let Some(log) = self.log.as_mut().filter(|log| log.revision() == ply) else {
            return Err(Refusal::Broken(format!("line {ply} is not the next one")));
        };
        self.clocks.note(log, &addition.next(), at);
        let Addition { seat, line, key, game, events, .. } = addition;
        log.push(seat, line, &game, &events);
        self.remember(seat, key);
        self.meta.updated_at = at;
        self.note_game();
        Ok(Told { revision: ply + 1, seat, line, events })
    }

    /// The state at this time for someone with these seats and the lines named, as a message. What everyone can
    /// see is written once: [`Sitting::open`].
    pub fn update(
        &self,
        now: i64,
        open: &OpenTable,
        seats: SeatMask,
        lines: &[Told],
    ) -> Result<String, Refusal> {
        let mut update = shown::update(self.log()?, self.meta.over(), open, seats, lines);
        update.clocks = self.seat_clocks(now);
        update.held = self.holds() && !self.bots_waiting().is_empty();
        Ok(ServerMessage::Update(update).to_json())
    }

    /// What everyone can see in the game.
    pub fn open(&self) -> Result<OpenTable, Refusal> {
        Ok(shown::open(self.log()?.game()))
    }
}

/// Deals a game that has begun.
fn deal(meta: &Meta) -> Result<Option<Log>, Refusal> {
    let Some(setup) = meta.setup()? else { return Ok(None) };
    if meta.rules_version != RULES_VERSION {
        return Err(Refusal::OtherRules(meta.rules_version));
    }
    Ok(Some(Log::new(Record::new(Start::Setup(setup)), &mut ())))
}

fn state_of(game: &Game) -> TableState {
    if game.result().is_some() { TableState::Finished } else { TableState::Playing }
}

fn round_of(game: &Game) -> u8 {
    game.table().round + 1
}

/// How each seat ended up; nothing before the end.
fn finals_of(game: &Game) -> Vec<Final> {
    let Some(result) = game.result() else { return Vec::new() };
    let of = |seat: Seat| Final { score: result[seat].prestige, place: result[seat].place };
    game.seats().map(of).collect()
}
