//! Opening houses for tests, and clients that speak to them as people and programs do.

use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Config, Running};
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, tungstenite::Message};

/// Long enough for a loaded machine; no test passes or fails by time, only a hanging one ends.
const PATIENCE: Duration = Duration::from_secs(60);

static NEXT: AtomicU64 = AtomicU64::new(0);

/// Where a test house keeps its things.
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

/// Settings under which a test can hurry.
pub fn config(db: &Db) -> Config {
    let mut config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        bot_pause: Duration::ZERO,
        rate: 0,
        sockets_per_address: 0,
        tables_per_hour: 0,
        ..Config::default()
    };
    match db {
        Db::Sqlite(folder) => config.data.clone_from(folder),
        Db::Postgres(url) => config.database = Some(url.clone()),
    }
    config
}

/// An open house.
pub struct House {
    pub running: Running,
    pub url: String,
}

impl House {
    pub async fn open(db: &Db) -> Self {
        Self::with(config(db)).await
    }

    pub async fn with(config: Config) -> Self {
        let running = server::start(config).await.unwrap();
        let url = format!("http://{}", running.address);
        Self { running, url }
    }

    /// Someone new in this house, with a token.
    pub async fn person(&self, name: &str) -> Client {
        let mut client = Client::stranger(&self.url);
        let answer = client.send(Method::POST, "/api/session", Some(json!({ "name": name }))).await;
        assert_eq!(answer.status(), StatusCode::CREATED);
        let cookie =
            answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let answer = client
            .http
            .post(format!("{}/api/session/token", self.url))
            .header("cookie", &cookie)
            .header("origin", &self.url)
            .send()
            .await
            .unwrap();
        let token: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
        client.token = token["token"].as_str().map(str::to_owned);
        client.cookie = cookie;
        client
    }

    /// A game of so many persons that has begun. Person `i` has seat `i`.
    pub async fn game(&self, players: usize, rules: Value) -> (String, Vec<Client>) {
        let mut people = vec![self.person("Anna").await];
        let mut seats = vec![json!({ "kind": "me" })];
        seats.resize(players, json!({ "kind": "open" }));
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
pub struct Client {
    pub http: reqwest::Client,
    pub url: String,
    pub token: Option<String>,
    pub cookie: String,
}

impl Client {
    /// Someone whom nobody knows.
    pub fn stranger(url: &str) -> Self {
        let http = reqwest::Client::builder().timeout(PATIENCE).build().unwrap();
        Self { http, url: url.to_owned(), token: None, cookie: String::new() }
    }

    /// The same person at another node.
    pub fn at(&self, house: &House) -> Self {
        Self { url: house.url.clone(), ..self.clone() }
    }

    pub async fn send(&self, method: Method, path: &str, body: Option<Value>) -> reqwest::Response {
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body.filter(|it| !it.is_null()) {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        request.send().await.unwrap()
    }

    /// Sends and gives the status and the JSON of the answer.
    pub async fn call(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> (StatusCode, Value) {
        let answer = self.send(method, path, body).await;
        let status = answer.status();
        let text = answer.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// Posts what must succeed.
    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.call(Method::POST, path, Some(body)).await;
        assert!(status.is_success(), "POST {path}: {status} {answer}");
        answer
    }

    /// Gets what must be there.
    pub async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.call(Method::GET, path, None).await;
        assert!(status.is_success(), "GET {path}: {status} {answer}");
        answer
    }

    /// Sends a choice; gives the status and the update or error.
    pub async fn choose(
        &self,
        table: &str,
        seat: usize,
        revision: u64,
        choice: &str,
    ) -> (StatusCode, Value) {
        let body = json!({ "seat": seat, "revision": revision, "choice": choice });
        self.call(Method::POST, &format!("/api/tables/{table}/choices"), Some(body)).await
    }

    pub async fn view(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}/view")).await
    }

    /// Opens a socket at a table.
    pub async fn socket(&self, table: &str, revision: Option<u64>) -> Socket {
        use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
        let query = revision.map_or_else(String::new, |it| format!("?revision={it}"));
        let url =
            format!("{}/api/tables/{table}/socket{query}", self.url.replacen("http", "ws", 1));
        let mut request = url.into_client_request().unwrap();
        if let Some(token) = &self.token {
            request
                .headers_mut()
                .insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        Socket { stream }
    }
}

/// A socket at a table.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub async fn say(&mut self, message: Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message; `None` when the socket was closed.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next())
                .await
                .expect("the house says nothing");
            match message? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
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

    /// The update that brings at least this revision.
    pub async fn update(&mut self, revision: u64) -> Value {
        loop {
            let update = self.hear_type("update").await;
            if revision <= update["revision"].as_u64().unwrap() {
                return update;
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
