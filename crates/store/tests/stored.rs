//! Databases of earlier versions are brought up to date, and everything in them can be read: a stored copy of an SQLite file, and the
//! same rows in PostgreSQL, where `NOTREDAME_TEST_POSTGRES` names a server.

#![expect(clippy::unwrap_used, reason = "what fails in a test fails the test")]

use std::{fs, path::Path, str::FromStr as _};

use bots::Level;
use protocol::table_info::{BotPace, TableState};
use sqlx::{
    AssertSqlSafe, PgPool, SqlSafeStr as _, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::SqliteConnectOptions,
};
use store::{Store, id::Id, tables::List};
use table::{Meta, TableSettings, meta::Birth};

/// A database as version 0.1.0 left it.
const STORED: &str = include_str!("stored/0.1.0.sql");

/// Its last step.
const LAST: i64 = 42;

/// The copy as an SQLite file, opened by this version.
async fn sqlite(folder: &Path) -> Store {
    let file = folder.join("notredame.sqlite");
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let pool = SqlitePool::connect_with(options).await.unwrap();
    sqlx::raw_sql(STORED).execute(&pool).await.unwrap();
    pool.close().await;
    Store::sqlite(&file, store::Clock::default()).await.unwrap()
}

/// The rows of the copy in a schema of their own, opened by this version.
async fn postgres(url: &str) -> Store {
    let schema = format!("stored{}", std::process::id());
    let pool = PgPool::connect(url).await.unwrap();
    sqlx::query(AssertSqlSafe(format!("CREATE SCHEMA {schema}"))).execute(&pool).await.unwrap();
    pool.close().await;
    let join = if url.contains('?') { '&' } else { '?' };
    let url = format!("{url}{join}options[search_path]={schema}");
    let pool = PgPool::connect(&url).await.unwrap();
    Migrator::with_migrations(steps()).run(&pool).await.unwrap();
    for row in STORED.lines().filter(|it| it.starts_with("INSERT INTO")) {
        let is_here = ["person", "game_table", "seat", "choice"]
            .iter()
            .any(|it| row.starts_with(&format!("INSERT INTO \"{it}\"")));
        if is_here {
            sqlx::raw_sql(row).execute(&pool).await.unwrap();
        }
    }
    pool.close().await;
    Store::postgres(&url, store::Clock::default()).await.unwrap()
}

/// The steps of PostgreSQL that version 0.1.0 had.
fn steps() -> Vec<Migration> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/postgres");
    let step = |file: fs::DirEntry| {
        let name = file.file_name().into_string().unwrap();
        let (version, name) = name.split_once('_').unwrap();
        let sql = AssertSqlSafe(fs::read_to_string(file.path()).unwrap()).into_sql_str();
        let version = i64::from_str(version).unwrap();
        Migration::new(version, name.to_owned().into(), MigrationType::Simple, sql, false)
    };
    let mut steps: Vec<_> = fs::read_dir(folder).unwrap().map(|file| step(file.unwrap())).collect();
    steps.retain(|it| it.version <= LAST);
    steps.sort_by_key(|it| it.version);
    steps
}

async fn table(store: &Store, byte: u8) -> Meta {
    store.table(Id::from_bytes([byte; 16])).await.unwrap().expect("a stored table")
}

async fn everything_is_there(store: &Store) {
    let [waiting, alone, playing, over] = [
        table(store, 0xA1).await,
        table(store, 0xA2).await,
        table(store, 0xA3).await,
        table(store, 0xA4).await,
    ];
    let none = TableSettings::default();
    assert_eq!(
        waiting.settings,
        TableSettings {
            public: true,
            seconds_per_choice: Some(86_400),
            substitute: Level::Expert,
            ..none
        }
    );
    assert_eq!(alone.settings, TableSettings { hints: true, bot_pace: BotPace::OnWord, ..none });
    assert_eq!(
        playing.settings,
        TableSettings {
            public: true,
            hints: false,
            seconds_per_choice: Some(60),
            substitute: Level::Novice,
            bot_pace: BotPace::AtOnce,
        }
    );
    assert_eq!(over.settings, none);
    assert_eq!(
        [&waiting, &alone, &playing, &over].map(|it| it.state),
        [TableState::Waiting, TableState::Playing, TableState::Playing, TableState::Finished]
    );
    assert!(playing.rules.new_persons && !playing.spectators && over.moved);
    assert_eq!(playing.muted, ["0123456789abcdef"]);
    assert_eq!(waiting.places[0].since, 1_790_000_000_500);
    assert_eq!(waiting.places[0].share, Some([0x7E; 32]));
    assert_eq!(over.finals.iter().map(|it| it.score).collect::<Vec<_>>(), [61, 48]);

    let ids = |tables: Vec<Meta>| tables.into_iter().map(|it| it.id).collect::<Vec<_>>();
    assert_eq!(ids(store.tables(List::Open).await.unwrap()), [waiting.id]);
    assert_eq!(ids(store.tables(List::Watched).await.unwrap()), [playing.id]);

    let birth =
        Birth { id: Id::from_bytes([0xB1; 16]), code: "EEEEEE".into(), at: 1, secret: None };
    let new = Meta::new(birth, waiting.host, waiting.rules, None, waiting.places.clone());
    store.add_table(&Meta { settings: playing.settings, ..new }).await.unwrap();
    assert_eq!(table(store, 0xB1).await.settings, playing.settings);
    assert_eq!(store.copy_table(playing.id, 2).await.unwrap(), 2);
}

#[tokio::test]
async fn a_database_of_the_first_version_is_brought_up_to_date_sqlite() {
    let folder = std::env::temp_dir().join(format!("nd-stored-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let store = sqlite(&folder).await;
    everything_is_there(&store).await;
    store.close().await;
    fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_database_of_the_first_version_is_brought_up_to_date_postgres() {
    let Ok(url) = std::env::var("NOTREDAME_TEST_POSTGRES") else {
        println!("NOTREDAME_TEST_POSTGRES is not set: only SQLite was tested");
        return;
    };
    let store = postgres(&url).await;
    everything_is_there(&store).await;
    store.close().await;
}
