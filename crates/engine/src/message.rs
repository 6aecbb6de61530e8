//! Messages: the tokens on the outer markets, what they give, and who may take which (R1, R8.3, R8.4).

use core::{fmt, str::FromStr};

use crate::{
    choice::Choice,
    city::Market,
    event::{Event, Sink, Source},
    game::Game,
    named::named,
    notation::UnknownWord,
    options::Options,
    prompt::Prompt,
    seat::{Colour, Seat},
    table::Table,
};

named! {
    /// What a message gives (R1).
    pub enum MessageKind as "a message (prestige-and-coin, prestige-and-marker, prestige-and-rats, prestige)" {
        /// 1 prestige point and 1 coin.
        PrestigeAndCoin = "prestige-and-coin",
        /// 2 prestige points and 1 marker from the general supply.
        PrestigeAndMarker = "prestige-and-marker",
        /// 3 prestige points and the rat marker back by 1.
        PrestigeAndRats = "prestige-and-rats",
        /// 4 prestige points.
        Prestige = "prestige",
    }
}

/// A message: there is one of each kind in each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Message {
    /// The colour of the borough it was laid out in.
    pub colour: Colour,
    /// What it gives.
    pub kind: MessageKind,
}

impl Message {
    const fn bit(self) -> u32 {
        1 << (self.colour.index() * MessageKind::COUNT + self.kind.index())
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.colour, self.kind)
    }
}

impl FromStr for Message {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        let expected = "a message as COLOUR.KIND (red.prestige-and-coin)";
        let (colour, kind) = word.split_once('.').ok_or(UnknownWord { expected })?;
        Ok(Self { colour: colour.parse()?, kind: kind.parse()? })
    }
}

/// A set of messages: what a player has collected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MessageSet(u32);

impl MessageSet {
    /// No message.
    pub const EMPTY: Self = Self(0);

    /// Adds a message.
    pub const fn insert(&mut self, message: Message) {
        self.0 |= message.bit();
    }

    /// Whether this message is in it.
    pub const fn contains(self, message: Message) -> bool {
        self.0 & message.bit() != 0
    }

    /// How many there are.
    #[expect(clippy::cast_possible_truncation, reason = "at most twenty messages")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this colour.
    #[expect(clippy::cast_possible_truncation, reason = "at most four messages of a colour")]
    pub const fn of_colour(self, colour: Colour) -> u8 {
        (self.0 >> (colour.index() * MessageKind::COUNT) & 0b1111).count_ones() as u8
    }

    /// How many of this kind.
    #[expect(clippy::cast_possible_truncation, reason = "at most five messages of a kind")]
    pub const fn of_kind(self, kind: MessageKind) -> u8 {
        (self.0 >> kind.index() & 0x1_1111).count_ones() as u8
    }

    /// The messages, colour by colour.
    pub fn iter(self) -> impl Iterator<Item = Message> {
        Colour::ALL
            .into_iter()
            .flat_map(|colour| MessageKind::ALL.map(|kind| Message { colour, kind }))
            .filter(move |&message| self.contains(message))
    }
}

/// Ends the carriage's movement: asks whether to take the message here, if there is one that may be taken (R8.3).
pub(crate) fn arrive<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    if game.table.may_take(seat, game.borough(seat).carriage) {
        game.ask(Prompt::TakeMessage, out);
    }
}

impl Table {
    /// Whether a message lies on this market that a seat may take (R8.4).
    pub fn may_take(&self, seat: Seat, market: Market) -> bool {
        self.message_at(market).is_some()
            && self.boroughs_to_visit(seat) & 1 << market.borough() != 0
    }

    /// The boroughs of the city whose messages a seat may take (R8.4), one bit each: of all colours that still lie on
    /// the board, those of which it has the fewest.
    #[inline]
    pub fn boroughs_to_visit(&self, seat: Seat) -> u8 {
        let collected = self.boroughs[seat].messages;
        let mut fewest = u8::MAX;
        let mut boroughs = 0;
        for borough in 0..self.city() {
            if self.messages[borough] == [None; MessageKind::COUNT] {
                continue;
            }
            let owned = collected.of_colour(self.colours[borough]);
            if owned < fewest {
                fewest = owned;
                boroughs = 0;
            }
            if owned == fewest {
                boroughs |= 1 << borough;
            }
        }
        boroughs
    }
}

pub(crate) const fn options() -> Options {
    Options::TAKE.or_pass()
}

/// Takes the message under the carriage and uses it, or leaves it where it lies (R8.3).
pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    if choice == Choice::Take {
        let Message { kind, .. } = game.collect_message(seat, out);
        use_all(game, seat, kind, 1, Source::Message(kind), out);
    } else {
        let market = game.borough(seat).carriage;
        let message =
            game.message_at(market).expect("a message is asked about only where one lies");
        out.emit(Event::MessageLeft { seat, message, market });
    }
}

/// Uses `n` messages of one kind, as one gain.
pub(crate) fn use_all<S: Sink>(
    game: &mut Game,
    seat: Seat,
    kind: MessageKind,
    n: u8,
    source: Source,
    out: &mut S,
) {
    match kind {
        MessageKind::PrestigeAndCoin => {
            game.gain_prestige(seat, n.into(), source, out);
            game.gain_coins(seat, n, source, out);
        }
        MessageKind::PrestigeAndMarker => {
            game.gain_prestige(seat, 2 * u16::from(n), source, out);
            game.gain_markers(seat, n, source, out);
        }
        MessageKind::PrestigeAndRats => {
            game.gain_prestige(seat, 3 * u16::from(n), source, out);
            game.lower_rats(seat, n, source, out);
        }
        MessageKind::Prestige => game.gain_prestige(seat, 4 * u16::from(n), source, out),
    }
}
