//! The exports as a page uses them: what is stored is kept in memory here, and the host is made anew from it at any time.

#![expect(clippy::unwrap_used, reason = "what the module writes is read as it was promised")]

mod moved;
mod stored;

use std::collections::BTreeMap;

use protocol::Record;
use serde_json::{Value, json};
use wasm::{Host, think};

/// What the page keeps.
#[derive(Default)]
struct Kept {
    person: Value,
    tables: BTreeMap<String, Value>,
    lines: BTreeMap<(String, u64), Value>,
    records: BTreeMap<String, String>,
}

/// A page: a host, what it has stored, and what it was told.
struct Page {
    kept: Kept,
    host: Host,
    told: Vec<String>,
    now: i64,
}

impl Page {
    fn new() -> Self {
        let kept = Kept::default();
        let host = Self::open(&kept);
        Self { kept, host, told: Vec::new(), now: 0 }
    }

    fn open(kept: &Kept) -> Host {
        let tables: Vec<&Value> = kept.tables.values().collect();
        Host::new(&json!({ "person": kept.person, "tables": tables }).to_string()).unwrap()
    }

    /// Forgets everything that is not stored.
    fn reload(&mut self) {
        self.host = Self::open(&self.kept);
    }

    fn load(&mut self, table: &str) {
        if !self.host.is_loaded(table) {
            let lines: Vec<&Value> =
                self.kept.lines.iter().filter(|(key, _)| key.0 == table).map(|it| it.1).collect();
            self.host.load(table, &json!(lines).to_string()).unwrap();
        }
    }

    /// Stores, then is told.
    fn apply(&mut self, answer: &str) -> Value {
        let mut answer: Value = serde_json::from_str(answer).unwrap();
        for it in answer["store"].as_array_mut().unwrap().drain(..) {
            let key = it["id"].as_str().unwrap_or_default().to_owned();
            match it["kind"].as_str().unwrap() {
                "person" => self.kept.person = it,
                "table" => drop(self.kept.tables.insert(key, it)),
                "record" => {
                    self.kept.records.insert(key, it["text"].as_str().unwrap().to_owned());
                }
                "line" => {
                    let at =
                        (it["table"].as_str().unwrap().to_owned(), it["ply"].as_u64().unwrap());
                    assert!(self.kept.lines.insert(at, it).is_none(), "a line is stored once");
                }
                other => panic!("{other} is nothing to store"),
            }
        }
        for it in answer["tell"].as_array().unwrap() {
            self.told.push(it[1].as_str().unwrap().to_owned());
        }
        answer
    }

    fn ask(&mut self, method: &str, path: &str, body: &Value) -> (u64, Value) {
        self.ask_text(method, path, &body.to_string())
    }

    fn ask_text(&mut self, method: &str, path: &str, body: &str) -> (u64, Value) {
        self.now += 1;
        let random: Vec<u8> = (0..64).map(|it| (self.now * 31 + it).to_le_bytes()[0]).collect();
        if let Some(table) = path.split('/').nth(2).filter(|_| path.starts_with("/tables/")) {
            self.load(table);
        }
        let answer = self.host.request(method, path, body, &random, self.now);
        let mut answer = self.apply(&answer);
        (answer["status"].as_u64().unwrap(), answer["body"].take())
    }

    /// A table of the person at this device and novices, which is started.
    fn start(&mut self, kinds: &[&str]) -> String {
        let seats: Vec<Value> =
            kinds.iter().map(|kind| json!({ "kind": kind, "level": "novice" })).collect();
        let wanted = json!({ "seats": seats, "hints": true });
        let (status, answer) = self.ask("POST", "/tables", &wanted);
        assert_eq!(status, 201, "{answer}");
        let id = answer["table"]["id"].as_str().unwrap().to_owned();
        let (status, table) = self.ask("POST", &format!("/tables/{id}/start"), &json!({}));
        assert_eq!((status, table["state"].as_str()), (200, Some("playing")));
        id
    }

    /// The newest update that was told.
    fn update(&self) -> Value {
        let update = self.told.iter().rev().find(|it| it.starts_with(r#"{"type":"update""#));
        serde_json::from_str(update.expect("an update")).unwrap()
    }

    /// Lets every bot answer whose turn it is.
    fn bots(&mut self, table: &str) {
        loop {
            let due: Value = serde_json::from_str(&self.host.due(table)).unwrap();
            let Some(due) = due.as_array().filter(|it| !it.is_empty()) else { return };
            for it in due {
                let seat = usize::try_from(it["seat"].as_u64().unwrap()).unwrap();
                let (record, bot) = (it["record"].as_str().unwrap(), it["bot"].as_str().unwrap());
                let hint: Value =
                    serde_json::from_str(&think(record, seat, bot, 1).unwrap()).unwrap();
                let choice = hint["options"][0]["choice"].as_str().unwrap();
                let revision = u32::try_from(it["revision"].as_u64().unwrap()).unwrap();
                self.now += 1;
                let heard = self.host.bot_chose(table, seat, revision, choice, self.now);
                assert_eq!(self.apply(&heard)["answer"], Value::Null);
            }
        }
    }

    /// The person answers, if asked: says whether.
    fn answer(&mut self, table: &str) -> bool {
        let update = self.update();
        let asked = update["views"].as_array().unwrap().iter().find(|view| {
            !view["options"].as_array().unwrap().is_empty()
                && view["table"]["waiting"].as_array().unwrap().contains(&view["seat"])
        });
        let Some(view) = asked else { return false };
        let message = json!({ "type": "choose", "seat": view["seat"], "revision": update["revision"],
            "choice": view["options"][0], "key": format!("k{}", self.now) });
        self.now += 1;
        let heard = self.host.hear(table, &message.to_string(), self.now);
        assert_eq!(self.apply(&heard)["answer"], Value::Null, "{message}");
        // Sent again it is not played again: the answer shows how things stand.
        let again: Value =
            serde_json::from_str(&self.host.hear(table, &message.to_string(), self.now)).unwrap();
        assert!(again["store"].as_array().unwrap().is_empty() && again["answer"].is_string());
        true
    }
}

fn named() -> Page {
    let mut page = Page::new();
    let (status, session) = page.ask("POST", "/session", &json!({ "name": "Anna" }));
    assert_eq!((status, session["person"]["name"].as_str()), (201, Some("Anna")));
    page
}

/// Plays to the end, with the host made anew every few choices; says how many answers that took.
fn play_out(page: &mut Page, table: &str) -> usize {
    let mut answers = 0;
    loop {
        page.bots(table);
        if !page.answer(table) {
            return answers;
        }
        answers += 1;
        if answers % 7 == 0 {
            page.reload();
            page.load(table);
        }
    }
}

#[test]
fn whole_games_are_played_from_what_is_stored() {
    for kinds in [&["me", "bot"][..], &["me", "bot", "me"], &["bot", "me", "bot", "bot", "bot"]] {
        let mut page = named();
        let table = page.start(kinds);
        let answers = play_out(&mut page, &table);
        assert!(20 < answers, "{answers} answers");
        page.reload();
        let (_, finished) = page.ask("GET", "/tables?list=finished", &Value::Null);
        assert_eq!(finished["tables"][0]["id"], *table);
        assert!(finished["tables"][0]["seats"][0]["score"].is_u64());
        let (_, numbers) = page.ask("GET", "/session/statistics", &Value::Null);
        let alone = kinds.iter().filter(|it| **it == "me").count() == 1;
        assert_eq!(numbers["games"], u64::from(alone));
        let (status, record) = page.ask("GET", &format!("/tables/{table}/record"), &Value::Null);
        let record = record.as_str().unwrap();
        assert_eq!(status, 200);
        assert_eq!(record.parse::<Record>().unwrap().names.len(), kinds.len());
        let (status, kept) = page.ask_text("POST", "/records", record);
        assert_eq!(status, 201);
        let id = kept["id"].as_str().unwrap().to_owned();
        page.reload();
        page.host.load_record(&id, page.kept.records[&id].clone());
        let (status, replay) = page.ask("GET", &format!("/replays/{id}"), &Value::Null);
        let (_, same) = page.ask("GET", &format!("/tables/{table}/replay"), &Value::Null);
        assert_eq!(status, 200);
        assert_eq!(replay["steps"], same["steps"]);
        let (_, again) = page.ask("POST", &format!("/tables/{table}/rematch"), &json!({}));
        let (_, twice) = page.ask("POST", &format!("/tables/{table}/rematch"), &json!({}));
        assert_eq!(again["id"], twice["id"], "asked again, gives the same table");
    }
}

#[test]
fn nothing_is_told_that_was_not_stored() {
    let mut page = named();
    let table = page.start(&["me", "bot", "bot"]);
    play_out(&mut page, &table);
    let lines = page.kept.lines.len();
    let told = page.told.iter().filter_map(|it| {
        let it: Value = serde_json::from_str(it).unwrap();
        it["revision"].as_u64()
    });
    let told: Vec<u64> = told.collect();
    assert_eq!(told.len(), lines + 1, "the deal and every line is told once");
    assert!(told.iter().enumerate().all(|(at, it)| *it == at as u64), "in their order");
}

#[test]
fn the_page_is_told_what_its_seats_may_know() {
    let mut page = named();
    let table = page.start(&["me", "bot", "bot", "bot"]);
    let seed = page.kept.tables[&table]["seed"].as_str().unwrap().to_owned();
    page.bots(&table);
    while page.answer(&table) {
        page.bots(&table);
        let update = page.update();
        let seats: Vec<&Value> =
            update["views"].as_array().unwrap().iter().map(|view| &view["seat"]).collect();
        assert_eq!(seats, [&json!(0)], "the own view and no other");
        let over = page.kept.tables[&table]["state"] == "finished";
        if !over {
            assert!(!page.told.iter().any(|it| it.contains(&seed)), "the seed is a secret");
            let (status, _) = page.ask("GET", &format!("/tables/{table}/record"), &Value::Null);
            assert_eq!(status, 409, "and so is the record");
        }
    }
}

#[test]
fn undo_previews_and_views_are_those_of_the_table() {
    let mut page = named();
    let table = page.start(&["me", "me"]);
    let before = page.update();
    assert!(page.answer(&table));
    let undo = json!({ "type": "undo", "seat": before["views"][0]["seat"], "revision": 1 });
    let heard = page.host.hear(&table, &undo.to_string(), 9);
    page.apply(&heard);
    assert_eq!(page.update()["views"][0]["options"], before["views"][0]["options"]);
    let (status, view) = page.ask("GET", &format!("/tables/{table}/view?seat=1"), &Value::Null);
    assert_eq!((status, &view["revision"], &view["views"][0]["seat"]), (200, &json!(2), &json!(1)));
    let (status, _) = page.ask("GET", &format!("/tables/{table}/preview?seat=0"), &Value::Null);
    assert_eq!(status, 200);
    let choice = json!({ "seat": 0, "revision": 0, "choice": before["views"][0]["options"][0] });
    let (status, _) = page.ask("POST", &format!("/tables/{table}/choices"), &choice);
    assert_eq!(status, 409, "the revision is out of date");
    let told = page.host.subscribe(&table, 0, 9);
    assert_eq!(told.len(), 2, "the table and the state");
    let hint = page.host.request("GET", &format!("/tables/{table}/hint?seat=0"), "", &[], 0);
    let hint: Value = serde_json::from_str(&hint).unwrap();
    assert_eq!(hint["think"]["bot"], "expert", "{hint}");
}

#[test]
fn what_cannot_be_done_is_answered_like_on_the_server() {
    let mut page = Page::new();
    let refused = |page: &mut Page, method: &str, path: &str, body: &str| {
        let (status, body) = page.ask_text(method, path, body);
        (status, body["error"]["code"].as_str().unwrap_or_default().to_owned())
    };
    let nobody = "0".repeat(32);
    for (method, path, body, status, code) in [
        ("GET", "/session", "", 401, "not-signed-in"),
        ("POST", "/session", "{", 400, "malformed"),
        ("POST", "/session", r#"{"name":""}"#, 422, "invalid"),
        ("POST", "/tables", r#"{"seats":[]}"#, 401, "not-signed-in"),
        ("POST", "/session/link", "{}", 404, "not-found"),
        ("GET", "/join/ABCDEFGH", "", 404, "not-found"),
        ("GET", "/tables?list=others", "", 422, "invalid"),
        ("POST", "/records", "no record", 422, "invalid"),
        ("GET", &format!("/tables/{nobody}"), "", 404, "not-found"),
        ("GET", &format!("/replays/{nobody}"), "", 404, "not-found"),
    ] {
        assert_eq!(
            refused(&mut page, method, path, body),
            (status, code.into()),
            "{method} {path}"
        );
    }
    let mut page = named();
    let table = page.start(&["me", "bot"]);
    assert_eq!(
        refused(&mut page, "POST", &format!("/tables/{table}/sit"), r#"{"seat":1}"#),
        (409, "begun".into())
    );
    for (text, code) in [
        ("{", "malformed"),
        (r#"{"type":"chat","text":"hello"}"#, "not-found"),
        (r#"{"type":"undo","seat":0,"revision":0}"#, "undo-gone"),
        (r#"{"type":"undo","seat":0,"revision":99}"#, "invalid"),
        (r#"{"type":"undo","seat":1,"revision":0}"#, "not-your-seat"),
    ] {
        let heard: Value = serde_json::from_str(&page.host.hear(&table, text, 0)).unwrap();
        let answer: Value = serde_json::from_str(heard["answer"].as_str().unwrap()).unwrap();
        assert_eq!(answer["error"]["code"], code, "{text}");
        assert!(heard["store"].as_array().unwrap().is_empty());
    }
    assert!(Host::new("nonsense").is_err());
    assert!(think("nonsense", 0, "expert", 0).is_err());
}

#[test]
fn a_table_that_cannot_be_read_leaves_the_others_playable() {
    let mut page = named();
    let table = page.start(&["me", "bot"]);
    for (id, field, value) in [
        (
            "0",
            "seats",
            json!([{ "colour": "red", "level": "grandmaster", "name": "", "person": null }]),
        ),
        ("1", "state", json!("adjourned")),
        ("2", "bot_pace", json!("never")),
        ("3", "rules", json!("other")),
    ] {
        let mut other = page.kept.tables[&table].clone();
        other["id"] = json!(id.repeat(32));
        other[field] = value;
        page.kept.tables.insert(id.repeat(32), other);
    }
    page.reload();
    assert_eq!(page.host.unreadable(), 4);
    let (_, mine) = page.ask("GET", "/tables?list=mine", &Value::Null);
    assert_eq!(mine["tables"].as_array().unwrap().len(), 1);
    page.load(&table);
    page.bots(&table);
    assert!(page.answer(&table), "the game goes on");
}

#[test]
fn bots_wait_for_the_word_where_that_is_wanted() {
    let mut page = named();
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]);
    let wanted = json!({ "seats": seats, "bot_pace": "on-word" });
    let (_, made) = page.ask("POST", "/tables", &wanted);
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    let at = |rest: &str| format!("/tables/{table}/{rest}");
    page.ask("POST", &at("start"), &json!({}));
    assert!(!page.host.pauses(&table));
    while page.update()["held"] != true {
        page.bots(&table);
        assert!(page.answer(&table), "in the first round bots are held sooner or later");
    }
    page.reload();
    page.load(&table);
    assert_eq!(page.host.due(&table), "[]", "they wait after a reload too");
    let (status, _) = page.ask("POST", &at("confirm"), &json!({}));
    assert_eq!((status, &page.update()["held"]), (200, &Value::Null));
    assert_ne!(page.host.due(&table), "[]", "now they go on");
}
