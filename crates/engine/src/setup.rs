//! Setup: everything that chance decides, drawn once from a seed (R2). This file is frozen: stored games depend on it.

use core::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::{
    action::Action,
    borough::Borough,
    cards::Cards,
    city::MAX_BOROUGHS,
    event::Sink,
    flow,
    game::{COINS, Game},
    message::MessageKind,
    options::Options,
    person::{Person, Stack},
    prompt::Prompt,
    rules::Rules,
    seat::{BySeat, Colour, MAX_SEATS, Seat, SeatSet},
    table::{Phase, Table},
};

/// What a game starts from. The same setup and choices always give the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    colours: [Colour; MAX_SEATS],
    players: u8,
    /// What the table has agreed on.
    pub rules: Rules,
    /// Who begins; `None` leaves it to the seed.
    pub start: Option<Seat>,
    /// The seed of all chance.
    pub seed: [u8; 32],
}

/// Why players cannot sit down like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Not 2 to 5 players.
    Players(usize),
    /// Two players with one colour.
    SameColour(Colour),
    /// The start player has no seat in this game.
    Start(Seat),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(n) => write!(f, "the game is for 2 to 5 players, not {n}"),
            Self::SameColour(colour) => write!(f, "two players have the colour {colour}"),
            Self::Start(seat) => write!(f, "the start player's seat {seat} is not in the game"),
        }
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// A setup for players of these colours, clockwise.
    ///
    /// ```
    /// use engine::{Colour, Rules, Setup, SetupError};
    ///
    /// let rules = Rules { new_persons: true, ..Rules::default() };
    /// let setup = Setup::new(&[Colour::Green, Colour::Red], rules, None, [7; 32])?;
    /// assert_eq!(setup.colours(), [Colour::Green, Colour::Red]);
    ///
    /// let twice = Setup::new(&[Colour::Red, Colour::Red], rules, None, [7; 32]);
    /// assert_eq!(twice, Err(SetupError::SameColour(Colour::Red)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(
        colours: &[Colour],
        rules: Rules,
        start: Option<Seat>,
        seed: [u8; 32],
    ) -> Result<Self, SetupError> {
        if !(2..=MAX_SEATS).contains(&colours.len()) {
            return Err(SetupError::Players(colours.len()));
        }
        for (i, colour) in colours.iter().enumerate() {
            if colours[..i].contains(colour) {
                return Err(SetupError::SameColour(*colour));
            }
        }
        if let Some(seat) = start
            && colours.len() <= seat.index()
        {
            return Err(SetupError::Start(seat));
        }
        let mut by_seat = [Colour::Red; MAX_SEATS];
        by_seat[..colours.len()].copy_from_slice(colours);
        let players = u8::try_from(colours.len()).expect("at most five");
        Ok(Self { colours: by_seat, players, rules, start, seed })
    }

    /// A setup for so many players, with the first colours of R1, the default rules and this seed.
    ///
    /// ```
    /// use engine::{Game, Setup, SetupError};
    ///
    /// let setup = Setup::with_seed(5, [7; 32])?;
    /// assert_eq!(Game::new(&setup, &mut ()), Game::new(&setup, &mut ()));
    /// assert_eq!(Setup::with_seed(6, [7; 32]), Err(SetupError::Players(6)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_seed(players: usize, seed: [u8; 32]) -> Result<Self, SetupError> {
        let colours = Colour::ALL.get(..players).ok_or(SetupError::Players(players))?;
        Self::new(colours, Rules::default(), None, seed)
    }

    /// The players' colours, clockwise.
    pub fn colours(&self) -> &[Colour] {
        &self.colours[..usize::from(self.players)]
    }
}

impl Game {
    /// Deals a game and begins its first round.
    pub fn new<S: Sink>(setup: &Setup, out: &mut S) -> Self {
        let mut rng = ChaCha8Rng::from_seed(setup.seed);
        let players = setup.colours().len();
        let mut game = Self::empty(setup.colours(), setup.rules);

        // The start player is drawn even when it is set, so that the rest of the deal does not depend on it.
        let drawn = Seat::nth(below(&mut rng, players));
        game.table.start = setup.start.unwrap_or(drawn);
        for borough in 0..game.boroughs() {
            shuffle(&mut game.table.messages[borough], &mut rng);
        }
        for period in 0..3 {
            for seat in 0..players {
                shuffle(
                    &mut game.cards.decks[Seat::nth(seat)][9 * period..9 * period + 9],
                    &mut rng,
                );
            }
        }
        for brown in &mut game.cards.brown {
            shuffle(brown, &mut rng);
        }
        for (period, stack) in [Stack::A, Stack::B, Stack::C].into_iter().enumerate() {
            let drawn = draw_gray(stack, setup.rules.new_persons, &mut rng);
            game.cards.gray[3 * period..3 * period + 3].copy_from_slice(&drawn);
        }
        flow::begin_round(&mut game, out);
        game
    }

    /// A game in which nothing is dealt yet: every deck in the order of the rules.
    pub(crate) fn empty(colours: &[Colour], rules: Rules) -> Self {
        let players = u8::try_from(colours.len()).expect("at most five");
        let mut table = Table {
            rules,
            players,
            colours: [Colour::Red; MAX_BOROUGHS],
            boroughs: BySeat([Borough::new(0); MAX_SEATS]),
            messages: [[None; MessageKind::COUNT]; MAX_BOROUGHS],
            coin_supply: COINS - 3 * players,
            round: 0,
            phase: Phase::Draft,
            start: Seat::nth(0),
            turn: 0,
            persons: [Person::Hostess, Person::Minstrel, Person::CityGuard],
            prompt: Prompt::Nothing,
            waiting: SeatSet::EMPTY,
            extra_hires: 0,
        };
        for (seat, &colour) in colours.iter().enumerate() {
            let home = table.home(Seat::nth(seat));
            table.colours[home] = colour;
            table.boroughs[Seat::nth(seat)] = Borough::new(home);
        }
        if players == 2 {
            // Two colours that nobody plays lie in the boroughs that nobody owns (R2.2).
            let mut unused = Colour::ALL.into_iter().filter(|colour| !colours.contains(colour));
            for borough in [1, 3] {
                table.colours[borough] = unused.next().expect("two of five colours are played");
            }
        }
        for borough in 0..table.city() {
            table.messages[borough] = MessageKind::ALL.map(Some);
        }
        let cards = Cards {
            decks: BySeat([UNSHUFFLED; MAX_SEATS]),
            picks: BySeat([None; MAX_SEATS]),
            brown: [Person::BROWN; 3],
            gray: Person::GRAY_BASE,
        };
        Self { table, cards, options: Options::EMPTY }
    }
}

/// The nine cards of each period, in the order of the rules.
pub(crate) const UNSHUFFLED: [Action; 27] = {
    let mut deck = [Action::Bank; 27];
    let mut i = 0;
    while i < deck.len() {
        deck[i] = Action::ALL[i % Action::COUNT];
        i += 1;
    }
    deck
};

/// Three gray persons of a letter, in the order in which they will come. With the expansion they are drawn from nine.
fn draw_gray(stack: Stack, new_persons: bool, rng: &mut ChaCha8Rng) -> [Person; 3] {
    let mut persons = GRAY[stack.index() - 1];
    shuffle(&mut persons[..if new_persons { 9 } else { 3 }], rng);
    [persons[0], persons[1], persons[2]]
}

/// The nine gray persons of each letter, those of the base game first.
const GRAY: [[Person; 9]; 3] = [gray_of(Stack::A), gray_of(Stack::B), gray_of(Stack::C)];

const fn gray_of(stack: Stack) -> [Person; 9] {
    let mut persons = [Person::Hostess; 9];
    let (mut n, mut i) = (0, 0);
    while i < Person::COUNT {
        if Person::ALL[i].card().stack.index() == stack.index() {
            persons[n] = Person::ALL[i];
            n += 1;
        }
        i += 1;
    }
    persons
}

/// The Fisher–Yates shuffle, from the end to the front.
fn shuffle<T>(items: &mut [T], rng: &mut ChaCha8Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last + 1));
    }
}

/// A number below `n`, each as likely as the others: the few draws that would favour some are thrown away.
fn below(rng: &mut ChaCha8Rng, n: usize) -> usize {
    let n = u32::try_from(n).expect("a small number");
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(n);
        let [high, low] = [product >> 32, product & u64::from(u32::MAX)];
        if u64::from(n) <= low || u64::from(n.wrapping_neg() % n) <= low {
            return usize::try_from(high).expect("a small number");
        }
    }
}
