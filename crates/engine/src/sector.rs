//! Sectors: the seven places of a borough that hold pieces, and Notre Dame beside them.

use core::{fmt, ops, str::FromStr};

use crate::{named::named, notation::UnknownWord};

named! {
    /// One of the seven sectors of a borough (R1). The harbour is never a sector.
    pub enum Sector as "a sector (cloister-school, bank, residence, carriage-house, hotel, park, hospital)" {
        CloisterSchool = "cloister-school",
        Bank = "bank",
        Residence = "residence",
        CarriageHouse = "carriage-house",
        Hotel = "hotel",
        Park = "park",
        Hospital = "hospital",
    }
}

impl Sector {
    /// One bit for each sector.
    pub(crate) const BITS: u64 = (1 << Self::COUNT) - 1;

    /// The sector's bit in a set of sectors or places.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.index()
    }
}

/// Where an influence marker can stand: in a sector of its owner's borough, or on the Notre Dame tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// A sector of one's own borough.
    Sector(Sector),
    /// The Notre Dame tile in the middle.
    NotreDame,
}

impl Place {
    /// How many places there are.
    pub const COUNT: usize = Sector::COUNT + 1;

    /// Every place: the sectors in their order, then Notre Dame.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::NotreDame; Self::COUNT];
        let mut i = 0;
        while i < Sector::COUNT {
            all[i] = Self::Sector(Sector::ALL[i]);
            i += 1;
        }
        all
    };

    /// The place's number in [`Place::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Self::Sector(sector) => sector.index(),
            Self::NotreDame => Sector::COUNT,
        }
    }

    /// The place's bit in a set of places.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.index()
    }

    /// The place's word in the notation.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Sector(sector) => sector.as_str(),
            Self::NotreDame => "notre-dame",
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Place {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|it| it.as_str() == word)
            .ok_or(UnknownWord { expected: "a sector or notre-dame" })
    }
}

/// One value for each place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlace<T>(pub [T; Place::COUNT]);

impl<T> ops::Index<Place> for ByPlace<T> {
    type Output = T;

    #[inline]
    fn index(&self, place: Place) -> &T {
        &self.0[place.index()]
    }
}

impl<T> ops::IndexMut<Place> for ByPlace<T> {
    #[inline]
    fn index_mut(&mut self, place: Place) -> &mut T {
        &mut self.0[place.index()]
    }
}

impl<T> ops::Index<Sector> for ByPlace<T> {
    type Output = T;

    #[inline]
    fn index(&self, sector: Sector) -> &T {
        &self.0[sector.index()]
    }
}

impl<T> ops::IndexMut<Sector> for ByPlace<T> {
    #[inline]
    fn index_mut(&mut self, sector: Sector) -> &mut T {
        &mut self.0[sector.index()]
    }
}
