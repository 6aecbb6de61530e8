//! The net while it learns: the same as `bots::net` in floating point, with the gradient of its loss.

use std::{ops::Range, sync::Arc};

use bots::net::{
    FIRST, Net, OUTPUTS, PARTS, POINTS, POINTS_OF_STEP, SCALE_BITS, SECOND, Weights,
    features::{Feature, Rows, Seen, seat, table},
};
use engine::{BySeat, Game, MAX_SEATS, Prompt, Score, Seat, Setup};
use rand_core::Rng;

use crate::{
    records::Record,
    sums::{add, add_times, byte, dot, real, small, softmax, uniform, whole},
    train::Learner,
};

/// The points by which a seat's end may be missed for a loss of one half.
const SPREAD: f32 = 10.0;

/// Where each part of the parameters begins.
const TABLE: usize = FIRST;
const SEAT: usize = TABLE + table::WIDTH * FIRST;
const SECOND_BIAS: usize = SEAT + seat::WIDTH * FIRST;
const SECOND_ROWS: usize = SECOND_BIAS + SECOND;
const OUTPUT_BIAS: usize = SECOND_ROWS + SECOND * 2 * FIRST;
const OUTPUT_ROWS: usize = OUTPUT_BIAS + OUTPUTS;

/// How many parameters there are.
pub(crate) const PARAMETERS: usize = OUTPUT_ROWS + OUTPUTS * SECOND;

/// What a weight of 8 bits can hold.
pub(crate) const MOST: f32 = 127.0 / 64.0;
const _: () = assert!(SCALE_BITS == 6, "weights are counted in parts of 1/64");

/// A position with what became of it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// How many play.
    pub(crate) players: usize,
    /// The flags of the table, then those of each seat.
    flags: [Vec<u16>; 1 + MAX_SEATS],
    /// The points that each seat has.
    pub(crate) prestige: BySeat<f32>,
    /// What became of it.
    pub(crate) ending: Ending,
}

/// How a game ends, or is thought to end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ending {
    /// The points of each seat.
    pub(crate) points: BySeat<f32>,
    /// The part of the victory, or the chance of it.
    pub(crate) wins: BySeat<f32>,
}

impl Ending {
    /// Of a game that is not over yet.
    pub(crate) const NONE: Self =
        Self { points: BySeat([0.0; MAX_SEATS]), wins: BySeat([0.0; MAX_SEATS]) };

    /// Of a game that is over.
    pub(crate) fn of(seats: impl Iterator<Item = Seat>, result: &BySeat<Score>) -> Self {
        let mut ending = Self::NONE;
        for seat in seats {
            ending.points[seat] = f32::from(result[seat].prestige);
            ending.wins[seat] = real(usize::from(result[seat].place == 1));
        }
        let winners: f32 = ending.wins.0.iter().sum();
        ending.wins = BySeat(ending.wins.0.map(|it| it / winners));
        ending
    }

    /// A part of this one, and the rest of another.
    fn mixed(&self, other: &Self, part: f32) -> Self {
        let mix = |own: &BySeat<f32>, other: &BySeat<f32>| {
            BySeat(std::array::from_fn(|it| part * own.0[it] + (1.0 - part) * other.0[it]))
        };
        Self { points: mix(&self.points, &other.points), wins: mix(&self.wins, &other.wins) }
    }
}

/// A net that says what to expect of a position: less depends on chance than in what became of it.
pub(crate) struct Teacher {
    /// The net.
    pub(crate) net: Arc<Net>,
    /// How far what came later is trusted more than the net, round by round.
    pub(crate) trust: f32,
}

impl Teacher {
    fn think(&self, game: &Game) -> Ending {
        let opinion = self.net.judge(game);
        let [points, strength] = [opinion.points, opinion.strength]
            .map(|it| BySeat(it.0.map(|it| small(it) / small(PARTS))));
        Ending { points, wins: softmax(&strength, game.players()) }
    }
}

impl Sample {
    /// Of a game in which a round has just begun, without its end.
    pub(crate) fn new(game: &Game) -> Self {
        let seen = Seen::of(game);
        let mut flags = [const { Vec::new() }; 1 + MAX_SEATS];
        flags[0] = expand(table::ALL, &seen.table);
        let mut prestige = BySeat([0.0; MAX_SEATS]);
        for seat in game.seats() {
            flags[1 + seat.index()] = expand(seat::ALL, &seen.seats[seat]);
            prestige[seat] = f32::from(game.borough(seat).prestige);
        }
        Self { players: game.players(), flags, prestige, ending: Ending::NONE }
    }
}

/// The flags that rows stand for.
pub(crate) fn expand(features: &[Feature], rows: &Rows) -> Vec<u16> {
    let mut flags = Vec::new();
    for row in rows.iter() {
        let feature = features.iter().rfind(|it| it.first <= row).expect("a row of the list");
        flags.extend(feature.flags(row).map(|it| u16::try_from(it).expect("a short list")));
    }
    flags
}

/// What a net thinks of a sample.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess {
    /// The points at the end.
    pub(crate) points: BySeat<f32>,
    /// The chance to win.
    pub(crate) wins: BySeat<f32>,
}

/// The parameters of a net.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Model {
    /// All of them, one after the other.
    pub(crate) parameters: Vec<f32>,
}

/// The cells of one sample.
struct Cells {
    first: [[f32; FIRST]; MAX_SEATS],
    others: [[f32; FIRST]; MAX_SEATS],
    second: [[f32; SECOND]; MAX_SEATS],
}

impl Model {
    /// A net that knows nothing, with small random weights.
    pub(crate) fn new(rng: &mut impl Rng) -> Self {
        let mut parameters = vec![0.0; PARAMETERS];
        let mut fill = |from: usize, to: usize, size: f32| {
            for parameter in &mut parameters[from..to] {
                *parameter = size * uniform(rng);
            }
        };
        fill(TABLE, SECOND_BIAS, 0.12);
        fill(SECOND_ROWS, OUTPUT_BIAS, 0.15);
        fill(OUTPUT_ROWS, PARAMETERS, 0.2);
        parameters[OUTPUT_BIAS] = 1.0;
        Self { parameters }
    }

    fn row(&self, first: usize, number: usize) -> &[f32; FIRST] {
        self.parameters[first + number * FIRST..].first_chunk().expect("a row of the parameters")
    }

    fn cells(&self, sample: &Sample) -> Cells {
        let players = sample.players;
        let mut common = *self.row(0, 0);
        for &flag in &sample.flags[0] {
            add(&mut common, self.row(TABLE, flag.into()));
        }
        let mut cells = Cells {
            first: [common; MAX_SEATS],
            others: [[0.0; FIRST]; MAX_SEATS],
            second: [[0.0; SECOND]; MAX_SEATS],
        };
        let mut sum = [0.0; FIRST];
        for (seat, own) in cells.first[..players].iter_mut().enumerate() {
            for &flag in &sample.flags[1 + seat] {
                add(own, self.row(SEAT, flag.into()));
            }
            for cell in &mut *own {
                *cell = cell.max(0.0);
            }
            add(&mut sum, own);
        }
        let part = 1.0 / real(players - 1);
        for seat in 0..players {
            for ((other, sum), own) in cells.others[seat].iter_mut().zip(sum).zip(cells.first[seat])
            {
                *other = part * (sum - own);
            }
            for cell in 0..SECOND {
                let rows = [0, 1].map(|it| self.row(SECOND_ROWS, 2 * cell + it));
                let value = self.parameters[SECOND_BIAS + cell]
                    + dot(&cells.first[seat], rows[0])
                    + dot(&cells.others[seat], rows[1]);
                cells.second[seat][cell] = value.max(0.0);
            }
        }
        cells
    }

    fn output_row(&self, output: usize) -> &[f32; SECOND] {
        self.parameters[OUTPUT_ROWS + output * SECOND..]
            .first_chunk()
            .expect("a row of the parameters")
    }

    fn guess(&self, sample: &Sample, cells: &Cells) -> Guess {
        let mut points = sample.prestige;
        let mut strength = BySeat([0.0; MAX_SEATS]);
        for seat in 0..sample.players {
            let [o0, o1] = [0, 1].map(|output| {
                self.parameters[OUTPUT_BIAS + output]
                    + dot(&cells.second[seat], self.output_row(output))
            });
            points.0[seat] += small(POINTS) * o0;
            strength.0[seat] = points.0[seat] / small(POINTS_OF_STEP) + o1;
        }
        Guess { points, wins: softmax(&strength, sample.players) }
    }

    /// The weights as the program reads them.
    pub(crate) fn weights(&self) -> Weights {
        let scale = real(1 << SCALE_BITS);
        let rows = |first: usize, n: usize| {
            (0..n).map(|row| self.row(first, row).map(|it| byte(it * scale))).collect()
        };
        let bias = |from: usize| whole(self.parameters[from] * scale * scale);
        let mut second_bias = [0; SECOND];
        for (cell, place) in second_bias.iter_mut().enumerate() {
            *place = bias(SECOND_BIAS + cell);
        }
        Weights {
            first_bias: self
                .row(0, 0)
                .map(|it| i16::try_from(whole(it * scale)).unwrap_or(i16::MAX)),
            table: rows(TABLE, table::WIDTH),
            seat: rows(SEAT, seat::WIDTH),
            second_bias,
            second: (0..SECOND)
                .map(|cell| {
                    [0, 1].map(|it| self.row(SECOND_ROWS, 2 * cell + it).map(|it| byte(it * scale)))
                })
                .collect(),
            output_bias: [bias(OUTPUT_BIAS), bias(OUTPUT_BIAS + 1)],
            output: [0, 1].map(|output| self.output_row(output).map(|it| byte(it * scale))),
        }
    }
}

impl Learner for Model {
    type Sample = Sample;
    type Teacher = Option<Teacher>;

    const PARAMETERS: usize = PARAMETERS;

    const WEIGHTS: &[Range<usize>] =
        &[TABLE..SECOND_BIAS, SECOND_ROWS..OUTPUT_BIAS, OUTPUT_ROWS..PARAMETERS];

    /// Every beginning of a round but the first.
    fn samples(record: &Record, setup: &Setup, teacher: &Option<Teacher>) -> Vec<Sample> {
        let mut samples: Vec<Sample> = Vec::new();
        let mut thoughts: Vec<Ending> = Vec::new();
        let mut next = 1;
        let mut end = None;
        record.replay(setup, |game, choice| {
            if let Some(result) = game.result() {
                end = Some(Ending::of(game.seats(), &result));
            } else if choice.is_some() && game.table().round == next {
                debug_assert_eq!(
                    game.table().prompt,
                    Prompt::KeepFirst,
                    "a round begins with the draft"
                );
                next += 1;
                samples.push(Sample::new(game));
                thoughts.extend(teacher.as_ref().map(|it| it.think(game)));
            }
        });
        let mut ending = end.expect("a record holds a whole game");
        let mut thoughts = thoughts.into_iter().rev();
        for sample in samples.iter_mut().rev() {
            sample.ending = ending;
            if let (Some(teacher), Some(thought)) = (teacher, thoughts.next()) {
                ending = ending.mixed(&thought, teacher.trust);
            }
        }
        samples
    }

    fn learn(&self, sample: &Sample, gradient: &mut [f32]) -> f32 {
        let players = sample.players;
        let cells = self.cells(sample);
        let guess = self.guess(sample, &cells);
        let mut loss = 0.0;
        let mut first = [[0.0; FIRST]; MAX_SEATS];
        let mut others_sum = [0.0; FIRST];
        let mut others = [[0.0; FIRST]; MAX_SEATS];
        for seat in 0..players {
            let miss = (guess.points.0[seat] - sample.ending.points.0[seat]) / SPREAD;
            let wins = sample.ending.wins.0[seat];
            loss += 0.5 * miss * miss - wins * guess.wins.0[seat].max(1e-6).ln();
            let errors = [miss * small(POINTS) / SPREAD, guess.wins.0[seat] - wins];
            let mut second = [0.0; SECOND];
            for (output, error) in errors.into_iter().enumerate() {
                gradient[OUTPUT_BIAS + output] += error;
                let from = OUTPUT_ROWS + output * SECOND;
                add_times(&mut gradient[from..from + SECOND], &cells.second[seat], error);
                add_times(&mut second, self.output_row(output), error);
            }
            for (cell, error) in second.into_iter().enumerate() {
                if cells.second[seat][cell] <= 0.0 {
                    continue;
                }
                gradient[SECOND_BIAS + cell] += error;
                let from = SECOND_ROWS + 2 * cell * FIRST;
                add_times(&mut gradient[from..from + FIRST], &cells.first[seat], error);
                add_times(
                    &mut gradient[from + FIRST..from + 2 * FIRST],
                    &cells.others[seat],
                    error,
                );
                add_times(&mut first[seat], self.row(SECOND_ROWS, 2 * cell), error);
                add_times(&mut others[seat], self.row(SECOND_ROWS, 2 * cell + 1), error);
            }
            add(&mut others_sum, &others[seat]);
        }
        let part = 1.0 / real(players - 1);
        let mut common = [0.0; FIRST];
        for seat in 0..players {
            let error = &mut first[seat];
            for cell in 0..FIRST {
                error[cell] += part * (others_sum[cell] - others[seat][cell]);
                if cells.first[seat][cell] <= 0.0 {
                    error[cell] = 0.0;
                }
            }
            for &flag in &sample.flags[1 + seat] {
                let from = SEAT + usize::from(flag) * FIRST;
                add_times(&mut gradient[from..from + FIRST], error, 1.0);
            }
            add(&mut common, error);
        }
        for &flag in &sample.flags[0] {
            let from = TABLE + usize::from(flag) * FIRST;
            add_times(&mut gradient[from..from + FIRST], &common, 1.0);
        }
        add_times(&mut gradient[..FIRST], &common, 1.0);
        loss
    }

    fn from_parameters(parameters: Vec<f32>) -> Self {
        Self { parameters }
    }

    fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    fn parameters_mut(&mut self) -> &mut [f32] {
        &mut self.parameters
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::chance;

    fn sample() -> (Game, Sample) {
        let game = Game::new(&Setup::with_seed(3, [4; 32]).expect("three players"), &mut ());
        let mut sample = Sample::new(&game);
        sample.ending.points = BySeat([60.0, 50.0, 70.0, 0.0, 0.0]);
        sample.ending.wins = BySeat([0.0, 0.0, 1.0, 0.0, 0.0]);
        (game, sample)
    }

    #[test]
    fn the_gradient_is_that_of_the_loss() {
        let (_, sample) = sample();
        let model = Model::new(&mut chance(3, "model", 0));
        let mut gradient = vec![0.0; PARAMETERS];
        model.learn(&sample, &mut gradient);
        let mut unused = vec![0.0; PARAMETERS];
        let mut checked = 0;
        for place in (0..PARAMETERS).step_by(7).filter(|&it| 0.05 < gradient[it].abs()) {
            let mut loss_at = |step: f32| {
                let mut moved = model.clone();
                moved.parameters[place] += step;
                moved.learn(&sample, &mut unused)
            };
            // The chances take the points as given, so only the outputs' own part of the loss is compared.
            let slope = (loss_at(2e-3) - loss_at(-2e-3)) / 4e-3;
            let near = (slope - gradient[place]).abs() < 0.25 * gradient[place].abs() + 0.1;
            checked += u32::from(near);
            assert!(slope * gradient[place] > -0.01, "{place}: {slope} and {}", gradient[place]);
        }
        assert!(30 < checked, "{checked} slopes agree");
    }

    #[test]
    fn the_net_of_the_program_thinks_what_the_model_thinks() {
        let (game, sample) = sample();
        let model = Model::new(&mut chance(3, "model", 0));
        let guess = model.guess(&sample, &model.cells(&sample));
        let opinion = Net::new(&model.weights()).judge(&game);
        for seat in game.seats() {
            #[expect(clippy::cast_precision_loss, reason = "a small number")]
            let points = opinion.points[seat] as f32 / 256.0;
            assert!((points - guess.points[seat]).abs() < 1.0, "{points} and {guess:?}");
        }
    }
}
