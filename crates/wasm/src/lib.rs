//! The game in a page without a server: the requests and messages of the server, answered in the browser from `table`.
//!
//! Every call returns its effects as JSON: what to store, what to send after that, and at which tables bots
//! have to choose. The page stores first and sends afterwards; if it cannot store, it replaces the [`Host`] with a new
//! one built from what is stored. Here are only the exports; read `host.rs` first.

mod answer;
mod host;
mod routes;
mod stored;
mod thinker;

use wasm_bindgen::prelude::wasm_bindgen;

use host::{Host as Tables, Outside};

/// The tables of this device.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Host(Tables);

#[wasm_bindgen]
impl Host {
    /// The tables as they are stored: `{ person, tables }`. An error names what cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(stored: &str) -> Result<Self, String> {
        Tables::read(stored).map(Self)
    }

    /// How many stored tables could not be read: another release may have written them.
    pub fn unreadable(&self) -> usize {
        self.0.unreadable
    }

    /// Whether the lines of this table are loaded, or there is no such table.
    #[wasm_bindgen(js_name = isLoaded)]
    pub fn is_loaded(&self, table: &str) -> bool {
        self.0.is_loaded(table)
    }

    /// Loads the lines of a table as they are stored, in order.
    pub fn load(&mut self, table: &str, lines: &str) -> Result<(), String> {
        self.0.load(table, lines)
    }

    /// Loads a record that is kept.
    #[wasm_bindgen(js_name = loadRecord)]
    pub fn load_record(&mut self, id: &str, text: String) {
        self.0.load_record(id, text);
    }

    /// Answers a request. `random` is 64 random bytes, `now` the time in milliseconds since 1970.
    pub fn request(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
        random: &[u8],
        now: i64,
    ) -> String {
        self.0.request(method, path, body, &Outside { random, now }).to_json()
    }

    /// Handles a message on a table's socket.
    pub fn hear(&mut self, table: &str, text: &str, now: i64) -> String {
        self.0.hear(table, text, now).to_json()
    }

    /// What to send to a new socket that already knows a revision.
    pub fn subscribe(&self, table: &str, revision: u32, now: i64) -> Vec<String> {
        self.0.subscribe(table, revision, now)
    }

    /// The bots whose turn it is at a table: `[{ seat, level, revision, record }]`, for [`think`] to look at.
    pub fn due(&mut self, table: &str) -> String {
        self.0.due(table)
    }

    /// Whether the bots of a table wait a moment after a person's choice.
    pub fn pauses(&self, table: &str) -> bool {
        self.0.pauses(table)
    }

    /// Plays what a bot has chosen at a revision.
    #[wasm_bindgen(js_name = botChose)]
    pub fn bot_chose(
        &mut self,
        table: &str,
        seat: usize,
        revision: u32,
        choice: &str,
        now: i64,
    ) -> String {
        self.0.bot_chose(table, seat, revision, choice, now).to_json()
    }
}

/// What a bot thinks of the options of a seat after the choices of a record: a hint. It sees the view of its seat and no
/// more. Needs no [`Host`], so that it can run in a thread of its own.
#[wasm_bindgen]
pub fn think(record: &str, seat: usize, bot: &str, seed: u64) -> Result<String, String> {
    thinker::think(record, seat, bot, seed)
}

/// A session of the engine protocol (`docs/engine-protocol.md`): one game, a line of JSON in, a line of JSON out.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Session(table::Session);

#[wasm_bindgen]
impl Session {
    /// A session without a game.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers a line.
    pub fn answer(&mut self, line: &str) -> String {
        self.0.answer_with(line, table::think)
    }
}
