//! The server: what all requests share, and the tables that are in memory.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use store::{
    Store,
    id::{Id, secret},
    writer::Writer,
};
use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    bots::Pool,
    config::Config,
    error::Error,
    http::offline::Offline,
    limits::Limits,
    shares::{self, Heavy, Shares},
    table::{self, Command, Reply},
    unsent::Unsent,
};

type Inbox = mpsc::Sender<Box<Command>>;

/// How many commands may wait at a table before senders have to wait.
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
    /// The name of this process among all nodes.
    pub node: Id,
    pub limits: Limits,
    /// Work that would keep others waiting.
    pub heavy: Heavy,
    /// Large answers that wait to be read.
    pub unsent: Unsent,
    /// How many requests of one address use the database at the same time.
    pub shares: Shares,
    tables: Mutex<HashMap<Id, Inbox>>,
    next_socket: AtomicU64,
    /// The tables at which each device has sockets, by the hash of its secret, and how many.
    devices: Mutex<HashMap<String, HashMap<Id, usize>>>,
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
            heavy: Heavy::new(),
            unsent: Unsent::default(),
            shares: Shares::new(shares::REQUESTS),
            tables: Mutex::default(),
            next_socket: AtomicU64::new(1),
            devices: Mutex::default(),
            closing: watch::Sender::new(false),
        }))
    }

    /// A number for a new socket.
    pub fn socket_number(&self) -> u64 {
        self.next_socket.fetch_add(1, Ordering::Relaxed)
    }

    /// Becomes true when the server shuts down.
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

    /// Sends a command to a table, which is loaded if necessary.
    pub async fn send(self: &Arc<Self>, id: Id, command: Command) {
        self.send_boxed(id, Box::new(command)).await;
    }

    /// As [`Server::send`].
    pub async fn send_boxed(self: &Arc<Self>, id: Id, mut command: Box<Command>) {
        // A table may be unloaded at this very moment: the next try loads it again.
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
        command.refuse(Error::Internal(anyhow::anyhow!("a table could not be loaded")));
    }

    /// Sends a table a request and waits for the answer.
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

    /// Unloads an idle table, unless a command has arrived for it.
    pub fn evict(&self, id: Id, inbox: &mut mpsc::Receiver<Box<Command>>) -> bool {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if !inbox.is_empty() {
            return false;
        }
        tables.remove(&id);
        inbox.close();
        true
    }

    /// Unloads a table that could not be read.
    pub fn forget(&self, id: Id, inbox: &mut mpsc::Receiver<Box<Command>>) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.remove(&id);
        inbox.close();
    }

    /// Signs a person in on one more device; gives the secret that proves it. Of too many devices the longest unused is
    /// signed out, but not `asking`, the hash of the secret of the one that asks.
    pub async fn sign_in(
        &self,
        person: Id,
        kind: &str,
        device: &str,
        asking: Option<&str>,
    ) -> Result<String, Error> {
        self.limits.add_device(person)?;
        let secret = secret();
        let gone = self.store.add_device(&secret, person, kind, device, asking, self.node).await?;
        for hash in gone {
            self.close_sockets(&hash).await;
        }
        Ok(secret)
    }

    /// Notes that a device has one more socket at a table.
    pub fn note_socket(&self, hash: &str, table: Id) {
        let mut devices = self.devices.lock().unwrap_or_else(PoisonError::into_inner);
        *devices.entry(hash.to_owned()).or_default().entry(table).or_default() += 1;
    }

    /// Notes that a device has one socket less at a table.
    pub fn forget_socket(&self, hash: &str, table: Id) {
        let mut devices = self.devices.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(tables) = devices.get_mut(hash) else { return };
        if let Some(sockets) = tables.get_mut(&table) {
            *sockets -= 1;
            if *sockets == 0 {
                tables.remove(&table);
            }
        }
        if tables.is_empty() {
            devices.remove(hash);
        }
    }

    /// The tables at which a device has sockets.
    fn tables_of(&self, hash: &str) -> Vec<Id> {
        let devices = self.devices.lock().unwrap_or_else(PoisonError::into_inner);
        devices.get(hash).into_iter().flat_map(|it| it.keys().copied()).collect()
    }

    /// Signs a device out, by the hash of its secret, and closes its sockets on all nodes.
    pub async fn sign_out(&self, person: Id, hash: &str) -> Result<(), Error> {
        let signed_out = self.store.sign_out(person, hash, self.node).await;
        // Without an answer it is unknown whether it was written. Whoever is still signed in comes back.
        self.close_sockets(hash).await;
        signed_out.map(drop).map_err(Into::into)
    }

    /// Closes the sockets of devices that were signed out without a word of it coming here.
    pub async fn check_sockets(&self) -> Result<(), Error> {
        let hashes: Vec<String> = {
            let devices = self.devices.lock().unwrap_or_else(PoisonError::into_inner);
            devices.keys().cloned().collect()
        };
        for hash in self.store.signed_out(hashes).await? {
            self.close_sockets(&hash).await;
        }
        Ok(())
    }

    /// Closes the sockets of a device that was signed out.
    pub async fn close_sockets(&self, hash: &str) {
        for id in self.tables_of(hash) {
            self.send_if_resident(id, Command::SignedOut { hash: hash.to_owned() }).await;
        }
    }

    /// Tells every table that the server is shutting down. What they have stored is safe.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        for id in self.resident() {
            self.send_if_resident(id, Command::Close).await;
        }
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
