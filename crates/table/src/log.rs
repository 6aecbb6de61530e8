//! A table's log and the resulting game. An undo is an entry like a choice: it withdraws, it never deletes.

use engine::{Choice, ChoiceError, Event, Game, Phase, Seat, Sink};
use protocol::{Record, record::MOST_CHANGES};

use crate::{
    SeatMask,
    line::{Chooser, Line},
};

/// Whose choices a seat may undo besides its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Nobody's: no more undo once another seat has acted.
    Nobody,
    /// Those of bots, as far as they have shown nothing: there is nobody else at the table. What a person chose who has left
    /// since stays.
    Bots,
    /// Those of bots, and of the people of these seats, who have granted it.
    Granted(SeatMask),
}

/// A line with its seat.
#[derive(Clone, Copy, Debug)]
struct Written {
    line: Line,
    seat: Seat,
    /// Whether it has revealed something hidden, or has ended a step of the draft.
    reveals: bool,
    /// Whether it has revealed something hidden to the others.
    shows: bool,
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

/// How often a seat may undo before something is final again: enough for people who try things out, too
/// little for a program that fills the log.
pub(crate) const MOST_UNDOS: usize = MOST_CHANGES;

/// The complete log of a table, and the current game.
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

    /// The current game.
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

    /// The choices that count, in order, each with its ply.
    pub fn choices(&self) -> impl Iterator<Item = (u32, Seat, Choice)> {
        self.choices_by().map(|(ply, seat, choice, _)| (ply, seat, choice))
    }

    /// The choices that count, in order, each with its ply and with what made it.
    pub(crate) fn choices_by(&self) -> impl Iterator<Item = (u32, Seat, Choice, Chooser)> {
        self.counted.iter().filter_map(|&ply| {
            let Written { line, seat, .. } = self.line(ply);
            match line {
                Line::Choice { choice, by } => Some((ply, seat, choice, by)),
                Line::Undo { .. } | Line::Back { .. } => None,
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

    /// The first revision for which an answer by `seat` still answers its current question.
    ///
    /// In the draft this is not just the latest one: what others keep does not change a seat's own question.
    pub fn answerable_from(&self, seat: Seat) -> u32 {
        if self.game.table().phase != Phase::Draft {
            return self.revision();
        }
        let other = |it: &&Written| it.seat != seat && !it.reveals;
        let by_others = self.lines.iter().rev().take_while(other).count();
        self.revision() - u32::try_from(by_others).expect("a game is short")
    }

    /// Whether a bot has answered the open draft question for this seat: its answer stays.
    pub fn bot_has_kept(&self, seat: Seat) -> bool {
        let answered = |it: &Written| it.seat == seat;
        let is_bots =
            |it: Written| matches!(it.line, Line::Choice { by: Chooser::Bot | Chooser::Clock, .. });
        let mut counted = self.counted.iter().rev().map(|&ply| self.line(ply));
        self.game.table().phase == Phase::Draft
            && !self.game.waiting().contains(seat)
            && counted.find(answered).is_some_and(is_bots)
    }

    /// Whether the person of one of these seats has played since a revision.
    pub(crate) fn acted_since(&self, seats: SeatMask, revision: u32) -> bool {
        let since = usize::try_from(revision).unwrap_or(usize::MAX);
        let by_them = |it: &Written| it.line.is_persons() && seats.contains(it.seat);
        self.lines.iter().skip(since).any(by_them)
    }

    /// The seat of the last choice that counts, if it is one that its person may still take back.
    pub fn last_of_a_person(&self) -> Option<Seat> {
        let last = self.counted.last().map(|&ply| self.line(ply))?;
        let by_person = matches!(last.line, Line::Choice { by: Chooser::Person, .. });
        Some(last.seat).filter(|_| by_person && !last.reveals)
    }

    /// How many of the last choices of this seat were made because its time was up.
    pub fn times_up(&self, seat: Seat) -> usize {
        let counted = self.counted.iter().rev().map(|&ply| self.line(ply));
        let own = counted.filter(|it| it.seat == seat);
        let choosers = own.filter_map(|it| match it.line {
            Line::Choice { by, .. } => Some(by),
            Line::Undo { .. } | Line::Back { .. } => None,
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
            Line::Undo { from } => Ok((self.without(Some(seat), from), events)),
            Line::Back { from } => Ok((self.without(None, from), events)),
        }
    }

    /// Adds a line that was [tried](Log::tried).
    pub fn push(&mut self, seat: Seat, line: Line, game: &Game, events: &[Event]) {
        let ply = self.revision();
        let reveals = |by: Seat| events.iter().any(|event| event.reveals(by, game.rules()));
        let (reveals, shows) = (reveals(seat), reveals(seat.left(1, game.players())));
        match line {
            Line::Choice { .. } => {
                let drafting = self.game.table().phase == Phase::Draft;
                if !drafting && self.lines.last().is_some_and(|it| it.seat != seat) {
                    self.anchor = Anchor { ply, game: self.game };
                }
                self.counted.push(ply);
            }
            Line::Undo { from } | Line::Back { from } => {
                self.withdraw(seat, line);
                let nothing_left = self.counted.last().is_none_or(|&it| it < self.anchor.ply);
                if nothing_left || from < self.anchor.ply {
                    self.anchor = Anchor { ply: ply + 1, game: *game };
                }
            }
        }
        self.lines.push(Written { line, seat, reveals, shows });
        if reveals {
            self.anchor = Anchor { ply: ply + 1, game: *game };
        }
        self.game = *game;
    }

    /// Tries a line and adds it; returns what it did.
    pub fn add(&mut self, seat: Seat, line: Line) -> Result<Vec<Event>, ChoiceError> {
        let (game, events) = self.tried(seat, line)?;
        self.push(seat, line, &game, &events);
        Ok(events)
    }

    /// Removes the last choices, whoever made them, when one program plays all seats; returns whether there were that many.
    pub fn forget(&mut self, choices: usize) -> bool {
        let made = self.choices().count();
        let Some(left) = made.checked_sub(choices) else { return false };
        let cut = self.choices().nth(left).map(|(ply, _, _)| ply);
        let cut = cut.and_then(|ply| usize::try_from(ply).ok()).unwrap_or(self.lines.len());
        *self = self.at(cut);
        true
    }

    fn withdraw(&mut self, seat: Seat, line: Line) {
        let (from, whose) = match line {
            Line::Choice { .. } => return,
            Line::Undo { from } => (from, Some(seat)),
            Line::Back { from } => (from, None),
        };
        let Self { lines, counted, .. } = self;
        let by = |ply: u32| usize::try_from(ply).ok().map(|it| lines[it].seat);
        counted.retain(|&ply| ply < from || whose.is_some() && by(ply) != whose);
    }

    /// The game without the choices from a ply on, of one seat or of all.
    fn without(&self, whose: Option<Seat>, from: u32) -> Game {
        let beginning = Anchor { ply: 0, game: self.dealt };
        let Anchor { ply, mut game } =
            if self.anchor.ply <= from { self.anchor } else { beginning };
        let others = |by: Seat| whose.is_some_and(|seat| seat != by);
        let stays = |&(it, by, _): &(u32, Seat, Choice)| ply <= it && (it < from || others(by));
        for (_, by, choice) in self.choices().filter(stays) {
            game.choose_unchecked(by, choice, &mut ());
        }
        game
    }

    /// The log as it was after this many lines.
    fn at(&self, lines: usize) -> Self {
        let mut log = self.clone();
        log.lines.truncate(lines);
        log.counted.clear();
        for ply in 0..log.revision() {
            let Written { line, seat, .. } = log.line(ply);
            match line {
                Line::Choice { .. } => log.counted.push(ply),
                Line::Undo { .. } | Line::Back { .. } => log.withdraw(seat, line),
            }
        }
        let mut game = log.dealt;
        for (_, seat, choice) in log.choices() {
            game.choose_unchecked(seat, choice, &mut ());
        }
        Self { game, anchor: Anchor { ply: log.revision(), game }, ..log }
    }

    /// The choices of its own that `seat` may undo, the last one first.
    ///
    /// That is, until another seat has acted, something hidden has been revealed, or a bot has chosen for the seat. What
    /// another seat has withdrawn was seen nevertheless. In the draft, what others keep is not visible.
    fn withdrawable(&self, seat: Seat, over: Over) -> impl Iterator<Item = (u32, Choice)> {
        let drafting = self.is_drafting();
        let choices = (0..self.revision()).zip(&self.lines).rev();
        choices
            .filter_map(|(ply, it)| match it.line {
                Line::Choice { choice, by } => Some((ply, it, choice, by)),
                Line::Undo { .. } | Line::Back { .. } => None,
            })
            .take_while(move |(_, it, _, by)| {
                let own = it.seat == seat && *by == Chooser::Person;
                let by_bot = *by != Chooser::Person;
                // In the draft only one's own choice is taken back.
                let passes = drafting
                    || match over {
                        Over::Nobody => false,
                        Over::Bots => by_bot && !it.shows,
                        Over::Granted(seats) => by_bot || seats.contains(it.seat),
                    };
                !it.reveals && (own || it.seat != seat && passes)
            })
            .filter(move |(ply, it, _, _)| {
                it.seat == seat && self.counted.binary_search(ply).is_ok()
            })
            .map(|(ply, _, choice, _)| (ply, choice))
    }

    /// Whether the seat has taken back or changed so much since something was final that it must play on.
    pub fn is_undone_enough(&self, seat: Seat, over: Over) -> bool {
        let drafting = self.is_drafting();
        let by_person = |it: &Written| matches!(it.line, Line::Choice { by: Chooser::Person, .. });
        let open = |it: &&Written| {
            let others = match over {
                Over::Nobody => false,
                Over::Bots => !it.shows && !by_person(it),
                Over::Granted(_) => true,
            };
            !it.reveals && (it.seat == seat || drafting || others)
        };
        let own = self.lines.iter().rev().take_while(open).filter(|it| it.seat == seat);
        let (mut undos, mut choices) = (0, 0);
        for it in own {
            match it.line {
                Line::Choice { .. } => choices += 1,
                Line::Undo { .. } | Line::Back { .. } => undos += 1,
            }
        }
        // In the draft an answer can also be changed without taking it back first.
        MOST_UNDOS <= undos || drafting && MOST_UNDOS < choices
    }

    /// The undo of the last own choice, if there is one.
    pub fn undo(&self, seat: Seat, over: Over) -> Option<Line> {
        self.withdrawable(seat, over).next().map(|(from, _)| self.back(seat, from, over))
    }

    /// Withdraws choices from a ply on: the seat's own, or all if others have acted since.
    fn back(&self, seat: Seat, from: u32, over: Over) -> Line {
        let others = self.choices().any(|(ply, by, _)| from < ply && by != seat);
        match over {
            Over::Bots | Over::Granted(_) if others && !self.is_drafting() => Line::Back { from },
            Over::Nobody | Over::Bots | Over::Granted(_) => Line::Undo { from },
        }
    }

    fn is_drafting(&self) -> bool {
        self.game.table().phase == Phase::Draft
    }

    /// The undo of the whole own turn, as far as it can be taken back.
    ///
    /// A turn begins with a card played or a person hired; the choices that follow from it belong to it.
    pub fn restart(&self, seat: Seat, over: Over) -> Option<Line> {
        let mut first = None;
        for (ply, choice) in self.withdrawable(seat, over) {
            first = Some(ply);
            if matches!(choice, Choice::Play(_) | Choice::Hire(_)) {
                break;
            }
        }
        first.map(|from| self.back(seat, from, over))
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
