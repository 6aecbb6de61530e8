//! People's passkeys, and the challenges that have not been answered yet.

use crate::{
    Answer, Store,
    id::{Id, hash_of},
    on,
    people::lock_person,
};

/// How long a challenge can be answered.
const CHALLENGE_MS: i64 = 5 * 60_000;

/// The maximum number of passkeys per person.
pub const MOST: usize = 20;

/// A passkey.
#[derive(Clone, Debug)]
pub struct StoredPasskey {
    /// The hash of the key's own identifier.
    pub hash: String,
    /// The user agent of the browser that created it.
    pub device: String,
    /// Its public half, serialised by the library.
    pub public_key: String,
    pub created_at: i64,
}

type Row = (String, String, String, i64);

fn read((hash, device, public_key, created_at): Row) -> StoredPasskey {
    StoredPasskey { hash, device, public_key, created_at }
}

impl Store {
    /// The passkeys of a person, the newest first.
    pub fn passkeys(&self, person: Id) -> Answer<'_, Vec<StoredPasskey>> {
        Box::pin(async move {
            let rows: Vec<Row> = on!(self, pool => sqlx::query_as(
                "SELECT hash, device, public_key, created_at FROM passkey WHERE person_id = $1 \
                 ORDER BY created_at DESC, hash")
                .bind(person.to_string()).fetch_all(pool).await)?;
            Ok(rows.into_iter().map(read).collect())
        })
    }

    /// The passkey of a person under this hash.
    pub fn passkey<'a>(&'a self, person: Id, hash: &'a str) -> Answer<'a, Option<StoredPasskey>> {
        Box::pin(async move {
            let row: Option<Row> = on!(self, pool => sqlx::query_as(
                "SELECT hash, device, public_key, created_at FROM passkey WHERE person_id = $1 AND hash = $2")
                .bind(person.to_string()).bind(hash).fetch_optional(pool).await)?;
            Ok(row.map(read))
        })
    }

    /// Stores a new passkey; returns whether nobody has it yet and the person does not have too many.
    pub fn add_passkey<'a>(&'a self, person: Id, key: &'a StoredPasskey) -> Answer<'a, bool> {
        Box::pin(async move {
            on!(self, pool => {
                let mut tx = pool.begin().await?;
                lock_person!(self, tx, person);
                let added = sqlx::query(
                    "INSERT INTO passkey (hash, person_id, device, public_key, created_at) \
                     SELECT $1, $2, $3, $4, $5 WHERE (SELECT COUNT(*) FROM passkey WHERE person_id = $2) < $6 \
                     ON CONFLICT DO NOTHING")
                    .bind(&key.hash).bind(person.to_string()).bind(&key.device).bind(&key.public_key)
                    .bind(key.created_at).bind(i64::try_from(MOST).unwrap_or(i64::MAX))
                    .execute(&mut *tx).await?.rows_affected();
                tx.commit().await?;
                Ok(added == 1)
            })
        })
    }

    /// Stores a passkey's new counter, so that a copy of it is noticed; returns whether it was still the `old` one.
    pub fn renew_passkey<'a>(
        &'a self,
        hash: &'a str,
        old: &'a str,
        new: &'a str,
    ) -> Answer<'a, bool> {
        Box::pin(async move {
            on!(self, pool => sqlx::query("UPDATE passkey SET public_key = $1 WHERE hash = $2 AND public_key = $3")
                .bind(new).bind(hash).bind(old).execute(pool).await.map(|it| it.rows_affected() == 1))
        })
    }

    /// Deletes a passkey of a person; returns whether it existed.
    pub fn drop_passkey<'a>(&'a self, person: Id, hash: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            on!(self, pool => sqlx::query("DELETE FROM passkey WHERE person_id = $1 AND hash = $2")
                .bind(person.to_string()).bind(hash).execute(pool).await.map(|it| it.rows_affected() == 1))
        })
    }

    /// Stores a challenge until it is answered: with a person who registers a passkey, or without one for signing in.
    pub fn add_challenge<'a>(
        &'a self,
        secret: &'a str,
        person: Option<Id>,
        state: &'a str,
    ) -> Answer<'a, ()> {
        Box::pin(async move {
            on!(self, pool => sqlx::query(
                "INSERT INTO passkey_challenge (hash, person_id, state, expires_at) VALUES ($1, $2, $3, $4)")
                .bind(hash_of(secret)).bind(person.map(|it| it.to_string())).bind(state)
                .bind(self.now() + CHALLENGE_MS).execute(pool).await.map(drop))
        })
    }

    /// Uses up a challenge: only the first answer counts.
    pub fn take_challenge<'a>(
        &'a self,
        secret: &'a str,
        person: Option<Id>,
    ) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let row: Option<(Option<String>, String)> = on!(self, pool => sqlx::query_as(
                "DELETE FROM passkey_challenge WHERE hash = $1 AND expires_at > $2 RETURNING person_id, state")
                .bind(hash_of(secret)).bind(self.now()).fetch_optional(pool).await)?;
            let whose = person.map(|it| it.to_string());
            Ok(row.filter(|it| it.0 == whose).map(|it| it.1))
        })
    }
}
