//! A table's log and the game it makes. An undo is an entry like a choice: it withdraws, it never deletes.

use std::fmt;

use engine::{Choice, ChoiceError, Event, Game, Phase, Seat, Sink};
use protocol::Record;

use crate::Refusal;

/// One line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A seat has chosen.
    Choice { choice: Choice, by: Chooser },
    /// The seat's choices from this ply on are withdrawn.
    Undo {
        /// The first ply that is withdrawn.
        from: u32,
    },
}

/// Who made a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// The person of the seat, who may take it back.
    Person,
    /// The bot that plays the seat: what it chose stays.
    Bot,
    /// A bot, because the person's time was up: that stays too.
    Clock,
}

impl Chooser {
    /// The word before a stored choice.
    const fn prefix(self) -> &'static str {
        match self {
            Self::Person => "",
            Self::Bot => "bot ",
            Self::Clock => "clock ",
        }
    }
}

impl Line {
    /// Reads a stored line.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        fn broken(error: impl fmt::Display) -> Refusal {
            Refusal::Broken(format!("a stored line: {error}"))
        }
        if let Some(from) = text.strip_prefix("undo ") {
            return from.parse().map(|from| Self::Undo { from }).map_err(broken);
        }
        let stripped = |by: Chooser| text.strip_prefix(by.prefix()).map(|choice| (by, choice));
        let (by, choice) = [Chooser::Bot, Chooser::Clock]
            .into_iter()
            .find_map(stripped)
            .unwrap_or((Chooser::Person, text));
        choice.parse().map(|choice| Self::Choice { choice, by }).map_err(broken)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choice { choice, by } => write!(f, "{}{choice}", by.prefix()),
            Self::Undo { from } => write!(f, "undo {from}"),
        }
    }
}

/// A line with its seat.
#[derive(Clone, Copy, Debug)]
struct Written {
    line: Line,
    seat: Seat,
    /// Whether it has brought something hidden to light, or has ended a step of the draft.
    reveals: bool,
}

/// A line with what it did, before anything is hidden from anybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The revision after it.
    pub revision: u32,
    pub seat: Seat,
    pub line: Line,
    pub events: Vec<Event>,
}

/// A game at some ply, so that an undo replays no more than it has to.
#[derive(Clone, Copy, Debug)]
struct Anchor {
    ply: u32,
    game: Game,
}

/// How often a seat may take something back before something is final again: enough for people who try things out, too
/// little for a program that fills the log.
pub(crate) const MOST_UNDOS: usize = 20;

/// The log of a table from its first line on, and the game as it stands.
#[derive(Clone, Debug)]
pub struct Log {
    /// The record without its choices: what the game started from, and what is known of it.
    head: Record,
    /// The game before the first line: it is dealt once.
    dealt: Game,
    lines: Vec<Written>,
    /// The plies of the choices that were not withdrawn.
    counted: Vec<u32>,
    /// The game before the choices that may still be withdrawn.
    anchor: Anchor,
    game: Game,
}

impl Log {
    /// The game of a record before its first choice.
    pub fn new<S: Sink>(head: Record, out: &mut S) -> Self {
        let dealt = head.start.game(out);
        let head = Record { choices: Vec::new(), ..head };
        let anchor = Anchor { ply: 0, game: dealt };
        Self { head, dealt, lines: Vec::new(), counted: Vec::new(), anchor, game: dealt }
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The game before the first line.
    pub const fn dealt(&self) -> &Game {
        &self.dealt
    }

    /// The number of lines.
    pub fn revision(&self) -> u32 {
        u32::try_from(self.lines.len()).expect("a game is short")
    }

    /// The choices that count, in their order, each with its ply.
    pub fn choices(&self) -> impl Iterator<Item = (u32, Seat, Choice)> {
        self.counted.iter().filter_map(|&ply| {
            let Written { line, seat, .. } = self.line(ply);
            match line {
                Line::Choice { choice, .. } => Some((ply, seat, choice)),
                Line::Undo { .. } => None,
            }
        })
    }

    fn line(&self, ply: u32) -> Written {
        self.lines[usize::try_from(ply).expect("a ply of the log")]
    }

    /// The record of the game: withdrawn choices are left out.
    pub fn record(&self) -> Record {
        let choices = self.choices().map(|(_, seat, choice)| (seat, choice)).collect();
        Record { choices, ..self.head.clone() }
    }

    /// The first revision whose answer by `seat` is still an answer to what it is asked now.
    ///
    /// In the draft that is more than the latest one: what others keep does not change one's own question.
    pub fn answerable_from(&self, seat: Seat) -> u32 {
        if self.game.table().phase != Phase::Draft {
            return self.revision();
        }
        let other = |it: &&Written| it.seat != seat && !it.reveals;
        let by_others = self.lines.iter().rev().take_while(other).count();
        self.revision() - u32::try_from(by_others).expect("a game is short")
    }

    /// Whether a bot has answered for this seat what is still open in the draft: its answer stays.
    pub fn bot_has_kept(&self, seat: Seat) -> bool {
        let answered = |it: &Written| it.seat == seat;
        let is_bots =
            |it: Written| matches!(it.line, Line::Choice { by: Chooser::Bot | Chooser::Clock, .. });
        let mut counted = self.counted.iter().rev().map(|&ply| self.line(ply));
        self.game.table().phase == Phase::Draft
            && !self.game.waiting().contains(seat)
            && counted.find(answered).is_some_and(is_bots)
    }

    /// How many of the last choices of this seat were made because its time was up.
    pub fn times_up(&self, seat: Seat) -> usize {
        let counted = self.counted.iter().rev().map(|&ply| self.line(ply));
        let own = counted.filter(|it| it.seat == seat);
        let choosers = own.filter_map(|it| match it.line {
            Line::Choice { by, .. } => Some(by),
            Line::Undo { .. } => None,
        });
        choosers.take_while(|by| *by == Chooser::Clock).count()
    }

    /// What the game would be after this line, with the events of a choice; an error leaves everything as it is.
    pub fn tried(&self, seat: Seat, line: Line) -> Result<(Game, Vec<Event>), ChoiceError> {
        let mut events = Vec::new();
        match line {
            Line::Choice { choice, .. } => {
                let mut game = self.game;
                game.choose(seat, choice, &mut events)?;
                Ok((game, events))
            }
            Line::Undo { from } => Ok((self.without(seat, from), events)),
        }
    }

    /// Adds a line that was [tried](Log::tried).
    pub fn push(&mut self, seat: Seat, line: Line, game: &Game, events: &[Event]) {
        let ply = self.revision();
        let reveals = events.iter().any(|event| event.reveals(seat, game.rules()));
        match line {
            Line::Choice { .. } => {
                let drafting = self.game.table().phase == Phase::Draft;
                if !drafting && self.lines.last().is_some_and(|it| it.seat != seat) {
                    self.anchor = Anchor { ply, game: self.game };
                }
                self.counted.push(ply);
            }
            Line::Undo { from } => {
                self.withdraw(seat, from);
                let nothing_left = self.counted.last().is_none_or(|&it| it < self.anchor.ply);
                if nothing_left || from < self.anchor.ply {
                    self.anchor = Anchor { ply: ply + 1, game: *game };
                }
            }
        }
        self.lines.push(Written { line, seat, reveals });
        if reveals {
            self.anchor = Anchor { ply: ply + 1, game: *game };
        }
        self.game = *game;
    }

    /// Tries a line and adds it; gives what it did.
    pub fn add(&mut self, seat: Seat, line: Line) -> Result<Vec<Event>, ChoiceError> {
        let (game, events) = self.tried(seat, line)?;
        self.push(seat, line, &game, &events);
        Ok(events)
    }

    /// Forgets the last choices, whoever made them, for one who plays all seats; says whether there were so many.
    pub fn forget(&mut self, choices: usize) -> bool {
        let made = self.choices().count();
        let Some(left) = made.checked_sub(choices) else { return false };
        let cut = self.choices().nth(left).map(|(ply, _, _)| ply);
        let cut = cut.and_then(|ply| usize::try_from(ply).ok()).unwrap_or(self.lines.len());
        *self = self.at(cut);
        true
    }

    fn withdraw(&mut self, seat: Seat, from: u32) {
        let Self { lines, counted, .. } = self;
        let is_own = |ply: u32| usize::try_from(ply).is_ok_and(|it| lines[it].seat == seat);
        counted.retain(|&ply| ply < from || !is_own(ply));
    }

    /// The game without the seat's choices from a ply on.
    fn without(&self, seat: Seat, from: u32) -> Game {
        let beginning = Anchor { ply: 0, game: self.dealt };
        let Anchor { ply, mut game } =
            if self.anchor.ply <= from { self.anchor } else { beginning };
        let stays = |&(it, by, _): &(u32, Seat, Choice)| ply <= it && (it < from || by != seat);
        for (_, by, choice) in self.choices().filter(stays) {
            game.choose_unchecked(by, choice, &mut ());
        }
        game
    }

    /// The log as it was after so many lines.
    fn at(&self, lines: usize) -> Self {
        let mut log = self.clone();
        log.lines.truncate(lines);
        log.counted.clear();
        for ply in 0..log.revision() {
            match log.line(ply) {
                Written { line: Line::Choice { .. }, .. } => log.counted.push(ply),
                Written { line: Line::Undo { from }, seat, .. } => log.withdraw(seat, from),
            }
        }
        let mut game = log.dealt;
        for (_, seat, choice) in log.choices() {
            game.choose_unchecked(seat, choice, &mut ());
        }
        Self { game, anchor: Anchor { ply: log.revision(), game }, ..log }
    }

    /// The choices of its own that `seat` may take back, the last one first.
    ///
    /// That is until another seat has acted, something hidden has been revealed, or a bot has chosen for the seat. What
    /// another seat has withdrawn was seen all the same. In the draft nothing is seen of what others keep.
    fn withdrawable(&self, seat: Seat) -> impl Iterator<Item = (u32, Choice)> {
        let drafting = self.game.table().phase == Phase::Draft;
        let choices = (0..self.revision()).zip(&self.lines).rev();
        choices
            .filter_map(|(ply, it)| match it.line {
                Line::Choice { choice, by } => Some((ply, it, choice, by)),
                Line::Undo { .. } => None,
            })
            .take_while(move |(_, it, _, by)| {
                !it.reveals && if it.seat == seat { *by == Chooser::Person } else { drafting }
            })
            .filter(move |(ply, it, _, _)| {
                it.seat == seat && self.counted.binary_search(ply).is_ok()
            })
            .map(|(ply, _, choice, _)| (ply, choice))
    }

    /// Whether the seat has taken back so much since something was final that it must play on.
    pub fn is_undone_enough(&self, seat: Seat) -> bool {
        let drafting = self.game.table().phase == Phase::Draft;
        let open = |it: &&Written| !it.reveals && (it.seat == seat || drafting);
        let undone = |it: &&Written| it.seat == seat && matches!(it.line, Line::Undo { .. });
        MOST_UNDOS <= self.lines.iter().rev().take_while(open).filter(undone).count()
    }

    /// The undo of the last own choice, if there is one.
    pub fn undo(&self, seat: Seat) -> Option<Line> {
        self.withdrawable(seat).next().map(|(from, _)| Line::Undo { from })
    }

    /// The undo of the whole own turn, as far as it can be taken back.
    ///
    /// A turn begins with a card played or a person hired; the choices that follow from it belong to it.
    pub fn restart(&self, seat: Seat) -> Option<Line> {
        let mut first = None;
        for (ply, choice) in self.withdrawable(seat) {
            first = Some(ply);
            if matches!(choice, Choice::Play(_) | Choice::Hire(_)) {
                break;
            }
        }
        first.map(|from| Line::Undo { from })
    }

    /// The lines from a revision on, each with what it did.
    pub fn since(&self, revision: u32) -> Vec<Told> {
        let known = usize::try_from(revision).unwrap_or(usize::MAX);
        let Some(new) = self.lines.get(known..) else { return Vec::new() };
        let mut log = self.at(known);
        let told = new.iter().map_while(|it| {
            let events = log.add(it.seat, it.line);
            debug_assert!(events.is_ok(), "every line of the log was legal when it was written");
            let revision = log.revision();
            events.ok().map(|events| Told { revision, seat: it.seat, line: it.line, events })
        });
        told.collect()
    }
}
