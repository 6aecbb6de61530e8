//! Tables: listed, shown, found by their code, and played once more.

use std::sync::Arc;

use ::table::Watchers;
use axum::{
    Json,
    extract::{Path, State, rejection::PathRejection},
};
use protocol::{TableInfo, api::TablesAnswer, server_message::ErrorAnswer};
use serde::Deserialize;
use store::tables::List;

use super::request::{Asked, From, Perhaps, TableId, Who};
use crate::{error::Error, server::Server, table::Command};

type Shared = State<Arc<Server>>;

/// Which tables.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct WhichTables {
    /// `mine` (default), `open`, `finished` or `watch`: public games that are on.
    pub list: Option<String>,
}

/// Lists tables.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(WhichTables),
    responses((status = 200, body = TablesAnswer), (status = "4XX", body = ErrorAnswer)))]
pub async fn list(
    State(server): Shared,
    Perhaps(person): Perhaps,
    Asked(which): Asked<WhichTables>,
) -> Result<Json<TablesAnswer>, Error> {
    let id = person.map(|it| it.id);
    let mine = || id.ok_or(Error::NotSignedIn);
    let list = match which.list.as_deref() {
        None | Some("mine") => List::Mine(mine()?),
        Some("open") => List::Open,
        Some("finished") => List::Finished(mine()?),
        Some("watch") => List::Watched,
        Some(other) => {
            return Err(Error::Invalid(format!(
                "list: `{other}`: expected mine, open, finished or watch"
            )));
        }
    };
    let tables = server.store.tables(list).await?;
    Ok(Json(TablesAnswer {
        tables: tables.iter().map(|it| it.info(id, &|_| false, Watchers::default())).collect(),
    }))
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", operation_id = "show_table", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn show(
    State(server): Shared,
    Perhaps(person): Perhaps,
    TableId(id): TableId,
) -> Result<Json<TableInfo>, Error> {
    let person = person.map(|it| it.id);
    server.ask(id, |reply| Command::Info { person, reply }).await.map(Json)
}

/// The table with this code.
#[utoipa::path(get, path = "/api/join/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn join(
    State(server): Shared,
    Perhaps(person): Perhaps,
    code: Result<Path<String>, PathRejection>,
) -> Result<Json<TableInfo>, Error> {
    // What is no text is no code.
    let Path(code) = code.map_err(|_| Error::NotFound("table"))?;
    let id =
        server.store.table_by_code(&code.to_uppercase()).await?.ok_or(Error::NotFound("table"))?;
    let person = person.map(|it| it.id);
    server.ask(id, |reply| Command::Info { person, reply }).await.map(Json)
}

/// Makes a table for the same players, once; asked again, gives that table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn rematch(
    State(server): Shared,
    Who(person): Who,
    From(address): From,
    TableId(id): TableId,
) -> Result<Json<TableInfo>, Error> {
    let old = server.store.table(id).await?.ok_or(Error::NotFound("table"))?;
    let meta = old.rematch(server.store.birth(), person.id)?;
    let viewer = Some(person.id);
    if let Some(again) = old.rematch {
        return server.ask(again, |reply| Command::Info { person: viewer, reply }).await.map(Json);
    }
    server.limits.make_table(address)?;
    // Of several who ask at the same moment one makes the table; the others come to it.
    let table =
        server.store.add_rematch(&meta, id, server.node).await?.ok_or(Error::NotFound("table"))?;
    server.send_if_resident(id, Command::Refresh).await;
    server.ask(table, |reply| Command::Info { person: viewer, reply }).await.map(Json)
}
