//! Sets of seats by number: whose eyes, and who is waited for.

use engine::{Seat, SeatSet};

/// A set of seats, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeatMask(pub u8);

impl SeatMask {
    /// The seats whose flag is set, in their order.
    pub fn of(flags: impl Iterator<Item = bool>) -> Self {
        Self(flags.enumerate().fold(0, |bits, (seat, is)| bits | u8::from(is) << seat))
    }

    /// Just this seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Whether this seat is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.index() != 0
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers of the seats in it.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..8).filter(move |seat| self.0 & 1 << seat != 0)
    }

    /// The seats in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl From<SeatSet> for SeatMask {
    fn from(seats: SeatSet) -> Self {
        Self(seats.iter().fold(0, |bits, seat| bits | 1 << seat.index()))
    }
}
