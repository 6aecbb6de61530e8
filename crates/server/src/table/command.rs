//! The commands to a table: a closed set.

use std::net::IpAddr;

use ::table::{By, Edit, Id, Person, Play, Sitting};
use axum::extract::ws::Utf8Bytes;
use engine::{Choice, Seat, View};
use protocol::{MovedGame, Record, TableInfo, update::PreviewAnswer};
use tokio::sync::{mpsc, oneshot};

use crate::error::Error;

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// What a play led to, for the sender.
#[derive(Debug)]
pub struct Played {
    /// Whether the named revision was out of date, so that nothing was played.
    pub stale: bool,
    /// The state as it is now.
    pub update: Utf8Bytes,
}

/// Who receives the answer to a play.
#[derive(Debug)]
pub enum Answer {
    /// One who waits for it.
    Once(Reply<Played>),
    /// A socket, which gets updates anyway and is only sent what it would not receive otherwise.
    Socket {
        /// The socket's number.
        socket: u64,
        /// The client's key for its request.
        key: String,
    },
}

/// All commands to a table.
#[derive(Debug)]
pub enum Command {
    /// The table as someone sees it.
    Info { person: Option<Id>, reply: Reply<TableInfo> },
    /// A change of who sits where, from an address unless the server itself wants it.
    Edit { person: Person, from: Option<IpAddr>, edit: Edit, reply: Reply<TableInfo> },
    /// A choice or an undo.
    Play {
        person: Id,
        from: IpAddr,
        seat: usize,
        revision: u32,
        play: Play,
        key: String,
        answer: Answer,
    },
    /// What a bot has chosen at some revision: for itself, or for a person whose time is up.
    BotChose { by: By, seat: Seat, revision: u32, choice: Choice },
    /// The person who plays against bots lets them continue.
    Confirm { person: Id, from: IpAddr, reply: Reply<TableInfo> },
    /// Whether someone may watch.
    Admit { person: Option<Id>, reply: Reply<()> },
    /// The state as someone with a seat, or a spectator, sees it.
    Look { person: Option<Id>, seat: Option<usize>, revision: Option<u32>, reply: Reply<Utf8Bytes> },
    /// The table as it is, for looking back, which takes longer than other requests may wait.
    Missed { person: Option<Id>, reply: Reply<Box<Sitting>> },
    /// The record, once the game is over.
    Record { reply: Reply<Record> },
    /// The game, exported by its player.
    Moved { person: Id, reply: Reply<MovedGame> },
    /// What the options of a seat would visibly lead to.
    Preview { person: Id, seat: usize, reply: Reply<PreviewAnswer> },
    /// The view of a seat, for a bot to look at.
    Hint { person: Id, seat: usize, reply: Reply<Box<View>> },
    /// Something said.
    Say { person: Person, from: IpAddr, text: String, reply: Reply<()> },
    /// A socket subscribes.
    Subscribe {
        socket: u64,
        person: Option<Person>,
        from: IpAddr,
        credential: Option<String>,
        revision: Option<u32>,
        out: mpsc::Sender<Utf8Bytes>,
    },
    /// A device was signed out, by the hash of its secret: its sockets are closed.
    SignedOut { hash: String },
    /// A socket has gone.
    Unsubscribe { socket: u64 },
    /// Another node has changed something.
    Refresh,
    /// What the store contains, for a node that has missed notifications.
    Compare { version: i64, revision: u32, said: i64 },
    /// The bots' turns at this table belong to this node now.
    TakeBots,
    /// The server is shutting down.
    Close,
}

impl Command {
    /// Whether somebody is at the table who asks this.
    pub const fn is_visit(&self) -> bool {
        match self {
            Self::Edit { .. }
            | Self::Play { .. }
            | Self::Confirm { .. }
            | Self::Look { .. }
            | Self::Missed { .. }
            | Self::Preview { .. }
            | Self::Hint { .. }
            | Self::Say { .. }
            | Self::Subscribe { .. } => true,
            Self::Info { .. }
            | Self::Admit { .. }
            | Self::BotChose { .. }
            | Self::Record { .. }
            | Self::SignedOut { .. }
            | Self::Moved { .. }
            | Self::Unsubscribe { .. }
            | Self::Refresh
            | Self::Compare { .. }
            | Self::TakeBots
            | Self::Close => false,
        }
    }

    /// The person who asks this, if it is one.
    pub fn by(&self) -> Option<Id> {
        match self {
            Self::Edit { person, .. } | Self::Say { person, .. } => Some(person.id),
            Self::Play { person, .. }
            | Self::Confirm { person, .. }
            | Self::Moved { person, .. }
            | Self::Preview { person, .. }
            | Self::Hint { person, .. } => Some(*person),
            Self::Info { person, .. }
            | Self::Admit { person, .. }
            | Self::Look { person, .. }
            | Self::Missed { person, .. } => *person,
            Self::Subscribe { person, .. } => person.as_ref().map(|it| it.id),
            Self::BotChose { .. }
            | Self::Record { .. }
            | Self::SignedOut { .. }
            | Self::Unsubscribe { .. }
            | Self::Refresh
            | Self::Compare { .. }
            | Self::TakeBots
            | Self::Close => None,
        }
    }

    /// Whether somebody needs the table in memory who asks this. What only tells it something would keep it there for ever,
    /// for there is always something to tell.
    pub const fn is_use(&self) -> bool {
        match self {
            Self::SignedOut { .. } | Self::Refresh | Self::Compare { .. } | Self::Close => false,
            Self::Info { .. }
            | Self::Edit { .. }
            | Self::Play { .. }
            | Self::BotChose { .. }
            | Self::Confirm { .. }
            | Self::Admit { .. }
            | Self::Look { .. }
            | Self::Missed { .. }
            | Self::Record { .. }
            | Self::Moved { .. }
            | Self::Preview { .. }
            | Self::Hint { .. }
            | Self::Say { .. }
            | Self::Subscribe { .. }
            | Self::Unsubscribe { .. }
            | Self::TakeBots => true,
        }
    }

    /// Answers with an error.
    pub fn refuse(self, error: Error) {
        // A sender that no longer waits needs no answer.
        match self {
            Self::Info { reply, .. } | Self::Edit { reply, .. } | Self::Confirm { reply, .. } => {
                drop(reply.send(Err(error)));
            }
            Self::Play { answer: Answer::Once(reply), .. } => drop(reply.send(Err(error))),
            Self::Look { reply, .. } => drop(reply.send(Err(error))),
            Self::Record { reply, .. } => drop(reply.send(Err(error))),
            Self::Moved { reply, .. } => drop(reply.send(Err(error))),
            Self::Missed { reply, .. } => drop(reply.send(Err(error))),
            Self::Preview { reply, .. } => drop(reply.send(Err(error))),
            Self::Hint { reply, .. } => drop(reply.send(Err(error))),
            Self::Admit { reply, .. } | Self::Say { reply, .. } => drop(reply.send(Err(error))),
            Self::Subscribe { out, .. } => drop(out.try_send(error.message(None).into())),
            Self::Play { answer: Answer::Socket { .. }, .. }
            | Self::BotChose { .. }
            | Self::SignedOut { .. }
            | Self::Unsubscribe { .. }
            | Self::Refresh
            | Self::Compare { .. }
            | Self::TakeBots
            | Self::Close => {}
        }
    }
}
