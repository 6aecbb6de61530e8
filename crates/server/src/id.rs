//! Identifiers and secrets: where their randomness comes from, and how they are written.

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};
use sha2::{Digest as _, Sha256};

/// The identifier of a table, a person or a record: 128 random bits, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id(u128);

impl Id {
    /// A new identifier that nobody can guess.
    pub fn random() -> Self {
        Self(u128::from_le_bytes(random_bytes()))
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

/// Random bytes from the operating system.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A new secret: 256 random bits as 64 hexadecimal digits.
pub fn secret() -> String {
    hex::encode(random_bytes::<32>())
}

/// What is stored in place of a secret.
pub fn hash_of(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}

/// The code under which friends find a table: easy to say aloud, without letters that look alike.
pub fn join_code() -> String {
    const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    let bytes: [u8; 8] = random_bytes();
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_round_trip() {
        let id = Id::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_ne!(id, Id::random());
        for wrong in
            ["", "0", "+0000000000000000000000000000000", "0000000000000000000000000000000G"]
        {
            assert_eq!(wrong.parse::<Id>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn a_code_has_eight_letters() {
        assert_eq!(join_code().len(), 8);
    }
}
