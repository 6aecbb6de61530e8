//! Why a table does not do what somebody asks.

use engine::ChoiceError;

/// Why something was not done. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It can be read, but makes no sense.
    #[error("{0}")]
    Invalid(String),
    /// It belongs to somebody else.
    #[error("{0}")]
    Forbidden(&'static str),
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// It cannot be done now.
    #[error("{0}")]
    NotNow(String),
    /// The choice is not among the options.
    #[error("{0}")]
    Illegal(#[from] ChoiceError),
    /// What was stored does not fit together.
    #[error("{0}")]
    Broken(String),
}
