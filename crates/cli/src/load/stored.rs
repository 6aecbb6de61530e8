//! A server with many stored games: how soon it is ready, and how large it is before the first player.

use std::time::{Duration, Instant};

use anyhow::Context as _;
use client::Client;
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::sync::mpsc;

use super::{
    Arguments,
    node::{Node, free_port},
    table::{self, Log, Script},
    until_ready,
    watch::Process,
};

/// Plays one game, stores it as often as wanted under other names, and restarts the server.
pub(super) async fn run(arguments: &Arguments, games: usize) -> anyhow::Result<()> {
    let folder = arguments.data.as_ref().context("--stored needs --data")?;
    let node = Node::open(arguments, free_port()?)?;
    until_ready(&node.url).await?;
    let log = whole_game(&node.url, arguments.players.into()).await?;
    drop(node);
    let file = SqliteConnectOptions::new().filename(folder.join("notredame.sqlite"));
    let mut database = SqliteConnection::connect_with(&file).await?;
    copy(&mut database, &log.table, i64::try_from(games)?).await.context("storing the games")?;
    let (stored, choices): (i64, i64) =
        sqlx::query_as("SELECT (SELECT count(*) FROM game_table), (SELECT count(*) FROM choice)")
            .fetch_one(&mut database)
            .await?;
    database.close().await?;
    let mut times = Vec::new();
    let mut memory_kb = 0;
    for _ in 0..5 {
        let since = Instant::now();
        let node = Node::open(arguments, free_port()?)?;
        let stranger = Client::stranger(&node.url);
        while stranger.get("/readyz").await.is_err() {
            anyhow::ensure!(
                since.elapsed() < Duration::from_mins(1),
                "the server does not become ready"
            );
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        times.push(since.elapsed());
        memory_kb = Process(node.id()).memory_kb()?;
    }
    times.sort_unstable();
    println!("stored games                 {stored}, with {choices} choices");
    println!(
        "ready after                  {:.0} ms (middle of {}), {:.0} ms at most",
        times[times.len() / 2].as_secs_f64() * 1e3,
        times.len(),
        times[times.len() - 1].as_secs_f64() * 1e3
    );
    println!("memory of the server        {memory_kb} KB");
    Ok(())
}

async fn whole_game(url: &str, players: usize) -> anyhow::Result<Log> {
    let (report, _played) = mpsc::unbounded_channel();
    let end = Instant::now() + Duration::from_mins(1);
    let urls = [url.to_owned()].into();
    let script = Script { urls, players, bots: 0, end, report, tickets: None };
    let mut log = table::make(&script, table::sign_in(&script).await?).await?;
    table::game(&script, &mut log, &mut 1).await?;
    Ok(log)
}

/// Copies a table with its seats and its log.
async fn copy(database: &mut SqliteConnection, table: &str, times: i64) -> sqlx::Result<()> {
    let mut tx = database.begin().await?;
    for sql in [
        "CREATE TEMP TABLE copy AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1) \
         SELECT i, lower(hex(randomblob(16))) AS id FROM n ORDER BY id",
        "CREATE TEMP TABLE lines AS SELECT * FROM choice WHERE table_id = $2",
        "INSERT INTO game_table SELECT copy.id, 'COPY' || i, state, host, public, hints, rules_version, rules, start, seed, \
         revision, waiting, version, rematch, created_at + i, updated_at + i FROM copy CROSS JOIN game_table AS it \
         WHERE it.id = $2",
        "INSERT INTO seat SELECT copy.id, seat, colour, person_id, level, name FROM copy CROSS JOIN seat AS it \
         WHERE it.table_id = $2",
        "INSERT INTO choice SELECT copy.id, ply, seat, entry, key, at FROM copy CROSS JOIN lines",
    ] {
        sqlx::query(sql).bind(times).bind(table).execute(&mut *tx).await?;
    }
    tx.commit().await
}
