//! Everything that everybody at a table is told in a whole game, with undos, mistakes and all kinds of questions.

use engine::{Action, Choice, Seat};
use protocol::{Record, record::write_seed};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::support::{Client, Dice, Server, Socket};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Back {
    pub seat: usize,
    pub undo: bool,
    #[serde(rename = "restart")]
    pub _restart: bool,
}

/// Someone at a table, and every text they were sent.
pub struct Ear {
    pub seats: Vec<Seat>,
    pub client: Client,
    pub socket: Socket,
    pub heard: Vec<Heard>,
}

/// A text that was sent, to whom, at which revision of the table, and what they had said.
pub struct Heard {
    pub text: String,
    pub revision: u64,
    pub said: String,
}

/// A whole game: every line of its log as it was made, and everything that everybody was told.
pub struct Course {
    pub record: String,
    pub seed: String,
    pub secret: String,
    pub lines: Vec<(Seat, Line)>,
    pub ears: Vec<(Vec<Seat>, Vec<Heard>)>,
}

#[derive(Clone, Copy, Debug)]
pub enum Line {
    Choice(Choice),
    Undo,
}

/// As much of an update as a player reads.
#[derive(Deserialize)]
struct Brief {
    views: Vec<BriefView>,
    undo: Vec<Back>,
}

#[derive(Deserialize)]
struct BriefView {
    seat: Option<usize>,
    table: BriefTable,
    options: Vec<String>,
}

#[derive(Deserialize)]
struct BriefTable {
    phase: String,
    prompt: BriefPrompt,
    waiting: Vec<usize>,
}

#[derive(Deserialize)]
struct BriefPrompt {
    text: String,
}

impl Ear {
    fn tell(&mut self, revision: u64, said: &str, text: String) {
        self.heard.push(Heard { text, revision, said: said.to_owned() });
    }

    /// Listens until the update of this revision, and gives its text.
    async fn until(&mut self, revision: u64) -> usize {
        let head = format!(r#"{{"type":"update","revision":{revision},"#);
        loop {
            let text = self.socket.hear_text().await.expect("the socket was closed");
            let is_it = text.starts_with(&head);
            self.tell(revision, "", text);
            if is_it {
                return self.heard.len() - 1;
            }
        }
    }

    /// Asks for something by a single request.
    async fn ask(&mut self, path: &str, revision: u64) {
        let answer = self.client.send("GET", path, &[], None).await;
        self.tell(revision, path, answer.body);
    }
}

/// Sits at a table with everybody and plays to the end, with undos, mistakes and all kinds of questions.
pub async fn listen(server: &Server, number: u64) -> Course {
    let mut dice = Dice(number + 1);
    let players = 2 + usize::try_from(number).unwrap() % 4;
    let rules = json!({ "new_persons": number / 4 % 2 == 1, "open_scores": number / 8 % 2 == 1 });
    let (table, mut ears) = sit(server, players, number % 13 == 12, rules).await;
    let at = |rest: &str| format!("/api/tables/{table}/{rest}");
    ears[0].client.post(&at("start"), Value::Null).await;
    let mut lines = Vec::new();
    loop {
        let revision = lines.len() as u64;
        let mut latest = Vec::new();
        for ear in &mut ears {
            latest.push(ear.until(revision).await);
        }
        let brief = |who: usize| -> Brief {
            serde_json::from_str(&ears[who].heard[latest[who]].text).unwrap()
        };
        let first = brief(0);
        let open = &first.views[0].table;
        if open.phase == "over" {
            break;
        }
        let seat = open.waiting[dice.below(open.waiting.len())];
        let owns = |it: &Ear| it.seats.iter().any(|it| it.index() == seat);
        let who = ears.iter().position(owns).unwrap();
        let brief = brief(who);
        let view = brief.views.iter().find(|it| it.seat == Some(seat)).unwrap();
        if dice.below(12) == 0 {
            let ear = dice.below(ears.len());
            let questions = [
                "view",
                "view?revision=0",
                "view?seat=0",
                "view?seat=1",
                "preview?seat=0",
                "preview?seat=1",
                "hint?seat=0",
                "chat",
                "record",
                "replay",
                "",
            ];
            let mut question = questions[dice.below(questions.len())];
            if 1 < ears[ear].seats.len() && question.starts_with("view?seat") {
                question = "view";
            }
            ears[ear].ask(at(question).trim_end_matches('/'), revision).await;
            ears[ear].ask("/api/tables?list=open", revision).await;
        }
        if dice.below(12) == 0 {
            // A card that nobody offers: the answer tells nothing about where it is.
            let card = Action::ALL[dice.below(9)];
            let wrong = ["keep", "play"].map(|it| format!("{it} {card}"));
            let wrong = wrong.into_iter().find(|it| !view.options.contains(it));
            if let Some(wrong) = wrong {
                let body = json!({ "seat": seat, "revision": revision, "choice": wrong });
                let answer = ears[who].client.call("POST", &at("choices"), Some(body)).await;
                assert_eq!(answer.0, 422, "{}", answer.1);
                // What is asked lies open.
                let said = format!("{wrong} {}", view.table.prompt.text);
                ears[who].tell(revision, &said, answer.1.to_string());
            }
        }
        let undo = brief.undo.iter().find(|it| it.seat == seat).unwrap();
        let mut message = json!({ "type": "undo", "seat": seat, "revision": revision });
        if undo.undo && dice.below(6) == 0 {
            lines.push((Seat::new(seat).unwrap(), Line::Undo));
        } else {
            let choice = &view.options[dice.below(view.options.len())];
            message["type"] = json!("choose");
            message["choice"] = json!(choice);
            let line = Line::Choice(choice.parse().unwrap());
            lines.push((Seat::new(seat).unwrap(), line));
        }
        ears[who].socket.say(message).await;
    }
    let info = ears[0].client.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["state"], "finished");
    let record = ears[0].client.get(&at("record")).await.as_str().unwrap().to_owned();
    let seed = info["seed"].as_str().unwrap().to_owned();
    let read: Record = record.parse().unwrap();
    assert_eq!(read.commitment.as_deref(), info["commitment"].as_str());
    let secret = read.deal.as_ref().map(|it| write_seed(&it.secret)).unwrap();
    let ears = ears.into_iter().map(|it| (it.seats, it.heard)).collect();
    Course { record, seed, secret, lines, ears }
}

/// Makes a table; everybody listens before the game begins. Now and then someone has two seats.
async fn sit(
    server: &Server,
    players: usize,
    two_of_one: bool,
    rules: Value,
) -> (String, Vec<Ear>) {
    let host = server.person("Anna").await;
    let hosts = |seat: usize| seat == 0 || (two_of_one && seat == 1);
    let kind = |seat| json!({ "kind": if hosts(seat) { "me" } else { "open" } });
    let seats: Vec<Value> = (0..players).map(kind).collect();
    let wanted = json!({ "seats": seats, "rules": rules, "hints": false, "public": true });
    let made = host.post("/api/tables", wanted).await;
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    let mut people = vec![(host, (0..players).filter(|&it| hosts(it)).collect::<Vec<_>>())];
    for seat in (0..players).filter(|&it| !hosts(it)) {
        let person = server.person(&format!("Bert {seat}")).await;
        person.post(&format!("/api/tables/{table}/sit"), json!({ "seat": seat })).await;
        people.push((person, vec![seat]));
    }
    people.push((Client::stranger(&server.url), Vec::new()));
    let mut ears = Vec::new();
    for (client, seats) in people {
        let socket = client.socket(&table, None).await;
        let seats = seats.into_iter().filter_map(Seat::new).collect();
        ears.push(Ear { seats, client, socket, heard: Vec::new() });
    }
    (table, ears)
}
