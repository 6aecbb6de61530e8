//! `Bot`: the computer players, which see what their seat may see.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use bots::{Advice, Budget, Level, Name};
use engine::{Seat, View};
use pyo3::{prelude::*, types::PyDict};

use crate::{setup::invalid, state::State};

/// More threads than any machine has cores.
const MOST_THREADS: usize = 256;

/// A computer player. It sees what its seat may see and nothing else.
///
/// Args:
///     name: random, novice, regular, seasoned or expert; also with a budget as in the arena: `expert:500ms`, `expert:2000`.
///     seconds: what an expert may think about a decision.
///     iterations: what an expert may try, instead of a time: the same choice every time for the same seed.
///     threads: on how many cores an expert thinks.
///     seed: of what is random about it.
///
/// >>> bot = Bot("regular", seed=1)
/// >>> state = State(seed=7)
/// >>> ACTIONS[bot.choose(state)] in state.view()["options"]
/// True
/// >>> [advice["choice"] for advice in Bot("expert", iterations=200).advise(state)]  # doctest: +ELLIPSIS
/// ['keep ...', 'keep ...', 'keep ...']
#[pyclass(module = "notredame", frozen)]
pub(crate) struct Bot {
    name: Name,
    bot: Mutex<Box<dyn bots::Bot>>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name="regular", *, seconds=None, iterations=None, threads=1, seed=0))]
    fn new(
        name: &str,
        seconds: Option<f64>,
        iterations: Option<u32>,
        threads: usize,
        seed: u64,
    ) -> PyResult<Self> {
        let mut name = read(name)?;
        let budget = match (seconds, iterations) {
            (None, None) => None,
            (Some(seconds), None) => Some(time(seconds)?),
            (None, Some(0)) => return Err(invalid("iterations: expected a number above 0")),
            (None, Some(iterations)) => Some(Budget::Iterations(iterations)),
            (Some(_), Some(_)) => return Err(invalid("expected seconds or iterations, not both")),
        };
        if let Some(budget) = budget {
            let Name::Level(Level::Expert, old) = &mut name else {
                return Err(invalid(format!("{name}: only an expert takes a budget")));
            };
            *old = budget;
        }
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(invalid(format!("threads: {threads}: expected 1 to {MOST_THREADS}")));
        }
        let bot = if let Name::Level(level, budget) = name {
            level.bot(budget, threads, seed)
        } else {
            at_a_table(&name, seed)?
        };
        Ok(Self { name, bot: Mutex::new(bot) })
    }

    /// The bot's name, with its budget.
    #[getter]
    fn name(&self) -> String {
        self.name.to_string()
    }

    /// The number of the choice of a seat that is asked something.
    #[pyo3(signature = (state, seat=None))]
    fn choose(&self, py: Python<'_>, state: &Bound<'_, State>, seat: Option<i64>) -> PyResult<u16> {
        let (view, seat) = seen(state, seat)?;
        if view.options.is_empty() {
            return Err(invalid(format!("it is not seat {seat}'s turn")));
        }
        let choice = py.detach(|| self.locked(|bot| bot.choose(&view)));
        Ok(choice.index().into())
    }

    /// What the bot thinks of each option, the best first: a list of dicts with the action, the choice in the notation, the
    /// prestige points expected at the end (score), the chance to win (win), and how often it was tried (visits).
    #[pyo3(signature = (state, seat=None))]
    fn advise<'py>(
        &self,
        py: Python<'py>,
        state: &Bound<'py, State>,
        seat: Option<i64>,
    ) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let (view, _) = seen(state, seat)?;
        self.advice(py, &view).into_iter().map(|it| as_dict(py, it)).collect()
    }

    fn __repr__(&self) -> String {
        format!("<Bot: {}>", self.name)
    }
}

impl Bot {
    /// What the bot thinks of each option of the view's seat, the best first.
    pub(crate) fn advice(&self, py: Python<'_>, view: &View) -> Vec<Advice> {
        py.detach(|| self.locked(|bot| bot.advise(view)))
    }

    /// A bot thinks about one thing at a time; Python continues in the meantime.
    fn locked<T>(&self, think: impl FnOnce(&mut dyn bots::Bot) -> T) -> T {
        think(&mut **self.bot.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The name of a bot that sits at a table.
pub(crate) fn read(name: &str) -> PyResult<Name> {
    let name: Name = name.parse().map_err(invalid)?;
    at_a_table(&name, 0).map(|_| name)
}

/// The bot of this name. One that sees more than a view, or is another program, is refused.
fn at_a_table(name: &Name, seed: u64) -> PyResult<Box<dyn bots::Bot>> {
    let expected = "expected random, novice, regular, seasoned or expert";
    name.bot(seed).ok_or_else(|| invalid(format!("`{name}`: {expected}")))
}

fn time(seconds: f64) -> PyResult<Budget> {
    let allowed = (0.001..=3600.0).contains(&seconds);
    if allowed {
        Ok(Budget::Time(Duration::from_secs_f64(seconds)))
    } else {
        Err(invalid(format!("seconds: {seconds}: expected 0.001 to 3600")))
    }
}

fn seen(state: &Bound<'_, State>, seat: Option<i64>) -> PyResult<(View, Seat)> {
    let state = state.try_borrow()?;
    let seat = state.seat(seat)?;
    Ok((state.game().view(Some(seat)), seat))
}

fn as_dict(py: Python<'_>, advice: Advice) -> PyResult<Bound<'_, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("action", advice.choice.index())?;
    dict.set_item("choice", advice.choice.to_string())?;
    dict.set_item("score", advice.score)?;
    dict.set_item("win", advice.win)?;
    dict.set_item("visits", advice.visits)?;
    Ok(dict)
}
