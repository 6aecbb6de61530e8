//! Chances from strengths: a soft maximum in whole numbers.

use engine::{BySeat, MAX_SEATS};

use super::PARTS;

/// One, in the numbers of a chance.
pub(crate) const ONE: u32 = 1 << 16;

/// Each entry is this part, in 2^32, of the one before: the exponential of -1/32.
const STEP: u64 = 4_162_825_044;

/// The exponentials of 0, -1/32, -2/32 and so on, in parts of 2^24.
const EXPONENTIALS: [u32; 512] = {
    let mut table = [1 << 24; 512];
    let mut i = 1;
    while i < table.len() {
        table[i] = ((table[i - 1] as u64 * STEP) >> 32) as u32;
        i += 1;
    }
    table
};

/// The exponential of a number that is not above 0, told by how far it is below, in parts of 1/256; in parts of 2^24.
pub(super) fn exponential(below: i32) -> u32 {
    let steps = below.unsigned_abs() / (PARTS.unsigned_abs() / 32);
    EXPONENTIALS.get(steps as usize).copied().unwrap_or(0)
}

/// Each seat's chance to win, in parts of 2^16, from strengths in parts of 1/256.
pub(crate) fn chances(strength: &BySeat<i32>, players: usize) -> BySeat<u32> {
    let most = strength.0[..players].iter().copied().fold(i32::MIN, i32::max);
    let mut chances = BySeat([0; MAX_SEATS]);
    let mut sum = 0;
    for (chance, strength) in chances.0.iter_mut().zip(&strength.0[..players]) {
        *chance = exponential(most.saturating_sub(*strength));
        sum += *chance;
    }
    for chance in &mut chances.0[..players] {
        // The strongest seat adds 2^24 to the sum, so it is above 0.
        *chance =
            u32::try_from(u64::from(*chance) * u64::from(ONE) / u64::from(sum)).unwrap_or(ONE);
    }
    chances
}
