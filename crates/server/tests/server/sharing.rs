//! Bots and hints share few threads: nobody can have them all.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::support::{Client, Server, config, sqlite};

/// A table with hints and an expert beside its person, who is asked something.
async fn with_hints(server: &Server) -> (String, Client) {
    let anna = server.person("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "expert" }]);
    let made = anna.post("/api/tables", json!({ "seats": seats, "hints": true })).await;
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    anna.post(&format!("/api/tables/{table}/start"), Value::Null).await;
    (table, anna)
}

/// Sends from an address, as a proxy names it; gives the status.
async fn from(address: &str, person: &Client, path: &str) -> u16 {
    person.send("GET", path, &[("x-forwarded-for", address)], None).await.status
}

/// Asks for many hints at once. Each is counted when it is answered; the statuses come at the end.
fn ask(anna: &Client, table: &str, hints: usize) -> (Arc<AtomicUsize>, JoinSet<u16>) {
    let (answered, mut asked) = (Arc::new(AtomicUsize::new(0)), JoinSet::new());
    for _ in 0..hints {
        let (anna, path) = (anna.clone(), format!("/api/tables/{table}/hint?seat=0"));
        let answered = Arc::clone(&answered);
        asked.spawn(async move {
            let (status, _) = anna.call("GET", &path, None).await;
            answered.fetch_add(usize::from(status == 200), Ordering::Relaxed);
            status
        });
    }
    (answered, asked)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_does_not_wait_for_the_hints_of_others() {
    let server = Server::with(server::Config { bot_threads: 1, ..config(&sqlite()) }).await;
    let (table, people) = server.game_with_bots(1, 1).await;
    let (crowded, anna) = with_hints(&server).await;
    let (answered, asked) = ask(&anna, &crowded, 12);
    // As soon as one is answered, all others wait.
    while answered.load(Ordering::Relaxed) == 0 {
        tokio::task::yield_now().await;
    }
    loop {
        let view = people[0].view(&table).await;
        let revision = view["revision"].as_u64().unwrap();
        if 12 <= revision {
            break;
        }
        if let Some(choice) = view["views"][0]["options"][0].as_str() {
            people[0].choose(&table, 0, revision, choice).await;
        }
    }
    assert!(answered.load(Ordering::Relaxed) < 12, "the bot has waited for every hint");
    asked.join_all().await;
    server.running.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_for_too_many_hints_has_to_wait() {
    let server = Server::with(server::Config { bot_threads: 8, ..config(&sqlite()) }).await;
    let (table, anna) = with_hints(&server).await;
    let (_, asked) = ask(&anna, &table, 40);
    let statuses = asked.join_all().await;
    assert!(statuses.contains(&200) && statuses.contains(&429), "{statuses:?}");
    server.running.close().await.unwrap();
}

/// People cost nothing: who asks as many people gets no more than an address may have, and those elsewhere theirs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_people_at_one_address_get_no_more_hints_than_an_address_may() {
    let proxied = server::Config { behind_proxy: true, bot_threads: 8, ..config(&sqlite()) };
    let server = Server::with(proxied).await;
    let mut asked = JoinSet::new();
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(with_hints(&server).await);
    }
    for (table, anna) in &tables {
        for _ in 0..10 {
            let (anna, path) = (anna.clone(), format!("/api/tables/{table}/hint?seat=0"));
            asked.spawn(async move { from("192.0.2.7", &anna, &path).await });
        }
    }
    let statuses = asked.join_all().await;
    assert!(statuses.contains(&200) && statuses.contains(&429), "{statuses:?}");
    let (table, bert) = with_hints(&server).await;
    let path = format!("/api/tables/{table}/hint?seat=0");
    assert_eq!(from("192.0.2.8", &bert, &path).await, 200);
    server.running.close().await.unwrap();
}
