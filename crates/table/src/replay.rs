//! A finished game, every step of it in one answer: nothing is hidden any more.

use engine::{Event, Game, Seat};
use protocol::{
    EventJson, Record, RulesJson,
    record::{Start, write_seed},
    view::{OwnJson, ScoreJson, TableJson},
};
use serde::Serialize;

use crate::{
    log::Log,
    meta::{Meta, commitment},
};

/// A game with everything that was hidden in it.
#[derive(Debug, Serialize)]
pub struct Replay {
    names: Vec<String>,
    seats: usize,
    colours: Vec<&'static str>,
    rules: RulesJson,
    seed: Option<String>,
    commitment: Option<String>,
    /// By seat; null while the game is not over.
    result: Option<Vec<ScoreJson>>,
    /// The deal, then the game after each choice.
    steps: Vec<Step>,
}

/// What a choice has led to; of the deal, what was dealt.
#[derive(Debug, Serialize)]
struct Step {
    /// Who chose; null for the deal.
    seat: Option<usize>,
    /// The choice in the notation; null for the deal.
    choice: Option<String>,
    /// The round after it, 1 to 9.
    round: u8,
    events: Vec<EventJson>,
    /// What lies open after it.
    table: TableJson,
    /// The points of each seat after it.
    prestige: Vec<u16>,
    /// What each seat alone sees after it.
    owns: Vec<OwnJson>,
}

/// The record of a game: undone choices are left out.
pub fn record_of(meta: &Meta, log: &Log) -> Record {
    let mut record = Record::new(Start::Setup(*log.setup()));
    record.names = meta.places.iter().map(|it| it.name.clone()).collect();
    record.commitment = meta.seed.as_ref().map(commitment);
    record.choices = log.choices().map(|(_, seat, choice)| (seat, choice)).collect();
    record
}

/// Every step of a recorded game. Only for games that are over: everything is told as it was.
pub fn replay(record: &Record) -> Replay {
    let mut events = Vec::new();
    let mut game = record.start.game(&mut events);
    let mut steps = vec![step(None, &game, events)];
    for &(seat, choice) in &record.choices {
        let mut events = Vec::new();
        game.choose_unchecked(seat, choice, &mut events);
        steps.push(step(Some((seat, choice.to_string())), &game, events));
    }
    let seed = match &record.start {
        Start::Setup(setup) => Some(write_seed(&setup.seed)),
        Start::Position(_) => None,
    };
    let result = game.result();
    Replay {
        names: record.names.clone(),
        seats: game.players(),
        colours: game.seats().map(|seat| game.table().colour(seat).as_str()).collect(),
        rules: RulesJson::from(game.rules()),
        seed,
        commitment: record.commitment.clone(),
        result: result.map(|it| game.seats().map(|seat| ScoreJson::from(it[seat])).collect()),
        steps,
    }
}

fn step(made: Option<(Seat, String)>, game: &Game, events: Vec<Event>) -> Step {
    let (seat, choice) = made.unzip();
    let own = |seat| OwnJson::new(&game.view(Some(seat)), seat);
    Step {
        seat: seat.map(Seat::index),
        choice,
        round: game.table().round + 1,
        events: events.into_iter().map(EventJson::from).collect(),
        table: TableJson::from(&game.view(None)),
        prestige: game.seats().map(|seat| game.table().boroughs[seat].prestige).collect(),
        owns: game.seats().map(own).collect(),
    }
}
