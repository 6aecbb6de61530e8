//! Views: what one seat, or a spectator, may know (R10). `sample.rs` draws games that could lie behind a view.
//!
//! Hidden information is hidden here, in `Event::seen_by` and in `Choice::seen_by`, nowhere else: by listing what may be
//! seen.

use crate::{
    action::Action,
    game::Game,
    options::Options,
    person::{Person, PersonSet},
    prompt::Prompt,
    sample::Plan,
    seat::{BySeat, MAX_SEATS, Seat},
    table::{Phase, Table},
};

/// Everything that one seat knows with a perfect memory of this period; or what a spectator knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Whose view it is; `None` is a spectator.
    pub seat: Option<Seat>,
    /// What everyone can see. Where scores are hidden, others' prestige is 0 here: ask [`View::prestige`].
    pub table: Table,
    /// The cards this seat knows.
    pub known: Known,
    /// What this seat may choose now.
    pub options: Options,
    /// What sampling needs, worked out from the rest.
    pub(crate) plan: Plan,
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
    ///
    /// ```
    /// use engine::{Game, Setup};
    ///
    /// let game = Game::new(&Setup::with_seed(3, [1; 32])?, &mut ());
    /// let [own, other] = [0, 1].map(|it| game.seats().nth(it).expect("three seats"));
    /// let view = game.view(Some(own));
    /// assert!(view.known.decks[own][0].is_some());
    /// assert!(view.known.decks[other][0].is_none());
    /// assert!(game.view(None).options.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn view(&self, seat: Option<Seat>) -> View {
        let seat = seat.filter(|seat| seat.index() < self.players());
        let mut table = self.table;
        for other in self.seats() {
            table.boroughs[other].prestige = table.prestige_to(seat, other).unwrap_or(0);
        }
        let options = seat.map_or(Options::EMPTY, |seat| self.options(seat));
        let mut view = View { seat, table, known: self.known_to(seat), options, plan: Plan::NONE };
        view.plan = Plan::new(&view);
        view
    }

    /// The cards that a seat knows; `None` is a spectator. It is what [`Game::view`] holds of them.
    pub fn known_to(&self, viewer: Option<Seat>) -> Known {
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

impl Table {
    /// The prestige points of a seat, where `viewer` may see them (R3.10); a viewer of `None` is a spectator.
    pub fn prestige_to(&self, viewer: Option<Seat>, seat: Seat) -> Option<u16> {
        let open = self.rules.open_scores || self.phase == Phase::Over || viewer == Some(seat);
        open.then(|| self.boroughs[seat].prestige)
    }
}

impl View {
    /// The prestige points of a seat, where this viewer may see them.
    ///
    /// ```
    /// use engine::Game;
    ///
    /// let game: Game = "rules open-scores=off\nseat 0: prestige 12\nseat 1: prestige 15".parse()?;
    /// let [own, other] = [0, 1].map(|it| game.seats().nth(it).expect("four seats"));
    /// let view = game.view(Some(own));
    /// assert_eq!((view.prestige(own), view.prestige(other)), (Some(12), None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn prestige(&self, seat: Seat) -> Option<u16> {
        self.table.prestige_to(self.seat, seat)
    }

    /// What is known of a seat's hand in a round of this period (0 to 2) whose draft is over.
    ///
    /// ```
    /// use engine::{Action, Game};
    ///
    /// let game: Game = "phase actions\nturn 0\nhand A1 0: bank park hotel".parse()?;
    /// let seat = game.waiting().first().expect("a seat plays a card");
    /// let hand = [Action::Bank, Action::Park, Action::Hotel].map(Some);
    /// assert_eq!(game.view(Some(seat)).hand(seat, 0), hand);
    /// assert_eq!(game.view(None).hand(seat, 0), [None; 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn hand(&self, seat: Seat, round_of_period: usize) -> [Option<Action>; 3] {
        [0, 1, 2].map(|slot| {
            let owner = seat.right(slot, self.table.players());
            self.known.decks[owner][3 * round_of_period + slot]
        })
    }
}
