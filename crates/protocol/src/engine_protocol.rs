//! The engine protocol: one JSON request to a line, one JSON answer to a line. `docs/engine-protocol.md` describes it.
//!
//! These are its shapes; `Session` in `crates/table` carries the requests out.

use serde::Serialize;
use serde_json::{Map, Value, json};

pub use crate::request::{Chosen, Load, NewGame, Request, Seed, Think, Undone, Whose};
use crate::{
    input,
    view::{PromptJson, ScoreJson},
};

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// A word for programs.
    pub code: &'static str,
    /// A sentence for people.
    pub message: String,
}

impl Refusal {
    /// A refusal with this code and sentence.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        // A sentence may quote what was sent.
        Self { code, message: input::quoted(&message.into()) }
    }
}

/// What a request leads to.
pub type Answer = Result<Value, Refusal>;

/// The seed that a number stands for: the number in its first eight bytes, the least significant first.
pub fn seed_from_number(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// What a bot thinks of one option, for `think`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought {
    /// The option.
    pub choice: String,
    /// The prestige points that the seat is expected to have at the end.
    pub score: f32,
    /// The seat's chance to win, 0 to 1.
    pub win: f32,
    /// How often the option was tried; left out where the bot tries nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visits: Option<u32>,
}

/// The state of a game: the answer to `new`, `load`, `status`, `choose` and `undo`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Status {
    /// How many choices were made.
    pub ply: usize,
    /// The round, 1 to 9.
    pub round: u8,
    /// The period: A, B or C.
    pub period: &'static str,
    /// `draft`, `actions`, `hiring`, `plague` or `over`.
    pub phase: &'static str,
    /// What is asked; null when the game is over.
    pub prompt: Option<PromptJson>,
    /// The seats that must answer.
    pub waiting: Vec<usize>,
    /// Whether the game is over.
    pub over: bool,
    /// The result by seat, when the game is over.
    pub result: Option<Vec<ScoreJson>>,
}

/// Reads a line: the `id` of the request, if it has one, and the request.
pub fn read_line(line: &str) -> (Option<Value>, Result<Request, Refusal>) {
    match serde_json::from_str::<Map<String, Value>>(line) {
        Ok(mut request) => {
            let id = request.remove("id");
            (id, Request::read(request).map_err(malformed))
        }
        Err(error) if error.is_data() => (None, Err(malformed("expected a JSON object"))),
        Err(error) => (None, Err(malformed(format!("not JSON from column {} on", error.column())))),
    }
}

/// Puts an answer into one line, with the request's `id` if it had one.
pub fn write_line(id: Option<Value>, answer: Answer) -> String {
    let mut out = Map::new();
    if let Some(id) = id {
        out.insert("id".into(), id);
    }
    match answer {
        Ok(value) => out.insert("ok".into(), value),
        Err(Refusal { code, message }) => {
            out.insert("error".into(), json!({ "code": code, "message": message }))
        }
    };
    Value::Object(out).to_string()
}

/// A refusal of a request that cannot be read.
pub fn malformed(message: impl Into<String>) -> Refusal {
    Refusal::new("malformed", message)
}
