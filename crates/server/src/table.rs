//! A table: one task with a closed set of commands around a [`Sitting`]. A choice is judged, stored, and only then told.

mod clock;
mod command;
mod play;
mod presence;
mod tell;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use ::table::{Edit, Id, Person, Refusal, Sitting, speaker};
use protocol::{ServerMessage, TableInfo};
use tokio::{sync::mpsc, time::timeout};

pub use self::command::{Answer, Command, Played, Reply};
use self::{presence::Presence, tell::Subscriber};
use crate::{
    error::Error,
    server::Server,
    store::{Store, log::Speaker, writer::Lease},
};

/// The table inside its task.
pub struct Table {
    server: Arc<Server>,
    sitting: Sitting,
    subscribers: Vec<Subscriber>,
    /// The last line of the chat that was told.
    said: i64,
    /// When somebody was here last who came without a socket.
    visited: Option<Instant>,
    /// Whether people are here, for the bots that wait for a thread.
    attended: Arc<AtomicBool>,
    /// Whether the store may hold more than is known here: it is read before anything else is done.
    doubtful: bool,
    presence: Presence,
}

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
                Box::pin(table.note_presence()).await;
            }
            Ok(None) => break,
            Err(_) if table.subscribers.is_empty() && server.evict(id, &mut inbox) => break,
            Err(_) => Box::pin(table.note_presence()).await,
        }
    }
    table.tell_all(&ServerMessage::Closing.to_json().into());
    drop(table);
    metrics::gauge!("notredame_tables_resident").decrement(1.0);
    // Whoever had reserved a place in the inbox before it was closed is served by the table's next task.
    while let Some(command) = inbox.recv().await {
        server.send_boxed(id, command).await;
    }
}

/// A table that cannot be read answers everybody with the reason, and is tried again next time.
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
            | Error::WrongOrigin
            | Error::TooLarge(_)
            | Error::TooMany(_)
            | Error::Full
            | Error::NoRoom
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
            sitting: Sitting::new(meta)?,
            subscribers: Vec::new(),
            said,
            visited: None,
            attended: Arc::default(),
            doubtful: false,
            presence: Presence::default(),
        });
        table.load_tail().await?;
        table.read_presence().await?;
        table.note_presence().await;
        table.ask_bots_if_alone();
        Ok(table)
    }

    fn now(&self) -> i64 {
        self.server.config.clock.now()
    }

    /// Whether other nodes may have the same table.
    fn is_shared(&self) -> bool {
        matches!(self.server.store, Store::Postgres(_))
    }

    fn id(&self) -> Id {
        self.sitting.meta().id
    }

    /// Reads the lines of the log that are not known here.
    async fn load_tail(&mut self) -> Result<(), Error> {
        if self.sitting.log().is_ok() {
            for it in self.server.store.entries(self.id(), self.sitting.revision()).await? {
                self.sitting.load(it.ply, it.seat, &it.text, it.key, it.at)?;
                // A long log must not keep others waiting.
                tokio::task::consume_budget().await;
            }
        }
        Ok(())
    }

    async fn handle(&mut self, command: Command) {
        if command.is_visit() {
            self.visited = Some(Instant::now());
            self.attended.store(true, Ordering::Relaxed);
        }
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
            Command::BotChose { by, seat, revision, choice } => {
                self.bot_chose(by, seat, revision, choice).await;
            }
            Command::Admit { person, reply } => drop(reply.send(self.admit(person))),
            Command::Look { person, seat, revision, reply } => {
                let look = || Ok(self.sitting.look(self.now(), person, seat, revision)?.into());
                drop(reply.send(self.admit(person).and_then(|()| look())));
            }
            Command::Missed { person, revision, reply } => {
                let missed = || Ok(self.sitting.missed(person, revision)?);
                drop(reply.send(self.admit(person).and_then(|()| missed())));
            }
            Command::Record { reply } => {
                drop(reply.send(self.sitting.record().map_err(Into::into)));
            }
            Command::Preview { person, seat, reply } => {
                drop(reply.send(self.sitting.preview(person, seat).map_err(Into::into)));
            }
            Command::Hint { person, seat, reply } => {
                drop(reply.send(self.sitting.hint(person, seat).map_err(Into::into)));
            }
            Command::Say { person, text, reply } => {
                let said = Box::pin(self.say(&person, &text)).await;
                drop(reply.send(said));
            }
            Command::Subscribe { socket, person, revision, out } => match self.admit(person) {
                Ok(()) => self.subscribe(socket, person, revision, out),
                Err(error) => drop(out.try_send(error.message(None).into())),
            },
            Command::Unsubscribe { socket } => {
                self.subscribers.retain(|it| it.socket != socket);
                self.note_absence();
                self.tell_info();
            }
            Command::Refresh => {
                if let Err(error) = Box::pin(self.refresh()).await {
                    error.log();
                }
            }
            Command::Compare { version, revision, said } => {
                let meta = self.sitting.meta();
                let news = version != meta.version || meta.revision < revision || self.said < said;
                if (news || self.is_shared())
                    && let Err(error) = Box::pin(self.refresh()).await
                {
                    error.log();
                }
            }
            Command::TakeBots => match Box::pin(self.refresh()).await {
                Ok(()) => {
                    self.ask_bots(Duration::ZERO);
                    Box::pin(self.look_at_the_clock()).await;
                }
                Err(error) => {
                    error.log();
                    self.ask_bots_later();
                }
            },
            Command::Close => {}
        }
    }

    /// Whether someone may look on.
    fn admit(&self, person: Option<Id>) -> Result<(), Error> {
        if self.sitting.meta().admits(person) { Ok(()) } else { Err(Refusal::Closed.into()) }
    }

    /// Whether people are here: at a socket, or by a request not long ago.
    fn is_attended(&self) -> bool {
        let long = self.server.config.evict_after;
        !self.subscribers.is_empty() || self.visited.is_some_and(|it| it.elapsed() < long)
    }

    fn info(&self, person: Option<Id>) -> TableInfo {
        let watching = self.subscribers.iter().filter(|it| it.seats.is_empty()).count();
        self.sitting.info(person, &|it| self.is_here(it), watching)
    }

    async fn edit(&mut self, by: &Person, edit: &Edit) -> Result<(), Error> {
        for _ in 0..5 {
            let at = self.now();
            let edited = self.sitting.edit(by, edit, at, &|it| self.is_gone(it))?;
            let meta = &edited.meta;
            let lease = Lease::of(meta.bot_is_due(), self.sitting.deadline_once(&edited));
            // Without an answer it is unknown whether the change was written: the store is asked before the next step.
            self.doubtful = true;
            let saved = self.server.store.save_table(meta, self.server.node, lease, at).await?;
            self.doubtful = false;
            if saved {
                let dealt = self.sitting.edited(edited, at);
                self.seats_changed();
                if dealt {
                    self.tell_lines(&[]);
                }
                self.ask_bots(Duration::ZERO);
                return Ok(());
            }
            // Another node was faster: look at what it did and try again.
            self.refresh().await?;
        }
        Err(Refusal::Busy.into())
    }

    /// After a change of seats everyone is told, and sees what now is theirs to see.
    fn seats_changed(&mut self) {
        let meta = self.sitting.meta();
        self.subscribers.retain_mut(|it| {
            it.seats = meta.seats_of(it.person);
            meta.admits(it.person)
        });
        self.tell_info();
    }

    /// Reads what other nodes have changed, and tells it.
    async fn refresh(&mut self) -> Result<(), Error> {
        self.doubtful = true;
        let meta = self.server.store.table(self.id()).await?.ok_or(Error::NotFound("table"))?;
        let known = self.sitting.meta();
        let changed = meta.version != known.version || meta.state != known.state;
        let (begun, before) = (self.sitting.log().is_ok(), self.sitting.revision());
        self.sitting.renew(meta)?;
        self.load_tail().await?;
        // From here to the telling nothing may fail: what was read is not read again.
        self.doubtful = false;
        if changed {
            self.seats_changed();
        }
        if let Ok(log) = self.sitting.log()
            && (!begun || before < log.revision())
        {
            let lines = log.since(before);
            self.tell_lines(&lines);
        }
        if self.read_presence().await? {
            self.seats_changed();
        }
        let heard = self.server.store.chat(self.id(), self.said).await?;
        for said in &heard {
            self.tell_said(said);
        }
        Ok(())
    }

    async fn say(&mut self, person: &Person, text: &str) -> Result<(), Error> {
        let meta = self.sitting.meta();
        meta.may_speak(person.id)?;
        self.admit(Some(person.id))?;
        let seat = meta.seats_of(Some(person.id)).iter().next();
        match seat {
            Some(_) => self.server.limits.say(person.id)?,
            None => self.server.limits.say_as_spectator(person.id, self.id())?,
        }
        let by = Speaker { name: &person.name, seat, speaker: speaker(meta.id, person.id) };
        let said = self.server.store.say(self.id(), self.server.node, &by, text).await?;
        self.tell_said(&said);
        Ok(())
    }
}
