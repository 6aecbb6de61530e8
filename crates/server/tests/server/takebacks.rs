//! Undo against bots and with other people, over the API.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Clock, Config};

use crate::support::{Client, Db, Server, config, on_both};

on_both! {
    bots_wait_for_the_word
    bots_answer_in_the_draft_after_a_restart
    the_others_grant_a_takeback
}

/// Answers with the first option while it is this person's turn, until the phase is reached or it is somebody else's turn.
async fn answer_first(person: &Client, table: &str) -> bool {
    let update = person.view(table).await;
    let view = &update["views"][0];
    let asked =
        !view["options"].as_array().unwrap().is_empty() && view["own"]["draft"]["pick"].is_null();
    if asked {
        let seat = usize::try_from(view["seat"].as_u64().unwrap()).unwrap();
        let revision = update["revision"].as_u64().unwrap();
        person.choose(table, seat, revision, view["options"][0].as_str().unwrap()).await;
    }
    asked
}

async fn bots_wait_for_the_word(db: Db) {
    let server = Server::open(&db).await;
    let anna = server.person("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "novice" }]);
    let wanted = json!({ "seats": seats, "start": 0, "bot_pace": "on-word" });
    let table = anna.post("/api/tables", wanted).await["table"]["id"].as_str().unwrap().to_owned();
    anna.post(&format!("/api/tables/{table}/start"), Value::Null).await;
    let mut socket = anna.socket(&table, None).await;
    let held = loop {
        let update = socket.hear_type("update").await;
        if update["held"] == true {
            break update;
        }
        answer_first(&anna, &table).await;
    };
    let revision = held["revision"].as_u64().unwrap();
    // It can be undone, and the bot still waits when the choice is made again.
    let undo = json!({ "seat": 0, "revision": revision });
    let update = anna.post(&format!("/api/tables/{table}/undo"), undo).await;
    assert!(update["held"].is_null(), "it is the person's turn again");
    while answer_first(&anna, &table).await {}
    assert_eq!(anna.view(&table).await["held"], true);
    anna.post(&format!("/api/tables/{table}/confirm"), Value::Null).await;
    loop {
        let update = socket.hear_type("update").await;
        if update["events"]
            .as_array()
            .unwrap()
            .iter()
            .any(|it| it["seat"] == 1 && revision < it["revision"].as_u64().unwrap())
        {
            break;
        }
    }
    server.running.close().await.unwrap();
}

/// A process that is gone before its bots have answered: the next one asks them, whatever they wait for later on.
async fn bots_answer_in_the_draft_after_a_restart(db: Db) {
    let clock = Clock::default();
    // One thread for four experts: some have not answered yet when the process goes.
    let config = |db: &Db| Config { clock: clock.clone(), bot_threads: 1, ..config(db) };
    let server = Server::with(config(&db)).await;
    let anna = server.person("Anna").await;
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(5, json!({ "kind": "bot", "level": "expert" }));
    let wanted = json!({ "seats": seats, "bot_pace": "on-word" });
    let table = anna.post("/api/tables", wanted).await["table"]["id"].as_str().unwrap().to_owned();
    anna.post(&format!("/api/tables/{table}/start"), Value::Null).await;
    let view = anna.view(&table).await;
    let choice = view["views"][0]["options"][0].as_str().unwrap();
    assert_eq!(anna.choose(&table, 0, 0, choice).await.0, 200);
    server.running.close().await.unwrap();
    // Long enough for whatever the process had taken on.
    clock.turn(Duration::from_mins(1));
    let server = Server::with(config(&db)).await;
    let mut socket = anna.at(&server).socket(&table, None).await;
    while socket.hear_type("update").await["revision"].as_u64().unwrap() < 5 {}
    server.running.close().await.unwrap();
}

async fn the_others_grant_a_takeback(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    // Both answer until one has played a card and it is the other's turn.
    let (first, second) = 'played: loop {
        for (one, other) in [(0, 1), (1, 0)] {
            let before = people[one].view(&table).await;
            let answered = answer_first(&people[one], &table).await;
            let after = people[one].view(&table).await;
            let open = &after["views"][0]["table"];
            let played = before["views"][0]["table"]["phase"] == "actions";
            if answered && played && open["turn"] == other {
                break 'played (one, other);
            }
        }
    };
    answer_first(&people[second], &table).await;
    // A request by someone with nothing to undo is refused before it reaches anybody.
    let (status, _) =
        Client::stranger(&server.url).call("POST", &path("ask-to-take-back"), None).await;
    assert_eq!(status, 401);
    let before = people[first].get(&format!("/api/tables/{table}")).await;
    let asked = people[first].post(&path("ask-to-take-back"), Value::Null).await;
    assert_eq!(asked["request"]["kind"], "take-back");
    let mut socket = people[first].socket(&table, None).await;
    // From its first update on, the socket gets everything that happens.
    socket.hear_type("update").await;
    let info = people[second].post(&path("answer"), json!({ "grant": true })).await;
    assert_eq!(info["request"], Value::Null);
    loop {
        let update = socket.hear_type("update").await;
        let lines = update["events"].as_array().unwrap();
        if lines.iter().any(|it| it["everyone"] == true && it["undo"] == true) {
            break;
        }
    }
    let after = people[first].view(&table).await;
    assert_eq!(
        after["revision"].as_u64().unwrap(),
        before["revision"].as_u64().unwrap() + 1,
        "an entry of the log"
    );
    assert!(!after["views"][0]["options"].as_array().unwrap().is_empty(), "asked again");
    server.running.close().await.unwrap();
}
