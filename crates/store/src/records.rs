//! Records that people have brought along: kept as long as there is room, those that nobody looks at for longest go first.

use std::time::Duration;

use crate::{
    Answer, Store,
    id::{Id, random_id},
    on,
};

/// How much is kept of what people bring.
#[derive(Clone, Copy, Debug)]
pub struct Shelf {
    /// The bytes of all records together.
    pub bytes: u64,
    /// For how long a record that was looked at does not make room for others.
    pub kept: Duration,
}

impl Shelf {
    fn bytes(self) -> i64 {
        i64::try_from(self.bytes).unwrap_or(i64::MAX)
    }

    fn kept_ms(self) -> i64 {
        i64::try_from(self.kept.as_millis()).unwrap_or(i64::MAX)
    }
}

impl Store {
    /// Keeps a record that somebody brought, unless there is no room for it.
    pub fn add_record<'a>(&'a self, text: &'a str, shelf: Shelf) -> Answer<'a, Option<Id>> {
        Box::pin(async move {
            // It writes first: on SQLite, what begins by reading may not write any more when another has written meanwhile.
            const MAKE_ROOM: &str = "DELETE FROM record WHERE id IN (SELECT id FROM (SELECT id, bytes, \
                SUM(bytes) OVER (ORDER BY used_at, id) AS upto FROM record WHERE used_at <= $1) AS old \
                WHERE upto - bytes < (SELECT COALESCE(SUM(bytes), 0) FROM record) + $2 - $3)";
            const USED: &str = "SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT), COALESCE(MAX(used_at), 0) FROM record";
            let (id, size) = (random_id(), i64::try_from(text.len()).unwrap_or(i64::MAX));
            on!(self, pool => {
                let mut tx = pool.begin().await?;
                sqlx::query(MAKE_ROOM).bind(self.now() - shelf.kept_ms()).bind(size).bind(shelf.bytes())
                    .execute(&mut *tx).await?;
                let (used, last): (i64, i64) = sqlx::query_as(USED).fetch_one(&mut *tx).await?;
                if shelf.bytes() < used.saturating_add(size) {
                    return Ok(None);
                }
                // Each has a moment of its own, so that their order is clear.
                sqlx::query("INSERT INTO record (id, text, created_at, bytes, used_at) VALUES ($1, $2, $3, $4, $5)")
                    .bind(id.to_string()).bind(text).bind(self.now()).bind(size).bind(self.now().max(last + 1))
                    .execute(&mut *tx).await?;
                tx.commit().await?;
            });
            Ok(Some(id))
        })
    }

    /// A record that somebody brought.
    pub fn record(&self, id: Id) -> Answer<'_, Option<String>> {
        Box::pin(async move {
            let row: Option<(String,)> = on!(self, pool => sqlx::query_as("SELECT text FROM record WHERE id = $1")
                .bind(id.to_string()).fetch_optional(pool).await)?;
            Ok(row.map(|(text,)| text))
        })
    }

    /// Notes that somebody looks at a record. That is written seldom: looking must not cost what writing costs.
    pub fn use_record(&self, id: Id, shelf: Shelf) -> Answer<'_, ()> {
        Box::pin(async move {
            on!(self, pool => sqlx::query(
                "UPDATE record SET used_at = CASE WHEN (SELECT MAX(used_at) FROM record) < $2 THEN $2 \
                 ELSE (SELECT MAX(used_at) + 1 FROM record) END WHERE id = $1 AND used_at <= $3")
                .bind(id.to_string()).bind(self.now()).bind(self.now() - shelf.kept_ms() / 24)
                .execute(pool).await.map(drop))
        })
    }
}
