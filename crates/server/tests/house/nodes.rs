//! Several nodes on one PostgreSQL, and a store that goes away for a while.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::support::{Client, Dice, House, Socket, config, postgres, sqlite};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_are_one_house() {
    let Some(db) = postgres().await else {
        println!("NOTREDAME_TEST_POSTGRES is not set: nodes were not tested");
        return;
    };
    let [one, two] = [House::open(&db).await, House::open(&db).await];
    for (players, seed) in [(2, 1), (4, 2), (3, 3)] {
        let (table, people) = one.game(players, json!({})).await;
        // Every second seat plays at the other node.
        let people: Vec<Client> = (0..)
            .zip(&people)
            .map(|(seat, person)| person.at(if seat % 2 == 0 { &one } else { &two }))
            .collect();
        let heard = crate::games::play(&table, &people, Dice(seed)).await;
        for told in &heard {
            in_order(told);
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

/// Every revision was told once, and each after the one before.
fn in_order(told: &[Value]) {
    let mut next = 1;
    for update in told.iter().filter(|it| it["type"] == "update") {
        for line in update["events"].as_array().unwrap() {
            assert_eq!(line["revision"], next);
            next += 1;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_never_both_win_a_revision() {
    let Some(db) = postgres().await else { return };
    let [one, two] = [House::open(&db).await, House::open(&db).await];
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

/// A database that is locked by someone else is a store that does not answer: clear errors, then play goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_that_goes_away_comes_back() {
    use sqlx::{Connection as _, Executor as _};
    let db = sqlite();
    let house = House::with(config(&db)).await;
    let (table, people) = house.game(2, json!({})).await;
    let crate::support::Db::Sqlite(folder) = &db else { unreachable!("it was made above") };
    let file = folder.join("notredame.sqlite");
    let view = people[0].view(&table).await;
    let choice = view["views"][0]["options"][0].as_str().unwrap();
    let mut socket: Socket = people[1].socket(&table, None).await;
    socket.hear_type("update").await;
    let mut locker =
        sqlx::SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    locker.execute("BEGIN IMMEDIATE").await.unwrap();
    let (status, answer) = people[0].choose(&table, 0, 0, choice).await;
    assert_eq!((status, &answer["error"]["code"]), (503, &json!("store-unavailable")), "{answer}");
    locker.execute("ROLLBACK").await.unwrap();
    // Nothing was done by halves, and the same request goes through.
    assert_eq!(people[1].view(&table).await["revision"], 0);
    let (status, _) = people[0].choose(&table, 0, 0, choice).await;
    assert_eq!(status, 200);
    assert_eq!(socket.update(1).await["revision"], 1);
    house.running.close().await.unwrap();
}

/// A full disk: the database may not grow any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_and_nothing_is_lost() {
    use sqlx::Connection as _;
    let db = sqlite();
    let house = House::with(config(&db)).await;
    let (table, people) = house.game(2, json!({})).await;
    let crate::support::Db::Sqlite(folder) = &db else { unreachable!("it was made above") };
    let file = folder.join("notredame.sqlite");
    // Triggers that refuse every write stand in for the disk.
    let mut other =
        sqlx::SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let full = "CREATE TRIGGER full BEFORE INSERT ON choice BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END";
    sqlx::query(full).execute(&mut other).await.unwrap();
    let view = people[0].view(&table).await;
    let choice = view["views"][0]["options"][0].as_str().unwrap();
    let (status, answer) = people[0].choose(&table, 0, 0, choice).await;
    assert_eq!((status, &answer["error"]["code"]), (503, &json!("store-unavailable")), "{answer}");
    assert!(!answer.to_string().contains("disk"), "the inside of the house is not told: {answer}");
    sqlx::query("DROP TRIGGER full").execute(&mut other).await.unwrap();
    assert_eq!(people[0].choose(&table, 0, 0, choice).await.0, 200);
    house.running.close().await.unwrap();
}
