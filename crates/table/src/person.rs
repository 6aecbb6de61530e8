//! People: whoever is known by a name they gave.

use crate::id::Id;

/// Someone who is known by a name they gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: Id,
    pub name: String,
}
