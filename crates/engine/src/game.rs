//! A whole game: what lies open on the table, the hidden cards, and the one question that is asked now.

use core::fmt;

use crate::{
    action::Action,
    borough::Borough,
    choice::{Choice, Options},
    city::{MAX_BOROUGHS, Market},
    draft,
    event::Sink,
    flow,
    message::{Message, MessageKind},
    named::named,
    person::Person,
    prompt::Prompt,
    rules::{Coins, Rules},
    seat::{BySeat, Colour, Seat, SeatSet},
    sector::Place,
};

/// Rounds in a game: three periods of three.
pub const ROUNDS: u8 = 9;

/// Coins in all, unless they are unlimited.
pub const COINS: u8 = 25;

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

/// A whole game, seen by someone who may look at every card.
///
/// Plain data: copying it is the only undo there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    pub(crate) table: Table,
    pub(crate) cards: Cards,
    /// What the active seat may choose; empty in the draft, where each seat's cards tell.
    pub(crate) options: Options,
}

const _: () = assert!(size_of::<Game>() <= 384, "copying the state is the cost of search");

/// What lies open on the table. The prestige points are open only where the rules say so.
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

/// The hidden part: every deck, in the order in which it will be drawn, and the picks of a draft under way.
///
/// In round `r` (0 to 8) each deck's cards `3r`, `3r + 1` and `3r + 2` are drawn. The draft passes them on, as at a table:
/// from then on these three are what the seat has in its hand, the card from the own deck first, then the one from the
/// right neighbour's, then the one from beyond. See [`Draft`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cards {
    /// The action cards in front of each seat: nine for each of the three periods, three of them for each round.
    pub(crate) decks: BySeat<[Action; 27]>,
    /// What each seat has chosen to keep in the step of the draft that is under way.
    pub(crate) picks: BySeat<Option<Action>>,
    /// The brown persons, for each period: two to a round.
    pub(crate) brown: [[Person; 6]; 3],
    /// The gray persons: one to a round.
    pub(crate) gray: [Person; 9],
}

/// Before whom the three cards that a seat draws in a round have come to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draft {
    /// Nothing is passed: all three before their owner.
    Drawn,
    /// The first before the owner, the two others before the left neighbour.
    TwoPassed,
    /// One before the owner, one before the left neighbour, one before the one beyond.
    Done,
}

impl Draft {
    /// The seat before which the card in this slot lies.
    pub(crate) const fn holder(self, owner: Seat, slot: usize, players: usize) -> Seat {
        match self {
            Self::Drawn => owner,
            Self::TwoPassed => owner.left(if slot == 0 { 0 } else { 1 }, players),
            Self::Done => owner.left(slot, players),
        }
    }
}

impl Game {
    /// How far the draft of a round (0 to 8) has come.
    pub(crate) fn draft_of(&self, round: usize) -> Draft {
        self.table.draft_of(round)
    }

    /// A card that `owner` drew in a round (0 to 8): slot 0 is, or will be, kept by the owner, slot 1 by the left
    /// neighbour, slot 2 by the one beyond.
    pub(crate) fn drawn(&self, owner: Seat, round: usize, slot: usize) -> Action {
        let holder = self.draft_of(round).holder(owner, slot, self.players());
        self.cards.decks[holder][3 * round + slot]
    }

    /// Puts a card that `owner` drew in a round where the draft has brought it.
    pub(crate) fn set_drawn(&mut self, owner: Seat, round: usize, slot: usize, card: Action) {
        let holder = self.draft_of(round).holder(owner, slot, self.players());
        self.cards.decks[holder][3 * round + slot] = card;
    }
}

/// Why a choice was refused. The game has not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceError {
    /// The game is over.
    GameOver,
    /// There is no such seat in this game.
    NoSuchSeat {
        /// The seat that answered.
        seat: Seat,
    },
    /// This seat is not asked anything now.
    NotWaiting {
        /// The seat that answered.
        seat: Seat,
    },
    /// The choice is not among the options.
    NotOffered {
        /// What is asked.
        prompt: Prompt,
        /// What was answered.
        choice: Choice,
    },
}

impl fmt::Display for ChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::NoSuchSeat { seat } => write!(f, "there is no seat {seat} in this game"),
            Self::NotWaiting { seat } => write!(f, "seat {seat} is not asked anything now"),
            Self::NotOffered { prompt, choice } => {
                write!(f, "`{choice}` is not among the options of the prompt `{prompt}`")
            }
        }
    }
}

impl core::error::Error for ChoiceError {}

impl Game {
    /// Who must answer now. Several seats in the draft, one in the other phases, nobody when the game is over.
    #[inline]
    pub const fn waiting(&self) -> SeatSet {
        self.table.waiting
    }

    /// What `seat` is asked. In the draft also a seat that has answered, and may change its answer.
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        (!self.options(seat).is_empty()).then_some(self.table.prompt)
    }

    /// What `seat` may choose; empty for a seat that is not asked anything.
    #[inline]
    pub fn options(&self, seat: Seat) -> Options {
        if self.table.phase == Phase::Draft {
            if seat.index() < self.players() {
                Options::keep(self.draft_cards(seat))
            } else {
                Options::EMPTY
            }
        } else if self.table.waiting.contains(seat) {
            self.options
        } else {
            Options::EMPTY
        }
    }

    /// Makes a choice from outside. On an error the game is unchanged.
    pub fn choose<S: Sink>(
        &mut self,
        seat: Seat,
        choice: Choice,
        out: &mut S,
    ) -> Result<(), ChoiceError> {
        if self.players() <= seat.index() {
            return Err(ChoiceError::NoSuchSeat { seat });
        }
        if self.table.phase == Phase::Over {
            return Err(ChoiceError::GameOver);
        }
        let options = self.options(seat);
        if options.is_empty() {
            return Err(ChoiceError::NotWaiting { seat });
        }
        if !options.contains(choice) {
            return Err(ChoiceError::NotOffered { prompt: self.table.prompt, choice });
        }
        self.choose_unchecked(seat, choice, out);
        Ok(())
    }

    /// Makes a choice that the caller has taken from [`Game::options`]; any other is a bug and may panic.
    #[inline]
    pub fn choose_unchecked<S: Sink>(&mut self, seat: Seat, choice: Choice, out: &mut S) {
        if self.table.phase == Phase::Draft {
            draft::keep(self, seat, choice, out);
        } else {
            let prompt = core::mem::replace(&mut self.table.prompt, Prompt::Nothing);
            flow::answer(self, seat, prompt, choice, out);
        }
        flow::advance(self, out);
    }

    /// What lies open on the table, prestige points included.
    #[inline]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The three cards of a hand, once the draft is over; slot 0 is from the own deck, slot 1 from the right
    /// neighbour's, slot 2 from the one beyond.
    #[inline]
    pub fn hand(&self, seat: Seat) -> [Action; 3] {
        self.hand_in(seat, usize::from(self.table.round))
    }

    /// The hand of an earlier round of this period, or of this one.
    #[inline]
    pub(crate) fn hand_in(&self, seat: Seat, round: usize) -> [Action; 3] {
        let cards = &self.cards.decks[seat][3 * round..3 * round + 3];
        [cards[0], cards[1], cards[2]]
    }

    /// The cards from which `seat` keeps one in the step of the draft that is under way.
    #[inline]
    pub(crate) fn draft_cards(&self, seat: Seat) -> &[Action] {
        let kept = usize::from(self.table.prompt == Prompt::KeepSecond);
        let drawn = 3 * usize::from(self.table.round);
        &self.cards.decks[seat][drawn + kept..drawn + 3]
    }

    /// Asks the active seat. A question with one answer is answered here; one with none falls away.
    #[expect(
        clippy::inline_always,
        reason = "a known question shrinks to one arm where it is asked"
    )]
    #[inline(always)]
    pub(crate) fn ask<S: Sink>(&mut self, prompt: Prompt, out: &mut S) {
        let seat = self.active();
        let options = prompt.options(self, seat);
        if let Some(choice) = options.only() {
            flow::answer(self, seat, prompt, choice, out);
        } else if !options.is_empty() {
            self.table.prompt = prompt;
            self.options = options;
        }
    }

    /// Asks the active seat, however few answers there are.
    #[inline]
    pub(crate) fn ask_anyway(&mut self, prompt: Prompt) {
        self.options = prompt.options(self, self.active());
        self.table.prompt = prompt;
    }

    /// How many play.
    #[inline]
    pub const fn players(&self) -> usize {
        self.table.players()
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.table.seats()
    }

    /// The seats, clockwise from the start player.
    pub(crate) fn seats_from_start(&self) -> impl Iterator<Item = Seat> + use<> {
        let (start, players) = (self.table.start, self.players());
        (0..players).map(move |steps| start.left(steps, players))
    }

    /// The seat whose turn it is, outside the draft.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.table.active()
    }

    /// How many boroughs the city has: in a game of two, four.
    #[inline]
    pub const fn boroughs(&self) -> usize {
        self.table.city()
    }

    /// The options the table has agreed on.
    #[inline]
    pub const fn rules(&self) -> &Rules {
        &self.table.rules
    }

    /// A player's borough.
    #[inline]
    pub fn borough(&self, seat: Seat) -> &Borough {
        &self.table.boroughs[seat]
    }

    #[inline]
    pub(crate) fn borough_mut(&mut self, seat: Seat) -> &mut Borough {
        &mut self.table.boroughs[seat]
    }

    /// The period, 0 to 2.
    #[inline]
    pub const fn period(&self) -> usize {
        self.table.period()
    }

    /// The round within the period, 0 to 2.
    #[inline]
    pub const fn round_of_period(&self) -> usize {
        self.table.round_of_period()
    }

    pub(crate) const fn coin_supply(&self) -> u8 {
        self.table.coin_supply
    }

    pub(crate) const fn persons_bits(&self) -> u64 {
        let [a, b, c] = self.table.persons;
        1 << a.index() | 1 << b.index() | 1 << c.index()
    }

    /// The message on a market, if one lies there.
    pub(crate) fn message_at(&self, market: Market) -> Option<Message> {
        self.table.message_at(market)
    }

    /// The other player with the most coins, the first clockwise of several; `None` if no other has any (R4.13).
    pub(crate) fn richest_other(&self, taker: Seat) -> Option<Seat> {
        let players = self.players();
        let mut richest = None;
        let mut most = 0;
        for steps in 1..players {
            let seat = taker.left(steps, players);
            if most < self.borough(seat).coins {
                most = self.borough(seat).coins;
                richest = Some(seat);
            }
        }
        richest
    }
}

impl Table {
    /// How far the draft of a round (0 to 8) has come.
    pub(crate) fn draft_of(&self, round: usize) -> Draft {
        let now = usize::from(self.round);
        let drafting = self.phase == Phase::Draft;
        if round < now || round == now && !drafting {
            Draft::Done
        } else if now < round || self.prompt == Prompt::KeepFirst {
            Draft::Drawn
        } else {
            Draft::TwoPassed
        }
    }

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
