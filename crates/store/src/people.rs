//! People and the secrets that identify them. Secrets are stored as hashes only.

pub use ::table::Person;

use crate::{
    Answer, Store,
    id::{Id, hash_of},
    on,
};

/// How long a cookie or a token is valid.
pub const SESSION_MS: i64 = 365 * 24 * 3_600_000;

/// How often at most it is stored that a device is used: a read must not cost as much as a write.
const USED_MS: i64 = 3_600_000;

/// The most finished games that statistics count: more than anybody plays by hand.
pub const COUNTED: i64 = 10_000;

/// How long a one-time link is valid.
const LINK_MS: i64 = 15 * 60_000;

/// Lets one transaction at a time change what a person has: those that count it see what the others have added. SQLite has
/// one writer anyway.
macro_rules! lock_person {
    ($store:expr, $tx:expr, $person:expr) => {
        if matches!($store, $crate::Store::Postgres(..)) {
            sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
                .bind($person.to_string())
                .execute(&mut *$tx)
                .await?;
        }
    };
}
pub(crate) use lock_person;

impl Store {
    /// Statistics of a person's finished games: how many, how many won, total points, best score.
    pub fn statistics(&self, person: Id) -> Answer<'_, (i64, i64, i64, i64)> {
        Box::pin(async move {
            on!(self, pool => sqlx::query_as(
                "SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), 0) AS BIGINT), \
                 CAST(COALESCE(SUM(score), 0) AS BIGINT), CAST(COALESCE(MAX(score), 0) AS BIGINT) \
                 FROM (SELECT MAX(score) AS score, MAX(place) AS place FROM \
                 (SELECT table_id, score, place FROM seat WHERE person_id = $1 AND score IS NOT NULL LIMIT $2) AS own \
                 JOIN game_table ON id = table_id WHERE moved = 0 GROUP BY table_id HAVING COUNT(*) = 1) AS game")
                .bind(person.to_string()).bind(COUNTED).fetch_one(pool).await)
        })
    }

    /// Stores a new person.
    pub fn add_person<'a>(&'a self, person: &'a Person) -> Answer<'a, ()> {
        Box::pin(async move {
            on!(self, pool => sqlx::query("INSERT INTO person (id, name, created_at) VALUES ($1, $2, $3)")
                .bind(person.id.to_string()).bind(&person.name).bind(self.now()).execute(pool).await.map(drop))
        })
    }

    /// Gives a person another name.
    pub fn rename_person<'a>(&'a self, person: Id, name: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            on!(self, pool => sqlx::query("UPDATE person SET name = $1 WHERE id = $2")
                .bind(name).bind(person.to_string()).execute(pool).await.map(drop))
        })
    }

    /// Stores the hash of the secret of a one-time link.
    pub fn add_link<'a>(&'a self, secret: &'a str, person: Id) -> Answer<'a, ()> {
        Box::pin(async move {
            on!(self, pool => sqlx::query(
                "INSERT INTO credential (hash, person_id, kind, expires_at, created_at) VALUES ($1, $2, 'link', $3, $4)")
                .bind(hash_of(secret)).bind(person.to_string()).bind(self.now() + LINK_MS).bind(self.now())
                .execute(pool).await.map(drop))
        })
    }

    /// The person identified by this secret.
    pub fn person_by<'a>(&'a self, secret: &'a str, kind: &'a str) -> Answer<'a, Option<Person>> {
        Box::pin(async move {
            let hash = hash_of(secret);
            let row: Option<(String, String, i64)> = on!(self, pool => sqlx::query_as(
                "SELECT p.id, p.name, c.used_at FROM credential c JOIN person p ON p.id = c.person_id \
                 WHERE c.hash = $1 AND c.kind = $2 AND c.expires_at > $3")
                .bind(&hash).bind(kind).bind(self.now()).fetch_optional(pool).await)?;
            if row.as_ref().is_some_and(|it| it.2 <= self.now() - USED_MS)
                && let Err(error) = self.note_use(&hash).await
            {
                tracing::debug!(%error, "it was not noted that a device is used");
            }
            Ok(row.and_then(|(id, name, _)| Some(Person { id: id.parse().ok()?, name })))
        })
    }

    /// Uses up a one-time link: only the first to use it gets in.
    pub fn take_link<'a>(&'a self, secret: &'a str) -> Answer<'a, Option<Person>> {
        Box::pin(async move {
            let row: Option<(String,)> = on!(self, pool => sqlx::query_as(
                "DELETE FROM credential WHERE hash = $1 AND kind = 'link' AND expires_at > $2 RETURNING person_id")
                .bind(hash_of(secret)).bind(self.now()).fetch_optional(pool).await)?;
            match row.and_then(|(id,)| id.parse().ok()) {
                Some(id) => self.person(id).await,
                None => Ok(None),
            }
        })
    }

    /// The person with this identifier.
    pub fn person(&self, id: Id) -> Answer<'_, Option<Person>> {
        Box::pin(async move {
            let name: Option<(String,)> = on!(self, pool => sqlx::query_as(
                "SELECT name FROM person WHERE id = $1").bind(id.to_string()).fetch_optional(pool).await)?;
            Ok(name.map(|(name,)| Person { id, name }))
        })
    }

    /// Deletes what has expired.
    pub fn drop_expired(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            on!(self, pool => sqlx::query("DELETE FROM credential WHERE expires_at < $1")
                .bind(self.now()).execute(pool).await.map(drop))?;
            on!(self, pool => sqlx::query("DELETE FROM passkey_challenge WHERE expires_at < $1")
                .bind(self.now()).execute(pool).await.map(drop))
        })
    }
}
