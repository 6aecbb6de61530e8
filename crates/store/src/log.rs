//! The log of a game, and what is said.

use protocol::server_message::ChatLine;

use crate::{Answer, Store, id::Id, nodes::notify, on};

/// Lines of the chat that are shown of the players, and of those who only look on.
const PLAYERS: i64 = 100;
const SPECTATORS: i64 = 50;

/// The most lines of the chat that are shown.
pub const SHOWN: i64 = PLAYERS + SPECTATORS;

/// Lines of the players of one table that are kept. Of the others, those that are shown.
const PLAYERS_KEPT: i64 = 1000;

/// One line of a table's log as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub ply: u32,
    pub seat: u8,
    /// A choice in the notation, with `bot` before it where a bot made it; or `undo N`: this seat's choices from ply N on
    /// are withdrawn.
    pub text: String,
    /// The client's key for its request; empty if there is none.
    pub key: String,
    pub at: i64,
}

/// Who says something.
#[derive(Clone, Debug)]
pub struct Speaker<'a> {
    pub name: &'a str,
    /// The first seat of whoever has one.
    pub seat: Option<usize>,
    /// What they are called at this table, apart from the name.
    pub speaker: String,
}

impl Store {
    /// The log of a table from a ply on.
    pub fn entries(&self, table: Id, from: u32) -> Answer<'_, Vec<Entry>> {
        Box::pin(async move {
            let rows: Vec<(i64, i64, String, String, i64)> = on!(self, pool => sqlx::query_as(
                "SELECT ply, seat, entry, key, at FROM choice WHERE table_id = $1 AND ply >= $2 ORDER BY ply")
                .bind(table.to_string()).bind(i64::from(from)).fetch_all(pool).await)?;
            let entry = |(ply, seat, text, key, at): (i64, i64, String, String, i64)| {
                let decode = |error: std::num::TryFromIntError| sqlx::Error::Decode(error.into());
                let ply = u32::try_from(ply).map_err(decode)?;
                Ok(Entry { ply, seat: u8::try_from(seat).map_err(decode)?, text, key, at })
            };
            Ok(rows.into_iter().map(entry).collect::<sqlx::Result<_>>()?)
        })
    }

    /// Adds a line to the chat; says which line it is.
    pub fn say<'a>(
        &'a self,
        table: Id,
        node: Id,
        &Speaker { name, seat, ref speaker }: &'a Speaker<'a>,
        text: &'a str,
    ) -> Answer<'a, ChatLine> {
        Box::pin(async move {
            const OLDER_OF_PLAYERS: &str = "DELETE FROM chat WHERE table_id = $1 AND seat IS NOT NULL AND n <= \
                (SELECT n FROM chat WHERE table_id = $1 AND seat IS NOT NULL ORDER BY n DESC LIMIT 1 OFFSET $2)";
            const OLDER_OF_SPECTATORS: &str = "DELETE FROM chat WHERE table_id = $1 AND seat IS NULL AND n <= \
                (SELECT n FROM chat WHERE table_id = $1 AND seat IS NULL ORDER BY n DESC LIMIT 1 OFFSET $2)";
            let at = self.now();
            let number = seat.and_then(|it| i64::try_from(it).ok());
            let (n,): (i64,) = on!(self, pool => {
                let mut tx = pool.begin().await?;
                if matches!(self, Self::Postgres(..)) {
                    // Whoever says something at another node at the same moment comes after it.
                    sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
                        .bind(table.to_string()).execute(&mut *tx).await?;
                }
                let said = sqlx::query_as(
                    "INSERT INTO chat (table_id, n, name, text, at, seat, speaker) \
                     SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1 RETURNING n")
                    .bind(table.to_string()).bind(name).bind(text).bind(at).bind(number).bind(speaker).fetch_one(&mut *tx).await?;
                // The oldest go, and nobody's lines push out those of the others.
                let (older, kept) = match seat {
                    Some(_) => (OLDER_OF_PLAYERS, PLAYERS_KEPT),
                    None => (OLDER_OF_SPECTATORS, SPECTATORS),
                };
                sqlx::query(older).bind(table.to_string()).bind(kept).execute(&mut *tx).await?;
                notify!(self, tx, table, node);
                tx.commit().await?;
                said
            });
            Ok(ChatLine {
                n,
                from: name.into(),
                seat,
                speaker: speaker.clone(),
                text: text.into(),
                at,
            })
        })
    }

    /// What was said after line `after`, the oldest first: the last lines of the players, and the last of those who only
    /// look on, who cannot push the others out.
    pub fn chat(&self, table: Id, after: i64) -> Answer<'_, Vec<ChatLine>> {
        Box::pin(async move {
            type Row = (i64, String, Option<i64>, String, String, i64);
            const SQL: &str = "SELECT n, name, seat, speaker, text, at FROM (SELECT * FROM chat WHERE table_id = $1 AND n > $2 \
                AND seat IS NOT NULL ORDER BY n DESC LIMIT $3) AS players \
                UNION ALL SELECT n, name, seat, speaker, text, at FROM (SELECT * FROM chat WHERE table_id = $1 AND n > $2 \
                AND seat IS NULL ORDER BY n DESC LIMIT $4) AS spectators ORDER BY n";
            let rows: Vec<Row> = on!(self, pool => sqlx::query_as(SQL)
                .bind(table.to_string()).bind(after).bind(PLAYERS).bind(SPECTATORS).fetch_all(pool).await)?;
            let line = |(n, from, seat, speaker, text, at): Row| {
                let seat = seat.and_then(|it| usize::try_from(it).ok());
                ChatLine { n, from, seat, speaker, text, at }
            };
            Ok(rows.into_iter().map(line).collect())
        })
    }
}
