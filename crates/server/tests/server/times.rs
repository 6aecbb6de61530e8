//! One time for all nodes, whatever the clocks of their machines say.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Clock, Config};

use crate::support::{Client, Db, Server, config, on_both, postgres};

on_both! { a_clock_that_jumps_changes_no_time_that_is_left }

const MINUTE: u64 = 60_000;
const HOUR: i64 = 3_600_000;

async fn with_clock(db: &Db, clock: &Clock) -> Server {
    Server::with(Config { clock: clock.clone(), ..config(db) }).await
}

/// A game of Anna and Bert with ten minutes for each choice.
async fn ten_minutes_each(server: &Server) -> (String, [Client; 2]) {
    let people = [server.person("Anna").await, server.person("Bert").await];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wanted = json!({ "seats": seats, "seconds_per_choice": 600 });
    let made = people[0].post("/api/tables", wanted).await;
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    people[1].post(&format!("/api/tables/{table}/sit"), json!({ "seat": 1 })).await;
    people[0].post(&format!("/api/tables/{table}/start"), Value::Null).await;
    (table, people)
}

/// The milliseconds that both have left.
async fn left(person: &Client, table: &str) -> [u64; 2] {
    let view = person.view(table).await;
    [0, 1].map(|seat| view["clocks"][seat]["left"].as_u64().unwrap())
}

fn is_all_of(minutes: u64, left: [u64; 2]) -> bool {
    left.iter().all(|it| ((minutes - 1) * MINUTE..=minutes * MINUTE).contains(it))
}

async fn a_clock_that_jumps_changes_no_time_that_is_left(db: Db) {
    let clock = Clock::default();
    let mut server = with_clock(&db, &clock).await;
    let (table, people) = ten_minutes_each(&server).await;
    assert!(is_all_of(10, left(&people[0], &table).await));
    for by in [HOUR, -2 * HOUR, HOUR] {
        clock.set_machine(by);
        let left = left(&people[0].at(&server), &table).await;
        assert!(is_all_of(10, left), "{left:?} of ten minutes");
    }
    // Nor does a restart after it was set back. Time that passes counts.
    clock.turn(Duration::from_mins(3));
    clock.set_machine(-HOUR);
    server.running.close().await.unwrap();
    server = with_clock(&db, &clock).await;
    let left = left(&people[0].at(&server), &table).await;
    assert!(is_all_of(7, left), "{left:?} of seven minutes");
    server.running.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_whose_clocks_differ_have_the_same_time() {
    let Some(db) = postgres().await else {
        println!("NOTREDAME_TEST_POSTGRES is not set: nodes were not tested");
        return;
    };
    let clocks = [Clock::default(), Clock::default()];
    clocks[1].set_machine(10 * HOUR);
    let [one, two] = [with_clock(&db, &clocks[0]).await, with_clock(&db, &clocks[1]).await];
    let (table, people) = ten_minutes_each(&one).await;
    let [anna, bert] = [people[0].clone(), people[1].at(&two)];
    for (seat, person) in [&anna, &bert].into_iter().enumerate() {
        let view = person.view(&table).await;
        let choice = view["views"][0]["options"][0].as_str().unwrap().to_owned();
        assert_eq!(person.choose(&table, seat, 0, &choice).await.0, 200);
    }
    for person in [&anna, &bert] {
        let left = left(person, &table).await;
        assert!(is_all_of(10, left), "{left:?} of ten minutes");
    }
    let at = |info: &Value, what: &str| info[what].as_i64().unwrap();
    let [here, there] = [
        anna.get(&format!("/api/tables/{table}")).await,
        bert.get(&format!("/api/tables/{table}")).await,
    ];
    assert_eq!(at(&here, "updated_at"), at(&there, "updated_at"));
    let took = at(&there, "updated_at") - at(&there, "created_at");
    assert!((0..HOUR).contains(&took), "{took} ms");
    one.running.close().await.unwrap();
    two.running.close().await.unwrap();
}
