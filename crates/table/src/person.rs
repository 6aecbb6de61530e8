//! People: whoever is known by a name they gave.

use crate::id::Id;

/// The spectators of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watchers {
    /// How many there are.
    pub n: usize,
    /// The names of those who have one, if need be only of some.
    pub names: Vec<String>,
}

/// Someone who is known by a name they gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: Id,
    pub name: String,
}
