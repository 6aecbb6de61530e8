//! What those who run a server rely on: one process to a folder, and a store that says when it cannot write.

use std::{fs, path::PathBuf};

use serde_json::{Value, json};
use server::Config;

use crate::support::{Client, Db, Server, config, sqlite};

fn file_of(db: &Db) -> PathBuf {
    let Db::Sqlite(folder) = db else { unreachable!("only SQLite has a file") };
    folder.join("notredame.sqlite")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_is_for_one_server() {
    let db = sqlite();
    let first = Server::open(&db).await;
    let refused = server::start(config(&db)).await.expect_err("it is in use");
    assert!(format!("{refused:#}").contains("another server uses the folder"), "{refused:#}");
    first.running.close().await.unwrap();
    Server::open(&db).await.running.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn numbers_can_be_told_elsewhere() {
    let metrics = Some(([127, 0, 0, 1], 0).into());
    let server = Server::with(Config { metrics, ..config(&sqlite()) }).await;
    let [here, there] = [Some(server.running.address), server.running.metrics]
        .map(|it| Client::stranger(&format!("http://{}", it.unwrap())));
    assert_eq!(here.send("GET", "/metrics", &[], None).await.status, 404);
    let numbers = there.get("/metrics").await;
    assert!(numbers.as_str().unwrap().contains("notredame_request_seconds"));
    assert_eq!(there.send("GET", "/api/session", &[], None).await.status, 404);
    server.running.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_come_by_https_comes_by_https() {
    for (url, expected) in
        [("https://play.example.org", Some("max-age=31536000")), ("http://localhost", None)]
    {
        let public_url = Some(url.to_owned());
        let server = Server::with(Config { public_url, ..config(&sqlite()) }).await;
        for path in ["/", "/api/tables?list=open", "/nothing"] {
            let answer = Client::stranger(&server.url).send("GET", path, &[], None).await;
            let strict = answer.headers.get("strict-transport-security");
            assert_eq!(strict.map(|it| it.to_str().unwrap()), expected, "{path}");
        }
        server.running.close().await.unwrap();
    }
}

/// What is written to a file that has no name any more would be lost with the process.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_accepted_while_the_database_is_gone() {
    let db = sqlite();
    let (server, file) = (Server::open(&db).await, file_of(&db));
    let (table, people) = server.game(2, json!({})).await;
    let option = |view: &Value| view["views"][0]["options"][0].as_str().unwrap().to_owned();
    let view = people[0].view(&table).await;
    assert_eq!(people[0].choose(&table, 0, 0, &option(&view)).await.0, 200);
    let choice = option(&people[1].view(&table).await);
    let away = file.with_extension("away");
    for in_its_place in [None, Some("another file")] {
        fs::rename(&file, &away).unwrap();
        if let Some(text) = in_its_place {
            fs::write(&file, text).unwrap();
        }
        let (status, answer) = people[1].choose(&table, 1, 1, &choice).await;
        assert_eq!((status, &answer["error"]["code"]), (503, &json!("store-unavailable")));
        let chat = (format!("/api/tables/{table}/chat"), json!({ "text": "hello" }));
        let tables = json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] });
        for (path, body) in [chat, ("/api/tables".into(), tables)] {
            assert_eq!(people[0].call("POST", &path, Some(body)).await.0, 503, "{path}");
        }
        let stranger = Client::stranger(&server.url);
        assert_eq!(stranger.call("GET", "/readyz", None).await.0, 503);
        assert_eq!(stranger.call("GET", "/healthz", None).await.0, 200);
        fs::rename(&away, &file).unwrap();
        assert_eq!(stranger.call("GET", "/readyz", None).await.0, 200);
    }
    assert_eq!(people[1].choose(&table, 1, 1, &choice).await.0, 200);
    server.running.close().await.unwrap();
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_its_owner_reads_the_database() {
    use std::os::unix::fs::PermissionsExt as _;
    let db = sqlite();
    let file = file_of(&db);
    let mode = |name: &str| fs::metadata(file.with_file_name(name)).unwrap().permissions().mode();
    for _ in 0..2 {
        let server = Server::open(&db).await;
        for name in ["notredame.sqlite", "notredame.sqlite-wal", "notredame.sqlite-shm"] {
            assert_eq!(mode(name) & 0o777, 0o600, "{name}");
        }
        server.running.close().await.unwrap();
        // A database of an older version becomes private too.
        fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    }
}
