//! The net of choices while it learns to choose like the players of recorded games.

use std::ops::Range;

use bots::net::{
    CELLS, ChoiceWeights, SCALE_BITS,
    asked::{Asked, list as asked},
    features::seat,
};
use engine::{Choice, Setup};
use rand_core::Rng;

use crate::{
    model::expand,
    records::Record,
    sums::{add, add_times, byte, dot, real, uniform, whole},
    train::Learner,
};

/// Where each part of the parameters begins.
const SEAT: usize = CELLS;
const ASKED: usize = SEAT + seat::WIDTH * CELLS;
const CHOICE_BIAS: usize = ASKED + asked::WIDTH * CELLS;
const CHOICES: usize = CHOICE_BIAS + Choice::COUNT;
const PARAMETERS: usize = CHOICES + Choice::COUNT * CELLS;

/// A question with the choice that was made.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    seat: Vec<u16>,
    asked: Vec<u16>,
    options: Vec<u8>,
    /// Which of the options was chosen.
    chosen: usize,
}

/// The parameters of a net of choices.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChoiceModel {
    parameters: Vec<f32>,
}

impl ChoiceModel {
    /// A net that knows nothing, with small random weights.
    pub(crate) fn new(rng: &mut impl Rng) -> Self {
        let mut parameters = vec![0.0; PARAMETERS];
        for place in (SEAT..CHOICE_BIAS).chain(CHOICES..PARAMETERS) {
            parameters[place] = 0.15 * uniform(rng);
        }
        Self { parameters }
    }

    fn row(&self, first: usize, number: usize) -> &[f32; CELLS] {
        self.parameters[first + number * CELLS..].first_chunk().expect("a row of the parameters")
    }

    fn cells(&self, question: &Question) -> [f32; CELLS] {
        let mut cells = *self.row(0, 0);
        for &flag in &question.seat {
            add(&mut cells, self.row(SEAT, flag.into()));
        }
        for &flag in &question.asked {
            add(&mut cells, self.row(ASKED, flag.into()));
        }
        cells.map(|it| it.max(0.0))
    }

    /// How likely each option is.
    fn likely(&self, question: &Question, cells: &[f32; CELLS]) -> Vec<f32> {
        let strength = |&choice: &u8| {
            let choice = usize::from(choice);
            self.parameters[CHOICE_BIAS + choice] + dot(cells, self.row(CHOICES, choice))
        };
        let strengths: Vec<f32> = question.options.iter().map(strength).collect();
        let most = strengths.iter().copied().fold(f32::MIN, f32::max);
        let likely: Vec<f32> = strengths.iter().map(|it| (it - most).exp()).collect();
        let sum: f32 = likely.iter().sum();
        likely.iter().map(|it| it / sum).collect()
    }

    /// Whether the likeliest option is the one that was chosen.
    pub(crate) fn agrees(&self, question: &Question) -> bool {
        let likely = self.likely(question, &self.cells(question));
        likely.iter().all(|it| *it <= likely[question.chosen])
    }

    /// The weights as the program reads them.
    pub(crate) fn weights(&self) -> ChoiceWeights {
        let scale = real(1 << SCALE_BITS);
        let rows = |first: usize, n: usize| {
            (0..n).map(|row| self.row(first, row).map(|it| byte(it * scale))).collect()
        };
        let bias = |choice: usize| whole(self.parameters[CHOICE_BIAS + choice] * scale * scale);
        ChoiceWeights {
            bias: self.row(0, 0).map(|it| i16::try_from(whole(it * scale)).unwrap_or(i16::MAX)),
            seat: rows(SEAT, seat::WIDTH),
            asked: rows(ASKED, asked::WIDTH),
            choice_bias: (0..Choice::COUNT).map(bias).collect(),
            choices: rows(CHOICES, Choice::COUNT),
        }
    }
}

impl Learner for ChoiceModel {
    type Sample = Question;
    type Teacher = ();

    const PARAMETERS: usize = PARAMETERS;

    const WEIGHTS: &[Range<usize>] = &[SEAT..CHOICE_BIAS, CHOICES..PARAMETERS];

    /// Every question with several answers.
    fn samples(record: &Record, setup: &Setup, (): &()) -> Vec<Question> {
        let mut questions = Vec::new();
        record.replay(setup, |game, asked| {
            let Some((seat, choice)) = asked else { return };
            let options: Vec<u8> = game.options(seat).iter().map(Choice::index).collect();
            if options.len() < 2 {
                return;
            }
            let seen = Asked::of(game, seat);
            questions.push(Question {
                seat: expand(seat::ALL, &seen.seat),
                asked: expand(asked::ALL, &seen.asked),
                chosen: options.iter().position(|&it| it == choice.index()).expect("an option"),
                options,
            });
        });
        questions
    }

    fn learn(&self, question: &Question, gradient: &mut [f32]) -> f32 {
        let cells = self.cells(question);
        let likely = self.likely(question, &cells);
        let mut back = [0.0; CELLS];
        for (option, (&choice, likely)) in question.options.iter().zip(&likely).enumerate() {
            let error = likely - real(usize::from(option == question.chosen));
            let choice = usize::from(choice);
            gradient[CHOICE_BIAS + choice] += error;
            let from = CHOICES + choice * CELLS;
            add_times(&mut gradient[from..from + CELLS], &cells, error);
            add_times(&mut back, self.row(CHOICES, choice), error);
        }
        for (back, cell) in back.iter_mut().zip(cells) {
            if cell <= 0.0 {
                *back = 0.0;
            }
        }
        add_times(&mut gradient[..CELLS], &back, 1.0);
        for (first, flags) in [(SEAT, &question.seat), (ASKED, &question.asked)] {
            for &flag in flags {
                let from = first + usize::from(flag) * CELLS;
                add_times(&mut gradient[from..from + CELLS], &back, 1.0);
            }
        }
        -likely[question.chosen].max(1e-6).ln()
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
