//! The store: people, tables, seats, choices and chat, in SQLite or PostgreSQL.
//!
//! One enum, no trait: every query is written once and runs on both. Choices are appended only by the [`writer`].
//!
//! Each function returns a boxed future ([`Answer`]), so that its queries are compiled here. The body of an `async` method is
//! compiled again in every crate that awaits it.

#![allow(clippy::single_match_else, reason = "two ways of equal weight read better as a match")]

mod bot_turns;
mod clock;
mod copies;
pub mod devices;
mod error;
mod file;
pub mod id;
pub mod log;
pub mod nodes;
pub mod passkeys;
pub mod people;
mod presence;
pub mod records;
mod rows;
pub mod tables;
mod time;
pub mod writer;

use std::{path::Path, pin::Pin, str::FromStr as _, time::Duration};

use anyhow::Context as _;
use sqlx::{
    Connection as _, PgPool, SqlSafeStr as _, SqliteConnection, SqlitePool,
    migrate::{MigrateError, Migration, MigrationType, Migrator},
    postgres::{PgConnectOptions, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

pub use self::clock::Clock;
use self::file::{Opened, make_private};
pub use error::{Error, Result};
pub use log::Entry;

/// What a function of the store returns.
pub type Answer<'a, T, E = Error> =
    Pin<Box<dyn Future<Output = std::result::Result<T, E>> + Send + 'a>>;

/// Runs the same query, or the same lines, on either pool; on that of SQLite, if its file is still there.
macro_rules! on {
    ($store:expr, $pool:ident => { $($lines:tt)* }) => {
        match $store {
            $crate::Store::Sqlite($pool, file, _) => {
                file.check().map_err(sqlx::Error::from)?;
                $($lines)*
            }
            $crate::Store::Postgres($pool, _) => { $($lines)* }
        }
    };
    ($store:expr, $pool:ident => $query:expr) => {
        $crate::on!($store, $pool => { $query.map_err($crate::Error::from) })
    };
}
pub(crate) use on;

/// The steps that bring a database up to date. A step that was released never changes: databases remember its checksum.
///
/// They are listed here instead of being read by `sqlx::migrate!`, which would build both drivers a second time.
macro_rules! migrations {
    ($folder:literal) => {
        migrator(&[
            (1, "house", include_str!(concat!("../migrations/", $folder, "/0001_house.sql"))),
            (2, "indexes", include_str!(concat!("../migrations/", $folder, "/0002_indexes.sql"))),
            (3, "results", include_str!(concat!("../migrations/", $folder, "/0003_results.sql"))),
            (4, "limits", include_str!(concat!("../migrations/", $folder, "/0004_limits.sql"))),
            (
                5,
                "spectators",
                include_str!(concat!("../migrations/", $folder, "/0005_spectators.sql")),
            ),
            (10, "clock", include_str!(concat!("../migrations/", $folder, "/0010_clock.sql"))),
            (
                11,
                "presence",
                include_str!(concat!("../migrations/", $folder, "/0011_presence.sql")),
            ),
            (12, "deal", include_str!(concat!("../migrations/", $folder, "/0012_deal.sql"))),
            (20, "moved", include_str!(concat!("../migrations/", $folder, "/0020_moved.sql"))),
            (
                30,
                "takebacks",
                include_str!(concat!("../migrations/", $folder, "/0030_takebacks.sql")),
            ),
            (31, "devices", include_str!(concat!("../migrations/", $folder, "/0031_devices.sql"))),
            (
                32,
                "passkeys",
                include_str!(concat!("../migrations/", $folder, "/0032_passkeys.sql")),
            ),
            (40, "visits", include_str!(concat!("../migrations/", $folder, "/0040_visits.sql"))),
            (41, "talk", include_str!(concat!("../migrations/", $folder, "/0041_talk.sql"))),
            (
                42,
                "unused_devices",
                include_str!(concat!("../migrations/", $folder, "/0042_unused_devices.sql")),
            ),
            (
                50,
                "settings",
                include_str!(concat!("../migrations/", $folder, "/0050_settings.sql")),
            ),
        ])
    };
}

fn migrator(steps: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.iter().map(migration).collect())
}

/// Where everything is stored.
#[derive(Clone, Debug)]
pub enum Store {
    /// One file, one process.
    Sqlite(SqlitePool, Opened, Clock),
    /// Any number of processes.
    Postgres(PgPool, Clock),
}

impl Store {
    /// Opens the SQLite file, making it if there is none, and brings it up to date. The clock then has its time.
    pub fn sqlite(file: &Path, clock: Clock) -> Answer<'_, Self, anyhow::Error> {
        Box::pin(async move {
            let cannot = || format!("the database {} cannot be written", file.display());
            let opened = Opened::new(file).with_context(cannot)?;
            let options = SqliteConnectOptions::new()
                .filename(file)
                // It was created above. If it disappears later, an empty one in its place would only hide that.
                .create_if_missing(false)
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full)
                // 16 MB of log before a checkpoint: a page that changes often is then written to the file only once.
                .pragma("wal_autocheckpoint", "4000")
                .busy_timeout(Duration::from_secs(5));
            let pool = SqlitePoolOptions::new()
                .max_connections(4)
                .acquire_timeout(Duration::from_secs(5))
                .after_release(|connection, _| Box::pin(is_at_rest(connection)))
                .connect_with(options)
                .await
                .with_context(|| format!("opening the database {}", file.display()))?;
            migrations!("sqlite").run(&pool).await.map_err(not_migrated)?;
            let store = Self::Sqlite(pool, opened, clock);
            store.begin_time().await.with_context(cannot)?;
            store.probe().await.with_context(cannot)?;
            Ok(store)
        })
    }

    /// Connects to PostgreSQL and brings the database up to date. The clock then has its time.
    pub fn postgres(url: &str, clock: Clock) -> Answer<'_, Self, anyhow::Error> {
        Box::pin(async move {
            // The address may hold a password: it is not repeated in the error.
            let options =
                PgConnectOptions::from_str(url).context("reading the address of the database")?;
            let pool = PgPoolOptions::new()
                .max_connections(8)
                .acquire_timeout(Duration::from_secs(5))
                .connect_with(options)
                .await
                .context("connecting to PostgreSQL")?;
            migrations!("postgres").run(&pool).await.map_err(not_migrated)?;
            let store = Self::Postgres(pool, clock);
            store.begin_time().await.context("reading the time of the database")?;
            store.probe().await.context("the database cannot be written")?;
            Ok(store)
        })
    }

    /// Whether the store can be written: the time is.
    pub fn probe(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            Ok(
                on!(self, pool => sqlx::query("UPDATE probe SET at = $1").bind(self.now()).execute(pool).await.map(drop))?,
            )
        })
    }

    /// Writes a consistent copy of an SQLite store to a new file, while it is in use.
    pub fn backup<'a>(&'a self, file: &'a str) -> Answer<'a, (), anyhow::Error> {
        Box::pin(async move {
            match self {
                Self::Sqlite(pool, ..) => {
                    make_private(Path::new(file)).context("writing the copy")?;
                    sqlx::query("VACUUM INTO $1")
                        .bind(file)
                        .execute(pool)
                        .await
                        .context("writing the copy")?;
                    let copy = SqlitePool::connect_with(SqliteConnectOptions::new().filename(file))
                        .await?;
                    let (sound,): (String,) =
                        sqlx::query_as("PRAGMA integrity_check").fetch_one(&copy).await?;
                    copy.close().await;
                    anyhow::ensure!(sound == "ok", "the copy is damaged: {sound}");
                    Ok(())
                }
                Self::Postgres(..) => {
                    anyhow::bail!("back up PostgreSQL with pg_dump: see docs/hosting.md")
                }
            }
        })
    }

    /// Closes all connections; what was written is on disk.
    pub fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            match self {
                Self::Sqlite(pool, ..) => pool.close().await,
                Self::Postgres(pool, _) => pool.close().await,
            }
        })
    }
}

/// Why a database could not be brought up to date, and what to do about it.
fn not_migrated(error: MigrateError) -> anyhow::Error {
    if let MigrateError::VersionMissing(step) = error {
        return anyhow::anyhow!(
            "this database was used by a newer version of the program (its step {step} is unknown here): start that version, \
             or restore a copy from before the update"
        );
    }
    anyhow::Error::new(error).context("bringing the database up to date")
}

/// Whether a connection may be used again.
///
/// On a full disk SQLite aborts a transaction by itself. Its driver does not notice and would begin the next one inside
/// one that no longer exists, which then never ends: such a connection is closed.
async fn is_at_rest(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    if connection.is_in_transaction() {
        // The rollback is in progress: whatever follows has to wait for it.
        connection.ping().await?;
    }
    Ok(!connection.is_in_transaction())
}
