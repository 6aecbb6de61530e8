//! What a match says: win rates with confidence intervals, points, places and time.

use super::Played;

/// The normal quantile of a 95 % interval.
pub(super) const Z: f64 = 1.96;

/// With fewer deals than this, the spread between deals is itself too uncertain to narrow an interval.
const FEW_DEALS: usize = 30;

/// How one entry did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// Games played.
    pub games: usize,
    /// The part of the games won; shared wins are split.
    pub win_rate: f64,
    /// The 95 % confidence interval of the win rate.
    pub ci95: (f64, f64),
    /// Mean prestige points at the end.
    pub mean_score: f64,
    /// The half width of the 95 % interval of the mean points.
    pub score_error: f64,
    /// The lead: own points minus the mean of the others at the table.
    pub lead: f64,
    /// The half width of the 95 % interval of the lead.
    pub lead_error: f64,
    /// Mean place, 1 for the best.
    pub mean_place: f64,
    /// Mean time for a decision by the clock, in milliseconds.
    pub ms_per_decision: f64,
    /// Mean processor time for a decision, in milliseconds.
    pub processor_ms_per_decision: f64,
}

/// How all entries did, in the order given.
pub type Summary = Vec<Entry>;

/// Sums up a match: each entry by the games in which it plays.
pub fn summarise(entries: usize, played: &[Played]) -> Summary {
    (0..entries).map(|entry| summarise_entry(entry, played)).collect()
}

fn summarise_entry(entry: usize, played: &[Played]) -> Entry {
    let own: Vec<&Played> = played.iter().filter(|it| it.plays(entry)).collect();
    let clustered = |value: &dyn Fn(&Played) -> f64| {
        Clustered::new(&own.iter().map(|it| (it.deal(), value(it))).collect::<Vec<_>>())
    };
    let win = clustered(&|it| it.win_share(entry));
    let score = clustered(&|it| f64::from(it.score_of(entry).prestige));
    let lead = clustered(&|it| lead(it, entry));
    let thinking = own.iter().map(|it| it.thinking[it.seat_of(entry)]);
    let decisions = f64::from(thinking.clone().map(|it| it.decisions).sum::<u32>().max(1));
    let clock: f64 = thinking.clone().map(|it| it.clock.as_secs_f64()).sum();
    let processor: f64 = thinking.map(|it| it.processor.as_secs_f64()).sum();
    Entry {
        games: own.len(),
        win_rate: win.mean,
        ci95: win.proportion_interval(),
        mean_score: score.mean,
        score_error: Z * score.variance.sqrt(),
        lead: lead.mean,
        lead_error: Z * lead.variance.sqrt(),
        mean_place: clustered(&|it| f64::from(it.score_of(entry).place)).mean,
        ms_per_decision: 1000.0 * clock / decisions,
        processor_ms_per_decision: 1000.0 * processor / decisions,
    }
}

pub(super) fn lead(game: &Played, entry: usize) -> f64 {
    let own = f64::from(game.score_of(entry).prestige);
    let all: f64 =
        game.scores.0[..game.entries.len()].iter().map(|it| f64::from(it.prestige)).sum();
    own - (all - own) / real(game.entries.len() - 1)
}

/// A mean over games of which those with the same deal belong together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clustered {
    pub(super) mean: f64,
    /// The variance of the mean, by the spread between deals.
    pub(super) variance: f64,
    deals: usize,
    games: usize,
}

impl Clustered {
    /// From pairs of deal and value; the deals come in order.
    pub(super) fn new(values: &[(usize, f64)]) -> Self {
        let games = values.len();
        let mean = values.iter().map(|it| it.1).sum::<f64>() / real(games.max(1));
        let (mut deals, mut squares) = (0, 0.0);
        for deal in values.chunk_by(|a, b| a.0 == b.0) {
            deals += 1;
            squares += deal.iter().map(|it| it.1 - mean).sum::<f64>().powi(2);
        }
        let small_sample = if 1 < deals { real(deals) / real(deals - 1) } else { 1.0 };
        let variance = small_sample * squares / real(games.max(1)).powi(2);
        Self { mean, variance, deals, games }
    }

    /// Wilson's interval for a proportion, for as many independent games as the spread between deals speaks of.
    pub(super) fn proportion_interval(&self) -> (f64, f64) {
        if self.games == 0 {
            return (0.0, 1.0);
        }
        let p = self.mean.clamp(0.0, 1.0);
        let games = real(self.games);
        let mut independent =
            if 0.0 < self.variance { p * (1.0 - p) / self.variance } else { games };
        if self.deals < FEW_DEALS {
            independent = independent.min(games);
        }
        let n = independent.max(1.0);
        let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        ((centre - half).max(0.0), (centre + half).min(1.0))
    }
}

#[expect(clippy::cast_precision_loss, reason = "a number of games")]
fn real(n: usize) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn independent_games_have_wilsons_interval() {
        // One game to a deal: 8 of 10 won.
        let values: Vec<_> = (0..10).map(|deal| (deal, f64::from(u8::from(deal < 8)))).collect();
        let (low, high) = Clustered::new(&values).proportion_interval();
        assert!((low - 0.49).abs() < 0.03 && (high - 0.943).abs() < 0.03, "{low} {high}");
    }

    #[test]
    fn games_of_one_deal_that_agree_count_as_one() {
        let alone: Vec<_> =
            (0..100).map(|deal| (deal, f64::from(u8::from(deal % 2 == 0)))).collect();
        let alike: Vec<_> =
            (0..400).map(|game| (game / 4, f64::from(u8::from(game / 4 % 2 == 0)))).collect();
        let width = |(low, high): (f64, f64)| high - low;
        let one = width(Clustered::new(&alone).proportion_interval());
        let four = width(Clustered::new(&alike).proportion_interval());
        assert!((one - four).abs() < 0.01, "{one} {four}");
    }

    #[test]
    fn all_games_won_leaves_room_for_a_loss() {
        let values: Vec<_> = (0..40).map(|deal| (deal, 1.0)).collect();
        let (low, high) = Clustered::new(&values).proportion_interval();
        assert!((0.90..0.93).contains(&low) && 0.999 < high, "{low} {high}");
    }
}
