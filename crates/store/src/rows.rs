//! The rows of tables and seats, and the table built from them.

use ::table::{
    Meta, TableSettings,
    meta::{Final, Place},
};
use anyhow::Context as _;
use engine::Seat;
use protocol::{WantedRules, record::read_seed, table_info::TableState};
use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};

use crate::{Result, id::Id};

/// A struct with one field per column read, with the same name.
macro_rules! row {
    (struct $name:ident { $($column:ident: $type:ty,)* }) => {
        pub(crate) struct $name {
            $(pub(crate) $column: $type,)*
        }

        impl<'r, R: Row> FromRow<'r, R> for $name
        where
            &'static str: ColumnIndex<R>,
            String: Decode<'r, R::Database> + Type<R::Database>,
            Option<String>: Decode<'r, R::Database> + Type<R::Database>,
            i64: Decode<'r, R::Database> + Type<R::Database>,
            Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
        {
            fn from_row(row: &'r R) -> sqlx::Result<Self> {
                Ok(Self { $($column: row.try_get(stringify!($column))?,)* })
            }
        }
    };
}

row! {
    struct TableRow {
        id: String,
        code: String,
        state: String,
        host: String,
        settings: String,
        spectators: i64,
        muted: String,
        request: Option<String>,
        rules_version: i64,
        rules: String,
        start: Option<i64>,
        secret: Option<String>,
        seed: Option<String>,
        revision: i64,
        waiting: i64,
        round: i64,
        version: i64,
        rematch: Option<String>,
        moved: i64,
        created_at: i64,
        started_at: i64,
        updated_at: i64,
    }
}

row! {
    struct SeatRow {
        table_id: String,
        colour: String,
        person_id: Option<String>,
        level: Option<String>,
        name: String,
        since: i64,
        share: Option<String>,
        score: Option<i64>,
        place: Option<i64>,
    }
}

impl SeatRow {
    /// The outcome. Missing for games that ended before it was stored.
    fn finals(&self) -> Option<Final> {
        let (score, place) = (self.score?, self.place?);
        Some(Final { score: score.try_into().ok()?, place: place.try_into().ok()? })
    }
}

/// The table of a row and those of its seats.
pub(crate) fn meta(row: TableRow, seats: Vec<SeatRow>) -> Result<Meta> {
    let id = |text: &str| text.parse::<Id>().map_err(|()| anyhow::anyhow!("a stored identifier"));
    let rules: WantedRules = serde_json::from_str(&row.rules).context("stored rules")?;
    let finals: Option<Vec<Final>> = seats.iter().map(SeatRow::finals).collect();
    let place = |seat: SeatRow| -> anyhow::Result<Place> {
        Ok(Place {
            colour: seat
                .colour
                .parse()
                .map_err(|error| anyhow::anyhow!("a stored colour: {error}"))?,
            person: seat.person_id.as_deref().map(id).transpose()?,
            bot: seat.level.as_deref().map(str::parse).transpose().context("a stored level")?,
            name: seat.name,
            since: seat.since,
            share: seat.share.as_deref().map(read_seed).transpose().map_err(anyhow::Error::msg)?,
        })
    };
    Ok(Meta {
        id: id(&row.id)?,
        code: row.code,
        state: read_state(&row.state)?,
        host: id(&row.host)?,
        settings: TableSettings::from_json(&row.settings)
            .map_err(anyhow::Error::msg)
            .context("a stored table")?,
        spectators: row.spectators != 0,
        muted: row.muted.split_whitespace().map(ToOwned::to_owned).collect(),
        request: row.request.as_deref().map(str::parse).transpose().context("a stored request")?,
        rules_version: u32::try_from(row.rules_version).context("a rules version")?,
        rules: rules.to_rules().map_err(anyhow::Error::msg)?,
        start: row.start.and_then(|seat| usize::try_from(seat).ok()).and_then(Seat::new),
        places: seats.into_iter().map(place).collect::<anyhow::Result<_>>()?,
        secret: row.secret.as_deref().map(read_seed).transpose().map_err(anyhow::Error::msg)?,
        seed: row.seed.as_deref().map(read_seed).transpose().map_err(anyhow::Error::msg)?,
        revision: u32::try_from(row.revision).context("a revision")?,
        waiting: u8::try_from(row.waiting).context("waiting seats")?,
        round: u8::try_from(row.round).context("a round")?,
        finals: finals.unwrap_or_default(),
        version: row.version,
        rematch: row.rematch.as_deref().map(id).transpose()?,
        moved: row.moved != 0,
        created_at: row.created_at,
        started_at: row.started_at,
        updated_at: row.updated_at,
    })
}

fn read_state(word: &str) -> anyhow::Result<TableState> {
    let state = TableState::ALL.into_iter().find(|it| it.as_str() == word);
    state.with_context(|| format!("a stored table has the unknown state `{word}`"))
}
