//! Copies of a stored table, for measuring a server with many games.

use sqlx::AssertSqlSafe;

use crate::{
    Answer, Store,
    id::{Id, random_id},
    on,
};

/// What belongs to a table, and the column that names the table.
const PARTS: [(&str, &str); 4] =
    [("game_table", "id"), ("seat", "table_id"), ("choice", "table_id"), ("chat", "table_id")];

/// Copies made by one statement: SQLite keeps the rows in memory until it has read all of them.
const BATCH: usize = 256;

impl Store {
    /// Stores this many copies of a table, with its seats, its log and its chat; a copy's join code is its identifier. Returns the
    /// number of copies: none if there is no such table.
    pub fn copy_table(&self, table: Id, times: usize) -> Answer<'_, u64> {
        Box::pin(async move {
            let (ids, columns_of) = match self {
                Self::Sqlite(..) => (
                    "SELECT value AS id FROM json_each($1)",
                    "SELECT name FROM pragma_table_info($1)",
                ),
                Self::Postgres(..) => (
                    "SELECT json_array_elements_text($1::json) AS id",
                    "SELECT column_name::text FROM information_schema.columns \
                     WHERE table_schema = current_schema() AND table_name = $1",
                ),
            };
            // In the order of the keys, so that each part of the file is written only once.
            let mut copies: Vec<String> = (0..times).map(|_| random_id().to_string()).collect();
            copies.sort_unstable();
            let mut copied = 0;
            on!(self, pool => {
                let mut tx = pool.begin().await?;
                for (part, key) in PARTS {
                    let columns: Vec<String> =
                        sqlx::query_scalar(columns_of).bind(part).fetch_all(&mut *tx).await?;
                    let sql = copy(part, key, &columns, ids);
                    for copies in copies.chunks(BATCH) {
                        let list = serde_json::Value::from(copies).to_string();
                        let rows = sqlx::query(AssertSqlSafe(sql.clone()))
                            .bind(list).bind(table.to_string()).execute(&mut *tx).await?.rows_affected();
                        if part == "game_table" {
                            copied += rows;
                        }
                    }
                }
                tx.commit().await?;
            });
            Ok(copied)
        })
    }

    /// The number of stored tables, and of choices and undos at them.
    pub fn size(&self) -> Answer<'_, (i64, i64)> {
        Box::pin(async move {
            on!(self, pool => sqlx::query_as(
                "SELECT (SELECT COUNT(*) FROM game_table), (SELECT COUNT(*) FROM choice)")
                .fetch_one(pool).await)
        })
    }
}

/// The statement that copies the rows of one part, with all their columns, for each of these identifiers.
fn copy(part: &str, key: &str, columns: &[String], ids: &str) -> String {
    let value = |column: &String| match column.as_str() {
        it if it == key || it == "code" => "copy.id".to_owned(),
        it => format!("it.{it}"),
    };
    let values: Vec<String> = columns.iter().map(value).collect();
    format!(
        "INSERT INTO {part} ({}) SELECT {} FROM ({ids}) AS copy CROSS JOIN {part} AS it WHERE it.{key} = $2",
        columns.join(", "),
        values.join(", ")
    )
}
