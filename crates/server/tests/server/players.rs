//! People who play a game over sockets: they remember what they were told, and try again when the server cannot.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Client, Dice, Socket};

/// Whether something is asked once more when the server says that it cannot now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// An error ends the test.
    Strict,
    /// After an error, or when a socket was closed, the same is tried again.
    Stubborn,
}

/// Everybody at a table: the people with seats, from seat 0 on, and a spectator.
pub struct Players {
    pub table: String,
    pub people: Vec<Client>,
    /// Everything that each socket was told; the last is the spectator's.
    pub heard: Vec<Vec<Value>>,
    /// The choices that were made, in their order.
    pub made: Vec<(usize, String)>,
    watchers: Vec<Client>,
    sockets: Vec<Socket>,
    temper: Temper,
    dice: Dice,
}

impl Players {
    pub async fn join(table: &str, people: &[Client], dice: Dice, temper: Temper) -> Self {
        let mut watchers = people.to_vec();
        watchers.push(Client::stranger(&people[0].0.url));
        let mut players = Self {
            table: table.to_owned(),
            people: people.to_vec(),
            heard: vec![Vec::new(); watchers.len()],
            made: Vec::new(),
            sockets: Vec::new(),
            watchers,
            temper,
            dice,
        };
        for watcher in &players.watchers {
            players.sockets.push(watcher.socket(table, None).await);
        }
        players
    }

    /// Plays to the end.
    pub async fn play(&mut self) {
        while self.step().await {}
    }

    /// One choice of someone whose turn it is, when everybody knows the latest; false when the game is over.
    pub async fn step(&mut self) -> bool {
        let Some((seat, revision, choice)) = self.next().await else { return false };
        self.choose(seat, revision, choice).await;
        true
    }

    /// Whose turn it is, at which revision, and what they want; nobody's when the game is over.
    pub async fn next(&mut self) -> Option<(usize, u64, String)> {
        let mut revision = 0;
        loop {
            for watcher in 0..self.sockets.len() {
                while self.last(watcher).is_none_or(|it| revision_of(it) < revision) {
                    self.hear(watcher).await;
                }
                revision = revision.max(self.last(watcher).map_or(0, revision_of));
            }
            if self.last(0).map(revision_of) < Some(revision) {
                continue;
            }
            let open = &self.last(0)?["views"][0]["table"];
            if open["phase"] == "over" {
                return None;
            }
            let asked = open["waiting"].as_array().unwrap().iter().map(|it| it.as_u64().unwrap());
            let asked: Vec<usize> = asked.filter_map(|it| usize::try_from(it).ok()).collect();
            let asked: Vec<usize> =
                asked.into_iter().filter(|&it| it < self.people.len()).collect();
            if asked.is_empty() {
                // Bots must answer first.
                revision += 1;
                continue;
            }
            let seat = asked[self.dice.below(asked.len())];
            let options = self.last(seat)?["views"][0]["options"].clone();
            return Some((seat, revision, self.dice.pick(&options).to_owned()));
        }
    }

    /// Makes a choice and waits until its player is told that it was made.
    pub async fn choose(&mut self, seat: usize, revision: u64, choice: String) {
        let key = format!("{revision}-{seat}");
        let message = json!({ "type": "choose", "seat": seat, "revision": revision, "choice": choice, "key": key });
        self.sockets[seat].say(message.clone()).await;
        loop {
            let answer = self.hear(seat).await;
            let again = match answer["type"].as_str().unwrap() {
                "update" if is_made(&answer, seat, revision, &choice) => break,
                "error" => true,
                "came back" => true,
                _ => false,
            };
            if again {
                until_ready(&self.watchers[seat]).await;
                self.sockets[seat].say(message.clone()).await;
            }
        }
        self.made.push((seat, choice));
    }

    /// Makes a choice that must fail, and gives the error.
    pub async fn fail(&mut self, seat: usize, revision: u64, choice: &str) -> Value {
        let message = json!({ "type": "choose", "seat": seat, "revision": revision, "choice": choice, "key": "failing" });
        self.sockets[seat].say(message).await;
        let answer = self.sockets[seat].hear_type("error").await;
        assert_eq!(answer["key"], "failing", "{answer}");
        answer
    }

    /// The latest update that a socket has heard.
    fn last(&self, watcher: usize) -> Option<&Value> {
        self.heard[watcher].iter().rfind(|it| it["type"] == "update")
    }

    async fn hear(&mut self, watcher: usize) -> Value {
        let strict = self.temper == Temper::Strict;
        if let Some(message) = self.sockets[watcher].hear().await {
            assert!(!strict || message["type"] != "error", "{message}");
            self.heard[watcher].push(message.clone());
            return message;
        }
        assert!(!strict, "the socket was closed");
        let known = self.last(watcher).map(revision_of);
        until_ready(&self.watchers[watcher]).await;
        self.sockets[watcher] = self.watchers[watcher].socket(&self.table, known).await;
        json!({ "type": "came back" })
    }

    /// The log as all players together know it: by revision, the seat and its choice. None is missing, none appears twice,
    /// and each player was told all of them, one after the other.
    pub async fn log(&self) -> Vec<(usize, Option<String>)> {
        let mut log: Vec<(usize, Option<String>)> = Vec::new();
        for (seat, person) in self.people.iter().enumerate() {
            let path = format!("/api/tables/{}/view?seat={seat}&revision=0", self.table);
            let view = person.get(&path).await;
            let lines = view["events"].as_array().unwrap();
            assert_eq!(lines.len() as u64, revision_of(&view));
            for (ply, line) in lines.iter().enumerate() {
                assert_eq!(line["revision"], ply + 1);
                let by = usize::try_from(line["seat"].as_u64().unwrap()).unwrap();
                let choice = line["choice"].as_str().map(ToOwned::to_owned);
                match log.get_mut(ply) {
                    None => log.push((by, choice)),
                    Some(known) => {
                        assert_eq!(known.0, by, "revision {}", ply + 1);
                        known.1 = known.1.take().or(choice);
                    }
                }
            }
        }
        for told in &self.heard {
            in_order(told);
        }
        log
    }

    /// The choices in the log are those that were made, in that order; between them are those of bots.
    pub async fn assert_log(&self) {
        let log = self.log().await;
        let people = log.into_iter().filter(|(seat, _)| *seat < self.people.len());
        let stored: Vec<(usize, String)> =
            people.map(|(seat, choice)| (seat, choice.unwrap())).collect();
        assert_eq!(stored, self.made);
    }
}

pub fn revision_of(update: &Value) -> u64 {
    update["revision"].as_u64().unwrap()
}

/// Whether an update brings this choice, made after a revision.
fn is_made(update: &Value, seat: usize, after: u64, choice: &str) -> bool {
    let is = |line: &Value| {
        line["seat"] == seat && line["choice"] == choice && after < revision_of(line)
    };
    update["events"].as_array().unwrap().iter().any(is)
}

/// Every revision after the first one heard was told once, and each after the one before.
pub fn in_order(told: &[Value]) {
    let mut known = None;
    for update in told.iter().filter(|it| it["type"] == "update") {
        for line in update["events"].as_array().unwrap() {
            let revision = revision_of(line);
            assert!(known.is_none_or(|it| it + 1 == revision), "{revision} after {known:?}");
            known = Some(revision);
        }
        assert!(known.is_none_or(|it| it == revision_of(update)), "{known:?}: {update}");
        known = Some(revision_of(update));
    }
}

/// Waits until the server can do again what it is asked.
pub async fn until_ready(client: &Client) {
    let began = std::time::Instant::now();
    while client.call("GET", "/readyz", None).await.0 != 200 {
        assert!(began.elapsed() < Duration::from_mins(1), "the server does not become ready");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
