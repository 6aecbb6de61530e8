//! Notifications between the nodes that share one PostgreSQL. A process on one file is alone.

use sqlx::{PgTransaction, postgres::PgListener};

use crate::{Answer, Store, id::Id};

/// The channel on which nodes notify each other of changed tables.
pub(crate) const CHANNEL: &str = "notredame";

/// The prefix of a secret's hash in notifications between nodes.
pub(crate) const SIGNED_OUT: char = '-';

/// Notifies the other nodes that something at a table has changed, or of a secret that was [signed out](SIGNED_OUT), if and when
/// the transaction is committed.
macro_rules! notify {
    ($store:expr, $tx:expr, $table:expr, $node:expr) => {
        if matches!($store, $crate::Store::Postgres(..)) {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind($crate::nodes::CHANNEL)
                .bind(format!("{} {}", $node, $table))
                .execute(&mut *$tx)
                .await?;
        }
    };
}
pub(crate) use notify;

/// Notifies the other nodes that something at these tables has changed, if and when the transaction is committed.
pub(crate) async fn notify_all(
    tx: &mut PgTransaction<'_>,
    node: &str,
    tables: &[String],
) -> sqlx::Result<()> {
    for tables in tables.chunks(200) {
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(format!("{node} {}", tables.join(" ")))
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

/// What another node has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Something at this table.
    Table(Id),
    /// A device was signed out, by the hash of its secret.
    SignedOut(String),
}

/// Receives what the other nodes have changed.
#[derive(Debug)]
pub struct Listener {
    listener: PgListener,
    node: String,
}

impl Store {
    /// Starts to listen to the nodes other than this one. `None` if there can be no others.
    pub fn listen(&self, node: Id) -> Answer<'_, Option<Listener>> {
        Box::pin(async move {
            let Self::Postgres(pool, _) = self else { return Ok(None) };
            let mut listener = PgListener::connect_with(pool).await?;
            listener.listen(CHANNEL).await?;
            Ok(Some(Listener { listener, node: node.to_string() }))
        })
    }
}

impl Listener {
    /// Waits for the next notification. `None` if the connection was lost, so that some may be missing.
    pub fn receive(&mut self) -> Answer<'_, Option<Vec<Notice>>> {
        Box::pin(async move {
            let Some(received) = self.listener.try_recv().await? else { return Ok(None) };
            let mut words = received.payload().split(' ');
            if words.next() == Some(self.node.as_str()) {
                return Ok(Some(Vec::new()));
            }
            let notice = |word: &str| match word.strip_prefix(SIGNED_OUT) {
                Some(hash) => Some(Notice::SignedOut(hash.to_owned())),
                None => word.parse().ok().map(Notice::Table),
            };
            Ok(Some(words.filter_map(notice).collect()))
        })
    }
}
