//! Tables, people and records as the browser keeps them: the columns of the server's database as JSON.

use engine::Seat;
use protocol::{
    RulesJson, WantedRules,
    record::read_seed,
    table_info::{BotPace, TableState},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use table::{
    Id, Meta, Person, Refusal, TableSettings,
    meta::{Final, Place},
};

/// Everything that is read when the page opens.
#[derive(Debug, Deserialize)]
pub(crate) struct Stored {
    pub person: Option<StoredPerson>,
    /// Each a [`StoredTable`], if this release can read it.
    pub tables: Vec<Box<RawValue>>,
}

/// The person at this device.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredPerson {
    id: String,
    name: String,
}

/// A line of a log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Line {
    pub table: String,
    pub ply: u32,
    pub seat: u8,
    pub text: String,
    pub key: String,
    pub at: i64,
}

/// A record that was opened.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct StoredRecord {
    pub id: String,
    pub text: String,
}

/// A table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredTable {
    id: String,
    code: String,
    state: String,
    host: String,
    /// The stored form of [`TableSettings`]. Older pages stored hints and the pace of bots instead.
    #[serde(default)]
    settings: Option<String>,
    #[serde(default, skip_serializing)]
    hints: bool,
    #[serde(default, skip_serializing)]
    bot_pace: BotPace,
    #[serde(default = "welcome")]
    spectators: bool,
    #[serde(default)]
    muted: Vec<String>,
    #[serde(default)]
    request: Option<String>,
    rules_version: u32,
    rules: Value,
    start: Option<usize>,
    seats: Vec<StoredSeat>,
    seed: Option<String>,
    revision: u32,
    waiting: u8,
    round: u8,
    version: i64,
    rematch: Option<String>,
    /// Omitted by older pages, in which no game could move.
    #[serde(default)]
    moved: bool,
    created_at: i64,
    started_at: i64,
    updated_at: i64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct StoredSeat {
    colour: String,
    person: Option<String>,
    level: Option<String>,
    name: String,
    #[serde(default)]
    since: i64,
    #[serde(default)]
    share: Option<String>,
    score: Option<u16>,
    place: Option<u8>,
}

impl From<&Person> for StoredPerson {
    fn from(person: &Person) -> Self {
        Self { id: person.id.to_string(), name: person.name.clone() }
    }
}

impl TryFrom<StoredPerson> for Person {
    type Error = String;

    fn try_from(stored: StoredPerson) -> Result<Self, String> {
        Ok(Self { id: id(&stored.id)?, name: stored.name })
    }
}

impl From<&Meta> for StoredTable {
    fn from(meta: &Meta) -> Self {
        let seat = |(seat, place): (usize, &Place)| StoredSeat {
            colour: place.colour.to_string(),
            person: place.person.map(|it| it.to_string()),
            level: place.bot.map(|it| it.to_string()),
            name: place.name.clone(),
            since: place.since,
            share: place.share.map(hex::encode),
            score: meta.finals.get(seat).map(|it| it.score),
            place: meta.finals.get(seat).map(|it| it.place),
        };
        Self {
            id: meta.id.to_string(),
            code: meta.code.clone(),
            state: meta.state.as_str().to_owned(),
            host: meta.host.to_string(),
            settings: Some(meta.settings.to_json()),
            hints: meta.settings.hints,
            bot_pace: meta.settings.bot_pace,
            spectators: meta.spectators,
            muted: meta.muted.clone(),
            request: meta.request.map(|it| it.to_string()),
            rules_version: meta.rules_version,
            rules: serde_json::to_value(RulesJson::from(&meta.rules)).expect("plain JSON"),
            start: meta.start.map(Seat::index),
            seats: meta.places.iter().enumerate().map(seat).collect(),
            seed: meta.seed.map(hex::encode),
            revision: meta.revision,
            waiting: meta.waiting,
            round: meta.round,
            version: meta.version,
            rematch: meta.rematch.map(|it| it.to_string()),
            moved: meta.moved,
            created_at: meta.created_at,
            started_at: meta.started_at,
            updated_at: meta.updated_at,
        }
    }
}

impl TryFrom<StoredTable> for Meta {
    type Error = String;

    fn try_from(stored: StoredTable) -> Result<Self, String> {
        let rules: WantedRules =
            serde_json::from_value(stored.rules).map_err(|error| format!("rules: {error}"))?;
        let finals: Option<Vec<Final>> = stored
            .seats
            .iter()
            .map(|it| Some(Final { score: it.score?, place: it.place? }))
            .collect();
        let place = |seat: StoredSeat| -> Result<Place, String> {
            Ok(Place {
                colour: seat.colour.parse().map_err(|error| format!("colour: {error}"))?,
                person: seat.person.as_deref().map(id).transpose()?,
                bot: seat
                    .level
                    .map(|it| it.parse())
                    .transpose()
                    .map_err(|error: bots::UnknownBot| error.to_string())?,
                name: seat.name,
                since: seat.since,
                share: seat.share.as_deref().map(read_seed).transpose()?,
            })
        };
        let (hints, bot_pace) = (stored.hints, stored.bot_pace);
        let settings = match stored.settings {
            Some(text) => TableSettings::from_json(&text)?,
            None => TableSettings { hints, bot_pace, ..TableSettings::default() },
        };
        let state = TableState::ALL.into_iter().find(|it| it.as_str() == stored.state);
        Ok(Self {
            id: id(&stored.id)?,
            code: stored.code,
            state: state.ok_or_else(|| format!("state: `{}`", stored.state))?,
            host: id(&stored.host)?,
            settings,
            spectators: stored.spectators,
            muted: stored.muted,
            request: stored
                .request
                .as_deref()
                .map(str::parse)
                .transpose()
                .map_err(|error: Refusal| error.to_string())?,
            rules_version: stored.rules_version,
            rules: rules.to_rules()?,
            start: stored.start.and_then(Seat::new),
            places: stored.seats.into_iter().map(place).collect::<Result<_, _>>()?,
            secret: None,
            seed: stored.seed.as_deref().map(read_seed).transpose()?,
            revision: stored.revision,
            waiting: stored.waiting,
            round: stored.round,
            finals: finals.unwrap_or_default(),
            version: stored.version,
            rematch: stored.rematch.as_deref().map(id).transpose()?,
            moved: stored.moved,
            created_at: stored.created_at,
            started_at: stored.started_at,
            updated_at: stored.updated_at,
        })
    }
}

/// Whether spectators may watch a table of an older page.
const fn welcome() -> bool {
    true
}

/// An identifier that is stored.
fn id(text: &str) -> Result<Id, String> {
    text.parse().map_err(|()| format!("`{text}`: expected an identifier"))
}
