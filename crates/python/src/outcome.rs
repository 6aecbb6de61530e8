//! What a finished game is worth to each seat.

use engine::{BySeat, MAX_SEATS, Score};

/// Those of `players` seats who are on the first place share 1; what the others lose adds up to what they get.
pub(crate) fn returns(scores: &BySeat<Score>, players: usize) -> BySeat<f64> {
    let count = |seats: usize| f64::from(u8::try_from(seats).expect("at most five seats"));
    let is_first = |score: &Score| score.place == 1;
    let winners = scores.0[..players].iter().filter(|it| is_first(it)).count();
    let mut returns = BySeat([0.0; MAX_SEATS]);
    for (worth, score) in returns.0.iter_mut().zip(&scores.0[..players]) {
        let share = if is_first(score) { count(players) / count(winners) } else { 0.0 };
        *worth = (share - 1.0) / count(players - 1);
    }
    returns
}
