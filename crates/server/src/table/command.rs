//! What can be asked of a table: a closed set.

use ::table::{By, Edit, Id, Person, Play};
use axum::extract::ws::Utf8Bytes;
use engine::{Choice, Seat, View};
use protocol::{
    Record, TableInfo,
    update::{Missed, PreviewAnswer},
};
use tokio::sync::{mpsc, oneshot};

use crate::error::Error;

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// What a play led to, for the one who asked.
#[derive(Debug)]
pub struct Played {
    /// Whether the named revision was out of date, so that nothing was played.
    pub stale: bool,
    /// The state as it is now.
    pub update: Utf8Bytes,
}

/// Who gets the answer to a play.
#[derive(Debug)]
pub enum Answer {
    /// One who waits for it.
    Once(Reply<Played>),
    /// A socket, which gets updates anyway and is told only what it would not hear otherwise.
    Socket {
        /// The socket's number.
        socket: u64,
        /// What the client called its request.
        key: String,
    },
}

/// Everything that can be asked of a table.
#[derive(Debug)]
pub enum Command {
    /// The table as someone sees it.
    Info { person: Option<Id>, reply: Reply<TableInfo> },
    /// A change of who sits where.
    Edit { person: Person, edit: Edit, reply: Reply<TableInfo> },
    /// A choice or an undo.
    Play { person: Id, seat: usize, revision: u32, play: Play, key: String, answer: Answer },
    /// What a bot has chosen at some revision: for itself, or for a person whose time is up.
    BotChose { by: By, seat: Seat, revision: u32, choice: Choice },
    /// Whether someone may look on.
    Admit { person: Option<Id>, reply: Reply<()> },
    /// The state as someone with a seat, or a spectator, sees it.
    Look { person: Option<Id>, seat: Option<usize>, revision: Option<u32>, reply: Reply<Utf8Bytes> },
    /// What happened since a revision, each choice with the views after it.
    Missed { person: Option<Id>, revision: u32, reply: Reply<Missed> },
    /// The record, once the game is over.
    Record { reply: Reply<Record> },
    /// What the options of a seat would openly lead to.
    Preview { person: Id, seat: usize, reply: Reply<PreviewAnswer> },
    /// The view of a seat, for a bot to look at.
    Hint { person: Id, seat: usize, reply: Reply<Box<View>> },
    /// Something said.
    Say { person: Person, text: String, reply: Reply<()> },
    /// A socket wants to be told.
    Subscribe {
        socket: u64,
        person: Option<Id>,
        revision: Option<u32>,
        out: mpsc::Sender<Utf8Bytes>,
    },
    /// A socket has gone.
    Unsubscribe { socket: u64 },
    /// Another node has changed something.
    Refresh,
    /// What the store holds, for a node that was deaf for a while.
    Compare { version: i64, revision: u32, said: i64 },
    /// The bots' turns at this table belong to this node now.
    TakeBots,
    /// The server closes.
    Close,
}

impl Command {
    /// Whether somebody is at the table who asks this.
    pub const fn is_visit(&self) -> bool {
        match self {
            Self::Edit { .. }
            | Self::Play { .. }
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
            | Self::Unsubscribe { .. }
            | Self::Refresh
            | Self::Compare { .. }
            | Self::TakeBots
            | Self::Close => false,
        }
    }

    /// Answers with an error.
    pub fn refuse(self, error: Error) {
        // Whoever does not wait any more needs no answer.
        match self {
            Self::Info { reply, .. } | Self::Edit { reply, .. } => drop(reply.send(Err(error))),
            Self::Play { answer: Answer::Once(reply), .. } => drop(reply.send(Err(error))),
            Self::Look { reply, .. } => drop(reply.send(Err(error))),
            Self::Record { reply, .. } => drop(reply.send(Err(error))),
            Self::Missed { reply, .. } => drop(reply.send(Err(error))),
            Self::Preview { reply, .. } => drop(reply.send(Err(error))),
            Self::Hint { reply, .. } => drop(reply.send(Err(error))),
            Self::Admit { reply, .. } | Self::Say { reply, .. } => drop(reply.send(Err(error))),
            Self::Subscribe { out, .. } => drop(out.try_send(error.message(None).into())),
            Self::Play { answer: Answer::Socket { .. }, .. }
            | Self::BotChose { .. }
            | Self::Unsubscribe { .. }
            | Self::Refresh
            | Self::Compare { .. }
            | Self::TakeBots
            | Self::Close => {}
        }
    }
}
