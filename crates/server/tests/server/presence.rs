//! Who is here, who may be replaced, and what a host may do.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Clock, Config};

use crate::support::{Client, Db, Server, Socket, config, on_both, postgres, sqlite};

on_both! {
    someone_away_is_replaced_after_a_while
    the_others_agree_to_replace_someone
    a_host_who_has_gone_is_followed
    who_plays_by_single_requests_is_here
    a_table_is_closed_to_spectators
    a_spectator_is_muted
    those_who_watch_are_named_once
}

const A_WHILE: Duration = Duration::from_mins(2);

async fn with_clock(db: &Db, clock: &Clock) -> Server {
    Server::with(Config { clock: clock.clone(), ..config(db) }).await
}

/// The code of a refusal.
async fn refused(person: &Client, path: &str, body: Value) -> String {
    let (status, answer) = person.call("POST", path, Some(body)).await;
    assert!((400..500).contains(&status), "{path}: {status} {answer}");
    answer["error"]["code"].as_str().unwrap().to_owned()
}

/// Two nodes of one server, where there is a PostgreSQL for them.
#[expect(clippy::print_stdout, reason = "whoever runs the tests should know what was not tested")]
async fn two_nodes(clock: &Clock) -> Option<[Server; 2]> {
    let Some(db) = postgres().await else {
        println!("NOTREDAME_TEST_POSTGRES is not set: nodes were not tested");
        return None;
    };
    Some([with_clock(&db, clock).await, with_clock(&db, clock).await])
}

/// Hears tables until one is as wanted.
async fn until(socket: &mut Socket, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let info = socket.hear_type("table").await["table"].take();
        if wanted(&info) {
            return info;
        }
    }
}

async fn someone_away_is_replaced_after_a_while(db: Db) {
    let clock = Clock::default();
    let server = with_clock(&db, &clock).await;
    let (table, people) = server.game_with_bots(2, 1).await;
    let replace = format!("/api/tables/{table}/replace");
    let mut anna = people[0].socket(&table, None).await;
    let bert = people[1].socket(&table, None).await;
    until(&mut anna, |it| it["seats"][1]["connected"] == true).await;
    clock.turn(A_WHILE * 2);
    assert_eq!(refused(&people[0], &replace, json!({ "seat": 1 })).await, "still-here");
    drop(bert);
    until(&mut anna, |it| it["seats"][1]["connected"] == false).await;
    assert_eq!(refused(&people[0], &replace, json!({ "seat": 1 })).await, "still-here", "not long");
    clock.turn(A_WHILE);
    assert_eq!(refused(&people[1], &replace, json!({ "seat": 1 })).await, "host-only");
    // Whoever asks something is here.
    assert_eq!(refused(&people[0], &replace, json!({ "seat": 1 })).await, "still-here", "asked");
    clock.turn(A_WHILE);
    let info = people[0].post(&replace, json!({ "seat": 1 })).await;
    assert_eq!(
        (&info["seats"][1]["kind"], &info["seats"][1]["level"]),
        (&json!("bot"), &json!("regular"))
    );
    // Neither this bot nor one that was agreed on can be exchanged for another.
    for seat in [1, 2] {
        assert_eq!(refused(&people[0], &replace, json!({ "seat": seat })).await, "not-replaceable");
    }
    let assign = format!("/api/tables/{table}/assign");
    assert_eq!(refused(&people[0], &assign, json!({ "seat": 2, "bot": "expert" })).await, "begun");
    server.running.close().await.unwrap();
}

async fn the_others_agree_to_replace_someone(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(3, json!({})).await;
    let ask = format!("/api/tables/{table}/ask-to-replace");
    let answer = format!("/api/tables/{table}/answer");
    let mut carla = people[2].socket(&table, None).await;
    let asked = people[0].post(&ask, json!({ "seat": 1 })).await;
    assert_eq!(asked["request"]["by"], 0);
    let info = until(&mut carla, |it| !it["request"].is_null()).await;
    assert_eq!(info["request"]["kind"], "replace");
    assert_eq!(refused(&people[0], &answer, json!({ "grant": true })).await, "not-your-seat");
    let info = people[2].post(&answer, json!({ "grant": true })).await;
    assert_eq!((&info["seats"][1]["kind"], &info["request"]), (&json!("bot"), &Value::Null));
    assert_eq!(refused(&people[2], &answer, json!({ "grant": true })).await, "not-found");
    server.running.close().await.unwrap();
}

async fn a_host_who_has_gone_is_followed(db: Db) {
    let clock = Clock::default();
    let server = with_clock(&db, &clock).await;
    let (table, people) = server.game(3, json!({})).await;
    let mut carla = people[2].socket(&table, None).await;
    let anna = people[0].socket(&table, None).await;
    until(&mut carla, |it| it["seats"][0]["connected"] == true).await;
    drop(anna);
    until(&mut carla, |it| it["seats"][0]["connected"] == false).await;
    clock.turn(A_WHILE);
    // Bert has been sitting longer, but is not here either.
    let info = people[2].get(&format!("/api/tables/{table}")).await;
    let info = if info["you_host"] == true {
        info
    } else {
        until(&mut carla, |it| it["you_host"] == true).await
    };
    assert_eq!(info["host_seat"], 2);
    let info = people[2].post(&format!("/api/tables/{table}/host"), json!({ "seat": 0 })).await;
    assert_eq!((&info["you_host"], &info["host_seat"]), (&json!(false), &json!(0)));
    server.running.close().await.unwrap();
}

async fn who_plays_by_single_requests_is_here(db: Db) {
    let clock = Clock::default();
    let server = with_clock(&db, &clock).await;
    let (table, people) = server.game(3, json!({})).await;
    let [anna, bert, carla] = &people[..] else { unreachable!("a game of three") };
    let at = |rest: &str| format!("/api/tables/{table}/{rest}");
    let mut looking = carla.socket(&table, None).await;
    // Neither has a socket, but both do something again and again.
    for turn in 0..5 {
        clock.turn(A_WHILE * 2 / 3);
        match turn {
            0 => drop(bert.view(&table).await),
            1 => drop(bert.post(&at("chat"), json!({ "text": "I think" })).await),
            2 => drop(bert.choose(&table, 1, 0, "pass").await),
            3 => drop(bert.get(&at("chat")).await),
            _ => drop(bert.call("GET", &at("preview?seat=1"), None).await),
        }
        assert_eq!(refused(anna, &at("replace"), json!({ "seat": 1 })).await, "still-here");
    }
    let info = carla.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&info["host_seat"], &info["seats"][0]["connected"]), (&json!(0), &json!(false)));
    // Both fall silent: the host is followed, and whoever follows may replace.
    clock.turn(A_WHILE);
    carla.view(&table).await;
    until(&mut looking, |it| it["host_seat"] == 2).await;
    carla.post(&at("replace"), json!({ "seat": 1 })).await;
    server.running.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_something_of_another_node_is_here() {
    let clock = Clock::default();
    let Some([one, two]) = two_nodes(&clock).await else { return };
    let (table, people) = one.game(2, json!({})).await;
    let replace = format!("/api/tables/{table}/replace");
    let bert = people[1].at(&two);
    for _ in 0..4 {
        clock.turn(A_WHILE * 2 / 3);
        bert.view(&table).await;
        assert_eq!(refused(&people[0], &replace, json!({ "seat": 1 })).await, "still-here");
    }
    clock.turn(A_WHILE * 5 / 4);
    people[0].post(&replace, json!({ "seat": 1 })).await;
    one.running.close().await.unwrap();
    two.running.close().await.unwrap();
}

async fn a_table_is_closed_to_spectators(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let stranger = server.person("Odo").await;
    let mut looking = stranger.socket(&table, None).await;
    looking.hear_type("update").await;
    let close = format!("/api/tables/{table}/spectators");
    assert_eq!(refused(&people[1], &close, json!({ "welcome": false })).await, "host-only");
    let info = people[0].post(&close, json!({ "welcome": false })).await;
    assert_eq!(info["spectators"], false);
    while looking.hear().await.is_some() {}
    let mut again = stranger.socket(&table, None).await;
    assert_eq!(again.hear_type("error").await["error"]["code"], "closed-table");
    assert!(again.hear().await.is_none(), "the socket is closed");
    for what in ["view", "view?revision=0", "missed?revision=0", "chat"] {
        let (status, answer) =
            stranger.call("GET", &format!("/api/tables/{table}/{what}"), None).await;
        assert_eq!((status, &answer["error"]["code"]), (403, &json!("closed-table")), "{what}");
    }
    people[1].view(&table).await;
    people[0].post(&close, json!({ "welcome": true })).await;
    stranger.view(&table).await;
    server.running.close().await.unwrap();
}

async fn a_spectator_is_muted(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let stranger = server.person("Odo").await;
    let chat = format!("/api/tables/{table}/chat");
    let mut anna = people[0].socket(&table, None).await;
    anna.hear_type("update").await;
    stranger.post(&chat, json!({ "text": "Boo" })).await;
    let line = anna.hear_type("chat").await;
    assert!(line["seat"].is_null());
    let mute = |muted: bool| json!({ "speaker": line["speaker"], "muted": muted });
    let path = format!("/api/tables/{table}/mute");
    let info = people[0].post(&path, mute(true)).await;
    assert_eq!(info["muted"], json!([line["speaker"]]));
    assert_eq!(refused(&stranger, &chat, json!({ "text": "Boo" })).await, "muted");
    people[0].post(&path, mute(false)).await;
    stranger.post(&chat, json!({ "text": "Sorry" })).await;
    let said = people[1].get(&chat).await;
    assert_eq!(said["chat"][1]["speaker"], line["speaker"], "the same person");
    server.running.close().await.unwrap();
}

async fn those_who_watch_are_named_once(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let mut anna = people[0].socket(&table, None).await;
    let odo = server.person("Odo").await;
    let _both = (odo.socket(&table, None).await, odo.socket(&table, None).await);
    // Anna's name is taken at this table; whoever has none is only counted.
    let _other = server.person("Anna").await.socket(&table, None).await;
    let _unknown = Client::stranger(&server.url).socket(&table, None).await;
    let info = until(&mut anna, |it| it["watching"] == 3).await;
    let mut names: Vec<String> = serde_json::from_value(info["watchers"].clone()).unwrap();
    names.sort_unstable();
    assert_eq!(names, ["Anna (2)", "Odo"]);
    // Lists of tables name nobody.
    let listed = people[0].get("/api/tables?list=mine").await;
    assert_eq!(listed["tables"][0]["watchers"], json!([]));
    server.running.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn someone_at_another_node_is_here() {
    let clock = Clock::default();
    let Some([one, two]) = two_nodes(&clock).await else { return };
    let (table, people) = one.game(2, json!({})).await;
    let replace = format!("/api/tables/{table}/replace");
    let mut anna = people[0].socket(&table, None).await;
    let mut bert = people[1].at(&two).socket(&table, None).await;
    until(&mut anna, |it| it["seats"][1]["connected"] == true).await;
    until(&mut bert, |it| it["seats"][0]["connected"] == true).await;
    clock.turn(A_WHILE * 2);
    assert_eq!(refused(&people[0], &replace, json!({ "seat": 1 })).await, "still-here");
    drop(bert);
    until(&mut anna, |it| it["seats"][1]["connected"] == false).await;
    clock.turn(A_WHILE);
    people[0].post(&replace, json!({ "seat": 1 })).await;
    // A node that closes takes its people with it.
    let mut bert = people[1].at(&two).socket(&table, None).await;
    until(&mut anna, |it| it["seats"][1]["connected"] == true).await;
    bert.hear_type("update").await;
    two.running.close().await.unwrap();
    until(&mut anna, |it| it["seats"][1]["connected"] == false).await;
    one.running.close().await.unwrap();
}

#[tokio::test]
async fn strange_requests_of_hosts_are_refused() {
    let server = Server::open(&sqlite()).await;
    let (table, people) = server.game(2, json!({})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    for (what, body, code) in [
        ("host", json!({ "seat": 9 }), "not-found"),
        ("mute", json!({ "speaker": "", "muted": true }), "not-found"),
        ("answer", json!({ "grant": true }), "not-found"),
        ("ask-to-replace", json!({ "seat": 1 }), "nobody-to-ask"),
        ("replace", json!({ "seat": 1, "level": "novice" }), "malformed"),
    ] {
        assert_eq!(refused(&people[0], &path(what), body).await, code, "{what}");
    }
    server.running.close().await.unwrap();
}
