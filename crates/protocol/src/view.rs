//! A view as JSON: what everyone can see, which is the same for all, and what only this seat sees.

mod shape;

use std::collections::BTreeMap;

use engine::{
    About, Action, Message, MessageKind, Person, PersonSet, Phase, Place, Plague, Prompt, Score,
    Seat, Sector, Spot, Stack, Table, View,
};

pub use self::shape::{
    CardJson, CityJson, DeckJson, DraftJson, ForecastJson, HandJson, MessageJson, NotreDameJson,
    OpenTable, OwnJson, PersonJson, PromptJson, ScoreJson, SeatJson, TableJson, ViewJson,
};
use crate::rules::RulesJson;

impl From<&View> for ViewJson {
    fn from(view: &View) -> Self {
        Self::with_table(view, OpenTable::from(&TableJson::from(view)))
    }
}

impl ViewJson {
    /// The view with an open part that is written already, from anybody's view of the same moment.
    pub fn with_table(view: &View, table: OpenTable) -> Self {
        Self {
            seat: view.seat.map(Seat::index),
            table,
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
            left: seat.left(1, table.players()).index(),
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

/// The cards of a round that are face up, in the order in which they were played.
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
    /// What the plague will do to a seat's borough, as things stand; `None` once it has struck there.
    pub fn new(table: &Table, seat: Seat) -> Option<Self> {
        let plague = table.plague_forecast(seat)?;
        let Plague { value, hospital, to, overrun } = plague;
        Some(Self { value, hospital, by: plague.by(), to, overrun })
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
            passed: (0..=table.round_of_period()).map(|round| passed(view, seat, round)).collect(),
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

/// The cards passed to the left neighbour in a round of this period.
fn passed(view: &View, seat: Seat, round: usize) -> Vec<CardJson> {
    let table = &view.table;
    let drafting = table.phase == Phase::Draft && round == table.round_of_period();
    if drafting && table.prompt == Prompt::KeepFirst {
        return Vec::new();
    }
    let [_, second, third] = [0, 1, 2].map(|slot| view.known.decks[seat][3 * round + slot]);
    // Once it is known who kept which they are in the deck.
    let mut two: Vec<Action> = match view.known.passed[round] {
        Some(two) => two.into(),
        None => second.into_iter().chain(third).collect(),
    };
    two.sort_unstable();
    let right = seat.right(1, table.players());
    let one = view.known.decks[right][3 * round + 2].filter(|_| !drafting);
    two.into_iter().map(|it| card(it, seat)).chain(one.map(|it| card(it, right))).collect()
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
        Self {
            step: 2,
            cards: known(right, 1..3),
            kept: known(seat, 0..1),
            passed: passed(view, seat, table.round_of_period()),
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
