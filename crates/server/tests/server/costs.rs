//! What one request may cost: every route has a row in the table of `docs/hosting.md`, and no request takes or gives more.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use server::costs::{COSTS, Cost, table};

use crate::{
    games::play,
    support::{Client, Db, Dice, Server, on_both, sqlite},
};

on_both! {
    bodies_that_are_too_large_are_refused
    answers_are_no_larger_than_they_may_be
    statistics_count_games_once
}

/// All requests that have a row, in order.
fn listed() -> Vec<String> {
    let requests = COSTS.iter().flat_map(|it| it.requests);
    requests.map(|it| (*it).to_owned()).collect()
}

#[test]
fn every_operation_and_every_route_has_a_row() {
    let all: BTreeSet<String> = listed().into_iter().collect();
    assert_eq!(all.len(), listed().len(), "a request has two rows");
    let document: Value = serde_json::from_str(&server::openapi::document()).unwrap();
    let mut known = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys() {
            known.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    let missing: Vec<_> = known.difference(&all).collect();
    assert!(missing.is_empty(), "these operations have no row in costs.rs: {missing:?}");
    // The rest is in no document: it is read from where the routes are.
    let sources = [
        (include_str!("../../src/http.rs"), "/api"),
        (include_str!("../../src/http/api_docs.rs"), ""),
        (include_str!("../../src/http/operate.rs"), ""),
    ];
    let mut paths = BTreeSet::from(["/".to_owned()]);
    for (source, api) in sources {
        for route in source.split(".route(").skip(1) {
            let path = route.split('"').nth(1).unwrap();
            let outside = ["/offline", "/healthz", "/readyz", "/metrics"];
            let is_outside = outside.iter().any(|it| path.starts_with(it));
            paths.insert(if is_outside { path.to_owned() } else { format!("{api}{path}") });
        }
    }
    let of_rows: BTreeSet<String> =
        all.iter().map(|it| it.split(' ').nth(1).unwrap().to_owned()).collect();
    assert_eq!(paths, of_rows);
}

#[test]
fn the_manual_shows_the_costs_as_they_are() {
    let manual = include_str!("../../../../docs/hosting.md");
    let table = table();
    assert!(manual.contains(&table), "docs/hosting.md needs this table:\n{table}");
}

async fn bodies_that_are_too_large_are_refused(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let document: Value = serde_json::from_str(&server::openapi::document()).unwrap();
    for Cost { requests, sent, .. } in COSTS {
        for request in requests {
            let (method, path) = request.split_once(' ').unwrap();
            let operation = &document["paths"][path][method.to_lowercase()];
            let Some(body) = operation["requestBody"]["content"].as_object() else { continue };
            let kind = body.keys().next().unwrap();
            let path = path.replace("{id}", &table);
            let large = format!("\"{}\"", "x".repeat(sent - 1));
            let headers = [("content-type", kind.as_str())];
            let answer = people[0].send(method, &path, &headers, Some(&large)).await;
            assert_eq!(answer.status, 413, "{request}: {}", answer.body);
            // A body of just the right size is read, and found to be wrong.
            let answer = people[0].send(method, &path, &headers, Some(&large[1..])).await;
            assert!((400..413).contains(&answer.status) || answer.status == 422, "{request}");
            assert!(answer.body.len() < 2500, "{request}: an error of {} bytes", answer.body.len());
        }
    }
    server.running.close().await.unwrap();
}

/// The most bytes of an answer to this request.
fn most(request: &str) -> usize {
    COSTS.iter().find(|it| it.requests.contains(&request)).unwrap().answered
}

async fn answers_are_no_larger_than_they_may_be(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(3, json!({ "new_persons": true })).await;
    let chat = "\u{1f469}".repeat(500);
    people[0].post(&format!("/api/tables/{table}/chat"), json!({ "text": chat })).await;
    let check = async |person: &Client, request: &'static str, query: &str| {
        let path = request.split(' ').nth(1).unwrap().replace("{id}", &table);
        let answer = person.send("GET", &(path + query), &[], None).await;
        assert_eq!(answer.status, 200, "{request}: {}", answer.body);
        let (bytes, most) = (answer.body.len(), most(request));
        assert!(bytes <= most, "{request}: {bytes} bytes, at most {most}");
    };
    check(&people[0], "GET /api/tables/{id}/preview", "?seat=0").await;
    play(&table, &people, Dice(3)).await;
    for (request, query) in [
        ("GET /api/tables/{id}", ""),
        ("GET /api/tables/{id}/view", "?revision=0"),
        ("GET /api/tables/{id}/missed", "?revision=0"),
        ("GET /api/tables/{id}/chat", ""),
        ("GET /api/tables/{id}/record", ""),
        ("GET /api/tables/{id}/replay", ""),
        ("GET /api/tables", "?list=finished"),
        ("GET /api/session/statistics", ""),
        ("GET /api/session/devices", ""),
        ("GET /api/openapi.json", ""),
        ("GET /api/docs/", ""),
        ("GET /metrics", ""),
        ("GET /readyz", ""),
        ("GET /", ""),
    ] {
        check(&people[0], request, query).await;
    }
    server.running.close().await.unwrap();
}

async fn statistics_count_games_once(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let of = async |person: &Client| person.get("/api/session/statistics").await["games"].clone();
    assert_eq!(of(&people[0]).await, 0);
    play(&table, &people, Dice(4)).await;
    assert_eq!(of(&people[0]).await, 1);
    assert_eq!(of(&people[1]).await, 1);
    server.running.close().await.unwrap();
}

#[tokio::test]
async fn open_tables_are_listed_by_when_they_were_used() {
    let server = Server::open(&sqlite()).await;
    let anna = server.person("Anna").await;
    let table = |public: bool, other: &str| json!({ "public": public, "seats": [{ "kind": "me" }, { "kind": other }] });
    for (public, other) in [(true, "open"), (false, "open"), (true, "bot"), (true, "open")] {
        anna.post("/api/tables", table(public, other)).await;
    }
    let list = anna.get("/api/tables?list=open").await;
    assert_eq!(list["tables"].as_array().unwrap().len(), 2, "{list}");
    server.running.close().await.unwrap();
}
