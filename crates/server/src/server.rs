//! The server: what all requests share, and the tables that are in memory.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    bots::Pool,
    config::Config,
    error::Error,
    http::offline::Offline,
    id::Id,
    limits::Limits,
    store::{Store, writer::Writer},
    table::{self, Command, Reply},
};

type Inbox = mpsc::Sender<Box<Command>>;

/// Commands that may wait at a table before whoever sends more has to wait.
const INBOX: usize = 32;

/// What all requests share.
#[derive(Debug)]
pub struct Server {
    pub config: Config,
    /// The page for those who have no connection.
    pub offline: Option<Offline>,
    pub store: Store,
    pub writer: Writer,
    pub bots: Pool,
    /// The name of this process among its fellows.
    pub node: Id,
    pub limits: Limits,
    tables: Mutex<HashMap<Id, Inbox>>,
    next_socket: AtomicU64,
    closing: watch::Sender<bool>,
}

impl Server {
    /// Opens the server on a store.
    pub fn new(
        config: Config,
        store: Store,
        writer: Writer,
        node: Id,
    ) -> anyhow::Result<Arc<Self>> {
        let bots = Pool::start(config.bot_threads)?;
        let offline = config.offline.as_deref().map(Offline::read).transpose()?;
        let limits = Limits::new(&config);
        Ok(Arc::new(Self {
            config,
            offline,
            store,
            writer,
            bots,
            node,
            limits,
            tables: Mutex::default(),
            next_socket: AtomicU64::new(1),
            closing: watch::Sender::new(false),
        }))
    }

    /// A number for a new socket.
    pub fn socket_number(&self) -> u64 {
        self.next_socket.fetch_add(1, Ordering::Relaxed)
    }

    /// Becomes true when the server closes.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    fn inbox(self: &Arc<Self>, id: Id) -> Inbox {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let inbox = tables.entry(id).or_insert_with(|| {
            let (inbox, outbox) = mpsc::channel(INBOX);
            tokio::spawn(table::run(Arc::clone(self), id, outbox));
            inbox
        });
        inbox.clone()
    }

    /// Sends a command to a table, which is loaded if need be.
    pub async fn send(self: &Arc<Self>, id: Id, command: Command) {
        self.send_boxed(id, Box::new(command)).await;
    }

    /// As [`Server::send`].
    pub async fn send_boxed(self: &Arc<Self>, id: Id, mut command: Box<Command>) {
        // A table may leave memory at the very moment: the next try loads it again.
        for _ in 0..100 {
            if *self.closing.borrow() {
                return command.refuse(Error::Closing);
            }
            let inbox = self.inbox(id);
            match inbox.send(command).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(back)) => command = back,
            }
            tokio::task::yield_now().await;
        }
        command.refuse(Error::Internal(anyhow::anyhow!("a table does not come into memory")));
    }

    /// Asks a table something and waits for the answer.
    pub async fn ask<T>(
        self: &Arc<Self>,
        id: Id,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        self.send(id, command(reply)).await;
        answer.await.map_err(|_| Error::Closing)?
    }

    /// Sends a command to a table only if it is in memory.
    pub async fn send_if_resident(&self, id: Id, command: Command) {
        let inbox = self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned();
        if let Some(inbox) = inbox {
            // A table that has just left memory will read everything again.
            drop(inbox.send(Box::new(command)).await);
        }
    }

    /// The tables in memory.
    pub fn resident(&self) -> Vec<Id> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let mut ids: Vec<Id> = tables.keys().copied().collect();
        ids.sort_unstable();
        ids
    }

    /// Lets an idle table out of memory, unless something has come for it.
    pub fn evict(&self, id: Id, inbox: &mut mpsc::Receiver<Box<Command>>) -> bool {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if !inbox.is_empty() {
            return false;
        }
        tables.remove(&id);
        inbox.close();
        true
    }

    /// Lets a table out of memory that could not be read.
    pub fn forget(&self, id: Id, inbox: &mut mpsc::Receiver<Box<Command>>) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.remove(&id);
        inbox.close();
    }

    /// Tells every table that the server closes. What they have stored is stored.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        for id in self.resident() {
            self.send_if_resident(id, Command::Close).await;
        }
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
