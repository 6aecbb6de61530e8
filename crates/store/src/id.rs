//! Identifiers and secrets: where their randomness comes from.

pub use ::table::Id;
use ::table::{join_code, meta::Birth};
use sha2::{Digest as _, Sha256};

use crate::Store;

/// A new identifier that nobody can guess.
pub fn random_id() -> Id {
    Id::from_bytes(random_bytes())
}

impl Store {
    /// What a new table gets from outside.
    pub fn birth(&self) -> Birth {
        Birth {
            id: random_id(),
            code: join_code(random_bytes()),
            at: self.now(),
            secret: Some(random_bytes()),
        }
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
