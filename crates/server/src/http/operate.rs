//! For those who run the server: is it alive, is it ready, and its numbers.

use std::sync::Arc;

use axum::{Json, extract::State};
use serde_json::{Value, json};

use crate::{error::Error, observe, server::Server};

/// Alive as long as it answers.
pub async fn health() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}

/// Ready as long as the store answers and the server is not closing.
pub async fn ready(State(server): State<Arc<Server>>) -> Result<Json<Value>, Error> {
    if *server.closing().borrow() {
        return Err(Error::Closing);
    }
    server.store.ping().await?;
    Ok(Json(json!({ "status": "ready" })))
}

/// The numbers, for Prometheus.
pub async fn metrics() -> String {
    observe::upkeep();
    observe::render()
}
