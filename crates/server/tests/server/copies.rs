//! Copies of a stored table, as the load generator makes them.

use serde_json::json;
use store::Store;

use crate::support::{Db, Dice, Server, on_both, store};

on_both! { a_copy_is_the_same_game_and_has_every_column }

/// Runs a statement in the database of a store.
macro_rules! sql {
    ($store:expr, $query:expr, $fetch:ident) => {
        match $store {
            Store::Sqlite(pool, ..) => $query.$fetch(pool).await.unwrap(),
            Store::Postgres(pool, _) => $query.$fetch(pool).await.unwrap(),
        }
    };
}

async fn a_copy_is_the_same_game_and_has_every_column(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    crate::games::play(&table, &people, Dice(4)).await;
    people[0].post(&format!("/api/tables/{table}/chat"), json!({ "text": "well played" })).await;
    let store = store(&db).await;
    // A column that the code knows nothing about, and that may not be left out.
    for part in ["game_table", "seat", "choice", "chat"] {
        let add = format!("ALTER TABLE {part} ADD COLUMN later BIGINT NOT NULL DEFAULT 0");
        let set = format!("UPDATE {part} SET later = 7");
        for change in [add, set] {
            let change = sqlx::AssertSqlSafe(change);
            match &store {
                Store::Sqlite(pool, ..) => drop(sqlx::query(change).execute(pool).await.unwrap()),
                Store::Postgres(pool, _) => drop(sqlx::query(change).execute(pool).await.unwrap()),
            }
        }
    }
    let (before, choices) = store.size().await.unwrap();
    let id = table.parse().unwrap();
    assert_eq!(store.copy_table(id, 3).await.unwrap(), 3);
    assert_eq!(store.size().await.unwrap(), (before + 3, 4 * choices));
    let list = "SELECT id FROM game_table WHERE later = 7 AND id <> $1";
    let copies: Vec<String> = sql!(&store, sqlx::query_scalar(list).bind(&table), fetch_all);
    assert_eq!(copies.len(), 3);
    for part in ["seat", "choice", "chat"] {
        let count = format!("SELECT COUNT(*) FROM {part} WHERE later <> 7");
        let others: i64 = sql!(&store, sqlx::query_scalar(sqlx::AssertSqlSafe(count)), fetch_one);
        assert_eq!(others, 0, "{part}");
    }
    let original = people[0].view(&table).await;
    let chat = people[0].get(&format!("/api/tables/{table}/chat")).await;
    for copy in copies {
        assert_eq!(people[0].view(&copy).await["views"], original["views"]);
        assert_eq!(people[0].get(&format!("/api/tables/{copy}/chat")).await, chat);
    }
    let nobody = "0".repeat(32).parse().unwrap();
    assert_eq!(store.copy_table(nobody, 3).await.unwrap(), 0);
    store.close().await;
    server.running.close().await.unwrap();
}
