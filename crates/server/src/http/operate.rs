//! For those who run the server: is it alive, is it ready, and its numbers.

use std::sync::Arc;

use axum::{Json, Router, extract::State, middleware, routing::get};
use serde_json::{Value, json};

use super::rate;
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

/// Whether the server is ready. As this writes to the database, one address cannot ask many times at once.
pub fn readiness(server: &Arc<Server>) -> Router<Arc<Server>> {
    let in_turn = middleware::from_fn_with_state(Arc::clone(server), rate::in_turn);
    Router::new().route("/readyz", get(ready).layer(in_turn))
}

/// The numbers, for Prometheus.
pub fn metrics<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let numbers = async || {
        observe::upkeep();
        observe::render()
    };
    Router::new().route("/metrics", get(numbers))
}
