//! Killing a house under load: whatever anyone was told must be there afterwards, and every table must go on.

use std::{
    net::TcpListener,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::Context as _;
use tokio::sync::mpsc;

use super::{Arguments, table, table::Script, until_ready};

/// A node that this command has started.
struct Node {
    child: Child,
    url: String,
    port: u16,
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn open(arguments: &Arguments, port: u16) -> anyhow::Result<Node> {
    let mut command = Command::new(std::env::current_exe().context("finding this program")?);
    command.args([
        "serve",
        "--listen",
        &format!("127.0.0.1:{port}"),
        "--rate",
        "0",
        "--browser",
        "false",
        "--bot-pause",
        "0",
    ]);
    command.args(["--sockets-per-address", "0", "--tables-per-hour", "0", "--log", "error"]);
    match (&arguments.data, &arguments.database) {
        (_, Some(url)) => command.env("NOTREDAME_DATABASE", url),
        (Some(folder), None) => command.arg("--data").arg(folder),
        (None, None) => anyhow::bail!("--kills needs --data or --database"),
    };
    let child = command.stdout(Stdio::null()).spawn().context("starting a node")?;
    Ok(Node { child, url: format!("http://127.0.0.1:{port}"), port })
}

/// A port that is free now.
fn free_port() -> anyhow::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

pub(super) async fn run(arguments: &Arguments, kills: usize) -> anyhow::Result<()> {
    anyhow::ensure!(
        arguments.nodes == 1 || arguments.database.is_some(),
        "several nodes need --database"
    );
    let mut nodes = Vec::new();
    for _ in 0..arguments.nodes {
        nodes.push(open(arguments, free_port()?)?);
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
            idle: false,
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
        nodes[victim].child.kill().context("killing a node")?;
        nodes[victim].child.wait()?;
        let port = nodes[victim].port;
        nodes[victim] = open(arguments, port)?;
        until_ready(&nodes[victim].url).await?;
        let mut logs = Vec::new();
        while let Some(table) = tables.join_next().await {
            logs.push(table.context("a table")?);
        }
        acknowledged += logs.iter().flatten().map(table::Log::len).sum::<usize>();
        for logs in &logs {
            lost += table::lost(logs).await?;
            for log in logs {
                table::goes_on(log).await.context("a table does not go on")?;
            }
        }
    }
    println!(
        "{kills} kills, {acknowledged} choices told, {lost} of them missing; every table went on"
    );
    anyhow::ensure!(lost == 0, "{lost} choices that were told are missing");
    Ok(())
}
