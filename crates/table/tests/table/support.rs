//! Games and tables for tests.

use engine::{Colour, Game, Rules, Seat, Setup};
use protocol::{Record, record::Start};
use serde_json::{Value, json};
use table::{
    Addition, By, Chooser, Edit, Id, Line, Log, Meta, Over, Person, Play, Sitting, Verdict,
    meta::Birth,
};

/// Small numbers by chance, the same in every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("32 bits") % n
    }
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// The log of a game that was just dealt; seat 0 begins.
pub(crate) fn dealt(players: usize, seed: u8, rules: Rules) -> Log {
    let colours = &Colour::ALL[..players];
    let setup = Setup::new(colours, rules, Some(seat(0)), [seed; 32]).expect("a setup");
    Log::new(Record::new(Start::Setup(setup)), &mut ())
}

/// The log of a game that begins from a position.
pub(crate) fn from_position(position: &str) -> Log {
    let game: Game = position.parse().expect("a position");
    Log::new(Record::new(Start::Position(Box::new(game))), &mut ())
}

/// The n-th option of a seat, as a line of a person.
pub(crate) fn line(log: &Log, by: Seat, nth: usize) -> Line {
    let options = log.game().options(by);
    Line::Choice { choice: options.nth(nth % options.len()), by: Chooser::Person }
}

/// A choice of a seat, its n-th option.
pub(crate) fn choose(log: &mut Log, by: Seat, nth: usize) {
    let line = line(log, by, nth);
    log.add(by, line).expect("an option");
}

/// Takes the undo that a seat is offered.
pub(crate) fn undo(log: &mut Log, by: Seat) {
    let line = log.undo(by, Over::Nobody).expect("something to take back");
    log.add(by, line).expect("an undo is never illegal");
}

/// Lets everyone take their first option until the game is as wanted.
pub(crate) fn play_until(log: &mut Log, stop: impl Fn(&Game) -> bool) {
    while !stop(log.game()) {
        let by = log.game().waiting().first().expect("the game is on");
        choose(log, by, 0);
    }
}

/// The people of the tests.
pub(crate) fn person(number: u8) -> Person {
    Person { id: Id::from_bytes([number; 16]), name: format!("Person {number}") }
}

/// A table that person 1 wants.
pub(crate) fn wanted(wanted: Value) -> Meta {
    let new: table::wanted::NewTable = serde_json::from_value(wanted).expect("a table");
    new.meta(birth(), &person(1)).expect("it can be played")
}

pub(crate) fn birth() -> Birth {
    Birth { id: Id::from_bytes([9; 16]), code: "ABCDEFGH".into(), at: 1000, secret: None }
}

/// A table of so many people and then bots, before the game. Person `n + 1` has seat `n`.
pub(crate) fn waiting(people: u8, bots: usize) -> Sitting {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(usize::from(people), json!({ "kind": "open" }));
    seats.resize(usize::from(people) + bots, json!({ "kind": "bot", "level": "novice" }));
    let mut sitting = Sitting::new(wanted(json!({ "seats": seats, "start": 0 }))).expect("a table");
    for number in 1..people {
        edit(&mut sitting, number + 1, &Edit::Sit { seat: usize::from(number) });
    }
    sitting
}

/// The same, dealt.
pub(crate) fn begun(people: u8, bots: usize) -> Sitting {
    let mut sitting = waiting(people, bots);
    edit(&mut sitting, 1, &Edit::Start { seed: [3; 32] });
    sitting
}

/// A change that must be allowed. Says whether the game was dealt.
pub(crate) fn edit(sitting: &mut Sitting, by: u8, edit: &Edit) -> bool {
    let edited = sitting.edit(&person(by), edit, 2000, &|_| false).expect("it is allowed");
    sitting.edited(edited, 2000)
}

/// The n-th option of a seat.
pub(crate) fn option(sitting: &Sitting, by: usize, nth: usize) -> Play {
    let options = sitting.log().expect("a game").game().options(seat(by));
    Play::Choose(options.nth(nth % options.len()))
}

/// What is to be stored for a play that must be allowed.
pub(crate) fn addition(sitting: &Sitting, by: By, seat: usize, play: Play, key: &str) -> Addition {
    match sitting.judge(by, seat, sitting.revision(), play, key) {
        Ok(Verdict::Add(addition)) => *addition,
        other => panic!("{play:?}: {other:?}"),
    }
}

/// A play of a seat's person, to the end of its way.
pub(crate) fn play(sitting: &mut Sitting, seat: usize, play: Play) {
    let by = By::Person(person(u8::try_from(seat).expect("small") + 1).id);
    let addition = addition(sitting, by, seat, play, "");
    sitting.added(addition, 3000).expect("the next line");
}

/// Lets everyone take their first option until the game is as wanted.
pub(crate) fn sit_until(sitting: &mut Sitting, stop: impl Fn(&Game) -> bool) {
    loop {
        let game = sitting.log().expect("a game").game();
        if stop(game) {
            return;
        }
        let by = game.waiting().first().expect("the game is on").index();
        let first = option(sitting, by, 0);
        play(sitting, by, first);
    }
}
