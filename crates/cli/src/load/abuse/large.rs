//! Requests that cost much: replays of the largest game that can be uploaded.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context as _;
use bots::{Bot as _, Novice};
use client::Client;
use engine::{Colour, Phase, Rules, Setup};
use protocol::{Record, record::Start};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpSocket,
    task::JoinSet,
    time::timeout,
};

use super::Tried;

/// The most choices of a record that can be uploaded.
const CHOICES: usize = 1000;

/// Clients that ask for replays at the same time.
const READERS: usize = 16;

/// Clients that do not read.
const DEAF: usize = 250;

/// A game of five in which cards that were kept are exchanged as often as a record may be long.
fn record() -> Record {
    let rules = Rules { new_persons: true, ..Rules::default() };
    let setup = Setup::new(&Colour::ALL, rules, None, [7; 32]).expect("five colours");
    // How long a game is without such exchanges is known when it was played.
    let plain = play(&Record::new(Start::Setup(setup)), 0);
    play(&Record::new(Start::Setup(setup)), CHOICES.saturating_sub(plain.choices.len()))
}

/// Plays to the end, with at most this many exchanges, and no more than 20 in each step of the draft.
fn play(head: &Record, mut exchanges: usize) -> Record {
    let mut record = head.clone();
    let mut game = record.start.game(&mut ());
    let mut novice = Novice::new(7);
    let mut choose = |game: &mut engine::Game, seat, choice| {
        game.choose_unchecked(seat, choice, &mut ());
        record.choices.push((seat, choice));
    };
    while let Some(seat) = game.waiting().first() {
        let last = game.waiting().iter().count() == 1;
        let choice = novice.choose(&game.view(Some(seat)));
        choose(&mut game, seat, choice);
        // Once the last seat has chosen, the cards are passed on.
        let again = if last || game.table().phase != Phase::Draft { 0 } else { exchanges.min(20) };
        for _ in 0..again {
            choose(&mut game, seat, choice);
        }
        exchanges -= again;
    }
    record
}

/// The address of the replay of an uploaded game.
async fn uploaded(stranger: &Client) -> anyhow::Result<String> {
    let sent = stranger.send("POST", "/api/records", &[], Some(&record().to_string())).await?;
    let id = sent.json()["id"].as_str().map(str::to_owned);
    Ok(format!("/api/replays/{}", id.with_context(|| format!("no record: {}", sent.body))?))
}

/// Reads replays as fast as they come.
pub(super) async fn replays(stranger: &Client, seconds: Duration) -> anyhow::Result<Tried> {
    let path = uploaded(stranger).await?;
    let end = Instant::now() + seconds;
    let [accepted, refused] = [(); 2].map(|()| Arc::new(AtomicUsize::new(0)));
    let mut readers = JoinSet::new();
    for _ in 0..READERS {
        let (stranger, path) = (stranger.clone(), path.clone());
        let (accepted, refused) = (Arc::clone(&accepted), Arc::clone(&refused));
        readers.spawn(async move {
            while Instant::now() < end {
                let gzip = [("accept-encoding", "gzip")];
                let answer = stranger.send("GET", &path, &gzip, None).await;
                let is_read = answer.is_ok_and(|it| it.is_success());
                (if is_read { &accepted } else { &refused }).fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    readers.join_all().await;
    let count = |it: &AtomicUsize| it.load(Ordering::Relaxed);
    Ok(Tried { accepted: count(&accepted), refused: count(&refused), most: None })
}

/// Asks for replays without reading them. Accepted is who is still connected in the end.
pub(super) async fn unread(
    url: &str,
    stranger: &Client,
    seconds: Duration,
) -> anyhow::Result<Tried> {
    let path = uploaded(stranger).await?;
    let address = url.strip_prefix("http://").context("expected http://…")?;
    let there = tokio::net::lookup_host(address).await?.next().context("no such host")?;
    let ask = format!("GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n");
    let mut deaf = Vec::new();
    for _ in 0..DEAF {
        let socket = if there.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        socket.set_recv_buffer_size(4096)?;
        let mut stream = socket.connect(there).await?;
        stream.write_all(ask.repeat(10).as_bytes()).await?;
        deaf.push(stream);
    }
    tokio::time::sleep(seconds).await;
    let mut tried = Tried::default();
    for mut stream in deaf {
        let mut rest = Vec::new();
        let to_the_end = stream.read_to_end(&mut rest);
        tried.note(timeout(Duration::from_millis(200), to_the_end).await.is_err());
    }
    Ok(tried)
}
