//! Options: the choices that a seat may make now.

use crate::{
    action::Action,
    choice::{Choice, first},
    sector::Place,
};

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

    #[inline]
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
    ///
    /// ```
    /// use engine::{Choice, Game, Setup};
    ///
    /// let game = Game::new(&Setup::with_seed(2, [1; 32])?, &mut ());
    /// let options = game.options(game.waiting().first().expect("the game has just begun"));
    /// assert!(options.iter().all(|choice| options.contains(choice)));
    /// assert!(!options.contains(Choice::Pass));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    ///
    /// ```
    /// use engine::{Game, Setup};
    ///
    /// let game = Game::new(&Setup::with_seed(2, [1; 32])?, &mut ());
    /// let options = game.options(game.waiting().first().expect("the game has just begun"));
    /// assert!((0..options.len()).map(|n| options.nth(n)).eq(options.iter()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    use crate::piece::Pieces;

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
