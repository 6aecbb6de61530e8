//! What can go wrong in the store.

/// Why something was not read or written.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The database does not respond.
    #[error(transparent)]
    Unavailable(sqlx::Error),
    /// The store is closing.
    #[error("the store is closing")]
    Closing,
    /// Stored data cannot be read: a bug.
    #[error(transparent)]
    Internal(#[from] anyhow::Error),
}

/// A result of the store.
pub type Result<T> = std::result::Result<T, Error>;

impl From<sqlx::Error> for Error {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "after any other error, the database is considered unavailable"
    )]
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::ColumnDecode { .. }
            | sqlx::Error::Decode(_)
            | sqlx::Error::ColumnNotFound(_) => Self::Internal(error.into()),
            other => Self::Unavailable(other),
        }
    }
}
