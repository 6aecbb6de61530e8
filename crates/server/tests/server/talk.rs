//! What people say: as much as people say, however many sockets they have, and spectators apart from players.

use serde_json::{Value, json};
use store::{Store, log::Speaker};
use tokio::task::JoinSet;

use crate::support::{Client, Db, Server, config, on_both, postgres, store};

on_both! {
    who_talks_too_much_has_to_wait
    many_people_at_one_address_have_to_wait_too
    spectators_do_not_push_players_out
    the_oldest_lines_of_players_go
}

async fn say(person: &Client, table: &str, text: &str) -> (u16, Value) {
    let path = format!("/api/tables/{table}/chat");
    person.call("POST", &path, Some(json!({ "text": text }))).await
}

/// Says something from an address, as a proxy names it; gives the status.
async fn say_from(address: &str, person: &Client, table: &str) -> u16 {
    let path = format!("/api/tables/{table}/chat");
    let headers = [("x-forwarded-for", address), ("content-type", "application/json")];
    person.send("POST", &path, &headers, Some(r#"{"text":"hello"}"#)).await.status
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

async fn many_people_at_one_address_have_to_wait_too(db: Db) {
    let server = Server::with(server::Config { behind_proxy: true, ..config(&db) }).await;
    let (table, mut people) = server.game(5, json!({})).await;
    let (other, more) = server.game(5, json!({})).await;
    people.extend(more);
    let mut statuses = Vec::new();
    for (n, person) in people.iter().enumerate() {
        for _ in 0..10 {
            let table = if n < 5 { &table } else { &other };
            statuses.push(say_from("192.0.2.7", person, table).await);
        }
    }
    assert!(statuses.contains(&200) && statuses.contains(&429), "{statuses:?}");
    // Each has said no more than one may. Whoever is elsewhere notices nothing.
    let (third, people) = server.game(2, json!({})).await;
    assert_eq!(say_from("192.0.2.8", &people[0], &third).await, 200);
    server.running.close().await.unwrap();
}

async fn the_oldest_lines_of_players_go(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let (store, id) = (store(&db).await, table.parse().unwrap());
    let stranger = Speaker { name: "Stranger", seat: None, speaker: "s".into() };
    store.say(id, id, &stranger, "hello").await.unwrap();
    let anna = Speaker { name: "Anna", seat: Some(0), speaker: "a".into() };
    for n in 0..1100 {
        store.say(id, id, &anna, &format!("{n}")).await.unwrap();
    }
    let count = "SELECT COUNT(*), MIN(n) FROM chat WHERE seat IS NOT NULL";
    let kept: (i64, i64) = match &store {
        Store::Sqlite(pool, ..) => sqlx::query_as(count).fetch_one(pool).await.unwrap(),
        Store::Postgres(pool, _) => sqlx::query_as(count).fetch_one(pool).await.unwrap(),
    };
    assert_eq!(kept, (1000, 102));
    let chat = people[1].get(&format!("/api/tables/{table}/chat")).await;
    let chat = chat["chat"].as_array().unwrap();
    assert_eq!((chat.len(), &chat[0]["text"]), (101, &json!("hello")));
    store.close().await;
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
