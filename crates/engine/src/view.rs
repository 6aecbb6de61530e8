//! Views: what one seat, or a spectator, may know (R10), and games that could lie behind a view.
//!
//! Hidden information is hidden here and in `Event::seen_by`, nowhere else: by listing what may be seen.

use rand_core::Rng;

use crate::{
    action::Action,
    choice::Options,
    game::{Cards, Game, Phase, Table},
    person::{Person, PersonSet, Stack},
    prompt::Prompt,
    seat::{BySeat, MAX_SEATS, Seat},
    setup::UNSHUFFLED,
};

/// Everything that one seat knows with a perfect memory of this period; or what a spectator knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Whose view it is; `None` is a spectator.
    pub seat: Option<Seat>,
    /// What lies open. Where scores are hidden, others' prestige is 0 here: ask [`View::prestige`].
    pub table: Table,
    /// The cards this seat knows.
    pub known: Known,
    /// What this seat may choose now.
    pub options: Options,
}

/// The cards that a seat knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Known {
    /// The cards of this period, by owner. In a round `r` (0 to 2) the cards `3r` to `3r + 2` are those kept by the
    /// owner, by the left neighbour and by the one beyond; before that, those drawn or received.
    pub decks: BySeat<[Option<Action>; 9]>,
    /// For each round of this period: the two cards passed to the left, while it is unknown who kept which.
    pub passed: [Option<[Action; 2]>; 3],
    /// What this seat has chosen to keep in the step of the draft that is under way.
    pub pick: Option<Action>,
    /// The brown persons of this period, in the order in which they come.
    pub brown: [Option<Person>; 6],
    /// The gray persons, in the order in which they come.
    pub gray: [Option<Person>; 9],
    /// The gray persons in the game: all players know which, not when.
    pub gray_in_game: PersonSet,
}

impl Game {
    /// What a seat may know; `None` is a spectator.
    pub fn view(&self, seat: Option<Seat>) -> View {
        let seat = seat.filter(|seat| seat.index() < self.players());
        let mut table = self.table;
        for other in self.seats() {
            if !self.scores_are_open() && seat != Some(other) {
                table.boroughs[other].prestige = 0;
            }
        }
        let options = seat.map_or(Options::EMPTY, |seat| self.options(seat));
        View { seat, table, known: self.known_to(seat), options }
    }

    fn scores_are_open(&self) -> bool {
        self.table.rules.open_scores || self.table.phase == Phase::Over
    }

    fn known_to(&self, viewer: Option<Seat>) -> Known {
        let mut known = Known {
            decks: BySeat([[None; 9]; MAX_SEATS]),
            passed: [None; 3],
            pick: viewer.and_then(|seat| self.cards.picks[seat]),
            brown: [None; 6],
            gray: [None; 9],
            gray_in_game: self.cards.gray.into_iter().collect(),
        };
        let this_round = self.round_of_period();
        let drafted = if self.table.phase == Phase::Draft { this_round } else { this_round + 1 };
        for round in 0..drafted {
            for owner in self.seats() {
                self.know_drafted(viewer, owner, round, &mut known);
            }
        }
        if self.table.phase == Phase::Draft
            && let Some(viewer) = viewer
        {
            self.know_draft(viewer, &mut known);
        }
        for (slot, person) in known.brown.iter_mut().enumerate().take(2 * this_round + 2) {
            *person = Some(self.cards.brown[self.period()][slot]);
        }
        let spied = viewer.is_some_and(|seat| self.borough(seat).spied);
        let turned_up = if spied { 9 } else { usize::from(self.table.round) + 1 };
        for (slot, person) in known.gray.iter_mut().enumerate().take(turned_up) {
            *person = Some(self.cards.gray[slot]);
        }
        known
    }

    /// What `viewer` knows of the three cards that `owner` drew in a round whose draft is over.
    fn know_drafted(&self, viewer: Option<Seat>, owner: Seat, round: usize, known: &mut Known) {
        let players = self.players();
        let cards = [0, 1, 2].map(|slot| self.drawn(owner, 3 * self.period() + round, slot));
        let passed_on = viewer.is_some_and(|seat| seat.right(1, players) == owner);
        let mut knows = [false; 3];
        for (slot, knows) in knows.iter_mut().enumerate() {
            let holder = owner.left(slot, players);
            *knows = viewer == Some(holder)
                || self.borough(holder).played[round].is_shown(slot)
                || (passed_on && slot == 2);
        }
        if viewer == Some(owner) {
            // Of the two cards passed, one seen tells the other.
            if knows[1] || knows[2] {
                knows = [true; 3];
            } else {
                known.passed[round] = Some(sorted([cards[1], cards[2]]));
            }
        }
        for slot in 0..3 {
            if knows[slot] {
                known.decks[owner][3 * round + slot] = Some(cards[slot]);
            }
        }
    }

    /// What `viewer` knows of the cards of the draft that is under way.
    fn know_draft(&self, viewer: Seat, known: &mut Known) {
        let round = self.round_of_period();
        let cards_of = |owner: Seat| {
            [0, 1, 2].map(|slot| self.drawn(owner, usize::from(self.table.round), slot))
        };
        let own = cards_of(viewer);
        if self.table.prompt == Prompt::KeepFirst {
            for (slot, card) in own.into_iter().enumerate() {
                known.decks[viewer][3 * round + slot] = Some(card);
            }
            return;
        }
        known.decks[viewer][3 * round] = Some(own[0]);
        known.passed[round] = Some(sorted([own[1], own[2]]));
        let right = viewer.right(1, self.players());
        for slot in 1..3 {
            known.decks[right][3 * round + slot] = Some(cards_of(right)[slot]);
        }
    }
}

fn sorted(mut cards: [Action; 2]) -> [Action; 2] {
    cards.sort_unstable();
    cards
}

impl View {
    /// The prestige points of a seat, where this viewer may see them.
    pub fn prestige(&self, seat: Seat) -> Option<u16> {
        let open = self.table.rules.open_scores
            || self.table.phase == Phase::Over
            || self.seat == Some(seat);
        open.then(|| self.table.boroughs[seat].prestige)
    }

    /// What is known of a seat's hand in a round of this period (0 to 2) whose draft is over.
    pub fn hand(&self, seat: Seat, round_of_period: usize) -> [Option<Action>; 3] {
        [0, 1, 2].map(|slot| {
            let owner = seat.right(slot, self.table.players());
            self.known.decks[owner][3 * round_of_period + slot]
        })
    }

    /// A game drawn from all games that agree with this view, each as likely as the others.
    ///
    /// What others hold, every deck and the persons still to come are drawn anew. Where scores are hidden, the others
    /// are given as many points as this seat has.
    pub fn sample<R: Rng>(&self, rng: &mut R) -> Game {
        let mut dice = Dice { rng, spare: None };
        let mut game =
            Game { table: self.table, cards: self.blank_cards(), options: Options::EMPTY };
        self.sample_prestige(&mut game);
        self.sample_persons(&mut game, &mut dice);
        self.sample_later_decks(&mut game, &mut dice);
        // A deal that contradicts how cards were played is drawn again. A position written by hand may contradict
        // itself, so this is not tried for ever.
        for _ in 0..1000 {
            for owner in self.table.seats() {
                self.sample_deck(&mut game, owner, &mut dice);
            }
            if self.agrees_with_play(&game) {
                break;
            }
        }
        self.sample_picks(&mut game, &mut dice);
        if self.table.phase != Phase::Draft {
            game.options = game.table.prompt.options(&game, game.active());
        }
        game
    }

    fn blank_cards(&self) -> Cards {
        Cards {
            decks: BySeat([UNSHUFFLED; MAX_SEATS]),
            picks: BySeat([None; MAX_SEATS]),
            brown: [Person::BROWN; 3],
            gray: self.known.gray.map(|person| person.unwrap_or(Person::CityGuard)),
        }
    }

    fn sample_prestige(&self, game: &mut Game) {
        let own = self.seat.map_or(0, |seat| self.table.boroughs[seat].prestige);
        for seat in self.table.seats() {
            game.table.boroughs[seat].prestige = self.prestige(seat).unwrap_or(own);
        }
    }

    fn sample_persons<R: Rng>(&self, game: &mut Game, dice: &mut Dice<'_, R>) {
        let period = self.table.period();
        let mut pool = Pool::<Person, 6>::new(Person::BROWN);
        for person in self.known.brown.into_iter().flatten() {
            pool.remove(person);
        }
        game.cards.brown[period] = self.known.brown.map(|it| it.unwrap_or_else(|| pool.draw(dice)));
        for later in period + 1..3 {
            let mut pool = Pool::<Person, 6>::new(Person::BROWN);
            game.cards.brown[later] = [(); 6].map(|()| pool.draw(dice));
        }
        for (index, stack) in [Stack::A, Stack::B, Stack::C].into_iter().enumerate().skip(period) {
            let slots = 3 * index..3 * index + 3;
            if self.known.gray[slots.clone()].iter().all(Option::is_some) {
                continue;
            }
            let mut pool = Pool::<Person, 3>::empty(Person::CityGuard);
            for person in self.known.gray_in_game.iter() {
                if person.card().stack == stack
                    && !self.known.gray[slots.clone()].contains(&Some(person))
                {
                    pool.push(person);
                }
            }
            for slot in slots {
                game.cards.gray[slot] = self.known.gray[slot].unwrap_or_else(|| pool.draw(dice));
            }
        }
    }

    fn sample_later_decks<R: Rng>(&self, game: &mut Game, dice: &mut Dice<'_, R>) {
        for period in self.table.period() + 1..3 {
            for seat in self.table.seats() {
                let deck = &mut game.cards.decks[seat][9 * period..9 * period + 9];
                for last in (1..9).rev() {
                    deck.swap(last, dice.below(last + 1));
                }
            }
        }
    }

    fn sample_deck<R: Rng>(&self, game: &mut Game, owner: Seat, dice: &mut Dice<'_, R>) {
        let known = &self.known.decks[owner];
        let mut deck = known.map(|card| card.unwrap_or(Action::Bank));
        let mut open = [false; 9];
        let mut pool = Pool::<Action, 9>::new(Action::ALL);
        for (slot, card) in known.iter().enumerate() {
            match card {
                Some(card) => pool.remove(*card),
                None => open[slot] = true,
            }
        }
        let drafting_second = self.table.prompt == Prompt::KeepSecond;
        let this_round = self.table.round_of_period();
        if self.seat == Some(owner) {
            for (round, passed) in self.known.passed.into_iter().enumerate() {
                let Some([one, two]) = passed else { continue };
                pool.remove(one);
                pool.remove(two);
                // Until the left neighbour has chosen, the order tells nothing.
                let swap = !(drafting_second && round == this_round) && dice.below(2) == 1;
                let pair = if swap { [two, one] } else { [one, two] };
                for (slot, card) in (3 * round + 1..).zip(pair) {
                    deck[slot] = card;
                    open[slot] = false;
                }
            }
        }
        for slot in 0..9 {
            if open[slot] {
                deck[slot] = pool.draw(dice);
            }
        }
        if drafting_second && deck[3 * this_round + 2] < deck[3 * this_round + 1] {
            deck.swap(3 * this_round + 1, 3 * this_round + 2);
        }
        for (index, card) in deck.into_iter().enumerate() {
            game.set_drawn(owner, 3 * self.table.period() + index / 3, index % 3, card);
        }
    }

    /// Whether all plays of this period could have happened like this: of two cards alike the one in the lower slot is
    /// played, and who is asked for a card has a choice.
    fn agrees_with_play(&self, game: &Game) -> bool {
        for seat in self.table.seats().filter(|&seat| self.seat != Some(seat)) {
            for round in 0..=self.table.round_of_period() {
                let played = self.table.boroughs[seat].played[round];
                if played.count() == 0 {
                    continue;
                }
                let hand = game.hand_in(seat, 3 * self.table.period() + round);
                let mut gone = [false; 3];
                for slot in played.slots() {
                    if (0..slot).any(|lower| !gone[lower] && hand[lower] == hand[slot]) {
                        return false;
                    }
                    gone[slot] = true;
                }
            }
        }
        self.table.prompt != Prompt::Play
            || self.seat == Some(game.active())
            || 1 < Prompt::Play.options(game, game.active()).len()
    }

    fn sample_picks<R: Rng>(&self, game: &mut Game, dice: &mut Dice<'_, R>) {
        if self.table.phase != Phase::Draft {
            return;
        }
        for seat in self.table.seats().filter(|&seat| !self.table.waiting.contains(seat)) {
            let cards = game.draft_cards(seat);
            let pick = if self.seat == Some(seat) {
                self.known.pick
            } else {
                Some(cards[dice.below(cards.len())])
            };
            game.cards.picks[seat] = pick;
        }
    }
}

/// Small random numbers, two to a word of the generator.
struct Dice<'a, R> {
    rng: &'a mut R,
    spare: Option<u32>,
}

impl<R: Rng> Dice<'_, R> {
    /// A number below `n`, which is small: with 32 random bits no number is noticeably likelier than another.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "half of the word each, and a small number"
    )]
    fn below(&mut self, n: usize) -> usize {
        let bits = self.spare.take().unwrap_or_else(|| {
            let word = self.rng.next_u64();
            self.spare = Some((word >> 32) as u32);
            word as u32
        });
        ((u64::from(bits) * n as u64) >> 32) as usize
    }
}

/// Things from which some are drawn without putting them back.
struct Pool<T, const N: usize> {
    items: [T; N],
    len: usize,
}

impl<T: Copy + PartialEq, const N: usize> Pool<T, N> {
    fn new(items: [T; N]) -> Self {
        Self { items, len: N }
    }

    fn empty(filler: T) -> Self {
        Self { items: [filler; N], len: 0 }
    }

    fn push(&mut self, item: T) {
        self.items[self.len] = item;
        self.len += 1;
    }

    fn remove(&mut self, item: T) {
        if let Some(index) = self.items[..self.len].iter().position(|&it| it == item) {
            self.take(index);
        }
    }

    #[inline]
    fn draw<R: Rng>(&mut self, dice: &mut Dice<'_, R>) -> T {
        self.take(dice.below(self.len))
    }

    fn take(&mut self, index: usize) -> T {
        let item = self.items[index];
        self.len -= 1;
        self.items[index] = self.items[self.len];
        item
    }
}
