//! The one task of a node that appends choices: whatever has queued up goes into one transaction.
//!
//! A choice is told to nobody before its transaction is committed. On PostgreSQL the transaction carries one
//! notification that names the tables, because many small ones would wait for each other.

use std::{collections::HashSet, time::Instant};

use ::table::meta::Final;
use protocol::table_info::TableState;
use sqlx::{Sqlite, pool::PoolConnection};
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinHandle,
};

use crate::{Entry, Error, Result, Store, id::Id, nodes::notify_all};

/// The most choices in one transaction.
const BATCH: usize = 256;

/// How long a bot's turn belongs to the node that has it.
pub const LEASE_MS: i64 = 15_000;

/// An entry on its way into the log, with what it makes of its table.
#[derive(Debug)]
pub struct Append {
    pub table: Id,
    pub entry: Entry,
    pub waiting: u8,
    pub state: TableState,
    pub round: u8,
    /// How each seat ended up, if this is the last entry.
    pub finals: Vec<Final>,
    /// What becomes of the table's turn for bots.
    pub lease: Lease,
    pub reply: oneshot::Sender<Result<bool>>,
}

/// What an entry makes of the lease on a table's bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lease {
    /// No bots play here.
    None,
    /// A bot must answer next, and this node asks it.
    Taken,
    /// No bot must answer any more.
    Over,
    /// No bot must answer before this time, when somebody's time is up.
    At(i64),
}

impl Lease {
    /// What becomes of the turn if a bot must answer now, or somebody's time is up later.
    pub fn of(bot_due: bool, deadline: Option<i64>) -> Self {
        match deadline {
            _ if bot_due => Self::Taken,
            Some(at) => Self::At(at),
            None => Self::Over,
        }
    }

    /// Until when the turn belongs to this node, if it is taken at this time; 0 for a turn that is over.
    pub const fn until(self, now: i64) -> Option<i64> {
        match self {
            Self::None => None,
            Self::Taken => Some(now + LEASE_MS),
            Self::Over => Some(0),
            Self::At(time) => Some(time),
        }
    }

    const fn is_noted(self) -> bool {
        matches!(self, Self::Taken | Self::At(_))
    }
}

/// The way to the writer.
#[derive(Clone, Debug)]
pub struct Writer {
    inbox: mpsc::Sender<Append>,
}

impl Writer {
    /// Starts the writer of this node. Told to stop, it writes what it was handed and takes no more.
    pub fn start(store: Store, node: Id, stop: oneshot::Receiver<()>) -> (Self, JoinHandle<()>) {
        let (inbox, outbox) = mpsc::channel(1024);
        (Self { inbox }, tokio::spawn(run(store, node.to_string(), outbox, stop)))
    }

    /// Hands an entry over; the answer says whether it was the next one of its table.
    pub async fn append(&self, append: Append) -> Result<()> {
        self.inbox.send(append).await.map_err(|_| Error::Closing)
    }
}

async fn run(
    store: Store,
    node: String,
    mut outbox: mpsc::Receiver<Append>,
    mut stop: oneshot::Receiver<()>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut kept = None;
    let mut stopped = false;
    loop {
        let taken = tokio::select! {
            taken = outbox.recv_many(&mut batch, BATCH) => taken,
            _ = &mut stop, if !stopped => {
                stopped = true;
                outbox.close();
                continue;
            }
        };
        if taken == 0 {
            return;
        }
        // Whoever is about to choose comes along: a commit costs more than a choice.
        tokio::task::yield_now().await;
        while batch.len() < BATCH
            && let Ok(append) = outbox.try_recv()
        {
            batch.push(append);
        }
        let began = Instant::now();
        metrics::histogram!("notredame_commit_batch").record(count(batch.len()));
        let written = match &store {
            Store::Sqlite(pool, file, _) => match file.check() {
                Ok(()) => sqlite_all(pool, &mut kept, &node, &batch).await,
                Err(error) => Err(error.into()),
            },
            Store::Postgres(pool, _) => postgres(pool, &node, &batch).await,
        };
        metrics::histogram!("notredame_commit_seconds").record(began.elapsed());
        answer(batch.drain(..), written);
    }
}

#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn count(n: usize) -> f64 {
    n as f64
}

/// Tells each whether it was written.
fn answer(batch: impl Iterator<Item = Append>, written: sqlx::Result<Vec<bool>>) {
    match written {
        Ok(written) => {
            for (append, is_in) in batch.zip(written) {
                // Whoever asked may have gone meanwhile; the choice is stored all the same.
                drop(append.reply.send(Ok(is_in)));
            }
        }
        Err(error) => {
            metrics::counter!("notredame_store_errors_total").increment(1);
            tracing::error!(%error, "a transaction with choices was not committed");
            for append in batch {
                let away = sqlx::Error::Protocol("the transaction was not committed".into());
                drop(append.reply.send(Err(Error::Unavailable(away))));
            }
        }
    }
}

/// The rows of entries as JSON: one statement takes them all, however many there are.
fn rows<'a>(batch: impl Iterator<Item = &'a Append>) -> String {
    let row = |it: &'a Append| {
        let Entry { ply, seat, text, key, at } = &it.entry;
        let lease = it.lease.until(*at).unwrap_or(-1);
        let finals: Vec<(u16, u8)> = it.finals.iter().map(|it| (it.score, it.place)).collect();
        let (table, state) = (it.table.to_string(), it.state.as_str());
        (table, ply, seat, text, key, at, it.waiting, state, lease, it.round, finals)
    };
    serde_json::to_string(&batch.map(row).collect::<Vec<_>>()).expect("rows are plain JSON")
}

/// One transaction on the connection that the writer keeps: its page cache stays warm, and the statements go to the
/// connection's thread as one message. Whatever fails closes the connection, which takes the transaction back.
async fn sqlite(
    pool: &sqlx::SqlitePool,
    kept: &mut Option<PoolConnection<Sqlite>>,
    node: &str,
    batch: &[Append],
) -> sqlx::Result<()> {
    let mut sql = "BEGIN IMMEDIATE; \
        INSERT INTO choice (table_id, ply, seat, entry, key, at) \
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each($1); \
        UPDATE game_table SET revision = b.ply + 1, waiting = b.waiting, round = b.round, updated_at = b.at \
        FROM (SELECT value ->> 0 AS id, value ->> 1 AS ply, value ->> 5 AS at, value ->> 6 AS waiting, \
        value ->> 9 AS round FROM json_each($1)) AS b WHERE game_table.id = b.id AND game_table.revision = b.ply; "
        .to_owned();
    if batch.iter().any(|it| it.state != TableState::Playing) {
        sql += "UPDATE game_table SET state = b.state FROM (SELECT value ->> 0 AS id, value ->> 7 AS state \
            FROM json_each($1)) AS b WHERE game_table.id = b.id AND game_table.state <> b.state; \
            UPDATE seat SET score = b.score, place = b.place FROM (SELECT e.value ->> 0 AS id, s.key AS seat, \
            s.value ->> 0 AS score, s.value ->> 1 AS place FROM json_each($1) AS e, json_each(e.value, '$[10]') AS s) AS b \
            WHERE seat.table_id = b.id AND seat.seat = b.seat; ";
    }
    if batch.iter().any(|it| it.lease.is_noted()) {
        sql += "INSERT INTO bot_turn (table_id, node, until) SELECT value ->> 0, $2, value ->> 8 FROM json_each($1) \
            WHERE value ->> 8 > 0 ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until; ";
    }
    if batch.iter().any(|it| it.lease == Lease::Over) {
        sql += "DELETE FROM bot_turn WHERE table_id IN (SELECT value ->> 0 FROM json_each($1) WHERE value ->> 8 = 0); ";
    }
    sql += "COMMIT";
    let mut connection = match kept.take() {
        Some(connection) => connection,
        None => pool.acquire().await?,
    };
    let rows = rows(batch.iter());
    let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(rows).bind(node);
    match query.execute(&mut *connection).await {
        Ok(_) => {
            *kept = Some(connection);
            Ok(())
        }
        Err(error) => {
            drop(connection.close().await);
            Err(error)
        }
    }
}

/// All entries in one transaction; when one of them is not the next of its table, each in its own. Each table has at
/// most one entry in a batch, because it waits for the answer before the next.
async fn sqlite_all(
    pool: &sqlx::SqlitePool,
    kept: &mut Option<PoolConnection<Sqlite>>,
    node: &str,
    batch: &[Append],
) -> sqlx::Result<Vec<bool>> {
    match sqlite(pool, kept, node, batch).await {
        Ok(()) => return Ok(vec![true; batch.len()]),
        Err(error) if !is_taken(&error) => return Err(error),
        Err(_) => {}
    }
    let mut written = Vec::with_capacity(batch.len());
    for append in batch {
        written.push(match sqlite(pool, kept, node, std::slice::from_ref(append)).await {
            Ok(()) => true,
            Err(error) if is_taken(&error) => false,
            Err(error) => return Err(error),
        });
    }
    Ok(written)
}

/// Whether the place of an entry in its log is taken.
fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

async fn postgres(pool: &sqlx::PgPool, node: &str, batch: &[Append]) -> sqlx::Result<Vec<bool>> {
    const B: &str = "WITH b AS (SELECT value ->> 0 AS id, (value ->> 1)::bigint AS ply, (value ->> 2)::bigint AS seat, \
        value ->> 3 AS entry, value ->> 4 AS key, (value ->> 5)::bigint AS at, (value ->> 6)::bigint AS waiting, \
        value ->> 7 AS state, (value ->> 8)::bigint AS until, (value ->> 9)::bigint AS round FROM json_array_elements($1::json)) ";
    let mut rows = rows(batch.iter());
    let mut tx = pool.begin().await?;
    let ids: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(format!(
        "{B} INSERT INTO choice (table_id, ply, seat, entry, key, at) \
         SELECT id, ply, seat, entry, key, at FROM b ORDER BY id ON CONFLICT DO NOTHING RETURNING table_id"
    )))
    .bind(&rows)
    .fetch_all(&mut *tx)
    .await?;
    let ids: HashSet<&str> = ids.iter().map(String::as_str).collect();
    let written: Vec<bool> =
        batch.iter().map(|it| ids.contains(it.table.to_string().as_str())).collect();
    if ids.len() < batch.len() {
        // Another node has come first with some.
        rows =
            self::rows(batch.iter().zip(&written).filter_map(|(it, &is_in)| is_in.then_some(it)));
    }
    sqlx::query(sqlx::AssertSqlSafe(format!(
        "{B}, locked AS (SELECT t.id, b.ply, b.waiting, b.state, b.round, b.at FROM game_table t JOIN b ON t.id = b.id \
         WHERE t.revision = b.ply ORDER BY t.id FOR UPDATE OF t) \
         UPDATE game_table t SET revision = l.ply + 1, waiting = l.waiting, state = l.state, round = l.round, \
         updated_at = l.at \
         FROM locked l WHERE t.id = l.id"
    )))
    .bind(&rows)
    .execute(&mut *tx)
    .await?;
    if batch.iter().any(|it| !it.finals.is_empty()) {
        sqlx::query(
            "UPDATE seat SET score = (s.value ->> 0)::bigint, place = (s.value ->> 1)::bigint \
             FROM json_array_elements($1::json) AS e(value), \
             json_array_elements(e.value -> 10) WITH ORDINALITY AS s(value, n) \
             WHERE seat.table_id = e.value ->> 0 AND seat.seat = s.n - 1",
        )
        .bind(&rows)
        .execute(&mut *tx)
        .await?;
    }
    if batch.iter().any(|it| it.lease.is_noted()) {
        sqlx::query(sqlx::AssertSqlSafe(format!(
            "{B} INSERT INTO bot_turn (table_id, node, until) SELECT id, $2, until FROM b WHERE until > 0 ORDER BY id \
             ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until"
        )))
        .bind(&rows)
        .bind(node)
        .execute(&mut *tx)
        .await?;
    }
    if batch.iter().any(|it| it.lease == Lease::Over) {
        sqlx::query(sqlx::AssertSqlSafe(format!(
            "{B} DELETE FROM bot_turn WHERE table_id IN (SELECT id FROM b WHERE until = 0)"
        )))
        .bind(&rows)
        .execute(&mut *tx)
        .await?;
    }
    let ids: Vec<String> = ids.into_iter().map(str::to_owned).collect();
    notify_all(&mut tx, node, &ids).await?;
    tx.commit().await?;
    Ok(written)
}
