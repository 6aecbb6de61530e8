//! A game that everything may be seen of, step by step, in one answer.

use engine::{Choice, Event, Game, Seat};
use serde::Serialize;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::{
    event::EventJson,
    record::{Record, Start, write_seed},
    rules::RulesJson,
    view::{OpenTable, OwnJson, ScoreJson, TableJson},
};

/// A game that everything may be seen of.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct Replay {
    /// The names by seat.
    pub names: Vec<String>,
    /// How many play.
    pub seats: usize,
    /// The colours by seat.
    pub colours: Vec<&'static str>,
    /// The options agreed on.
    pub rules: RulesJson,
    /// The seed; null for a game that began from a position.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seed: Option<String>,
    /// What was published of the seed before the game.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub commitment: Option<String>,
    /// The result by seat; null where the game is not over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub result: Option<Vec<ScoreJson>>,
    /// The deal, then every choice.
    pub steps: Vec<ReplayStep>,
}

/// A choice with what it led to, or the deal.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct ReplayStep {
    /// The seat that chose; null for the deal.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seat: Option<usize>,
    /// The choice in the notation; null for the deal.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub choice: Option<String>,
    /// The round after it, 1 to 9.
    pub round: u8,
    /// What happened.
    pub events: Vec<EventJson>,
    /// What everyone can see after it.
    #[cfg_attr(feature = "openapi", schema(value_type = TableJson))]
    pub table: OpenTable,
    /// The prestige points by seat after it.
    pub prestige: Vec<u16>,
    /// What only each seat sees after it, by seat.
    pub owns: Vec<OwnJson>,
}

impl From<&Record> for Replay {
    fn from(record: &Record) -> Self {
        let mut events = Vec::new();
        let mut game = record.start.game(&mut events);
        let mut steps = vec![ReplayStep::new(&game, None, &events)];
        for &(seat, choice) in &record.choices {
            events.clear();
            game.choose_unchecked(seat, choice, &mut events);
            steps.push(ReplayStep::new(&game, Some((seat, choice)), &events));
        }
        let colour = |seat| game.table().colour(seat).as_str();
        let scores =
            game.result().map(|it| game.seats().map(|seat| ScoreJson::from(it[seat])).collect());
        Self {
            names: record.names.clone(),
            seats: game.players(),
            colours: game.seats().map(colour).collect(),
            rules: RulesJson::from(game.rules()),
            seed: match &record.start {
                Start::Setup(setup) => Some(write_seed(&setup.seed)),
                Start::Position(_) => None,
            },
            commitment: record.commitment.clone(),
            result: scores,
            steps,
        }
    }
}

impl ReplayStep {
    fn new(game: &Game, made: Option<(Seat, Choice)>, events: &[Event]) -> Self {
        Self {
            seat: made.map(|(seat, _)| seat.index()),
            choice: made.map(|(_, choice)| choice.to_string()),
            round: game.table().round + 1,
            events: events.iter().copied().map(EventJson::from).collect(),
            table: OpenTable::from(&TableJson::from(&game.view(None))),
            prestige: game.seats().map(|seat| game.table().boroughs[seat].prestige).collect(),
            owns: game.seats().map(|seat| OwnJson::new(&game.view(Some(seat)), seat)).collect(),
        }
    }
}
