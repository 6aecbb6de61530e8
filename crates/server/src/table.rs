//! A table: one task with a closed set of commands around a [`Sitting`]. A choice is judged, stored, and only then announced.

mod clock;
mod command;
mod play;
mod presence;
mod tell;

use std::{
    net::IpAddr,
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use ::table::{Edit, Id, Person, Refusal, Sitting, Watchers, speaker};
use protocol::{ServerMessage, TableInfo, table_info::TableState};
use store::{Store, log::Speaker, writer::Lease};
use tokio::{
    sync::mpsc,
    time::{self, timeout_at},
};

pub use self::command::{Answer, Command, Played, Reply};
use self::{
    presence::Presence,
    tell::{Listener, Subscriber},
};
use crate::{error::Error, limits::network, names, server::Server};

/// The table inside its task.
pub struct Table {
    server: Arc<Server>,
    sitting: Sitting,
    subscribers: Vec<Subscriber>,
    /// The last chat line that was sent.
    said: i64,
    /// When somebody without a socket was last here.
    visited: Option<i64>,
    /// Who has made it a bot's turn, and the network of the address they did it from.
    cause: Option<(Id, IpAddr)>,
    /// Whether people are here, for the bots that wait for a thread.
    attended: Arc<AtomicBool>,
    /// Whether the store may contain more than is known here: it is read before anything else is done.
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
    let mut until = time::Instant::now() + idle;
    loop {
        match timeout_at(until, inbox.recv()).await {
            Ok(Some(command)) => {
                if matches!(*command, Command::Close) {
                    break;
                }
                if command.is_use() {
                    until = time::Instant::now() + idle;
                }
                // In a box, so that a table at which nobody plays is small.
                Box::pin(table.handle(*command)).await;
                Box::pin(table.note_presence()).await;
            }
            Ok(None) => break,
            Err(_) if table.subscribers.is_empty() && server.evict(id, &mut inbox) => break,
            Err(_) => {
                until = time::Instant::now() + idle;
                Box::pin(table.note_presence()).await;
            }
        }
    }
    table.tell_all(&ServerMessage::Closing.to_json().into());
    drop(table);
    metrics::gauge!("notredame_tables_resident").decrement(1.0);
    // Commands that had a place in the inbox before it was closed are served by the table's next task.
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
    let unread = || anyhow::anyhow!("the table could not be read");
    error.log();
    server.forget(id, inbox);
    while let Some(command) = inbox.recv().await {
        command.refuse(match error {
            Error::NotFound(what) => Error::NotFound(what),
            Error::Unavailable(_) => Error::Unavailable(unread()),
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
            | Error::Internal(_) => Error::Internal(unread()),
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
            cause: None,
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
        self.server.store.now()
    }

    /// Whether other nodes may have the same table.
    fn is_shared(&self) -> bool {
        matches!(self.server.store, Store::Postgres(..))
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
        Box::pin(self.note_visitor(&command)).await;
        if self.doubtful
            && let Err(error) = Box::pin(self.refresh()).await
        {
            error.log();
            return self.refuse(command, error);
        }
        match command {
            Command::Info { person, reply } => {
                drop(reply.send(Ok(self.info(person, self.watchers()))));
            }
            Command::Edit { person, from, edit, reply } => {
                let edited = Box::pin(self.edit_from(&person, from, &edit)).await;
                drop(reply.send(edited.map(|()| self.info(Some(person.id), self.watchers()))));
            }
            Command::Play { person, from, seat, revision, play, key, answer } => {
                self.play((person, from), seat, revision, play, key, answer).await;
            }
            Command::BotChose { by, seat, revision, choice } => {
                self.bot_chose(by, seat, revision, choice).await;
            }
            Command::Admit { person, reply } => drop(reply.send(self.admit(person))),
            Command::Confirm { person, from, reply } => {
                let confirmed = self.confirm(person, from);
                drop(reply.send(confirmed.map(|()| self.info(Some(person), self.watchers()))));
            }
            Command::Look { person, seat, revision, reply } => {
                let look = || Ok(self.sitting.look(self.now(), person, seat, revision)?.into());
                drop(reply.send(self.admit(person).and_then(|()| look())));
            }
            Command::Missed { person, reply } => {
                drop(reply.send(self.admit(person).map(|()| Box::new(self.sitting.clone()))));
            }
            Command::Record { reply } => {
                drop(reply.send(self.sitting.record().map_err(Into::into)));
            }
            Command::Moved { person, reply } => {
                drop(reply.send(self.sitting.moved(person).map_err(Into::into)));
            }
            Command::Preview { person, seat, reply } => {
                drop(reply.send(self.sitting.preview(person, seat).map_err(Into::into)));
            }
            Command::Hint { person, seat, reply } => {
                drop(reply.send(self.sitting.hint(person, seat).map_err(Into::into)));
            }
            Command::Say { person, from, text, reply } => {
                let said = Box::pin(self.say(&person, from, &text)).await;
                drop(reply.send(said));
            }
            Command::SignedOut { hash } => self.close_sockets(&hash),
            Command::Subscribe { socket, person, from, credential, revision, out } => {
                let id = person.as_ref().map(|it| it.id);
                match self.admit(id) {
                    Ok(()) => {
                        self.note_cause(id, from);
                        let comes = id.filter(|it| !self.is_here(*it));
                        self.subscribe(Listener { socket, person, credential, out }, revision);
                        Box::pin(self.ask_again(comes)).await;
                    }
                    Err(error) => drop(out.try_send(error.message(None).into())),
                }
            }
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
            Command::TakeBots => Box::pin(self.take_bots()).await,
            Command::Close => {}
        }
    }

    /// Takes over bots' turns that no node is playing.
    async fn take_bots(&mut self) {
        match self.refresh().await {
            Ok(()) => {
                self.ask_bots(Duration::ZERO);
                self.look_at_the_clock().await;
            }
            Err(error) => {
                error.log();
                self.ask_bots_later();
            }
        }
    }

    /// Whether someone may watch.
    fn admit(&self, person: Option<Id>) -> Result<(), Error> {
        if self.sitting.meta().admits(person) { Ok(()) } else { Err(Refusal::Closed.into()) }
    }

    /// At a table that was just read, bots think for the first of those who play that comes.
    fn note_cause(&mut self, person: Option<Id>, from: IpAddr) {
        let playing = person.filter(|it| self.matters().contains(it));
        self.cause = self.cause.or_else(|| playing.map(|it| (it, network(from))));
    }

    /// Whether people are here: at a socket, or by a request not long ago.
    fn is_attended(&self) -> bool {
        let long = i64::try_from(self.server.config.evict_after.as_millis()).unwrap_or(i64::MAX);
        !self.subscribers.is_empty() || self.visited.is_some_and(|it| self.now() - it < long)
    }

    fn info(&self, person: Option<Id>, watchers: Watchers) -> TableInfo {
        self.sitting.info(person, &|it| self.is_here(it), watchers)
    }

    /// Changes the table as somebody wants, and does what all have granted by it.
    async fn edit_from(
        &mut self,
        by: &Person,
        from: Option<IpAddr>,
        edit: &Edit,
    ) -> Result<(), Error> {
        let before = self.cause;
        self.cause = from.map(|it| (by.id, network(it))).or(before);
        let agreed_before = self.sitting.may_object();
        let edited = Box::pin(self.edit(by, edit)).await;
        if edited.is_err() {
            self.cause = before;
            return edited;
        }
        if agreed_before.is_none() {
            Box::pin(self.replace_absent()).await;
        }
        Box::pin(self.take_back()).await
    }

    async fn edit(&mut self, by: &Person, edit: &Edit) -> Result<(), Error> {
        if self.is_shared()
            && matches!(edit, Edit::Replace { .. } | Edit::Succeed | Edit::Answer { .. })
        {
            // Nobody is replaced who is at another node, though word of it may be on its way.
            self.read_presence().await?;
        }
        for _ in 0..5 {
            let at = self.now();
            let mut edited = self.sitting.edit(by, edit, at, &|it| self.is_gone(it))?;
            names::check(self.sitting.meta(), by, edit)?;
            if edited.meta.state == TableState::Waiting {
                names::settle(&mut edited.meta.places);
            }
            let meta = &edited.meta;
            let lease = Lease::of(meta.bot_is_due(), self.sitting.deadline_once(&edited));
            // Without an answer it is unknown whether the change was written: the store is queried before the next step.
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

    /// After a change of seats everyone is informed, and sees what they may now see.
    fn seats_changed(&mut self) {
        let meta = self.sitting.meta();
        self.subscribers.retain_mut(|it| {
            it.seats = meta.seats_of(it.id());
            meta.admits(it.id())
        });
        self.tell_info();
    }

    /// Reads what other nodes have changed, and announces it.
    async fn refresh(&mut self) -> Result<(), Error> {
        self.doubtful = true;
        let meta = self.server.store.table(self.id()).await?.ok_or(Error::NotFound("table"))?;
        let known = self.sitting.meta();
        let changed = meta.version != known.version || meta.state != known.state;
        let (begun, before) = (self.sitting.log().is_ok(), self.sitting.revision());
        self.sitting.renew(meta)?;
        self.load_tail().await?;
        // From here to the announcement nothing may fail: what was read is not read again.
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

    async fn say(&mut self, person: &Person, from: IpAddr, text: &str) -> Result<(), Error> {
        let meta = self.sitting.meta();
        meta.may_speak(person.id)?;
        self.admit(Some(person.id))?;
        let seat = meta.seats_of(Some(person.id)).iter().next();
        match seat {
            Some(_) => self.server.limits.say(person.id, from)?,
            None => self.server.limits.say_as_spectator(person.id, from, self.id())?,
        }
        let name = names::spoken(meta, person);
        let by = Speaker { name: &name, seat, speaker: speaker(meta.id, person.id) };
        let said = self.server.store.say(self.id(), self.server.node, &by, text).await?;
        self.tell_said(&said);
        Box::pin(self.object_in_words(person)).await;
        Ok(())
    }
}
