//! A whole game: what everyone at the table can see, the hidden cards, and the one question that is asked now.
//!
//! `table.rs` and `cards.rs` say what these two are.

use core::fmt;

use crate::{
    borough::Borough,
    cards::Cards,
    choice::Choice,
    city::Market,
    draft,
    event::Sink,
    flow,
    message::Message,
    options::Options,
    prompt::Prompt,
    rules::Rules,
    seat::{Seat, SeatSet},
    table::{Phase, Table},
};

/// Rounds in a game: three periods of three.
pub const ROUNDS: u8 = 9;

/// Coins in all, unless they are unlimited.
pub const COINS: u8 = 25;

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
    /// It is not this seat's turn.
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
            Self::NotWaiting { seat } => write!(f, "it is not seat {seat}'s turn"),
            Self::NotOffered { prompt, choice } => {
                write!(f, "`{choice}` is not among the options of the prompt `{prompt}`")
            }
        }
    }
}

impl core::error::Error for ChoiceError {}

impl Game {
    /// Who must answer now. Several seats in the draft, one in the other phases, nobody when the game is over.
    ///
    /// ```
    /// use engine::{Game, Setup};
    ///
    /// let mut game = Game::new(&Setup::with_seed(3, [1; 32])?, &mut ());
    /// assert_eq!(game.waiting().len(), 3); // All keep a card at the same time.
    /// let seat = game.waiting().first().expect("the game has just begun");
    /// game.choose(seat, game.options(seat).nth(0), &mut ())?;
    /// assert!(!game.waiting().contains(seat));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub const fn waiting(&self) -> SeatSet {
        self.table.waiting
    }

    /// What `seat` is asked. In the draft also a seat that has answered, and may change its answer.
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        (!self.options(seat).is_empty()).then_some(self.table.prompt)
    }

    /// What `seat` may choose; empty for a seat that is not asked anything.
    ///
    /// ```
    /// use engine::{Choice, Game};
    ///
    /// let game: Game = "phase actions\nturn 0\nhand A1 0: bank park hotel".parse()?;
    /// let seat = game.waiting().first().expect("a seat plays a card");
    /// let options: Vec<String> = game.options(seat).iter().map(|it| it.to_string()).collect();
    /// assert_eq!(options, ["play bank", "play hotel", "play park"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    ///
    /// ```
    /// use engine::{ChoiceError, Game};
    ///
    /// let mut game: Game = "phase actions\nturn 0\nhand A1 0: bank park hotel".parse()?;
    /// let seat = game.waiting().first().expect("a seat plays a card");
    /// let (before, hospital) = (game, "play hospital".parse()?);
    /// let refused = game.choose(seat, hospital, &mut ());
    /// assert!(matches!(refused, Err(ChoiceError::NotOffered { .. })));
    /// assert_eq!(game, before);
    ///
    /// let mut events = Vec::new();
    /// game.choose(seat, "play bank".parse()?, &mut events)?;
    /// assert_eq!(game.borough(seat).coins, before.borough(seat).coins + 1);
    /// assert!(!events.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    ///
    /// ```
    /// use engine::{Game, Setup};
    ///
    /// let game = Game::new(&Setup::with_seed(2, [1; 32])?, &mut ());
    /// let seat = game.waiting().first().expect("the game has just begun");
    /// for choice in game.options(seat).iter() {
    ///     let mut branch = game;
    ///     branch.choose_unchecked(seat, choice, &mut ());
    ///     assert!(!branch.waiting().contains(seat));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

    /// What everyone at the table can see, prestige points included.
    #[inline]
    pub const fn table(&self) -> &Table {
        &self.table
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

    /// What the active seat may answer to the prompt, whichever it is.
    #[inline(never)]
    pub(crate) fn options_of_prompt(&self) -> Options {
        self.table.prompt.options(self, self.active())
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
