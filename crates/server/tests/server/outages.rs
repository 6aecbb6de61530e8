//! A store that goes away: clear errors, nothing half done, and play goes on when it is back, without a restart.

use cluster::{Cluster, Stop};
use serde_json::{Value, json};

use crate::{
    players::{Players, Temper, until_ready},
    support::{Client, Db, Dice, Server, config, sqlite},
};

/// Every second seat plays at the other node.
fn spread(people: &[Client], [one, two]: [&Server; 2]) -> Vec<Client> {
    let nodes = [one, two].into_iter().cycle();
    people.iter().zip(nodes).map(|(person, node)| person.at(node)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_goes_on_after_postgresql_was_restarted() {
    if !cluster::is_installed() {
        println!("PostgreSQL is not installed: its restart was not tested");
        return;
    }
    let mut cluster = Cluster::start().unwrap();
    let db = Db::Postgres(cluster.url.clone());
    let [one, two] = [Server::open(&db).await, Server::open(&db).await];
    let (table, people) = one.game(3, json!({})).await;
    let people = spread(&people, [&one, &two]);
    let mut players = Players::join(&table, &people, Dice(31), Temper::Strict).await;
    for _ in 0..20 {
        assert!(players.step().await);
    }
    for how in [Stop::Fast, Stop::Crash] {
        let (seat, revision, choice) = players.next().await.unwrap();
        cluster.stop(how);
        for person in &people {
            assert_away(person, &table, revision).await;
        }
        // Also who plays over a socket is told, every time.
        for _ in 0..2 {
            let error = players.fail(seat, revision, &choice).await;
            assert_eq!(error["error"]["code"], "store-unavailable");
        }
        cluster.start_again().unwrap();
        for person in &people {
            until_ready(person).await;
        }
        // Nothing has happened meanwhile, and the very next choice reaches everybody at both nodes by the old sockets.
        assert_eq!(players.next().await.unwrap().1, revision);
        players.choose(seat, revision, choice).await;
        for _ in 0..20 {
            assert!(players.step().await);
        }
    }
    players.play().await;
    players.assert_log().await;
    let chat = people[0].get(&format!("/api/tables/{table}/chat")).await;
    assert_eq!(chat["chat"], json!([]), "what was refused was not said");
    one.running.close().await.unwrap();
    two.running.close().await.unwrap();
}

/// Whatever is asked is answered with one clear error.
async fn assert_away(person: &Client, table: &str, revision: u64) {
    let at = |rest: &str| format!("/api/tables/{table}/{rest}");
    let choice = json!({ "seat": 0, "revision": revision, "choice": "pass" });
    for (method, path, body) in [
        ("GET", at("view"), Value::Null),
        ("GET", "/api/tables?list=open".into(), Value::Null),
        ("POST", "/api/session".into(), json!({ "name": "Clara" })),
        ("POST", "/api/tables".into(), json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })),
        ("POST", at("choices"), choice),
        ("POST", at("undo"), json!({ "seat": 0, "revision": revision })),
        ("POST", at("leave"), json!({ "seat": 0 })),
        ("POST", at("chat"), json!({ "text": "is anybody there?" })),
        ("GET", "/readyz".into(), Value::Null),
    ] {
        let (status, answer) = person.call(method, &path, Some(body)).await;
        assert_eq!(status, 503, "{method} {path}: {answer}");
        assert_eq!(answer["error"]["code"], "store-unavailable", "{method} {path}: {answer}");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains("try again"), "{message}");
    }
    assert_eq!(person.call("GET", "/healthz", None).await.0, 200);
    assert!(person.0.socket(table, None).await.is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_of_postgresql_under_load_loses_and_doubles_nothing() {
    if !cluster::is_installed() {
        println!("PostgreSQL is not installed: its crash was not tested");
        return;
    }
    let mut cluster = Cluster::start().unwrap();
    let db = Db::Postgres(cluster.url.clone());
    let [one, two] = [Server::open(&db).await, Server::open(&db).await];
    let mut games = tokio::task::JoinSet::new();
    let (moved, mut moves) = tokio::sync::mpsc::unbounded_channel();
    for number in 0..6 {
        // At every second table there is a bot too.
        let (table, people) = one.game_with_bots(2, number % 2).await;
        let people = spread(&people, [&one, &two]);
        let dice = Dice(u64::try_from(number).unwrap());
        let mut players = Players::join(&table, &people, dice, Temper::Stubborn).await;
        let moved = moved.clone();
        games.spawn(async move {
            while players.step().await {
                // After the last crash nobody counts any more.
                let _ = moved.send(());
            }
            players.assert_log().await;
        });
    }
    // Some games end before the last crash, some after it.
    for _ in 0..3 {
        for _ in 0..100 {
            moves.recv().await.unwrap();
        }
        cluster.stop(Stop::Crash);
        cluster.start_again().unwrap();
    }
    drop(moves);
    while let Some(game) = games.join_next().await {
        game.unwrap();
    }
    one.running.close().await.unwrap();
    two.running.close().await.unwrap();
}

/// A database that is locked by someone else is a store that does not answer: clear errors, then play goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_file_is_told_and_play_goes_on_afterwards() {
    use sqlx::{Connection as _, Executor as _};
    let db = sqlite();
    let Db::Sqlite(folder) = &db else { unreachable!("it was made above") };
    let server = Server::with(config(&db)).await;
    // A table for each thing that is tried, because one table does one thing after the other.
    let mut tables = Vec::new();
    for _ in 0..3 {
        let (table, people) = server.game_with_bots(2, 1).await;
        let mut players = Players::join(&table, &people, Dice(8), Temper::Strict).await;
        for _ in 0..9 {
            assert!(players.step().await);
        }
        let next = players.next().await.unwrap();
        tables.push((players, next));
    }
    let mut locker =
        sqlx::SqliteConnection::connect(&format!("sqlite://{}/notredame.sqlite", folder.display()))
            .await
            .unwrap();
    locker.execute("BEGIN IMMEDIATE").await.unwrap();
    let [by_request, by_socket, beside] = &mut tables[..] else { unreachable!("three were made") };
    let person = beside.0.people[0].clone();
    let [chat, leave] = ["chat", "leave"].map(|it| format!("/api/tables/{}/{it}", beside.0.table));
    let (chosen, told, said, left, signed_in) = tokio::join!(
        async {
            let (players, (seat, revision, choice)) = &*by_request;
            players.people[*seat].choose(&players.table, *seat, *revision, choice).await
        },
        async {
            let (players, (seat, revision, choice)) = by_socket;
            (503, players.fail(*seat, *revision, choice).await)
        },
        person.call("POST", &chat, Some(json!({ "text": "hello" }))),
        person.call("POST", &leave, Some(json!({ "seat": 0 }))),
        person.call("POST", "/api/session", Some(json!({ "name": "Clara" }))),
    );
    for (status, answer) in [chosen, told, said, left, signed_in] {
        assert_eq!(
            (status, &answer["error"]["code"]),
            (503, &json!("store-unavailable")),
            "{answer}"
        );
    }
    // What lies in memory can still be looked at.
    assert_eq!(person.view(&beside.0.table).await["revision"], beside.1.1);
    locker.execute("ROLLBACK").await.unwrap();
    for (mut players, (seat, revision, choice)) in tables {
        // Nothing was done by halves, and the same request goes through.
        players.choose(seat, revision, choice).await;
        players.play().await;
        players.assert_log().await;
        let info = players.people[0].get(&format!("/api/tables/{}", players.table)).await;
        assert_eq!(info["seats"][0]["kind"], "person", "nobody has left");
        let chat = players.people[0].get(&format!("/api/tables/{}/chat", players.table)).await;
        assert_eq!(chat["chat"], json!([]), "nothing was said");
    }
    server.running.close().await.unwrap();
}
