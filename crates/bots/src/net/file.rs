//! The file of weights: a header that says what they were made for, the weights, and a checksum.

use core::fmt;

use super::{
    FIRST, OUTPUTS, SCALE_BITS, SECOND,
    features::{self, Feature, Kind, seat, table},
};

const MAGIC: [u8; 8] = *b"NDvalue\n";

/// What stands in the header after the magic word: whatever differs, the weights do not fit.
const HEADER: [(&str, u16); 7] = [
    ("feature version", features::VERSION),
    ("table features", number(table::WIDTH)),
    ("seat features", number(seat::WIDTH)),
    ("cells of the first layer", number(FIRST)),
    ("cells of the second layer", number(SECOND)),
    ("outputs", number(OUTPUTS)),
    ("bits of the scale", number(SCALE_BITS as usize)),
];

#[expect(clippy::cast_possible_truncation, reason = "small constants")]
pub(super) const fn number(n: usize) -> u16 {
    n as u16
}

/// The weights of a net, in parts of 1/64; the biases of the later layers in parts of 1/4096.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// What each cell of the first layer starts from.
    pub first_bias: [i16; FIRST],
    /// From each flag of the table.
    pub table: Vec<[i8; FIRST]>,
    /// From each flag of the seat.
    pub seat: Vec<[i8; FIRST]>,
    /// What each cell of the second layer starts from.
    pub second_bias: [i32; SECOND],
    /// From the seat's own cells, and from the mean of the others'.
    pub second: Vec<[[i8; FIRST]; 2]>,
    /// What each output starts from.
    pub output_bias: [i32; OUTPUTS],
    /// From the second layer.
    pub output: [[i8; SECOND]; OUTPUTS],
}

/// Why a file of weights was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadWeights {
    /// It is no file of weights.
    NotWeights,
    /// It was made for another net.
    Made {
        /// What differs.
        what: &'static str,
        /// What the file says.
        found: u16,
        /// What this program needs.
        expected: u16,
    },
    /// It has another length than its header says.
    Length,
    /// Its checksum is wrong.
    Checksum,
    /// A cell could leave the range of its numbers.
    Overflow,
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotWeights => f.write_str("this is no file of weights"),
            Self::Made { what, found, expected } => {
                write!(
                    f,
                    "the weights were made for another net ({what}: {found}, expected {expected})"
                )
            }
            Self::Length => f.write_str("the file of weights is too short or too long"),
            Self::Checksum => f.write_str("the file of weights is damaged"),
            Self::Overflow => f.write_str("the weights are too large to be added up"),
        }
    }
}

impl core::error::Error for BadWeights {}

impl Weights {
    /// Reads a file of weights.
    pub fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        let mut reader = Reader::new(bytes, MAGIC, &HEADER)?;
        let weights = Self {
            first_bias: reader.numbers(i16::from_le_bytes)?,
            table: reader.rows(table::WIDTH)?,
            seat: reader.rows(seat::WIDTH)?,
            second_bias: reader.numbers(i32::from_le_bytes)?,
            second: (0..SECOND)
                .map(|_| Ok([reader.small()?, reader.small()?]))
                .collect::<Result<_, _>>()?,
            output_bias: reader.numbers(i32::from_le_bytes)?,
            output: [reader.small()?, reader.small()?],
        };
        reader.end(bytes)?;
        if weights.can_overflow() {
            return Err(BadWeights::Overflow);
        }
        Ok(weights)
    }

    /// Writes a file of weights.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = start(MAGIC, &HEADER);
        bytes.extend(self.first_bias.iter().flat_map(|it| it.to_le_bytes()));
        small(&mut bytes, self.table.as_flattened());
        small(&mut bytes, self.seat.as_flattened());
        bytes.extend(self.second_bias.iter().flat_map(|it| it.to_le_bytes()));
        small(&mut bytes, self.second.as_flattened().as_flattened());
        bytes.extend(self.output_bias.iter().flat_map(|it| it.to_le_bytes()));
        small(&mut bytes, self.output.as_flattened());
        end(bytes)
    }

    /// Whether some position could push a cell beyond its range, by the worst that each feature can add.
    fn can_overflow(&self) -> bool {
        let far = |bias: i32| bias.unsigned_abs() >= 1 << 27;
        (0..FIRST).any(|cell| {
            let (mut low, mut high) =
                (i32::from(self.first_bias[cell]), i32::from(self.first_bias[cell]));
            for (features, rows) in [(table::ALL, &self.table), (seat::ALL, &self.seat)] {
                for feature in features {
                    let (least, most) = range(feature, rows, cell);
                    low += least;
                    high += most;
                }
            }
            low < i16::MIN.into() || i32::from(i16::MAX) < high
        }) || self.second_bias.into_iter().chain(self.output_bias).any(far)
    }
}

/// The least and the most that a feature can add to a cell on the way to its last flag.
pub(super) fn range<const N: usize>(
    feature: &Feature,
    rows: &[[i8; N]],
    cell: usize,
) -> (i32, i32) {
    let (mut low, mut high, mut sum) = (0, 0, 0);
    for row in &rows[feature.first..feature.first + feature.len] {
        let weight = i32::from(row[cell]);
        sum = match feature.kind {
            Kind::One => weight,
            Kind::Count => sum + weight,
            Kind::Set => {
                low += weight.min(0);
                high += weight.max(0);
                0
            }
        };
        low = low.min(sum);
        high = high.max(sum);
    }
    (low, high)
}

pub(super) struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// Reads the magic word and the header.
    pub(super) fn new(
        bytes: &'a [u8],
        magic: [u8; 8],
        header: &[(&'static str, u16)],
    ) -> Result<Self, BadWeights> {
        let mut reader = Self(bytes);
        if reader.take() != Ok(magic) {
            return Err(BadWeights::NotWeights);
        }
        for &(what, expected) in header {
            let found = u16::from_le_bytes(reader.take()?);
            if found != expected {
                return Err(BadWeights::Made { what, found, expected });
            }
        }
        Ok(reader)
    }

    /// Reads the checksum of all `bytes` before it, which must be the end.
    pub(super) fn end(mut self, bytes: &[u8]) -> Result<(), BadWeights> {
        let told = u64::from_le_bytes(self.take()?);
        if !self.0.is_empty() {
            return Err(BadWeights::Length);
        }
        let all = &bytes[..bytes.len() - size_of::<u64>()];
        if told == checksum(all) { Ok(()) } else { Err(BadWeights::Checksum) }
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadWeights> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(BadWeights::Length)?;
        self.0 = rest;
        Ok(*taken)
    }

    pub(super) fn numbers<T: Copy + Default, const N: usize, const B: usize>(
        &mut self,
        from: fn([u8; B]) -> T,
    ) -> Result<[T; N], BadWeights> {
        let mut numbers = [T::default(); N];
        for number in &mut numbers {
            *number = from(self.take()?);
        }
        Ok(numbers)
    }

    fn small<const N: usize>(&mut self) -> Result<[i8; N], BadWeights> {
        self.numbers(i8::from_le_bytes)
    }

    pub(super) fn rows<const N: usize>(&mut self, n: usize) -> Result<Vec<[i8; N]>, BadWeights> {
        (0..n).map(|_| self.small()).collect()
    }
}

/// The magic word and the header.
pub(super) fn start(magic: [u8; 8], header: &[(&str, u16)]) -> Vec<u8> {
    let mut bytes = magic.to_vec();
    bytes.extend(header.iter().flat_map(|it| it.1.to_le_bytes()));
    bytes
}

/// Adds weights of a byte each.
pub(super) fn small(bytes: &mut Vec<u8>, weights: &[i8]) {
    bytes.extend(weights.iter().flat_map(|it| it.to_le_bytes()));
}

/// Adds the checksum.
pub(super) fn end(mut bytes: Vec<u8>) -> Vec<u8> {
    let sum = checksum(&bytes);
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// FNV-1a: enough to notice a damaged file.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3)
    })
}
