//! Pieces: what stands in sectors and can be moved, markers and the friend.

use core::{fmt, str::FromStr};

use crate::{notation::UnknownWord, sector::Place};

/// One piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A marker at this place.
    Marker(Place),
    /// The trusted friend, wherever it stands.
    Friend,
}

impl Piece {
    /// The piece's word in the notation: the marker's place, or `friend`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Marker(place) => place.as_str(),
            Self::Friend => "friend",
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Piece {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        if word == "friend" { Ok(Self::Friend) } else { word.parse().map(Self::Marker) }
    }
}

/// One to three pieces of one sector: markers, and perhaps the friend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// Markers among them.
    pub markers: u8,
    /// Whether the friend is one of them.
    pub friend: bool,
}

impl Pieces {
    /// Every way to take one to three pieces.
    pub const ALL: [Self; 6] = [
        Self { markers: 1, friend: false },
        Self { markers: 2, friend: false },
        Self { markers: 3, friend: false },
        Self { markers: 0, friend: true },
        Self { markers: 1, friend: true },
        Self { markers: 2, friend: true },
    ];

    pub(crate) fn index(self) -> usize {
        usize::from(self.markers) + if self.friend { 3 } else { 0 } - usize::from(!self.friend)
    }
}

impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.markers, self.friend) {
            (markers, false) => write!(f, "{markers}"),
            (0, true) => f.write_str("friend"),
            (markers, true) => write!(f, "{markers}+friend"),
        }
    }
}

impl FromStr for Pieces {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|it| it.to_string() == word)
            .ok_or(UnknownWord { expected: "pieces (1, 2, 3, friend, 1+friend, 2+friend)" })
    }
}
