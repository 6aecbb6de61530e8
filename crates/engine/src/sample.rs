//! Sampling: a game drawn from all that agree with a view, each as likely as the others.
//!
//! The core of every search with hidden cards, so it counts instructions: each list is shuffled with one random word, cards are
//! written where they lie, and what does not depend on chance is worked out once.

use rand_core::Rng;

use crate::{
    action::Action,
    cards::{Cards, Draft},
    game::Game,
    options::Options,
    person::{Person, PersonSet},
    prompt::Prompt,
    seat::{BySeat, MAX_SEATS, Seat},
    setup::UNSHUFFLED,
    table::{Phase, Table},
    view::View,
};

impl View {
    /// A game drawn from all games that agree with this view, each as likely as the others.
    ///
    /// What others hold, every deck and the persons still to come are drawn again. Where scores are hidden, the others
    /// are given as many points as this seat has.
    ///
    /// ```
    /// use engine::{Game, Setup};
    /// use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
    ///
    /// let game = Game::new(&Setup::with_seed(3, [1; 32])?, &mut ());
    /// let view = game.view(game.waiting().first());
    /// let sampled = view.sample(&mut Xoshiro256PlusPlus::seed_from_u64(1));
    /// assert_ne!(sampled, game);
    /// assert_eq!(sampled.view(view.seat), view);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sample<R: Rng>(&self, rng: &mut R) -> Game {
        let plan = &self.plan;
        let mut game = Game { table: self.table, cards: plan.cards, options: self.options };
        if !self.table.rules.open_scores {
            self.sample_prestige(&mut game);
        }
        plan.draw_persons(&mut game, rng);
        for period in self.table.period() + 1..3 {
            for deck in &mut game.cards.decks.0[..self.table.players()] {
                shuffle_deck(&mut deck[9 * period..9 * period + 9], rng);
            }
        }
        // A deal that contradicts how cards were played is drawn again. A position written by hand may contradict
        // itself, so this is not tried forever.
        for _ in 0..1000 {
            plan.deal(&self.table, &mut game.cards, rng);
            if plan.agrees_with_play(&game) {
                break;
            }
        }
        if self.table.phase == Phase::Draft {
            self.sample_picks(&mut game, rng);
        } else if self.seat != Some(self.table.active()) {
            game.options = game.options_of_prompt();
        }
        game
    }

    fn sample_prestige(&self, game: &mut Game) {
        let own = self.seat.map_or(0, |seat| self.table.boroughs[seat].prestige);
        for seat in self.table.seats() {
            game.table.boroughs[seat].prestige = self.prestige(seat).unwrap_or(own);
        }
    }

    fn sample_picks<R: Rng>(&self, game: &mut Game, rng: &mut R) {
        game.options = Options::EMPTY;
        for seat in self.table.seats().filter(|&seat| !self.table.waiting.contains(seat)) {
            let cards = game.draft_cards(seat);
            let pick = if self.seat == Some(seat) {
                self.known.pick
            } else {
                let mut odds = Odds(rng.next_u64());
                Some(cards[odds.below(cards.len())])
            };
            game.cards.picks[seat] = pick;
        }
    }
}

/// The cards before all seats, one seat after the other: a place is an index into them.
const SEAT: usize = 27;

/// What sampling needs of a view, worked out once: everything that does not depend on chance.
///
/// It is made from the view and nothing else, so it knows no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Plan {
    /// The known cards where they lie, and anything in the other places.
    cards: Cards,
    /// The unknown cards of each owner's deck.
    unseen: [Unseen<{ Action::COUNT }>; MAX_SEATS],
    /// The two cards that the view's seat passed in a round, where they may lie either way.
    pairs: [Option<[u8; 2]>; 3],
    /// Places that cannot hold cards alike.
    differ: [[u8; 2]; 3 * 3 * MAX_SEATS],
    differs: u8,
    /// The brown persons to come in this period, by number.
    brown: Unseen<6>,
    /// The gray persons to come of each letter, by number.
    gray: [Unseen<3>; 3],
}

/// Things that a seat does not know, and the places in which they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Unseen<const N: usize> {
    /// The numbers of the cards or persons.
    things: [u8; N],
    places: [u8; N],
    len: u8,
}

impl<const N: usize> Unseen<N> {
    const NONE: Self = Self { things: [0; N], places: [0; N], len: 0 };

    /// The things of `left`, one bit each, lie in these places.
    fn new(mut left: u64, places: impl Iterator<Item = usize>) -> Self {
        let mut unseen = Self::NONE;
        for (n, place) in places.take(N).enumerate() {
            if left == 0 {
                break;
            }
            unseen.things[n] = byte(left.trailing_zeros() as usize);
            unseen.places[n] = byte(place);
            unseen.len += 1;
            left &= left - 1;
        }
        unseen
    }

    /// Draws what lies where.
    #[inline]
    fn draw<R: Rng>(&self, rng: &mut R, mut put: impl FnMut(usize, usize)) {
        let mut odds = Odds(rng.next_u64());
        let mut things = self.things;
        for last in (0..usize::from(self.len).min(N)).rev() {
            let drawn = odds.below(last + 1);
            put(usize::from(self.places[last]), usize::from(things[drawn]));
            things[drawn] = things[last];
        }
    }
}

impl Plan {
    /// For a view that is not finished.
    pub(crate) const NONE: Self = Self {
        cards: BLANK,
        unseen: [Unseen::NONE; MAX_SEATS],
        pairs: [None; 3],
        differ: [[0; 2]; 3 * 3 * MAX_SEATS],
        differs: 0,
        brown: Unseen::NONE,
        gray: [Unseen::NONE; 3],
    };

    pub(crate) fn new(view: &View) -> Self {
        let mut plan = Self::NONE;
        plan.note_persons(view);
        plan.note_plays(view);
        for owner in view.table.seats() {
            plan.note_deck(view, owner);
        }
        plan
    }

    fn note_persons(&mut self, view: &View) {
        let brown: PersonSet = Person::BROWN.into_iter().collect();
        let places = &mut self.cards.brown[view.table.period()];
        self.brown = note(places, &view.known.brown, brown);
        for (letter, gray) in self.gray.iter_mut().enumerate() {
            let slots = 3 * letter..3 * letter + 3;
            let stack = view.known.gray_in_game.and(GRAY[letter]);
            *gray = note(&mut self.cards.gray[slots.clone()], &view.known.gray[slots], stack);
        }
    }

    /// Notes which cards cannot be alike: of two alike the one in the lower slot is played.
    fn note_plays(&mut self, view: &View) {
        let table = &view.table;
        for seat in table.seats().filter(|&seat| view.seat != Some(seat)) {
            for round in 0..=table.round_of_period() {
                let first = SEAT * seat.index() + 9 * table.period() + 3 * round;
                let pairs = table.boroughs[seat].played[round].must_differ();
                for (bit, [low, high]) in [[0, 1], [0, 2], [1, 2]].into_iter().enumerate() {
                    if pairs & 1 << bit != 0 {
                        self.differ[usize::from(self.differs)] =
                            [byte(first + low), byte(first + high)];
                        self.differs += 1;
                    }
                }
            }
        }
    }

    /// Puts the known cards of `owner`'s deck where they lie, and notes the others.
    fn note_deck(&mut self, view: &View, owner: Seat) {
        let place = |index: usize| {
            let round = 3 * view.table.period() + index / 3;
            let holder = view.table.draft_of(round).holder(owner, index % 3, view.table.players());
            SEAT * holder.index() + 9 * view.table.period() + index
        };
        let mut unknown = (1 << Action::COUNT) - 1;
        let mut open = [true; 9];
        for (index, known) in view.known.decks[owner].into_iter().enumerate() {
            if let Some(card) = known {
                unknown &= !(1 << card.index());
                self.cards.decks.0.as_flattened_mut()[place(index)] = card;
                open[index] = false;
            }
        }
        for round in (0..3).filter(|_| view.seat == Some(owner)) {
            let Some(pair) = view.known.passed[round] else { continue };
            let places = [1, 2].map(|slot| place(3 * round + slot));
            for (card, place) in pair.into_iter().zip(places) {
                unknown &= !(1 << card.index());
                self.cards.decks.0.as_flattened_mut()[place] = card;
            }
            open[3 * round + 1..3 * round + 3].fill(false);
            // Until the left neighbour has chosen, the order tells nothing.
            if view.table.draft_of(3 * view.table.period() + round) == Draft::Done {
                self.pairs[round] = Some(places.map(byte));
            }
        }
        let places = (0..9).filter(|&index| open[index]).map(place);
        self.unseen[owner.index()] = Unseen::new(unknown, places);
    }

    #[inline]
    fn draw_persons<R: Rng>(&self, game: &mut Game, rng: &mut R) {
        let period = game.table.period();
        let brown = &mut game.cards.brown;
        if 0 < self.brown.len {
            self.brown.draw(rng, |place, person| brown[period][place] = Person::ALL[person]);
        }
        for later in &mut brown[period + 1..] {
            Unseen::<6>::BROWN.draw(rng, |place, person| later[place] = Person::ALL[person]);
        }
        for (letter, gray) in self.gray.iter().enumerate().skip(period) {
            if 0 < gray.len {
                let places = &mut game.cards.gray[3 * letter..3 * letter + 3];
                gray.draw(rng, |place, person| places[place] = Person::ALL[person]);
            }
        }
    }

    /// Draws where the unknown cards of this period lie.
    #[inline]
    fn deal<R: Rng>(&self, table: &Table, cards: &mut Cards, rng: &mut R) {
        let places = cards.decks.0.as_flattened_mut();
        for unseen in &self.unseen[..table.players()] {
            unseen.draw(rng, |place, card| places[place] = Action::ALL[card]);
        }
        let mut word = rng.next_u32();
        for [one, two] in self.pairs.into_iter().flatten() {
            if word & 1 == 1 {
                places.swap(one.into(), two.into());
            }
            word >>= 1;
        }
        if table.prompt == Prompt::KeepSecond {
            // Their order tells nothing.
            for seat in 0..table.players() {
                let first = SEAT * seat + 3 * usize::from(table.round) + 1;
                if places[first + 1] < places[first] {
                    places.swap(first, first + 1);
                }
            }
        }
    }

    /// Whether all plays of this period could have happened like this: of two cards alike the one in the lower slot is played.
    #[inline]
    fn agrees_with_play(&self, game: &Game) -> bool {
        let places = game.cards.decks.0.as_flattened();
        let mut differ = self.differ[..usize::from(self.differs)].iter();
        !differ.any(|&[one, two]| places[usize::from(one)] == places[usize::from(two)])
    }
}

impl Unseen<6> {
    /// The brown persons of a period to come.
    const BROWN: Self = Self { things: [0, 1, 2, 3, 4, 5], places: [0, 1, 2, 3, 4, 5], len: 6 };
}

const _: () = assert!(Person::BROWN[5].index() == 5, "the brown persons have the first numbers");

/// Cards in the order of the rules, over which everything else is written.
const BLANK: Cards = Cards {
    decks: BySeat([UNSHUFFLED; MAX_SEATS]),
    picks: BySeat([None; MAX_SEATS]),
    brown: [Person::BROWN; 3],
    gray: Person::GRAY_BASE,
};

/// Puts the persons that are known into their places, and notes the rest of `all`.
fn note<const N: usize>(
    places: &mut [Person],
    known: &[Option<Person>],
    all: PersonSet,
) -> Unseen<N> {
    let mut left = all;
    for (place, known) in places.iter_mut().zip(known) {
        if let Some(person) = *known {
            left.remove(person);
            *place = person;
        }
    }
    let unknown = known.iter().enumerate().filter(|it| it.1.is_none()).map(|it| it.0);
    Unseen::new(left.bits(), unknown)
}

fn byte(n: usize) -> u8 {
    u8::try_from(n).expect("a small number")
}

/// The gray persons of each letter.
const GRAY: [PersonSet; 3] = {
    let mut sets = [PersonSet::EMPTY; 3];
    let mut i = 0;
    while i < Person::COUNT {
        let stack = Person::ALL[i].card().stack.index();
        if 0 < stack {
            sets[stack - 1].insert(Person::ALL[i]);
        }
        i += 1;
    }
    sets
};

/// Random numbers below small ones, all from one word. Nine cards have 362,880 orders: no order is noticeably likelier
/// than another.
struct Odds(u64);

impl Odds {
    /// A number below `n`.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the two halves of the product")]
    fn below(&mut self, n: usize) -> usize {
        let product = u128::from(self.0) * n as u128;
        self.0 = product as u64;
        (product >> 64) as usize
    }
}

/// The Fisher–Yates shuffle of nine cards.
#[inline]
fn shuffle_deck<R: Rng>(deck: &mut [Action], rng: &mut R) {
    let mut odds = Odds(rng.next_u64());
    for last in (1..deck.len()).rev() {
        deck.swap(last, odds.below(last + 1));
    }
}
