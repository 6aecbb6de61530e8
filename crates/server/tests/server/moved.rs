//! Games that move from one server to another, and those that must stay.

use serde_json::{Value, json};

use crate::support::{Client, Db, Server, config, on_both};

on_both! { a_game_goes_on_elsewhere what_cannot_go_on_leaves_nothing_behind only_so_many_are_taken }

/// Exports a game; returns the status and the text, or the error code.
async fn take(person: &Client, table: &str) -> (u16, String) {
    let answer = person.send("POST", &format!("/api/tables/{table}/move"), &[], None).await;
    let text = answer.body.clone();
    let code =
        |text: &str| serde_json::from_str::<Value>(text).unwrap()["error"]["code"].to_string();
    (answer.status, if answer.status == 200 { text } else { code(&text) })
}

async fn bring(person: &Client, game: &str) -> (u16, Value) {
    let answer = person.send("POST", "/api/games", &[], Some(game)).await;
    (answer.status, answer.json())
}

/// Answers for the person at seat 0 with the first option, until the game is over or this many answers were given.
async fn answer(person: &Client, table: &str, answers: usize) -> Value {
    let mut socket = person.socket(table, None).await;
    for _ in 0..answers {
        loop {
            let update = socket.hear_type("update").await;
            let view = &update["views"][0];
            if view["table"]["phase"] == "over" {
                return update;
            }
            if view["table"]["waiting"].as_array().unwrap().contains(&json!(0)) {
                let choice = &view["options"][0];
                let revision = &update["revision"];
                socket.say(json!({ "type": "choose", "seat": 0, "revision": revision, "choice": choice })).await;
                break;
            }
        }
    }
    // What was told before the last answer arrived does not count: once this is answered, the table has it.
    socket.say(json!({ "type": "ping" })).await;
    socket.hear_type("pong").await;
    // Nothing more happens once it is the person's turn again.
    loop {
        let update = person.view(table).await;
        if update["views"][0]["table"]["waiting"] == json!([0]) {
            return update;
        }
    }
}

async fn a_game_goes_on_elsewhere(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game_with_bots(1, 2).await;
    let before = answer(&people[0], &table, 12).await;
    let (status, game) = take(&people[0], &table).await;
    assert_eq!(status, 200, "{game}");
    let bert = server.person("Bert").await;
    let (status, made) = bring(&bert, &game).await;
    assert_eq!(status, 201, "{made}");
    let info = &made["table"];
    assert_eq!((&info["state"], &info["moved"]), (&json!("playing"), &json!(true)));
    assert_eq!((&info["commitment"], &info["seats"][0]["you"]), (&Value::Null, &json!(true)));
    let id = info["id"].as_str().unwrap().to_owned();
    // What is stored is enough: another server continues the game.
    server.running.close().await.unwrap();
    let server = Server::open(&db).await;
    let (anna, bert) = (people[0].at(&server), bert.at(&server));
    let (here, there) = (anna.view(&table).await, bert.view(&id).await);
    assert_eq!(here["views"], there["views"]);
    assert_eq!(before["views"], there["views"]);
    answer(&bert, &id, usize::MAX).await;
    answer(&anna, &table, usize::MAX).await;
    for (person, id) in [(&bert, &id), (&anna, &table)] {
        let numbers = person.get("/api/session/statistics").await;
        assert_eq!(numbers["games"], 0, "whoever took a game along can know every card");
        assert_eq!(person.get(&format!("/api/tables/{id}")).await["state"], "finished");
    }
    let record = bert.send("GET", &format!("/api/tables/{id}/record"), &[], None).await;
    let record = &record.body;
    assert!(!record.contains("commitment") && !record.contains("secret"), "{record}");
    server.running.close().await.unwrap();
}

async fn what_cannot_go_on_leaves_nothing_behind(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game_with_bots(1, 1).await;
    answer(&people[0], &table, 3).await;
    let (_, game) = take(&people[0], &table).await;
    let bert = server.person("Bert").await;
    for wrong in [
        game.replacen("keep", "hire", 1),
        game.replace("unfinished", ""),
        game.replace("bot novice", "bot oracle"),
        String::new(),
    ] {
        let (status, refused) = bring(&bert, &wrong).await;
        assert_eq!((status, &refused["error"]["code"]), (422, &json!("invalid")), "{refused}");
    }
    let (status, refused) = bring(&bert, &"x".repeat(20_000)).await;
    assert_eq!((status, &refused["error"]["code"]), (413, &json!("too-large")));
    assert_eq!(bert.get("/api/tables?list=mine").await["tables"], json!([]));
    // Games with other people in them stay.
    let (table, people) = server.game(2, json!({})).await;
    assert_eq!(take(&people[0], &table).await, (409, "\"others-play\"".into()));
    assert_eq!(take(&bert, &table).await, (403, "\"players-only\"".into()));
    let stranger = Client::stranger(&server.url);
    assert_eq!(take(&stranger, &table).await, (401, "\"not-signed-in\"".into()));
    assert_eq!(people[0].get(&format!("/api/tables/{table}")).await["moved"], false);
    server.running.close().await.unwrap();
}

async fn only_so_many_are_taken(db: Db) {
    let server = Server::with(server::Config { tables_per_hour: 3, ..config(&db) }).await;
    let (table, people) = server.game_with_bots(1, 1).await;
    let (_, game) = take(&people[0], &table).await;
    assert_eq!(bring(&people[0], &game).await.0, 201);
    assert_eq!(bring(&people[0], &game).await.0, 201);
    let (status, refused) = bring(&people[0], &game).await;
    assert_eq!((status, &refused["error"]["code"]), (429, &json!("too-many")));
    assert_eq!(people[0].get("/api/tables?list=mine").await["tables"].as_array().unwrap().len(), 3);
    server.running.close().await.unwrap();
}
