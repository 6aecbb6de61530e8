//! `playouts`: whole games without Python, as a table.

use bots::Bot;
use engine::{BySeat, Game, Score};
use numpy::{Element, PyArray1};
use pyo3::{prelude::*, types::PyDict};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    bot, outcome, pool,
    setup::{self, invalid},
    vector::threads,
};

/// Random games to a batch, between which Python may see an interrupt: a fraction of a second.
const BATCH: usize = 1 << 14;

/// The most games of one table: more than that would not fit into the memory of most machines.
const MOST: usize = 10_000_000;

/// What came of one game.
#[derive(Clone, Copy)]
struct Played {
    scores: BySeat<Score>,
    decisions: u32,
}

/// Plays whole games without Python and returns what came of them, as columns for a table: one row for each seat of each game,
/// with the game's number, the seat, its prestige, tie_break, place and returns, and the decisions in the game.
///
/// Args:
///     games: how many.
///     players: 2 to 5.
///     seed: game `n` is dealt like `State(seed=seed + n)`.
///     rules: as for `State`.
///     bots: a name for each seat, as for `Bot`; None plays at random.
///     threads: on how many cores at most; None for all.
///
/// >>> table = playouts(100, players=3, seed=1)
/// >>> list(table)
/// ['game', 'seat', 'prestige', 'tie_break', 'place', 'returns', 'decisions']
/// >>> len(table["prestige"]), table["returns"].sum().round(9)
/// (300, np.float64(0.0))
#[pyfunction]
#[pyo3(signature = (games, players=4, seed=0, *, rules=None, bots=None, threads=None))]
pub(crate) fn playouts<'py>(
    py: Python<'py>,
    games: usize,
    players: usize,
    seed: u64,
    rules: Option<&Bound<'py, PyAny>>,
    bots: Option<Vec<String>>,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyDict>> {
    let setup = setup::read(players, rules)?;
    let threads = self::threads(threads)?;
    if MOST < games {
        return Err(invalid(format!("games: {games}: expected 0 to {MOST}")));
    }
    let names = bots.unwrap_or_default();
    if !names.is_empty() && names.len() != players {
        return Err(invalid(format!("bots: expected a name for each of {players} seats")));
    }
    let names: Vec<_> = names.iter().map(|name| bot::read(name)).collect::<PyResult<_>>()?;
    let play = |number: u64| {
        let game = setup::deal(&setup, number);
        if names.is_empty() {
            return play_at_random(game, number);
        }
        // Other seats think with other seeds, and other games with still others.
        let seats = (0..).zip(&names);
        let bots = seats.filter_map(|(seat, name)| name.bot(number.wrapping_mul(5) + seat));
        play_with(game, bots.collect())
    };
    let batch = if names.is_empty() { BATCH } else { threads };
    let mut played = vec![None; games];
    for (n, played) in played.chunks_mut(batch).enumerate() {
        py.check_signals()?;
        let size = played.len().div_ceil(threads);
        let parts: Vec<_> = played.chunks_mut(size).enumerate().collect();
        let work = |(part, games): (usize, &mut [Option<Played>])| {
            for (number, game) in (n * batch + part * size..).zip(games) {
                *game = Some(play(seed.wrapping_add(u64::try_from(number).expect("an index"))));
            }
        };
        py.detach(|| pool::for_each(parts, work))?;
    }
    let played: Vec<Played> = played.into_iter().flatten().collect();
    table(py, players, &played)
}

fn play_at_random(mut game: Game, seed: u64) -> Played {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let decisions = bots::play_out(&mut game, &mut rng);
    Played { scores: game.table().standing(), decisions }
}

fn play_with(mut game: Game, mut bots: Vec<Box<dyn Bot>>) -> Played {
    let mut decisions = 0;
    while let Some(seat) = game.waiting().first() {
        let choice = bots[seat.index()].choose(&game.view(Some(seat)));
        game.choose_unchecked(seat, choice, &mut ());
        decisions += 1;
    }
    Played { scores: game.table().standing(), decisions }
}

/// One row for each seat of each game.
fn table<'py>(py: Python<'py>, players: usize, played: &[Played]) -> PyResult<Bound<'py, PyDict>> {
    let rows = |row: &mut dyn FnMut(u32, usize, &Played)| {
        for (game, played) in (0..).zip(played) {
            (0..players).for_each(|seat| row(game, seat, played));
        }
    };
    let table = PyDict::new(py);
    column(&table, "game", rows, |game, _, _| game)?;
    column(&table, "seat", rows, |_, seat, _| u8::try_from(seat).unwrap_or(u8::MAX))?;
    column(&table, "prestige", rows, |_, seat, it| it.scores.0[seat].prestige)?;
    column(&table, "tie_break", rows, |_, seat, it| it.scores.0[seat].tie_break)?;
    column(&table, "place", rows, |_, seat, it| it.scores.0[seat].place)?;
    column(&table, "returns", rows, |_, seat, it| outcome::returns(&it.scores, players).0[seat])?;
    column(&table, "decisions", rows, |_, _, it| it.decisions)?;
    Ok(table)
}

fn column<T: Element>(
    table: &Bound<'_, PyDict>,
    name: &str,
    rows: impl Fn(&mut dyn FnMut(u32, usize, &Played)),
    value: impl Fn(u32, usize, &Played) -> T,
) -> PyResult<()> {
    let mut values = Vec::new();
    rows(&mut |game, seat, played| values.push(value(game, seat, played)));
    table.set_item(name, PyArray1::from_vec(table.py(), values))
}
