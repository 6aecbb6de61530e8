//! What a single attacker can try against a server, within limits, and what others notice of it.
//!
//! Meanwhile, from another address if the server is on this machine, one person plays with a novice and one with an expert, and
//! another client checks whether the server is alive. It fails if they wait too long, or if more was accepted than the limits of a
//! server with default settings allow.

mod fidgets;
mod large;
mod neighbours;
mod signing;

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context as _;
use client::{Client, Socket};
use serde_json::{Value, json};
use tokio::{
    io::AsyncReadExt as _, io::AsyncWriteExt as _, net::TcpStream, task::JoinSet, time::timeout,
};

use self::neighbours::{ask, play};
use super::{Arguments, percentiles};

/// The kind of attack.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum Abuse {
    /// 1,100 connections that send nothing, or an incomplete request
    Connections,
    /// 150 hints at once
    Hints,
    /// 80 hints at once for 40 people at 8 tables, again and again
    HintsOfMany,
    /// 30 tables of five experts with nobody present
    EmptyTables,
    /// 30 tables of five experts, all of them watched
    WatchedTables,
    /// 550 records
    Uploads,
    /// 200 times choosing and undoing
    Undo,
    /// 15,000 lines of chat on 150 sockets
    Chat,
    /// 1,000 lines of chat of 50 people at 10 tables
    ChatOfMany,
    /// 800 new people
    People,
    /// 50 tokens a second for one person
    Tokens,
    /// 16 recovery codes at once for one person
    Codes,
    /// 100 records of 255 KB that repeat one choice
    Fidgets,
    /// Replays of the largest game that can be uploaded, 16 at a time
    Replays,
    /// 250 clients that ask for replays and do not read them
    Unread,
}

/// The longest that a connection may stay without a request, and some time for the way.
const SILENCE: Duration = Duration::from_secs(15);

/// The outcome of the attack.
#[derive(Debug, Default)]
struct Tried {
    accepted: usize,
    refused: usize,
    /// The most that the limits allow; `None` where only others can tell.
    most: Option<usize>,
}

impl Tried {
    /// Notes that the limit is so many at once, and one more each time so many seconds have passed.
    fn within(self, at_once: u64, seconds: u64, began: Instant) -> Self {
        let more = began.elapsed().as_secs() / seconds + 1;
        Self { most: usize::try_from(at_once + more).ok(), ..self }
    }

    fn note(&mut self, accepted: bool) {
        *(if accepted { &mut self.accepted } else { &mut self.refused }) += 1;
    }
}

/// Tries it, and fails if more was accepted than may be, or if others notice too much.
pub(super) async fn run(arguments: &Arguments, abuse: Abuse) -> anyhow::Result<()> {
    let url = arguments.urls[0].trim_end_matches('/').to_owned();
    let over = Arc::new(AtomicBool::new(false));
    // On this machine the others come from another address, as they would anywhere else.
    let elsewhere = url.contains("//127.0.0.1:").then(|| IpAddr::from([127, 0, 0, 2]));
    let neighbour = async |level| {
        let person = Client::stranger_from(&url, elsewhere).signed_in("Neighbour").await?;
        anyhow::Ok(tokio::spawn(play(person, level, Arc::clone(&over))))
    };
    let playing = [neighbour("novice").await?, neighbour("expert").await?];
    let stranger = Client::sign_in(&url, "Stranger").await?;
    let asking = tokio::spawn(ask(url.clone(), Arc::clone(&over)));
    let seconds = Duration::from_secs(arguments.seconds);
    let began = Instant::now();
    let tried = match abuse {
        Abuse::Connections => connections(&url, seconds.max(SILENCE)).await,
        Abuse::Hints => hints(&stranger).await,
        Abuse::HintsOfMany => hints_of_many(&url, seconds).await,
        Abuse::EmptyTables => tables_of_experts(&stranger, false, seconds).await,
        Abuse::WatchedTables => tables_of_experts(&stranger, true, seconds).await,
        Abuse::Uploads => uploads(&stranger).await,
        Abuse::Undo => undo(&stranger).await,
        Abuse::Chat => chat(&stranger).await,
        Abuse::ChatOfMany => chat_of_many(&url).await,
        Abuse::People => people(&url).await,
        Abuse::Tokens => signing::tokens(&stranger, seconds).await,
        Abuse::Codes => signing::codes(&url, &stranger).await,
        Abuse::Fidgets => fidgets::uploads(&stranger).await,
        Abuse::Replays => large::replays(&stranger, seconds).await,
        Abuse::Unread => large::unread(&url, &stranger, seconds).await,
    };
    let took = began.elapsed().as_secs_f64();
    over.store(true, Ordering::Relaxed);
    let [novice, expert] = playing;
    let times = [
        ("a novice elsewhere answers", novice.await??),
        ("an expert elsewhere answers", expert.await??),
        ("/healthz answers", asking.await??),
    ];
    let Tried { accepted, refused, most } = tried?;
    println!("tried                        {accepted} accepted, {refused} refused in {took:.1} s");
    let mut waited = false;
    for (name, times) in times {
        let n = times.len();
        let slowest = times.iter().max().with_context(|| format!("{name}: never"))?;
        let slowest = slowest.as_secs_f64() * 1e3;
        let [p50, p95, p99] = percentiles(times);
        println!(
            "{name:<28} p50 {p50:>8.2} ms   p95 {p95:>8.2} ms   p99 {p99:>8.2} ms   slowest {slowest:>8.2} ms   ({n} times)"
        );
        waited |= f64::from(arguments.longest_wait) <= p95;
    }
    anyhow::ensure!(!waited, "others had to wait");
    if let Some(most) = most {
        anyhow::ensure!(accepted <= most, "{accepted} were accepted: expected at most {most}");
    }
    Ok(())
}

async fn connections(url: &str, hold: Duration) -> anyhow::Result<Tried> {
    let address = url.strip_prefix("http://").context("expected http://…")?;
    let mut open = JoinSet::new();
    for n in 0..1100 {
        let mut stream = TcpStream::connect(address).await?;
        if n % 2 == 0 {
            stream.write_all(b"PRI * HT").await?;
        }
        open.spawn(
            async move { timeout(hold, stream.read_to_end(&mut Vec::new())).await.is_err() },
        );
    }
    let mut tried = Tried { most: Some(0), ..Tried::default() };
    for stays in open.join_all().await {
        tried.note(stays);
    }
    Ok(tried)
}

async fn hints(stranger: &Client) -> anyhow::Result<Tried> {
    let table = table(stranger, json!([{ "kind": "me" }, bot("expert")])).await?;
    let path = format!("/api/tables/{table}/hint?seat=0");
    let began = Instant::now();
    let tried = at_once(150, |_| {
        let (stranger, path) = (stranger.clone(), path.clone());
        async move { stranger.request("GET", &path, &[], None).await }
    });
    Ok(tried.await?.within(12, 5, began))
}

async fn hints_of_many(url: &str, seconds: Duration) -> anyhow::Result<Tried> {
    let crowd = crowd(url, 8).await?;
    let began = Instant::now();
    let mut tried = Tried::default();
    while tried.refused == 0 || began.elapsed() < seconds {
        let wave = at_once(2 * crowd.len(), |n| {
            let (person, seat, table) = crowd[n % crowd.len()].clone();
            let path = format!("/api/tables/{table}/hint?seat={seat}");
            async move { person.request("GET", &path, &[], None).await }
        });
        let Tried { accepted, refused, .. } = wave.await?;
        tried.accepted += accepted;
        tried.refused += refused;
        // Whoever is refused at once need not ask as fast as possible to be a nuisance.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Ok(tried.within(30, 2, began))
}

async fn tables_of_experts(
    stranger: &Client,
    watched: bool,
    seconds: Duration,
) -> anyhow::Result<Tried> {
    let seats: Vec<Value> = (0..5).map(|_| bot("expert")).collect();
    let mut tried = Tried::default();
    let mut sockets = JoinSet::new();
    for _ in 0..30 {
        let made = table(stranger, json!(seats)).await;
        tried.note(made.is_ok());
        if let (true, Ok(table)) = (watched, made) {
            let mut socket = stranger.socket(&table, None).await?;
            sockets.spawn(async move { while socket.hear().await.is_ok() {} });
        }
    }
    tokio::time::sleep(seconds).await;
    Ok(tried)
}

async fn uploads(stranger: &Client) -> anyhow::Result<Tried> {
    let seed = "0".repeat(64);
    let record = format!(
        "notre-dame record 1\nrules-version 1\ncolours red blue\nrules edition=2017 new-persons=off coins=25 \
         benefactor=prestige open-scores=on\nseed {seed}\nchoices\nunfinished\n"
    );
    let began = Instant::now();
    let tried = at_once(550, |_| {
        let (stranger, record) = (stranger.clone(), record.clone());
        async move { stranger.send("POST", "/api/records", &[], Some(&record)).await }
    });
    Ok(tried.await?.within(30, 120, began))
}

async fn undo(stranger: &Client) -> anyhow::Result<Tried> {
    let table = table(stranger, json!([{ "kind": "me" }, { "kind": "me" }])).await?;
    let mut socket = stranger.socket(&table, None).await?;
    // Twenty times back, and a choice before each and after the last.
    let mut tried = Tried { most: Some(41), ..Tried::default() };
    let mut now = update(&mut socket).await?;
    for n in 0..200 {
        let (revision, choice) = (&now["revision"], &now["views"][0]["options"][0]);
        let wish = if n % 2 == 0 {
            json!({ "type": "choose", "seat": 0, "revision": revision, "choice": choice })
        } else {
            json!({ "type": "undo", "seat": 0, "revision": revision })
        };
        socket.say(wish.to_string()).await?;
        match message(&mut socket).await? {
            it if it["type"] == "update" => {
                tried.note(true);
                now = it;
            }
            _ => tried.note(false),
        }
        // As fast as a socket may.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(tried)
}

async fn chat(stranger: &Client) -> anyhow::Result<Tried> {
    let table = table(stranger, json!([{ "kind": "me" }, { "kind": "me" }])).await?;
    let mut talking = JoinSet::new();
    let began = Instant::now();
    for _ in 0..150 {
        let mut socket = stranger.socket(&table, None).await?;
        talking.spawn(async move {
            for _ in 0..100 {
                let line = json!({ "type": "chat", "text": "x".repeat(400) });
                if socket.say(line.to_string()).await.is_err() {
                    break;
                }
            }
        });
    }
    talking.join_all().await;
    let chat = stranger.get(&format!("/api/tables/{table}/chat")).await?;
    let last = chat["chat"].as_array().and_then(|it| it.last()).and_then(|it| it["n"].as_u64());
    let accepted = usize::try_from(last.unwrap_or(0))?;
    let refused = 15_000_usize.saturating_sub(accepted);
    Ok(Tried { accepted, refused, most: None }.within(10, 2, began))
}

async fn chat_of_many(url: &str) -> anyhow::Result<Tried> {
    let crowd = crowd(url, 10).await?;
    let began = Instant::now();
    let tried = at_once(20 * crowd.len(), |n| {
        let (person, _, table) = crowd[n % crowd.len()].clone();
        let (path, line) =
            (format!("/api/tables/{table}/chat"), json!({ "text": "x".repeat(400) }));
        async move { person.request("POST", &path, &[], Some(&line)).await }
    });
    Ok(tried.await?.within(60, 1, began))
}

async fn people(url: &str) -> anyhow::Result<Tried> {
    let began = Instant::now();
    let tried = at_once(800, |n| {
        let stranger = Client::stranger(url);
        let name = json!({ "name": format!("Stranger {n}") });
        async move { stranger.request("POST", "/api/session", &[], Some(&name)).await }
    });
    Ok(tried.await?.within(60, 30, began))
}

/// Many people who are one stranger, with their seats at so many tables of five that have begun.
async fn crowd(url: &str, tables: usize) -> anyhow::Result<Vec<(Client, usize, String)>> {
    let mut crowd = Vec::new();
    for _ in 0..tables {
        let host = Client::sign_in(url, "Stranger 0").await?;
        let mut seats = vec![json!({ "kind": "me" })];
        seats.resize(5, json!({ "kind": "open" }));
        let table = made(&host, json!(seats)).await?;
        for seat in 1..5 {
            let person = Client::sign_in(url, &format!("Stranger {seat}")).await?;
            person.post(&format!("/api/tables/{table}/sit"), &json!({ "seat": seat })).await?;
            crowd.push((person, seat, table.clone()));
        }
        host.post(&format!("/api/tables/{table}/start"), &json!({})).await?;
        crowd.push((host, 0, table));
    }
    Ok(crowd)
}

/// Sends many requests at once and counts how they are answered.
async fn at_once<F: Future<Output = anyhow::Result<client::Answer>> + Send + 'static>(
    n: usize,
    request: impl Fn(usize) -> F,
) -> anyhow::Result<Tried> {
    let mut asked: JoinSet<_> = (0..n).map(request).collect();
    let mut tried = Tried::default();
    while let Some(answer) = asked.join_next().await {
        // A connection that is refused is refused.
        tried.note(answer?.is_ok_and(|it| it.is_success()));
    }
    Ok(tried)
}

fn bot(level: &str) -> Value {
    json!({ "kind": "bot", "level": level })
}

/// A table with these seats, at which bots answer at once.
async fn made(host: &Client, seats: Value) -> anyhow::Result<String> {
    let wanted = json!({ "seats": seats, "hints": true, "bot_pace": "at-once" });
    let made = host.post("/api/tables", &wanted).await?;
    Ok(made["table"]["id"].as_str().context("no table was made")?.to_owned())
}

/// The same, at which the game has begun.
async fn table(host: &Client, seats: Value) -> anyhow::Result<String> {
    let table = made(host, seats).await?;
    host.post(&format!("/api/tables/{table}/start"), &json!({})).await?;
    Ok(table)
}

async fn message(socket: &mut Socket) -> anyhow::Result<Value> {
    loop {
        let message: Value = serde_json::from_str(&socket.hear().await?)?;
        if message["type"] != "table" && message["type"] != "chat" {
            return Ok(message);
        }
    }
}

async fn update(socket: &mut Socket) -> anyhow::Result<Value> {
    loop {
        let message = message(socket).await?;
        if message["type"] == "update" {
            return Ok(message);
        }
    }
}
