//! The engine and its bots for Python: the module `notredame._notredame`, which the package under `notredame/` shows.
//!
//! Thin: each class translates between Python and the engine. Whatever comes from outside is checked here, and what is wrong
//! with it is an exception that leaves everything as it was. `docs/python.md` is for its users.

#![expect(
    clippy::doc_link_with_quotes,
    clippy::doc_markdown,
    reason = "what stands over a class or function here is its docstring in Python"
)]
#![allow(rustdoc::all, reason = "as above; rustdoc alone knows these")]

mod actions;
mod bot;
mod json;
mod outcome;
mod playouts;
mod pool;
mod records;
mod setup;
mod state;
mod tensor;
mod vector;

use pyo3::pymodule;

#[pymodule]
mod _notredame {
    use super::tensor;
    #[pymodule_export]
    use super::{
        bot::Bot,
        playouts::playouts,
        records::{replay, review},
        state::State,
        vector::VectorEnv,
    };
    use engine::{Choice, RULES_VERSION};
    use pyo3::{prelude::*, types::PyTuple};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let py = module.py();
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("RULES_VERSION", RULES_VERSION)?;
        module.add("ACTIONS", PyTuple::new(py, Choice::ALL.map(|it| it.to_string()))?)?;
        module.add("OBSERVATION", PyTuple::new(py, tensor::names())?)
    }
}
