//! The city: market places and the streets between them, for three, four and five boroughs (R8).

use core::{fmt, str::FromStr};

use crate::{named::named, notation::UnknownWord};

/// The most boroughs a city can have.
pub const MAX_BOROUGHS: usize = 5;

/// The most market places a city can have.
pub const MAX_MARKETS: usize = MAX_BOROUGHS * Spot::COUNT;

named! {
    /// The five market places of a borough.
    pub enum Spot as "a market place (centre, parvis, gate, quay, bridge)" {
        /// In the middle; it never has a message.
        Centre = "centre",
        /// At the Notre Dame corner shared with the borough before.
        Parvis = "parvis",
        /// At the outer end of the border with the borough after.
        Gate = "gate",
        /// On the outer edge.
        Quay = "quay",
        /// On the outer edge.
        Bridge = "bridge",
    }
}

impl Spot {
    /// The four outer markets, in the order in which messages are laid out.
    pub const OUTER: [Self; 4] = [Self::Parvis, Self::Gate, Self::Quay, Self::Bridge];

    /// The spot's number among [`Spot::OUTER`]; `None` for the centre.
    pub const fn outer_index(self) -> Option<usize> {
        self.index().checked_sub(1)
    }
}

/// A market place: a spot of one borough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Market(u8);

impl Market {
    /// The market at this spot of this borough; `None` beyond the fifth borough.
    pub const fn new(borough: usize, spot: Spot) -> Option<Self> {
        if borough < MAX_BOROUGHS { Some(Self::at(borough, spot)) } else { None }
    }

    pub(crate) const fn at(borough: usize, spot: Spot) -> Self {
        Self::nth(borough * Spot::COUNT + spot.index())
    }

    #[expect(clippy::cast_possible_truncation, reason = "at most 25 markets")]
    pub(crate) const fn nth(index: usize) -> Self {
        debug_assert!(index < MAX_MARKETS, "a market number is below 25");
        Self(index as u8)
    }

    /// The market's number: five to a borough.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The borough it belongs to.
    pub const fn borough(self) -> usize {
        self.index() / Spot::COUNT
    }

    /// Its spot within the borough.
    pub const fn spot(self) -> Spot {
        Spot::ALL[self.index() % Spot::COUNT]
    }
}

impl fmt::Display for Market {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.borough(), self.spot())
    }
}

impl FromStr for Market {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        let expected = "a market place as BOROUGH.SPOT (1.gate)";
        let (borough, spot) = word.split_once('.').ok_or(UnknownWord { expected })?;
        let borough = (0..MAX_BOROUGHS)
            .find(|it| it.to_string() == borough)
            .ok_or(UnknownWord { expected })?;
        Ok(Self::at(borough, spot.parse()?))
    }
}

/// A set of markets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MarketSet(u32);

impl MarketSet {
    /// Whether this market is in it.
    pub const fn contains(self, market: Market) -> bool {
        self.0 & (1 << market.0) != 0
    }

    /// One bit for each market, by its number.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The markets in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Market> {
        (0..MAX_MARKETS).map(Market::nth).filter(move |&market| self.contains(market))
    }
}

/// The markets one step away, in a city of `boroughs` boroughs: the street map of R8.
pub const fn neighbours(market: Market, boroughs: usize) -> MarketSet {
    let i = market.borough();
    let after = (i + 1) % boroughs;
    let before = (i + boroughs - 1) % boroughs;
    let near: [Option<Market>; 6] = match market.spot() {
        Spot::Centre => [
            Market::new(i, Spot::Parvis),
            Market::new(i, Spot::Gate),
            Market::new(i, Spot::Quay),
            Market::new(i, Spot::Bridge),
            Market::new(after, Spot::Parvis),
            Market::new(before, Spot::Gate),
        ],
        Spot::Parvis => [
            Market::new(i, Spot::Centre),
            Market::new(before, Spot::Centre),
            Market::new(before, Spot::Parvis),
            Market::new(after, Spot::Parvis),
            Market::new(before, Spot::Gate),
            None,
        ],
        Spot::Gate => [
            Market::new(i, Spot::Centre),
            Market::new(after, Spot::Centre),
            Market::new(after, Spot::Parvis),
            Market::new(i, Spot::Quay),
            Market::new(after, Spot::Bridge),
            None,
        ],
        Spot::Quay => [
            Market::new(i, Spot::Centre),
            Market::new(i, Spot::Gate),
            Market::new(i, Spot::Bridge),
            None,
            None,
            None,
        ],
        Spot::Bridge => [
            Market::new(i, Spot::Centre),
            Market::new(i, Spot::Quay),
            Market::new(before, Spot::Gate),
            None,
            None,
            None,
        ],
    };
    let mut set = 0;
    let mut k = 0;
    while k < near.len() {
        if let Some(market) = near[k] {
            set |= 1 << market.0;
        }
        k += 1;
    }
    MarketSet(set)
}

/// Beyond this many steps a carriage reaches no further market.
const FAR: usize = 5;

/// For three, four and five boroughs, from each market: where a movement of 1 to `steps` steps can end.
static REACH: [[[MarketSet; FAR + 1]; MAX_MARKETS]; 3] =
    [reach_table(3), reach_table(4), reach_table(5)];

const fn reach_table(boroughs: usize) -> [[MarketSet; FAR + 1]; MAX_MARKETS] {
    let mut table = [[MarketSet(0); FAR + 1]; MAX_MARKETS];
    let mut from = 0;
    while from < boroughs * Spot::COUNT {
        let mut ends = 1 << from;
        let mut steps = 1;
        while steps <= FAR {
            let mut next = 0;
            let mut market = 0;
            while market < boroughs * Spot::COUNT {
                if ends & (1 << market) != 0 {
                    next |= neighbours(Market::nth(market), boroughs).0;
                }
                market += 1;
            }
            table[from][steps] = MarketSet(table[from][steps - 1].0 | next);
            ends = next;
            steps += 1;
        }
        from += 1;
    }
    table
}

/// Where a movement of 1 to `steps` steps from `market` can end. With two steps or more it can end where it began.
pub fn reach(market: Market, steps: u8, boroughs: usize) -> MarketSet {
    REACH[boroughs - 3][market.index()][usize::from(steps).min(FAR)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn markets(boroughs: usize) -> impl Iterator<Item = Market> {
        (0..boroughs * Spot::COUNT).map(Market::nth)
    }

    #[test]
    fn r8_streets_run_both_ways() {
        for boroughs in 3..=5 {
            for from in markets(boroughs) {
                assert!(
                    !neighbours(from, boroughs).contains(from),
                    "no street leads from {from} to itself"
                );
                for to in neighbours(from, boroughs).iter() {
                    assert!(to.borough() < boroughs);
                    assert!(
                        neighbours(to, boroughs).contains(from),
                        "{from} – {to} in {boroughs} boroughs"
                    );
                }
            }
        }
    }

    #[test]
    fn r8_street_map_is_the_table_of_the_rules() {
        let near = |market: &str, boroughs| {
            let mut words: Vec<_> = neighbours(market.parse().expect("a market"), boroughs)
                .iter()
                .map(|it| it.to_string())
                .collect();
            words.sort();
            words.join(" ")
        };
        assert_eq!(near("1.centre", 4), "0.gate 1.bridge 1.gate 1.parvis 1.quay 2.parvis");
        assert_eq!(near("1.parvis", 4), "0.centre 0.gate 0.parvis 1.centre 2.parvis");
        assert_eq!(near("1.gate", 4), "1.centre 1.quay 2.bridge 2.centre 2.parvis");
        assert_eq!(near("1.quay", 4), "1.bridge 1.centre 1.gate");
        assert_eq!(near("1.bridge", 4), "0.gate 1.centre 1.quay");
        assert_eq!(near("0.parvis", 3), "0.centre 1.parvis 2.centre 2.gate 2.parvis");
        assert_eq!(near("4.gate", 5), "0.bridge 0.centre 0.parvis 4.centre 4.quay");
    }

    #[test]
    fn r8_2_going_out_and_back_needs_two_steps() {
        for boroughs in 3..=5 {
            for from in markets(boroughs) {
                assert_eq!(reach(from, 0, boroughs), MarketSet(0));
                assert_eq!(reach(from, 1, boroughs), neighbours(from, boroughs));
                assert!(reach(from, 2, boroughs).contains(from));
                assert_eq!(
                    reach(from, 5, boroughs).iter().count(),
                    boroughs * Spot::COUNT,
                    "five steps reach everything"
                );
            }
        }
    }
}
