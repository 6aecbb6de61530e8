//! What one stranger can try against a server, with bounds, and what others notice of it.
//!
//! Beside it one person plays with a novice at another table, and somebody asks whether the server lives.

use std::{
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

use super::{Arguments, percentiles};

/// What is tried.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum Abuse {
    /// 1,100 connections that send nothing, or the beginning of something
    Connections,
    /// 150 hints at once
    Hints,
    /// 30 tables of five experts at which nobody is
    EmptyTables,
    /// 550 records
    Uploads,
    /// 200 times choosing and taking back
    Undo,
    /// 15,000 lines of chat on 150 sockets
    Chat,
}

/// The longest that a bot elsewhere may take, and the question whether the server lives.
const MOST: f64 = 1000.0;

/// What became of what was tried.
#[derive(Debug, Default)]
struct Tried {
    accepted: usize,
    refused: usize,
}

impl Tried {
    fn note(&mut self, accepted: bool) {
        *(if accepted { &mut self.accepted } else { &mut self.refused }) += 1;
    }
}

/// Tries it, and fails if others notice too much.
pub(super) async fn run(arguments: &Arguments, abuse: Abuse) -> anyhow::Result<()> {
    let url = arguments.urls[0].trim_end_matches('/').to_owned();
    let over = Arc::new(AtomicBool::new(false));
    let neighbour = Client::sign_in(&url, "Neighbour").await?;
    let stranger = Client::sign_in(&url, "Stranger").await?;
    let playing = tokio::spawn(play(neighbour, Arc::clone(&over)));
    let asking = tokio::spawn(ask(url.clone(), Arc::clone(&over)));
    let seconds = Duration::from_secs(arguments.seconds);
    let began = Instant::now();
    let tried = match abuse {
        Abuse::Connections => connections(&url, seconds).await,
        Abuse::Hints => hints(&stranger).await,
        Abuse::EmptyTables => empty_tables(&stranger, seconds).await,
        Abuse::Uploads => uploads(&stranger).await,
        Abuse::Undo => undo(&stranger).await,
        Abuse::Chat => chat(&stranger).await,
    };
    let took = began.elapsed().as_secs_f64();
    over.store(true, Ordering::Relaxed);
    let (bot, lives) = (percentiles(playing.await??), percentiles(asking.await??));
    let Tried { accepted, refused } = tried?;
    println!("tried                        {accepted} accepted, {refused} refused in {took:.1} s");
    for (name, [p50, p95, p99]) in
        [("a novice elsewhere answers", bot), ("/healthz answers", lives)]
    {
        println!("{name:<28} p50 {p50:>8.2} ms   p95 {p95:>8.2} ms   p99 {p99:>8.2} ms");
    }
    anyhow::ensure!(bot[1] < MOST && lives[1] < MOST, "others had to wait");
    Ok(())
}

/// Plays with a novice until it is over. Gives the times that the bot took.
async fn play(person: Client, over: Arc<AtomicBool>) -> anyhow::Result<Vec<Duration>> {
    let mut times = Vec::new();
    while !over.load(Ordering::Relaxed) {
        let table = table(&person, json!([{ "kind": "me" }, bot("novice")])).await?;
        let mut socket = person.socket(&table, None).await?;
        let mut since = None;
        while !over.load(Ordering::Relaxed) {
            let update = update(&mut socket).await?;
            let view = &update["views"][0];
            if view["table"]["phase"] == "over" {
                break;
            }
            // In the draft the bot may have answered already: only waiting is measured.
            let Some(choice) = view["options"][0].as_str() else {
                since = since.or(Some(Instant::now()));
                continue;
            };
            times.extend(since.take().map(|it: Instant| it.elapsed()));
            let revision = &update["revision"];
            let wish =
                json!({ "type": "choose", "seat": 0, "revision": revision, "choice": choice });
            socket.say(wish.to_string()).await?;
            // What a person does, not a program.
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    Ok(times)
}

/// Asks again and again whether the server lives, as those do who watch over it.
async fn ask(url: String, over: Arc<AtomicBool>) -> anyhow::Result<Vec<Duration>> {
    let mut times = Vec::new();
    while !over.load(Ordering::Relaxed) {
        let began = Instant::now();
        let client = Client::stranger(&url);
        let answer = timeout(Duration::from_secs(10), client.get("/healthz")).await;
        answer.context("/healthz does not answer")??;
        times.push(began.elapsed());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(times)
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
    let mut tried = Tried::default();
    for stays in open.join_all().await {
        tried.note(stays);
    }
    Ok(tried)
}

async fn hints(stranger: &Client) -> anyhow::Result<Tried> {
    let table = table(stranger, json!([{ "kind": "me" }, bot("expert")])).await?;
    let path = format!("/api/tables/{table}/hint?seat=0");
    at_once(150, |_| {
        let (stranger, path) = (stranger.clone(), path.clone());
        async move { stranger.request("GET", &path, &[], None).await }
    })
    .await
}

async fn empty_tables(stranger: &Client, seconds: Duration) -> anyhow::Result<Tried> {
    let seats: Vec<Value> = (0..5).map(|_| bot("expert")).collect();
    let mut tried = Tried::default();
    for _ in 0..30 {
        tried.note(table(stranger, json!(seats)).await.is_ok());
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
    at_once(550, |_| {
        let (stranger, record) = (stranger.clone(), record.clone());
        async move { stranger.send("POST", "/api/records", &[], Some(&record)).await }
    })
    .await
}

async fn undo(stranger: &Client) -> anyhow::Result<Tried> {
    let table = table(stranger, json!([{ "kind": "me" }, { "kind": "me" }])).await?;
    let mut socket = stranger.socket(&table, None).await?;
    let mut tried = Tried::default();
    let mut now = update(&mut socket).await?;
    for _ in 0..200 {
        let (revision, choice) = (&now["revision"], &now["views"][0]["options"][0]);
        let wish = json!({ "type": "choose", "seat": 0, "revision": revision, "choice": choice });
        let wish = if choice.is_null() {
            json!({ "type": "undo", "seat": 0, "revision": revision })
        } else {
            wish
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
    Ok(Tried { accepted, refused: 15_000_usize.saturating_sub(accepted) })
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

/// A table with these seats at which the game has begun.
async fn table(host: &Client, seats: Value) -> anyhow::Result<String> {
    let made = host.post("/api/tables", &json!({ "seats": seats, "hints": true })).await?;
    let table = made["table"]["id"].as_str().context("no table was made")?.to_owned();
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
