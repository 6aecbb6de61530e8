//! The shapes of a view: what is written, field by field.

use std::{collections::BTreeMap, sync::Arc};

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

use crate::rules::RulesJson;

/// What one seat, or a spectator, may know.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = View))]
pub struct ViewJson {
    /// Whose view it is; null for a spectator.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seat: Option<usize>,
    /// What everyone can see: the same for everyone.
    #[cfg_attr(feature = "openapi", schema(value_type = TableJson))]
    pub table: OpenTable,
    /// The prestige points of each seat; null where they are hidden from this one.
    pub prestige: Vec<Option<u16>>,
    /// What only this seat sees; null for a spectator.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub own: Option<OwnJson>,
    /// What this seat may choose now, in the notation.
    pub options: Vec<String>,
}

/// A [`TableJson`] that is written already: the same for everyone, it is written once and shared by all views.
#[derive(Clone, Debug)]
pub struct OpenTable(Arc<RawValue>);

impl From<&TableJson> for OpenTable {
    fn from(table: &TableJson) -> Self {
        let written = serde_json::value::to_raw_value(table).expect("an open table is plain JSON");
        Self(written.into())
    }
}

impl Serialize for OpenTable {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// What everyone at the table can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Table))]
pub struct TableJson {
    /// What the table has agreed on.
    pub rules: RulesJson,
    /// The round, 1 to 9.
    pub round: u8,
    /// The period: A, B or C.
    pub period: &'static str,
    /// `draft`, `actions`, `hiring`, `plague` or `over`.
    pub phase: &'static str,
    /// The seat with the bell-ringer.
    pub start: usize,
    /// Whose turn it is; null in the draft and at the end.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub turn: Option<usize>,
    /// What is asked.
    pub prompt: PromptJson,
    /// The seats that must answer.
    pub waiting: Vec<usize>,
    /// The three persons of the round.
    pub persons: Vec<PersonJson>,
    /// The rats on them.
    pub plague_value: u8,
    /// The brown persons that come later in this period, in no particular order.
    pub brown_to_come: Vec<&'static str>,
    /// The gray persons that come later, by letter, in no particular order.
    pub gray_to_come: BTreeMap<&'static str, Vec<&'static str>>,
    /// Notre Dame.
    pub notre_dame: NotreDameJson,
    /// Coins in the supply; null when they are unlimited.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub coin_supply: Option<u8>,
    /// The players' boroughs and belongings, by seat.
    pub seats: Vec<SeatJson>,
    /// The boroughs of the city, clockwise.
    pub city: Vec<CityJson>,
    /// The result by seat, when the game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub result: Option<Vec<ScoreJson>>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Prompt))]
pub struct PromptJson {
    /// The question's name: `drive`.
    pub name: &'static str,
    /// The question in the notation: `drive 3`.
    pub text: String,
    /// What it is about, where there is something: steps, coins, bonuses or hires left, markers returned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub n: Option<u8>,
    /// The place a piece leaves, or `friend`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub from: Option<&'static str>,
    /// The place a piece goes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub to: Option<&'static str>,
}

/// A person of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Person))]
pub struct PersonJson {
    /// The person.
    pub person: &'static str,
    /// `brown`, `A`, `B` or `C`.
    pub stack: &'static str,
    /// Its rats at this table.
    pub rats: u8,
}

/// The Notre Dame tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = NotreDame))]
pub struct NotreDameJson {
    /// What it distributes at the end of the period.
    pub value: u8,
    /// What each marker there would pay now.
    pub pays: u8,
    /// Markers by seat.
    pub markers: Vec<u8>,
}

/// One player's borough and belongings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Seat))]
pub struct SeatJson {
    /// The colour.
    pub colour: &'static str,
    /// The borough of the city it owns.
    pub borough: usize,
    /// The seat of its left neighbour, to whom it passes cards.
    pub left: usize,
    /// Coins.
    pub coins: u16,
    /// Markers in the personal supply.
    pub supply: u8,
    /// Own markers in the general supply.
    pub general: u8,
    /// Markers in each sector, the friend not counted.
    pub markers: BTreeMap<&'static str, u8>,
    /// The friend's sector; null off the board.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub friend: Option<&'static str>,
    /// The rat marker's space.
    pub rats: u8,
    /// Where the plague will bring it this round, as things stand: without the doctor, or with it once hired. Null once it
    /// has struck.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub rats_forecast: Option<ForecastJson>,
    /// Where the carriage stands.
    pub carriage: String,
    /// The messages collected.
    pub messages: Vec<MessageJson>,
    /// Whether the doctor was hired this round.
    pub doctor: bool,
    /// Whether the spy was hired in this game.
    pub spied: bool,
    /// The cards played in each round of this period so far, this one last; a third one is what the scholar showed.
    pub played: Vec<Vec<CardJson>>,
}

/// What the plague will do this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Forecast))]
pub struct ForecastJson {
    /// The plague value for this player.
    pub value: u8,
    /// Pieces in the hospital.
    pub hospital: u8,
    /// The value less the hospital: how far the rat marker would move on a track without ends.
    pub by: i16,
    /// The space reached.
    pub to: u8,
    /// Whether it would have to pass the last space.
    pub overrun: bool,
}

/// A card, and the seat whose deck it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Card))]
pub struct CardJson {
    /// The card.
    pub card: &'static str,
    /// The seat whose colour it has.
    pub deck: usize,
}

/// A message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Message))]
pub struct MessageJson {
    /// Its colour.
    pub colour: &'static str,
    /// What it gives.
    pub kind: &'static str,
}

/// A borough of the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = CityBorough))]
pub struct CityJson {
    /// The colour of its messages.
    pub colour: &'static str,
    /// The seat that owns it.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub owner: Option<usize>,
    /// The message on each outer market; null where it was taken.
    pub markets: BTreeMap<&'static str, Option<&'static str>>,
}

/// One seat's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Score))]
pub struct ScoreJson {
    /// Prestige points.
    pub prestige: u16,
    /// Coins and markers in the personal supply.
    pub tie_break: u16,
    /// The place, 1 for the best.
    pub place: u8,
}

/// What only one seat sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Own))]
pub struct OwnJson {
    /// The hand, once the draft is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub hand: Option<Vec<HandJson>>,
    /// The cards of the draft that is under way.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub draft: Option<DraftJson>,
    /// The cards passed to the left neighbour in each round of this period so far, this one last: two of one's own deck,
    /// then one of the right neighbour's.
    pub passed: Vec<Vec<CardJson>>,
    /// What this seat has seen of each player's nine cards in this period.
    pub decks: Vec<DeckJson>,
    /// The gray persons still to come in their order, for a player who hired the spy.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub gray_order: Option<Vec<&'static str>>,
}

/// A card of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = HandCard))]
pub struct HandJson {
    /// The card.
    pub card: &'static str,
    /// The seat whose deck it came from.
    pub deck: usize,
    /// Whether it has been played, or shown by the scholar.
    pub played: bool,
}

/// A step of the draft, as one seat sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Draft))]
pub struct DraftJson {
    /// 1: keep one of three. 2: keep one of two.
    pub step: u8,
    /// The cards to choose from.
    pub cards: Vec<CardJson>,
    /// What is kept already.
    pub kept: Vec<CardJson>,
    /// The cards passed to the left neighbour.
    pub passed: Vec<CardJson>,
    /// The answer given, which may still be changed.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub pick: Option<&'static str>,
}

/// What one seat has seen of a player's nine cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Deck))]
pub struct DeckJson {
    /// Cards of this period that this seat has seen.
    pub seen: Vec<&'static str>,
    /// The others: still in the deck, in another's hand, or laid aside unseen.
    pub unseen: Vec<&'static str>,
}
