//! Many tables at which nothing happens: what a table and a socket cost while people think.

use std::time::{Duration, Instant};

use anyhow::Context as _;
use client::{Client, Socket};
use serde_json::json;
use tokio::sync::mpsc;

use super::{
    Arguments,
    table::{self, Script},
    watch::Process,
};

/// Tables made at the same time.
const AT_ONCE: usize = 8;

/// Makes the tables, connects every seat, waits, and looks whether everybody is still there.
pub(super) async fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let url = arguments.urls[0].trim_end_matches('/').to_owned();
    let process = arguments.pid.map(Process);
    let memory = || process.map_or(Ok(0), Process::memory_kb);
    let players = usize::from(arguments.players);
    // The first half also pays for what is made once, like the page caches of the database: the second is measured.
    let early = arguments.tables.div_ceil(2);
    let (report, _played) = mpsc::unbounded_channel();
    let urls = [url.clone()].into();
    let script = Script { urls, players, bots: 0, end: Instant::now(), report, tickets: None };
    let mut people = make(&script, early).await?;
    let mut sockets = connect(&people).await?;
    let (tables_before, kb_before) = (resident(&url).await?, memory()?);
    let rest = make(&script, arguments.tables - early).await?;
    let (tables, kb_seated) = (resident(&url).await?, memory()?);
    sockets.extend(connect(&rest).await?);
    let kb_connected = memory()?;
    let began = process.map(Process::used).transpose()?;
    tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
    let used = process.map(Process::used).transpose()?;
    let slowest = ping(&mut sockets).await?;
    people.extend(rest);
    #[expect(clippy::cast_precision_loss, reason = "sizes need no more than 52 bits")]
    let each = |from: u64, to: u64, n: usize| to.saturating_sub(from) as f64 / n.max(1) as f64;
    let new_tables = tables.saturating_sub(tables_before);
    let new_sockets = sockets.len() - early * players;
    let per_table = each(kb_before, kb_seated, new_tables);
    let per_socket = each(kb_seated, kb_connected, new_sockets);
    if arguments.json {
        println!(
            "{}",
            json!({
                "tables": people.len(), "resident": tables, "sockets": sockets.len(),
                "kb_per_table": per_table, "kb_per_socket": per_socket, "memory_kb": kb_connected,
                "idle_cpu_s": began.zip(used).map(|(began, used)| used - began),
                "slowest_ping_ms": slowest.as_secs_f64() * 1e3,
            })
        );
        return Ok(());
    }
    println!("tables                       {} of {players} players", people.len());
    println!("resident tables              {tables}");
    println!("sockets                      {}, all responding", sockets.len());
    println!("slowest of all pings         {:.1} ms", slowest.as_secs_f64() * 1e3);
    if let Some((began, used)) = began.zip(used) {
        println!("memory of a resident table   {per_table:.1} KB");
        println!("memory of a socket           {per_socket:.1} KB");
        println!("memory of the server        {kb_connected} KB");
        println!("CPU while idle               {:.2} s in {} s", used - began, arguments.seconds);
    }
    Ok(())
}

/// Makes tables, some at a time. Each has made its first choice.
async fn make(script: &Script, tables: usize) -> anyhow::Result<Vec<(String, Vec<Client>)>> {
    let mut making = tokio::task::JoinSet::new();
    let mut made = Vec::with_capacity(tables);
    for _ in 0..tables {
        if making.len() == AT_ONCE {
            made.extend(making.join_next().await.transpose()?.transpose()?);
        }
        let script = script.clone();
        making.spawn(async move {
            let log = table::make(&script, table::sign_in(&script).await?).await?;
            table::goes_on(&log).await?;
            anyhow::Ok((log.table, log.people))
        });
    }
    while let Some(it) = making.join_next().await {
        made.push(it??);
    }
    Ok(made)
}

async fn connect(tables: &[(String, Vec<Client>)]) -> anyhow::Result<Vec<Socket>> {
    let mut sockets = Vec::new();
    for (table, people) in tables {
        for person in people {
            let mut socket = person.socket(table, None).await?;
            while !socket.hear().await?.contains(r#""type":"update""#) {}
            sockets.push(socket);
        }
    }
    Ok(sockets)
}

/// Pings at every socket and waits for each answer.
async fn ping(sockets: &mut [Socket]) -> anyhow::Result<Duration> {
    let mut slowest = Duration::ZERO;
    for socket in sockets {
        let since = Instant::now();
        socket.say(json!({ "type": "ping" }).to_string()).await?;
        while !socket.hear().await?.contains(r#""type":"pong""#) {}
        slowest = slowest.max(since.elapsed());
    }
    Ok(slowest)
}

/// The tables that the server keeps in memory.
async fn resident(url: &str) -> anyhow::Result<usize> {
    let metrics = Client::stranger(url).get("/metrics").await?;
    let metrics = metrics.as_str().context("the metrics are not text")?;
    let line = metrics.lines().find_map(|it| it.strip_prefix("notredame_tables_resident "));
    Ok(line.context("the server does not report how many tables are resident")?.parse()?)
}
