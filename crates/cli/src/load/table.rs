//! One table of scripted players: the next choice is made when every seat has received the last one.

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use client::{Client, Socket};
use futures_util::future::try_join_all;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::{Mutex, mpsc};

use super::Ticket;

/// What all tables do.
#[derive(Clone)]
pub(super) struct Script {
    pub(super) urls: Arc<[String]>,
    /// People at each table.
    pub(super) players: usize,
    /// Bots besides them.
    pub(super) bots: usize,
    pub(super) end: Instant,
    pub(super) report: mpsc::UnboundedSender<Played>,
    pub(super) tickets: Option<Arc<Mutex<mpsc::Receiver<Ticket>>>>,
}

/// How long a choice took.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    pub(super) at: Instant,
    /// Until the mover received it.
    pub(super) own: Duration,
    /// Until every seat received it.
    pub(super) all: Duration,
}

/// What was told at a table: by revision, the seat and its choice.
#[derive(Debug)]
pub(super) struct Log {
    pub(super) table: String,
    pub(super) people: Vec<Client>,
    pub(super) told: BTreeMap<u64, (usize, String)>,
}

impl Log {
    pub(super) fn len(&self) -> usize {
        self.told.len()
    }
}

/// As much of an update as a scripted player reads.
#[derive(Debug, Deserialize)]
struct Update {
    r#type: String,
    #[serde(default)]
    revision: u64,
    #[serde(default)]
    views: Vec<ViewPart>,
    #[serde(default)]
    events: Vec<LinePart>,
}

#[derive(Debug, Deserialize)]
struct LinePart {
    revision: u64,
    seat: usize,
    choice: Option<String>,
}

#[derive(Debug, Deserialize)]
struct ViewPart {
    table: TablePart,
    options: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct TablePart {
    phase: String,
    waiting: Vec<usize>,
}

/// New people for a table, spread over the nodes.
pub(super) async fn sign_in(script: &Script) -> anyhow::Result<Vec<Client>> {
    let mut people = Vec::new();
    for seat in 0..script.players {
        let person = Client::sign_in(&script.urls[0], &format!("Load {seat}")).await?;
        people.push(person.at(&script.urls[seat % script.urls.len()]));
    }
    Ok(people)
}

/// Makes a table for these people, and bots after them.
pub(super) async fn make(script: &Script, people: Vec<Client>) -> anyhow::Result<Log> {
    let Script { urls, players, bots, .. } = script;
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(*players, json!({ "kind": "open" }));
    seats.resize(players + bots, json!({ "kind": "bot", "level": "novice" }));
    let made = people[0].post("/api/tables", &json!({ "seats": seats })).await?;
    let table = made["table"]["id"].as_str().context("no table")?.to_owned();
    for (seat, person) in people.iter().enumerate().skip(1) {
        let sit = format!("/api/tables/{table}/sit");
        person.at(&urls[0]).post(&sit, &json!({ "seat": seat })).await?;
    }
    people[0].post(&format!("/api/tables/{table}/start"), &json!({})).await?;
    Ok(Log { table, people, told: BTreeMap::new() })
}

/// Plays game after game until the end of the script, and at least one choice. Returns what was acknowledged.
pub(super) async fn run(script: Script, number: usize) -> anyhow::Result<Vec<Log>> {
    let mut logs = Vec::new();
    let mut dice = u64::try_from(number)? * 2 + 1;
    let people = sign_in(&script).await?;
    loop {
        let mut log = make(&script, people.clone()).await?;
        let end = script.end.max(Instant::now()) + Duration::from_secs(5);
        let played = tokio::time::timeout_at(end.into(), game(&script, &mut log, &mut dice));
        let outcome = played.await;
        logs.push(log);
        outcome.context("a choice was not told to every seat")??;
        if script.end <= Instant::now() {
            return Ok(logs);
        }
    }
}

/// Plays until the game is over, or the script ends and somebody has made a choice.
pub(super) async fn game(script: &Script, log: &mut Log, dice: &mut u64) -> anyhow::Result<()> {
    let mut sockets = try_join_all(log.people.iter().map(|it| it.socket(&log.table, None))).await?;
    let mut revision = 0;
    let mut sent: Option<(Instant, usize)> = None;
    loop {
        let heard = hear_all(&mut sockets, revision, log).await?;
        if let Some((since, seat)) = sent.take() {
            let (own, all) =
                (heard[seat].0 - since, heard.iter().map(|it| it.0).max().unwrap_or(since) - since);
            // Nobody counts any more after the end.
            let _ = script.report.send(Played { at: since, own, all });
        }
        let view = &heard[0].1;
        revision = view.revision;
        let is_enough = script.end <= Instant::now() && !log.told.is_empty();
        if view.views[0].table.phase == "over" || is_enough {
            return Ok(());
        }
        let waiting = view.views[0].table.waiting.iter().copied();
        let waiting: Vec<usize> = waiting.filter(|&seat| seat < script.players).collect();
        if waiting.is_empty() {
            // Bots must answer first.
            revision += 1;
            continue;
        }
        let seat = waiting[below(dice, waiting.len())];
        let options = &heard[seat].1.views[0].options;
        let choice = &options[below(dice, options.len())];
        let since = match &script.tickets {
            Some(tickets) => match tickets.lock().await.recv().await {
                Some(ticket) => ticket,
                None => return Ok(()),
            },
            None => Instant::now(),
        };
        let message = json!({ "type": "choose", "seat": seat, "revision": revision, "choice": choice, "key": format!("{revision}") });
        sockets[seat].say(message.to_string()).await?;
        sent = Some((since, seat));
        revision += 1;
    }
}

/// The update of every seat, all of one revision: at least this one. Bots may have played in the meantime.
async fn hear_all(
    sockets: &mut [Socket],
    revision: u64,
    log: &mut Log,
) -> anyhow::Result<Vec<(Instant, Update)>> {
    let mut heard = try_join_all(sockets.iter_mut().map(|it| hear(it, revision))).await?;
    loop {
        let latest = heard.iter().map(|it| it.1.revision).max().unwrap_or(revision);
        for (_, update) in &mut heard {
            for line in update.events.drain(..) {
                log.told.extend(line.choice.map(|it| (line.revision, (line.seat, it))));
            }
        }
        let Some(behind) = heard.iter().position(|it| it.1.revision < latest) else {
            return Ok(heard);
        };
        heard[behind] = hear(&mut sockets[behind], latest).await?;
    }
}

/// The update that reaches at least this revision, and when it arrived; with the lines of those skipped.
async fn hear(socket: &mut Socket, revision: u64) -> anyhow::Result<(Instant, Update)> {
    let mut lines = Vec::new();
    loop {
        let text = socket.hear().await?;
        let at = Instant::now();
        if !text.starts_with(r#"{"type":"update""#) {
            anyhow::ensure!(!text.contains(r#""type":"error""#), "{text}");
            continue;
        }
        let mut update: Update = serde_json::from_str(&text)?;
        debug_assert_eq!(update.r#type, "update", "it begins like one");
        lines.append(&mut update.events);
        if revision <= update.revision {
            return Ok((at, Update { events: lines, ..update }));
        }
    }
}

fn below(dice: &mut u64, n: usize) -> usize {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*dice >> 33).unwrap_or(0) % n.max(1)
}

/// How many choices that somebody received the server has lost or changed.
pub(super) async fn lost(logs: &[Log]) -> anyhow::Result<usize> {
    let mut lost = 0;
    for log in logs {
        let mut stored = BTreeMap::new();
        for (seat, person) in log.people.iter().enumerate() {
            let path = format!("/api/tables/{}/view?seat={seat}&revision=0", log.table);
            let update: Update = serde_json::from_value(person.get(&path).await?)?;
            for (line, revision) in update.events.into_iter().zip(1..) {
                anyhow::ensure!(line.revision == revision, "the log has {line:?} at {revision}");
                stored.extend(line.choice.map(|it| (revision, (line.seat, it))));
            }
        }
        lost +=
            log.told.iter().filter(|(revision, told)| stored.get(revision) != Some(told)).count();
    }
    Ok(lost)
}

/// Plays one game until it ends or the server is gone. Returns what was acknowledged.
pub(super) async fn run_until_lost(script: Script, number: usize) -> Vec<Log> {
    let mut dice = u64::try_from(number).unwrap_or(0) * 2 + 1;
    let mut logs = Vec::new();
    let Ok(people) = sign_in(&script).await else { return logs };
    loop {
        let Ok(mut log) = make(&script, people.clone()).await else { return logs };
        let played = game(&script, &mut log, &mut dice).await;
        logs.push(log);
        if played.is_err() || script.end <= Instant::now() {
            return logs;
        }
    }
}

/// Makes one more choice at a table, if its game is not over. Waits for bots whose turn it is.
pub(super) async fn goes_on(log: &Log) -> anyhow::Result<()> {
    let path = format!("/api/tables/{}", log.table);
    let began = Instant::now();
    while began.elapsed() < Duration::from_mins(1) {
        let open = log.people[0].get(&format!("{path}/view")).await?;
        let waiting: Vec<usize> =
            serde_json::from_value(open["views"][0]["table"]["waiting"].clone())?;
        if waiting.is_empty() {
            return Ok(());
        }
        let Some(&seat) = waiting.iter().find(|&&seat| seat < log.people.len()) else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let person = &log.people[seat];
        let view = person.get(&format!("{path}/view")).await?;
        let body = json!({ "seat": seat, "revision": view["revision"], "choice": view["views"][0]["options"][0] });
        // Another node may not know the latest yet, or a bot was faster.
        if person.post(&format!("{path}/choices"), &body).await.is_ok() {
            return Ok(());
        }
    }
    anyhow::bail!("no choice was accepted")
}
