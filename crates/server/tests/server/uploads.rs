//! Records that people bring: limited for each person, each address and the whole server.

use std::time::Duration;

use store::records::Shelf;

use crate::support::{Client, Db, Server, config, on_both};

on_both! { who_brings_too_many_is_told old_ones_make_room_for_new_ones }

const RECORD: &str = "notre-dame record 1\nrules-version 1\ncolours red blue\nrules edition=2017 new-persons=off coins=25 \
    benefactor=prestige open-scores=on\nseed 0000000000000000000000000000000000000000000000000000000000000000\n\
    choices\nunfinished\n";

/// Brings a record; gives the status and its identifier or the code of the error.
async fn bring(person: &Client) -> (u16, String) {
    let answer = person.send("POST", "/api/records", &[], Some(RECORD)).await;
    let json = answer.json();
    let word = json["id"].as_str().or(json["error"]["code"].as_str()).unwrap();
    (answer.status, word.to_owned())
}

async fn status(person: &Client, id: &str) -> u16 {
    person.send("GET", &format!("/api/replays/{id}"), &[], None).await.status
}

async fn who_brings_too_many_is_told(db: Db) {
    let server = Server::with(server::Config { records_per_hour: 3, ..config(&db) }).await;
    let [anna, bert] = [server.person("Anna").await, server.person("Bert").await];
    for _ in 0..3 {
        assert_eq!(bring(&anna).await.0, 201);
    }
    assert_eq!(bring(&anna).await, (429, "too-many".into()));
    assert_eq!(bring(&bert).await, (429, "too-many".into()), "they share an address");
    server.running.close().await.unwrap();
}

async fn old_ones_make_room_for_new_ones(db: Db) {
    let room_for_two = Shelf { bytes: 2 * RECORD.len() as u64 + 1, kept: Duration::ZERO };
    let server = Server::with(server::Config { records: room_for_two, ..config(&db) }).await;
    let anna = server.person("Anna").await;
    let [(_, first), (_, second)] = [bring(&anna).await, bring(&anna).await];
    assert_eq!(status(&anna, &first).await, 200, "and so it was looked at last");
    let (_, third) = bring(&anna).await;
    for (id, expected) in [(&first, 200), (&second, 404), (&third, 200)] {
        assert_eq!(status(&anna, id).await, expected);
    }
    server.running.close().await.unwrap();
    // What was looked at a short time ago stays.
    let records = Shelf { kept: Duration::from_hours(1), ..room_for_two };
    let server = Server::with(server::Config { records, ..config(&db) }).await;
    let anna = anna.at(&server);
    assert_eq!(bring(&anna).await, (507, "no-room".into()));
    for id in [&first, &third] {
        assert_eq!(status(&anna, id).await, 200);
    }
    server.running.close().await.unwrap();
}
