//! Killing a server under load: whatever anyone was told must be there afterwards, and every table must go on.

use std::time::{Duration, Instant};

use anyhow::Context as _;
use tokio::sync::mpsc;

use super::{
    Arguments,
    node::{Node, free_port},
    table,
    table::Script,
    until_ready,
};

pub(super) async fn run(arguments: &Arguments, kills: usize) -> anyhow::Result<()> {
    anyhow::ensure!(
        arguments.nodes == 1 || arguments.database.is_some(),
        "several nodes need --database"
    );
    let mut nodes = Vec::new();
    for _ in 0..arguments.nodes {
        nodes.push(Node::open(arguments, free_port()?)?);
    }
    let mut acknowledged = 0;
    let mut lost = 0;
    for kill in 0..kills {
        for node in &nodes {
            until_ready(&node.url).await?;
        }
        let urls = nodes.iter().map(|it| it.url.clone()).collect();
        let (report, mut played) = mpsc::unbounded_channel();
        let end = Instant::now() + Duration::from_mins(1);
        let script = Script {
            urls,
            players: arguments.players.into(),
            bots: arguments.bots,
            end,
            report,
            tickets: None,
        };
        let mut tables = tokio::task::JoinSet::new();
        for number in 0..arguments.tables {
            tables.spawn(table::run_until_lost(script.clone(), number + kill * 1000));
        }
        drop(script);
        // A moment that differs from kill to kill, counted from the first choice on.
        played.recv().await.context("nobody could play")?;
        tokio::time::sleep(Duration::from_millis(100 + u64::try_from(kill * 37 % 400)?)).await;
        let victim = kill % nodes.len();
        nodes[victim].kill()?;
        let port = nodes[victim].port;
        nodes[victim] = Node::open(arguments, port)?;
        until_ready(&nodes[victim].url).await?;
        let mut logs = Vec::new();
        while let Some(table) = tables.join_next().await {
            logs.push(table.context("a table")?);
        }
        acknowledged += logs.iter().flatten().map(table::Log::len).sum::<usize>();
        for logs in &logs {
            lost += table::lost(logs).await?;
            for log in logs {
                table::goes_on(log).await.context("a table does not continue")?;
            }
        }
    }
    println!(
        "{kills} kills, {acknowledged} choices told, {lost} of them missing; every table went on"
    );
    anyhow::ensure!(lost == 0, "{lost} choices that were told are missing");
    Ok(())
}
