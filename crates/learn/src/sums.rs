//! Sums over rows of numbers, and numbers as the program reads them.

use engine::{BySeat, MAX_SEATS};
use rand_core::Rng;

pub(crate) fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N]) {
    for (sum, value) in sum.iter_mut().zip(row) {
        *sum += value;
    }
}

pub(crate) fn add_times(sum: &mut [f32], row: &[f32], times: f32) {
    for (sum, value) in sum.iter_mut().zip(row) {
        *sum += times * value;
    }
}

/// In eight sums side by side, which the compiler can keep in wide registers.
pub(crate) fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

/// Each seat's share of the exponentials.
pub(crate) fn softmax(strength: &BySeat<f32>, players: usize) -> BySeat<f32> {
    let most = strength.0[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut shares = BySeat([0.0; MAX_SEATS]);
    for (share, strength) in shares.0.iter_mut().zip(&strength.0[..players]) {
        *share = (strength - most).exp();
    }
    let sum: f32 = shares.0.iter().sum();
    BySeat(shares.0.map(|share| share / sum))
}

/// A number between -1 and 1.
pub(crate) fn uniform(rng: &mut impl Rng) -> f32 {
    real((rng.next_u32() >> 8) as usize) / real(1 << 23) - 1.0
}

#[expect(clippy::cast_precision_loss, reason = "small numbers")]
pub(crate) fn real(n: usize) -> f32 {
    n as f32
}

#[expect(clippy::cast_precision_loss, reason = "small numbers")]
pub(crate) fn small(n: i32) -> f32 {
    n as f32
}

#[expect(clippy::cast_possible_truncation, reason = "rounded and kept within the range")]
pub(crate) fn whole(value: f32) -> i32 {
    value.round() as i32
}

#[expect(clippy::cast_possible_truncation, reason = "kept within the range")]
pub(crate) fn byte(value: f32) -> i8 {
    value.round().clamp(-127.0, 127.0) as i8
}
