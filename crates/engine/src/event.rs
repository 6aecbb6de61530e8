//! Events: what happened and why, for animation and log. The state is never rebuilt from them.

use crate::{
    action::Action,
    city::Market,
    message::{Message, MessageKind},
    person::Person,
    piece::Pieces,
    rules::Rules,
    seat::{BySeat, Seat},
    sector::{Place, Sector},
};

/// Receives events; `()` ignores them at no cost.
pub trait Sink {
    /// Takes one event.
    fn emit(&mut self, event: Event);

    /// Takes an event that costs something to put together.
    #[inline]
    fn emit_with(&mut self, event: impl FnOnce() -> Event) {
        self.emit(event());
    }
}

impl Sink for () {
    #[inline]
    fn emit(&mut self, _event: Event) {}

    #[inline]
    fn emit_with(&mut self, _event: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn emit(&mut self, event: Event) {
        self.push(event);
    }
}

/// Where a gain or a loss comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// A sector that was used.
    Sector(Sector),
    /// A person that was hired.
    Person(Person),
    /// A message that was taken.
    Message(MessageKind),
    /// The donation that goes with the Notre Dame card.
    Donation,
    /// The scoring of Notre Dame at the end of a period.
    NotreDame,
    /// The plague.
    Plague,
    /// The price of a hire.
    Hire,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names of the fields speak")]
pub enum Event {
    /// A round begins: three persons are turned up, and their rats are known.
    RoundBegan { round: u8, start: Seat, persons: [Person; 3], rats: u8 },
    /// A player has drawn three cards. Only that player sees which.
    Drawn { seat: Seat, cards: Option<[Action; 3]> },
    /// A player has chosen, or changed, what to keep. Only that player sees what.
    Kept { seat: Seat, card: Option<Action> },
    /// Two cards go to the left neighbour. Only the two players see which.
    TwoPassed { from: Seat, to: Seat, cards: Option<[Action; 2]> },
    /// The last card goes to the left neighbour. Only the two players see which.
    OnePassed { from: Seat, to: Seat, card: Option<Action> },
    /// A card is played face up. Its colour tells whose deck it came from.
    Played { seat: Seat, card: Action, deck: Seat },
    /// The card just played has no action: no marker could or should be moved, or nothing was donated.
    ActionForgone { seat: Seat, card: Action },
    /// A marker from the personal supply is placed.
    MarkerPlaced { seat: Seat, to: Place },
    /// A marker from the general supply is placed on the board.
    MarkerBrought { seat: Seat, to: Place, source: Source },
    /// A marker moves on the board.
    MarkerMoved { seat: Seat, from: Place, to: Place },
    /// Several pieces move from one sector to another.
    PiecesMoved { seat: Seat, from: Sector, to: Sector, pieces: Pieces },
    /// The friend moves; `from` is `None` off the board.
    FriendMoved { seat: Seat, from: Option<Sector>, to: Sector },
    /// Markers go from the general supply to the personal supply. `wanted` is more than `n` where it ran short.
    MarkersGained { seat: Seat, n: u8, wanted: u8, source: Source },
    /// Coins come from the supply. `wanted` is what the whole gain should have been.
    CoinsGained { seat: Seat, n: u8, wanted: u8, source: Source },
    /// Coins that the supply lacked come from another player.
    CoinsTaken { seat: Seat, from: Seat, n: u8, source: Source },
    /// Coins go to the supply.
    CoinsPaid { seat: Seat, n: u8, source: Source },
    /// Prestige points: `n` from the source and `park` more from the park.
    PrestigeGained { seat: Seat, n: u16, park: u16, source: Source },
    /// Prestige points are lost or given back.
    PrestigeLost { seat: Seat, n: u16, source: Source },
    /// The rat marker goes back.
    RatsLowered { seat: Seat, from: u8, to: u8, source: Source },
    /// The carriage ends its movement.
    CarriageDriven { seat: Seat, from: Market, to: Market },
    /// The carriage stays where it is.
    CarriageStayed { seat: Seat },
    /// A message is taken.
    MessageTaken { seat: Seat, message: Message, market: Market },
    /// A message that may be taken is left.
    MessageLeft { seat: Seat, message: Message, market: Market },
    /// The third card is laid aside unused. Only its player sees which.
    ThirdLaidAside { seat: Seat, card: Option<Action> },
    /// A person is hired.
    Hired { seat: Seat, person: Person },
    /// A player hires nobody, or nobody more.
    HiredNobody { seat: Seat },
    /// A hired person is not made use of, or not any further.
    PersonDeclined { seat: Seat, person: Person },
    /// The scholar shows the third card and its action is done.
    ThirdShown { seat: Seat, card: Action },
    /// The spy has looked at the gray persons still to come. Only that player sees them.
    Spied { seat: Seat, persons: Option<Upcoming> },
    /// Collected messages of one kind are used again.
    MessagesRepeated { seat: Seat, kind: MessageKind, n: u8 },
    /// A marker on the board returns to the general supply.
    MarkerReturned { seat: Seat, from: Place },
    /// The plague in one borough: value (0 with the doctor), hospital, the rat marker's old and new space, and whether
    /// it would have had to pass the last one.
    PlagueStruck {
        seat: Seat,
        value: u8,
        hospital: u8,
        doctor: bool,
        from: u8,
        to: u8,
        overrun: bool,
    },
    /// A marker is lost to the plague.
    MarkerLost { seat: Seat, from: Sector },
    /// Notre Dame is scored: how many markers each of the players has there, and what each marker pays.
    NotreDameScored { value: u8, players: u8, markers: BySeat<u8>, each: u8 },
    /// The bell-ringer moves on.
    BellRingerMoved { to: Seat },
    /// A period is over; the action cards go back to their owners.
    PeriodEnded { period: u8 },
    /// The game is over.
    GameEnded,
}

/// The gray persons still to come, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Upcoming {
    gray: [Person; 9],
    turned_up: u8,
}

impl Upcoming {
    pub(crate) const fn new(gray: [Person; 9], turned_up: u8) -> Self {
        Self { gray, turned_up }
    }

    /// The persons, the next one first.
    pub fn persons(&self) -> &[Person] {
        &self.gray[usize::from(self.turned_up)..]
    }
}

impl Event {
    /// The event as `viewer` may see it; `None` is a spectator (R10).
    ///
    /// ```
    /// use engine::{Game, Setup};
    ///
    /// let mut game = Game::new(&Setup::with_seed(2, [1; 32])?, &mut ());
    /// let seat = game.waiting().first().expect("the game has just begun");
    /// let mut events = Vec::new();
    /// game.choose(seat, game.options(seat).nth(0), &mut events)?;
    /// assert_eq!(events[0].seen_by(Some(seat)), events[0]);
    /// assert_ne!(events[0].seen_by(None), events[0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Self {
        let is = |seat: Seat| viewer == Some(seat);
        match self {
            Self::Drawn { seat, cards } => Self::Drawn { seat, cards: cards.filter(|_| is(seat)) },
            Self::Kept { seat, card } => Self::Kept { seat, card: card.filter(|_| is(seat)) },
            Self::TwoPassed { from, to, cards } => {
                Self::TwoPassed { from, to, cards: cards.filter(|_| is(from) || is(to)) }
            }
            Self::OnePassed { from, to, card } => {
                Self::OnePassed { from, to, card: card.filter(|_| is(from) || is(to)) }
            }
            Self::ThirdLaidAside { seat, card } => {
                Self::ThirdLaidAside { seat, card: card.filter(|_| is(seat)) }
            }
            Self::Spied { seat, persons } => {
                Self::Spied { seat, persons: persons.filter(|_| is(seat)) }
            }
            Self::RoundBegan { .. }
            | Self::Played { .. }
            | Self::ActionForgone { .. }
            | Self::MarkerPlaced { .. }
            | Self::MarkerBrought { .. }
            | Self::MarkerMoved { .. }
            | Self::PiecesMoved { .. }
            | Self::FriendMoved { .. }
            | Self::MarkersGained { .. }
            | Self::CoinsGained { .. }
            | Self::CoinsTaken { .. }
            | Self::CoinsPaid { .. }
            | Self::PrestigeGained { .. }
            | Self::PrestigeLost { .. }
            | Self::RatsLowered { .. }
            | Self::CarriageDriven { .. }
            | Self::CarriageStayed { .. }
            | Self::MessageTaken { .. }
            | Self::MessageLeft { .. }
            | Self::Hired { .. }
            | Self::HiredNobody { .. }
            | Self::PersonDeclined { .. }
            | Self::ThirdShown { .. }
            | Self::MessagesRepeated { .. }
            | Self::MarkerReturned { .. }
            | Self::PlagueStruck { .. }
            | Self::MarkerLost { .. }
            | Self::NotreDameScored { .. }
            | Self::BellRingerMoved { .. }
            | Self::PeriodEnded { .. }
            | Self::GameEnded => self,
        }
    }

    /// Whether the event, which followed from a choice of `by`, shows anybody something hidden until then. Such a choice
    /// cannot be taken back.
    ///
    /// Playing one's own card shows nothing in this sense: it can be taken back like any other choice. What others lose
    /// does where scores are hidden, because who has nothing left loses less.
    pub fn reveals(self, by: Seat, rules: &Rules) -> bool {
        match self {
            Self::RoundBegan { .. }
            | Self::Drawn { .. }
            | Self::TwoPassed { .. }
            | Self::OnePassed { .. }
            | Self::Spied { .. }
            | Self::ThirdShown { .. }
            | Self::GameEnded => true,
            Self::Played { seat, .. } => seat != by,
            Self::PrestigeLost { seat, .. } => seat != by && !rules.open_scores,
            Self::Kept { .. }
            | Self::ActionForgone { .. }
            | Self::MarkerPlaced { .. }
            | Self::MarkerBrought { .. }
            | Self::MarkerMoved { .. }
            | Self::PiecesMoved { .. }
            | Self::FriendMoved { .. }
            | Self::MarkersGained { .. }
            | Self::CoinsGained { .. }
            | Self::CoinsTaken { .. }
            | Self::CoinsPaid { .. }
            | Self::PrestigeGained { .. }
            | Self::RatsLowered { .. }
            | Self::CarriageDriven { .. }
            | Self::CarriageStayed { .. }
            | Self::MessageTaken { .. }
            | Self::MessageLeft { .. }
            | Self::ThirdLaidAside { .. }
            | Self::Hired { .. }
            | Self::HiredNobody { .. }
            | Self::PersonDeclined { .. }
            | Self::MessagesRepeated { .. }
            | Self::MarkerReturned { .. }
            | Self::PlagueStruck { .. }
            | Self::MarkerLost { .. }
            | Self::NotreDameScored { .. }
            | Self::BellRingerMoved { .. }
            | Self::PeriodEnded { .. } => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BY: Seat = Seat::nth(0);
    const OTHER: Seat = Seat::nth(1);

    #[test]
    fn cards_that_come_to_light_cannot_be_taken_back() {
        let rules = Rules::default();
        let card = Action::Bank;
        for event in [
            Event::Drawn { seat: BY, cards: None },
            Event::OnePassed { from: BY, to: OTHER, card: None },
            Event::Played { seat: OTHER, card, deck: BY },
            Event::ThirdShown { seat: BY, card },
            Event::Spied { seat: BY, persons: None },
            Event::GameEnded,
        ] {
            assert!(event.reveals(BY, &rules), "{event:?}");
        }
        for event in [
            Event::Kept { seat: BY, card: None },
            Event::Played { seat: BY, card, deck: OTHER },
            Event::ThirdLaidAside { seat: OTHER, card: None },
            Event::Hired { seat: BY, person: Person::Monk },
        ] {
            assert!(!event.reveals(BY, &rules), "{event:?}");
        }
    }

    #[test]
    fn what_others_lose_shows_hidden_scores() {
        let lost = |seat| Event::PrestigeLost { seat, n: 1, source: Source::Plague };
        let hidden = Rules { open_scores: false, ..Rules::default() };
        assert!(lost(OTHER).reveals(BY, &hidden));
        assert!(!lost(BY).reveals(BY, &hidden));
        assert!(!lost(OTHER).reveals(BY, &Rules::default()));
    }
}
