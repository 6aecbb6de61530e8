//! The devices and programs that are signed in as a person, and the recovery code.

use std::collections::HashSet;

use crate::{
    Answer, Result, Store,
    id::{Id, hash_of},
    nodes::{SIGNED_OUT, notify},
    on,
    people::{SESSION_MS, lock_person},
};

/// How long a recovery code is valid: practically forever.
pub const RECOVERY_MS: i64 = 100 * 365 * 24 * 3_600_000;

/// The most devices and programs of one person, so that the list of them can be read.
pub const MOST: i64 = 50;

/// A device or a program that is signed in.
#[derive(Clone, Debug)]
pub struct Device {
    /// The hash of its secret.
    pub hash: String,
    /// `cookie` for a browser, `token` for a program.
    pub kind: String,
    /// The browser's user agent.
    pub device: String,
    pub created_at: i64,
}

impl Store {
    /// Stores the hash of the secret of a new device, `cookie` or `token`. If the person then has too many
    /// devices, deletes those that were unused for longest, except `asking`, and returns their hashes. The other nodes close
    /// their sockets.
    pub fn add_device<'a>(
        &'a self,
        secret: &'a str,
        person: Id,
        kind: &'a str,
        device: &'a str,
        asking: Option<&'a str>,
        node: Id,
    ) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            const TOO_MANY: &str = "DELETE FROM credential WHERE hash IN (SELECT hash FROM credential \
                WHERE person_id = $1 AND kind IN ('cookie', 'token') \
                ORDER BY CASE WHEN hash = $2 OR hash = $3 THEN 0 ELSE 1 END, \
                CASE WHEN used_at < created_at THEN created_at ELSE used_at END DESC, hash LIMIT 1000000 OFFSET $4) \
                RETURNING hash";
            let hash = hash_of(secret);
            let rows: Vec<(String,)> = on!(self, pool => {
                let mut tx = pool.begin().await?;
                lock_person!(self, tx, person);
                sqlx::query("INSERT INTO credential (hash, person_id, kind, expires_at, created_at, device, used_at) \
                    VALUES ($1, $2, $3, $4, $5, $6, $5)")
                    .bind(&hash).bind(person.to_string()).bind(kind).bind(self.now() + SESSION_MS).bind(self.now()).bind(device)
                    .execute(&mut *tx).await?;
                let gone: Vec<(String,)> = sqlx::query_as(TOO_MANY)
                    .bind(person.to_string()).bind(&hash).bind(asking.unwrap_or_default()).bind(MOST)
                    .fetch_all(&mut *tx).await?;
                for (hash,) in &gone {
                    notify!(self, tx, format_args!("{SIGNED_OUT}{hash}"), node);
                }
                tx.commit().await?;
                gone
            });
            Ok(rows.into_iter().map(|(hash,)| hash).collect())
        })
    }

    /// Notes that a device is used now.
    pub(crate) async fn note_use(&self, hash: &str) -> Result<()> {
        on!(self, pool => sqlx::query("UPDATE credential SET used_at = $2 WHERE hash = $1")
            .bind(hash).bind(self.now()).execute(pool).await.map(drop))
    }

    /// When the recovery code of a person was made, if there is one.
    pub fn recovery_since(&self, person: Id) -> Answer<'_, Option<i64>> {
        Box::pin(async move {
            let row: Option<(i64,)> = on!(self, pool => sqlx::query_as(
                "SELECT created_at FROM credential WHERE person_id = $1 AND kind = 'recovery' AND expires_at > $2")
                .bind(person.to_string()).bind(self.now()).fetch_optional(pool).await)?;
            Ok(row.map(|(at,)| at))
        })
    }

    /// Forgets the recovery code of a person; says whether there was one.
    pub fn drop_recovery(&self, person: Id) -> Answer<'_, bool> {
        Box::pin(async move {
            on!(self, pool => sqlx::query("DELETE FROM credential WHERE person_id = $1 AND kind = 'recovery'")
                .bind(person.to_string()).execute(pool).await.map(|it| it.rows_affected() != 0))
        })
    }

    /// The devices signed in as this person: the one that asks, by the hash of its secret, then the newest first.
    pub fn devices<'a>(&'a self, person: Id, asking: Option<&'a str>) -> Answer<'a, Vec<Device>> {
        Box::pin(async move {
            let rows: Vec<(String, String, String, i64)> = on!(self, pool => sqlx::query_as(
                "SELECT hash, kind, device, created_at FROM credential \
                 WHERE person_id = $1 AND kind IN ('cookie', 'token') AND expires_at > $2 \
                 ORDER BY CASE WHEN hash = $3 THEN 0 ELSE 1 END, created_at DESC, hash")
                .bind(person.to_string()).bind(self.now()).bind(asking.unwrap_or_default()).fetch_all(pool).await)?;
            let device =
                |(hash, kind, device, created_at)| Device { hash, kind, device, created_at };
            Ok(rows.into_iter().map(device).collect())
        })
    }

    /// Signs out a device of this person, by its hash; returns whether it existed. The other nodes close its sockets.
    pub fn sign_out<'a>(&'a self, person: Id, hash: &'a str, node: Id) -> Answer<'a, bool> {
        Box::pin(async move {
            on!(self, pool => {
                let mut tx = pool.begin().await?;
                let gone = sqlx::query(
                    "DELETE FROM credential WHERE hash = $1 AND person_id = $2 AND kind IN ('cookie', 'token')")
                    .bind(hash).bind(person.to_string()).execute(&mut *tx).await?.rows_affected();
                notify!(self, tx, format_args!("{SIGNED_OUT}{hash}"), node);
                tx.commit().await?;
                Ok(gone != 0)
            })
        })
    }

    /// Which of these secrets, by their hashes, are worth nothing any more.
    pub fn signed_out(&self, mut hashes: Vec<String>) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            const SQLITE: &str = "SELECT value FROM json_each($1)";
            const POSTGRES: &str = "SELECT json_array_elements_text($1::json)";
            if hashes.is_empty() {
                return Ok(hashes);
            }
            let listed = if matches!(self, Self::Sqlite(..)) { SQLITE } else { POSTGRES };
            let sql =
                format!("SELECT hash FROM credential WHERE expires_at > $2 AND hash IN ({listed})");
            let list = serde_json::Value::from(hashes.as_slice()).to_string();
            let valid: Vec<(String,)> = on!(self, pool => sqlx::query_as(sqlx::AssertSqlSafe(sql))
                .bind(list).bind(self.now()).fetch_all(pool).await)?;
            let valid: HashSet<String> = valid.into_iter().map(|it| it.0).collect();
            hashes.retain(|it| !valid.contains(it));
            Ok(hashes)
        })
    }

    /// Stores a new recovery code in place of the old one.
    pub fn set_recovery<'a>(&'a self, person: Id, code: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            on!(self, pool => {
                let mut tx = pool.begin().await?;
                lock_person!(self, tx, person);
                sqlx::query("DELETE FROM credential WHERE person_id = $1 AND kind = 'recovery'")
                    .bind(person.to_string()).execute(&mut *tx).await?;
                sqlx::query("INSERT INTO credential (hash, person_id, kind, expires_at, created_at) \
                    VALUES ($1, $2, 'recovery', $3, $4)")
                    .bind(hash_of(code)).bind(person.to_string()).bind(self.now() + RECOVERY_MS).bind(self.now())
                    .execute(&mut *tx).await?;
                tx.commit().await?;
                Ok(())
            })
        })
    }
}
