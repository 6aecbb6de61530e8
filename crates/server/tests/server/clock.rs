//! The time for each choice, with a clock that the test turns.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Clock, Config};

use crate::support::{Client, Db, Server, Socket, config, on_both};

on_both! { a_bot_answers_when_the_time_is_up time_left_survives_a_restart }

const MINUTE: Duration = Duration::from_mins(1);

/// A server whose clock can be turned.
async fn with_clock(db: &Db, clock: &Clock) -> Server {
    Server::with(Config { clock: clock.clone(), ..config(db) }).await
}

/// A game of two people with a minute for each choice.
async fn a_minute_each(server: &Server) -> (String, [Client; 2]) {
    let people = [server.person("Anna").await, server.person("Bert").await];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wanted = json!({ "seats": seats, "seconds_per_choice": 60, "substitute": "novice" });
    let made = people[0].post("/api/tables", wanted).await;
    assert_eq!(made["table"]["seconds_per_choice"], 60);
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    people[1].post(&format!("/api/tables/{table}/sit"), json!({ "seat": 1 })).await;
    people[0].post(&format!("/api/tables/{table}/start"), Value::Null).await;
    (table, people)
}

/// The next update that was written after a line by the clock.
async fn answered(socket: &mut Socket, seat: u64) -> Value {
    loop {
        let update = socket.hear_type("update").await;
        let lines = update["events"].as_array().unwrap();
        if lines.iter().any(|it| it["by_clock"] == true && it["seat"] == seat) {
            return update;
        }
    }
}

async fn a_bot_answers_when_the_time_is_up(db: Db) {
    let clock = Clock::default();
    let server = with_clock(&db, &clock).await;
    let (table, people) = a_minute_each(&server).await;
    let mut socket = people[0].socket(&table, None).await;
    let update = socket.hear_type("update").await;
    let left = update["clocks"][1]["left"].as_u64().unwrap();
    assert!((1..=60_000).contains(&left), "{left}");
    // Bert never answers; Anna answers everything that she is asked.
    for _ in 0..2 {
        answer_all(&people[0], &table).await;
        clock.turn(MINUTE);
        let update = answered(&mut socket, 1).await;
        let seats = people[0].get(&format!("/api/tables/{table}")).await["seats"].clone();
        assert_eq!(seats[1]["kind"], "person", "{update}");
    }
    answer_all(&people[0], &table).await;
    clock.turn(MINUTE);
    loop {
        let info = socket.hear_type("table").await;
        if info["table"]["seats"][1]["kind"] == "bot" {
            assert_eq!(info["table"]["seats"][1]["level"], "novice");
            break;
        }
    }
    let back = people[1].post(&format!("/api/tables/{table}/take"), json!({ "seat": 1 })).await;
    assert_eq!(back["seats"][1]["kind"], "person", "its person is back");
    server.running.close().await.unwrap();
}

/// Answers until somebody else is asked.
async fn answer_all(person: &Client, table: &str) {
    loop {
        let update = person.view(table).await;
        let view = &update["views"][0];
        if view["options"].as_array().unwrap().is_empty() || !view["own"]["draft"]["pick"].is_null()
        {
            return;
        }
        let revision = update["revision"].as_u64().unwrap();
        let choice = view["options"][0].as_str().unwrap();
        let seat = usize::try_from(view["seat"].as_u64().unwrap()).unwrap();
        // A bot may have answered for the other meanwhile: the next look tells.
        person.choose(table, seat, revision, choice).await;
    }
}

async fn time_left_survives_a_restart(db: Db) {
    let clock = Clock::default();
    let server = with_clock(&db, &clock).await;
    let (table, people) = a_minute_each(&server).await;
    clock.turn(MINUTE / 2);
    let left = |update: &Value| update["clocks"][0]["left"].as_u64().unwrap();
    let before = left(&people[0].view(&table).await);
    assert!((1..=30_000).contains(&before), "{before}");
    server.running.close().await.unwrap();
    let server = with_clock(&db, &clock).await;
    let [anna, bert] = people.map(|it| it.at(&server));
    let after = left(&anna.view(&table).await);
    assert!(after <= before, "{after} after {before}");
    // The time goes on while nobody looks and nothing is in memory.
    server.running.close().await.unwrap();
    clock.turn(MINUTE);
    let server = with_clock(&db, &clock).await;
    let mut socket = bert.at(&server).socket(&table, None).await;
    loop {
        let update = socket.hear_type("update").await;
        if 2 <= update["revision"].as_u64().unwrap() {
            break;
        }
    }
    server.running.close().await.unwrap();
}

#[tokio::test]
async fn strange_times_are_refused() {
    let server = Server::open(&crate::support::sqlite()).await;
    let anna = server.person("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    for seconds in [json!(0), json!(29), json!(604_801), json!(-1), json!("day")] {
        let wanted = json!({ "seats": seats, "seconds_per_choice": seconds });
        let (status, _) = anna.call("POST", "/api/tables", Some(wanted)).await;
        assert!(matches!(status, 400 | 422), "{seconds}: {status}");
    }
    server.running.close().await.unwrap();
}
