//! The ladder: one scale of strength for bots that have all played with each other.
//!
//! The model is that of Bradley and Terry: that A finishes before B has the odds `exp(a − b)`. Every pair at a table counts
//! as one comparison. The errors come from the spread between deals, because the games of one deal belong together.

use super::{Played, stats::Z};

/// Points of the scale for each unit of the logarithm of the odds: 400 points are odds of ten to one.
const SCALE: f64 = 400.0 / core::f64::consts::LN_10;

/// Newton's method is as exact as it gets long before this.
const MOST_STEPS: usize = 100;

/// Where an entry stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rung {
    /// The rating; that of the first entry is 0.
    pub rating: f64,
    /// The half width of its 95 % interval, as a difference from the first entry.
    pub error: f64,
}

/// How often one entry finished before another in the games of one deal.
#[derive(Clone, Copy, Debug)]
struct Compared {
    deal: usize,
    a: usize,
    b: usize,
    ahead: f64,
    weight: f64,
}

/// Places the entries on one scale.
pub fn ladder(entries: usize, played: &[Played]) -> Vec<Rung> {
    let compared = comparisons(entries, played);
    let mut ratings = vec![0.0; entries];
    for _ in 0..MOST_STEPS {
        let step = solve(curvature(&ratings, &compared), slope(&ratings, &compared));
        // A long step overshoots where one bot nearly always wins.
        let longest = step.iter().fold(1.0_f64, |longest, it| longest.max(it.abs()));
        for (rating, step) in ratings.iter_mut().skip(1).zip(&step) {
            *rating += step / longest;
        }
        if step.iter().all(|it| it.abs() < 1e-9) {
            break;
        }
    }
    let variances = variances(&ratings, &compared);
    ratings
        .iter()
        .zip(variances)
        .map(|(rating, variance)| Rung {
            rating: SCALE * rating,
            error: SCALE * Z * variance.sqrt(),
        })
        .collect()
}

fn comparisons(entries: usize, played: &[Played]) -> Vec<Compared> {
    let mut found = Vec::new();
    for game in played {
        for (a, b) in pairs(entries).filter(|&(a, b)| game.plays(a) && game.plays(b)) {
            let deal = game.deal();
            found.push(Compared { deal, a, b, ahead: game.ahead(a, b), weight: 1.0 });
        }
    }
    found.sort_by_key(|it| it.deal);
    // Half a game that each of a pair has won, on deals of their own: without them a bot that always wins would have no rating.
    let mut deal = found.last().map_or(0, |it| it.deal + 1);
    for (a, b) in pairs(entries) {
        for ahead in [0.0, 1.0] {
            found.push(Compared { deal, a, b, ahead, weight: 0.5 });
            deal += 1;
        }
    }
    found
}

fn pairs(entries: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..entries).flat_map(move |b| (0..b).map(move |a| (a, b)))
}

/// How likely A is to finish before B.
fn chance(ratings: &[f64], it: &Compared) -> f64 {
    1.0 / (1.0 + (ratings[it.b] - ratings[it.a]).exp())
}

/// The slope of the likelihood for every entry but the first, whose rating is fixed.
fn slope(ratings: &[f64], compared: &[Compared]) -> Vec<f64> {
    let mut slope = vec![0.0; ratings.len()];
    for it in compared {
        let surprise = it.weight * (it.ahead - chance(ratings, it));
        slope[it.a] += surprise;
        slope[it.b] -= surprise;
    }
    slope.split_off(1)
}

/// How quickly the slope falls, for every entry but the first.
fn curvature(ratings: &[f64], compared: &[Compared]) -> Vec<Vec<f64>> {
    let mut curvature = vec![vec![0.0; ratings.len() - 1]; ratings.len() - 1];
    for it in compared {
        let chance = chance(ratings, it);
        let bend = it.weight * chance * (1.0 - chance);
        for (row, column, sign) in
            [(it.a, it.a, 1.0), (it.b, it.b, 1.0), (it.a, it.b, -1.0), (it.b, it.a, -1.0)]
        {
            if row != 0 && column != 0 {
                curvature[row - 1][column - 1] += sign * bend;
            }
        }
    }
    curvature
}

/// The variance of each rating, from how far the slopes of single deals lie from zero.
fn variances(ratings: &[f64], compared: &[Compared]) -> Vec<f64> {
    let curvature = curvature(ratings, compared);
    let mut variances = vec![0.0; ratings.len()];
    for deal in compared.chunk_by(|a, b| a.deal == b.deal) {
        let moved = solve(curvature.clone(), slope(ratings, deal));
        for (variance, moved) in variances.iter_mut().skip(1).zip(moved) {
            *variance += moved * moved;
        }
    }
    variances
}

/// Solves a system of linear equations with a positive definite matrix.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for pivot in 0..n {
        for row in pivot + 1..n {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let (above, below) = matrix.split_at_mut(row);
            for (cell, over) in below[0][pivot..].iter_mut().zip(&above[pivot][pivot..]) {
                *cell -= factor * over;
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..n).rev() {
        for column in row + 1..n {
            right[row] -= matrix[row][column] * right[column];
        }
        right[row] /= matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(deal: usize, a: usize, b: usize, ahead: f64) -> Compared {
        Compared { deal, a, b, ahead, weight: 1.0 }
    }

    #[test]
    fn linear_equations_are_solved() {
        let found = solve(vec![vec![4.0, 1.0], vec![1.0, 3.0]], vec![1.0, 2.0]);
        assert!((found[0] - 1.0 / 11.0).abs() < 1e-12 && (found[1] - 7.0 / 11.0).abs() < 1e-12);
    }

    #[test]
    fn the_variance_of_one_pair_is_that_of_independent_games() {
        // 75 of 100: the logarithm of the odds has the variance 1 / (n p (1 − p)).
        let games: Vec<_> =
            (0..100).map(|deal| compared(deal, 0, 1, f64::from(u8::from(deal % 4 != 0)))).collect();
        let ratings = [0.0, -(3.0_f64.ln())];
        assert!(slope(&ratings, &games)[0].abs() < 1e-9);
        let expected = 1.0 / (100.0 * 0.75 * 0.25);
        assert!((variances(&ratings, &games)[1] - expected).abs() < 1e-9);
    }

    #[test]
    fn games_of_one_deal_that_agree_count_as_one() {
        let games = |of_a_deal: usize| -> Vec<_> {
            (0..40)
                .flat_map(|deal| {
                    (0..of_a_deal)
                        .map(move |_| compared(deal, 0, 1, f64::from(u8::from(deal % 2 == 0))))
                })
                .collect()
        };
        let [one, four] = [1, 4].map(|n| variances(&[0.0, 0.0], &games(n))[1]);
        assert!((one - four).abs() < 1e-9, "{one} {four}");
    }

    #[test]
    fn nobody_has_played_yet() {
        let rungs = ladder(3, &[]);
        assert!(rungs.iter().all(|it| it.rating.abs() < 1e-6 && it.error.is_finite()), "{rungs:?}");
    }
}
