//! What runs besides the tables: listening to other nodes, bots' turns whose node is gone, and archiving old tables.

use std::{sync::Arc, time::Duration};

use ::table::Edit;
use protocol::table_info::TableState;
use store::{Store, id::Id, nodes::Notice, people::Person};

use crate::{error::Error, server::Server, table::Command};

/// How often open bots' turns are looked for.
const BOT_TURNS: Duration = Duration::from_secs(1);

/// How often a node renews who is present.
const PRESENCE: Duration = Duration::from_secs(10);

/// How often a node compares its time with that of the database, and stores it.
const TIME: Duration = Duration::from_secs(30);

/// How often old tables and expired secrets are looked for.
const OLD: Duration = Duration::from_hours(1);

/// How long a node that lost its listener waits before it tries again.
const DEAF: Duration = Duration::from_millis(200);

const DAY_MS: i64 = 24 * 3_600_000;

/// Runs until the server shuts down.
pub async fn run(server: Arc<Server>) {
    let mut closing = server.closing();
    tokio::select! {
        _ = closing.wait_for(|closed| *closed) => {}
        () = async {
            tokio::join!(
                listen(&server),
                bot_turns(&server),
                presence(&server),
                time(&server),
                signed_in(&server),
                old(&server),
            );
        } => {}
    }
}

/// Listens for tables that other nodes have changed.
async fn listen(server: &Arc<Server>) {
    if matches!(server.store, Store::Sqlite(..)) {
        return;
    }
    loop {
        if let Err(error) = listen_once(server).await {
            tracing::warn!(%error, "not hearing the other nodes; trying again");
        }
        tokio::time::sleep(DEAF).await;
    }
}

async fn listen_once(server: &Arc<Server>) -> store::Result<()> {
    let Some(mut listener) = server.store.listen(server.node).await? else { return Ok(()) };
    // Notifications sent while nobody listened are lost: compare what is known with what is stored.
    compare(server).await;
    server.check_sockets().await.unwrap_or_else(|error| error.log());
    while let Some(notices) = listener.receive().await? {
        for notice in notices {
            match notice {
                Notice::SignedOut(hash) => server.close_sockets(&hash).await,
                Notice::Table(table) => server.send_if_resident(table, Command::Refresh).await,
            }
        }
    }
    Ok(())
}

async fn compare(server: &Arc<Server>) {
    match server.store.versions(&server.resident()).await {
        Ok(versions) => {
            for (table, version, revision, said) in versions {
                let compare = Command::Compare { version, revision, said };
                server.send_if_resident(table, compare).await;
            }
        }
        Err(error) => Error::from(error).log(),
    }
}

/// Takes over bots' turns whose lease has expired: a person's time is up, their node is gone, or the store was.
async fn bot_turns(server: &Arc<Server>) {
    if matches!(server.store, Store::Sqlite(..))
        && let Err(error) = server.store.open_bot_turns().await
    {
        tracing::error!(%error, "the bots' turns of the last time could not be opened");
    }
    loop {
        match server.store.take_bot_turns(server.node, server.store.now()).await {
            Ok(tables) => {
                for table in tables {
                    server.send(table, Command::TakeBots).await;
                }
            }
            Err(error) => tracing::debug!(%error, "no bots' turns could be taken"),
        }
        tokio::time::sleep(BOT_TURNS).await;
    }
}

/// Renews this node's list of who is present, and notices nodes that are gone.
async fn presence(server: &Arc<Server>) {
    if matches!(server.store, Store::Sqlite(..)) {
        return;
    }
    loop {
        match server.store.renew_presence(server.node).await {
            Ok(tables) => {
                for table in tables {
                    server.send_if_resident(table, Command::Refresh).await;
                }
            }
            Err(error) => tracing::debug!(%error, "who is here could not be renewed"),
        }
        tokio::time::sleep(PRESENCE).await;
    }
}

/// Keeps the time in step with the database, and stores it: after a restart it goes on from there.
async fn time(server: &Arc<Server>) {
    loop {
        tokio::time::sleep(TIME).await;
        if let Err(error) = server.store.correct_time().await {
            tracing::debug!(%error, "the time of the database could not be read");
        }
        if let Err(error) = server.store.probe().await {
            tracing::debug!(%error, "the time was not stored");
        }
    }
}

/// Closes sockets of those who have signed out.
async fn signed_in(server: &Arc<Server>) {
    loop {
        tokio::time::sleep(server.config.check_sockets).await;
        if let Err(error) = server.check_sockets().await {
            tracing::debug!(%error, "who is still signed in could not be read");
        }
    }
}

/// Archives inactive tables.
async fn old(server: &Arc<Server>) {
    loop {
        let config = &server.config;
        let rules = [
            (TableState::Waiting, config.archive_waiting_days),
            (TableState::Playing, config.archive_playing_days),
        ];
        for (state, days) in rules {
            let since = server.store.now() - i64::from(days) * DAY_MS;
            match server.store.untouched(state, since).await {
                Ok(tables) => {
                    for table in tables {
                        archive(server, table).await;
                    }
                }
                Err(error) => Error::from(error).log(),
            }
        }
        if let Err(error) = server.store.drop_expired().await {
            tracing::debug!(%error, "expired secrets could not be forgotten");
        }
        let long_ago = server.store.now() - DAY_MS;
        if let Err(error) = server.store.forget_visits(long_ago).await {
            tracing::debug!(%error, "old visits could not be forgotten");
        }
        tokio::time::sleep(OLD).await;
    }
}

/// Archives a table. Its state tells everyone who looks at it.
async fn archive(server: &Arc<Server>, table: Id) {
    let person = Person { id: server.node, name: "Notre Dame".into() };
    let edit = Edit::Archive;
    if let Err(error) =
        server.ask(table, |reply| Command::Edit { person, from: None, edit, reply }).await
    {
        error.log();
    }
}
