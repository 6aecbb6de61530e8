//! Who is who: names, devices, signing out, and the recovery code.

use std::time::Duration;

use serde_json::{Value, json};
use store::Store;
use tokio::time::timeout;

use crate::support::{Client, Db, PATIENCE, Server, Socket, config, on_both, postgres, store};

on_both! {
    who_signs_out_is_nobody_and_hears_nothing
    devices_are_listed_and_signed_out
    a_device_that_goes_keeps_no_table_in_memory
    of_too_many_devices_the_longest_unused_goes
    a_recovery_code_brings_someone_back
    a_recovery_code_is_listed_and_revoked
    names_that_deceive_are_refused
    a_secret_that_is_worth_nothing_closes_its_sockets
    nobody_speaks_or_sits_under_the_name_of_another
    nobody_can_be_everybody
}

async fn who_signs_out_is_nobody_and_hears_nothing(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let mut anna = people[0].socket(&table, None).await;
    let mut bert = people[1].socket(&table, None).await;
    anna.hear_type("update").await;
    bert.hear_type("update").await;
    let (status, _) = people[0].call("DELETE", "/api/session", None).await;
    assert_eq!(status, 204);
    while anna.hear().await.is_some() {}
    let (status, answer) = people[0].call("GET", "/api/session", None).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (401, &json!("not-signed-in")),
        "the token is gone"
    );
    loop {
        let info = bert.hear_type("table").await;
        if info["table"]["seats"][0]["connected"] == false {
            break;
        }
    }
    server.running.close().await.unwrap();
}

async fn devices_are_listed_and_signed_out(db: Db) {
    let server = Server::open(&db).await;
    let anna = server.person("Anna").await;
    let made = anna.post("/api/session/token", Value::Null).await;
    let other = format!("Bearer {}", made["token"].as_str().unwrap());
    let headers = [("authorization", other.as_str())];
    let other = Client::stranger(&server.url);
    assert_eq!(other.send("GET", "/api/session", &headers, None).await.status, 200);
    let list = anna.get("/api/session/devices").await;
    let devices = list["devices"].as_array().unwrap();
    let theirs: Vec<&Value> =
        devices.iter().filter(|it| it["kind"] == "token" && it["this"] == false).collect();
    assert_eq!(
        (theirs.len(), devices.iter().filter(|it| it["this"] == true).count()),
        (1, 1),
        "{list}"
    );
    let stranger = server.person("Odo").await;
    let body = json!({ "id": theirs[0]["id"] });
    let (status, _) = stranger.call("POST", "/api/session/sign-out", Some(body.clone())).await;
    assert_eq!(status, 404, "only one's own");
    let (status, _) = anna.call("POST", "/api/session/sign-out", Some(body)).await;
    assert_eq!(status, 204);
    assert_eq!(other.send("GET", "/api/session", &headers, None).await.status, 401);
    anna.get("/api/session").await;
    server.running.close().await.unwrap();
}

/// There is always somebody who signs out: a table at which nobody is leaves memory all the same.
async fn a_device_that_goes_keeps_no_table_in_memory(db: Db) {
    let evict_after = Duration::from_millis(500);
    let server = Server::with(server::Config { evict_after, ..config(&db) }).await;
    let (table, people) = server.game(2, json!({})).await;
    let bert = server.person("Bert").await;
    let stranger = Client::stranger(&server.url);
    // As long as somebody is there, it stays, however slow this machine is.
    let mut socket = people[0].socket(&table, None).await;
    socket.hear_type("update").await;
    assert_eq!(server.running.tables_in_memory(), 1);
    drop(socket);
    let signing_out = async {
        while server.running.tables_in_memory() != 0 {
            let made = bert.post("/api/session/token", Value::Null).await;
            let token = format!("Bearer {}", made["token"].as_str().unwrap());
            let headers = [("authorization", token.as_str())];
            let gone = stranger.send("DELETE", "/api/session", &headers, None).await;
            assert_eq!(gone.status, 204);
        }
    };
    timeout(PATIENCE, signing_out).await.expect("the table stays for ever");
    server.running.close().await.unwrap();
}

async fn of_too_many_devices_the_longest_unused_goes(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let anna = &people[0];
    let token = async || {
        let made = anna.post("/api/session/token", Value::Null).await;
        format!("Bearer {}", made["token"].as_str().unwrap())
    };
    let stranger = Client::stranger(&server.url);
    let status = async |token: &str| {
        let headers = [("authorization", token)];
        stranger.send("GET", "/api/session", &headers, None).await.status
    };
    let oldest = token().await;
    let mut other = anna.clone();
    other.0.token = oldest.strip_prefix("Bearer ").map(str::to_owned);
    let mut socket = other.socket(&table, None).await;
    socket.hear_type("update").await;
    // It was not used for longer than any other, the cookie of the browser apart.
    let store = store(&db).await;
    let old = "UPDATE credential SET used_at = 5, created_at = 5 WHERE kind = 'token'";
    match &store {
        Store::Sqlite(pool, ..) => {
            sqlx::query(old).execute(pool).await.unwrap();
        }
        Store::Postgres(pool, _) => {
            sqlx::query(old).execute(pool).await.unwrap();
        }
    }
    let mut newest = String::new();
    for _ in 0..150 {
        newest = token().await;
    }
    let list = anna.get("/api/session/devices").await;
    let devices = list["devices"].as_array().unwrap();
    assert_eq!((devices.len(), &devices[0]["this"]), (50, &json!(true)), "{list}");
    assert_eq!(devices.iter().filter(|it| it["this"] == true).count(), 1);
    assert_eq!((status(&oldest).await, status(&newest).await), (401, 200));
    while socket.hear().await.is_some() {}
    store.close().await;
    server.running.close().await.unwrap();
}

async fn a_recovery_code_is_listed_and_revoked(db: Db) {
    let server = Server::open(&db).await;
    let anna = server.person("Anna").await;
    let since = async || anna.get("/api/session/devices").await["recovery_since"].clone();
    assert_eq!(since().await, Value::Null);
    let (status, _) = anna.call("DELETE", "/api/session/recovery", None).await;
    assert_eq!(status, 404, "there is none");
    let code = anna.post("/api/session/recovery", Value::Null).await["code"].clone();
    assert!(since().await.as_i64().is_some_and(|it| 0 < it));
    let bert = server.person("Bert").await;
    assert_eq!(bert.call("DELETE", "/api/session/recovery", None).await.0, 404, "only one's own");
    assert_eq!(anna.call("DELETE", "/api/session/recovery", None).await.0, 204);
    assert_eq!(since().await, Value::Null);
    let lost = Client::stranger(&server.url);
    let (status, _) =
        lost.call("POST", "/api/session/recover", Some(json!({ "code": code }))).await;
    assert_eq!(status, 404);
    server.running.close().await.unwrap();
}

async fn a_recovery_code_brings_someone_back(db: Db) {
    let server = Server::open(&db).await;
    let anna = server.person("Anna").await;
    let first =
        anna.post("/api/session/recovery", Value::Null).await["code"].as_str().unwrap().to_owned();
    let code =
        anna.post("/api/session/recovery", Value::Null).await["code"].as_str().unwrap().to_owned();
    assert_eq!(code.len(), 29, "{code}");
    let lost = Client::stranger(&server.url);
    for wrong in [first.as_str(), "", "AAAAA-AAAAA-AAAAA-AAAAA-AAAAA"] {
        let (status, _) =
            lost.call("POST", "/api/session/recover", Some(json!({ "code": wrong }))).await;
        assert_eq!(status, 404, "{wrong}");
    }
    // As people write it down.
    let sloppy = format!(" {} ", code.to_lowercase().replace('-', " "));
    let back = lost.post("/api/session/recover", json!({ "code": sloppy })).await;
    assert_eq!(back["person"]["name"], "Anna");
    assert_eq!(back["person"]["id"], anna.get("/api/session").await["person"]["id"]);
    server.running.close().await.unwrap();
}

async fn names_that_deceive_are_refused(db: Db) {
    let server = Server::open(&db).await;
    let stranger = Client::stranger(&server.url);
    for name in [
        "\u{3164}",
        "An\u{ad}na",
        "\u{2800}",
        "Anna\u{e0041}",
        "\u{2060}Anna",
        "Anna\u{1d159}",
        "Anna\u{16fe4}",
        "Anna\u{13441}",
        "Anna\u{fffc}",
        "Anna\u{e000}",
        "Anna\u{378}",
        "\u{301}",
    ] {
        let (status, answer) =
            stranger.call("POST", "/api/session", Some(json!({ "name": name }))).await;
        assert_eq!((status, &answer["error"]["code"]), (422, &json!("invisible-name")), "{name:?}");
    }
    let anna = server.person("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let made = anna.post("/api/tables", json!({ "seats": seats, "public": true })).await;
    let sit = format!("/api/tables/{}/sit", made["table"]["id"].as_str().unwrap());
    let other = server.person("\u{410}nna").await;
    let code = |answer: (u16, Value)| answer.1["error"]["code"].clone();
    assert_eq!(code(other.call("POST", &sit, Some(json!({ "seat": 1 }))).await), "name-taken");
    let rename = format!("/api/tables/{}/rename", made["table"]["id"].as_str().unwrap());
    let bert = server.person("Bert").await;
    bert.post(&sit, json!({ "seat": 1 })).await;
    let wish = json!({ "seat": 1, "name": "ANNA" });
    assert_eq!(code(bert.call("POST", &rename, Some(wish)).await), "name-taken");
    assert_eq!(code(bert.call("POST", &sit, Some(json!({ "seat": 2 }))).await), "one-seat");
    server.running.close().await.unwrap();
}

/// A class of pupils can start at once behind one address; a program that makes people without end cannot.
async fn nobody_can_be_everybody(db: Db) {
    let limited = server::Config {
        behind_proxy: true,
        people_per_hour: server::Config::default().people_per_hour,
        ..config(&db)
    };
    let server = Server::with(limited).await;
    let stranger = Client::stranger(&server.url);
    let come = async |address: &str| {
        let headers = [("x-forwarded-for", address), ("content-type", "application/json")];
        stranger.send("POST", "/api/session", &headers, Some(r#"{"name":"Anna"}"#)).await
    };
    for nth in 0..60 {
        assert_eq!(come("2001:db8::1").await.status, 201, "{nth}");
    }
    let mut statuses = Vec::new();
    for host in 0..20 {
        statuses.push(come(&format!("2001:db8::{host}")).await.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
    let answer = come("2001:db8:0:1::1").await;
    assert_eq!(answer.status, 201, "another network");
    // Who is known already stays who they are.
    let cookie = answer.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap();
    let headers = [("cookie", cookie), ("x-forwarded-for", "2001:db8::1")];
    assert_eq!(stranger.send("GET", "/api/session", &headers, None).await.status, 200);
    server.running.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signing_out_closes_sockets_at_other_nodes() {
    let Some(db) = postgres().await else {
        println!("NOTREDAME_TEST_POSTGRES is not set: nodes were not tested");
        return;
    };
    let [one, two] = [Server::open(&db).await, Server::open(&db).await];
    let (table, people) = one.game(2, json!({})).await;
    let mut socket = people[0].at(&two).socket(&table, None).await;
    socket.hear_type("update").await;
    people[0].call("DELETE", "/api/session", None).await;
    while socket.hear().await.is_some() {}
    one.running.close().await.unwrap();
    two.running.close().await.unwrap();
}

/// A node that does not hear that someone has signed out finds out when it hears again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signing_out_closes_sockets_at_nodes_that_were_deaf() {
    use sqlx::{Connection as _, Executor as _};
    let Some(db) = postgres().await else {
        println!("NOTREDAME_TEST_POSTGRES is not set: nodes were not tested");
        return;
    };
    let Db::Postgres(url) = &db else { unreachable!("it was made above") };
    let [one, two] = [Server::open(&db).await, Server::open(&db).await];
    let (table, people) = one.game(2, json!({})).await;
    let mut socket = people[0].at(&two).socket(&table, None).await;
    socket.hear_type("update").await;
    let mut database = sqlx::PgConnection::connect(url).await.unwrap();
    let deafen = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    database.execute(deafen).await.unwrap();
    let (status, _) = people[0].call("DELETE", "/api/session", None).await;
    assert_eq!(status, 204);
    while socket.hear().await.is_some() {}
    one.running.close().await.unwrap();
    two.running.close().await.unwrap();
}

/// However a secret has come to be worth nothing, and though nobody tells the server.
async fn a_secret_that_is_worth_nothing_closes_its_sockets(db: Db) {
    let check_sockets = Duration::from_millis(200);
    let server = Server::with(server::Config { check_sockets, ..config(&db) }).await;
    let (table, people) = server.game(2, json!({})).await;
    let mut anna = people[0].socket(&table, None).await;
    let mut bert = people[1].socket(&table, None).await;
    bert.hear_type("update").await;
    let id = people[0].get("/api/session").await["person"]["id"].as_str().unwrap().to_owned();
    let forget = "DELETE FROM credential WHERE person_id = $1";
    let gone = match store(&db).await {
        Store::Sqlite(pool, ..) => {
            sqlx::query(forget).bind(&id).execute(&pool).await.unwrap().rows_affected()
        }
        Store::Postgres(pool, _) => {
            sqlx::query(forget).bind(&id).execute(&pool).await.unwrap().rows_affected()
        }
    };
    assert!(0 < gone);
    while anna.hear().await.is_some() {}
    bert.say(json!({ "type": "ping" })).await;
    bert.hear_type("pong").await;
    server.running.close().await.unwrap();
}

async fn nobody_speaks_or_sits_under_the_name_of_another(db: Db) {
    let server = Server::open(&db).await;
    let paul = server.person("Paul").await;
    let seats = json!([
        { "kind": "me" },
        { "kind": "open" },
        { "kind": "bot", "name": "Bob" },
        { "kind": "bot", "name": "PAUL" },
    ]);
    let made = paul.post("/api/tables", json!({ "seats": seats })).await["table"].take();
    let table = made["id"].as_str().unwrap().to_owned();
    let at = |rest: &str| format!("/api/tables/{table}/{rest}");
    let code = |answer: (u16, Value)| answer.1["error"]["code"].clone();
    assert_ne!(made["seats"][3]["name"], "PAUL", "a bot makes way for whoever makes the table");
    let other = server.person("PauI").await;
    assert_eq!(
        code(other.call("POST", &at("sit"), Some(json!({ "seat": 1 }))).await),
        "name-taken"
    );
    // Whoever only looks on is not taken for somebody who plays.
    let bob = server.person("Bob").await;
    let mut heard = paul.socket(&table, None).await;
    // Only a socket that the table knows receives what is said.
    heard.hear_type("table").await;
    let line = async |heard: &mut Socket, by: &Client| {
        by.post(&at("chat"), json!({ "text": "hello" })).await;
        let line = heard.hear_type("chat").await;
        (line["from"].as_str().unwrap().to_owned(), line["seat"].clone())
    };
    assert_eq!(line(&mut heard, &other).await, ("PauI (2)".into(), Value::Null));
    assert_eq!(line(&mut heard, &bob).await, ("Bob (2)".into(), Value::Null), "as the bot");
    // The bot makes way, and nobody gives it a name that belongs to somebody.
    let info = bob.post(&at("sit"), json!({ "seat": 1 })).await;
    assert_eq!(info["seats"][1]["name"], "Bob");
    assert_ne!(info["seats"][2]["name"], "Bob");
    for (person, seat, name) in [(&paul, 2, "B0b"), (&paul, 2, "paul"), (&bob, 1, "PauI")] {
        let wish = json!({ "seat": seat, "name": name });
        assert_eq!(code(person.call("POST", &at("rename"), Some(wish)).await), "name-taken");
    }
    let wish = json!({ "seat": 1, "name": info["seats"][2]["name"] });
    assert_eq!(code(bob.call("POST", &at("rename"), Some(wish)).await), "name-taken", "the bot's");
    // Another name for oneself is not one for the seat.
    bob.call("PATCH", "/api/session", Some(json!({ "name": "Paul" }))).await;
    assert_eq!(line(&mut heard, &bob).await, ("Bob".into(), json!(1)));
    server.running.close().await.unwrap();
}
