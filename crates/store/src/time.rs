//! The time of a store: that of the database if nodes share it, or that of the process if it is alone.

use crate::{Answer, Clock, Store, on};

/// The time of PostgreSQL itself, in milliseconds since 1970.
pub(crate) const NOW: &str = "CAST(FLOOR(EXTRACT(EPOCH FROM CLOCK_TIMESTAMP()) * 1000) AS BIGINT)";

impl Store {
    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.clock().now()
    }

    const fn clock(&self) -> &Clock {
        match self {
            Self::Sqlite(_, _, clock) | Self::Postgres(_, clock) => clock,
        }
    }

    /// Begins with the time of the database, and not before the time that was stored last.
    pub(crate) fn begin_time(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let (stored,): (i64,) =
                on!(self, pool => sqlx::query_as("SELECT at FROM probe").fetch_one(pool).await)?;
            match self.read_time().await? {
                Some((since, read)) => self.clock().begin_shared(since, read, stored),
                None => self.clock().begin_alone(stored),
            }
            // The first reading has to prepare its statement: the others are more exact.
            self.correct_time().await?;
            self.correct_time().await
        })
    }

    /// Compares the time with that of the database. A process that is alone has its own.
    pub fn correct_time(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            if let Some((since, read)) = self.read_time().await? {
                self.clock().correct(since, read);
            }
            Ok(())
        })
    }

    /// The time of the database, and since when it was read.
    async fn read_time(&self) -> crate::Result<Option<(i64, i64)>> {
        let Self::Postgres(pool, clock) = self else { return Ok(None) };
        // Waiting for a connection would make the reading less exact.
        let mut connection = pool.acquire().await?;
        let since = clock.count();
        let read = sqlx::AssertSqlSafe(format!("SELECT {NOW}"));
        let (read,): (i64,) = sqlx::query_as(read).fetch_one(&mut *connection).await?;
        Ok(Some((since, read)))
    }
}
