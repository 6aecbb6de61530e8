//! Tables made from the weights: what coins, markers, pieces and rats are worth at each stage of the game.

use engine::{LAST_RAT_SPACE, MARKERS, ROUNDS, Sector};

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

/// All tables: made once for a set of weights.
#[derive(Clone, Debug)]
pub struct Worth {
    pub(crate) weights: Weights,
    stages: Vec<Stage>,
    /// By the rounds that follow the present one.
    dangers: Vec<Danger>,
    /// What an overrun in the present round costs, by the rounds that follow it.
    overruns: Vec<f32>,
}

impl Default for Worth {
    fn default() -> Self {
        Self::new(&Weights::default())
    }
}

impl Worth {
    /// The tables for these weights.
    pub fn new(weights: &Weights) -> Self {
        let rounds = usize::from(ROUNDS);
        let overruns: Vec<f32> = (0..rounds).map(|left| overrun(weights, left)).collect();
        let mut dangers = vec![[[0.0; RAT_SPACES]; MOST_HOSPITAL + 1]];
        for left in 1..rounds {
            let before = dangers[left - 1];
            dangers.push(danger(weights, &before, overruns[left - 1]));
        }
        let stages = (0..STAGES).map(|turns| stage(weights, turns)).collect();
        Self { weights: *weights, stages, dangers, overruns }
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

fn stage(weights: &Weights, turns: usize) -> Stage {
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
        weights.coin * weights.coin_decay.powf(n) * (spendable - n).clamp(0.0, 1.0)
    });
    let placeable = 2.0 * rounds;
    accumulate(&mut stage.supply, |n| {
        weights.marker * weights.marker_decay.powf(n) * (placeable - n).clamp(0.0, 1.0)
    });
    let steps = [
        (Sector::CloisterSchool, [weights.school_1, weights.school_2, weights.school_3]),
        (Sector::Bank, [weights.bank_1, weights.bank_2, weights.bank_3]),
        (Sector::Residence, [weights.residence_1, weights.residence_2, weights.residence_3]),
        (Sector::CarriageHouse, [weights.carriage_1, weights.carriage_2, weights.carriage_3]),
    ];
    for (sector, [first, second, third]) in steps {
        accumulate(&mut stage.pieces[sector.index()], |n| {
            part * if n < 1.0 {
                first
            } else if n < 2.0 {
                second
            } else {
                third
            }
        });
    }
    accumulate(&mut stage.pieces[Sector::Hotel.index()], |n| {
        let of = [weights.hotel_1, weights.hotel_2, weights.hotel_3];
        let index = [1.0, 2.0, 3.0].iter().position(|&next| n < next);
        part * index.map_or(0.0, |index| of[index])
    });
    accumulate(&mut stage.pieces[Sector::Park.index()], |n| {
        let pairs = n % 2.0 >= 1.0;
        rounds * if pairs { weights.park_pair } else { weights.park_odd }
    });
    accumulate(&mut stage.pieces[Sector::Hospital.index()], |_| rounds * weights.hospital);
    stage
}

/// Fills a table of totals from what each single one adds: `of(0)` is the first one's worth.
fn accumulate(totals: &mut [f32], of: impl Fn(f32) -> f32) {
    let mut total = 0.0;
    for (n, place) in totals.iter_mut().enumerate() {
        *place = total;
        total += of(fraction(n, 1));
    }
}

fn overrun(weights: &Weights, rounds_after: usize) -> f32 {
    2.0 + weights.overrun * fraction(rounds_after, usize::from(ROUNDS) - 1)
}

/// How likely each plague value is, 0 to 8: two of the brown persons and one gray one (R9).
const PLAGUE: [f32; 9] = [
    0.0,
    9.0 / 135.0,
    18.0 / 135.0,
    23.0 / 135.0,
    30.0 / 135.0,
    25.0 / 135.0,
    17.0 / 135.0,
    10.0 / 135.0,
    3.0 / 135.0,
];

/// What the plagues to come cost when one round more follows than in `after`.
fn danger(weights: &Weights, after: &Danger, overrun: f32) -> Danger {
    let mut danger = *after;
    for (hospital, spaces) in danger.iter_mut().enumerate() {
        for (rats, cost) in spaces.iter_mut().enumerate() {
            let strike = |rats: usize, value: usize| {
                let reached = (rats + value).saturating_sub(hospital);
                if usize::from(LAST_RAT_SPACE) < reached {
                    overrun + after[hospital][RAT_SPACES - 1]
                } else {
                    after[hospital][reached]
                }
            };
            let [relief, doctor] = [weights.relief, weights.doctor].map(|it| it.min(1.0));
            let expected = |rats: usize| {
                let plague: f32 = PLAGUE
                    .iter()
                    .enumerate()
                    .map(|(value, likely)| likely * strike(rats, value))
                    .sum();
                doctor * strike(rats, 0) + (1.0 - doctor) * plague
            };
            *cost = relief * expected(rats.saturating_sub(1)) + (1.0 - relief) * expected(rats);
        }
    }
    danger
}
