//! What each game starts from: every size of table, both editions, the expansion and the other options, from the seed alone.

use bots::net::features::table;
use engine::{Coins, Edition, Gift, Person, Rats, Rules, Setup};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of chance for one purpose.
pub(crate) fn chance(seed: u64, purpose: &str, number: u64) -> Xoshiro256PlusPlus {
    let mut state = seed ^ 0x9E37_79B9_7F4A_7C15u64.wrapping_mul(number.wrapping_add(1));
    for byte in purpose.bytes() {
        state = (state ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
    }
    Xoshiro256PlusPlus::seed_from_u64(state)
}

/// A number below `n`, which is small.
pub(crate) fn below(rng: &mut impl Rng, n: usize) -> usize {
    let n = u64::try_from(n).expect("a small number");
    usize::try_from((u64::from(rng.next_u32()) * n) >> 32).expect("below a small number")
}

/// Puts a list into a random order.
pub(crate) fn shuffle<T>(list: &mut [T], rng: &mut impl Rng) {
    for last in (1..list.len()).rev() {
        list.swap(last, below(rng, last + 1));
    }
}

/// How many tables of a hundred have so many players, from two.
const PLAYERS: [usize; table::PLAYERS.len] = [12, 18, 55, 15];

/// What game `number` of those for learning starts from.
pub(crate) fn mixed(seed: u64, purpose: &str, number: u64) -> Setup {
    let mut rng = chance(seed, purpose, number);
    let mut percent = below(&mut rng, 100);
    let mut players = 2;
    for part in PLAYERS {
        if percent < part {
            break;
        }
        percent -= part;
        players += 1;
    }
    let mut one_in = |n: usize| below(&mut rng, n) == 0;
    let mut rules = Rules {
        new_persons: one_in(3),
        edition: if one_in(8) { Edition::Of2007 } else { Edition::Of2017 },
        coins: if one_in(16) { Coins::Unlimited } else { Coins::Limited },
        benefactor: if one_in(4) { Gift::Coins } else { Gift::Prestige },
        open_scores: !one_in(8),
        rats: Rats::PRINTED,
    };
    if one_in(10) {
        for person in Person::ALL {
            let rats = u8::try_from(below(&mut rng, 4)).expect("at most three");
            rules.rats.set(person, rats);
        }
    }
    with(players, rules, &mut rng)
}

/// What game `number` of a match starts from: four players and the rules of the box.
pub(crate) fn plain(seed: u64, purpose: &str, deal: u64) -> Setup {
    with(4, Rules::default(), &mut chance(seed, purpose, deal))
}

fn with(players: usize, rules: Rules, rng: &mut impl Rng) -> Setup {
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    let mut setup = Setup::with_seed(players, seed).expect("two to five players");
    setup.rules = rules;
    setup
}
