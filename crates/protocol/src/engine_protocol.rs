//! The engine protocol: one JSON request to a line, one JSON answer to a line. `docs/engine-protocol.md` describes it.

use engine::{Choice, Colour, Event, Game, Seat, Setup};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::{
    event::EventJson,
    record::{Record, Start, read_seed},
    rules::RulesJson,
    view::{PromptJson, ScoreJson, ViewJson},
};

/// One conversation: at most one game, with every choice since it began.
#[derive(Debug, Default)]
pub struct Session {
    record: Option<Record>,
    game: Option<Game>,
}

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
        Self { code, message: message.into() }
    }
}

/// What a request leads to.
pub type Answer = Result<Value, Refusal>;

/// A request, by its name under `request`.
#[derive(Debug, Deserialize)]
#[serde(tag = "request", rename_all = "kebab-case", deny_unknown_fields)]
enum Request {
    New(NewGame),
    Load { position: Option<String>, record: Option<String>, until: Option<usize> },
    Status {},
    Options { seat: Option<usize> },
    Choose { seat: Option<usize>, choice: String },
    Position {},
    View { seat: Option<usize> },
    Undo { choices: Option<usize> },
    Save {},
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewGame {
    players: Option<usize>,
    colours: Option<Vec<String>>,
    names: Option<Vec<String>>,
    rules: Option<RulesJson>,
    start: Option<usize>,
    seed: Seed,
}

/// A seed: 64 hexadecimal digits, or a number that stands for itself.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Seed {
    Number(u64),
    Text(String),
}

/// The seed that a number stands for: the number in its first eight bytes, the least significant first.
pub fn seed_from_number(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

#[derive(Serialize)]
struct Status {
    ply: usize,
    round: u8,
    period: &'static str,
    phase: &'static str,
    prompt: PromptJson,
    waiting: Vec<usize>,
    over: bool,
    result: Option<Vec<ScoreJson>>,
}

impl Session {
    /// Answers one line. Whatever it holds, there is an answer, and a request that is refused changes nothing.
    pub fn answer(&mut self, line: &str) -> String {
        self.answer_or(line, |_, _| None)
    }

    /// Answers one line; `other` may answer requests that are not known here.
    pub fn answer_or(
        &mut self,
        line: &str,
        other: impl FnOnce(&Self, &Map<String, Value>) -> Option<Answer>,
    ) -> String {
        let (id, answer) = match serde_json::from_str::<Map<String, Value>>(line) {
            Ok(mut request) => {
                let id = request.remove("id");
                let answer = other(self, &request);
                (id, answer.unwrap_or_else(|| self.carry_out(request)))
            }
            Err(error) => {
                let message = format!("not a JSON object on one line: {error}");
                (None, Err(Refusal::new("malformed", message)))
            }
        };
        envelope(id, answer)
    }

    fn carry_out(&mut self, request: Map<String, Value>) -> Answer {
        let request = serde_json::from_value(Value::Object(request))
            .map_err(|error| Refusal::new("malformed", error.to_string()))?;
        match request {
            Request::New(new) => self.new_game(new),
            Request::Load { position, record, until } => self.load(position, record, until),
            Request::Status {} => self.status(),
            Request::Options { seat } => self.options(seat),
            Request::Choose { seat, choice } => self.choose(seat, &choice),
            Request::Position {} => Ok(json!({ "position": self.game()?.to_string() })),
            Request::View { seat } => self.view(seat),
            Request::Undo { choices } => self.undo(choices.unwrap_or(1)),
            Request::Save {} => Ok(json!({ "record": self.record()?.to_string() })),
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> Result<&Game, Refusal> {
        self.game.as_ref().ok_or_else(no_game)
    }

    fn record(&self) -> Result<&Record, Refusal> {
        self.record.as_ref().ok_or_else(no_game)
    }

    fn begin(&mut self, record: Record) -> Answer {
        self.game = Some(record.replay(record.choices.len(), &mut ()));
        self.record = Some(record);
        self.status()
    }

    fn new_game(&mut self, new: NewGame) -> Answer {
        let bad = |message: String| Refusal::new("bad-setup", message);
        let colours = match (new.colours, new.players) {
            (Some(words), players) => {
                if players.is_some_and(|it| it != words.len()) {
                    return Err(bad(format!(
                        "{} colours for another number of players",
                        words.len()
                    )));
                }
                let read =
                    |word: &String| word.parse().map_err(|error| bad(format!("`{word}`: {error}")));
                words.iter().map(read).collect::<Result<Vec<Colour>, _>>()?
            }
            (None, players) => {
                let players = players.unwrap_or(4);
                let colours = Colour::ALL.get(..players);
                colours.ok_or_else(|| bad(format!("2 to 5 players, not {players}")))?.to_vec()
            }
        };
        let rules = new.rules.unwrap_or_default().to_rules().map_err(bad)?;
        let start = new.start.map(seat_number).transpose()?;
        let seed = match new.seed {
            Seed::Number(number) => seed_from_number(number),
            Seed::Text(word) => read_seed(&word).map_err(bad)?,
        };
        let setup =
            Setup::new(&colours, rules, start, seed).map_err(|error| bad(error.to_string()))?;
        let mut record = Record::new(Start::Setup(setup));
        if let Some(names) = new.names {
            if names.len() != colours.len() {
                return Err(bad(format!("{} names for {} players", names.len(), colours.len())));
            }
            record.names = names;
        }
        self.begin(record)
    }

    fn load(
        &mut self,
        position: Option<String>,
        record: Option<String>,
        until: Option<usize>,
    ) -> Answer {
        let record = match (position, record) {
            (Some(text), None) => {
                let game: Game = text
                    .parse()
                    .map_err(|error| Refusal::new("bad-position", format!("{error}")))?;
                Record::new(Start::Position(Box::new(game)))
            }
            (None, Some(text)) => {
                let mut record: Record =
                    text.parse().map_err(|error| Refusal::new("bad-record", format!("{error}")))?;
                record.choices.truncate(until.unwrap_or(usize::MAX));
                record
            }
            (Some(_), Some(_)) | (None, None) => {
                return Err(Refusal::new("malformed", "expected either a position or a record"));
            }
        };
        self.begin(record)
    }

    fn status(&self) -> Answer {
        let game = self.game()?;
        let table = game.table();
        let status = Status {
            ply: self.record()?.choices.len(),
            round: table.round + 1,
            period: ["A", "B", "C"][table.period()],
            phase: table.phase.as_str(),
            prompt: PromptJson::from(table.prompt),
            waiting: game.waiting().iter().map(Seat::index).collect(),
            over: game.result().is_some(),
            result: game
                .result()
                .map(|scores| game.seats().map(|seat| ScoreJson::from(scores[seat])).collect()),
        };
        Ok(to_value(&status))
    }

    fn options(&self, seat: Option<usize>) -> Answer {
        let game = self.game()?;
        let seat = self.seat(seat)?;
        let options: Vec<String> =
            game.options(seat).iter().map(|choice| choice.to_string()).collect();
        Ok(json!({
            "seat": seat.index(),
            "waiting": game.waiting().contains(seat),
            "prompt": game.prompt(seat).map(PromptJson::from),
            "options": options,
        }))
    }

    fn choose(&mut self, seat: Option<usize>, choice: &str) -> Answer {
        let seat = self.seat(seat)?;
        let choice: Choice = choice
            .parse()
            .map_err(|error| Refusal::new("bad-choice", format!("`{choice}`: {error}")))?;
        let (Some(game), Some(record)) = (&mut self.game, &mut self.record) else {
            return Err(no_game());
        };
        let mut events: Vec<Event> = Vec::new();
        game.choose(seat, choice, &mut events).map_err(|error| {
            let code = match error {
                engine::ChoiceError::GameOver => "game-over",
                engine::ChoiceError::NoSuchSeat { .. } => "no-such-seat",
                engine::ChoiceError::NotWaiting { .. } => "not-waiting",
                engine::ChoiceError::NotOffered { .. } => "not-offered",
            };
            Refusal::new(code, error.to_string())
        })?;
        record.choices.push((seat, choice));
        let mut answer = self.status()?;
        answer["events"] =
            events.into_iter().map(|event| to_value(&EventJson::from(event))).collect();
        Ok(answer)
    }

    fn view(&self, seat: Option<usize>) -> Answer {
        let game = self.game()?;
        let seat = match seat {
            Some(number) => Some(self.seat(Some(number))?),
            None => None,
        };
        Ok(to_value(&ViewJson::from(&game.view(seat))))
    }

    fn undo(&mut self, choices: usize) -> Answer {
        let record = self.record.as_mut().ok_or_else(no_game)?;
        let left = record.choices.len().checked_sub(choices).ok_or_else(|| {
            Refusal::new(
                "nothing-to-undo",
                format!("only {} choices were made", record.choices.len()),
            )
        })?;
        record.choices.truncate(left);
        self.game = Some(record.replay(left, &mut ()));
        self.status()
    }

    /// The seat named, or the only one waiting.
    pub fn seat(&self, number: Option<usize>) -> Result<Seat, Refusal> {
        let game = self.game()?;
        match number {
            Some(number) => {
                let seat = seat_number(number)?;
                if game.players() <= seat.index() {
                    let message =
                        format!("there is no seat {number}: the game has {}", game.players());
                    return Err(Refusal::new("no-such-seat", message));
                }
                Ok(seat)
            }
            None if game.waiting().len() == 1 => Ok(game.table().active()),
            None => Err(Refusal::new("malformed", "expected a seat: not exactly one is waiting")),
        }
    }
}

/// Puts an answer into one line, with the request's `id` if it had one.
fn envelope(id: Option<Value>, answer: Answer) -> String {
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

fn seat_number(number: usize) -> Result<Seat, Refusal> {
    Seat::new(number).ok_or_else(|| {
        Refusal::new("no-such-seat", format!("there is no seat {number}: seats are 0 to 4"))
    })
}

fn no_game() -> Refusal {
    Refusal::new("no-game", "there is no game yet: expected new or load first")
}

fn to_value<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("plain structs always become JSON")
}
