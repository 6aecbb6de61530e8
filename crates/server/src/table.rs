//! A table: one task with a closed set of commands. A choice is tried, stored, and only then told.

mod command;
mod play;
mod tell;

pub use ::table::{SeatMask, edit, log, meta, missed, update};

use std::{sync::Arc, time::Duration};

use axum::extract::ws::Utf8Bytes;
use engine::{RULES_VERSION, Seat, View};
use serde_json::json;
use tokio::{sync::mpsc, time::timeout};

pub use self::command::{Answer, Command, Play, Played, Reply};
use self::{
    edit::Edit,
    log::{Line, Log},
    meta::{Meta, State, TableInfo},
    tell::Subscriber,
    update::Open,
};
use crate::{error::Error, id::Id, server::Server, store::people::Person};

/// The table inside its task.
pub struct Table {
    server: Arc<Server>,
    meta: Meta,
    /// The game, once it was dealt.
    log: Option<Log>,
    /// What clients called their last requests, so that a repeated one is not played again.
    keys: Vec<(Seat, String)>,
    subscribers: Vec<Subscriber>,
    /// The last line of the chat that was told.
    said: i64,
    /// The revision at which each seat's bot was asked, plus one.
    asked: [u32; engine::MAX_SEATS],
    /// Whether the store may hold more than is known here: it is read before anything else is done.
    doubtful: bool,
}

/// How many keys of past requests are remembered. An older request names an old revision and is not played for that.
const KEYS: usize = 16;

/// Runs a table until nobody needs it.
pub async fn run(server: Arc<Server>, id: Id, mut inbox: mpsc::Receiver<Box<Command>>) {
    let mut table = match Box::pin(Table::load(&server, id)).await {
        Ok(table) => table,
        Err(error) => return refuse_all(&server, id, &mut inbox, &error).await,
    };
    metrics::gauge!("notredame_tables_resident").increment(1.0);
    let idle = server.config.evict_after;
    loop {
        match timeout(idle, inbox.recv()).await {
            Ok(Some(command)) => {
                if matches!(*command, Command::Close) {
                    break;
                }
                // In a box, so that a table at which nobody plays is small.
                Box::pin(table.handle(*command)).await;
            }
            Ok(None) => break,
            Err(_) if table.subscribers.is_empty() && server.evict(id, &mut inbox) => break,
            Err(_) => {}
        }
    }
    table.tell_all(&json!({ "type": "closing" }).to_string().into());
    drop(table);
    metrics::gauge!("notredame_tables_resident").decrement(1.0);
    // Whoever had reserved a place in the inbox before it was closed is served by the table's next task.
    while let Some(command) = inbox.recv().await {
        server.send_boxed(id, command).await;
    }
}

/// A table that cannot be read answers everybody with the reason, and is tried anew next time.
async fn refuse_all(
    server: &Arc<Server>,
    id: Id,
    inbox: &mut mpsc::Receiver<Box<Command>>,
    error: &Error,
) {
    error.log();
    server.forget(id, inbox);
    while let Some(command) = inbox.recv().await {
        command.refuse(match error {
            Error::NotFound(what) => Error::NotFound(what),
            Error::Unavailable(_) => Error::Unavailable(sqlx::Error::PoolTimedOut),
            Error::Refused(why) => Error::Refused(why.clone()),
            Error::Malformed(_)
            | Error::Invalid(_)
            | Error::NotSignedIn
            | Error::Forbidden(_)
            | Error::WrongOrigin
            | Error::Illegal(_)
            | Error::TooLarge(_)
            | Error::TooMany(_)
            | Error::Slow
            | Error::Method
            | Error::Closing
            | Error::Internal(_) => Error::Internal(anyhow::anyhow!("the table could not be read")),
        });
    }
}

impl Table {
    async fn load(server: &Arc<Server>, id: Id) -> Result<Box<Self>, Error> {
        let meta = server.store.table(id).await?.ok_or(Error::NotFound("table"))?;
        let said = server.store.chat(id, 0).await?.last().map_or(0, |it| it.n);
        let mut table = Box::new(Self {
            server: Arc::clone(server),
            meta,
            log: None,
            keys: Vec::new(),
            subscribers: Vec::new(),
            said,
            asked: [0; engine::MAX_SEATS],
            doubtful: false,
        });
        table.deal()?;
        table.load_tail().await?;
        table.ask_bots_if_alone();
        Ok(table)
    }

    /// Deals the game, if it has begun and was not dealt here yet.
    fn deal(&mut self) -> Result<(), Error> {
        if self.log.is_none()
            && let Some(setup) = self.meta.setup()?
        {
            if self.meta.rules_version != RULES_VERSION {
                return Err(Error::Refused(format!(
                    "this game was dealt by version {} of the rules; this server plays version {RULES_VERSION}",
                    self.meta.rules_version
                )));
            }
            self.log = Some(Log::new(setup));
        }
        Ok(())
    }

    /// Reads the lines of the log that are not known here. Returns how many there were.
    async fn load_tail(&mut self) -> Result<u32, Error> {
        let Some(log) = &mut self.log else { return Ok(0) };
        let before = log.revision();
        for entry in self.server.store.entries(self.meta.id, before).await? {
            let seat = Seat::new(entry.seat.into());
            let seat = seat.ok_or_else(|| anyhow::anyhow!("a stored seat beyond the fifth"))?;
            if entry.ply != log.revision() {
                return Err(Error::Internal(anyhow::anyhow!(
                    "a gap in the stored log at ply {}",
                    entry.ply
                )));
            }
            log.load(seat, Line::read(&entry.text)?)?;
            remember(&mut self.keys, seat, entry.key);
        }
        self.meta.revision = log.revision();
        self.meta.waiting = SeatMask::from(log.game().waiting()).0;
        if log.game().result().is_some() {
            self.meta.state = State::Finished;
        }
        Ok(log.revision() - before)
    }

    async fn handle(&mut self, command: Command) {
        if self.doubtful
            && let Err(error) = Box::pin(self.refresh()).await
        {
            error.log();
            return self.refuse(command, error);
        }
        match command {
            Command::Info { person, reply } => drop(reply.send(Ok(self.info(person)))),
            Command::Edit { person, edit, reply } => {
                let edited = Box::pin(self.edit(&person, &edit)).await;
                drop(reply.send(edited.map(|()| self.info(Some(person.id)))));
            }
            Command::Play { person, seat, revision, play, key, answer } => {
                self.play(person, seat, revision, play, key, answer).await;
            }
            Command::BotChose { seat, revision, choice } => {
                self.bot_chose(seat, revision, choice).await;
            }
            Command::Look { person, seat, revision, reply } => {
                drop(reply.send(self.look(person, seat, revision)));
            }
            Command::Missed { person, revision, reply } => {
                let seats = self.meta.seats_of(person);
                let log = self.log.as_ref().ok_or_else(not_begun);
                drop(reply.send(log.map(|log| missed::missed(log, revision, seats))));
            }
            Command::Log { reply } => drop(reply.send(self.whole_log())),
            Command::Preview { person, seat, reply } => {
                drop(reply.send(self.preview(person, seat)));
            }
            Command::Hint { person, seat, reply } => drop(reply.send(self.hint(person, seat))),
            Command::Say { person, text, reply } => {
                let said = Box::pin(self.say(&person, &text)).await;
                drop(reply.send(said));
            }
            Command::Subscribe { socket, person, revision, out } => {
                self.subscribe(socket, person, revision, out);
            }
            Command::Unsubscribe { socket } => {
                self.subscribers.retain(|it| it.socket != socket);
                self.tell_info();
            }
            Command::Refresh => {
                if let Err(error) = Box::pin(self.refresh()).await {
                    error.log();
                }
            }
            Command::Compare { version, revision, said } => {
                let news = version != self.meta.version
                    || self.meta.revision < revision
                    || self.said < said;
                if news && let Err(error) = Box::pin(self.refresh()).await {
                    error.log();
                }
            }
            Command::TakeBots => match Box::pin(self.refresh()).await {
                Ok(()) => self.ask_bots(Duration::ZERO),
                Err(error) => {
                    error.log();
                    self.ask_bots_later();
                }
            },
            Command::Close => {}
        }
    }

    fn is_here(&self, person: Id) -> bool {
        self.subscribers.iter().any(|it| it.person == Some(person))
    }

    fn info(&self, person: Option<Id>) -> TableInfo {
        self.meta.info(person, &|it| self.is_here(it))
    }

    async fn edit(&mut self, by: &Person, edit: &Edit) -> Result<(), Error> {
        for _ in 0..5 {
            let mut meta = self.meta.clone();
            edit.apply(&mut meta, by, &|it| self.is_here(it))?;
            let bot_due = bot_due(&meta);
            // Without an answer it is unknown whether the change was written: the store is asked before the next step.
            self.doubtful = true;
            let saved = self.server.store.save_table(&meta, self.server.node, bot_due).await?;
            self.doubtful = false;
            if saved {
                meta.version += 1;
                meta.updated_at = crate::store::now();
                self.meta = meta;
                self.deal()?;
                self.seats_changed();
                self.tell_update_from_scratch_if(matches!(edit, Edit::Start { .. }));
                self.ask_bots(Duration::ZERO);
                return Ok(());
            }
            // Another node was faster: look at what it did and try again.
            self.refresh().await?;
        }
        Err(Error::Refused("others change this table at the same time: try again".into()))
    }

    /// After a change of seats everyone is told, and sees what now is theirs to see.
    fn seats_changed(&mut self) {
        for subscriber in &mut self.subscribers {
            subscriber.seats = self.meta.seats_of(subscriber.person);
        }
        self.tell_info();
    }

    fn tell_update_from_scratch_if(&mut self, dealt: bool) {
        if dealt && self.log.is_some() {
            self.tell_lines(&[]);
        }
    }

    /// Reads what other nodes have changed, and tells it.
    async fn refresh(&mut self) -> Result<(), Error> {
        self.doubtful = true;
        let meta = self.server.store.table(self.meta.id).await?.ok_or(Error::NotFound("table"))?;
        let changed = meta.version != self.meta.version || meta.state != self.meta.state;
        let dealt = self.log.is_none();
        self.meta = meta;
        self.deal()?;
        let before = self.log.as_ref().map_or(0, Log::revision);
        let lines = self.load_tail().await?;
        self.doubtful = false;
        if changed {
            self.seats_changed();
        }
        if 0 < lines || (dealt && self.log.is_some()) {
            self.tell_since(before);
        }
        let heard = self.server.store.chat(self.meta.id, self.said).await?;
        for said in &heard {
            self.tell_said(said);
        }
        Ok(())
    }

    fn look(
        &self,
        person: Option<Id>,
        seat: Option<usize>,
        revision: Option<u32>,
    ) -> Result<Utf8Bytes, Error> {
        let log = self.log.as_ref().ok_or_else(not_begun)?;
        let mut seats = self.meta.seats_of(person);
        if let Some(seat) = seat {
            let place = self.meta.place(seat)?;
            if person.is_none() || place.person != person {
                return Err(Error::Forbidden("this seat is not yours"));
            }
            seats = SeatMask(1 << seat);
        }
        let since = revision.map_or_else(Vec::new, |it| update::lines_from(log, it, seats));
        Ok(update::update(log, &Open::new(log.game()), seats, &since).into())
    }

    /// The seat, if it is this person's.
    fn own_seat(&self, person: Id, seat: usize) -> Result<Seat, Error> {
        if self.meta.place(seat)?.person != Some(person) {
            return Err(Error::Forbidden("this seat is not yours"));
        }
        Seat::new(seat).ok_or(Error::NotFound("seat"))
    }

    fn preview(&self, person: Id, seat: usize) -> Result<String, Error> {
        let seat = self.own_seat(person, seat)?;
        let log = self.log.as_ref().ok_or_else(not_begun)?;
        let options = update::previews(log.game(), seat);
        serde_json::to_string(&json!({ "options": options }))
            .map_err(|error| Error::Internal(error.into()))
    }

    fn hint(&self, person: Id, seat: usize) -> Result<Box<View>, Error> {
        let seat = self.own_seat(person, seat)?;
        let log = self.log.as_ref().ok_or_else(not_begun)?;
        if !self.meta.hints {
            return Err(Error::Forbidden("this table plays without hints"));
        }
        if log.game().prompt(seat).is_none() {
            return Err(Error::Refused("this seat is not asked anything now".into()));
        }
        Ok(Box::new(log.game().view(Some(seat))))
    }

    /// The log with everything in it: only of a game that is over.
    fn whole_log(&self) -> Result<(Meta, Log), Error> {
        let log = self.log.as_ref().ok_or_else(not_begun)?;
        if self.meta.state == State::Finished {
            Ok((self.meta.clone(), log.clone()))
        } else {
            Err(Error::Refused("the game is not over: its record is open afterwards".into()))
        }
    }

    async fn say(&mut self, person: &Person, text: &str) -> Result<(), Error> {
        let said =
            self.server.store.say(self.meta.id, self.server.node, &person.name, text).await?;
        self.tell_said(&said);
        Ok(())
    }
}

fn not_begun() -> Error {
    Error::Refused("the game has not begun".into())
}

fn bot_due(meta: &Meta) -> bool {
    meta.state == State::Playing && !meta.bots().and(SeatMask(meta.waiting)).is_empty()
}

fn remember(keys: &mut Vec<(Seat, String)>, seat: Seat, key: String) {
    if !key.is_empty() {
        if KEYS <= keys.len() {
            keys.remove(0);
        }
        keys.push((seat, key));
    }
}
