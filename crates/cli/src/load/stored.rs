//! A server with many stored games: how soon it is ready, and how large it is before the first player.

use std::time::{Duration, Instant};

use anyhow::Context as _;
use client::Client;
use store::{Clock, Store};
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
    let node = Node::open(arguments, free_port()?)?;
    until_ready(&node.url).await?;
    let log = whole_game(&node.url, arguments.players.into()).await?;
    drop(node);
    let store = match (&arguments.database, &arguments.data) {
        (Some(url), _) => Store::postgres(url, Clock::default()).await?,
        (None, Some(folder)) => {
            Store::sqlite(&folder.join("notredame.sqlite"), Clock::default()).await?
        }
        (None, None) => anyhow::bail!("expected --data or --database"),
    };
    let id = log.table.parse().map_err(|()| anyhow::anyhow!("the table has no identifier"))?;
    let copies = store.copy_table(id, games).await.context("storing the games")?;
    anyhow::ensure!(copies == u64::try_from(games)?, "only {copies} games were stored");
    let (stored, choices) = store.size().await?;
    store.close().await;
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
