//! What a seat may know as a row of bytes, for learners. `tests/spaces.txt` lists what each byte means, and is frozen: trained
//! nets depend on it.
//!
//! Seats and decks are counted from the seat that looks, clockwise, so that one net can play all of them. The boroughs of the
//! city keep their numbers, because the choices `drive …` name them; nothing else depends on whose borough it is. Whatever is
//! not there is 0.

use engine::{
    About, Action, Coins, Edition, Game, Gift, MAX_SEATS, Message, MessageKind, Person, Phase,
    Piece, Place, Prompt, Seat, Sector, Spot,
};

/// Where each part begins.
mod at {
    use engine::{Action, MAX_SEATS, MessageKind, Person, Phase, Place, Prompt, Sector};

    pub(super) const PLAYERS: usize = 0;
    pub(super) const RULES: usize = PLAYERS + MAX_SEATS - 1;
    pub(super) const ROUND: usize = RULES + 5;
    pub(super) const PHASE: usize = ROUND + 9;
    pub(super) const START: usize = PHASE + Phase::COUNT;
    pub(super) const WAITING: usize = START + MAX_SEATS;
    pub(super) const TURN: usize = WAITING + MAX_SEATS;
    pub(super) const PROMPT: usize = TURN + 1;
    pub(super) const NUMBER: usize = PROMPT + Prompt::NAMES.len();
    pub(super) const FROM: usize = NUMBER + 1;
    pub(super) const FROM_FRIEND: usize = FROM + Place::COUNT;
    pub(super) const TO: usize = FROM_FRIEND + 1;
    pub(super) const PIECES: usize = TO + Sector::COUNT;
    pub(super) const EXTRA_HIRES: usize = PIECES + 2;
    pub(super) const COIN_SUPPLY: usize = EXTRA_HIRES + 1;
    pub(super) const RATS: usize = COIN_SUPPLY + 1;
    pub(super) const PERSONS: usize = RATS + 3;
    pub(super) const BROWN_TO_COME: usize = PERSONS + Person::COUNT;
    pub(super) const GRAY_IN_GAME: usize = BROWN_TO_COME + Person::BROWN.len();
    pub(super) const GRAY_ROUND: usize = GRAY_IN_GAME + super::GRAY;
    pub(super) const SEATS: usize = GRAY_ROUND + super::GRAY;
    pub(super) const MARKETS: usize = SEATS + MAX_SEATS * seat::LEN;
    pub(super) const DECKS: usize = MARKETS + 5 * 4 * MessageKind::COUNT;
    pub(super) const PASSED: usize = DECKS + MAX_SEATS * 9 * Action::COUNT;
    pub(super) const PICK: usize = PASSED + 3 * Action::COUNT;
    pub(super) const END: usize = PICK + Action::COUNT;

    /// Within the part of one seat.
    pub(super) mod seat {
        use super::{MessageKind, Place, Sector};

        pub(in super::super) const THERE: usize = 0;
        pub(in super::super) const MARKERS: usize = THERE + 1;
        pub(in super::super) const FRIEND: usize = MARKERS + Place::COUNT;
        pub(in super::super) const SUPPLY: usize = FRIEND + Sector::COUNT;
        pub(in super::super) const COINS: usize = SUPPLY + 1;
        pub(in super::super) const PRESTIGE: usize = COINS + 1;
        pub(in super::super) const PRESTIGE_KNOWN: usize = PRESTIGE + 1;
        pub(in super::super) const RATS: usize = PRESTIGE_KNOWN + 1;
        pub(in super::super) const CARRIAGE: usize = RATS + 1;
        pub(in super::super) const MESSAGES: usize = CARRIAGE + 5 * 5;
        pub(in super::super) const DOCTOR: usize = MESSAGES + 5 * MessageKind::COUNT;
        pub(in super::super) const SPIED: usize = DOCTOR + 1;
        pub(in super::super) const PLAYED: usize = SPIED + 1;
        pub(in super::super) const SHOWN: usize = PLAYED + 9;
        pub(in super::super) const LEN: usize = SHOWN + 9;
    }
}

/// The gray persons have the numbers after the brown ones.
const GRAY: usize = Person::COUNT - Person::BROWN.len();

/// The length of an observation.
pub(crate) const SIZE: usize = at::END;

/// Writes what `seat`, which must play in this game, may know.
pub(crate) fn write(game: &Game, seat: Seat, out: &mut [u8; SIZE]) {
    out.fill(0);
    let players = game.players();
    let steps_to = |other: Seat| (other.index() + players - seat.index()) % players;
    write_table(game, steps_to, out);
    write_persons(game, seat, out);
    for other in game.seats() {
        let first = at::SEATS + steps_to(other) * at::seat::LEN;
        write_seat(game, seat, other, &mut out[first..first + at::seat::LEN]);
    }
    for (borough, markets) in game.table().messages.iter().enumerate().take(game.boroughs()) {
        for (market, kind) in markets.iter().enumerate() {
            if let Some(kind) = kind {
                out[at::MARKETS + (borough * 4 + market) * MessageKind::COUNT + kind.index()] = 1;
            }
        }
    }
}

fn write_table(game: &Game, steps_to: impl Fn(Seat) -> usize, out: &mut [u8; SIZE]) {
    let table = game.table();
    let rules = &table.rules;
    out[at::PLAYERS + table.players() - 2] = 1;
    let flags = [
        rules.edition == Edition::Of2007,
        rules.new_persons,
        rules.coins == Coins::Unlimited,
        rules.benefactor == Gift::Coins,
        rules.open_scores,
    ];
    out[at::RULES..at::RULES + flags.len()].copy_from_slice(&flags.map(u8::from));
    out[at::ROUND + usize::from(table.round)] = 1;
    out[at::PHASE + table.phase.index()] = 1;
    out[at::START + steps_to(table.start)] = 1;
    for seat in table.waiting.iter() {
        out[at::WAITING + steps_to(seat)] = 1;
    }
    out[at::TURN] = table.turn;
    out[at::PROMPT + table.prompt.index()] = 1;
    for about in table.prompt.about() {
        match about {
            About::Number(n) => out[at::NUMBER] = n,
            About::From(Piece::Marker(place)) => out[at::FROM + place.index()] = 1,
            About::From(Piece::Friend) => out[at::FROM_FRIEND] = 1,
            About::To(sector) => out[at::TO + sector.index()] = 1,
            About::Pieces(pieces) => {
                out[at::PIECES] = pieces.markers;
                out[at::PIECES + 1] = u8::from(pieces.friend);
            }
        }
    }
    out[at::EXTRA_HIRES] = table.extra_hires;
    if rules.coins == Coins::Limited {
        out[at::COIN_SUPPLY] = table.coin_supply;
    }
    for (n, person) in table.persons.into_iter().enumerate() {
        out[at::RATS + n] = rules.rats.of(person);
        out[at::PERSONS + person.index()] = 1;
    }
}

/// The persons to come, and the cards: what only this seat knows of them, in the words of [`engine::Known`].
fn write_persons(game: &Game, seat: Seat, out: &mut [u8; SIZE]) {
    let known = game.known_to(Some(seat));
    let brown = &mut out[at::BROWN_TO_COME..at::GRAY_IN_GAME];
    brown.fill(1);
    for person in known.brown.into_iter().flatten() {
        brown[person.index()] = 0;
    }
    let gray = |person: Person| person.index() - Person::BROWN.len();
    for person in &Person::ALL[Person::BROWN.len()..] {
        out[at::GRAY_IN_GAME + gray(*person)] = u8::from(known.gray_in_game.contains(*person));
    }
    for (round, person) in (1..).zip(known.gray) {
        if let Some(person) = person {
            out[at::GRAY_ROUND + gray(person)] = round;
        }
    }
    let players = game.players();
    for steps in 0..players {
        let deck = &known.decks[seat.left(steps, players)];
        for (place, card) in deck.iter().enumerate() {
            if let Some(card) = card {
                out[at::DECKS + (steps * 9 + place) * Action::COUNT + card.index()] = 1;
            }
        }
    }
    for (round, passed) in known.passed.into_iter().enumerate() {
        for card in passed.into_iter().flatten() {
            out[at::PASSED + round * Action::COUNT + card.index()] += 1;
        }
    }
    if let Some(card) = known.pick {
        out[at::PICK + card.index()] = 1;
    }
}

fn write_seat(game: &Game, viewer: Seat, seat: Seat, out: &mut [u8]) {
    use at::seat::{
        CARRIAGE, COINS, DOCTOR, FRIEND, MARKERS, MESSAGES, PLAYED, PRESTIGE, PRESTIGE_KNOWN, RATS,
        SHOWN, SPIED, SUPPLY, THERE,
    };
    let table = game.table();
    let borough = game.borough(seat);
    out[THERE] = 1;
    out[MARKERS..FRIEND].copy_from_slice(&borough.markers.0);
    if let Some(sector) = borough.friend {
        out[FRIEND + sector.index()] = 1;
    }
    out[SUPPLY] = borough.supply;
    out[COINS] = byte(borough.coins);
    if let Some(prestige) = table.prestige_to(Some(viewer), seat) {
        out[PRESTIGE] = byte(prestige);
        out[PRESTIGE_KNOWN] = 1;
    }
    out[RATS] = borough.rats;
    out[CARRIAGE + borough.carriage.index()] = 1;
    if !borough.messages.is_empty() {
        for (index, &colour) in table.colours.iter().enumerate().take(table.city()) {
            for kind in MessageKind::ALL {
                let owned = borough.messages.contains(Message { colour, kind });
                out[MESSAGES + index * MessageKind::COUNT + kind.index()] = u8::from(owned);
            }
        }
    }
    out[DOCTOR] = u8::from(borough.doctor);
    out[SPIED] = u8::from(borough.spied);
    for (round, played) in borough.played.into_iter().enumerate() {
        for slot in 0..3 {
            out[PLAYED + 3 * round + slot] = u8::from(played.is_played(slot));
            out[SHOWN + 3 * round + slot] = u8::from(played.is_shown(slot));
        }
    }
}

/// A number as far as a byte can hold it: no game comes near the end of it.
fn byte(n: u16) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

/// What each byte of an observation means, in their order.
pub(crate) fn names() -> Vec<String> {
    let mut names = Names(Vec::with_capacity(SIZE));
    names.each("players", 2..=MAX_SEATS);
    names.each("rules", ["2007", "new-persons", "coins-unlimited", "benefactor-coins", "open"]);
    names.each("round", 1..=9);
    names.each("phase", Phase::ALL);
    names.each("start", (0..MAX_SEATS).map(|steps| format!("seat+{steps}")));
    names.each("waiting", (0..MAX_SEATS).map(|steps| format!("seat+{steps}")));
    names.one("turn");
    names.each("prompt", Prompt::NAMES);
    names.one("prompt number");
    names.each("prompt from", Place::ALL);
    names.one("prompt from friend");
    names.each("prompt to", Sector::ALL);
    names.each("prompt pieces", ["markers", "friend"]);
    names.one("extra-hires");
    names.one("coin-supply");
    names.each("rats of person", 0..3);
    names.each("person", Person::ALL);
    names.each("brown to come", Person::BROWN);
    let gray = &Person::ALL[Person::BROWN.len()..];
    names.each("gray in game", gray);
    names.each("gray round of", gray);
    for steps in 0..MAX_SEATS {
        name_seat(&mut names, &format!("seat+{steps}"));
    }
    for borough in 0..5 {
        for spot in Spot::OUTER {
            names.each(&format!("market {borough}.{spot}"), MessageKind::ALL);
        }
    }
    for steps in 0..MAX_SEATS {
        for place in 0..9 {
            names.each(&format!("deck+{steps} {place}"), Action::ALL);
        }
    }
    for round in 0..3 {
        names.each(&format!("passed {round}"), Action::ALL);
    }
    names.each("pick", Action::ALL);
    names.0
}

fn name_seat(names: &mut Names, seat: &str) {
    names.one(&format!("{seat} there"));
    names.each(&format!("{seat} markers"), Place::ALL);
    names.each(&format!("{seat} friend"), Sector::ALL);
    for one in ["supply", "coins", "prestige", "prestige-known", "rats"] {
        names.one(&format!("{seat} {one}"));
    }
    for borough in 0..5 {
        let markets = Spot::ALL.map(|spot| format!("{borough}.{spot}"));
        names.each(&format!("{seat} carriage"), markets);
    }
    for borough in 0..5 {
        names.each(&format!("{seat} message {borough}"), MessageKind::ALL);
    }
    names.one(&format!("{seat} doctor"));
    names.one(&format!("{seat} spied"));
    for what in ["played", "shown"] {
        for round in 0..3 {
            names.each(&format!("{seat} {what} {round}"), 0..3);
        }
    }
}

struct Names(Vec<String>);

impl Names {
    fn one(&mut self, name: &str) {
        self.0.push(name.to_owned());
    }

    fn each<T: std::fmt::Display>(&mut self, name: &str, things: impl IntoIterator<Item = T>) {
        self.0.extend(things.into_iter().map(|thing| format!("{name} {thing}")));
    }
}
