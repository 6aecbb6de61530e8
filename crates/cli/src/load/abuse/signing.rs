//! Attacks on the signing in of one person: tokens as fast as possible, and recovery codes at the same moment.

use std::time::{Duration, Instant};

use anyhow::Context as _;
use client::{Answer, Client};
use serde_json::Value;
use tokio::task::JoinSet;

use super::{Tried, at_once};

/// The most devices and programs of one person.
const DEVICES: usize = 50;

/// Asks for 50 tokens a second, and counts afterwards how many are valid.
pub(super) async fn tokens(stranger: &Client, seconds: Duration) -> anyhow::Result<Tried> {
    let began = Instant::now();
    let mut tried = Tried::default();
    while tried.refused == 0 || began.elapsed() < seconds {
        let wave = at_once(50, |_| {
            let stranger = stranger.clone();
            async move { stranger.request("POST", "/api/session/token", &[], None).await }
        });
        let Tried { accepted, refused, .. } = wave.await?;
        tried.accepted += accepted;
        tried.refused += refused;
        tokio::time::sleep(Duration::from_secs(1)).await;
        if 2 * seconds < began.elapsed() {
            break;
        }
    }
    let list = stranger.get("/api/session/devices").await?;
    let devices = list["devices"].as_array().context("no list of devices")?.len();
    anyhow::ensure!(devices <= DEVICES, "{devices} devices: expected at most {DEVICES}");
    Ok(tried.within(60, 6, began))
}

/// Asks for 16 recovery codes at the same moment, and counts the valid ones.
pub(super) async fn codes(url: &str, stranger: &Client) -> anyhow::Result<Tried> {
    let mut asked: JoinSet<anyhow::Result<Answer>> = (0..16)
        .map(|_| {
            let stranger = stranger.clone();
            async move { stranger.request("POST", "/api/session/recovery", &[], None).await }
        })
        .collect();
    let mut codes: Vec<Value> = Vec::new();
    while let Some(answer) = asked.join_next().await {
        codes.extend(answer?.ok().filter(Answer::is_success).map(|it| it.json()));
    }
    let mut tried = Tried { most: Some(1), ..Tried::default() };
    for code in &codes {
        let device = Client::stranger(url);
        let answer = device.request("POST", "/api/session/recover", &[], Some(code)).await?;
        tried.note(answer.is_success());
    }
    anyhow::ensure!(tried.accepted != 0, "no code is valid");
    Ok(tried)
}
