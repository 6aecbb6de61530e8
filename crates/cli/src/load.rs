//! `notredame load`: many tables of scripted players over real sockets, against a server that is measured.
//!
//! A choice is complete when every seat has received its update. Afterwards the log of every table is read: a choice that
//! was acknowledged and is missing makes the command fail.

mod abuse;
mod idle;
mod kills;
mod node;
mod stored;
mod table;
mod watch;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use client::Client;
use serde_json::json;
use tokio::sync::{Mutex, mpsc};

use self::{
    abuse::Abuse,
    table::{Played, Script},
    watch::Process,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The server; with several, the seats of each table are spread over them
    #[arg(long = "url", value_name = "URL", default_value = "http://127.0.0.1:7373")]
    urls: Vec<String>,
    /// Tables at the same time
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// Scripted players at each
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,
    /// Bots at each table besides the players
    #[arg(long, default_value_t = 0)]
    bots: usize,
    /// How many seconds to run, after two seconds of warm-up
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Choices offered per second in total; without it, each table plays as fast as it can
    #[arg(long, value_name = "N")]
    rate: Option<f64>,
    /// Create the tables, connect all seats, stay idle for the given time, and report what each costs
    #[arg(long, conflicts_with = "rate")]
    idle: bool,
    /// The server's process, to report what it uses
    #[arg(long, value_name = "PID")]
    pid: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Start the server here, kill it this many times under load, and check whether anything was lost
    #[arg(long, value_name = "N", group = "own", conflicts_with_all = ["rate", "idle", "pid", "seconds"])]
    kills: Option<usize>,
    /// Start the server here with this many stored games, and report how soon it is ready
    #[arg(long, value_name = "N", group = "own", conflicts_with_all = ["rate", "idle", "pid", "seconds"])]
    stored: Option<usize>,
    /// Try an attack by a stranger, and report what others notice of it
    #[arg(long, value_name = "WHAT", conflicts_with_all = ["kills", "stored", "rate", "idle", "pid"])]
    abuse: Option<Abuse>,
    /// With --abuse: the longest that others may have to wait, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, requires = "abuse")]
    longest_wait: u32,
    /// With --kills or --stored: the folder of the server
    #[arg(long, value_name = "FOLDER")]
    data: Option<std::path::PathBuf>,
    /// With --kills or --stored: a PostgreSQL database instead
    #[arg(long, value_name = "URL", requires = "own")]
    database: Option<String>,
    /// With --kills and --database: how many nodes; one of them is killed each time
    #[arg(long, default_value_t = 1, requires = "kills")]
    nodes: usize,
}

/// Warm-up time before anything is measured.
const WARM_UP: Duration = Duration::from_secs(2);

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let seats = usize::from(arguments.players) + arguments.bots;
    anyhow::ensure!((2..=5).contains(&seats), "{seats} players and bots: expected 2 to 5");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match (arguments.kills, arguments.stored) {
            (Some(kills), _) => kills::run(arguments, kills).await,
            (None, Some(games)) => stored::run(arguments, games).await,
            (None, None) if let Some(abuse) = arguments.abuse => abuse::run(arguments, abuse).await,
            (None, None) if arguments.idle => idle::run(arguments).await,
            (None, None) => measure(arguments).await,
        }
    })
}

/// A moment at which a choice should be made.
type Ticket = Instant;

async fn measure(arguments: &Arguments) -> anyhow::Result<()> {
    let urls: Arc<[String]> =
        arguments.urls.iter().map(|it| it.trim_end_matches('/').to_owned()).collect();
    let process = arguments.pid.map(Process);
    let (report, mut played) = mpsc::unbounded_channel::<Played>();
    let tickets = arguments.rate.map(offer);
    let end = Instant::now() + WARM_UP + Duration::from_secs(arguments.seconds);
    let script = Script {
        urls,
        players: arguments.players.into(),
        bots: arguments.bots,
        end,
        report,
        tickets,
    };
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..arguments.tables {
        tables.spawn(table::run(script.clone(), number));
        if number % 10 == 9 {
            // Connecting all at once would only measure the door.
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    drop(script);
    let measured_from = Instant::now() + WARM_UP;
    tokio::time::sleep(WARM_UP).await;
    let before = process.map(Process::used).transpose()?;
    tokio::time::sleep_until(end.into()).await;
    let after = process.map(Process::used).transpose()?;
    let memory = process.map(Process::memory_kb).transpose()?;
    let mut acknowledged = Vec::new();
    while let Some(table) = tables.join_next().await {
        acknowledged.extend(table.context("a table")??);
    }
    let mut times = Vec::new();
    while let Ok(it) = played.try_recv() {
        if measured_from <= it.at {
            times.push(it);
        }
    }
    let lost = table::lost(&acknowledged).await?;
    let cpu = before.zip(after).map(|(before, after)| after - before);
    print_report(
        arguments,
        &times,
        cpu,
        memory,
        acknowledged.iter().map(table::Log::len).sum(),
        lost,
    );
    anyhow::ensure!(lost == 0, "{lost} acknowledged choices are missing");
    Ok(())
}

/// Tickets at the times of a Poisson process.
fn offer(rate: f64) -> Arc<Mutex<mpsc::Receiver<Ticket>>> {
    let (tickets, offered) = mpsc::channel(10_000);
    tokio::spawn(async move {
        let mut at = Instant::now() + Duration::from_secs(1);
        let mut seed = 88_172_645_463_325_252u64;
        loop {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            #[expect(clippy::cast_precision_loss, reason = "53 random bits are enough")]
            let uniform = ((seed >> 11) as f64 + 1.0) / (1u64 << 53) as f64;
            at += Duration::from_secs_f64(-uniform.ln() / rate);
            // The clock of the runtime ticks once in a millisecond: the rest is waited out awake.
            tokio::time::sleep_until(at.checked_sub(Duration::from_millis(2)).unwrap_or(at).into())
                .await;
            while Instant::now() < at {
                tokio::task::yield_now().await;
            }
            if tickets.send(at).await.is_err() {
                return;
            }
        }
    });
    Arc::new(Mutex::new(offered))
}

fn print_report(
    arguments: &Arguments,
    times: &[Played],
    cpu: Option<f64>,
    memory: Option<u64>,
    acknowledged: usize,
    lost: usize,
) {
    let own = percentiles(times.iter().map(|it| it.own).collect());
    let all = percentiles(times.iter().map(|it| it.all).collect());
    let choices = times.len();
    #[expect(clippy::cast_precision_loss, reason = "rates need no more than 52 bits")]
    let (rate, each) = (
        choices as f64 / arguments.seconds as f64,
        cpu.map(|seconds| seconds * 1e6 / (choices.max(1)) as f64),
    );
    if arguments.json {
        println!(
            "{}",
            json!({
                "tables": arguments.tables, "players": arguments.players, "choices_per_s": rate,
                "own_ms": own, "all_ms": all, "cpu_us_per_choice": each, "memory_kb": memory,
                "acknowledged": acknowledged, "lost": lost,
            })
        );
        return;
    }
    let show = |name: &str, [p50, p95, p99]: [f64; 3]| {
        println!("{name:<28} p50 {p50:>8.2} ms   p95 {p95:>8.2} ms   p99 {p99:>8.2} ms");
    };
    println!("tables                       {} of {} players", arguments.tables, arguments.players);
    println!("choices per second           {rate:.0}");
    show("until the mover is told", own);
    show("until every seat is told", all);
    if let Some(each) = each {
        println!("CPU of the server           {each:.0} µs per choice");
    }
    if let Some(kb) = memory {
        println!("memory of the server        {kb} KB");
    }
    println!("acknowledged choices         {acknowledged}, of which {lost} are missing");
}

fn percentiles(mut times: Vec<Duration>) -> [f64; 3] {
    times.sort_unstable();
    [50, 95, 99].map(|percent| {
        let at = times.len() * percent / 100;
        times.get(at.min(times.len().saturating_sub(1))).map_or(0.0, |it| it.as_secs_f64() * 1e3)
    })
}

/// Waits until a server answers.
async fn until_ready(url: &str) -> anyhow::Result<()> {
    let client = Client::stranger(url);
    for _ in 0..600 {
        if client.get("/readyz").await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    anyhow::bail!("{url} does not become ready")
}
