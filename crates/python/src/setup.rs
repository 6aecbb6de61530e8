//! What a game is set up from, as Python says it: players, seed and rules.

use engine::{Colour, Game, Seat, Setup};
use protocol::{WantedRules, engine_protocol::seed_from_number, input, record::read_seed};
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
    types::PyDict,
};

/// A `ValueError` with this message.
pub(crate) fn invalid(message: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(input::quoted(&message.to_string()))
}

/// A setup for so many players, with a seed of zeros.
pub(crate) fn read(players: usize, rules: Option<&Bound<'_, PyAny>>) -> PyResult<Setup> {
    let mut setup = Setup::with_seed(players, [0; 32]).map_err(invalid)?;
    if let Some(rules) = rules {
        let rules = rules.cast::<PyDict>().map_err(|_| {
            PyTypeError::new_err(
                "rules: expected a dict of options, such as {\"new_persons\": True}",
            )
        })?;
        let json = rules.py().import("json")?.call_method1("dumps", (rules,))?;
        let wanted: WantedRules = serde_json::from_str(json.extract()?)
            .map_err(|error| invalid(format!("rules: {error}")))?;
        setup.rules = wanted.to_rules().map_err(|error| invalid(format!("rules: {error}")))?;
    }
    Ok(setup)
}

/// The seed that is meant: a number, 64 hexadecimal digits, or none for one that nobody knows.
pub(crate) fn seed(py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<[u8; 32]> {
    let Some(seed) = seed else {
        return py.import("os")?.call_method1("urandom", (32,))?.extract();
    };
    if let Ok(digits) = seed.extract::<String>() {
        return read_seed(&digits).map_err(invalid);
    }
    let number: u64 = seed.extract().map_err(|_| {
        PyTypeError::new_err(
            "expected a seed: a number from 0 to 2**64 - 1, 64 hexadecimal digits or None",
        )
    })?;
    Ok(seed_from_number(number))
}

/// The deal of a number, as `State(seed=number)` has it.
pub(crate) fn deal(setup: &Setup, number: u64) -> Game {
    let mut setup = *setup;
    setup.seed = seed_from_number(number);
    Game::new(&setup, &mut ())
}

/// Colours by their words.
pub(crate) fn colours(words: &[String]) -> PyResult<Vec<Colour>> {
    let read = |word: &String| {
        word.parse().map_err(|error| invalid(format!("colours: `{word}`: {error}")))
    };
    words.iter().map(read).collect()
}

/// The seat with this number, in a game of so many players.
pub(crate) fn seat(number: i64, players: usize) -> PyResult<Seat> {
    let seat = usize::try_from(number).ok().filter(|&it| it < players);
    seat.and_then(Seat::new)
        .ok_or_else(|| invalid(format!("seat {number}: expected 0 to {}", players - 1)))
}
