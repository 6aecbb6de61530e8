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
/// A question's answers are of one kind (and perhaps `Pass`), so they fit into one word: see [`Options`].
mod first {
    use super::{Action, Bonus, MAX_MARKETS, MessageKind, Person, Pieces, Place, Sector};

    pub(super) const KEEP: usize = 1;
    pub(super) const PLAY: usize = KEEP + Action::COUNT;
    pub(super) const HIRE: usize = PLAY + Action::COUNT;
    pub(super) const DONATE: usize = HIRE + Person::COUNT;
    pub(super) const FROM: usize = DONATE + 3;
    pub(super) const FROM_FRIEND: usize = FROM + Place::COUNT;
    pub(super) const TO: usize = FROM_FRIEND + 1;
    pub(super) const USE: usize = TO + Sector::COUNT;
    pub(super) const BONUS: usize = USE + Sector::COUNT;
    pub(super) const DRIVE: usize = BONUS + Bonus::COUNT;
    pub(super) const TAKE: usize = DRIVE + MAX_MARKETS;
    pub(super) const REPEAT: usize = TAKE + 1;
    pub(super) const RETURN: usize = REPEAT + MessageKind::COUNT;
    pub(super) const PLACE: usize = RETURN + Place::COUNT;
    pub(super) const GIVE: usize = PLACE + Sector::COUNT;
    pub(super) const REMOVE: usize = GIVE + 9;
    pub(super) const MOVE: usize = REMOVE + Sector::COUNT;
    pub(super) const END: usize = MOVE + Pieces::ALL.len();
}

impl Choice {
    /// How many different choices there are in all games together.
    pub const COUNT: usize = first::END;

    /// Every choice, by its number.
    pub const ALL: [Self; Self::COUNT] = all_choices();

    /// The choice's number: the same in every game. It must be one that [exists](Choice::exists).
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

/// The choices that a seat may make now: a set in one word.
///
/// Bit `b` stands for the choice numbered `first + b`; the highest bit stands for `Pass`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    bits: u64,
    first: u8,
}

impl Options {
    const PASS: u64 = 1 << 63;

    /// No choice.
    pub const EMPTY: Self = Self { bits: 0, first: 0 };

    #[expect(clippy::cast_possible_truncation, reason = "choices are numbered by one byte")]
    const fn of(first: usize, bits: u64) -> Self {
        Self { bits, first: first as u8 }
    }

    /// These choices, and `Pass`.
    #[must_use]
    pub(crate) const fn or_pass(self) -> Self {
        Self { bits: self.bits | Self::PASS, first: self.first }
    }

    /// These choices and `Pass`; nothing if there are none.
    #[must_use]
    pub(crate) const fn or_pass_if_any(self) -> Self {
        if self.bits == 0 { self } else { self.or_pass() }
    }

    pub(crate) fn keep(cards: &[Action]) -> Self {
        Self::of(first::KEEP, cards.iter().fold(0, |bits, card| bits | 1 << card.index()))
    }

    pub(crate) const fn play(cards: u64) -> Self {
        Self::of(first::PLAY, cards)
    }

    pub(crate) const fn hire(persons: u64) -> Self {
        Self::of(first::HIRE, persons)
    }

    pub(crate) const fn donate(most: u8) -> Self {
        Self::of(first::DONATE, (1 << most) - 1)
    }

    /// One bit for each place, by its number; the bit after them is the friend.
    pub(crate) const fn from(places: u64) -> Self {
        Self::of(first::FROM, places)
    }

    pub(crate) const FROM_FRIEND: u64 = 1 << Place::COUNT;

    pub(crate) const fn to(sectors: u64) -> Self {
        Self::of(first::TO, sectors)
    }

    pub(crate) const fn use_sector(sectors: u64) -> Self {
        Self::of(first::USE, sectors)
    }

    pub(crate) const fn bonus(bonuses: u64) -> Self {
        Self::of(first::BONUS, bonuses)
    }

    pub(crate) const fn drive(markets: u32) -> Self {
        Self::of(first::DRIVE, markets as u64)
    }

    pub(crate) const TAKE: Self = Self::of(first::TAKE, 1);

    pub(crate) const fn repeat(kinds: u64) -> Self {
        Self::of(first::REPEAT, kinds)
    }

    pub(crate) const fn give_back(places: u64) -> Self {
        Self::of(first::RETURN, places)
    }

    pub(crate) const fn place(sectors: u64) -> Self {
        Self::of(first::PLACE, sectors)
    }

    pub(crate) const fn give(most: u16) -> Self {
        Self::of(first::GIVE, (1 << most) - 1)
    }

    pub(crate) const fn remove(sectors: u64) -> Self {
        Self::of(first::REMOVE, sectors)
    }

    pub(crate) const fn pieces(bits: u64) -> Self {
        Self::of(first::MOVE, bits)
    }

    /// How many choices there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is nothing to choose.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether this choice is among them.
    pub fn contains(self, choice: Choice) -> bool {
        if !choice.exists() {
            return false;
        }
        if choice == Choice::Pass {
            return self.bits & Self::PASS != 0;
        }
        match choice.index().checked_sub(self.first) {
            Some(bit) if bit < 63 => self.bits & (1 << bit) != 0,
            Some(_) | None => false,
        }
    }

    /// The only choice, if there is exactly one.
    #[inline]
    pub(crate) fn only(self) -> Option<Choice> {
        if self.bits.is_power_of_two() { Some(self.lowest()) } else { None }
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a bit number is below 64")]
    fn lowest(self) -> Choice {
        let bit = self.bits.trailing_zeros() as u8;
        if bit == 63 { Choice::Pass } else { Choice::ALL[usize::from(self.first + bit)] }
    }

    /// The choice in this place of their order. `n` must be below [`Options::len`].
    #[inline]
    pub fn nth(self, n: usize) -> Choice {
        debug_assert!(n < self.len(), "there are {} options, not {n}", self.len());
        let mut bits = self.bits;
        for _ in 0..n {
            bits &= bits - 1;
        }
        Self { bits, first: self.first }.lowest()
    }

    /// The choices in the order of their numbers; `Pass` comes last.
    pub fn iter(self) -> impl Iterator<Item = Choice> {
        let mut left = self;
        core::iter::from_fn(move || {
            if left.is_empty() {
                return None;
            }
            let choice = left.lowest();
            left.bits &= left.bits - 1;
            Some(choice)
        })
    }
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

    #[test]
    fn options_list_what_they_contain() {
        let options = Options::donate(2).or_pass();
        assert_eq!(options.len(), 3);
        let listed: Vec<_> = options.iter().collect();
        assert_eq!(listed, [Choice::Donate(1), Choice::Donate(2), Choice::Pass]);
        for choice in Choice::ALL {
            assert_eq!(options.contains(choice), listed.contains(&choice), "{choice:?}");
        }
        assert_eq!(options.nth(2), Choice::Pass);
    }

    #[test]
    fn choices_that_do_not_exist_are_no_options() {
        let all = (0..=u8::MAX).flat_map(|n| {
            let pieces = [false, true].map(|friend| Choice::Move(Pieces { markers: n, friend }));
            [Choice::Donate(n), Choice::Give(n), pieces[0], pieces[1]]
        });
        let full = |first| Options::of(first, u64::MAX);
        for choice in all.filter(|it| !Choice::ALL.contains(it)) {
            assert!(!choice.exists());
            for first in 0..first::END {
                assert!(!full(first).contains(choice), "{choice:?} is no option");
            }
        }
        assert!(Choice::ALL.into_iter().all(Choice::exists));
    }
}
