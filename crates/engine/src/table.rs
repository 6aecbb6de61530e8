//! The table: everything everyone can see, and what can be read off it.

use crate::{
    borough::Borough,
    city::{MAX_BOROUGHS, Market},
    message::{Message, MessageKind},
    named::named,
    person::Person,
    prompt::Prompt,
    rules::{Coins, Rules},
    seat::{BySeat, Colour, Seat, SeatSet},
    sector::Place,
};

named! {
    /// The phase of a round in which someone can be asked something (R3).
    pub enum Phase as "a phase (draft, actions, hiring, plague, over)" {
        /// Phase 2: everyone chooses action cards.
        Draft = "draft",
        /// Phase 3: two actions each.
        Actions = "actions",
        /// Phase 4: hiring persons.
        Hiring = "hiring",
        /// Phase 5: the plague.
        Plague = "plague",
        /// The game has ended.
        Over = "over",
    }
}

/// What everyone at the table can see. The prestige points are open only where the rules say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// What the players have agreed on.
    pub rules: Rules,
    /// How many play.
    pub players: u8,
    /// The colour of each borough of the city, also of the two that nobody owns in a game of two.
    pub colours: [Colour; MAX_BOROUGHS],
    /// The boroughs with what their players own.
    pub boroughs: BySeat<Borough>,
    /// The messages still on the outer markets of each borough of the city.
    pub messages: [[Option<MessageKind>; MessageKind::COUNT]; MAX_BOROUGHS],
    /// Coins in the supply; not counted when they are unlimited.
    pub coin_supply: u8,
    /// The round, 0 to 8.
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// Who has the bell-ringer.
    pub start: Seat,
    /// Turns begun in this phase.
    pub turn: u8,
    /// The three persons of this round.
    pub persons: [Person; 3],
    /// What is asked.
    pub prompt: Prompt,
    /// Who must answer.
    pub waiting: SeatSet,
    /// Hires that the advisor still allows the active seat.
    pub extra_hires: u8,
}

impl Table {
    /// How many play.
    #[inline]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.players()).map(Seat::nth)
    }

    /// How many boroughs the city has: in a game of two, four.
    #[inline]
    pub const fn city(&self) -> usize {
        if self.players == 2 { 4 } else { self.players() }
    }

    /// The borough of the city that a seat owns: in a game of two, opposite ones (R2.2).
    #[inline]
    pub const fn home(&self, seat: Seat) -> usize {
        if self.players == 2 { 2 * seat.index() } else { seat.index() }
    }

    /// The seat that owns a borough of the city.
    pub fn owner(&self, borough: usize) -> Option<Seat> {
        self.seats().find(|&seat| self.home(seat) == borough)
    }

    /// A player's colour.
    pub const fn colour(&self, seat: Seat) -> Colour {
        self.colours[self.home(seat)]
    }

    /// The period, 0 to 2.
    #[inline]
    pub const fn period(&self) -> usize {
        self.round as usize / 3
    }

    /// The round within the period, 0 to 2.
    #[inline]
    pub const fn round_of_period(&self) -> usize {
        self.round as usize % 3
    }

    /// The seat whose turn it is, outside the draft; the start player when nobody is asked.
    #[inline]
    pub const fn active(&self) -> Seat {
        match self.waiting.first() {
            Some(seat) => seat,
            None => self.start,
        }
    }

    /// Whether a seat's turn in this phase has begun, or is over; in the phase actions, its first.
    #[inline]
    pub const fn turn_has_begun(&self, seat: Seat) -> bool {
        let players = self.players();
        (seat.index() + players - self.start.index()) % players < self.turn as usize
    }

    /// The plague value of the round: the rats on the three persons (R5.1).
    #[inline]
    pub const fn plague_value(&self) -> u8 {
        let [a, b, c] = self.persons;
        self.rules.rats.of(a) + self.rules.rats.of(b) + self.rules.rats.of(c)
    }

    /// The message on a market, if one lies there.
    pub fn message_at(&self, market: Market) -> Option<Message> {
        let kind = self.messages[market.borough()][market.spot().outer_index()?]?;
        Some(Message { colour: self.colours[market.borough()], kind })
    }

    /// What Notre Dame distributes at the end of a period (R2.1).
    pub const fn tile_value(&self) -> u8 {
        2 + 2 * self.players
    }

    /// What each marker on Notre Dame would pay now; 0 without markers (R4.10).
    pub fn tile_pays(&self) -> u8 {
        let markers: u8 =
            self.seats().map(|seat| self.boroughs[seat].markers[Place::NotreDame]).sum();
        self.tile_value().checked_div(markers).unwrap_or(0)
    }

    /// Whether coins are counted.
    pub(crate) fn coins_are_limited(&self) -> bool {
        self.rules.coins == Coins::Limited
    }
}
