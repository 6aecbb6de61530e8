//! Requests for new tables, and whether they are valid.

use bots::Level;
use engine::{Colour, MAX_SEATS, Seat, Setup};
use protocol::{WantedRules, table_info::BotPace};
use serde::Deserialize;

use crate::{
    Person, Refusal, TableSettings, clock,
    edit::name_bots,
    input,
    meta::{Birth, Meta, Place},
};

/// A request for a new table.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// 2 to 5 seats, clockwise.
    pub seats: Vec<NewSeat>,
    /// The options; omitted ones take their defaults.
    #[serde(default)]
    pub rules: WantedRules,
    /// The start player; omitted or null for a random one.
    #[serde(default)]
    pub start: Option<usize>,
    /// Whether the table is in the public list.
    #[serde(default)]
    pub public: bool,
    /// Whether hints are allowed.
    #[serde(default)]
    pub hints: bool,
    /// How many seconds there are for each choice, from 30 to 604800 (7 days); omitted or null for no limit.
    #[serde(default)]
    pub seconds_per_choice: Option<u32>,
    /// The level of the bot that plays for someone whose time is up or who was replaced: `novice`, `regular` (default),
    /// `seasoned` or `expert`.
    #[serde(default)]
    pub substitute: Option<String>,
    /// When bots continue after the choice of a person who plays only against bots: `at-once`, `pause` (default) or `on-word`.
    #[serde(default)]
    pub bot_pace: BotPace,
}

/// A requested seat.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// `me`, `open` or `bot`.
    pub kind: String,
    /// A bot's level: `novice`, `regular` (default), `seasoned` or `expert`.
    #[serde(default)]
    pub level: Option<String>,
    /// A colour; the next free one if omitted.
    #[serde(default)]
    pub colour: Option<String>,
    /// The name shown, if it is not your own or the bot's.
    #[serde(default)]
    pub name: Option<String>,
}

impl NewTable {
    /// The table, if it can be played.
    pub fn meta(&self, birth: Birth, by: &Person) -> Result<Meta, Refusal> {
        let players = self.seats.len();
        if !(2..=MAX_SEATS).contains(&players) {
            return Err(Refusal::Invalid(format!("{players} seats: expected 2 to {MAX_SEATS}")));
        }
        let colours = colours(&self.seats)?;
        let places =
            self.seats.iter().zip(colours).map(|(seat, colour)| seat.place(by, birth.at, colour));
        let start =
            self.start.map(|it| Seat::new(it).ok_or(Refusal::NotFound("seat"))).transpose()?;
        let mut places = places.collect::<Result<Vec<_>, _>>()?;
        name_bots(&mut places);
        let rules =
            self.rules.to_rules().map_err(|error| Refusal::Invalid(format!("rules: {error}")))?;
        let new = Meta::new(birth, by.id, rules, start, places);
        let meta = Meta { settings: self.settings()?, ..new };
        let colours: Vec<Colour> = meta.places.iter().map(|it| it.colour).collect();
        Setup::new(&colours, meta.rules, meta.start, [0; 32])
            .map_err(|it| Refusal::Invalid(it.to_string()))?;
        Ok(meta)
    }

    fn settings(&self) -> Result<TableSettings, Refusal> {
        Ok(TableSettings {
            public: self.public,
            hints: self.hints,
            seconds_per_choice: clock::seconds(self.seconds_per_choice)?,
            substitute: level(self.substitute.as_deref())?,
            bot_pace: self.bot_pace,
        })
    }
}

impl NewSeat {
    fn place(&self, by: &Person, since: i64, colour: Colour) -> Result<Place, Refusal> {
        let named = self.name.as_deref().map(input::name).transpose()?;
        let level = level(self.level.as_deref())?;
        let (person, bot, name) = match self.kind.as_str() {
            "me" => (Some(by.id), None, named.unwrap_or_else(|| by.name.clone())),
            "open" => (None, None, String::new()),
            "bot" => (None, Some(level), named.unwrap_or_default()),
            other => {
                return Err(Refusal::Invalid(format!("kind: `{other}`: expected me, open or bot")));
            }
        };
        Ok(Place { colour, person, bot, name, since, share: None })
    }
}

/// The requested colours; the others get the first ones that nobody wants.
fn colours(seats: &[NewSeat]) -> Result<Vec<Colour>, Refusal> {
    let read = |word: &String| {
        word.parse::<Colour>().map_err(|it| Refusal::Invalid(format!("colour: `{word}`: {it}")))
    };
    let wanted: Vec<Option<Colour>> = seats
        .iter()
        .map(|it| it.colour.as_ref().map(read).transpose())
        .collect::<Result<_, _>>()?;
    let mut free = Colour::ALL.into_iter().filter(|it| !wanted.contains(&Some(*it)));
    let colours = wanted.iter().map(|it| it.or_else(|| free.next()));
    colours
        .collect::<Option<_>>()
        .ok_or_else(|| Refusal::Invalid("two seats can’t have the same colour".into()))
}

/// The level with this name; regular if there is none.
pub fn level(word: Option<&str>) -> Result<Level, Refusal> {
    word.map_or(Ok(Level::Regular), str::parse)
        .map_err(|error| Refusal::Invalid(format!("level: {error}")))
}
