//! People who play against a server by single requests, and remember what they did.

use std::time::{Duration, Instant};

use client::{Answer, Client};
use serde_json::{Value, json};

/// Long enough for a loaded machine; no test passes or fails by time, only a hanging one ends.
const PATIENCE: Duration = Duration::from_mins(2);

/// People with seats at a table, from seat 0 on; bots have the others.
pub(super) struct Party {
    pub(super) table: String,
    pub(super) people: Vec<Client>,
    /// The choices that were acknowledged, in their order.
    pub(super) made: Vec<(usize, String)>,
}

/// A choice that someone wants to make.
pub(super) struct Wish {
    pub(super) seat: usize,
    pub(super) revision: u64,
    pub(super) choice: String,
}

impl Party {
    /// Makes a table and starts the game.
    pub(super) async fn sit(url: &str, persons: usize, bots: usize) -> Self {
        let mut seats = vec![json!({ "kind": "me" })];
        seats.resize(persons, json!({ "kind": "open" }));
        seats.resize(persons + bots, json!({ "kind": "bot", "level": "novice" }));
        let host = Client::sign_in(url, "Anna").await.unwrap();
        let made = host.post("/api/tables", &json!({ "seats": seats })).await.unwrap();
        let table = made["table"]["id"].as_str().unwrap().to_owned();
        let mut people = vec![host];
        for seat in 1..persons {
            let person = Client::sign_in(url, &format!("Bert {seat}")).await.unwrap();
            let path = format!("/api/tables/{table}/sit");
            person.post(&path, &json!({ "seat": seat })).await.unwrap();
            people.push(person);
        }
        let path = format!("/api/tables/{table}/start");
        people[0].post(&path, &json!({})).await.unwrap();
        Self { table, people, made: Vec::new() }
    }

    pub(super) fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}/{rest}", self.table)
    }

    /// What someone whose turn it is wants, after the bots have had theirs; nothing when the game is over.
    pub(super) async fn next(&self) -> Option<Wish> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            let view = self.people[0].get(&self.path("view")).await.unwrap();
            let open = &view["views"][0]["table"];
            if open["phase"] == "over" {
                return None;
            }
            let waiting = open["waiting"].as_array().unwrap().iter().filter_map(Value::as_u64);
            let mut waiting = waiting.filter_map(|it| usize::try_from(it).ok());
            let Some(seat) = waiting.find(|&it| it < self.people.len()) else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            let view = self.people[seat].get(&self.path("view")).await.unwrap();
            let revision = view["revision"].as_u64().unwrap();
            let options = view["views"][0]["options"].as_array().unwrap();
            // A node that has not heard of the latest yet may know no options.
            let Some(choice) =
                options.get(usize::try_from(revision).unwrap() % options.len().max(1))
            else {
                continue;
            };
            return Some(Wish { seat, revision, choice: choice.as_str().unwrap().to_owned() });
        }
        panic!("the bots do not play on");
    }

    /// Asks for a choice once.
    pub(super) async fn ask(&self, wish: &Wish) -> Answer {
        let Wish { seat, revision, choice } = wish;
        let body = json!({ "seat": seat, "revision": revision, "choice": choice });
        self.people[*seat].request("POST", &self.path("choices"), &[], Some(&body)).await.unwrap()
    }

    /// Makes one choice; false when the game is over.
    pub(super) async fn step(&mut self) -> bool {
        let Some(wish) = self.next().await else { return false };
        let answer = self.ask(&wish).await;
        // In the draft of another node's revision the answer may be the latest state instead.
        if answer.status == 200 {
            self.made.push((wish.seat, wish.choice));
        } else {
            assert_eq!(answer.status, 409, "{}", answer.body);
        }
        true
    }

    /// Plays to the end, and then compares the log: nothing is missing, doubled or out of order.
    pub(super) async fn play_to_the_end(&mut self) {
        while self.step().await {}
        let mut stored = Vec::new();
        for (seat, person) in self.people.iter().enumerate() {
            let path = self.path(&format!("view?seat={seat}&revision=0"));
            let view = person.get(&path).await.unwrap();
            for (line, revision) in view["events"].as_array().unwrap().iter().zip(1u64..) {
                assert_eq!(line["revision"], revision);
                if line["seat"] == seat {
                    stored.push((revision, seat, line["choice"].as_str().unwrap().to_owned()));
                }
            }
        }
        stored.sort_unstable();
        let stored: Vec<(usize, String)> =
            stored.into_iter().map(|(_, seat, choice)| (seat, choice)).collect();
        assert_eq!(stored, self.made);
    }
}
