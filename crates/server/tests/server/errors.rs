//! Every error of the API, and messages that no client would send.

use serde_json::{Value, json};

use crate::support::{Client, Db, Server, config, on_both, sqlite};

on_both! { every_error_says_what_was_expected }

async fn expect(client: &Client, method: &str, path: &str, body: Value, status: u16, code: &str) {
    let (got, answer) = client.call(method, path, Some(body.clone())).await;
    assert_eq!(
        (got, &answer["error"]["code"]),
        (status, &json!(code)),
        "{method} {path} {body}: {answer}"
    );
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(!message.is_empty() && message.len() < 400, "{message}");
}

async fn every_error_says_what_was_expected(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let (anna, stranger) = (&people[0], Client::stranger(&server.url));
    let outsider = server.person("Otto").await;
    let at = |rest: &str| format!("/api/tables/{table}/{rest}");
    let (get, post) = ("GET", "POST");
    let unknown = "0".repeat(32);

    expect(&stranger, post, "/api/session", json!({ "name": "" }), 422, "invalid").await;
    expect(&stranger, post, "/api/session", json!({ "name": "x".repeat(33) }), 422, "invalid")
        .await;
    expect(&stranger, post, "/api/session", json!({ "nam": "x" }), 400, "malformed").await;
    expect(
        &stranger,
        post,
        "/api/session",
        json!({ "name": "x".repeat(20_000) }),
        413,
        "too-large",
    )
    .await;
    expect(&stranger, get, "/api/session", Value::Null, 401, "not-signed-in").await;
    expect(&stranger, post, "/api/tables", json!({ "seats": [] }), 401, "not-signed-in").await;
    expect(&stranger, post, "/api/session/use-link", json!({ "secret": "x" }), 404, "not-found")
        .await;
    expect(&stranger, get, "/api/nothing", Value::Null, 404, "not-found").await;
    expect(&stranger, "DELETE", "/api/tables", Value::Null, 405, "method-not-allowed").await;
    expect(&stranger, get, "/nothing/here", Value::Null, 404, "not-found").await;
    expect(&stranger, get, "/api/tables?list=mine", Value::Null, 401, "not-signed-in").await;
    expect(&stranger, get, "/api/tables?list=all", Value::Null, 422, "invalid").await;
    expect(&stranger, get, &format!("/api/tables/{unknown}"), Value::Null, 404, "not-found").await;
    expect(&stranger, get, "/api/tables/7", Value::Null, 404, "not-found").await;
    expect(&stranger, get, "/api/join/AAAA", Value::Null, 404, "not-found").await;
    expect(&stranger, get, "/api/join/%ff", Value::Null, 404, "not-found").await;
    expect(&stranger, get, "/offline/%ff", Value::Null, 404, "not-found").await;
    let mut wrong = stranger.clone();
    wrong.0.token = Some("f".repeat(64));
    expect(&wrong, get, "/api/session", Value::Null, 401, "not-signed-in").await;

    let me = json!({ "kind": "me" });
    for (wanted, status, code) in [
        (json!({ "seats": [me] }), 422, "invalid"),
        (json!({ "seats": [me, me, me, me, me, me] }), 422, "invalid"),
        (json!({ "seats": [me, { "kind": "cat" }] }), 422, "invalid"),
        (json!({ "seats": [me, { "kind": "bot", "level": "god" }] }), 422, "invalid"),
        (json!({ "seats": [me, { "kind": "open", "colour": "pink" }] }), 422, "invalid"),
        (
            json!({ "seats": [{ "kind": "me", "colour": "red" }, { "kind": "me", "colour": "red" }] }),
            422,
            "invalid",
        ),
        (json!({ "seats": [me, me], "start": 2 }), 422, "invalid"),
        (json!({ "seats": [me, me], "start": 9 }), 404, "not-found"),
        (json!({ "seats": [me, me], "rules": { "edition": "1999" } }), 422, "invalid"),
        (json!({ "seats": [me, me], "seed": "00" }), 400, "malformed"),
        (json!([]), 400, "malformed"),
    ] {
        expect(anna, post, "/api/tables", wanted, status, code).await;
    }

    expect(anna, post, &at("sit"), json!({ "seat": 0 }), 409, "begun").await;
    expect(anna, post, &at("stand"), json!({ "seat": 0 }), 409, "begun").await;
    expect(anna, post, &at("start"), Value::Null, 409, "begun").await;
    expect(anna, post, &at("fill"), json!({}), 409, "begun").await;
    expect(anna, post, &at("take"), json!({ "seat": 1 }), 403, "not-your-seat").await;
    expect(anna, post, &at("leave"), json!({ "seat": 7 }), 404, "not-found").await;
    expect(anna, post, &at("rename"), json!({ "seat": 1, "name": "Mine" }), 403, "not-your-seat")
        .await;
    expect(anna, post, &at("chat"), json!({ "text": "x".repeat(501) }), 422, "invalid").await;
    expect(&outsider, post, &at("replace"), json!({ "seat": 1 }), 403, "host-only").await;
    expect(anna, post, &at("rematch"), Value::Null, 409, "not-over").await;
    expect(anna, get, &at("record"), Value::Null, 409, "not-over").await;
    expect(anna, get, &at("replay"), Value::Null, 409, "not-over").await;
    expect(anna, get, &at("hint?seat=0"), Value::Null, 403, "hints-off").await;
    expect(anna, get, &at("hint"), Value::Null, 400, "malformed").await;
    expect(anna, get, &at("view?seat=1"), Value::Null, 403, "not-your-seat").await;
    expect(&stranger, get, &at("view?seat=0"), Value::Null, 403, "not-your-seat").await;
    expect(anna, get, &at("preview?seat=1"), Value::Null, 403, "not-your-seat").await;
    expect(anna, get, &at("socket"), Value::Null, 400, "malformed").await;
    expect(anna, post, "/api/records", Value::Null, 422, "invalid").await;
    expect(anna, get, &format!("/api/replays/{unknown}"), Value::Null, 404, "not-found").await;

    for (choice, status, code) in [
        (json!({ "seat": 1, "revision": 0, "choice": "pass" }), 403, "not-your-seat"),
        (json!({ "seat": 5, "revision": 0, "choice": "pass" }), 404, "not-found"),
        (json!({ "seat": 0, "revision": 0, "choice": "pass" }), 422, "illegal-choice"),
        (json!({ "seat": 0, "revision": 0, "choice": "fly" }), 422, "invalid"),
        (json!({ "seat": 0, "revision": 0, "choice": "x".repeat(1000) }), 422, "invalid"),
        (json!({ "seat": 0, "revision": 9, "choice": "keep bank" }), 422, "invalid"),
        (json!({ "seat": 0, "revision": -1, "choice": "keep bank" }), 400, "malformed"),
        (json!({ "seat": 0, "choice": "keep bank" }), 400, "malformed"),
    ] {
        expect(anna, post, &at("choices"), choice, status, code).await;
    }
    expect(anna, post, &at("undo"), json!({ "seat": 0, "revision": 0 }), 409, "undo-gone").await;
    assert_eq!(anna.view(&table).await["revision"], 0);

    wrong_origins(&server, anna, &table).await;
    server.running.close().await.unwrap();
}

/// With a cookie, only pages of this server may change anything or open a socket.
async fn wrong_origins(server: &Server, anna: &Client, table: &str) {
    // The cookie instead of the token.
    let mut browser = anna.clone();
    browser.0.token = None;
    let cookie = anna.0.cookie.clone();
    let path = format!("/api/tables/{table}/chat");
    let body = json!({ "text": "hello" }).to_string();
    let kind = ("content-type", "application/json");
    let own = [("cookie", cookie.as_str()), kind, ("origin", server.url.as_str())];
    assert_eq!(browser.send("POST", &path, &own, Some(&body)).await.status, 200);
    for wrong in [None, Some("http://evil.example"), Some("null"), Some("")] {
        let mut headers = vec![("cookie", cookie.as_str()), kind];
        headers.extend(wrong.map(|it| ("origin", it)));
        let answer = browser.send("POST", &path, &headers, Some(&body)).await;
        assert_eq!(
            (answer.status, &answer.json()["error"]["code"]),
            (403, &json!("wrong-origin")),
            "{wrong:?}"
        );
    }
    let upgrade = [
        ("cookie", cookie.as_str()),
        ("origin", "http://evil.example"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA=="),
    ];
    let path = format!("/api/tables/{table}/socket");
    assert_eq!(browser.send("GET", &path, &upgrade, None).await.status, 403);
}

#[tokio::test]
async fn who_asks_too_often_is_told_to_wait() {
    let server = Server::with(server::Config { rate: 1, burst: 5, ..config(&sqlite()) }).await;
    let stranger = Client::stranger(&server.url);
    let mut refused = None;
    for _ in 0..50 {
        let answer = stranger.send("GET", "/api/tables?list=open", &[], None).await;
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("the limit is five at once");
    assert!(refused.headers.contains_key("retry-after"));
    assert!(refused.body.contains("too-many"));
    assert_eq!(stranger.send("GET", "/healthz", &[], None).await.status, 200);
    server.running.close().await.unwrap();
}

#[tokio::test]
async fn who_says_too_much_at_a_table_is_cut_off() {
    // However many requests the server allows.
    let limited = server::Config { rate: 0, socket_rate: 20, ..config(&sqlite()) };
    let server = Server::with(limited).await;
    let (table, people) = server.game(2, json!({})).await;
    let mut socket = people[0].socket(&table, None).await;
    let mut answered = 0;
    'open: loop {
        socket.say(json!({ "type": "ping" })).await;
        loop {
            match socket.hear().await {
                Some(message) if message["type"] == "pong" => break,
                Some(_) => {}
                None => break 'open,
            }
        }
        answered += 1;
        assert!(answered < 10_000, "the limit is 60 at once and 20 in a second");
    }
    assert!(60 <= answered, "{answered}");
    server.running.close().await.unwrap();
}

/// A browser takes a cookie back only from an answer with the same attributes.
#[tokio::test]
async fn who_signs_out_loses_the_cookie() {
    for (public, name, secure) in
        [(None, "notredame=", false), (Some("https://example.org"), "__Host-notredame=", true)]
    {
        let public_url = public.map(str::to_owned);
        let server = Server::with(server::Config { public_url, ..config(&sqlite()) }).await;
        let stranger = Client::stranger(&server.url);
        let body = json!({ "name": "Anna" }).to_string();
        let kind = [("content-type", "application/json")];
        let given = stranger.send("POST", "/api/session", &kind, Some(&body)).await;
        let given = given.headers["set-cookie"].to_str().unwrap();
        let cookie = given.split(';').next().unwrap();
        let browser = [("cookie", cookie), ("origin", public.unwrap_or(&server.url))];
        assert_eq!(stranger.send("GET", "/api/session", &browser, None).await.status, 200);
        let gone = stranger.send("DELETE", "/api/session", &browser, None).await;
        let gone = gone.headers["set-cookie"].to_str().unwrap();
        for cookie in [given, gone] {
            assert!(cookie.starts_with(name), "{cookie}");
            assert_eq!(cookie.contains("; Secure"), secure, "{cookie}");
            assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
        }
        assert!(gone.starts_with(&format!("{name};")) && gone.contains("; Max-Age=0"), "{gone}");
        assert_eq!(stranger.send("GET", "/api/session", &browser, None).await.status, 401);
        server.running.close().await.unwrap();
    }
}
