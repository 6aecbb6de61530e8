//! Deals that nobody can choose, from the making of a table to its record.

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::support::{Db, Dice, Server, on_both};

on_both! { a_deal_follows_from_the_secret_and_everyones_bytes }

fn hash(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}

async fn a_deal_follows_from_the_secret_and_everyones_bytes(db: Db) {
    let server = Server::open(&db).await;
    let people = [server.person("Anna").await, server.person("Bert").await];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let made = people[0].post("/api/tables", json!({ "seats": seats })).await;
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    let committed = made["table"]["commitment"].as_str().unwrap().to_owned();
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let bytes = ["0a", "0b"].map(|it| it.repeat(32));
    people[1].post(&at("sit"), json!({ "seat": 1 })).await;
    for (person, bytes) in people.iter().zip(&bytes) {
        let info = person.post(&at("share"), json!({ "bytes": bytes })).await;
        assert_eq!(info["commitment"], json!(committed), "nothing of it changes");
    }
    let (status, answer) =
        people[1].call("POST", &at("share"), Some(json!({ "bytes": bytes[0] }))).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("nothing-to-share")));
    let (status, _) = people[1].call("POST", &at("share"), Some(json!({ "bytes": "0a" }))).await;
    assert_eq!(status, 422);
    people[0].post(&at("start"), Value::Null).await;
    let (status, answer) =
        people[1].call("POST", &at("share"), Some(json!({ "bytes": bytes[1] }))).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (409, &json!("dealt")),
        "it would change nothing"
    );
    // What is stored is enough: another server deals the same.
    server.running.close().await.unwrap();
    let server = Server::open(&db).await;
    let people = people.map(|it| it.at(&server));
    crate::games::play(&table, &people, Dice(5)).await;
    let info = people[0].get(&format!("/api/tables/{table}")).await;
    let (deal, seed) = (info["deal"].as_str().unwrap(), info["seed"].as_str().unwrap());
    assert_eq!(hash(deal), seed);
    let promise: String = deal.lines().take(3).flat_map(|it| [it, "\n"]).collect();
    assert_eq!(
        (hash(&promise), info["commitment"].as_str()),
        (committed.clone(), Some(committed.as_str()))
    );
    for (seat, bytes) in bytes.iter().enumerate() {
        assert!(deal.contains(&format!("\nseat {seat}: person {bytes}\n")), "{deal}");
    }
    server.running.close().await.unwrap();
}
