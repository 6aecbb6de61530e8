//! The requests of the API, at the same addresses as on the server. What needs other people is not here.

use protocol::{
    MovedGame, Record, Replay,
    api::{
        ChoiceBody, Name, PersonInfo, RecordAnswer, SeatBody, SeatLevelBody, SessionInfo,
        Statistics, SwapBody, TableAnswer, TablesAnswer, UndoBody,
    },
    table_info::TableState,
};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use table::{
    By, Edit, Id, Meta, Person, Play, Refusal, asked, input, moved,
    wanted::{NewTable, level},
};

use crate::{
    answer::{Answer, Effects, Fault, Store, Thought},
    host::{Host, Outside},
    stored::{StoredPerson, StoredRecord},
};

/// The maximum number of tables in one response.
const PAGE: usize = 200;

/// A parsed request.
struct Asked<'a> {
    method: &'a str,
    path: Vec<&'a str>,
    query: &'a str,
    body: &'a str,
    outside: &'a Outside<'a>,
}

impl Asked<'_> {
    fn body<T: DeserializeOwned>(&self) -> Result<T, Fault> {
        serde_json::from_str(self.body).map_err(|error| Fault::Malformed(error.to_string()))
    }

    /// A word after the question mark.
    fn word(&self, name: &str) -> Option<&str> {
        let mut pairs = self.query.split('&').filter_map(|it| it.split_once('='));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    /// A number after the question mark.
    fn number<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, Fault> {
        let wrong = |_| Fault::Malformed(format!("{name}: expected a whole number from 0 on"));
        self.word(name).map(|it| it.parse().map_err(wrong)).transpose()
    }

    fn seat(&self) -> Result<usize, Fault> {
        self.number("seat")?.ok_or_else(|| Fault::Malformed("missing field `seat`".into()))
    }
}

impl Host {
    /// Answers a request.
    pub(crate) fn request(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
        outside: &Outside<'_>,
    ) -> Answer {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let path = path.trim_start_matches('/').split('/').collect();
        let asked = Asked { method, path, query, body, outside };
        self.route(&asked).unwrap_or_else(|fault| fault.answer())
    }

    fn route(&mut self, asked: &Asked<'_>) -> Result<Answer, Fault> {
        match (asked.method, &asked.path[..]) {
            ("POST", ["session"]) => {
                let Name { name } = asked.body()?;
                let id = Id::from_bytes(asked.outside.bytes()?);
                Ok(self.name_person(201, Person { id, name: input::name(&name)? }))
            }
            ("PATCH", ["session"]) => {
                let Name { name } = asked.body()?;
                let id = self.someone()?.id;
                Ok(self.name_person(200, Person { id, name: input::name(&name)? }))
            }
            ("GET", ["session"]) => Ok(Answer::ok(&session(self.someone()?))),
            ("GET", ["session", "statistics"]) => Ok(Answer::ok(&self.statistics()?)),
            ("POST", ["tables"]) => {
                let wanted: NewTable = asked.body()?;
                let meta = wanted.meta(asked.outside.birth()?, self.someone()?)?;
                if meta.places.iter().any(|it| it.person.is_none() && it.bot.is_none()) {
                    return Err(Fault::NeedsOthers);
                }
                let table = self.info(&meta);
                Ok(Answer::new(201, &TableAnswer { table }, self.add(meta)?))
            }
            ("GET", ["tables"]) => self.list(asked.word("list")),
            ("GET", ["replays", id]) => {
                let text = id.parse().ok().and_then(|id: Id| self.records.get(&id));
                let record = text.and_then(|it| it.parse::<Record>().ok());
                let record = record.ok_or(Refusal::NotFound("record"))?;
                Ok(Answer::ok(&Replay::from(&record)))
            }
            ("POST", ["records"]) => self.keep_record(asked),
            ("POST", ["games"]) => self.bring_game(asked),
            ("POST", ["tables", table, "move"]) => self.take_along(table, asked),
            ("GET", ["tables", table]) => Ok(Answer::ok(&self.info(self.sitting(table)?.meta()))),
            ("GET", ["tables", table, what]) => self.look(table, what, asked),
            ("POST", ["tables", table, "rematch"]) => self.rematch(table, asked),
            ("POST", ["tables", table, "choices" | "undo" | "restart-turn"]) => {
                self.play_once(table, asked)
            }
            ("POST", ["tables", table, "confirm"]) => {
                let effects = self.confirm(table, asked.outside.now)?;
                let info = self.info(self.sitting(table)?.meta());
                Ok(Answer::new(200, &info, effects))
            }
            ("POST", ["tables", table, what]) => {
                let effects = self.edit(table, &edit(what, asked)?, asked.outside.now)?;
                let info = self.info(self.sitting(table)?.meta());
                Ok(Answer::new(200, &info, effects))
            }
            _ => Err(Refusal::NotFound("address").into()),
        }
    }

    fn name_person(&mut self, status: u16, person: Person) -> Answer {
        let store = vec![Store::Person(StoredPerson::from(&person))];
        let answer = session(&person);
        self.person = Some(person);
        Answer::new(status, &answer, Effects { store, ..Effects::default() })
    }

    /// Statistics of the finished games. Games played in several seats do not count, nor do games that moved.
    fn statistics(&self) -> Result<Statistics, Fault> {
        let person = Some(self.someone()?.id);
        let mut numbers = Statistics { games: 0, won: 0, points: 0, best: 0 };
        for meta in self.metas() {
            let own: Vec<usize> = meta.seats_of(person).iter().collect();
            let [seat] = own[..] else { continue };
            let Some(end) = meta.finals.get(seat).filter(|_| !meta.moved) else { continue };
            numbers.games += 1;
            numbers.won += i64::from(end.place == 1);
            numbers.points += i64::from(end.score);
            numbers.best = numbers.best.max(i64::from(end.score));
        }
        Ok(numbers)
    }

    fn list(&self, which: Option<&str>) -> Result<Answer, Fault> {
        let wanted: fn(&Meta) -> bool = match which {
            None | Some("mine") => |it| it.state != TableState::Finished,
            Some("finished") => |it| it.state == TableState::Finished,
            // Nobody else is here.
            Some("open" | "watch") => |_| false,
            Some(other) => {
                let expected = "expected mine, open, finished or watch";
                return Err(Refusal::Invalid(format!("list: `{other}`: {expected}")).into());
            }
        };
        let mut metas: Vec<&Meta> = self.metas().filter(|it| wanted(it)).collect();
        metas.sort_by_key(|it| std::cmp::Reverse(it.updated_at));
        let tables = metas.into_iter().take(PAGE).map(|it| self.info(it)).collect();
        Ok(Answer::ok(&TablesAnswer { tables }))
    }

    fn keep_record(&mut self, asked: &Asked<'_>) -> Result<Answer, Fault> {
        let text = asked.body.to_owned();
        text.parse::<Record>().map_err(|error| Refusal::Invalid(error.to_string()))?;
        let id = Id::from_bytes(asked.outside.bytes()?);
        self.records.insert(id, text.clone());
        let store = vec![Store::Record(StoredRecord { id: id.to_string(), text })];
        let effects = Effects { store, ..Effects::default() };
        Ok(Answer::new(201, &RecordAnswer { id: id.to_string() }, effects))
    }

    fn bring_game(&mut self, asked: &Asked<'_>) -> Result<Answer, Fault> {
        let game = asked.body.parse::<MovedGame>();
        let game = game.map_err(|error| Refusal::Invalid(error.to_string()))?;
        let brought = moved::bring(&game, asked.outside.birth()?, self.someone()?)?;
        let table = self.info(brought.sitting.meta());
        let effects = self.bring(brought)?;
        Ok(Answer::new(201, &TableAnswer { table }, effects))
    }

    fn take_along(&mut self, table: &str, asked: &Asked<'_>) -> Result<Answer, Fault> {
        let by = self.someone()?.id;
        let effects = self.edit(table, &Edit::Move, asked.outside.now)?;
        Ok(Answer::new(200, &self.sitting(table)?.moved(by)?.to_string(), effects))
    }

    fn look(&self, table: &str, what: &str, asked: &Asked<'_>) -> Result<Answer, Fault> {
        let sitting = self.sitting(table)?;
        let viewer = self.person.as_ref().map(|it| it.id);
        match what {
            "view" => {
                let (seat, since) = (asked.number("seat")?, asked.number("revision")?);
                raw(200, sitting.look(asked.outside.now, viewer, seat, since)?, Effects::default())
            }
            "missed" => {
                let since = asked.number("revision")?.unwrap_or(0);
                Ok(Answer::ok(&sitting.missed(viewer, since)?))
            }
            "preview" => Ok(Answer::ok(&sitting.preview(self.someone()?.id, asked.seat()?)?)),
            "hint" => {
                let seat = asked.seat()?;
                sitting.hint(self.someone()?.id, seat)?;
                let think = Thought {
                    seat,
                    bot: bots::Level::Expert.as_str(),
                    revision: sitting.revision(),
                    record: sitting.log()?.record().to_string(),
                };
                Ok(Answer { think: Some(think), ..Answer::ok(&()) })
            }
            "record" => Ok(Answer::ok(&sitting.record()?.to_string())),
            "replay" => Ok(Answer::ok(&Replay::from(&sitting.record()?))),
            _ => Err(Refusal::NotFound("address").into()),
        }
    }

    fn rematch(&mut self, table: &str, asked: &Asked<'_>) -> Result<Answer, Fault> {
        let old = self.sitting(table)?.meta();
        let meta = old.rematch(asked.outside.birth()?, self.someone()?.id)?;
        if let Some(again) = old.rematch {
            let meta = self.metas().find(|it| it.id == again).ok_or(Refusal::NotFound("table"))?;
            return Ok(Answer::ok(&self.info(meta)));
        }
        let (again, info) = (meta.id, self.info(&meta));
        let mut effects = self.add(meta)?;
        let noted = self.note_rematch(table, again)?;
        effects.store.extend(noted.store);
        effects.tell.extend(noted.tell);
        Ok(Answer::new(200, &info, effects))
    }

    /// A choice or an undo by a single request: the answer is the state, with the server's status if it is out of date.
    fn play_once(&mut self, table: &str, asked: &Asked<'_>) -> Result<Answer, Fault> {
        let (seat, revision, play) = if asked.path[2] == "choices" {
            let ChoiceBody { seat, revision, choice } = asked.body()?;
            (seat, revision, Play::Choose(asked::choice(&choice)?))
        } else {
            let UndoBody { seat, revision } = asked.body()?;
            (seat, revision, if asked.path[2] == "undo" { Play::Undo } else { Play::Restart })
        };
        let by = self.someone()?.id;
        let now = asked.outside.now;
        let effects = self.play(table, By::Person(by), (seat, revision), play, "", now)?;
        let status = if effects.is_some() { 200 } else { 409 };
        let state = self.sitting(table)?.look(now, Some(by), Some(seat), None)?;
        raw(status, state, effects.unwrap_or_default())
    }
}

/// A change of seats, by the last word of its address.
fn edit(what: &str, asked: &Asked<'_>) -> Result<Edit, Fault> {
    let seat = || asked.body::<SeatBody>().map(|it| it.seat);
    Ok(match what {
        "sit" => Edit::Sit { seat: seat()? },
        "stand" => Edit::Stand { seat: seat()? },
        "take" => Edit::Take { seat: seat()? },
        "start" => Edit::Start { seed: asked.outside.bytes()? },
        "leave" => {
            let body: SeatLevelBody = asked.body()?;
            Edit::Leave { seat: body.seat, level: level(body.level.as_deref())? }
        }
        "rename" => asked.body::<protocol::api::RenameBody>()?.try_into()?,
        "fill" => asked.body::<protocol::api::LevelBody>()?.try_into()?,
        "colour" => asked.body::<protocol::api::ColourBody>()?.try_into()?,
        "swap" => {
            let SwapBody { seat, with } = asked.body()?;
            Edit::Swap { seat, with }
        }
        "assign" => asked.body::<protocol::api::AssignBody>()?.try_into()?,
        _ => return Err(Refusal::NotFound("address").into()),
    })
}

fn session(person: &Person) -> SessionInfo {
    SessionInfo { person: PersonInfo { id: person.id.to_string(), name: person.name.clone() } }
}

/// An answer that is already serialised.
fn raw(status: u16, body: String, effects: Effects) -> Result<Answer, Fault> {
    let broken = |error: serde_json::Error| Refusal::Broken(error.to_string());
    let body = RawValue::from_string(body).map_err(broken)?;
    Ok(Answer { status, body, think: None, effects })
}
