//! Records in which a seat changes its mind as often as fits: each change would be a step of a replay.

use std::fmt::Write as _;

use anyhow::Context as _;
use client::Client;
use engine::{Colour, Rules, Setup};
use protocol::{Record, record::Start};

use super::{Tried, at_once};

/// The size of a record, just below what a server takes.
const BYTES: usize = 255 * 1024;

/// Uploads many of them at the same time.
pub(super) async fn uploads(stranger: &Client) -> anyhow::Result<Tried> {
    let record = record()?;
    let tried = at_once(100, |_| {
        let (stranger, record) = (stranger.clone(), record.clone());
        async move { stranger.send("POST", "/api/records", &[], Some(&record)).await }
    });
    Ok(Tried { most: Some(0), ..tried.await? })
}

fn record() -> anyhow::Result<String> {
    let setup = Setup::new(&Colour::ALL, Rules::default(), None, [0; 32])?;
    let record = Record::new(Start::Setup(setup));
    let game = record.start.game(&mut ());
    let seat = game.waiting().first().context("nobody chooses")?;
    let cards: Vec<_> = game.options(seat).iter().collect();
    let mut text = record.to_string();
    text.truncate(text.len() - "unfinished\n".len());
    for card in cards.iter().cycle() {
        if BYTES < text.len() {
            break;
        }
        writeln!(text, "{seat} {card}")?;
    }
    Ok(text + "unfinished\n")
}
