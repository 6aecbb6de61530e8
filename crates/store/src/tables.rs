//! Tables with their seats: created, read, changed under a version, and listed.

use std::collections::BTreeMap;

use ::table::{Meta, moved::Brought};
use anyhow::Context as _;
use bots::Level;
use engine::RULES_VERSION;
use protocol::{RulesJson, table_info::TableState};

use crate::{
    Answer, Store,
    id::Id,
    nodes::notify,
    on,
    rows::{SeatRow, TableRow, meta},
    writer::Lease,
};

/// The maximum number of tables in one response.
pub const PAGE: i64 = 200;

/// How many public tables that wait for players are searched for one with a free seat, the most recently active first.
pub const SEARCHED: i64 = 1000;

/// Which tables are requested.
#[derive(Clone, Copy, Debug)]
pub enum List {
    /// Those where this person has a seat or is the host, finished ones left out.
    Mine(Id),
    /// Public ones with an open seat.
    Open,
    /// Finished ones where this person had a seat.
    Finished(Id),
    /// Public ones with a game in progress.
    Watched,
}

const COLUMNS: &str = "id, code, state, host, settings, spectators, muted, request, rules_version, \
    rules, start, secret, seed, revision, waiting, round, version, rematch, moved, created_at, started_at, updated_at";

/// Inserts a table and its seats, on either kind of store.
macro_rules! insert {
    ($tx:ident, $meta:ident) => {{
        let rules =
            serde_json::to_string(&RulesJson::from(&$meta.rules)).context("writing rules")?;
        sqlx::query(
            "INSERT INTO game_table (id, code, state, host, public, settings, rules_version, rules, start, seed, \
             revision, waiting, round, version, rematch, created_at, updated_at, secret, moved, started_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $13, $14, $15, 0, NULL, $11, $11, $12, $16, $17)")
            .bind($meta.id.to_string()).bind(&$meta.code).bind($meta.state.as_str())
            .bind($meta.host.to_string()).bind(i64::from($meta.settings.public)).bind($meta.settings.to_json())
            .bind(i64::from(RULES_VERSION)).bind(rules).bind(start_of($meta))
            .bind($meta.seed.map(hex::encode)).bind($meta.created_at)
            .bind($meta.secret.map(hex::encode))
            .bind(i64::from($meta.revision)).bind(i64::from($meta.waiting)).bind(i64::from($meta.round))
            .bind(i64::from($meta.moved)).bind($meta.started_at)
            .execute(&mut *$tx).await?;
        for (seat, place) in $meta.places.iter().enumerate() {
            sqlx::query("INSERT INTO seat (table_id, seat, colour, person_id, level, name, since) \
                VALUES ($1, $2, $3, $4, $5, $6, $7)")
                .bind($meta.id.to_string()).bind(number(seat)).bind(place.colour.as_str())
                .bind(place.person.map(|it| it.to_string())).bind(place.bot.map(Level::as_str))
                .bind(&place.name).bind(place.since).execute(&mut *$tx).await?;
        }
    }};
}

impl Store {
    /// Stores a new table.
    pub fn add_table<'a>(&'a self, meta: &'a Meta) -> Answer<'a, ()> {
        Box::pin(async move {
            on!(self, pool => {
                let mut tx = pool.begin().await?;
                insert!(tx, meta);
                tx.commit().await?;
            });
            Ok(())
        })
    }

    /// Stores a table with an imported game, completely or not at all. A bot that must answer is left to the next node that looks.
    pub fn add_game<'a>(&'a self, brought: &'a Brought) -> Answer<'a, ()> {
        Box::pin(async move {
            let meta = brought.sitting.meta();
            on!(self, pool => {
                let mut tx = pool.begin().await?;
                insert!(tx, meta);
                for (ply, (seat, line)) in (0_i64..).zip(&brought.lines) {
                    sqlx::query("INSERT INTO choice (table_id, ply, seat, entry, key, at) VALUES ($1, $2, $3, $4, '', $5)")
                        .bind(meta.id.to_string()).bind(ply).bind(number(seat.index())).bind(line.to_string())
                        .bind(meta.created_at).execute(&mut *tx).await?;
                }
                if meta.bot_is_due() {
                    sqlx::query("INSERT INTO bot_turn (table_id, node, until) VALUES ($1, '', 0)")
                        .bind(meta.id.to_string()).execute(&mut *tx).await?;
                }
                tx.commit().await?;
            });
            Ok(())
        })
    }

    /// Stores a rematch table for `old`, unless there already is one. Returns the rematch, or `None` if there is no table `old`.
    pub fn add_rematch<'a>(&'a self, meta: &'a Meta, old: Id, node: Id) -> Answer<'a, Option<Id>> {
        Box::pin(async move {
            let is_first = on!(self, pool => {
                let mut tx = pool.begin().await?;
                let noted = sqlx::query(
                    "UPDATE game_table SET rematch = $2, version = version + 1 WHERE id = $1 AND rematch IS NULL")
                    .bind(old.to_string()).bind(meta.id.to_string()).execute(&mut *tx).await?;
                let is_first = 0 < noted.rows_affected();
                if is_first {
                    insert!(tx, meta);
                    notify!(self, tx, old, node);
                }
                tx.commit().await?;
                is_first
            });
            if is_first {
                return Ok(Some(meta.id));
            }
            Ok(self.table(old).await?.and_then(|old| old.rematch))
        })
    }

    /// Writes a table that was changed at this time, if nobody else has changed it since. Returns whether it was written.
    pub fn save_table<'a>(
        &'a self,
        meta: &'a Meta,
        node: Id,
        lease: Lease,
        at: i64,
    ) -> Answer<'a, bool> {
        Box::pin(async move {
            on!(self, pool => {
                let mut tx = pool.begin().await?;
                let changed = sqlx::query(
                    "UPDATE game_table SET state = $3, host = $4, seed = $5, revision = $6, waiting = $7, \
                     rematch = $8, updated_at = $9, round = $10, started_at = $11, \
                     spectators = $12, muted = $13, request = $14, moved = $15, version = version + 1 WHERE id = $1 AND version = $2 \
                     AND revision = $6")
                    .bind(meta.id.to_string()).bind(meta.version).bind(meta.state.as_str())
                    .bind(meta.host.to_string()).bind(meta.seed.map(hex::encode))
                    .bind(i64::from(meta.revision)).bind(i64::from(meta.waiting))
                    .bind(meta.rematch.map(|it| it.to_string())).bind(at).bind(i64::from(meta.round))
                    .bind(meta.started_at).bind(i64::from(meta.spectators)).bind(meta.muted.join(" "))
                    .bind(meta.request.map(|it| it.to_string())).bind(i64::from(meta.moved))
                    .execute(&mut *tx).await?;
                if changed.rows_affected() == 0 {
                    return Ok(false);
                }
                for (seat, place) in meta.places.iter().enumerate() {
                    sqlx::query("UPDATE seat SET person_id = $3, level = $4, name = $5, colour = $6, since = $7, share = $8 \
                        WHERE table_id = $1 AND seat = $2")
                        .bind(meta.id.to_string()).bind(number(seat))
                        .bind(place.person.map(|it| it.to_string())).bind(place.bot.map(Level::as_str))
                        .bind(&place.name).bind(place.colour.as_str()).bind(place.since)
                        .bind(place.share.map(hex::encode)).execute(&mut *tx).await?;
                }
                if let Some(until) = lease.until(at).filter(|it| *it != 0) {
                    sqlx::query("INSERT INTO bot_turn (table_id, node, until) VALUES ($1, $2, $3) \
                        ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until")
                        .bind(meta.id.to_string()).bind(node.to_string()).bind(until)
                        .execute(&mut *tx).await?;
                } else {
                    sqlx::query("DELETE FROM bot_turn WHERE table_id = $1")
                        .bind(meta.id.to_string()).execute(&mut *tx).await?;
                }
                notify!(self, tx, meta.id, node);
                tx.commit().await?;
            });
            Ok(true)
        })
    }

    /// The table with this identifier.
    pub fn table(&self, id: Id) -> Answer<'_, Option<Meta>> {
        Box::pin(async move {
            let sql =
                sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM game_table WHERE id = $1"));
            let row: Option<TableRow> = on!(self, pool => sqlx::query_as(sql).bind(id.to_string()).fetch_optional(pool).await)?;
            let Some(row) = row else { return Ok(None) };
            let seats: Vec<SeatRow> = on!(self, pool => sqlx::query_as(
                "SELECT table_id, colour, person_id, level, name, since, share, score, place FROM seat WHERE table_id = $1 ORDER BY seat")
                .bind(id.to_string()).fetch_all(pool).await)?;
            Ok(Some(meta(row, seats)?))
        })
    }

    /// The table with this join code.
    pub fn table_by_code<'a>(&'a self, code: &'a str) -> Answer<'a, Option<Id>> {
        Box::pin(async move {
            let row: Option<(String,)> = on!(self, pool => sqlx::query_as(
                "SELECT id FROM game_table WHERE code = $1").bind(code).fetch_optional(pool).await)?;
            Ok(row.and_then(|(id,)| id.parse().ok()))
        })
    }

    /// Tables of a list, the most recently active first.
    pub fn tables(&self, list: List) -> Answer<'_, Vec<Meta>> {
        Box::pin(async move {
            const MINE: &str = "state <> 'finished' AND id IN (SELECT table_id FROM seat WHERE person_id = $1 \
                UNION SELECT id FROM game_table WHERE host = $1)";
            const FINISHED: &str =
                "state = 'finished' AND id IN (SELECT table_id FROM seat WHERE person_id = $1)";
            const WATCHED: &str = "state = 'playing' AND public = 1 AND $1 = ''";
            let open = format!(
                "id IN (SELECT id FROM game_table WHERE state = 'waiting' AND public = 1 \
                ORDER BY updated_at DESC LIMIT {SEARCHED}) AND $1 = '' AND \
                EXISTS (SELECT 1 FROM seat WHERE table_id = game_table.id AND person_id IS NULL AND level IS NULL)"
            );
            let (which, person) = match list {
                List::Mine(person) => (MINE, person.to_string()),
                List::Finished(person) => (FINISHED, person.to_string()),
                List::Open => (&*open, String::new()),
                List::Watched => (WATCHED, String::new()),
            };
            // A game in progress is updated with every choice: no index could keep up with the order of these updates.
            let order = if matches!(list, List::Watched) { "created_at" } else { "updated_at" };
            let chosen =
                format!("FROM game_table WHERE {which} ORDER BY {order} DESC LIMIT {PAGE}");
            let tables = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} {chosen}"));
            let seats = sqlx::AssertSqlSafe(format!(
                "SELECT table_id, colour, person_id, level, name, since, share, score, place FROM seat \
                 WHERE table_id IN (SELECT id {chosen}) ORDER BY table_id, seat"
            ));
            let rows: Vec<TableRow> =
                on!(self, pool => sqlx::query_as(tables).bind(&person).fetch_all(pool).await)?;
            let seats: Vec<SeatRow> =
                on!(self, pool => sqlx::query_as(seats).bind(&person).fetch_all(pool).await)?;
            let mut by_table = BTreeMap::<String, Vec<SeatRow>>::new();
            for seat in seats {
                by_table.entry(seat.table_id.clone()).or_default().push(seat);
            }
            let whole = |row: TableRow| {
                let seats = by_table.remove(&row.id).unwrap_or_default();
                meta(row, seats)
            };
            // A table that was changed between the two queries may lack its seats: it is in the next response.
            let rows = rows
                .into_iter()
                .map(whole)
                .filter(|it| it.as_ref().map_or(true, |it| !it.places.is_empty()));
            rows.collect()
        })
    }

    /// Tables in this state that have been inactive since a time.
    pub fn untouched(&self, state: TableState, since: i64) -> Answer<'_, Vec<Id>> {
        Box::pin(async move {
            // The state is part of the statement itself, so that the index of just these tables can serve.
            let sql = sqlx::AssertSqlSafe(format!(
                "SELECT id FROM game_table WHERE state = '{}' AND updated_at < $1 LIMIT 100",
                state.as_str()
            ));
            let rows: Vec<(String,)> =
                on!(self, pool => sqlx::query_as(sql).bind(since).fetch_all(pool).await)?;
            Ok(rows.into_iter().filter_map(|(id,)| id.parse().ok()).collect())
        })
    }

    /// The version, revision and last chat line of these tables: what a node compares after missing notifications.
    pub fn versions<'a>(&'a self, ids: &'a [Id]) -> Answer<'a, Vec<(Id, i64, u32, i64)>> {
        Box::pin(async move {
            const SQL: &str = "SELECT id, version, revision, \
                COALESCE((SELECT MAX(n) FROM chat WHERE table_id = game_table.id), 0) \
                FROM game_table WHERE id = ANY($1)";
            let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
            let rows: Vec<(String, i64, i64, i64)> = match self {
                Self::Postgres(pool, _) => sqlx::query_as(SQL).bind(ids).fetch_all(pool).await?,
                // A process on one file is alone: nobody else can have changed anything.
                Self::Sqlite(..) => Vec::new(),
            };
            let read = |(id, version, revision, said): (String, i64, i64, i64)| {
                Some((id.parse().ok()?, version, u32::try_from(revision).ok()?, said))
            };
            Ok(rows.into_iter().filter_map(read).collect())
        })
    }
}

fn number(seat: usize) -> i64 {
    i64::try_from(seat).expect("at most five seats")
}

fn start_of(meta: &Meta) -> Option<i64> {
    meta.start.map(|seat| number(seat.index()))
}
