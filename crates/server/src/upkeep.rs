//! What runs beside the tables: hearing other nodes, bots' turns whose node is gone, and laying old tables aside.

use std::{sync::Arc, time::Duration};

use sqlx::postgres::PgListener;

use crate::{
    house::House,
    id::Id,
    store::{Store, now, people::Person, writer::CHANNEL},
    table::{Command, edit::Edit, meta::State},
};

/// How often open bots' turns are looked for.
const BOT_TURNS: Duration = Duration::from_secs(1);

/// How often old tables and expired secrets are looked for.
const OLD: Duration = Duration::from_hours(1);

/// How long a node that lost its ear waits before it tries again.
const DEAF: Duration = Duration::from_millis(200);

const DAY_MS: i64 = 24 * 3_600_000;

/// Runs until the house closes.
pub async fn run(house: Arc<House>) {
    let mut closing = house.closing();
    tokio::select! {
        _ = closing.wait_for(|closed| *closed) => {}
        () = async { tokio::join!(listen(&house), bot_turns(&house), old(&house)); } => {}
    }
}

/// Hears which tables other nodes have changed.
async fn listen(house: &Arc<House>) {
    let Store::Postgres(pool) = &house.store else { return };
    loop {
        if let Err(error) = listen_once(house, pool).await {
            tracing::warn!(%error, "not hearing the other nodes; trying again");
        }
        tokio::time::sleep(DEAF).await;
    }
}

async fn listen_once(house: &Arc<House>, pool: &sqlx::PgPool) -> sqlx::Result<()> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    // Whatever was said while nobody listened is lost: compare what is known with what is stored.
    compare(house).await;
    while let Some(heard) = listener.try_recv().await? {
        let mut words = heard.payload().split(' ');
        if words.next() == Some(house.node.to_string().as_str()) {
            continue;
        }
        for table in words.filter_map(|it| it.parse().ok()) {
            house.send_if_resident(table, Command::Refresh).await;
        }
    }
    Ok(())
}

async fn compare(house: &Arc<House>) {
    match house.store.versions(&house.resident()).await {
        Ok(versions) => {
            for (table, version, revision, said) in versions {
                let compare = Command::Compare { version, revision, said };
                house.send_if_resident(table, compare).await;
            }
        }
        Err(error) => error.log(),
    }
}

/// Takes over bots' turns whose time is up: their node is gone, or the store was.
async fn bot_turns(house: &Arc<House>) {
    if matches!(house.store, Store::Sqlite(_))
        && let Err(error) = house.store.open_bot_turns().await
    {
        tracing::error!(%error, "the bots' turns of the last time could not be opened");
    }
    loop {
        match house.store.take_bot_turns(house.node).await {
            Ok(tables) => {
                for table in tables {
                    house.send(table, Command::TakeBots).await;
                }
            }
            Err(error) => tracing::debug!(%error, "no bots' turns could be taken"),
        }
        tokio::time::sleep(BOT_TURNS).await;
    }
}

/// Lays tables aside that nobody touches.
async fn old(house: &Arc<House>) {
    loop {
        let config = &house.config;
        let rules = [
            (State::Waiting, config.archive_waiting_days),
            (State::Playing, config.archive_playing_days),
        ];
        for (state, days) in rules {
            let since = now() - i64::from(days) * DAY_MS;
            match house.store.untouched(state, since).await {
                Ok(tables) => {
                    for table in tables {
                        archive(house, table).await;
                    }
                }
                Err(error) => error.log(),
            }
        }
        if let Err(error) = house.store.drop_expired().await {
            tracing::debug!(%error, "expired secrets could not be forgotten");
        }
        tokio::time::sleep(OLD).await;
    }
}

/// Puts a table aside. Its state tells everyone who looks at it.
async fn archive(house: &Arc<House>, table: Id) {
    let person = Person { id: house.node, name: "Notre Dame".into() };
    let edit = Edit::Archive;
    if let Err(error) = house.ask(table, |reply| Command::Edit { person, edit, reply }).await {
        error.log();
    }
}
