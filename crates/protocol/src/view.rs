//! A view as JSON: what lies open, which is the same for all, and what only this seat sees.

use std::collections::BTreeMap;

use engine::{
    About, Action, Message, MessageKind, Person, PersonSet, Phase, Place, Plague, Prompt, Score,
    Seat, Sector, Spot, Stack, Table, View,
};
use serde::Serialize;

use crate::rules::RulesJson;

/// What one seat, or a spectator, may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ViewJson {
    /// Whose view it is; null for a spectator.
    pub seat: Option<usize>,
    /// What lies open: the same for everyone.
    pub table: TableJson,
    /// The prestige points of each seat; null where they are hidden from this one.
    pub prestige: Vec<Option<u16>>,
    /// What only this seat sees; null for a spectator.
    pub own: Option<OwnJson>,
    /// What this seat may choose now, in the notation.
    pub options: Vec<String>,
}

/// What lies open on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    pub coin_supply: Option<u8>,
    /// The players' boroughs and belongings, by seat.
    pub seats: Vec<SeatJson>,
    /// The boroughs of the city, clockwise.
    pub city: Vec<CityJson>,
    /// The result by seat, when the game is over.
    pub result: Option<Vec<ScoreJson>>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PromptJson {
    /// The question's name: `drive`.
    pub name: &'static str,
    /// The question in the notation: `drive 3`.
    pub text: String,
    /// What it is about, where there is something: steps, coins, bonuses or hires left, markers returned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<u8>,
    /// The place a piece leaves, or `friend`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<&'static str>,
    /// The place a piece goes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<&'static str>,
}

/// A person of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
pub struct SeatJson {
    /// The colour.
    pub colour: &'static str,
    /// The borough of the city it owns.
    pub borough: usize,
    /// Coins.
    pub coins: u16,
    /// Markers in the personal supply.
    pub supply: u8,
    /// Own markers in the general supply.
    pub general: u8,
    /// Markers in each sector, the friend not counted.
    pub markers: BTreeMap<&'static str, u8>,
    /// The friend's sector; null off the board.
    pub friend: Option<&'static str>,
    /// The rat marker's space.
    pub rats: u8,
    /// Where the plague will bring it this round, as things stand: without the doctor, or with it once hired.
    pub rats_forecast: ForecastJson,
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

/// What the plague will do this round. Where it has struck, nothing: no value, no hospital, the rat marker's own space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ForecastJson {
    /// The plague value for this player.
    pub value: u8,
    /// Pieces in the hospital.
    pub hospital: u8,
    /// The space reached.
    pub to: u8,
    /// Whether it would have to pass the last space.
    pub overrun: bool,
}

/// A card, and the seat whose deck it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardJson {
    /// The card.
    pub card: &'static str,
    /// The seat whose colour it has.
    pub deck: usize,
}

/// A message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MessageJson {
    /// Its colour.
    pub colour: &'static str,
    /// What it gives.
    pub kind: &'static str,
}

/// A borough of the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CityJson {
    /// The colour of its messages.
    pub colour: &'static str,
    /// The seat that owns it.
    pub owner: Option<usize>,
    /// The message on each outer market; null where it was taken.
    pub markets: BTreeMap<&'static str, Option<&'static str>>,
}

/// One seat's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
pub struct OwnJson {
    /// The hand, once the draft is over.
    pub hand: Option<Vec<HandJson>>,
    /// The cards of the draft that is under way.
    pub draft: Option<DraftJson>,
    /// What this seat has seen of each player's nine cards in this period.
    pub decks: Vec<DeckJson>,
    /// The gray persons still to come in their order, for a player who hired the spy.
    pub gray_order: Option<Vec<&'static str>>,
}

/// A card of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
    pub pick: Option<&'static str>,
}

/// What one seat has seen of a player's nine cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckJson {
    /// Cards of this period that this seat has seen.
    pub seen: Vec<&'static str>,
    /// The others: still in the deck, in another's hand, or laid aside unseen.
    pub unseen: Vec<&'static str>,
}

impl From<&View> for ViewJson {
    fn from(view: &View) -> Self {
        Self {
            seat: view.seat.map(Seat::index),
            table: TableJson::from(view),
            prestige: view.table.seats().map(|seat| view.prestige(seat)).collect(),
            own: view.seat.map(|seat| OwnJson::new(view, seat)),
            options: view.options.iter().map(|choice| choice.to_string()).collect(),
        }
    }
}

impl From<&View> for TableJson {
    fn from(view: &View) -> Self {
        let table = &view.table;
        let alone = !matches!(table.phase, Phase::Draft | Phase::Over);
        Self {
            rules: RulesJson::from(&table.rules),
            round: table.round + 1,
            period: ["A", "B", "C"][table.period()],
            phase: table.phase.as_str(),
            start: table.start.index(),
            turn: alone.then(|| table.active().index()),
            prompt: PromptJson::from(table.prompt),
            waiting: table.waiting.iter().map(Seat::index).collect(),
            persons: table.persons.iter().map(|&person| PersonJson::new(table, person)).collect(),
            plague_value: table.plague_value(),
            brown_to_come: brown_to_come(view),
            gray_to_come: gray_to_come(view),
            notre_dame: NotreDameJson {
                value: table.tile_value(),
                pays: table.tile_pays(),
                markers: table
                    .seats()
                    .map(|seat| table.boroughs[seat].markers[Place::NotreDame])
                    .collect(),
            },
            coin_supply: (table.rules.coins == engine::Coins::Limited).then_some(table.coin_supply),
            seats: table.seats().map(|seat| SeatJson::new(view, seat)).collect(),
            city: (0..table.city()).map(|borough| CityJson::new(table, borough)).collect(),
            result: (table.phase == Phase::Over).then(|| scores(table)),
        }
    }
}

/// The result of a game that is over, or the standing as it is.
fn scores(table: &Table) -> Vec<ScoreJson> {
    let standing = table.standing();
    table.seats().map(|seat| ScoreJson::from(standing[seat])).collect()
}

impl From<Score> for ScoreJson {
    fn from(score: Score) -> Self {
        Self { prestige: score.prestige, tie_break: score.tie_break, place: score.place }
    }
}

fn brown_to_come(view: &View) -> Vec<&'static str> {
    let known = view.known.brown;
    Person::BROWN.into_iter().filter(|&it| !known.contains(&Some(it))).map(Person::as_str).collect()
}

fn gray_to_come(view: &View) -> BTreeMap<&'static str, Vec<&'static str>> {
    let turned_up: PersonSet =
        view.known.gray.into_iter().take(usize::from(view.table.round) + 1).flatten().collect();
    let mut by_letter = BTreeMap::new();
    for person in view.known.gray_in_game.iter().filter(|&it| !turned_up.contains(it)) {
        let letter: Stack = person.card().stack;
        by_letter.entry(letter.as_str()).or_insert_with(Vec::new).push(person.as_str());
    }
    by_letter
}

impl From<Prompt> for PromptJson {
    fn from(prompt: Prompt) -> Self {
        let mut json =
            Self { name: prompt.name(), text: prompt.to_string(), n: None, from: None, to: None };
        for about in prompt.about() {
            match about {
                About::Number(n) => json.n = Some(n),
                About::From(piece) => json.from = Some(piece.as_str()),
                About::To(sector) => json.to = Some(sector.as_str()),
                About::Pieces(_) => {}
            }
        }
        json
    }
}

impl PersonJson {
    fn new(table: &Table, person: Person) -> Self {
        Self {
            person: person.as_str(),
            stack: person.card().stack.as_str(),
            rats: table.rules.rats.of(person),
        }
    }
}

impl SeatJson {
    fn new(view: &View, seat: Seat) -> Self {
        let table = &view.table;
        let borough = &table.boroughs[seat];
        Self {
            colour: table.colour(seat).as_str(),
            borough: table.home(seat),
            coins: borough.coins,
            supply: borough.supply,
            general: borough.general(),
            markers: Sector::ALL.into_iter().map(|it| (it.as_str(), borough.markers[it])).collect(),
            friend: borough.friend.map(Sector::as_str),
            rats: borough.rats,
            rats_forecast: ForecastJson::new(table, seat),
            carriage: borough.carriage.to_string(),
            messages: borough.messages.iter().map(MessageJson::from).collect(),
            doctor: borough.doctor,
            spied: borough.spied,
            played: (0..=table.round_of_period()).map(|round| played(view, seat, round)).collect(),
        }
    }
}

/// The cards of a round that lie open, in the order in which they were played.
fn played(view: &View, seat: Seat, round: usize) -> Vec<CardJson> {
    let played = view.table.boroughs[seat].played[round];
    let third = played.third_shown().then(|| played.third());
    let hand = view.hand(seat, round);
    let open = played.slots().chain(third);
    open.filter_map(|slot| Some(card(hand[slot]?, seat.right(slot, view.table.players()))))
        .collect()
}

fn card(card: Action, deck: Seat) -> CardJson {
    CardJson { card: card.as_str(), deck: deck.index() }
}

impl ForecastJson {
    fn new(table: &Table, seat: Seat) -> Self {
        match table.plague_forecast(seat) {
            Some(Plague { value, hospital, to, overrun }) => Self { value, hospital, to, overrun },
            None => Self { value: 0, hospital: 0, to: table.boroughs[seat].rats, overrun: false },
        }
    }
}

impl From<Message> for MessageJson {
    fn from(message: Message) -> Self {
        Self { colour: message.colour.as_str(), kind: message.kind.as_str() }
    }
}

impl CityJson {
    fn new(table: &Table, borough: usize) -> Self {
        let lying = table.messages[borough].map(|it| it.map(MessageKind::as_str));
        Self {
            colour: table.colours[borough].as_str(),
            owner: table.owner(borough).map(Seat::index),
            markets: Spot::OUTER.into_iter().map(Spot::as_str).zip(lying).collect(),
        }
    }
}

impl OwnJson {
    /// What only `seat`, whose view this is, sees.
    pub fn new(view: &View, seat: Seat) -> Self {
        let table = &view.table;
        let drafting = table.phase == Phase::Draft;
        let next = usize::from(table.round) + 1;
        let order =
            || view.known.gray.into_iter().skip(next).map(|it| it.map(Person::as_str)).collect();
        Self {
            hand: (!drafting).then(|| hand(view, seat)),
            draft: drafting.then(|| DraftJson::new(view, seat)),
            decks: table.seats().map(|owner| DeckJson::new(view, seat, owner)).collect(),
            gray_order: if table.boroughs[seat].spied { order() } else { None },
        }
    }
}

fn hand(view: &View, seat: Seat) -> Vec<HandJson> {
    let round = view.table.round_of_period();
    let played = view.table.boroughs[seat].played[round];
    let cards = view.hand(seat, round).into_iter().enumerate();
    cards
        .filter_map(|(slot, card)| {
            let deck = seat.right(slot, view.table.players()).index();
            Some(HandJson { card: card?.as_str(), deck, played: played.is_shown(slot) })
        })
        .collect()
}

impl DraftJson {
    fn new(view: &View, seat: Seat) -> Self {
        let table = &view.table;
        let first = 3 * table.round_of_period();
        let right = seat.right(1, table.players());
        let known = |owner: Seat, slots: std::ops::Range<usize>| -> Vec<CardJson> {
            slots
                .filter_map(|slot| Some(card(view.known.decks[owner][first + slot]?, owner)))
                .collect()
        };
        let pick = view.known.pick.map(Action::as_str);
        if table.prompt == Prompt::KeepFirst {
            return Self {
                step: 1,
                cards: known(seat, 0..3),
                kept: Vec::new(),
                passed: Vec::new(),
                pick,
            };
        }
        let passed = view.known.passed[table.round_of_period()].into_iter().flatten();
        Self {
            step: 2,
            cards: known(right, 1..3),
            kept: known(seat, 0..1),
            passed: passed.map(|it| card(it, seat)).collect(),
            pick,
        }
    }
}

impl DeckJson {
    fn new(view: &View, seat: Seat, owner: Seat) -> Self {
        let passed = view.known.passed.into_iter().flatten().flatten().filter(|_| seat == owner);
        let seen: Vec<Action> =
            view.known.decks[owner].into_iter().flatten().chain(passed).collect();
        let unseen = Action::ALL.into_iter().filter(|card| !seen.contains(card));
        Self {
            unseen: unseen.map(Action::as_str).collect(),
            seen: seen.into_iter().map(Action::as_str).collect(),
        }
    }
}
