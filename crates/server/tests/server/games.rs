//! Whole games over sockets. `secrets.rs` checks what is sent in many more of them.

use serde_json::{Value, json};

use crate::support::{Client, Db, Dice, Server, Socket, on_both};

on_both! { a_game_against_bots }

/// Plays to the end over sockets. Gives everything that each seat, and a spectator, was told.
pub async fn play(table: &str, people: &[Client], mut dice: Dice) -> Vec<Vec<Value>> {
    let mut sockets: Vec<Socket> = Vec::new();
    for person in people {
        sockets.push(person.socket(table, None).await);
    }
    sockets.push(Client::stranger(&people[0].0.url).socket(table, None).await);
    let mut heard: Vec<Vec<Value>> = vec![Vec::new(); sockets.len()];
    let mut revision = 0;
    loop {
        let mut last = Vec::new();
        for (socket, heard) in sockets.iter_mut().zip(&mut heard) {
            loop {
                let message = socket.hear().await.unwrap();
                assert_ne!(message["type"], "error", "{message}");
                heard.push(message.clone());
                if message["type"] == "update" && revision <= message["revision"].as_u64().unwrap()
                {
                    last.push(message);
                    break;
                }
            }
        }
        let open = &last[0]["views"][0]["table"];
        if open["phase"] == "over" {
            return heard;
        }
        let waiting = open["waiting"].as_array().unwrap();
        let seat = usize::try_from(waiting[dice.below(waiting.len())].as_u64().unwrap()).unwrap();
        let choice = dice.pick(&last[seat]["views"][0]["options"]);
        sockets[seat]
            .say(json!({ "type": "choose", "seat": seat, "revision": revision, "choice": choice }))
            .await;
        revision += 1;
    }
}

async fn a_game_against_bots(db: Db) {
    let server = Server::open(&db).await;
    let anna = server.person("Anna").await;
    let seats = json!([
        { "kind": "bot", "level": "novice" }, { "kind": "me" }, { "kind": "bot", "level": "novice", "name": "Bruno" }
    ]);
    let made = anna.post("/api/tables", json!({ "seats": seats, "hints": true })).await;
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    anna.post(&format!("/api/tables/{table}/start"), Value::Null).await;
    let mut socket = anna.socket(&table, None).await;
    let mut dice = Dice(7);
    let mut last_answered = None;
    loop {
        let update = socket.hear_type("update").await;
        let (view, revision) = (&update["views"][0], update["revision"].as_u64());
        if view["table"]["phase"] == "over" {
            break;
        }
        if view["table"]["waiting"].as_array().unwrap().contains(&json!(1))
            && last_answered != revision
        {
            last_answered = revision;
            // In the draft the others answer at the same time, and the question may be another by then.
            if view["table"]["phase"] == "actions" && view["table"]["round"] == 1 {
                let hint = anna.get(&format!("/api/tables/{table}/hint?seat=1")).await;
                assert_eq!(
                    hint["options"].as_array().unwrap().len(),
                    view["options"].as_array().unwrap().len()
                );
            }
            let choice = dice.pick(&view["options"]);
            socket
                .say(json!({ "type": "choose", "seat": 1, "revision": revision, "choice": choice }))
                .await;
        }
    }
    assert_eq!(anna.get("/api/tables?list=finished").await["tables"][0]["id"], table);
    server.running.close().await.unwrap();
}
