//! For those who run the server: is it alive, is it ready, and its numbers.

use std::sync::Arc;

use axum::{Json, Router, extract::State, routing::get};
use serde_json::{Value, json};

use crate::{error::Error, observe, server::Server};

/// Alive as long as it answers.
pub async fn health() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}

/// Ready as long as the store can be written and the server is not closing.
pub async fn ready(State(server): State<Arc<Server>>) -> Result<Json<Value>, Error> {
    if *server.closing().borrow() {
        return Err(Error::Closing);
    }
    server.store.probe().await?;
    Ok(Json(json!({ "status": "ready" })))
}

/// The numbers, for Prometheus.
pub fn metrics<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let numbers = async || {
        observe::upkeep();
        observe::render()
    };
    Router::new().route("/metrics", get(numbers))
}
