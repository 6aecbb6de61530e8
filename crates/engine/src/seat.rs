//! Seats: the places of the players, numbered clockwise from 0.

use core::{fmt, ops};

use crate::named::named;

/// The most seats a game can have.
pub const MAX_SEATS: usize = 5;

/// A player's place at the table. The left neighbour of seat `i` is seat `i + 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number; `None` beyond the fifth.
    pub const fn new(number: usize) -> Option<Self> {
        if number < MAX_SEATS { Some(Self::nth(number)) } else { None }
    }

    /// The seat with this number, which the caller knows to be small enough.
    #[expect(clippy::cast_possible_truncation, reason = "at most five seats")]
    pub(crate) const fn nth(number: usize) -> Self {
        debug_assert!(number < MAX_SEATS, "a seat number is below five");
        Self(number as u8)
    }

    /// The seat's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the left (clockwise), once around at most, among `players` seats.
    #[inline]
    #[must_use]
    pub const fn left(self, steps: usize, players: usize) -> Self {
        debug_assert!(steps <= players, "once around at most");
        let number = self.index() + steps;
        Self::nth(if players <= number { number - players } else { number })
    }

    /// The seat `steps` places to the right, once around at most, among `players` seats.
    #[inline]
    #[must_use]
    pub const fn right(self, steps: usize, players: usize) -> Self {
        debug_assert!(steps <= players, "once around at most");
        let number = self.index() + players - steps;
        Self::nth(if players <= number { number - players } else { number })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One value for each seat; seats beyond the number of players hold a neutral one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> ops::Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> ops::IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The first `players` seats.
    pub const fn all(players: usize) -> Self {
        Self((1 << players) - 1)
    }

    /// Just this seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this seat is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seat with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.is_empty() { None } else { Some(Seat::nth(self.0.trailing_zeros() as usize)) }
    }

    /// The seats in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        core::iter::from_fn(move || {
            let seat = left.first()?;
            left.remove(seat);
            Some(seat)
        })
    }
}

named! {
    /// A player's colour (R1).
    pub enum Colour as "a colour (red, violet, blue, green, yellow)" {
        Red = "red",
        Violet = "violet",
        Blue = "blue",
        Green = "green",
        Yellow = "yellow",
    }
}
