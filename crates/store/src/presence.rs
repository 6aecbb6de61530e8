//! Who is at which node. A process on one file is alone and knows it without asking.

use std::collections::HashSet;

use sqlx::AssertSqlSafe;

use crate::{
    Answer, Store,
    id::Id,
    nodes::{notify, notify_all},
    time::NOW,
};

/// How long a note holds that nobody renews: its node is gone then.
const PRESENCE_MS: i64 = 30_000;

impl Store {
    /// Notes who is at a table of this node, and tells the other nodes.
    pub fn note_presence<'a>(&'a self, table: Id, node: Id, people: &'a [Id]) -> Answer<'a, ()> {
        Box::pin(async move {
            let Self::Postgres(pool, _) = self else { return Ok(()) };
            let people: Vec<String> = people.iter().map(ToString::to_string).collect();
            let mut tx = pool.begin().await?;
            sqlx::query(
                "DELETE FROM presence WHERE table_id = $1 AND node = $2 AND person_id <> ALL($3)",
            )
            .bind(table.to_string())
            .bind(node.to_string())
            .bind(&people)
            .execute(&mut *tx)
            .await?;
            sqlx::query(AssertSqlSafe(format!(
                "INSERT INTO presence (table_id, person_id, node, until) \
                 SELECT $1, person, $2, {NOW} + $4 FROM unnest($3::text[]) AS person \
                 ON CONFLICT (table_id, person_id, node) DO UPDATE SET until = excluded.until"
            )))
            .bind(table.to_string())
            .bind(node.to_string())
            .bind(&people)
            .bind(PRESENCE_MS)
            .execute(&mut *tx)
            .await?;
            notify!(self, tx, table, node);
            tx.commit().await?;
            Ok(())
        })
    }

    /// Who is at a table of another node.
    pub fn present_elsewhere(&self, table: Id, node: Id) -> Answer<'_, HashSet<Id>> {
        Box::pin(async move {
            let Self::Postgres(pool, _) = self else { return Ok(HashSet::new()) };
            let rows: Vec<(String,)> = sqlx::query_as(AssertSqlSafe(format!(
                "SELECT DISTINCT person_id FROM presence WHERE table_id = $1 AND node <> $2 AND until > {NOW}"
            )))
            .bind(table.to_string())
            .bind(node.to_string())
            .fetch_all(pool)
            .await?;
            Ok(rows.into_iter().filter_map(|(id,)| id.parse().ok()).collect())
        })
    }

    /// Notes that these people came to a table of this node at this time without staying, and tells the other nodes.
    pub fn note_visits<'a>(
        &'a self,
        table: Id,
        node: Id,
        people: &'a [Id],
        at: i64,
    ) -> Answer<'a, ()> {
        Box::pin(async move {
            let Self::Postgres(pool, _) = self else { return Ok(()) };
            let people: Vec<String> = people.iter().map(ToString::to_string).collect();
            let mut tx = pool.begin().await?;
            sqlx::query(
                "INSERT INTO visit (table_id, person_id, node, at) \
                 SELECT $1, person, $2, $4 FROM unnest($3::text[]) AS person \
                 ON CONFLICT (table_id, person_id, node) DO UPDATE SET at = excluded.at",
            )
            .bind(table.to_string())
            .bind(node.to_string())
            .bind(&people)
            .bind(at)
            .execute(&mut *tx)
            .await?;
            notify!(self, tx, table, node);
            tx.commit().await?;
            Ok(())
        })
    }

    /// When people came to a table of another node last without staying.
    pub fn visits_elsewhere(&self, table: Id, node: Id) -> Answer<'_, Vec<(Id, i64)>> {
        Box::pin(async move {
            let Self::Postgres(pool, _) = self else { return Ok(Vec::new()) };
            let rows: Vec<(String, i64)> = sqlx::query_as(
                "SELECT person_id, at FROM visit WHERE table_id = $1 AND node <> $2",
            )
            .bind(table.to_string())
            .bind(node.to_string())
            .fetch_all(pool)
            .await?;
            Ok(rows.into_iter().filter_map(|(id, at)| Some((id.parse().ok()?, at))).collect())
        })
    }

    /// Forgets visits before this time, which matter to nobody any more.
    pub fn forget_visits(&self, before: i64) -> Answer<'_, ()> {
        Box::pin(async move {
            let Self::Postgres(pool, _) = self else { return Ok(()) };
            let forget = sqlx::query("DELETE FROM visit WHERE at < $1").bind(before);
            forget.execute(pool).await?;
            Ok(())
        })
    }

    /// Renews what this node has noted, and forgets what nodes noted that are gone. Gives the tables that those were at.
    pub fn renew_presence(&self, node: Id) -> Answer<'_, Vec<Id>> {
        Box::pin(async move {
            let Self::Postgres(pool, _) = self else { return Ok(Vec::new()) };
            let mut tx = pool.begin().await?;
            let renew = format!("UPDATE presence SET until = {NOW} + $2 WHERE node = $1");
            sqlx::query(AssertSqlSafe(renew))
                .bind(node.to_string())
                .bind(PRESENCE_MS)
                .execute(&mut *tx)
                .await?;
            let forget = format!("DELETE FROM presence WHERE until < {NOW} RETURNING table_id");
            let tables: Vec<String> =
                sqlx::query_scalar(AssertSqlSafe(forget)).fetch_all(&mut *tx).await?;
            notify_all(&mut tx, &node.to_string(), &tables).await?;
            tx.commit().await?;
            Ok(tables.iter().filter_map(|id| id.parse().ok()).collect())
        })
    }

    /// Forgets all that this node has noted: it closes.
    pub fn forget_presence(&self, node: Id) -> Answer<'_, ()> {
        Box::pin(async move {
            let Self::Postgres(pool, _) = self else { return Ok(()) };
            let mut tx = pool.begin().await?;
            let tables: Vec<String> =
                sqlx::query_scalar("DELETE FROM presence WHERE node = $1 RETURNING table_id")
                    .bind(node.to_string())
                    .fetch_all(&mut *tx)
                    .await?;
            notify_all(&mut tx, &node.to_string(), &tables).await?;
            tx.commit().await?;
            Ok(())
        })
    }
}
