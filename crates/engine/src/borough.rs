//! A borough with what its player owns: pieces, coins, prestige, rats, carriage and messages.

use crate::{
    city::{Market, Spot},
    message::MessageSet,
    sector::{ByPlace, Place, Sector},
};

/// Influence markers of each colour.
pub const MARKERS: u8 = 14;

/// The last space of the plague track.
pub const LAST_RAT_SPACE: u8 = 9;

/// One player's part of the board and belongings. All of it is open, but for the prestige where scores are hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Borough {
    /// Markers in the sectors and on Notre Dame.
    pub markers: ByPlace<u8>,
    /// The sector in which the trusted friend stands; `None` off the board.
    pub friend: Option<Sector>,
    /// Markers in the personal supply.
    pub supply: u8,
    /// Coins.
    pub coins: u16,
    /// Prestige points.
    pub prestige: u16,
    /// The rat marker's space on the plague track.
    pub rats: u8,
    /// Where the carriage stands.
    pub carriage: Market,
    /// The messages collected.
    pub messages: MessageSet,
    /// Which cards of the hand were played, in each round of the period.
    pub played: [Played; 3],
    /// Whether the doctor was hired this round.
    pub doctor: bool,
    /// Whether the spy has shown this player the gray persons still to come.
    pub spied: bool,
}

impl Borough {
    /// The borough of a player who has just sat down: R2.3.
    pub(crate) const fn new(carriage_home: usize) -> Self {
        Self {
            markers: ByPlace([0; Place::COUNT]),
            friend: None,
            supply: 4,
            coins: 3,
            prestige: 0,
            rats: 0,
            carriage: Market::at(carriage_home, Spot::Centre),
            messages: MessageSet::EMPTY,
            played: [Played::NOTHING; 3],
            doctor: false,
            spied: false,
        }
    }

    /// Pieces in a sector: markers, and the friend if it stands there.
    #[inline]
    pub fn pieces(&self, sector: Sector) -> u8 {
        self.markers[sector] + u8::from(self.friend == Some(sector))
    }

    /// Pieces in each sector.
    #[inline]
    pub fn all_pieces(&self) -> [u8; Sector::COUNT] {
        Sector::ALL.map(|sector| self.pieces(sector))
    }

    /// The places that hold a marker, one bit each.
    #[inline]
    pub(crate) fn places_marked(&self) -> u64 {
        held(self.markers.0)
    }

    /// The sectors that hold a marker, one bit each.
    #[inline]
    pub(crate) fn sectors_marked(&self) -> u64 {
        self.places_marked() & Sector::BITS
    }

    /// The sectors that hold a piece, one bit each.
    #[inline]
    pub(crate) fn sectors_held(&self) -> u64 {
        held(self.all_pieces())
    }

    /// The sectors without a piece, one bit each.
    #[inline]
    pub(crate) fn sectors_empty(&self) -> u64 {
        Sector::BITS & !self.sectors_held()
    }

    /// How many sectors hold at least `pieces` pieces.
    pub fn sectors_with(&self, pieces: u8) -> usize {
        self.all_pieces().into_iter().filter(|&n| pieces <= n).count()
    }

    /// Markers in the sectors and on Notre Dame.
    #[inline]
    pub fn on_board(&self) -> u8 {
        self.markers.0.iter().sum()
    }

    /// Own markers in the general supply.
    #[inline]
    pub fn general(&self) -> u8 {
        MARKERS - self.supply - self.on_board()
    }
}

/// One bit for each count above 0.
#[inline]
fn held<const N: usize>(counts: [u8; N]) -> u64 {
    let mut bits = 0;
    for (index, count) in counts.into_iter().enumerate() {
        bits |= u64::from(0 < count) << index;
    }
    bits
}

/// Which of the three cards of a hand a player has played in a round.
///
/// A slot is a card's place in the hand: 0 from one's own deck, 1 from the right neighbour's, 2 from the one beyond.
/// Packed: two bits for the first slot played, two for the second, one for the third card shown by the scholar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played(u8);

impl Played {
    const NONE: u8 = 3;
    const THIRD_SHOWN: u8 = 0b1_0000;

    /// Nothing yet.
    pub const NOTHING: Self = Self(Self::NONE | Self::NONE << 2);

    const fn first(self) -> u8 {
        self.0 & 0b11
    }

    const fn second(self) -> u8 {
        self.0 >> 2 & 0b11
    }

    /// How many cards were played as actions.
    #[inline]
    pub const fn count(self) -> usize {
        (self.first() != Self::NONE) as usize + (self.second() != Self::NONE) as usize
    }

    /// The slots in the order in which they were played.
    pub fn slots(self) -> impl Iterator<Item = usize> + Clone {
        [self.first(), self.second()].into_iter().filter(|&it| it != Self::NONE).map(usize::from)
    }

    /// Whether everyone has seen the card in this slot: it was played, or the scholar showed it.
    #[inline]
    pub const fn is_shown(self, slot: usize) -> bool {
        self.third_shown() || self.is_played(slot)
    }

    /// Whether the card in this slot was played as an action in phase 3.
    #[inline]
    pub const fn is_played(self, slot: usize) -> bool {
        self.first() as usize == slot || self.second() as usize == slot
    }

    /// Whether the scholar has shown the third card.
    #[inline]
    pub const fn third_shown(self) -> bool {
        self.0 & Self::THIRD_SHOWN != 0
    }

    /// The slot of the third card, once two are played.
    #[inline]
    pub const fn third(self) -> usize {
        (3 - self.first() - self.second()) as usize
    }

    /// Which cards of the hand cannot be alike, since of two alike the one in the lower slot is played first: one bit each
    /// for the slots 0 and 1, 0 and 2, 1 and 2.
    #[inline]
    pub(crate) const fn must_differ(self) -> u8 {
        /// By the slots played first and second; 3 stands for none.
        const PAIRS: [[u8; 4]; 4] =
            [[0, 0, 0b100, 0], [0b001, 0, 0b011, 0b001], [0b110, 0b111, 0, 0b110], [0, 0, 0, 0]];
        PAIRS[self.first() as usize][self.second() as usize]
    }

    /// Notes that the card in this slot was played.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a slot is below 3")]
    pub(crate) const fn push(&mut self, slot: usize) {
        debug_assert!(self.count() < 2 && slot < 3, "two of three cards are played in a round");
        let shift = if self.first() == Self::NONE { 0 } else { 2 };
        self.0 = self.0 & !(0b11 << shift) | (slot as u8) << shift;
    }

    /// Notes that the scholar showed the third card.
    pub(crate) const fn show_third(&mut self) {
        self.0 |= Self::THIRD_SHOWN;
    }
}
