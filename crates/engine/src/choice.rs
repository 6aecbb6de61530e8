//! Choices: every answer a seat can give, and the set of those it may give now.

use crate::{
    action::Action,
    actions::hotel::Bonus,
    city::{MAX_MARKETS, Market},
    message::MessageKind,
    person::Person,
    piece::Pieces,
    seat::Seat,
    sector::{Place, Sector},
};

/// An answer to a prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Do nothing, do nothing more, or stay.
    Pass,
    /// Keep this card in the draft.
    Keep(Action),
    /// Play this card.
    Play(Action),
    /// Hire this person.
    Hire(Person),
    /// Donate 1 to 3 coins to Notre Dame.
    Donate(u8),
    /// Take the marker, or the pieces, from here.
    From(Place),
    /// Take the trusted friend instead of a marker.
    FromFriend,
    /// Put it there.
    To(Sector),
    /// Use this sector.
    Use(Sector),
    /// Take this bonus.
    Bonus(Bonus),
    /// Drive the carriage to this market.
    Drive(Market),
    /// Take the message.
    Take,
    /// Use all collected messages of this kind again.
    Repeat(MessageKind),
    /// Return a marker from here to the general supply.
    Return(Place),
    /// Place a marker from the general supply here.
    Place(Sector),
    /// Give back 1 to 9 prestige points (or coins).
    Give(u8),
    /// Lose a marker from this sector.
    Remove(Sector),
    /// Move these pieces.
    Move(Pieces),
}

/// Where each kind of choice begins in the numbering of all choices.
///
/// A question's answers are of one kind (and perhaps `Pass`), so they fit into one word: see [`Options`](crate::Options).
pub(crate) mod first {
    use super::{Action, Bonus, MAX_MARKETS, MessageKind, Person, Pieces, Place, Sector};

    pub(crate) const KEEP: usize = 1;
    pub(crate) const PLAY: usize = KEEP + Action::COUNT;
    pub(crate) const HIRE: usize = PLAY + Action::COUNT;
    pub(crate) const DONATE: usize = HIRE + Person::COUNT;
    pub(crate) const FROM: usize = DONATE + 3;
    pub(crate) const FROM_FRIEND: usize = FROM + Place::COUNT;
    pub(crate) const TO: usize = FROM_FRIEND + 1;
    pub(crate) const USE: usize = TO + Sector::COUNT;
    pub(crate) const BONUS: usize = USE + Sector::COUNT;
    pub(crate) const DRIVE: usize = BONUS + Bonus::COUNT;
    pub(crate) const TAKE: usize = DRIVE + MAX_MARKETS;
    pub(crate) const REPEAT: usize = TAKE + 1;
    pub(crate) const RETURN: usize = REPEAT + MessageKind::COUNT;
    pub(crate) const PLACE: usize = RETURN + Place::COUNT;
    pub(crate) const GIVE: usize = PLACE + Sector::COUNT;
    pub(crate) const REMOVE: usize = GIVE + 9;
    pub(crate) const MOVE: usize = REMOVE + Sector::COUNT;
    pub(crate) const END: usize = MOVE + Pieces::ALL.len();
}

impl Choice {
    /// How many different choices there are in all games together.
    pub const COUNT: usize = first::END;

    /// Every choice, by its number.
    pub const ALL: [Self; Self::COUNT] = all_choices();

    /// The choice's number: the same in every game. It must be one that [exists](Choice::exists).
    ///
    /// ```
    /// use engine::Choice;
    ///
    /// let choice: Choice = "hire monk".parse()?;
    /// assert_eq!(Choice::from_index(choice.index()), Some(choice));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[expect(clippy::cast_possible_truncation, reason = "checked by the assertion on COUNT below")]
    pub fn index(self) -> u8 {
        let index = match self {
            Self::Pass => 0,
            Self::Keep(action) => first::KEEP + action.index(),
            Self::Play(action) => first::PLAY + action.index(),
            Self::Hire(person) => first::HIRE + person.index(),
            Self::Donate(coins) => first::DONATE + usize::from(coins) - 1,
            Self::From(place) => first::FROM + place.index(),
            Self::FromFriend => first::FROM_FRIEND,
            Self::To(sector) => first::TO + sector.index(),
            Self::Use(sector) => first::USE + sector.index(),
            Self::Bonus(bonus) => first::BONUS + bonus.index(),
            Self::Drive(market) => first::DRIVE + market.index(),
            Self::Take => first::TAKE,
            Self::Repeat(kind) => first::REPEAT + kind.index(),
            Self::Return(place) => first::RETURN + place.index(),
            Self::Place(sector) => first::PLACE + sector.index(),
            Self::Give(n) => first::GIVE + usize::from(n) - 1,
            Self::Remove(sector) => first::REMOVE + sector.index(),
            Self::Move(pieces) => first::MOVE + pieces.index(),
        };
        index as u8
    }

    /// Whether it is a choice in any game: `Donate(4)` can be written down, but is none, and has no number.
    ///
    /// ```
    /// use engine::Choice;
    ///
    /// assert!(Choice::Donate(3).exists());
    /// assert!(!Choice::Donate(4).exists());
    /// ```
    pub fn exists(self) -> bool {
        match self {
            Self::Donate(coins) => (1..=3).contains(&coins),
            Self::Give(n) => (1..=9).contains(&n),
            Self::Move(pieces) => Pieces::ALL.contains(&pieces),
            Self::Pass
            | Self::Keep(_)
            | Self::Play(_)
            | Self::Hire(_)
            | Self::From(_)
            | Self::FromFriend
            | Self::To(_)
            | Self::Use(_)
            | Self::Bonus(_)
            | Self::Drive(_)
            | Self::Take
            | Self::Repeat(_)
            | Self::Return(_)
            | Self::Place(_)
            | Self::Remove(_) => true,
        }
    }

    /// The choice of `by` as `viewer` may see it; `None` where it is hidden. A viewer of `None` is a spectator (R10).
    ///
    /// ```
    /// use engine::{Choice, Seat};
    ///
    /// let [own, other] = [0, 1].map(|it| Seat::new(it).expect("a seat"));
    /// let keep: Choice = "keep bank".parse()?;
    /// assert_eq!(keep.seen_by(own, Some(own)), Some(keep));
    /// assert_eq!(keep.seen_by(own, Some(other)), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn seen_by(self, by: Seat, viewer: Option<Seat>) -> Option<Self> {
        match self {
            Self::Keep(_) => (viewer == Some(by)).then_some(self),
            Self::Pass
            | Self::Play(_)
            | Self::Hire(_)
            | Self::Donate(_)
            | Self::From(_)
            | Self::FromFriend
            | Self::To(_)
            | Self::Use(_)
            | Self::Bonus(_)
            | Self::Drive(_)
            | Self::Take
            | Self::Repeat(_)
            | Self::Return(_)
            | Self::Place(_)
            | Self::Give(_)
            | Self::Remove(_)
            | Self::Move(_) => Some(self),
        }
    }

    /// Ends a game that was given a choice it had not offered: see [`Game::choose_unchecked`](crate::Game).
    #[cold]
    pub(crate) fn unasked(self) -> ! {
        unreachable!("`{self}` is not among the options")
    }

    /// The choice with this number.
    #[inline]
    pub fn from_index(index: u8) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }
}

const _: () = assert!(Choice::COUNT <= 256, "a choice is numbered by one byte");

#[expect(clippy::cast_possible_truncation, reason = "small constants")]
const fn all_choices() -> [Choice; Choice::COUNT] {
    let mut all = [Choice::Pass; Choice::COUNT];
    let mut i = 0;
    while i < Action::COUNT {
        all[first::KEEP + i] = Choice::Keep(Action::ALL[i]);
        all[first::PLAY + i] = Choice::Play(Action::ALL[i]);
        i += 1;
    }
    i = 0;
    while i < Person::COUNT {
        all[first::HIRE + i] = Choice::Hire(Person::ALL[i]);
        i += 1;
    }
    i = 0;
    while i < 3 {
        all[first::DONATE + i] = Choice::Donate(i as u8 + 1);
        all[first::BONUS + i] = Choice::Bonus(Bonus::ALL[i]);
        i += 1;
    }
    i = 0;
    while i < Place::COUNT {
        all[first::FROM + i] = Choice::From(Place::ALL[i]);
        all[first::RETURN + i] = Choice::Return(Place::ALL[i]);
        i += 1;
    }
    all[first::FROM_FRIEND] = Choice::FromFriend;
    i = 0;
    while i < Sector::COUNT {
        all[first::TO + i] = Choice::To(Sector::ALL[i]);
        all[first::USE + i] = Choice::Use(Sector::ALL[i]);
        all[first::PLACE + i] = Choice::Place(Sector::ALL[i]);
        all[first::REMOVE + i] = Choice::Remove(Sector::ALL[i]);
        i += 1;
    }
    i = 0;
    while i < MAX_MARKETS {
        all[first::DRIVE + i] = Choice::Drive(Market::nth(i));
        i += 1;
    }
    all[first::TAKE] = Choice::Take;
    i = 0;
    while i < MessageKind::COUNT {
        all[first::REPEAT + i] = Choice::Repeat(MessageKind::ALL[i]);
        i += 1;
    }
    i = 0;
    while i < 9 {
        all[first::GIVE + i] = Choice::Give(i as u8 + 1);
        i += 1;
    }
    i = 0;
    while i < Pieces::ALL.len() {
        all[first::MOVE + i] = Choice::Move(Pieces::ALL[i]);
        i += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_has_its_own_number() {
        for (index, choice) in Choice::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(choice.index()), index, "{choice:?}");
        }
    }

    #[test]
    fn r10_only_the_card_kept_is_hidden_from_others() {
        let (by, other) = (Seat::nth(1), Seat::nth(0));
        for choice in Choice::ALL {
            assert_eq!(choice.seen_by(by, Some(by)), Some(choice));
            let others = if matches!(choice, Choice::Keep(_)) { None } else { Some(choice) };
            assert_eq!(choice.seen_by(by, Some(other)), others, "{choice:?}");
            assert_eq!(choice.seen_by(by, None), others, "{choice:?}");
        }
    }
}
