//! Identifiers: how they are written. Their randomness comes from outside.

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};

/// The identifier of a table, a person or a record: 128 random bits, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id(u128);

impl Id {
    /// The identifier of these bytes. Random ones nobody can guess.
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(u128::from_le_bytes(bytes))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Id {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let plain =
            text.len() == 32 && text.bytes().all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'));
        if !plain {
            return Err(());
        }
        u128::from_str_radix(text, 16).map(Self).map_err(|_| ())
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The code under which friends find a table: easy to say aloud, without letters that look alike.
pub fn join_code(bytes: [u8; 8]) -> String {
    const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_round_trip() {
        let id = Id::from_bytes([7; 16]);
        assert_eq!(id.to_string(), "07".repeat(16));
        assert_eq!(format!("{id:?}"), id.to_string());
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(serde_json::to_string(&id).unwrap(), format!("\"{id}\""));
        for wrong in
            ["", "0", "+0000000000000000000000000000000", "0000000000000000000000000000000G"]
        {
            assert_eq!(wrong.parse::<Id>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn a_code_has_eight_letters_that_do_not_look_alike() {
        assert_eq!(join_code([0, 31, 32, 63, 64, 8, 250, 255]), "2Z2Z2AUZ");
    }
}
