//! What the net sees of a game at the beginning of a round: one named list for the table, one for each seat.
//!
//! Everything is a flag, so that the first layer only adds rows of weights. Hands and the persons of the new round are left out:
//! the net learns the mean over them instead of their luck. Which cards and persons are still to come counts, never their order.

use engine::{
    Action, BySeat, Coins, Edition, Game, Gift, MAX_SEATS, MessageKind, Person, PersonSet, Place,
    ROUNDS, Seat, Sector, Spot, Stack, Table, city,
};

/// Raised with every change to the lists or to how they are filled: weights of another version do not fit.
pub const VERSION: u16 = 1;

/// How a feature turns a value into flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One flag, that of the value, is set.
    One,
    /// The value is a count, and as many flags are set.
    Count,
    /// A bit for each flag.
    Set,
}

/// One feature: a row of flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its name.
    pub name: &'static str,
    /// How its flags are set.
    pub kind: Kind,
    /// Where its flags begin in the list.
    pub first: usize,
    /// How many flags it has.
    pub len: usize,
}

/// Declares a list of features, each with its kind and its number of flags.
macro_rules! features {
    ($( $(#[$doc:meta])* $name:ident: $kind:ident $len:expr, )+) => {
        enum Index { $($name),+ }
        const LENS: &[usize] = &[$($len),+];
        $( $(#[$doc])* pub const $name: Feature = Feature {
            name: stringify!($name),
            kind: Kind::$kind,
            first: $crate::net::features::sum(LENS, Index::$name as usize),
            len: $len,
        }; )+
        /// Every feature of the list, in its order.
        pub const ALL: &[Feature] = &[$($name),+];
        /// How many flags there are in all.
        pub const WIDTH: usize = $crate::net::features::sum(LENS, LENS.len());
    };
}

pub(super) use features;

pub(super) const fn sum(lens: &[usize], end: usize) -> usize {
    let (mut all, mut i) = (0, 0);
    while i < end {
        all += lens[i];
        i += 1;
    }
    all
}

/// What all seats share.
#[expect(
    non_camel_case_types,
    clippy::upper_case_acronyms,
    reason = "features have the names of constants"
)]
pub mod table {
    use super::{Feature, Kind, Person, ROUNDS};

    features! {
        /// The round that begins.
        ROUND: One ROUNDS as usize,
        /// How many play, from two.
        PLAYERS: One 4,
        /// The edition of 2007.
        OLD_EDITION: Set 1,
        /// Coins without end, then the benefactor paid in coins.
        OPTIONS: Set 2,
        /// The persons that are still to come: of later periods only the gray ones.
        PERSONS: Set Person::COUNT,
        /// The rats to expect of this round, in halves.
        PLAGUE: Count 18,
        /// The rats to expect of a later period's round, in halves.
        PLAGUE_LATER: Count 18,
        /// Markers on Notre Dame.
        NOTRE_DAME: Count 8,
        /// Coins in the supply, in pairs, while they are counted.
        COINS_LEFT: Count 6,
    }
}

/// What is one seat's own.
#[expect(
    non_camel_case_types,
    clippy::upper_case_acronyms,
    reason = "features have the names of constants"
)]
pub mod seat {
    use super::{Action, Feature, Kind, MAX_SEATS, Sector};

    features! {
        /// Pieces in the cloister school.
        SCHOOL: Count 5,
        /// Pieces in the bank.
        BANK: Count 5,
        /// Pieces in the residence.
        RESIDENCE: Count 6,
        /// Pieces in the carriage house.
        CARRIAGE_HOUSE: Count 5,
        /// Pieces in the hotel.
        HOTEL: Count 4,
        /// Pieces in the park.
        PARK: Count 7,
        /// Pieces in the hospital.
        HOSPITAL: Count 6,
        /// The sector of the friend; the last flag stands for none.
        FRIEND: One Sector::COUNT + 1,
        /// Markers in the personal supply.
        SUPPLY: Count 7,
        /// Markers in the general supply.
        GENERAL: Count 10,
        /// Coins.
        COINS: Count 10,
        /// Prestige points, in fives.
        PRESTIGE: Count 15,
        /// Prestige points ahead of the table's mean, in steps of three, from 24 behind.
        AHEAD: Count 16,
        /// The space of the rat marker.
        RATS: One 10,
        /// Where this round's plague is expected to bring it, in halves.
        RATS_AHEAD: Count 24,
        /// Own markers on Notre Dame.
        NOTRE_DAME: Count 4,
        /// What they would pay now, in pairs of points.
        SHARE: Count 6,
        /// Messages.
        MESSAGES: Count 8,
        /// The kinds of messages collected, then those collected twice.
        KINDS: Set 8,
        /// The kinds that the carriage may fetch in one step, in two, in three.
        REACH: Set 12,
        /// Messages left in the own borough.
        HOME: Count 4,
        /// The cards of the own deck that are still to come in this period.
        DECK: Set Action::COUNT,
        /// Sectors with a piece.
        SECTORS_1: Count 7,
        /// Sectors with two pieces.
        SECTORS_2: Count 5,
        /// Sectors with three pieces.
        SECTORS_3: Count 3,
        /// The place counted from the start player.
        PLACE: One MAX_SEATS,
    }
}

/// The sectors with the feature of their pieces.
const PIECES: [(Sector, Feature); Sector::COUNT] = [
    (Sector::CloisterSchool, seat::SCHOOL),
    (Sector::Bank, seat::BANK),
    (Sector::Residence, seat::RESIDENCE),
    (Sector::CarriageHouse, seat::CARRIAGE_HOUSE),
    (Sector::Hotel, seat::HOTEL),
    (Sector::Park, seat::PARK),
    (Sector::Hospital, seat::HOSPITAL),
];

/// The most rows that one list can ask for: one for each feature but the sets.
const MOST: usize = 72;

/// The rows of weights that a list of features asks for.
///
/// A count asks for one row, which stands for all its flags up to that one: see [`Feature::flags`].
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    rows: [u16; MOST],
    len: usize,
}

impl Rows {
    pub(super) const NONE: Self = Self { rows: [0; MOST], len: 0 };

    /// The rows, by their number in the list.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.rows[..self.len].iter().map(|&row| usize::from(row))
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a list has fewer than 65,536 flags")]
    fn push(&mut self, row: usize) {
        self.rows[self.len] = row as u16;
        self.len += 1;
    }

    #[inline]
    pub(super) fn one(&mut self, feature: Feature, value: usize) {
        self.push(feature.first + value);
    }

    #[inline]
    pub(super) fn count(&mut self, feature: Feature, n: usize) {
        if 0 < n {
            self.push(feature.first + n.min(feature.len) - 1);
        }
    }

    #[inline]
    pub(super) fn set(&mut self, feature: Feature, mut bits: u64) {
        while bits != 0 {
            self.push(feature.first + bits.trailing_zeros() as usize);
            bits &= bits - 1;
        }
    }
}

impl Feature {
    /// The flags that are set where a row of this feature is asked for.
    pub fn flags(&self, row: usize) -> core::ops::RangeInclusive<usize> {
        match self.kind {
            Kind::Count => self.first..=row,
            Kind::One | Kind::Set => row..=row,
        }
    }
}

/// What the net sees.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// Of the table.
    pub table: Rows,
    /// Of each seat.
    pub seats: BySeat<Rows>,
}

impl Seen {
    /// Of a game in which a round has just begun.
    pub fn of(game: &Game) -> Self {
        let table = game.table();
        let persons = game.persons_to_come();
        let plague = Plague::expected(table, persons);
        let common = Common::new(table, plague.now);
        let mut seats = BySeat([Rows::NONE; MAX_SEATS]);
        for seat in table.seats() {
            see_seat(table, seat, &common, &mut seats[seat]);
            seats[seat].set(seat::DECK, game.deck_to_come(seat).into());
        }
        Self { table: see_table(table, persons, &plague, &common), seats }
    }
}

/// What is worked out once for all seats.
pub(super) struct Common {
    plague: usize,
    pub(super) markers: usize,
    mean_prestige: usize,
    pays: usize,
    /// The markets on which a message of each kind lies, one bit each.
    messages: [u32; MessageKind::COUNT],
}

impl Common {
    pub(super) fn new(table: &Table, plague: usize) -> Self {
        let on_tile = |seat: Seat| usize::from(table.boroughs[seat].markers[Place::NotreDame]);
        let points = |seat: Seat| usize::from(table.boroughs[seat].prestige);
        let markers = table.seats().map(on_tile).sum();
        Self {
            plague,
            markers,
            mean_prestige: table.seats().map(points).sum::<usize>() / table.players(),
            pays: usize::from(table.tile_value()).checked_div(markers).unwrap_or(0),
            messages: messages(table),
        }
    }
}

fn see_table(table: &Table, persons: PersonSet, plague: &Plague, common: &Common) -> Rows {
    let rules = &table.rules;
    let mut rows = Rows::NONE;
    rows.one(table::ROUND, usize::from(table.round));
    rows.one(table::PLAYERS, table.players() - 2);
    rows.set(table::OLD_EDITION, u64::from(rules.edition == Edition::Of2007));
    let unlimited = rules.coins == Coins::Unlimited;
    let paid_in_coins = rules.benefactor == Gift::Coins;
    rows.set(table::OPTIONS, u64::from(unlimited) | u64::from(paid_in_coins) << 1);
    rows.set(table::PERSONS, persons.bits());
    rows.count(table::PLAGUE, plague.now);
    rows.count(table::PLAGUE_LATER, plague.later);
    rows.count(table::NOTRE_DAME, common.markers);
    if !unlimited {
        rows.count(table::COINS_LEFT, usize::from(table.coin_supply / 2));
    }
    rows
}

pub(super) fn see_seat(table: &Table, seat: Seat, common: &Common, rows: &mut Rows) {
    let borough = &table.boroughs[seat];
    let pieces = borough.all_pieces().map(usize::from);
    let mut with = [0; 3];
    for (sector, feature) in PIECES {
        let n = pieces[sector.index()];
        rows.count(feature, n);
        for (least, sectors) in (1..).zip(&mut with) {
            *sectors += usize::from(least <= n);
        }
    }
    for (feature, n) in [seat::SECTORS_1, seat::SECTORS_2, seat::SECTORS_3].into_iter().zip(with) {
        rows.count(feature, n);
    }
    rows.one(seat::FRIEND, borough.friend.map_or(Sector::COUNT, Sector::index));
    rows.count(seat::SUPPLY, borough.supply.into());
    rows.count(seat::GENERAL, borough.general().into());
    rows.count(seat::COINS, borough.coins.into());
    let prestige = usize::from(borough.prestige);
    rows.count(seat::PRESTIGE, prestige / 5);
    rows.count(seat::AHEAD, (prestige + 24).saturating_sub(common.mean_prestige) / 3);
    let rats = usize::from(borough.rats);
    rows.one(seat::RATS, rats);
    let hospital = pieces[Sector::Hospital.index()];
    rows.count(seat::RATS_AHEAD, (2 * rats + common.plague).saturating_sub(2 * hospital));
    let own = usize::from(borough.markers[Place::NotreDame]);
    rows.count(seat::NOTRE_DAME, own);
    rows.count(seat::SHARE, own * common.pays / 2);
    rows.count(seat::MESSAGES, borough.messages.len().into());
    let mut kinds = 0;
    for kind in MessageKind::ALL {
        let n = borough.messages.of_kind(kind);
        kinds |= u64::from(1 <= n) << kind.index() | u64::from(2 <= n) << (4 + kind.index());
    }
    rows.set(seat::KINDS, kinds);
    rows.set(seat::REACH, reach(table, seat, &common.messages));
    rows.count(seat::HOME, table.messages[table.home(seat)].iter().flatten().count());
    let players = table.players();
    rows.one(seat::PLACE, (seat.index() + players - table.start.index()) % players);
}

/// The markets on which a message of each kind lies.
fn messages(table: &Table) -> [u32; MessageKind::COUNT] {
    let mut found = [0; MessageKind::COUNT];
    for (borough, outer) in table.messages[..table.city()].iter().enumerate() {
        for (spot, message) in Spot::OUTER.into_iter().zip(outer) {
            if let Some(kind) = message {
                found[kind.index()] |= 1 << (borough * Spot::COUNT + spot.index());
            }
        }
    }
    found
}

/// The kinds of messages that the carriage may fetch in one step, in two, in three.
fn reach(table: &Table, seat: Seat, messages: &[u32; MessageKind::COUNT]) -> u64 {
    let boroughs = table.boroughs_to_visit(seat);
    let mut allowed = 0;
    for borough in 0..table.city() {
        if boroughs & 1 << borough != 0 {
            allowed |= ((1 << Spot::COUNT) - 1) << (borough * Spot::COUNT);
        }
    }
    let carriage = table.boroughs[seat].carriage;
    let mut flags = 0;
    for steps in 1..=3 {
        let markets = allowed & city::reach(carriage, steps, table.city()).bits();
        for (kind, lie) in messages.iter().enumerate() {
            flags |= u64::from(lie & markets != 0) << (4 * usize::from(steps - 1) + kind);
        }
    }
    flags
}

/// The rats to expect, in halves.
struct Plague {
    now: usize,
    later: usize,
}

impl Plague {
    fn expected(table: &Table, to_come: PersonSet) -> Self {
        let mut persons = [0; Stack::COUNT];
        let mut rats = [0; Stack::COUNT];
        for person in to_come.iter() {
            let stack = person.card().stack.index();
            persons[stack] += 1;
            rats[stack] += usize::from(table.rules.rats.of(person));
        }
        let mean = |stack: usize| (2 * rats[stack]).checked_div(persons[stack]).unwrap_or(0);
        let period = table.period() + 1;
        let all: usize =
            Person::BROWN.into_iter().map(|it| usize::from(table.rules.rats.of(it))).sum();
        let now = (4 * rats[0]).checked_div(persons[0]).unwrap_or(0) + mean(period);
        let later = if period + 1 < Stack::COUNT { 4 * all / 6 + mean(period + 1) } else { 0 };
        Self { now, later }
    }
}
