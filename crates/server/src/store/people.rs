//! People and what proves that they are who they are. Secrets are kept as hashes only.

pub use ::table::Person;

use super::{Store, now, on};
use crate::id::{Id, hash_of};

/// How long a cookie or a token holds.
pub const SESSION_MS: i64 = 365 * 24 * 3_600_000;

/// How long a one-time link holds.
pub const LINK_MS: i64 = 15 * 60_000;

impl Store {
    /// The finished games of a person in numbers: how many, how many won, all points, the most points.
    pub async fn statistics(&self, person: Id) -> sqlx::Result<(i64, i64, i64, i64)> {
        on!(self, pool => sqlx::query_as(
            "SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), 0) AS BIGINT), \
             CAST(COALESCE(SUM(score), 0) AS BIGINT), CAST(COALESCE(MAX(score), 0) AS BIGINT) \
             FROM (SELECT MAX(score) AS score, MAX(place) AS place FROM seat \
             WHERE person_id = $1 AND score IS NOT NULL GROUP BY table_id HAVING COUNT(*) = 1) AS game")
            .bind(person.to_string()).fetch_one(pool).await)
    }

    /// Notes a new person.
    pub async fn add_person(&self, person: &Person) -> sqlx::Result<()> {
        on!(self, pool => sqlx::query("INSERT INTO person (id, name, created_at) VALUES ($1, $2, $3)")
            .bind(person.id.to_string()).bind(&person.name).bind(now()).execute(pool).await.map(drop))
    }

    /// Gives a person another name.
    pub async fn rename_person(&self, person: Id, name: &str) -> sqlx::Result<()> {
        on!(self, pool => sqlx::query("UPDATE person SET name = $1 WHERE id = $2")
            .bind(name).bind(person.to_string()).execute(pool).await.map(drop))
    }

    /// Keeps the hash of a secret of this kind: `cookie`, `token` or `link`.
    pub async fn add_credential(
        &self,
        secret: &str,
        person: Id,
        kind: &str,
        lasts_ms: i64,
    ) -> sqlx::Result<()> {
        on!(self, pool => sqlx::query(
            "INSERT INTO credential (hash, person_id, kind, expires_at) VALUES ($1, $2, $3, $4)")
            .bind(hash_of(secret)).bind(person.to_string()).bind(kind).bind(now() + lasts_ms)
            .execute(pool).await.map(drop))
    }

    /// Who proves to be someone with this secret.
    pub async fn person_by(&self, secret: &str, kind: &str) -> sqlx::Result<Option<Person>> {
        let row: Option<(String, String)> = on!(self, pool => sqlx::query_as(
            "SELECT p.id, p.name FROM credential c JOIN person p ON p.id = c.person_id \
             WHERE c.hash = $1 AND c.kind = $2 AND c.expires_at > $3")
            .bind(hash_of(secret)).bind(kind).bind(now()).fetch_optional(pool).await)?;
        Ok(row.and_then(|(id, name)| Some(Person { id: id.parse().ok()?, name })))
    }

    /// Uses up a one-time link: only the first one to come with it gets in.
    pub async fn take_link(&self, secret: &str) -> sqlx::Result<Option<Person>> {
        let row: Option<(String,)> = on!(self, pool => sqlx::query_as(
            "DELETE FROM credential WHERE hash = $1 AND kind = 'link' AND expires_at > $2 RETURNING person_id")
            .bind(hash_of(secret)).bind(now()).fetch_optional(pool).await)?;
        let Some((id,)) = row else { return Ok(None) };
        let name: Option<(String,)> = on!(self, pool => sqlx::query_as(
            "SELECT name FROM person WHERE id = $1").bind(&id).fetch_optional(pool).await)?;
        Ok(name.and_then(|(name,)| Some(Person { id: id.parse().ok()?, name })))
    }

    /// Forgets a secret: its bearer is nobody from now on.
    pub async fn drop_credential(&self, secret: &str) -> sqlx::Result<()> {
        on!(self, pool => sqlx::query("DELETE FROM credential WHERE hash = $1")
            .bind(hash_of(secret)).execute(pool).await.map(drop))
    }

    /// Forgets what has expired.
    pub async fn drop_expired(&self) -> sqlx::Result<()> {
        on!(self, pool => sqlx::query("DELETE FROM credential WHERE expires_at < $1")
            .bind(now()).execute(pool).await.map(drop))
    }
}
