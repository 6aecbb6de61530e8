//! The hidden cards: where each is, and whose hand the draft has moved it to.

use crate::{
    action::Action,
    game::Game,
    person::{Person, PersonSet},
    prompt::Prompt,
    seat::{BySeat, Seat},
    table::{Phase, Table},
};

/// The hidden part: every deck, in the order in which it will be drawn, and the picks of the current draft.
///
/// In round `r` (0 to 8) each deck's cards `3r`, `3r + 1` and `3r + 2` are drawn. The draft passes them on, as at a real table:
/// from then on these three are the seat's hand, the card from its own deck first, then the one from the
/// right neighbour's, then the one from beyond. See [`Draft`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cards {
    /// The action cards in front of each seat: nine for each of the three periods, three of them for each round.
    pub(crate) decks: BySeat<[Action; 27]>,
    /// What each seat has chosen to keep in the current step of the draft.
    pub(crate) picks: BySeat<Option<Action>>,
    /// The brown persons, for each period: two to a round.
    pub(crate) brown: [[Person; 6]; 3],
    /// The gray persons: one to a round.
    pub(crate) gray: [Person; 9],
}

/// Who holds the three cards that a seat drew in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draft {
    /// Nothing has been passed: the owner has all three.
    Drawn,
    /// The owner has the first, the left neighbour the two others.
    TwoPassed,
    /// The owner, the left neighbour and the one beyond have one each.
    Done,
}

impl Draft {
    /// The seat that holds the card in this slot.
    pub(crate) const fn holder(self, owner: Seat, slot: usize, players: usize) -> Seat {
        match self {
            Self::Drawn => owner,
            Self::TwoPassed => owner.left(if slot == 0 { 0 } else { 1 }, players),
            Self::Done => owner.left(slot, players),
        }
    }
}

impl Game {
    /// The three cards of a hand, once the draft is over; slot 0 is from the seat's own deck, slot 1 from the right
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

    /// The cards from which `seat` keeps one in the current step of the draft.
    #[inline]
    pub(crate) fn draft_cards(&self, seat: Seat) -> &[Action] {
        let kept = usize::from(self.table.prompt == Prompt::KeepSecond);
        let drawn = 3 * usize::from(self.table.round);
        &self.cards.decks[seat][drawn + kept..drawn + 3]
    }

    /// The persons that appear in this round and later ones: which, not when. Of later periods only the gray ones, since
    /// all brown ones come again.
    pub fn persons_to_come(&self) -> PersonSet {
        let brown = &self.cards.brown[self.period()][2 * self.round_of_period()..];
        let gray = &self.cards.gray[usize::from(self.table.round)..];
        brown.iter().chain(gray).copied().collect()
    }

    /// The cards that `seat` draws from its own deck in this round and the rest of the period, in a round that has just
    /// begun: one bit each, by the card's number, whatever their order.
    #[inline]
    pub fn deck_to_come(&self, seat: Seat) -> u16 {
        let first = 3 * usize::from(self.table.round);
        let cards = &self.cards.decks[seat][first..9 * (self.period() + 1)];
        cards.iter().fold(0, |bits, card| bits | 1 << card.index())
    }

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

    /// Puts a card that `owner` drew in a round where the draft has moved it.
    pub(crate) fn set_drawn(&mut self, owner: Seat, round: usize, slot: usize, card: Action) {
        let holder = self.draft_of(round).holder(owner, slot, self.players());
        self.cards.decks[holder][3 * round + slot] = card;
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
}
