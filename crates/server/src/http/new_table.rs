//! Tables that are made.

use std::sync::Arc;

use ::table::{Watchers, wanted::NewTable};
use axum::{Json, extract::State, http::StatusCode};
use protocol::{api::TableAnswer, server_message::ErrorAnswer};

use super::request::{From, Sent, Who};
use crate::{error::Error, names, server::Server};

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", operation_id = "create_table", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableAnswer), (status = "4XX", body = ErrorAnswer)))]
pub async fn create(
    State(server): State<Arc<Server>>,
    Who(person): Who,
    From(address): From,
    Sent(wanted): Sent<NewTable>,
) -> Result<(StatusCode, Json<TableAnswer>), Error> {
    let mut meta = wanted.meta(server.store.birth(), &person)?;
    names::settle(&mut meta.places);
    server.limits.make_table(address)?;
    server.store.add_table(&meta).await?;
    metrics::counter!("notredame_tables_made_total").increment(1);
    Ok((
        StatusCode::CREATED,
        Json(TableAnswer { table: meta.info(Some(person.id), &|_| false, Watchers::default()) }),
    ))
}
