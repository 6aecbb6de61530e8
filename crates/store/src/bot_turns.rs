//! Bots' turns as leases: whoever holds one plays the bots of that table; when its time is up, anyone may take it.

use crate::{Answer, Store, id::Id, on, writer::LEASE_MS};

impl Store {
    /// Gives all turns free: for a process that knows itself to be alone.
    pub fn open_bot_turns(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            on!(self, pool => sqlx::query("UPDATE bot_turn SET until = 0").execute(pool).await.map(drop))
        })
    }

    /// Takes some turns whose time is up. Two nodes never get the same one, and neither waits for the other.
    pub fn take_bot_turns(&self, node: Id, now: i64) -> Answer<'_, Vec<Id>> {
        Box::pin(async move {
            const SQLITE: &str = "UPDATE bot_turn SET node = $1, until = $2 WHERE table_id IN \
                (SELECT table_id FROM bot_turn WHERE until < $3 ORDER BY until LIMIT 64) RETURNING table_id";
            const POSTGRES: &str = "UPDATE bot_turn SET node = $1, until = $2 WHERE table_id IN \
                (SELECT table_id FROM bot_turn WHERE until < $3 ORDER BY until LIMIT 64 FOR UPDATE SKIP LOCKED) \
                RETURNING table_id";
            let sql = if matches!(self, Self::Sqlite(..)) { SQLITE } else { POSTGRES };
            // Most of the time there is nothing to take, and a look does not disturb the writer.
            let due: Option<(i64,)> = on!(self, pool => sqlx::query_as(
                "SELECT until FROM bot_turn WHERE until < $1 LIMIT 1").bind(now).fetch_optional(pool).await)?;
            if due.is_none() {
                return Ok(Vec::new());
            }
            let rows: Vec<(String,)> = on!(self, pool => sqlx::query_as(sql)
                .bind(node.to_string()).bind(now + LEASE_MS).bind(now).fetch_all(pool).await)?;
            Ok(rows.into_iter().filter_map(|(id,)| id.parse().ok()).collect())
        })
    }

    /// Lets a turn rest until somebody's time is up.
    pub fn rest_bot_turn(&self, table: Id, until: i64) -> Answer<'_, ()> {
        Box::pin(async move {
            on!(self, pool => sqlx::query("UPDATE bot_turn SET until = $2 WHERE table_id = $1")
                .bind(table.to_string()).bind(until).execute(pool).await.map(drop))
        })
    }
}
