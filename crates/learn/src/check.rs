//! How well a net foresees the end of games that it has not learned from, beside the hand-made evaluation.

use bots::{Worth, evaluate, net::Net};
use engine::{BySeat, Game, MAX_SEATS, Seat};

use crate::{
    model::Ending,
    sums::{real, softmax},
};

/// Rounds whose beginnings are judged: all but the first.
pub(crate) const ROUNDS: usize = engine::ROUNDS as usize;

/// One seat's margin over the table's mean, or one table's chances, foreseen and come true.
#[derive(Clone, Debug, Default)]
struct Found {
    /// Pairs of foreseen and true margin.
    margins: Vec<[f32; 2]>,
    /// The foreseen points and the winning shares of each table.
    tables: Vec<(usize, BySeat<f32>, BySeat<f32>)>,
    /// The cross entropy, where the chances are foreseen too.
    entropy: f32,
}

/// How well games were foreseen, by round.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Foresight {
    /// The part of the margins' variance that was foreseen.
    pub(crate) r2: [f32; ROUNDS],
    /// The cross entropy of the winner.
    pub(crate) entropy: [f32; ROUNDS],
}

/// A game with its rounds' beginnings and its end.
pub(crate) struct Told {
    /// The beginnings of rounds, in their order.
    pub(crate) rounds: Vec<Game>,
    /// What became of it.
    pub(crate) ending: Ending,
}

fn margin(points: &BySeat<f32>, players: usize, seat: usize) -> f32 {
    points.0[seat] - points.0[..players].iter().sum::<f32>() / real(players)
}

/// How well the net foresees these games.
pub(crate) fn of_net(net: &Net, games: &[Told]) -> Foresight {
    let judge = |game: &Game| {
        let opinion = net.judge(game);
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let parts = |it: BySeat<i32>| BySeat(it.0.map(|it| it as f32 / 256.0));
        (parts(opinion.points), Some(softmax(&parts(opinion.strength), game.players())))
    };
    foresight(games, judge, false)
}

/// How well the hand-made evaluation foresees these games, with its best straight line and its best softness for each round,
/// fitted to the very games: more than it has in play.
pub(crate) fn of_hand(games: &[Told]) -> Foresight {
    let judge = |game: &Game| {
        let worth = Worth::new(&bots::Weights::default(), game.rules());
        let mut points = BySeat([0.0; MAX_SEATS]);
        for seat in game.seats() {
            points[seat] = evaluate(&worth, game.table(), seat, game.persons_to_come());
        }
        (points, None)
    };
    foresight(games, judge, true)
}

fn foresight(
    games: &[Told],
    judge: impl Fn(&Game) -> (BySeat<f32>, Option<BySeat<f32>>),
    fitted: bool,
) -> Foresight {
    let mut found: Vec<Found> = vec![Found::default(); ROUNDS];
    for told in games {
        for game in &told.rounds {
            let found = &mut found[usize::from(game.table().round)];
            let players = game.players();
            let (points, wins) = judge(game);
            for seat in game.seats().map(Seat::index) {
                found.margins.push([
                    margin(&points, players, seat),
                    margin(&told.ending.points, players, seat),
                ]);
                if let Some(wins) = wins {
                    found.entropy -= told.ending.wins.0[seat] * wins.0[seat].max(1e-6).ln();
                }
            }
            found.tables.push((players, points, told.ending.wins));
        }
    }
    let mut foresight = Foresight::default();
    for (round, found) in found.iter().enumerate().skip(1) {
        foresight.r2[round] = r2(&found.margins, fitted);
        let tables = real(found.tables.len().max(1));
        foresight.entropy[round] =
            if fitted { best_entropy(found) / tables } else { found.entropy / tables };
    }
    foresight
}

/// The part of the variance that is foreseen; the mean of margins is 0.
fn r2(margins: &[[f32; 2]], fitted: bool) -> f32 {
    let sum = |of: &dyn Fn(&[f32; 2]) -> f32| margins.iter().map(of).map(f64::from).sum::<f64>();
    let all = sum(&|it| it[1] * it[1]);
    let slope =
        if fitted { sum(&|it| it[0] * it[1]) / sum(&|it| it[0] * it[0]).max(1e-9) } else { 1.0 };
    let missed: f64 =
        margins.iter().map(|it| (f64::from(it[1]) - slope * f64::from(it[0])).powi(2)).sum();
    #[expect(clippy::cast_possible_truncation, reason = "a statistic")]
    let r2 = (1.0 - missed / all.max(1e-9)) as f32;
    r2
}

/// The least cross entropy over all softnesses.
fn best_entropy(found: &Found) -> f32 {
    let entropy = |softness: f32| -> f32 {
        let of = |(players, points, wins): &(usize, BySeat<f32>, BySeat<f32>)| {
            let chances = softmax(&BySeat(points.0.map(|it| it / softness)), *players);
            (0..*players).map(|seat| -wins.0[seat] * chances.0[seat].max(1e-6).ln()).sum::<f32>()
        };
        found.tables.iter().map(of).sum()
    };
    (0..24).map(|step| entropy(1.5 * 1.15f32.powi(step))).fold(f32::MAX, f32::min)
}
