//! People: whoever is known by a name they gave.

use crate::id::Id;

/// Those who look on at a table without a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watchers {
    pub n: usize,
    /// The names of those who have one, or of the first of them.
    pub names: Vec<String>,
}

/// Someone who is known by a name they gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: Id,
    pub name: String,
}
