//! The tables of this device: what is known about them, and how plays and bots are handled.

use std::collections::BTreeMap;

use protocol::{ClientMessage, ServerMessage, TableInfo, table_info::BotPace};
use table::{
    By, Edit, Id, Meta, Person, Play, Refusal, Sitting, TableSettings, Verdict, Watchers, asked,
    input, meta::Birth, moved::Brought,
};

use crate::{
    answer::{Effects, Fault, Heard, Store, Thought},
    stored::{Line, Stored, StoredTable},
};

/// What comes from outside: randomness and time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outside<'a> {
    /// Random bytes, enough for one request.
    pub random: &'a [u8],
    /// Milliseconds since 1970.
    pub now: i64,
}

impl Outside<'_> {
    /// The first of the random bytes. A request asks once.
    pub(crate) fn bytes<const N: usize>(&self) -> Result<[u8; N], Fault> {
        let bytes = self.random.get(..N).and_then(|it| it.try_into().ok());
        bytes.ok_or_else(|| Fault::Malformed(format!("expected {N} random bytes")))
    }

    /// What a new table gets from outside. Nobody could find it by its code, and there is nobody to whom
    /// a deal could be proved.
    pub(crate) fn birth(&self) -> Result<Birth, Fault> {
        let id = Id::from_bytes(self.bytes()?);
        Ok(Birth { id, code: String::new(), at: self.now, secret: None })
    }
}

/// A table, with its game once its lines are loaded.
#[derive(Debug)]
enum Kept {
    Stored(Box<Meta>),
    Loaded(Box<Sitting>),
}

/// The tables of this device.
#[derive(Debug)]
pub(crate) struct Host {
    pub(crate) person: Option<Person>,
    tables: BTreeMap<Id, Kept>,
    pub(crate) records: BTreeMap<Id, String>,
    /// How many stored tables could not be read: another release may have written them.
    pub(crate) unreadable: usize,
}

impl Host {
    /// The tables as they are stored.
    pub(crate) fn read(stored: &str) -> Result<Self, String> {
        let stored: Stored = serde_json::from_str(stored).map_err(|error| error.to_string())?;
        let (mut tables, mut unreadable) = (BTreeMap::new(), 0);
        for table in stored.tables {
            // One table that cannot be read leaves the others playable. It stays stored as it is.
            let table = serde_json::from_str::<StoredTable>(table.get()).ok();
            match table.and_then(|it| Meta::try_from(it).ok()) {
                Some(meta) => drop(tables.insert(meta.id, Kept::Stored(Box::new(meta)))),
                None => unreadable += 1,
            }
        }
        let person = stored.person.map(Person::try_from).transpose()?;
        Ok(Self { person, tables, records: BTreeMap::new(), unreadable })
    }

    /// Whether the lines of this table are loaded, or there is no such table.
    pub(crate) fn is_loaded(&self, table: &str) -> bool {
        let kept = table.parse().ok().and_then(|id: Id| self.tables.get(&id));
        !matches!(kept, Some(Kept::Stored(_)))
    }

    /// Loads the lines of a table.
    pub(crate) fn load(&mut self, table: &str, lines: &str) -> Result<(), String> {
        let id: Id = table.parse().map_err(|()| format!("table: `{table}`"))?;
        let Some(Kept::Stored(meta)) = self.tables.get(&id) else { return Ok(()) };
        let lines: Vec<Line> = serde_json::from_str(lines).map_err(|error| error.to_string())?;
        let broken = |refusal: Refusal| refusal.to_string();
        let mut sitting = Sitting::new((**meta).clone()).map_err(broken)?;
        for line in lines {
            sitting.load(line.ply, line.seat, &line.text, line.key, line.at).map_err(broken)?;
        }
        self.tables.insert(id, Kept::Loaded(Box::new(sitting)));
        Ok(())
    }

    /// Loads a record that is kept.
    pub(crate) fn load_record(&mut self, id: &str, text: String) {
        if let Ok(id) = id.parse() {
            self.records.insert(id, text);
        }
    }

    /// Everything that is known beside games, in no order.
    pub(crate) fn metas(&self) -> impl Iterator<Item = &Meta> {
        self.tables.values().map(|kept| match kept {
            Kept::Stored(meta) => meta,
            Kept::Loaded(sitting) => sitting.meta(),
        })
    }

    pub(crate) fn sitting(&self, table: &str) -> Result<&Sitting, Fault> {
        let kept = table.parse().ok().and_then(|id: Id| self.tables.get(&id));
        match kept {
            Some(Kept::Loaded(sitting)) => Ok(sitting),
            Some(Kept::Stored(_)) | None => Err(Refusal::NotFound("table").into()),
        }
    }

    fn sitting_mut(&mut self, table: &str) -> Result<&mut Sitting, Fault> {
        let kept = table.parse().ok().and_then(|id: Id| self.tables.get_mut(&id));
        match kept {
            Some(Kept::Loaded(sitting)) => Ok(sitting),
            Some(Kept::Stored(_)) | None => Err(Refusal::NotFound("table").into()),
        }
    }

    pub(crate) fn someone(&self) -> Result<&Person, Fault> {
        self.person.as_ref().ok_or(Fault::NotSignedIn)
    }

    /// The table as the person at this device sees it. Everyone who plays here is present.
    pub(crate) fn info(&self, meta: &Meta) -> TableInfo {
        meta.info(self.person.as_ref().map(|it| it.id), &|_| true, Watchers::default())
    }

    /// Adds a new table.
    pub(crate) fn add(&mut self, meta: Meta) -> Result<Effects, Fault> {
        let meta = without_a_clock(meta);
        let store = vec![Store::Table(Box::new(StoredTable::from(&meta)))];
        let id = meta.id;
        self.tables.insert(id, Kept::Loaded(Box::new(Sitting::new(meta)?)));
        Ok(Effects { store, ..Effects::default() })
    }

    /// Adds an imported game, with all its lines.
    pub(crate) fn bring(&mut self, brought: Brought) -> Result<Effects, Fault> {
        let Brought { mut sitting, lines } = brought;
        sitting.renew(without_a_clock(sitting.meta().clone()))?;
        let meta = sitting.meta();
        let (id, at) = (meta.id, meta.created_at);
        let mut store = vec![Store::Table(Box::new(StoredTable::from(meta)))];
        store.extend((0..).zip(lines).map(|(ply, (seat, line))| {
            let seat = u8::try_from(seat.index()).expect("at most five seats");
            let (table, text) = (id.to_string(), line.to_string());
            Store::Line(Line { table, ply, seat, text, key: String::new(), at })
        }));
        self.tables.insert(id, Kept::Loaded(Box::new(sitting)));
        Ok(Effects { store, ..Effects::default() })
    }

    /// Notes the rematch of a finished table.
    pub(crate) fn note_rematch(&mut self, table: &str, again: Id) -> Result<Effects, Fault> {
        let sitting = self.sitting_mut(table)?;
        let meta = sitting.meta();
        let version = meta.version + 1;
        sitting.renew(Meta { rematch: Some(again), version, ..meta.clone() })?;
        self.changed(table)
    }

    /// Changes who sits where.
    pub(crate) fn edit(&mut self, table: &str, edit: &Edit, now: i64) -> Result<Effects, Fault> {
        let by = self.someone()?.clone();
        let sitting = self.sitting_mut(table)?;
        let edited = sitting.edit(&by, edit, now, &|_| true)?;
        let dealt = sitting.edited(edited, now);
        let mut effects = self.changed(table)?;
        if dealt {
            effects.tell.push((effects.due[0], self.update(table, now)?));
        }
        Ok(effects)
    }

    /// Lets the bots that wait for the person continue.
    pub(crate) fn confirm(&mut self, table: &str, now: i64) -> Result<Effects, Fault> {
        let by = self.someone()?.id;
        let sitting = self.sitting_mut(table)?;
        sitting.confirm(by)?;
        let id = sitting.meta().id;
        let tell = vec![(id, self.update(table, now)?)];
        Ok(Effects { tell, due: vec![id], ..Effects::default() })
    }

    /// The table must be stored and sent to everybody, and bots may have to choose.
    fn changed(&self, table: &str) -> Result<Effects, Fault> {
        let meta = self.sitting(table)?.meta();
        let told = ServerMessage::Table { table: Box::new(self.info(meta)) }.to_json();
        Ok(Effects {
            store: vec![Store::Table(Box::new(StoredTable::from(meta)))],
            tell: vec![(meta.id, told)],
            due: vec![meta.id],
        })
    }

    /// The state as the person at this device sees it.
    fn update(&self, table: &str, now: i64) -> Result<String, Fault> {
        Ok(self.sitting(table)?.look(now, self.person.as_ref().map(|it| it.id), None, None)?)
    }

    /// Adds a line that answers `revision`; `None` where nothing is added because it is there or out of date.
    pub(crate) fn play(
        &mut self,
        table: &str,
        by: By,
        (seat, revision): (usize, u32),
        play: Play,
        key: &str,
        now: i64,
    ) -> Result<Option<Effects>, Fault> {
        let viewer = self.person.as_ref().map(|it| it.id);
        let sitting = self.sitting_mut(table)?;
        let addition = match sitting.judge(by, seat, revision, play, key)? {
            Verdict::Add(addition) => addition,
            Verdict::Repeated | Verdict::Stale => return Ok(None),
            Verdict::Ahead => {
                let ahead = format!("revision {revision} has not been reached");
                return Err(Refusal::Invalid(ahead).into());
            }
        };
        let line = Line {
            table: table.to_owned(),
            ply: addition.ply,
            seat: u8::try_from(seat).expect("at most five seats"),
            text: addition.line.to_string(),
            key: key.to_owned(),
            at: now,
        };
        let told = sitting.added(*addition, now)?;
        let meta = sitting.meta();
        let update = sitting.update(now, &sitting.open()?, meta.seats_of(viewer), &[told])?;
        let over = !meta.finals.is_empty();
        let mut effects = self.changed(table)?;
        effects.store.insert(0, Store::Line(line));
        if !over {
            effects.tell.clear();
        }
        effects.tell.insert(0, (effects.due[0], update));
        Ok(Some(effects))
    }

    /// Handles a message on a table's socket.
    pub(crate) fn hear(&mut self, table: &str, text: &str, now: i64) -> Heard {
        let message = match text.parse::<ClientMessage>() {
            Ok(message) => message,
            Err(error) => return told(Fault::Malformed(error.to_string()).message("")),
        };
        let (seat, revision, key, play) = match message {
            ClientMessage::Ping => return told(ServerMessage::Pong.to_json()),
            ClientMessage::Chat { .. } => {
                return told(Fault::from(Refusal::NotFound("address")).message(""));
            }
            ClientMessage::Choose { seat, revision, choice, key } => {
                let read = input::key(&key).and_then(|_| asked::choice(&choice));
                (seat, revision, key, read.map(Play::Choose))
            }
            ClientMessage::Undo { seat, revision } => {
                (seat, revision, String::new(), Ok(Play::Undo))
            }
            ClientMessage::RestartTurn { seat, revision } => {
                (seat, revision, String::new(), Ok(Play::Restart))
            }
        };
        let by = self.someone().map(|it| By::Person(it.id));
        let played = play.map_err(Fault::from).and_then(|play| {
            Ok((
                self.play(table, by?, (seat, revision), play, &key, now)?,
                self.update(table, now)?,
            ))
        });
        match played {
            Ok((Some(effects), _)) => Heard { answer: None, effects },
            // Nothing is added: this socket gets the current state.
            Ok((None, update)) => told(update),
            Err(fault) => told(fault.message(&key)),
        }
    }

    /// What to send to a new socket that already knows a revision. Nothing if there is no such table.
    pub(crate) fn subscribe(&self, table: &str, revision: u32, now: i64) -> Vec<String> {
        let Ok(sitting) = self.sitting(table) else { return Vec::new() };
        let viewer = self.person.as_ref().map(|it| it.id);
        let info = ServerMessage::Table { table: Box::new(self.info(sitting.meta())) };
        // Before the game there is nothing more to send.
        let update = sitting.look(now, viewer, None, Some(revision)).ok();
        [info.to_json()].into_iter().chain(update).collect()
    }

    /// Whether the bots of a table wait a moment after a person's choice.
    pub(crate) fn pauses(&self, table: &str) -> bool {
        self.sitting(table).is_ok_and(|it| it.meta().settings.bot_pace == BotPace::Pause)
    }

    /// The bots whose turn it is at a table. Each is asked again every time: an answer may have been lost.
    pub(crate) fn due(&mut self, table: &str) -> String {
        let due = self.sitting_mut(table).map(|sitting| {
            let Ok(log) = sitting.log() else { return Vec::new() };
            let (record, game) = (log.record().to_string(), *log.game());
            game.seats().for_each(|seat| sitting.ask_again(seat));
            let thought = |it: table::Due| Thought {
                seat: it.seat.index(),
                bot: it.level.as_str(),
                revision: it.revision,
                record: record.clone(),
            };
            sitting.due().into_iter().map(thought).collect()
        });
        serde_json::to_string(&due.unwrap_or_default()).expect("plain JSON")
    }

    /// Plays what a bot has chosen. Outdated choices are ignored.
    pub(crate) fn bot_chose(
        &mut self,
        table: &str,
        seat: usize,
        revision: u32,
        choice: &str,
        now: i64,
    ) -> Heard {
        let played = asked::choice(choice).map_err(Fault::from).and_then(|choice| {
            self.play(table, By::Bot, (seat, revision), Play::Choose(choice), "", now)
        });
        match played {
            Ok(effects) => Heard { answer: None, effects: effects.unwrap_or_default() },
            Err(fault) => told(fault.message("")),
        }
    }
}

/// A table without a time limit: nobody else waits on this device.
fn without_a_clock(meta: Meta) -> Meta {
    let settings = TableSettings { seconds_per_choice: None, ..meta.settings };
    Meta { settings, ..meta }
}

fn told(text: String) -> Heard {
    Heard { answer: Some(text), effects: Effects::default() }
}
