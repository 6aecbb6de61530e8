//! A session of the engine protocol: one game, played by whoever writes the lines.

use engine::{Choice, ChoiceError, Colour, Game, Seat, Setup, View};
use protocol::{
    EventJson, Record, ViewJson,
    engine_protocol::{
        Answer, Chosen, Load, NewGame, Refusal, Request, Seed, Status, Think, Thought, malformed,
        read_line, seed_from_number, write_line,
    },
    record::{Start, read_seed},
    view::{PromptJson, ScoreJson},
};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{
    line::{Chooser, Line},
    log::Log,
};

/// One conversation: at most one game, with every choice since it began.
#[derive(Debug, Default)]
pub struct Session {
    log: Option<Log>,
}

impl Session {
    /// Answers one line, without a bot that thinks. Whatever it holds, there is an answer, and a request that is refused
    /// changes nothing.
    pub fn answer(&mut self, line: &str) -> String {
        self.answer_with(line, |_, _| Err(Refusal::new("bad-bot", "there are no bots here")))
    }

    /// Answers one line. `think` is asked for what a bot thinks of every option of a view, the best first; the view has
    /// at least one.
    pub fn answer_with(
        &mut self,
        line: &str,
        think: impl FnOnce(&Think, &View) -> Result<Vec<Thought>, Refusal>,
    ) -> String {
        let (id, request) = read_line(line);
        write_line(id, request.and_then(|request| self.carry_out(request, think)))
    }

    fn carry_out(
        &mut self,
        request: Request,
        think: impl FnOnce(&Think, &View) -> Result<Vec<Thought>, Refusal>,
    ) -> Answer {
        match request {
            Request::New(new) => self.new_game(new),
            Request::Load(load) => self.load(load),
            Request::Status => self.status(),
            Request::Options(whose) => self.options(whose.seat),
            Request::Choose(chosen) => self.choose(&chosen),
            Request::Position => Ok(json!({ "position": self.game()?.to_string() })),
            Request::View(whose) => self.view(whose.seat),
            Request::Undo(undone) => self.undo(undone.choices.unwrap_or(1)),
            Request::Save => Ok(json!({ "record": self.log()?.record().to_string() })),
            Request::Think(asked) => self.think(&asked, think),
        }
    }

    fn log(&self) -> Result<&Log, Refusal> {
        self.log.as_ref().ok_or_else(no_game)
    }

    fn game(&self) -> Result<&Game, Refusal> {
        self.log().map(Log::game)
    }

    fn begin(&mut self, mut record: Record) -> Answer {
        let choices = std::mem::take(&mut record.choices);
        let mut log = Log::new(record, &mut ());
        for (seat, choice) in choices {
            log.add(seat, Line::Choice { choice, by: Chooser::Person }).map_err(illegal)?;
        }
        self.log = Some(log);
        self.status()
    }

    fn new_game(&mut self, new: NewGame) -> Answer {
        let bad = |message: String| Refusal::new("bad-setup", message);
        let colours = match (new.colours, new.players) {
            (Some(words), players) => {
                if players.is_some_and(|it| it != words.len()) {
                    return Err(bad(format!(
                        "colours: {} for another number of players",
                        words.len()
                    )));
                }
                let read = |word: &String| {
                    word.parse().map_err(|error| bad(format!("colours: `{word}`: {error}")))
                };
                words.iter().map(read).collect::<Result<Vec<Colour>, _>>()?
            }
            (None, players) => {
                let players = players.unwrap_or(4);
                let colours = Colour::ALL.get(..players).filter(|_| 2 <= players);
                colours.ok_or_else(|| bad(format!("players: {players}: expected 2 to 5")))?.to_vec()
            }
        };
        let rules = new.rules.unwrap_or_default().to_rules().map_err(bad)?;
        let seed = match new.seed {
            Seed::Number(number) => seed_from_number(number),
            Seed::Text(word) => read_seed(&word).map_err(|error| bad(format!("seed: {error}")))?,
        };
        let setup = Setup::new(&colours, rules, None, seed);
        let mut setup = setup.map_err(|error| bad(error.to_string()))?;
        if let Some(number) = new.start {
            let seat = seat_number(number, colours.len());
            setup.start = Some(seat.map_err(|expected| bad(format!("start: {expected}")))?);
        }
        let mut record = Record::new(Start::Setup(setup));
        if let Some(names) = new.names {
            record.name(&names).map_err(|error| bad(format!("names: {error}")))?;
        }
        self.begin(record)
    }

    fn load(&mut self, load: Load) -> Answer {
        let record = match load {
            Load { position: Some(text), record: None, until: None } => {
                let game: Game = text
                    .parse()
                    .map_err(|error| Refusal::new("bad-position", format!("{error}")))?;
                Record::new(Start::Position(Box::new(game)))
            }
            Load { position: None, record: Some(text), until } => {
                let bad = |message: String| Refusal::new("bad-record", message);
                let mut record: Record = text.parse().map_err(|error| bad(format!("{error}")))?;
                let plies = record.choices.len();
                let until = until.unwrap_or(plies);
                if plies < until {
                    return Err(bad(format!("until: {until}: the record holds {plies} choices")));
                }
                record.choices.truncate(until);
                record
            }
            Load { position: Some(_), record: None, until: Some(_) } => {
                return Err(malformed("until: expected only beside a record"));
            }
            Load { position: Some(_), record: Some(_), .. }
            | Load { position: None, record: None, .. } => {
                return Err(malformed("expected either a position or a record"));
            }
        };
        self.begin(record)
    }

    fn status(&self) -> Answer {
        let game = self.game()?;
        let table = game.table();
        let status = Status {
            ply: self.log()?.choices().count(),
            round: table.round + 1,
            period: ["A", "B", "C"][table.period()],
            phase: table.phase.as_str(),
            prompt: game.result().is_none().then(|| PromptJson::from(table.prompt)),
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

    fn choose(&mut self, chosen: &Chosen) -> Answer {
        let seat = self.seat(chosen.seat)?;
        let choice: Choice = chosen
            .choice
            .parse()
            .map_err(|error| Refusal::new("bad-choice", format!("`{}`: {error}", chosen.choice)))?;
        let log = self.log.as_mut().ok_or_else(no_game)?;
        let events =
            log.add(seat, Line::Choice { choice, by: Chooser::Person }).map_err(illegal)?;
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
        let log = self.log.as_mut().ok_or_else(no_game)?;
        if !log.forget(choices) {
            let made = log.choices().count();
            let message = format!("choices: expected at most {made}");
            return Err(Refusal::new("nothing-to-undo", message));
        }
        self.status()
    }

    /// The seat named, or the only one waiting.
    fn seat(&self, number: Option<usize>) -> Result<Seat, Refusal> {
        let game = self.game()?;
        match number {
            Some(number) => seat_number(number, game.players())
                .map_err(|expected| Refusal::new("no-such-seat", format!("seat: {expected}"))),
            None if game.result().is_some() => {
                Err(Refusal::new("game-over", ChoiceError::GameOver.to_string()))
            }
            None if game.waiting().len() == 1 => Ok(game.table().active()),
            None => Err(malformed("missing field `seat`: more than one seat is asked")),
        }
    }

    fn think(
        &self,
        asked: &Think,
        think: impl FnOnce(&Think, &View) -> Result<Vec<Thought>, Refusal>,
    ) -> Answer {
        let seat = self.seat(asked.seat)?;
        let view = self.game()?.view(Some(seat));
        if view.options.is_empty() {
            let message = format!("it is not seat {seat}'s turn");
            return Err(Refusal::new("not-waiting", message));
        }
        let thoughts = think(asked, &view)?;
        let best = thoughts.first().map(|it| &it.choice);
        Ok(json!({ "seat": seat.index(), "choice": best, "options": thoughts }))
    }
}

fn seat_number(number: usize, players: usize) -> Result<Seat, String> {
    let seat = Seat::new(number).filter(|seat| seat.index() < players);
    seat.ok_or_else(|| format!("{number}: expected 0 to {}", players - 1))
}

fn illegal(error: ChoiceError) -> Refusal {
    let code = match error {
        ChoiceError::GameOver => "game-over",
        ChoiceError::NoSuchSeat { .. } => "no-such-seat",
        ChoiceError::NotWaiting { .. } => "not-waiting",
        ChoiceError::NotOffered { .. } => "not-offered",
    };
    Refusal::new(code, error.to_string())
}

fn no_game() -> Refusal {
    Refusal::new("no-game", "there is no game yet: expected new or load first")
}

fn to_value<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("plain structs always become JSON")
}
