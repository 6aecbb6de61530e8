//! The learned evaluation: a small net that says, at the beginning of a round, how many points each seat will have at the end and
//! who will win.
//!
//! `features.rs` lists what it sees, `file.rs` reads its weights, `choices.rs` is a second net that says what a
//! strong player would choose, `soft.rs` makes chances of its opinion. All of it is whole
//! numbers, so every machine comes to the same result. `crates/learn` makes the weights; `docs/bots.md` says what they cost and
//! reach.

pub mod asked;
mod choices;
mod expected;
pub mod features;
mod file;
mod soft;

use std::sync::{Arc, OnceLock};

use engine::{BySeat, Game, MAX_SEATS};

pub use choices::{CELLS, ChoiceNet, ChoiceWeights, Likely};
pub use file::{BadWeights, Weights};

pub(crate) use expected::Expected;
use features::{Feature, Kind, Rows, Seen, seat, table};
use soft::{ONE, chances, exponential};

/// Cells of the first layer.
pub const FIRST: usize = 64;
/// Cells of the second layer.
pub const SECOND: usize = 32;
/// Outputs: the points still to come, and what counts for winning beside the points.
pub const OUTPUTS: usize = 2;

/// Weights and cells are counted in parts of 1/64.
pub const SCALE_BITS: u32 = 6;
/// The first output is counted in parts of 20 points.
pub const POINTS: i32 = 20;
/// So many points ahead are worth one step of the second output.
pub const POINTS_OF_STEP: i32 = 8;
/// So many are when the game is over.
const POINTS_OF_STEP_AT_END: i32 = 4;
/// Points and steps are told in parts of 1/256.
pub const PARTS: i32 = 256;

/// The most that a cell of the first layer holds.
const MOST: i16 = (1 << 12) - 1;

/// A net, ready to judge.
#[derive(Clone, Debug)]
pub struct Net {
    first_bias: [i16; FIRST],
    table_rows: Vec<[i16; FIRST]>,
    seat_rows: Vec<[i16; FIRST]>,
    /// By the number of players, from two.
    second: Box<[Second; MAX_SEATS - 1]>,
    output_bias: [i32; OUTPUTS],
    output: [[i16; SECOND]; OUTPUTS],
}

/// What the net thinks of each seat, in parts of 1/256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opinion {
    /// The points at the end.
    pub points: BySeat<i32>,
    /// The strength that decides who wins: the chance is its exponential's share.
    pub strength: BySeat<i32>,
}

impl Opinion {
    /// Of a game that is over: the points as they are, softened a little, since a playout is not the game.
    pub(crate) fn of_end(game: &Game) -> Self {
        let mut opinion = Self::NONE;
        for seat in game.seats() {
            let borough = game.borough(seat);
            // What breaks a tie counts a little.
            let tie_break = i32::from((borough.coins + u16::from(borough.supply)).min(63));
            opinion.points[seat] = i32::from(borough.prestige) * PARTS + 2 * tie_break;
            opinion.strength[seat] = opinion.points[seat] / POINTS_OF_STEP_AT_END;
        }
        opinion
    }

    const NONE: Self = Self { points: BySeat([0; MAX_SEATS]), strength: BySeat([0; MAX_SEATS]) };
}

impl Net {
    /// The net that comes with the program.
    pub fn shipped() -> Arc<Self> {
        static NET: OnceLock<Arc<Net>> = OnceLock::new();
        let net = NET.get_or_init(|| {
            let weights = Weights::read(include_bytes!("net/weights.bin"));
            Arc::new(Self::new(&weights.expect("the weights fit the program: a test reads them")))
        });
        Arc::clone(net)
    }

    /// A net with these weights.
    pub fn new(weights: &Weights) -> Self {
        Self {
            first_bias: weights.first_bias,
            table_rows: rows(table::ALL, &weights.table),
            seat_rows: rows(seat::ALL, &weights.seat),
            second: Box::new([1, 2, 3, 4].map(|others| Second::new(weights, others))),
            output_bias: weights.output_bias,
            output: weights.output.map(|it| it.map(i16::from)),
        }
    }

    /// What it thinks of a game in which a round has just begun.
    pub fn judge(&self, game: &Game) -> Opinion {
        let seen = Seen::of(game);
        let players = game.players();
        let common = sum_rows(&self.first_bias, &self.table_rows, &seen.table);
        let mut cells = [[0; FIRST]; MAX_SEATS];
        let mut sum = [0; FIRST];
        for (cells, rows) in cells.iter_mut().zip(&seen.seats.0[..players]) {
            *cells = sum_rows(&common, &self.seat_rows, rows);
            for (cell, sum) in cells.iter_mut().zip(&mut sum) {
                *cell = (*cell).clamp(0, MOST);
                *sum += *cell;
            }
        }
        let second = &self.second[players - 2];
        let mut shared = second.bias;
        for (shared, weights) in shared.iter_mut().zip(&second.all) {
            *shared += dot(&sum, weights);
        }
        let mut opinion = Opinion::NONE;
        for seat in game.seats() {
            let [points, step] = self.outputs(&cells[seat.index()], &shared, second);
            let points = i32::from(game.borough(seat).prestige) * PARTS + points * POINTS;
            opinion.points[seat] = points;
            opinion.strength[seat] = points / POINTS_OF_STEP + step;
        }
        opinion
    }

    /// The two outputs of a seat, in parts of 1/256.
    fn outputs(
        &self,
        own: &[i16; FIRST],
        shared: &[i32; SECOND],
        second: &Second,
    ) -> [i32; OUTPUTS] {
        let mut cells = [0; SECOND];
        for ((cell, weights), shared) in cells.iter_mut().zip(&second.own).zip(shared) {
            let sum = (shared + dot(own, weights)).max(0);
            let mean = (i64::from(sum) * second.part) >> (16 + SCALE_BITS);
            *cell = i16::try_from(mean).unwrap_or(i16::MAX);
        }
        let mut outputs = self.output_bias;
        for (output, weights) in outputs.iter_mut().zip(&self.output) {
            *output = (*output + dot(&cells, weights)) >> (2 * SCALE_BITS - PARTS.ilog2());
        }
        outputs
    }
}

/// The second layer for one number of players. A cell takes a seat's own cells with some weights and the mean of the others' with
/// other ones; times the number of others that is the sum over all seats with the latter, and the seat's own with a difference.
#[derive(Clone, Debug)]
struct Second {
    bias: [i32; SECOND],
    own: [[i16; FIRST]; SECOND],
    all: [[i16; FIRST]; SECOND],
    /// One divided by the number of others, in parts of 2^16.
    part: i64,
}

impl Second {
    fn new(weights: &Weights, others: i16) -> Self {
        let mut second = Self {
            bias: weights.second_bias.map(|it| it * i32::from(others)),
            own: [[0; FIRST]; SECOND],
            all: [[0; FIRST]; SECOND],
            part: (1 << 16) / i64::from(others) + i64::from(others == 3),
        };
        for (cell, [from_own, from_others]) in weights.second.iter().enumerate() {
            second.all[cell] = from_others.map(i16::from);
            for ((place, own), all) in second.own[cell].iter_mut().zip(from_own).zip(from_others) {
                *place = others * i16::from(*own) - i16::from(*all);
            }
        }
        second
    }
}

/// One row for each flag, or for each count: that of a count is the sum of its flags' rows.
fn rows<const N: usize>(features: &[Feature], flags: &[[i8; N]]) -> Vec<[i16; N]> {
    let mut rows: Vec<_> = flags.iter().map(|row| row.map(i16::from)).collect();
    for feature in features.iter().filter(|it| it.kind == Kind::Count) {
        for row in feature.first + 1..feature.first + feature.len {
            let before = rows[row - 1];
            add(&mut rows[row], &before);
        }
    }
    rows
}

#[inline]
fn sum_rows<const N: usize>(start: &[i16; N], weights: &[[i16; N]], rows: &Rows) -> [i16; N] {
    let mut cells = *start;
    for row in rows.iter() {
        add(&mut cells, &weights[row]);
    }
    cells
}

/// Weights whose sums could overflow are refused when they are read, so nothing wraps.
#[inline]
fn add<const N: usize>(cells: &mut [i16; N], row: &[i16; N]) {
    for (cell, weight) in cells.iter_mut().zip(row) {
        *cell = cell.wrapping_add(*weight);
    }
}

/// Cells are below 2^12, their sum over five seats below 2^15 and weights below 2^10 and 2^7, so sums stay below 2^30.
#[inline]
fn dot<const N: usize>(cells: &[i16; N], weights: &[i16; N]) -> i32 {
    let mut sum = 0i32;
    for (cell, weight) in cells.iter().zip(weights) {
        sum = sum.wrapping_add(i32::from(*cell) * i32::from(*weight));
    }
    sum
}
