//! Opening servers for tests, and clients that speak to them as people and programs do.

use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use client::Answer;
use serde_json::{Value, json};
use server::{Clock, Config, Running};
use store::Store;
use tokio::time::timeout;

/// Long enough for a loaded machine; no test passes or fails by time, only a hanging one ends.
pub const PATIENCE: Duration = Duration::from_mins(1);

static NEXT: AtomicU64 = AtomicU64::new(0);

/// Where a test server keeps its things.
#[derive(Clone, Debug)]
pub enum Db {
    Sqlite(PathBuf),
    Postgres(String),
}

fn fresh_name() -> String {
    format!("nd{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

/// A fresh SQLite folder.
pub fn sqlite() -> Db {
    Db::Sqlite(std::env::temp_dir().join(fresh_name()))
}

/// A fresh database at the PostgreSQL server that the environment names.
pub async fn postgres() -> Option<Db> {
    use sqlx::Connection as _;
    let url = std::env::var("NOTREDAME_TEST_POSTGRES").ok()?;
    let name = fresh_name();
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut connection).await.unwrap();
    let (before, query) = url.split_once('?').unwrap_or((&url, ""));
    let (server, _) = before.rsplit_once('/').unwrap();
    Some(Db::Postgres(format!("{server}/{name}?{query}")))
}

/// The store of a server beside it.
pub async fn store(db: &Db) -> Store {
    match db {
        Db::Sqlite(folder) => {
            Store::sqlite(&folder.join("notredame.sqlite"), Clock::default()).await.unwrap()
        }
        Db::Postgres(url) => Store::postgres(url, Clock::default()).await.unwrap(),
    }
}

/// Settings under which a test can hurry.
pub fn config(db: &Db) -> Config {
    let mut config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        bot_pause: Duration::ZERO,
        rate: 0,
        socket_rate: 0,
        connections_per_address: 0,
        sockets_per_address: 0,
        people_per_hour: 0,
        tables_per_hour: 0,
        records_per_hour: 0,
        ..Config::default()
    };
    match db {
        Db::Sqlite(folder) => config.data.clone_from(folder),
        Db::Postgres(url) => config.database = Some(url.clone()),
    }
    config
}

/// An open server.
pub struct Server {
    pub running: Running,
    pub url: String,
}

impl Server {
    pub async fn open(db: &Db) -> Self {
        Self::with(config(db)).await
    }

    pub async fn with(config: Config) -> Self {
        let running = server::start(config).await.unwrap();
        let url = format!("http://{}", running.address);
        Self { running, url }
    }

    /// Someone new in this server, with a token.
    pub async fn person(&self, name: &str) -> Client {
        Client(client::Client::sign_in(&self.url, name).await.unwrap())
    }

    /// A game of so many persons that has begun. Person `i` has seat `i`.
    pub async fn game(&self, players: usize, rules: Value) -> (String, Vec<Client>) {
        self.game_of(players, 0, rules).await
    }

    /// The same, with bots in the seats after the persons'.
    pub async fn game_with_bots(&self, players: usize, bots: usize) -> (String, Vec<Client>) {
        self.game_of(players, bots, json!({})).await
    }

    async fn game_of(&self, players: usize, bots: usize, rules: Value) -> (String, Vec<Client>) {
        let mut people = vec![self.person("Anna").await];
        let mut seats = vec![json!({ "kind": "me" })];
        seats.resize(players, json!({ "kind": "open" }));
        seats.resize(players + bots, json!({ "kind": "bot", "level": "novice" }));
        let made = people[0].post("/api/tables", json!({ "seats": seats, "rules": rules })).await;
        let table = made["table"]["id"].as_str().unwrap().to_owned();
        for seat in 1..players {
            let person = self.person(&format!("Person {seat}")).await;
            person.post(&format!("/api/tables/{table}/sit"), json!({ "seat": seat })).await;
            people.push(person);
        }
        people[0].post(&format!("/api/tables/{table}/start"), Value::Null).await;
        (table, people)
    }
}

/// Someone who sends requests.
#[derive(Clone, Debug)]
pub struct Client(pub client::Client);

impl Client {
    /// Someone whom nobody knows.
    pub fn stranger(url: &str) -> Self {
        Self(client::Client::stranger(url))
    }

    /// The same person at another node.
    pub fn at(&self, server: &Server) -> Self {
        Self(self.0.at(&server.url))
    }

    /// Sends with headers and gives the whole answer.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Answer {
        timeout(PATIENCE, self.0.send(method, path, headers, body))
            .await
            .expect("the server says nothing")
            .unwrap()
    }

    /// Sends and gives the status and the JSON of the answer.
    pub async fn call(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let body = body.filter(|it| !it.is_null());
        let answer = self.0.request(method, path, &[], body.as_ref());
        let answer = timeout(PATIENCE, answer).await.expect("the server says nothing").unwrap();
        (answer.status, answer.json())
    }

    /// Posts what must succeed.
    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.call("POST", path, Some(body)).await;
        assert!((200..300).contains(&status), "POST {path}: {status} {answer}");
        answer
    }

    /// Gets what must be there.
    pub async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.call("GET", path, None).await;
        assert!((200..300).contains(&status), "GET {path}: {status} {answer}");
        answer
    }

    /// Sends a choice; gives the status and the update or error.
    pub async fn choose(
        &self,
        table: &str,
        seat: usize,
        revision: u64,
        choice: &str,
    ) -> (u16, Value) {
        let body = json!({ "seat": seat, "revision": revision, "choice": choice });
        self.call("POST", &format!("/api/tables/{table}/choices"), Some(body)).await
    }

    pub async fn view(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}/view")).await
    }

    /// Opens a socket at a table.
    pub async fn socket(&self, table: &str, revision: Option<u64>) -> Socket {
        Socket(self.0.socket(table, revision).await.unwrap())
    }
}

/// A socket at a table.
pub struct Socket(client::Socket);

impl Socket {
    pub async fn say(&mut self, message: Value) {
        self.say_text(message.to_string()).await;
    }

    pub async fn say_text(&mut self, text: String) {
        self.0.say(text).await.unwrap();
    }

    pub async fn say_bytes(&mut self, bytes: Vec<u8>) {
        self.0.say_bytes(bytes).await.unwrap();
    }

    /// The next message; `None` when the socket was closed.
    pub async fn hear(&mut self) -> Option<Value> {
        Some(serde_json::from_str(&self.hear_text().await?).unwrap())
    }

    /// The next message as it came.
    pub async fn hear_text(&mut self) -> Option<String> {
        let text = timeout(PATIENCE, self.0.hear()).await.expect("the server says nothing");
        Some(text.ok()?.as_str().to_owned())
    }

    /// The next message of this type; others are passed over.
    pub async fn hear_type(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.expect("the socket was closed");
            if message["type"] == kind {
                return message;
            }
        }
    }
}

/// Small numbers by chance, the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    pub fn pick<'a>(&mut self, items: &'a Value) -> &'a str {
        let items = items.as_array().unwrap();
        items[self.below(items.len())].as_str().unwrap()
    }
}

/// Runs a test on SQLite, and on PostgreSQL where there is one.
macro_rules! on_both {
    ($($name:ident)*) => { $(
        mod $name {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                super::$name(crate::support::sqlite()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                match crate::support::postgres().await {
                    Some(db) => super::$name(db).await,
                    None => println!("NOTREDAME_TEST_POSTGRES is not set: only SQLite was tested"),
                }
            }
        }
    )* };
}
pub(crate) use on_both;
