//! Several nodes on one PostgreSQL.

use std::collections::BTreeMap;

use serde_json::json;

use crate::support::{Client, Db, Dice, Server, postgres};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_are_one_server() {
    let Some(db) = postgres().await else {
        println!("NOTREDAME_TEST_POSTGRES is not set: nodes were not tested");
        return;
    };
    let [one, two] = [Server::open(&db).await, Server::open(&db).await];
    for (players, seed) in [(2, 1), (4, 2), (3, 3)] {
        let (table, people) = one.game(players, json!({})).await;
        // Every second seat plays at the other node.
        let people: Vec<Client> = (0..)
            .zip(&people)
            .map(|(seat, person)| person.at(if seat % 2 == 0 { &one } else { &two }))
            .collect();
        let heard = crate::games::play(&table, &people, Dice(seed)).await;
        for told in &heard {
            crate::players::in_order(told);
        }
    }
    // What is said and who sits where crosses nodes too.
    let (table, people) = one.game(2, json!({})).await;
    let mut socket = people[1].at(&two).socket(&table, None).await;
    socket.hear_type("update").await;
    people[0].post(&format!("/api/tables/{table}/chat"), json!({ "text": "over there?" })).await;
    assert_eq!(socket.hear_type("chat").await["text"], "over there?");
    people[0]
        .post(&format!("/api/tables/{table}/leave"), json!({ "seat": 0, "level": "novice" }))
        .await;
    loop {
        let info = socket.hear_type("table").await;
        if info["table"]["seats"][0]["kind"] == "bot" {
            break;
        }
    }
    one.running.close().await.unwrap();
    two.running.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_never_both_win_a_revision() {
    let Some(db) = postgres().await else { return };
    let [one, two] = [Server::open(&db).await, Server::open(&db).await];
    let (table, people) = one.game(2, json!({})).await;
    let mut dice = Dice(17);
    let mut won = BTreeMap::new();
    for _ in 0..60 {
        let update = people[0].view(&table).await;
        let open = &update["views"][0]["table"];
        if open["phase"] == "over" {
            break;
        }
        let seat = usize::try_from(open["waiting"][0].as_u64().unwrap()).unwrap();
        let view = people[seat].view(&table).await;
        let revision = view["revision"].as_u64().unwrap();
        let options = &view["views"][0]["options"];
        let [first, second] = [dice.pick(options).to_owned(), dice.pick(options).to_owned()];
        let (here, there) = (people[seat].at(&one), people[seat].at(&two));
        let (a, b) = tokio::join!(
            here.choose(&table, seat, revision, &first),
            there.choose(&table, seat, revision, &second)
        );
        let winners = [(&a, &first), (&b, &second)];
        let winners: Vec<&String> =
            winners.iter().filter(|(answer, _)| answer.0 == 200).map(|it| it.1).collect();
        assert_eq!(winners.len(), 1, "{:?} {:?}", a.0, b.0);
        won.insert(revision + 1, winners[0].clone());
    }
    let log = people[0].get(&format!("/api/tables/{table}/view?revision=0")).await;
    for line in log["events"].as_array().unwrap() {
        let revision = line["revision"].as_u64().unwrap();
        if let Some(choice) = line["choice"].as_str() {
            assert_eq!(Some(choice), won.get(&revision).map(String::as_str), "revision {revision}");
        }
    }
    one.running.close().await.unwrap();
    two.running.close().await.unwrap();
}

/// What was told while a node could not listen is told when it listens again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_deaf_catches_up() {
    use sqlx::{Connection as _, Executor as _};
    let Some(db) = postgres().await else { return };
    let Db::Postgres(url) = &db else { unreachable!("it was made above") };
    let [one, two] = [Server::open(&db).await, Server::open(&db).await];
    let (table, people) = one.game(2, json!({})).await;
    let mut socket = people[1].at(&two).socket(&table, None).await;
    socket.hear_type("update").await;
    let mut database = sqlx::PgConnection::connect(url).await.unwrap();
    for number in 0..5 {
        let deafen = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
            WHERE datname = current_database() AND query LIKE 'LISTEN%'";
        database.execute(deafen).await.unwrap();
        let text = format!("are you there? {number}");
        people[0].post(&format!("/api/tables/{table}/chat"), json!({ "text": text })).await;
        assert_eq!(socket.hear_type("chat").await["text"], text);
    }
    one.running.close().await.unwrap();
    two.running.close().await.unwrap();
}
