//! Those who play and watch over the server while a stranger tries something: how long they wait.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context as _;
use client::Client;
use serde_json::json;
use tokio::time::timeout;

use super::{bot, table, update};

/// After this a bot elsewhere counts as one that does not answer.
const PATIENCE: Duration = Duration::from_mins(2);

/// Plays with a bot until it is over, and on until the bot has answered. Gives the times that it took.
pub(super) async fn play(
    person: Client,
    level: &'static str,
    over: Arc<AtomicBool>,
) -> anyhow::Result<Vec<Duration>> {
    let mut times = Vec::new();
    loop {
        let table = table(&person, json!([{ "kind": "me" }, bot(level)])).await?;
        let mut socket = person.socket(&table, None).await?;
        // Since when only the bot has to answer, and at which revision.
        let mut asked: Option<(Instant, u64)> = None;
        loop {
            if asked.is_none() && !times.is_empty() && over.load(Ordering::Relaxed) {
                return Ok(times);
            }
            let update = timeout(PATIENCE, update(&mut socket)).await;
            let update =
                update.with_context(|| format!("a bot elsewhere does not answer: {level}"))??;
            let view = &update["views"][0];
            let revision = update["revision"].as_u64().context("an update without a revision")?;
            // An update without a new revision is not an answer.
            if asked.is_some_and(|(_, at)| revision <= at) {
                continue;
            }
            // A turn may have several questions: each answer counts for itself.
            times.extend(asked.take().map(|(since, _)| since.elapsed()));
            if view["table"]["waiting"] == json!([1]) {
                asked = Some((Instant::now(), revision));
                continue;
            }
            let Some(choice) = view["options"][0].as_str() else { break };
            let wish =
                json!({ "type": "choose", "seat": 0, "revision": revision, "choice": choice });
            // What a person does, not a program. Whatever is told from now on is heard at once.
            tokio::time::sleep(Duration::from_millis(50)).await;
            socket.say(wish.to_string()).await?;
        }
    }
}

/// Asks again and again whether the server lives, as those do who watch over it.
pub(super) async fn ask(url: String, over: Arc<AtomicBool>) -> anyhow::Result<Vec<Duration>> {
    let mut times = Vec::new();
    while !over.load(Ordering::Relaxed) {
        let began = Instant::now();
        let client = Client::stranger(&url);
        // It comes from the stranger's address: among too many connections it may be pushed out, and asks again.
        let answered = async { while client.get("/healthz").await.is_err() {} };
        timeout(Duration::from_secs(10), answered).await.context("/healthz does not answer")?;
        times.push(began.elapsed());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(times)
}
