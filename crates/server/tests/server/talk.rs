//! What people say: as much as people say, however many sockets they have, and spectators apart from players.

use serde_json::{Value, json};
use server::{Store, store::log::Speaker};
use tokio::task::JoinSet;

use crate::support::{Client, Db, Server, on_both, postgres};

on_both! { who_talks_too_much_has_to_wait spectators_do_not_push_players_out }

async fn store(db: &Db) -> Store {
    match db {
        Db::Sqlite(folder) => Store::sqlite(&folder.join("notredame.sqlite")).await.unwrap(),
        Db::Postgres(url) => Store::postgres(url).await.unwrap(),
    }
}

async fn say(person: &Client, table: &str, text: &str) -> (u16, Value) {
    let path = format!("/api/tables/{table}/chat");
    person.call("POST", &path, Some(json!({ "text": text }))).await
}

async fn who_talks_too_much_has_to_wait(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let [anna, bert] = &people[..] else { unreachable!("a game of two") };
    // Each socket for itself would be within its limits.
    let mut sockets = Vec::new();
    for _ in 0..8 {
        sockets.push(anna.socket(&table, None).await);
    }
    for socket in &mut sockets {
        for _ in 0..8 {
            socket.say(json!({ "type": "chat", "text": "hello" })).await;
        }
    }
    let mut refused = 0;
    for socket in &mut sockets {
        socket.say(json!({ "type": "ping" })).await;
        loop {
            let heard = socket.hear().await.expect("the socket was closed");
            match heard["type"].as_str() {
                Some("pong") => break,
                Some("error") => {
                    assert_eq!(heard["error"]["code"], "too-many");
                    refused += 1;
                }
                Some(_) | None => {}
            }
        }
    }
    assert!(0 < refused, "64 lines at once were accepted");
    assert_eq!(say(bert, &table, "I can say something").await.0, 200);
    // Those who look on share what they may say.
    let mut statuses = Vec::new();
    for n in 0..9 {
        let stranger = server.person(&format!("Stranger {n}")).await;
        for _ in 0..9 {
            statuses.push(say(&stranger, &table, "look at me").await.0);
        }
    }
    assert!(statuses.contains(&200) && statuses.contains(&429), "{statuses:?}");
    assert_eq!(say(bert, &table, "I still can").await.0, 200);
    server.running.close().await.unwrap();
}

async fn spectators_do_not_push_players_out(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    assert_eq!(say(&people[0], &table, "good luck").await.0, 200);
    let (store, id) = (store(&db).await, table.parse().unwrap());
    let stranger = Speaker { name: "Stranger", seat: None, speaker: "s".into() };
    for n in 0..150 {
        store.say(id, id, &stranger, &format!("{n}")).await.unwrap();
    }
    let chat = people[1].get(&format!("/api/tables/{table}/chat")).await;
    let chat = chat["chat"].as_array().unwrap();
    assert_eq!(chat[0]["text"], "good luck");
    let strangers: Vec<&str> = chat[1..].iter().map(|it| it["text"].as_str().unwrap()).collect();
    let last: Vec<String> = (100..150).map(|it| it.to_string()).collect();
    assert_eq!(strangers, last);
    store.close().await;
    server.running.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_at_two_nodes_can_speak_at_once() {
    let Some(db) = postgres().await else { return };
    let [one, two] = [Server::open(&db).await, Server::open(&db).await];
    let (table, people) = one.game(5, json!({})).await;
    let mut talking = JoinSet::new();
    for n in 0..30 {
        let person = people[n % 5].at(if n % 2 == 0 { &one } else { &two });
        let table = table.clone();
        talking.spawn(async move { say(&person, &table, &format!("{n}")).await.0 });
    }
    assert_eq!(talking.join_all().await, [200; 30]);
    let chat = people[0].get(&format!("/api/tables/{table}/chat")).await;
    let numbers: Vec<u64> =
        chat["chat"].as_array().unwrap().iter().map(|it| it["n"].as_u64().unwrap()).collect();
    assert!(numbers.into_iter().eq(1..=30));
    one.running.close().await.unwrap();
    two.running.close().await.unwrap();
}
