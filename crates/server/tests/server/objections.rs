//! A connected player whose seat a bot is to play is asked, and has a minute to object.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Clock, Config};

use crate::support::{Client, Db, Server, Socket, config, on_both, postgres};

on_both! {
    a_bot_plays_for_someone_connected_who_does_nothing_for_a_minute
    someone_connected_objects_by_playing_on
    someone_connected_objects_in_words
    someone_connected_may_agree
    the_minute_passes_while_the_server_is_down
}

const A_MINUTE: Duration = Duration::from_mins(1);

/// A game of three: Bert, at seat 1, has a socket. Anna asks for a bot in his seat.
struct Asked {
    server: Server,
    table: String,
    people: Vec<Client>,
    bert: Socket,
}

async fn with_clock(db: &Db, clock: &Clock) -> Server {
    Server::with(Config { clock: clock.clone(), ..config(db) }).await
}

/// The next state of the table that is as wanted.
async fn until(socket: &mut Socket, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let info = socket.hear_type("table").await["table"].take();
        if wanted(&info) {
            return info;
        }
    }
}

impl Asked {
    async fn new(db: &Db, clock: &Clock) -> Self {
        let server = with_clock(db, clock).await;
        let (table, people) = server.game(3, json!({})).await;
        let mut bert = people[1].socket(&table, None).await;
        bert.hear_type("update").await;
        let mut asked = Self { server, table, people, bert };
        asked.ask().await;
        asked
    }

    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.table)
    }

    /// Anna asks, and Bert is shown that.
    async fn ask(&mut self) {
        let asked = self.people[0].post(&self.path("ask-to-replace"), json!({ "seat": 1 })).await;
        let shown = until(&mut self.bert, |it| !it["request"].is_null()).await;
        assert_eq!(shown["request"], asked["request"]);
        assert_eq!(
            (&shown["request"]["seat"], &shown["seats"][1]["you"]),
            (&json!(1), &json!(true))
        );
        assert!(shown["request"]["until"].is_i64(), "{shown}");
    }

    /// Someone agrees; says whether a bot plays in Bert's seat then.
    async fn agree(&self, by: usize) -> bool {
        let info = self.people[by].post(&self.path("answer"), json!({ "grant": true })).await;
        let is_bot = info["seats"][1]["kind"] == "bot";
        assert_eq!(is_bot, info["request"].is_null(), "{info}");
        is_bot
    }
}

async fn a_bot_plays_for_someone_connected_who_does_nothing_for_a_minute(db: Db) {
    let clock = Clock::default();
    let mut asked = Asked::new(&db, &clock).await;
    assert!(!asked.agree(2).await, "Bert has time");
    clock.turn(A_MINUTE);
    until(&mut asked.bert, |it| it["seats"][1]["kind"] == "bot").await;
    let back = asked.people[1].post(&asked.path("take"), json!({ "seat": 1 })).await;
    assert_eq!(back["seats"][1]["kind"], "person");
    asked.server.running.close().await.unwrap();
}

async fn someone_connected_objects_by_playing_on(db: Db) {
    let mut asked = Asked::new(&db, &Clock::default()).await;
    assert!(!asked.agree(2).await, "Bert has time");
    let view = asked.people[1].view(&asked.table).await;
    let choice = view["views"][0]["options"][0].as_str().unwrap();
    assert_eq!(asked.people[1].choose(&asked.table, 1, 0, choice).await.0, 200);
    let info = until(&mut asked.bert, |it| it["request"].is_null()).await;
    assert_eq!(info["seats"][1]["kind"], "person");
    let (path, grant) = (asked.path("answer"), Some(json!({ "grant": true })));
    let (_, late) = asked.people[2].call("POST", &path, grant).await;
    assert_eq!(late["error"]["code"], "not-found");
    asked.server.running.close().await.unwrap();
}

async fn someone_connected_objects_in_words(db: Db) {
    let mut asked = Asked::new(&db, &Clock::default()).await;
    for (what, body) in [("answer", json!({ "grant": false })), ("chat", json!({ "text": "Here" }))]
    {
        assert!(!asked.agree(2).await, "Bert has time");
        asked.people[1].post(&asked.path(what), body).await;
        let info = until(&mut asked.bert, |it| it["request"].is_null()).await;
        assert_eq!(info["seats"][1]["kind"], "person", "{what}");
        asked.ask().await;
    }
    asked.server.running.close().await.unwrap();
}

async fn someone_connected_may_agree(db: Db) {
    let asked = Asked::new(&db, &Clock::default()).await;
    assert!(!asked.agree(1).await, "Carla has a say");
    assert!(asked.agree(2).await, "nobody has to wait");
    asked.server.running.close().await.unwrap();
}

async fn the_minute_passes_while_the_server_is_down(db: Db) {
    let clock = Clock::default();
    let asked = Asked::new(&db, &clock).await;
    assert!(!asked.agree(2).await, "Bert has time");
    asked.server.running.close().await.unwrap();
    clock.turn(A_MINUTE);
    let server = with_clock(&db, &clock).await;
    let mut carla = asked.people[2].at(&server).socket(&asked.table, None).await;
    until(&mut carla, |it| it["seats"][1]["kind"] == "bot").await;
    server.running.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn someone_at_another_node_has_time_to_object() {
    let Some(db) = postgres().await else {
        println!("NOTREDAME_TEST_POSTGRES is not set: nodes were not tested");
        return;
    };
    let clock = Clock::default();
    let [one, two] = [with_clock(&db, &clock).await, with_clock(&db, &clock).await];
    let (table, people) = one.game(3, json!({})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let [mut anna, mut bert] =
        [people[0].socket(&table, None).await, people[1].at(&two).socket(&table, None).await];
    until(&mut anna, |it| it["seats"][1]["connected"] == true).await;
    for objects in [true, false] {
        people[0].post(&path("ask-to-replace"), json!({ "seat": 1 })).await;
        until(&mut bert, |it| !it["request"].is_null()).await;
        let info = people[2].post(&path("answer"), json!({ "grant": true })).await;
        assert_eq!(info["seats"][1]["kind"], "person", "Bert has time");
        if objects {
            let bert = people[1].at(&two);
            let choice = bert.view(&table).await["views"][0]["options"][0].clone();
            assert_eq!(bert.choose(&table, 1, 0, choice.as_str().unwrap()).await.0, 200);
            let info = until(&mut anna, |it| it["request"].is_null()).await;
            assert_eq!(info["seats"][1]["kind"], "person");
        } else {
            clock.turn(A_MINUTE);
            until(&mut bert, |it| it["seats"][1]["kind"] == "bot").await;
        }
    }
    one.running.close().await.unwrap();
    two.running.close().await.unwrap();
}
