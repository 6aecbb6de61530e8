//! Whatever comes from outside, in any shape: never a failure of the server, and nothing changes for others.

use proptest::{
    collection::vec,
    prelude::*,
    strategy::ValueTree as _,
    test_runner::{Config, TestRunner},
};
use serde_json::{Map, Value, json};

use crate::support::{Db, Server, on_both};

on_both! { strangers_change_nothing players_break_nothing }

/// How many messages are tried at each door.
const MESSAGES: usize = 120;

/// The requests that change something.
const DOORS: [&str; 12] = [
    "choices",
    "undo",
    "restart-turn",
    "sit",
    "stand",
    "leave",
    "take",
    "replace",
    "chat",
    "rename",
    "fill",
    "rematch",
];

const FIELDS: [&str; 10] =
    ["type", "seat", "revision", "choice", "key", "text", "name", "level", "seats", "__proto__"];

const WORDS: [&str; 12] = [
    "choose",
    "undo",
    "restart-turn",
    "chat",
    "play bank",
    "keep bank",
    "pass",
    "",
    "\u{0}\u{202e}<script>",
    "';--",
    "regular",
    "expert",
];

fn leaf() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0u8..6).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        prop::sample::select(&WORDS[..]).prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        (0usize..3000).prop_map(|n| Value::from("x".repeat(n))),
    ]
}

fn object(value: impl Strategy<Value = Value>) -> impl Strategy<Value = Value> {
    let field = prop_oneof![
        4 => prop::sample::select(&FIELDS[..]).prop_map(str::to_owned),
        1 => any::<String>(),
    ];
    vec((field, value), 0..6)
        .prop_map(|fields| Value::Object(fields.into_iter().collect::<Map<_, _>>()))
}

/// JSON of any shape, with the words of real messages in it.
fn any_json() -> impl Strategy<Value = Value> {
    leaf().prop_recursive(4, 24, 6, |inner| {
        prop_oneof![vec(inner.clone(), 0..4).prop_map(Value::from), object(inner)]
    })
}

/// A real message with one thing wrong, or none.
fn almost_real() -> impl Strategy<Value = Value> {
    let real = prop::sample::select(vec![
        json!({ "type": "choose", "seat": 0, "revision": 0, "choice": "keep bank", "key": "k" }),
        json!({ "type": "choose", "seat": 1, "revision": 4_294_967_295u32, "choice": "pass" }),
        json!({ "type": "undo", "seat": 0, "revision": 0 }),
        json!({ "type": "restart-turn", "seat": 9, "revision": 1 }),
        json!({ "type": "chat", "text": "hello" }),
        json!({ "seat": 0, "revision": 0, "choice": "keep park" }),
        json!({ "seat": 1, "level": "novice" }),
        json!({ "seat": 0, "name": "Nobody" }),
    ]);
    (real, prop::option::of((prop::sample::select(&FIELDS[..]), leaf()))).prop_map(
        |(mut message, change)| {
            if let Some((field, value)) = change {
                message[field] = value;
            }
            message
        },
    )
}

/// Text that may be no JSON at all.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => any_json().prop_map(|it| it.to_string()),
        4 => almost_real().prop_map(|it| it.to_string()),
        2 => (almost_real(), any::<prop::sample::Index>()).prop_map(|(it, cut)| {
            let text = it.to_string();
            text.chars().take(cut.index(text.len())).collect()
        }),
        1 => any::<String>(),
        1 => (1usize..3000).prop_map(|n| "[".repeat(n)),
        1 => (1usize..600).prop_map(|n| "{\"a\":".repeat(n)),
        1 => Just(r#"{"type":"undo","seat":1e999,"revision":18446744073709551616}"#.to_owned()),
    ]
}

/// The same messages in every run.
struct Messages<S>(TestRunner, S);

impl<S: Strategy> Messages<S> {
    fn of(strategy: S) -> Self {
        Self(
            TestRunner::new_with_rng(
                Config::default(),
                prop::test_runner::TestRng::deterministic_rng(
                    prop::test_runner::RngAlgorithm::ChaCha,
                ),
            ),
            strategy,
        )
    }

    fn next(&mut self) -> S::Value {
        self.1.new_tree(&mut self.0).expect("there is always a message").current()
    }
}

/// Someone without a seat: whatever they send, the game stays as it is.
async fn strangers_change_nothing(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let otto = server.person("Otto").await;
    let before = people[0].view(&table).await;
    let seats = people[0].get(&format!("/api/tables/{table}")).await["seats"].clone();
    let mut messages = Messages::of(any_text());
    let mut socket = otto.socket(&table, None).await;
    socket.hear_type("update").await;
    for n in 0..MESSAGES {
        let text = messages.next();
        socket.say_text(text.clone()).await;
        if n % 10 == 0 {
            socket.say_bytes(text.clone().into_bytes()).await;
        }
        socket.say(json!({ "type": "ping" })).await;
        loop {
            let answer = socket.hear().await;
            match answer.as_ref().and_then(|it| it["type"].as_str()) {
                Some("pong") => break,
                Some("error" | "chat") => {}
                // Who says too much at once is shown out, and may come again.
                None => {
                    socket = otto.socket(&table, None).await;
                    break;
                }
                Some("table" | "update") => {}
                Some(other) => panic!("{other} after {text}"),
            }
        }
        let path = format!("/api/tables/{table}/{}", DOORS[n % DOORS.len()]);
        let json = [("content-type", "application/json")];
        let answer = otto.send("POST", &path, &json, Some(&text)).await;
        assert!(answer.status < 500, "{path} {text}: {}", answer.body);
        assert!(
            path.ends_with("chat") || !answer.is_success(),
            "{path} {text}: {} {}",
            answer.status,
            answer.body
        );
    }
    assert_eq!(people[0].view(&table).await, before, "the game is as it was");
    let after = people[0].get(&format!("/api/tables/{table}")).await["seats"].clone();
    let owners = |seats: &Value| -> Vec<(Value, Value)> {
        let seats = seats.as_array().unwrap().iter();
        seats.map(|it| (it["kind"].clone(), it["name"].clone())).collect()
    };
    assert_eq!(owners(&after), owners(&seats), "everyone sits where they sat");
    server.running.close().await.unwrap();
}

/// Players may do what the rules allow; the log stays whole, and the table plays on.
async fn players_break_nothing(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let mut messages = Messages::of(any_text());
    for n in 0..MESSAGES {
        let text = messages.next();
        let path = format!("/api/tables/{table}/{}", DOORS[n % DOORS.len()]);
        let json = [("content-type", "application/json")];
        let answer = people[n % 2].send("POST", &path, &json, Some(&text)).await;
        assert!(answer.status < 500, "{path} {text}: {}", answer.body);
    }
    for path in ["/api/tables", "/api/session", "/api/session/use-link", "/api/records"] {
        for _ in 0..MESSAGES / 4 {
            let text = messages.next();
            let json = [("content-type", "application/json")];
            let answer = people[0].send("POST", path, &json, Some(&text)).await;
            assert!(answer.status < 500, "{path} {text}: {}", answer.body);
        }
    }
    let log = people[0].get(&format!("/api/tables/{table}/view?revision=0")).await;
    let lines = log["events"].as_array().unwrap();
    assert_eq!(log["revision"], lines.len(), "every revision has its line");
    let numbers: Vec<u64> = lines.iter().map(|it| it["revision"].as_u64().unwrap()).collect();
    assert!(numbers.into_iter().eq(1..=lines.len() as u64), "the lines are in order");
    server.running.close().await.unwrap();
}
