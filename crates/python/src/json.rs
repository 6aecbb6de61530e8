//! What the other programs of this project write as JSON, as Python's own dicts and lists.

use pyo3::{exceptions::PyRuntimeError, prelude::*};
use serde::Serialize;

/// The dicts, lists, words and numbers that a value is written as.
pub(crate) fn to_python<'py>(
    py: Python<'py>,
    value: &impl Serialize,
) -> PyResult<Bound<'py, PyAny>> {
    let text =
        serde_json::to_string(value).map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}
