//! What a viewer may know by the rules (R10), worked out from what happened and not from the engine's views; and other
//! games that look the same to this viewer.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Action, Choice, Event, Game, Prompt, Seat};

use crate::support::Dice;

/// A card by its colour: the period, whose deck, and which of its nine cards. There are no two alike.
type Card = (usize, Seat, Action);

/// What the owner of some seats has seen; of no seats, a spectator.
#[derive(Clone, Debug)]
pub struct Knowledge {
    seats: Vec<Seat>,
    players: usize,
    round: usize,
    spied: bool,
    seen: BTreeSet<Card>,
    /// Own cards passed to the left, while it is unknown who kept which.
    passed: Vec<[Card; 2]>,
}

impl Knowledge {
    pub fn new(seats: &[Seat], players: usize) -> Self {
        let (seen, passed) = (BTreeSet::new(), Vec::new());
        Self { seats: seats.to_vec(), players, round: 0, spied: false, seen, passed }
    }

    fn is(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    fn see(&mut self, owner: Seat, cards: &[Action]) {
        for &card in cards {
            let card = (self.round / 3, owner, card);
            self.seen.insert(card);
            self.passed.retain(|it| !it.contains(&card));
        }
    }

    /// Watches something happen at the table.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else shows a card")]
    pub fn learn(&mut self, event: Event) {
        match event {
            Event::RoundBegan { round, .. } => self.round = round.into(),
            Event::Drawn { seat, cards: Some(cards) } if self.is(seat) => self.see(seat, &cards),
            Event::TwoPassed { from, to, cards: Some(cards) } => {
                if self.is(to) {
                    self.see(from, &cards);
                } else if self.is(from) {
                    self.passed.push(cards.map(|it| (self.round / 3, from, it)));
                }
            }
            Event::OnePassed { from, to, card: Some(card) } if self.is(from) || self.is(to) => {
                self.see(from.right(1, self.players), &[card]);
            }
            Event::Played { card, deck, .. } => self.see(deck, &[card]),
            Event::ThirdShown { card, .. } => {
                // Its colour is seen too; that it is not told apart here makes the other worlds fewer, never wrong.
                for owner in (0..self.players).filter_map(Seat::new) {
                    self.see(owner, &[card]);
                }
            }
            Event::Spied { seat, .. } if self.is(seat) => self.spied = true,
            _ => {}
        }
    }

    /// Another deal that this viewer cannot tell from the true one: whatever was never seen lies in another order.
    pub fn other_deal(&self, dice: &mut Dice) -> Deal {
        let mut deal = Deal { players: self.players, ..Deal::default() };
        for period in self.round / 3..3 {
            for owner in (0..self.players).filter_map(Seat::new) {
                let unseen = Action::ALL.map(|it| (period, owner, it));
                let unseen: Vec<Card> =
                    unseen.into_iter().filter(|it| !self.seen.contains(it)).collect();
                let mut shuffled = unseen.clone();
                shuffle(&mut shuffled, dice);
                deal.cards.extend(unseen.into_iter().zip(shuffled));
            }
        }
        for [one, two] in &self.passed {
            if dice.below(2) == 0 {
                deal.cards.extend([(*one, *two), (*two, *one)]);
            }
        }
        deal.persons_to_come = 8 - self.round;
        deal.gray_is_known = self.spied;
        deal
    }
}

fn shuffle<T>(items: &mut [T], dice: &mut Dice) {
    for last in (1..items.len()).rev() {
        items.swap(last, dice.below(last + 1));
    }
}

/// Which card lies where another one lies in the true deal.
#[derive(Clone, Debug, Default)]
pub struct Deal {
    players: usize,
    cards: BTreeMap<Card, Card>,
    persons_to_come: usize,
    gray_is_known: bool,
}

impl Deal {
    fn card(&self, period: usize, owner: Seat, word: &str) -> String {
        let Ok(card) = word.parse() else { return word.to_owned() };
        self.cards.get(&(period, owner, card)).map_or(card, |it| it.2).to_string()
    }

    /// The true game with this deal instead. Its text is changed, so that nothing of the engine's views is used.
    pub fn of(&self, game: &Game, dice: &mut Dice) -> Game {
        let text = game.to_string();
        let first_step = game.table().prompt == Prompt::KeepFirst;
        let lines = text.lines().map(|line| match line.split_once(": ") {
            Some((head, cards)) => format!("{head}: {}", self.line(head, cards, first_step, dice)),
            None => line.to_owned(),
        });
        let other = lines.collect::<Vec<_>>().join("\n");
        other.parse().unwrap_or_else(|error| panic!("{error} in\n{other}"))
    }

    fn line(&self, head: &str, cards: &str, first_step: bool, dice: &mut Dice) -> String {
        let words: Vec<&str> = head.split(' ').collect();
        let seat = words.last().and_then(|it| it.parse().ok()).and_then(Seat::new);
        let mut cards: Vec<String> = cards.split(' ').map(ToOwned::to_owned).collect();
        let period = |word: &str| "ABC".find(&word[..1]).unwrap();
        match (words[0], seat) {
            ("hand", Some(seat)) => {
                for (slot, card) in cards.iter_mut().take(3).enumerate() {
                    *card = self.card(period(words[1]), seat.right(slot, self.players), card);
                }
            }
            ("draw" | "deck", Some(seat)) => {
                for card in &mut cards {
                    *card = self.card(period(words[1]), seat, card);
                }
            }
            ("pick", Some(seat)) => {
                let owner = if first_step { seat } else { seat.right(1, self.players) };
                cards[0] = self.card((8 - self.persons_to_come) / 3, owner, &cards[0]);
            }
            ("brown", _) => {
                // Two come in each round; those of the periods after this one are all unknown.
                let rounds = (2 - period(words[1])) * 3;
                let unknown = (2 * self.persons_to_come.saturating_sub(rounds)).min(6);
                let known = cards.len() - unknown;
                shuffle(&mut cards[known..], dice);
            }
            ("gray:" | "gray", _) if !self.gray_is_known => {
                let known = cards.len() - self.persons_to_come;
                // The letters keep their places: the last three are those of period C.
                let starts = [0, 3, 6].map(|it| it.max(known));
                for (start, end) in starts.into_iter().zip([3, 6, 9]) {
                    if start < end {
                        shuffle(&mut cards[start..end], dice);
                    }
                }
            }
            _ => {}
        }
        cards.join(" ")
    }

    /// The choice in the other deal that looks like this one in the true deal.
    pub fn choice(&self, game: &Game, seat: Seat, choice: Choice) -> Choice {
        let Choice::Keep(card) = choice else { return choice };
        let first_step = game.table().prompt == Prompt::KeepFirst;
        let owner = if first_step { seat } else { seat.right(1, self.players) };
        let period = usize::from(game.table().round) / 3;
        Choice::Keep(self.cards.get(&(period, owner, card)).map_or(card, |it| it.2))
    }
}

/// Another game with the same deal in which hidden scores are others.
pub fn with_other_scores(game: &Game, viewer: Option<Seat>) -> Game {
    let text = game.to_string();
    let lines = text.lines().map(|line| {
        let own = viewer.is_some_and(|it| line.starts_with(&format!("seat {it}:")));
        let others = line.starts_with("seat ") && !own;
        let Some((before, rest)) = line.split_once(" prestige ").filter(|_| others) else {
            return line.to_owned();
        };
        let (points, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let points: u16 = points.parse().unwrap();
        format!("{before} prestige {} {rest}", points + 7)
    });
    let other = lines.collect::<Vec<_>>().join("\n");
    other.parse().unwrap_or_else(|error| panic!("{error} in\n{other}"))
}
