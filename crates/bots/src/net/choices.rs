//! The second net: how likely a strong player makes each choice, from what its own seat sees.

use std::sync::{Arc, OnceLock};

use engine::{Choice, Game, Options, Seat};
use rand_core::Rng;

use super::{
    BadWeights, PARTS, SCALE_BITS,
    asked::{Asked, list as asked},
    dot, exponential,
    features::{self, seat},
    file::{Reader, end, number, range, small, start},
    rows, sum_rows,
};

/// Cells between what is seen and the choices.
pub const CELLS: usize = 32;

const MAGIC: [u8; 8] = *b"NDchoice";

const HEADER: [(&str, u16); 5] = [
    ("feature version", features::VERSION),
    ("seat features", number(seat::WIDTH)),
    ("question features", number(asked::WIDTH)),
    ("cells", number(CELLS)),
    ("choices", number(Choice::COUNT)),
];

/// The weights of the second net, in parts of 1/64; the choices' biases in parts of 1/4096.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceWeights {
    /// What each cell starts from.
    pub bias: [i16; CELLS],
    /// From each flag of the seat.
    pub seat: Vec<[i8; CELLS]>,
    /// From each flag of the question.
    pub asked: Vec<[i8; CELLS]>,
    /// What each choice starts from.
    pub choice_bias: Vec<i32>,
    /// To each choice.
    pub choices: Vec<[i8; CELLS]>,
}

impl ChoiceWeights {
    /// Reads a file of weights.
    pub fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        let mut reader = Reader::new(bytes, MAGIC, &HEADER)?;
        let weights = Self {
            bias: reader.numbers(i16::from_le_bytes)?,
            seat: reader.rows(seat::WIDTH)?,
            asked: reader.rows(asked::WIDTH)?,
            choice_bias: reader.numbers::<_, { Choice::COUNT }, 4>(i32::from_le_bytes)?.to_vec(),
            choices: reader.rows(Choice::COUNT)?,
        };
        reader.end(bytes)?;
        if weights.can_overflow() { Err(BadWeights::Overflow) } else { Ok(weights) }
    }

    /// Writes a file of weights.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = start(MAGIC, &HEADER);
        bytes.extend(self.bias.iter().flat_map(|it| it.to_le_bytes()));
        small(&mut bytes, self.seat.as_flattened());
        small(&mut bytes, self.asked.as_flattened());
        bytes.extend(self.choice_bias.iter().flat_map(|it| it.to_le_bytes()));
        small(&mut bytes, self.choices.as_flattened());
        end(bytes)
    }

    /// Whether some position could push a cell beyond its range.
    fn can_overflow(&self) -> bool {
        (0..CELLS).any(|cell| {
            let bias = i32::from(self.bias[cell]);
            let seat = seat::ALL.iter().map(|it| range(it, &self.seat, cell));
            let asked = asked::ALL.iter().map(|it| range(it, &self.asked, cell));
            let add = |(low, high), (least, most)| (low + least, high + most);
            let (low, high) = seat.chain(asked).fold((bias, bias), add);
            low < i16::MIN.into() || i32::from(i16::MAX) < high
        }) || self.choice_bias.iter().any(|it| 1 << 27 <= it.unsigned_abs())
    }
}

/// A net that knows what strong players choose.
#[derive(Clone, Debug)]
pub struct ChoiceNet {
    bias: [i16; CELLS],
    seat_rows: Vec<[i16; CELLS]>,
    asked_rows: Vec<[i16; CELLS]>,
    choice_bias: Vec<i32>,
    choices: Vec<[i16; CELLS]>,
}

impl ChoiceNet {
    /// The net that comes with the program.
    pub fn shipped() -> Arc<Self> {
        static NET: OnceLock<Arc<ChoiceNet>> = OnceLock::new();
        let net = NET.get_or_init(|| {
            let weights = ChoiceWeights::read(include_bytes!("choices.bin"));
            Arc::new(Self::new(&weights.expect("the weights fit the program: a test reads them")))
        });
        Arc::clone(net)
    }

    /// A net with these weights.
    pub fn new(weights: &ChoiceWeights) -> Self {
        Self {
            bias: weights.bias,
            seat_rows: rows(seat::ALL, &weights.seat),
            asked_rows: rows(asked::ALL, &weights.asked),
            choice_bias: weights.choice_bias.clone(),
            choices: weights.choices.iter().map(|it| it.map(i16::from)).collect(),
        }
    }

    /// How likely each option of a seat is, up to a common factor: the likeliest has 2^24.
    pub fn likely(&self, game: &Game, seat: Seat, options: Options) -> Likely {
        let seen = Asked::of(game, seat);
        let common = sum_rows(&self.bias, &self.seat_rows, &seen.seat);
        let mut cells = sum_rows(&common, &self.asked_rows, &seen.asked);
        for cell in &mut cells {
            *cell = (*cell).clamp(0, super::MOST);
        }
        let mut likely = Likely { list: [(Choice::Pass, 0); MOST_OPTIONS], len: 0 };
        let mut most = i32::MIN;
        for choice in options.iter().take(MOST_OPTIONS) {
            let index = usize::from(choice.index());
            let sum = self.choice_bias[index] + dot(&cells, &self.choices[index]);
            let strength = sum >> (2 * SCALE_BITS - PARTS.ilog2());
            likely.list[likely.len] = (choice, strength);
            likely.len += 1;
            most = most.max(strength);
        }
        for (_, strength) in &mut likely.list[..likely.len] {
            *strength = exponential(most - *strength).cast_signed();
        }
        likely
    }
}

/// A question has no more options: one bit each in a word.
const MOST_OPTIONS: usize = 64;

/// The options of a question, each with how likely it is.
#[derive(Clone, Copy, Debug)]
pub struct Likely {
    list: [(Choice, i32); MOST_OPTIONS],
    len: usize,
}

impl Likely {
    /// An option by chance, each as often as it is likely.
    pub(crate) fn draw<R: Rng>(&self, rng: &mut R) -> Choice {
        let all: u64 = self.iter().map(|it| u64::from(it.1)).sum();
        let mut left = (u64::from(rng.next_u32()) * all) >> 32;
        for (choice, likely) in self.iter() {
            if left < likely.into() {
                return choice;
            }
            left -= u64::from(likely);
        }
        self.list[0].0
    }

    /// The options with their likelihoods, the likeliest at 2^24.
    pub fn iter(&self) -> impl Iterator<Item = (Choice, u32)> + '_ {
        self.list[..self.len].iter().map(|&(choice, likely)| (choice, likely.cast_unsigned()))
    }

    /// How likely an option is, at most 1.
    #[expect(clippy::cast_precision_loss, reason = "24 bits are exact")]
    pub(crate) fn of(&self, choice: Choice) -> f32 {
        let found = self.iter().find(|it| it.0 == choice).map_or(0, |it| it.1);
        found as f32 / (1 << 24) as f32
    }
}
