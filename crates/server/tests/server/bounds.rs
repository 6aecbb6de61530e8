//! What one request may cost, and what many at the same time may: nobody keeps others waiting or gets more than there should be.

use std::path::Path;

use bots::{Bot as _, Novice};
use client::Answer;
use engine::{Choice, Colour, Game, Phase, Rules, Seat, Setup};
use protocol::{
    Record,
    record::{MOST_CHANGES, Start},
};
use serde_json::json;
use tokio::task::JoinSet;

use crate::support::{Client, Db, Server, config, on_both, sqlite, store};

on_both! {
    of_many_recovery_codes_at_once_one_is_valid
    many_tokens_at_once_leave_as_many_devices_as_there_may_be
    whoever_signs_in_too_often_is_refused
    a_replay_is_small_on_the_wire
    records_that_would_be_too_large_are_refused
    names_in_records_are_names
    a_stored_record_that_would_be_refused_now_is_no_bug
    a_bot_in_a_seat_gives_no_hints
}

/// The most bytes of a replay on the wire.
const REPLAY: usize = 300_000;

/// A game of five with the expansion, in which each seat changes its mind this often about each card that it keeps.
fn game(changes: usize) -> Record {
    let rules = Rules { new_persons: true, ..Rules::default() };
    let setup = Setup::new(&Colour::ALL, rules, None, [7; 32]).unwrap();
    let mut record = Record::new(Start::Setup(setup));
    let mut game = record.start.game(&mut ());
    let mut novice = Novice::new(7);
    while let Some(seat) = game.waiting().iter().next() {
        let last = game.waiting().iter().count() == 1;
        let first = novice.choose(&game.view(Some(seat)));
        play(&mut game, &mut record, seat, first);
        // Once the last seat has chosen, the cards are passed on.
        if !last && game.table().phase == Phase::Draft {
            let cards = with_last(&game, seat, first);
            for &choice in cards.iter().cycle().take(changes) {
                play(&mut game, &mut record, seat, choice);
            }
        }
    }
    record
}

/// The cards that a seat can keep, with this one last.
fn with_last(game: &Game, seat: Seat, last: Choice) -> Vec<Choice> {
    game.options(seat).iter().filter(|it| *it != last).chain([last]).collect()
}

fn play(game: &mut Game, record: &mut Record, seat: Seat, choice: Choice) {
    game.choose(seat, choice, &mut ()).unwrap();
    record.choices.push((seat, choice));
}

async fn bring(person: &Client, record: &str) -> Answer {
    person.send("POST", "/api/records", &[], Some(record)).await
}

/// Lets someone send the same request many times at once; gives the answers.
async fn at_once(person: &Client, path: &'static str, times: usize) -> Vec<Answer> {
    let mut sent = JoinSet::new();
    for _ in 0..times {
        let person = person.clone();
        sent.spawn(async move { person.send("POST", path, &[], None).await });
    }
    sent.join_all().await
}

async fn of_many_recovery_codes_at_once_one_is_valid(db: Db) {
    let server = Server::open(&db).await;
    let anna = server.person("Anna").await;
    let answers = at_once(&anna, "/api/session/recovery", 16).await;
    let stranger = Client::stranger(&server.url);
    let mut valid = 0;
    for answer in answers {
        assert_eq!(answer.status, 201, "{}", answer.body);
        let (status, _) = stranger.call("POST", "/api/session/recover", Some(answer.json())).await;
        valid += usize::from(status == 200);
    }
    assert_eq!(valid, 1);
    server.running.close().await.unwrap();
}

async fn many_tokens_at_once_leave_as_many_devices_as_there_may_be(db: Db) {
    let server = Server::open(&db).await;
    let anna = server.person("Anna").await;
    for answer in at_once(&anna, "/api/session/token", 55).await {
        assert_eq!(answer.status, 201, "{}", answer.body);
    }
    let list = anna.get("/api/session/devices").await;
    assert_eq!(list["devices"].as_array().map(Vec::len), Some(50));
    server.running.close().await.unwrap();
}

async fn whoever_signs_in_too_often_is_refused(db: Db) {
    let limited = server::Config { rate: 1000, burst: 1000, ..config(&db) };
    let server = Server::with(limited).await;
    let anna = server.person("Anna").await;
    let statuses: Vec<u16> =
        at_once(&anna, "/api/session/token", 80).await.iter().map(|it| it.status).collect();
    assert!(statuses.contains(&201) && statuses.contains(&429), "{statuses:?}");
    assert!(statuses.iter().all(|it| [201, 429].contains(it)), "{statuses:?}");
    assert_eq!(server.person("Bert").await.call("GET", "/api/session", None).await.0, 200);
    server.running.close().await.unwrap();
}

async fn a_replay_is_small_on_the_wire(db: Db) {
    let server = Server::open(&db).await;
    let anna = server.person("Anna").await;
    let id = bring(&anna, &game(0).to_string()).await.json();
    let path = format!("/api/replays/{}", id["id"].as_str().unwrap());
    let packed = anna.send("GET", &path, &[("accept-encoding", "gzip")], None).await;
    assert_eq!(packed.headers["content-encoding"], "gzip");
    let bytes: usize = packed.headers["content-length"].to_str().unwrap().parse().unwrap();
    assert!(bytes < REPLAY, "{bytes} bytes");
    let plain = anna.send("GET", &path, &[], None).await;
    assert!(!plain.headers.contains_key("content-encoding"));
    assert!(plain.json()["steps"].as_array().unwrap().len() > 200);
    server.running.close().await.unwrap();
}

async fn records_that_would_be_too_large_are_refused(db: Db) {
    let server = Server::open(&db).await;
    let anna = server.person("Anna").await;
    let fidgety = game(MOST_CHANGES);
    assert!(1000 < fidgety.choices.len());
    for (record, said) in [
        (fidgety.to_string(), "expected a record of at most 1000 choices"),
        (game(MOST_CHANGES + 1).to_string(), "expected at most 20 changes of a choice"),
    ] {
        let refused = bring(&anna, &record).await;
        assert_eq!((refused.status, refused.body.contains(said)), (422, true), "{}", refused.body);
    }
    server.running.close().await.unwrap();
}

async fn names_in_records_are_names(db: Db) {
    let server = Server::open(&db).await;
    let anna = server.person("Anna").await;
    let record = game(0).to_string();
    let named = |name: &str| record.replace("choices\n", &format!("name 0: {name}\nchoices\n"));
    for name in [&"x".repeat(100_000), "An\u{202e}na", &format!("a{}", "\u{301}".repeat(400))] {
        let refused = bring(&anna, &named(name)).await;
        assert_eq!(refused.status, 422, "{}", refused.body);
    }
    assert_eq!(bring(&anna, &named("Élodie")).await.status, 201);
    server.running.close().await.unwrap();
}

async fn a_stored_record_that_would_be_refused_now_is_no_bug(db: Db) {
    let server = Server::open(&db).await;
    let record = game(0).to_string();
    let record = record.replace("choices\n", &format!("name 0: {}\nchoices\n", "x".repeat(33)));
    let shelf = config(&db).records;
    let id = store(&db).await.add_record(&record, shelf).await.unwrap().unwrap();
    let anna = server.person("Anna").await;
    let answer = anna.send("GET", &format!("/api/replays/{id}"), &[], None).await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    server.running.close().await.unwrap();
}

async fn a_bot_in_a_seat_gives_no_hints(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let leave = json!({ "seat": 0, "level": "expert" });
    let left = people[0].post(&format!("/api/tables/{table}/leave"), leave).await;
    assert_eq!(left["seats"][0]["level"], left["substitute"], "{left}");
    assert_eq!(left["substitute"], "regular");
    server.running.close().await.unwrap();
}

/// What starting a server says that cannot start.
async fn refused(config: server::Config) -> String {
    match server::start(config).await {
        Ok(_) => panic!("it must not start"),
        Err(error) => format!("{error:#}"),
    }
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused_in_words() {
    let db = sqlite();
    let Db::Sqlite(folder) = &db else { unreachable!("it is SQLite") };
    let server = Server::open(&db).await;
    server.running.close().await.unwrap();
    let file = format!("sqlite:{}", folder.join("notredame.sqlite").display());
    let pool = sqlx::SqlitePool::connect(&file).await.unwrap();
    sqlx::query("INSERT INTO _sqlx_migrations SELECT 9000, 'later', installed_on, success, checksum, execution_time FROM _sqlx_migrations LIMIT 1")
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    let said = refused(config(&db)).await;
    assert!(said.contains("used by a newer version") && said.contains("9000"), "{said}");
}

fn write(folder: &Path, names: &[&str]) {
    std::fs::create_dir_all(folder).unwrap();
    for name in names {
        std::fs::write(folder.join(name), "text").unwrap();
    }
}

#[tokio::test]
async fn links_and_hidden_files_are_not_served() {
    let db = sqlite();
    let Db::Sqlite(data) = &db else { unreachable!("it is SQLite") };
    let folder = data.with_extension("page");
    let page = || server::Config { offline: Some(folder.clone()), ..config(&db) };
    write(&folder, &["index.html", "sw.js", ".htpasswd"]);
    assert!(refused(page()).await.contains(".htpasswd: expected no symbolic links"));
    std::fs::remove_file(folder.join(".htpasswd")).unwrap();
    std::os::unix::fs::symlink("/etc/hostname", folder.join("host.txt")).unwrap();
    assert!(refused(page()).await.contains("host.txt: expected no symbolic links"));
    std::fs::remove_file(folder.join("host.txt")).unwrap();
    let server = Server::with(page()).await;
    server.running.close().await.unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
}
