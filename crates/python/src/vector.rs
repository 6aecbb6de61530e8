//! `VectorEnv`: many games side by side in arrays, stepped on all cores and dealt anew when they end.

use engine::{Choice, Game, Seat, Setup};
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayDescrMethods as _, PyArrayMethods as _,
    PyReadonlyArray1, PyReadwriteArray, PyUntypedArray, PyUntypedArrayMethods as _, dtype,
    ndarray::Dimension,
};
use pyo3::{
    exceptions::{PyIndexError, PyTypeError},
    prelude::*,
};

use crate::{
    actions, outcome, pool,
    setup::{self, invalid},
    state::State,
    tensor,
};

/// The fewest games for which another thread is worth its while.
const FEWEST: usize = 64;

/// The most games: more than that would not fit into the memory of most machines.
const MOST: usize = 1 << 20;

/// Many games side by side, each waiting for one seat's choice.
///
/// The arrays are made once and written anew by each step: copy what you want to keep. In the draft the seats answer in
/// their order; what others have kept is hidden from the observation. A game that ends is dealt anew at once, and what came
/// of it stands in `dones`, `rewards` and `scores` until the next step.
///
/// Args:
///     num_envs: how many games.
///     players: 2 to 5.
///     seed: the games are those of `State(seed=...)` for this number and those after it: see `seeds`.
///     rules: as for `State`.
///     observations: False leaves them out, which is several times as fast.
///     threads: on how many cores at most; None for all.
///
/// >>> import numpy as np
/// >>> env = VectorEnv(256, players=4, seed=1)
/// >>> ended = 0
/// >>> for _ in range(300):
/// ...     env.step(env.masks.argmax(axis=1))
/// ...     ended += env.dones.sum()
/// >>> ended >= 256
/// np.True_
#[pyclass(module = "notredame")]
pub(crate) struct VectorEnv {
    setup: Setup,
    seed: u64,
    threads: usize,
    games: Vec<Slot>,
    /// The actions of the step under way, when all are checked.
    choices: Vec<Choice>,
    observations: Option<Py<PyArray2<u8>>>,
    masks: Py<PyArray2<i8>>,
    seats: Py<PyArray1<i8>>,
    rewards: Py<PyArray2<f32>>,
    scores: Py<PyArray2<u16>>,
    dones: Py<PyArray1<bool>>,
}

/// One of the games. It is never over.
#[derive(Clone, Copy)]
struct Slot {
    game: Game,
    seat: Seat,
    /// The number that is its seed.
    seed: u64,
}

impl Slot {
    fn deal(setup: &Setup, seed: u64) -> Self {
        let game = setup::deal(setup, seed);
        Self { game, seat: first(&game), seed }
    }
}

fn first(game: &Game) -> Seat {
    game.waiting().first().expect("a game that is not over asks someone")
}

/// Some of the games with their rows of the arrays: the work of one thread.
struct Part<'a> {
    games: &'a mut [Slot],
    choices: &'a [Choice],
    observations: &'a mut [u8],
    masks: &'a mut [i8],
    seats: &'a mut [i8],
    rewards: &'a mut [f32],
    scores: &'a mut [u16],
    dones: &'a mut [bool],
}

impl Part<'_> {
    /// Makes the choice of each game, and deals anew those that end; the next seed of a game is `stride` further.
    fn step(mut self, setup: &Setup, stride: u64) {
        let players = setup.colours().len();
        for (n, &choice) in self.choices.iter().enumerate() {
            let slot = &mut self.games[n];
            if self.dones[n] {
                self.dones[n] = false;
                self.rewards[n * players..][..players].fill(0.0);
                self.scores[n * players..][..players].fill(0);
            }
            slot.game.choose_unchecked(slot.seat, choice, &mut ());
            if let Some(seat) = slot.game.waiting().first() {
                slot.seat = seat;
            } else {
                let over = slot.game;
                *slot = Slot::deal(setup, slot.seed.wrapping_add(stride));
                self.note(n, &over);
            }
            self.show(n);
        }
    }

    /// Notes what came of a game.
    fn note(&mut self, n: usize, over: &Game) {
        let players = over.players();
        self.dones[n] = true;
        let returns = outcome::returns(&over.table().standing(), players);
        for seat in over.seats() {
            #[expect(clippy::cast_possible_truncation, reason = "learners take 32 bits")]
            let reward = returns[seat] as f32;
            self.rewards[n * players + seat.index()] = reward;
            self.scores[n * players + seat.index()] = over.borough(seat).prestige;
        }
    }

    /// Shows a game to the seat that is asked.
    fn show(&mut self, n: usize) {
        let Slot { game, seat, .. } = &self.games[n];
        self.seats[n] = i8::try_from(seat.index()).expect("a small number");
        let mask = self.masks[n * Choice::COUNT..].first_chunk_mut();
        actions::write_mask(game, *seat, mask.expect("a row for each game"));
        if !self.observations.is_empty() {
            let row = self.observations[n * tensor::SIZE..].first_chunk_mut();
            tensor::write(game, *seat, row.expect("a row for each game"));
        }
    }
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (num_envs, players=4, seed=0, *, rules=None, observations=true, threads=None))]
    fn new(
        py: Python<'_>,
        num_envs: usize,
        players: usize,
        seed: u64,
        rules: Option<&Bound<'_, PyAny>>,
        observations: bool,
        threads: Option<usize>,
    ) -> PyResult<Self> {
        if !(1..=MOST).contains(&num_envs) {
            return Err(invalid(format!("num_envs: {num_envs}: expected 1 to {MOST}")));
        }
        let threads = self::threads(threads)?;
        let setup = setup::read(players, rules)?;
        let blank = Slot::deal(&setup, seed);
        let seen = observations.then(|| zeros(py, [num_envs, tensor::SIZE])).transpose()?;
        let mut env = Self {
            setup,
            seed,
            threads,
            games: vec![blank; num_envs],
            choices: Vec::with_capacity(num_envs),
            observations: seen,
            masks: zeros(py, [num_envs, Choice::COUNT])?,
            seats: zeros(py, [num_envs])?,
            rewards: zeros(py, [num_envs, players])?,
            scores: zeros(py, [num_envs, players])?,
            dones: zeros(py, [num_envs])?,
        };
        env.reset(py, None)?;
        Ok(env)
    }

    /// Deals all games anew: the same ones as at first, or those of another seed.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        let seed = seed.unwrap_or(self.seed);
        self.choices.clear();
        self.in_parts(py, |setup, _, mut part: Part<'_>, first| {
            part.rewards.fill(0.0);
            part.scores.fill(0);
            part.dones.fill(false);
            for n in 0..part.games.len() {
                part.games[n] = Slot::deal(setup, seed.wrapping_add(number(first + n)));
                part.show(n);
            }
        })?;
        self.seed = seed;
        Ok(())
    }

    /// Makes one choice in each game: `actions` holds a number for each. If one of them is not among its game's options it is
    /// a ValueError, and no game has changed.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.check(py, actions)?;
        self.in_parts(py, |setup, stride, part, _| part.step(setup, stride))
    }

    /// How many games.
    #[getter]
    fn num_envs(&self) -> usize {
        self.games.len()
    }

    /// How many play in each.
    #[getter]
    fn players(&self) -> usize {
        self.setup.colours().len()
    }

    /// What the seat that is asked may know: uint8, one row for each game; None if they were left out.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Option<Py<PyArray2<u8>>> {
        self.observations.as_ref().map(|it| it.clone_ref(py))
    }

    /// What the seat that is asked may choose: int8, one row for each game.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.masks.clone_ref(py)
    }

    /// The seat that is asked: int8, one for each game.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.seats.clone_ref(py)
    }

    /// What the game that has just ended is worth to each seat, as `State.returns`: float32, 0 for the others.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// The prestige points of each seat in the game that has just ended: uint16, 0 for the others.
    #[getter]
    fn scores(&self, py: Python<'_>) -> Py<PyArray2<u16>> {
        self.scores.clone_ref(py)
    }

    /// Whether a game has ended in this step: bool, one for each game.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.dones.clone_ref(py)
    }

    /// The seed of each game: `State(players, seed, rules=...)` deals the same one.
    #[getter]
    fn seeds<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        PyArray1::from_iter(py, self.games.iter().map(|slot| slot.seed))
    }

    /// One of the games as a state of its own, without the choices that led to it.
    fn state(&self, index: usize) -> PyResult<State> {
        let slot = self.games.get(index);
        slot.map(|slot| State::at(&slot.game)).ok_or_else(|| {
            PyIndexError::new_err(format!("game {index}: expected 0 to {}", self.games.len() - 1))
        })
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    fn __repr__(&self) -> String {
        format!("<VectorEnv: {} games of {} players>", self.games.len(), self.players())
    }
}

impl VectorEnv {
    /// Reads the actions and checks every one before any game moves.
    fn check(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let numbers = read(py, actions, self.games.len())?;
        let numbers = numbers.as_slice()?;
        self.choices.clear();
        for (n, (slot, &action)) in self.games.iter().zip(numbers).enumerate() {
            let choice = actions::choice(&slot.game, slot.seat, action)
                .map_err(|error| invalid(format!("game {n}: {}", error.value(py))))?;
            self.choices.push(choice);
        }
        Ok(())
    }

    /// Cuts games and arrays into parts, and does something with each on a thread of its own. It is told the number of the
    /// part's first game.
    fn in_parts(
        &mut self,
        py: Python<'_>,
        run: impl Fn(&Setup, u64, Part<'_>, usize) + Sync,
    ) -> PyResult<()> {
        let count = self.games.len();
        let players = self.setup.colours().len();
        let mut observations =
            self.observations.as_ref().map(|it| rows(py, it, count * tensor::SIZE)).transpose()?;
        let mut masks = rows(py, &self.masks, count * Choice::COUNT)?;
        let mut seats = rows(py, &self.seats, count)?;
        let mut rewards = rows(py, &self.rewards, count * players)?;
        let mut scores = rows(py, &self.scores, count * players)?;
        let mut dones = rows(py, &self.dones, count)?;

        let size = count.div_ceil(self.threads).max(FEWEST);
        let mut seen = match &mut observations {
            Some(rows) => rows.as_slice_mut()?.chunks_mut(size * tensor::SIZE),
            None => [].chunks_mut(1),
        };
        let mut choices = self.choices.chunks(size);
        let mut masks = masks.as_slice_mut()?.chunks_mut(size * Choice::COUNT);
        let mut seats = seats.as_slice_mut()?.chunks_mut(size);
        let mut rewards = rewards.as_slice_mut()?.chunks_mut(size * players);
        let mut scores = scores.as_slice_mut()?.chunks_mut(size * players);
        let mut dones = dones.as_slice_mut()?.chunks_mut(size);
        let part = |games| Part {
            games,
            choices: choices.next().unwrap_or_default(),
            observations: seen.next().unwrap_or_default(),
            masks: masks.next().unwrap_or_default(),
            seats: seats.next().unwrap_or_default(),
            rewards: rewards.next().unwrap_or_default(),
            scores: scores.next().unwrap_or_default(),
            dones: dones.next().unwrap_or_default(),
        };
        let parts: Vec<_> = self.games.chunks_mut(size).map(part).enumerate().collect();
        let (setup, stride) = (&self.setup, number(count));
        py.detach(|| pool::for_each(parts, |(n, part)| run(setup, stride, part, n * size)))
    }
}

/// A new array, made by numpy itself: where there is no room for it that is an exception.
fn zeros<T: Element, D: Dimension, const N: usize>(
    py: Python<'_>,
    shape: [usize; N],
) -> PyResult<Py<PyArray<T, D>>> {
    let array = py.import("numpy")?.call_method1("zeros", (shape, dtype::<T>(py)))?;
    Ok(array.cast_into::<PyArray<T, D>>()?.unbind())
}

/// An array of this environment, to be written. Python could have changed its shape, or forbidden to write.
fn rows<'py, T: Element, D: Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
    length: usize,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let rows = array
        .bind(py)
        .try_readwrite()
        .map_err(|error| invalid(format!("an array of this environment: {error}")))?;
    if rows.len() == length && rows.is_c_contiguous() {
        Ok(rows)
    } else {
        Err(invalid("an array of this environment has another shape than it had"))
    }
}

/// The actions as an array of numbers, whatever whole numbers they are.
fn read<'py>(
    py: Python<'py>,
    actions: &Bound<'py, PyAny>,
    length: usize,
) -> PyResult<PyReadonlyArray1<'py, i64>> {
    let numpy = py.import("numpy")?;
    let array = numpy.call_method1("asarray", (actions,))?;
    let untyped = array.cast::<PyUntypedArray>()?;
    let (kind, shape) = (untyped.dtype().kind(), untyped.shape());
    if !matches!(kind, b'i' | b'u') {
        return Err(PyTypeError::new_err(format!(
            "actions: expected an array of whole numbers, not of {}",
            untyped.dtype()
        )));
    }
    if shape != [length] {
        return Err(invalid(format!("actions: expected the shape ({length},), not {shape:?}")));
    }
    let whole = numpy.call_method1("ascontiguousarray", (array, "int64"))?;
    let whole = whole.cast_into::<PyArray1<i64>>()?;
    whole.try_readonly().map_err(|error| invalid(format!("actions: {error}")))
}

/// How many threads are meant.
pub(crate) fn threads(threads: Option<usize>) -> PyResult<usize> {
    match threads {
        Some(0) => Err(invalid("threads: expected a number above 0")),
        Some(threads) => Ok(threads),
        None => Ok(pool::cores()),
    }
}

fn number(n: usize) -> u64 {
    u64::try_from(n).expect("an index")
}
