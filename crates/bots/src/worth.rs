//! Tables made from the weights: what coins, markers, pieces and rats are worth at each stage of the game.

use engine::{LAST_RAT_SPACE, MARKERS, Person, Plague, ROUNDS, Rats, Rules, Sector, Stack};

use crate::weights::Weights;

/// Turns that are still to come: two in each round, so a game begins at stage 18 and ends at stage 0.
const STAGES: usize = 2 * ROUNDS as usize + 1;

/// Coins beyond this number are worth nothing more.
pub(crate) const MOST_COINS: usize = 20;

/// Pieces beyond this number in one sector are worth nothing more: all markers and the friend.
pub(crate) const MOST_PIECES: usize = MARKERS as usize + 1;

/// Hospital pieces beyond this number hold off no more rats.
const MOST_HOSPITAL: usize = 9;

const RAT_SPACES: usize = LAST_RAT_SPACE as usize + 1;

/// What one seat's belongings are worth at one stage of the game. All worths are of so many together.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    pub(crate) coins: [f32; MOST_COINS + 1],
    pub(crate) supply: [f32; MARKERS as usize + 1],
    pub(crate) pieces: [[f32; MOST_PIECES + 1]; Sector::COUNT],
    /// The points that the turns to come will bring by themselves.
    pub(crate) income: f32,
}

/// What the plague will cost after this round, by hospital pieces and rat space.
type Danger = [[f32; RAT_SPACES]; MOST_HOSPITAL + 1];

/// All tables: made once for a set of weights and the rules of a table.
#[derive(Clone, Debug)]
pub struct Worth {
    pub(crate) weights: Weights,
    rules: Rules,
    stages: Vec<Stage>,
    /// By the rounds that follow the present one.
    dangers: Vec<Danger>,
    /// What an overrun in the present round costs, by the rounds that follow it.
    overruns: Vec<f32>,
}

impl Default for Worth {
    fn default() -> Self {
        Self::new(&Weights::default(), &Rules::default())
    }
}

impl Worth {
    /// The tables for these weights where these rules hold.
    pub fn new(weights: &Weights, rules: &Rules) -> Self {
        let rounds = usize::from(ROUNDS);
        let odds = plague_odds(rules);
        let overruns: Vec<f32> = (0..rounds).map(|left| overrun(weights, left)).collect();
        let mut dangers = vec![[[0.0; RAT_SPACES]; MOST_HOSPITAL + 1]];
        for left in 1..rounds {
            let before = dangers[left - 1];
            dangers.push(danger(weights, &odds, &before, overruns[left - 1]));
        }
        let stages = (0..STAGES).map(|turns| stage(weights, rules, turns)).collect();
        Self { weights: *weights, rules: *rules, stages, dangers, overruns }
    }

    /// Makes the tables again where other rules hold than those they were made for.
    pub(crate) fn suit(&mut self, rules: &Rules) {
        if self.rules != *rules {
            *self = Self::new(&self.weights, rules);
        }
    }

    pub(crate) fn stage(&self, turns: usize) -> &Stage {
        &self.stages[turns]
    }

    /// What the plagues after this round will cost with so many pieces in the hospital and the rat marker here.
    #[inline]
    pub(crate) fn danger(&self, rounds_after: usize, hospital: u8, rats: u8) -> f32 {
        self.dangers[rounds_after][usize::from(hospital).min(MOST_HOSPITAL)][usize::from(rats)]
    }

    /// What it costs when the plague of this round passes the last space.
    #[inline]
    pub(crate) fn overrun(&self, rounds_after: usize) -> f32 {
        self.overruns[rounds_after]
    }
}

fn fraction(n: usize, of: usize) -> f32 {
    let number = |n| f32::from(u16::try_from(n).expect("a small number"));
    number(n) / number(of)
}

fn stage(weights: &Weights, rules: &Rules, turns: usize) -> Stage {
    let part = fraction(turns, STAGES - 1);
    let rounds = fraction(turns, 2);
    // What is left over at the end is worth nothing, and the last things cannot all be spent.
    let mut stage = Stage {
        coins: [0.0; MOST_COINS + 1],
        supply: [0.0; MARKERS as usize + 1],
        pieces: [[0.0; MOST_PIECES + 1]; Sector::COUNT],
        income: weights.round * rounds,
    };
    // A hire is still to come as long as a turn is, and after it when the round is not the last.
    let spendable = 2.0 * rounds + 0.5;
    accumulate(&mut stage.coins, |n| {
        let n = f32::from(n);
        weights.coin * weights.coin_decay.powf(n) * (spendable - n).clamp(0.0, 1.0)
    });
    let placeable = 2.0 * rounds;
    accumulate(&mut stage.supply, |n| {
        let n = f32::from(n);
        weights.marker * weights.marker_decay.powf(n) * (placeable - n).clamp(0.0, 1.0)
    });
    let steps = [
        (Sector::CloisterSchool, [weights.school_1, weights.school_2, weights.school_3]),
        (Sector::Bank, [weights.bank_1, weights.bank_2, weights.bank_3]),
        (Sector::Residence, [weights.residence_1, weights.residence_2, weights.residence_3]),
        (Sector::CarriageHouse, [weights.carriage_1, weights.carriage_2, weights.carriage_3]),
    ];
    for (sector, each) in steps {
        accumulate(&mut stage.pieces[sector.index()], |n| part * each[usize::from(n).min(2)]);
    }
    accumulate(&mut stage.pieces[Sector::Hotel.index()], |n| {
        let bonuses = [n, n + 1].map(|pieces| rules.edition.hotel_bonuses(pieces));
        part * match bonuses {
            [0, _] => weights.hotel_1,
            [1, 1] => weights.hotel_2,
            [1, _] => weights.hotel_3,
            _ => 0.0,
        }
    });
    accumulate(&mut stage.pieces[Sector::Park.index()], |n| {
        rounds * if n % 2 == 1 { weights.park_pair } else { weights.park_odd }
    });
    accumulate(&mut stage.pieces[Sector::Hospital.index()], |_| rounds * weights.hospital);
    stage
}

/// Fills a table of totals from what each single one adds: `of(0)` is the first one's worth.
fn accumulate(totals: &mut [f32], of: impl Fn(u8) -> f32) {
    let mut total = 0.0;
    for (n, place) in (0..).zip(totals) {
        *place = total;
        total += of(n);
    }
}

fn overrun(weights: &Weights, rounds_after: usize) -> f32 {
    2.0 + weights.overrun * fraction(rounds_after, usize::from(ROUNDS) - 1)
}

/// The most rats that three persons bring.
const MOST_RATS: usize = 3 * Rats::MOST as usize;

/// How likely each plague value is: two of the brown persons and one of the gray ones that may be in the game (R9).
fn plague_odds(rules: &Rules) -> [f32; MOST_RATS + 1] {
    let rats = |person: Person| usize::from(rules.rats.of(person));
    let mut ways = [0; MOST_RATS + 1];
    for (i, first) in Person::BROWN.into_iter().enumerate() {
        for second in Person::BROWN.into_iter().skip(i + 1) {
            for gray in Person::ALL.into_iter().filter(|&it| may_come(it, rules)) {
                ways[rats(first) + rats(second) + rats(gray)] += 1;
            }
        }
    }
    let all = ways.iter().sum();
    ways.map(|n| fraction(n, all))
}

fn may_come(gray: Person, rules: &Rules) -> bool {
    let card = gray.card();
    card.stack != Stack::Brown && (rules.new_persons || !card.expansion)
}

/// What the plagues to come cost when one round more follows than in `after`.
fn danger(weights: &Weights, odds: &[f32; MOST_RATS + 1], after: &Danger, overrun: f32) -> Danger {
    let mut danger = *after;
    for (hospital, spaces) in (0..).zip(&mut danger) {
        let after = &after[usize::from(hospital)];
        let strike = |rats: u8, value: u8| {
            let struck = Plague::new(rats, value, hospital);
            let cost = after[usize::from(struck.to)];
            if struck.overrun { overrun + cost } else { cost }
        };
        let [relief, doctor] = [weights.relief, weights.doctor].map(|it| it.min(1.0));
        let expected = |rats: u8| {
            let plague: f32 =
                (0..).zip(odds).map(|(value, likely)| likely * strike(rats, value)).sum();
            doctor * strike(rats, 0) + (1.0 - doctor) * plague
        };
        for (rats, cost) in (0u8..).zip(spaces) {
            *cost = relief * expected(rats.saturating_sub(1)) + (1.0 - relief) * expected(rats);
        }
    }
    danger
}

#[cfg(test)]
mod tests {
    use engine::Edition;

    use super::*;

    #[test]
    fn the_odds_of_the_plague_are_those_of_the_printed_rats() {
        let odds = plague_odds(&Rules::default());
        let ways = [0u8, 9, 18, 23, 30, 25, 17, 10, 3, 0];
        for (likely, ways) in odds.into_iter().zip(ways) {
            assert!((likely - f32::from(ways) / 135.0).abs() < 1e-6, "{odds:?}");
        }
    }

    #[test]
    fn the_odds_of_the_plague_follow_the_rats_of_the_table() {
        let mut rules = Rules::default();
        for person in Person::ALL {
            assert!(rules.rats.set(person, 3));
        }
        let odds = plague_odds(&rules);
        assert!(0.999 < odds[MOST_RATS], "three persons with three rats each: {odds:?}");
        let [worse, printed] = [rules, Rules::default()]
            .map(|it| Worth::new(&Weights::default(), &it).danger(5, 1, 3));
        assert!(printed < worse, "more rats are more dangerous: {printed} and {worse}");
    }

    #[test]
    fn the_piece_that_doubles_the_hotel_is_the_one_of_the_edition() {
        let mut worth = Worth::default();
        let adds = |worth: &Worth, piece: usize| {
            let hotel = &worth.stage(10).pieces[Sector::Hotel.index()];
            0.0 < hotel[piece] - hotel[piece - 1]
        };
        assert_eq!([3, 4].map(|piece| adds(&worth, piece)), [true, false]);
        worth.suit(&Rules { edition: Edition::Of2007, ..Rules::default() });
        assert_eq!([4, 5].map(|piece| adds(&worth, piece)), [true, false]);
    }
}
