//! For those who run the house: is it alive, is it ready, and its numbers.

use std::sync::Arc;

use axum::{Json, extract::State};
use serde_json::{Value, json};

use crate::{error::Error, house::House, observe};

/// Alive as long as it answers.
pub async fn health() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}

/// Ready as long as the store answers and the house is not closing.
pub async fn ready(State(house): State<Arc<House>>) -> Result<Json<Value>, Error> {
    if *house.closing().borrow() {
        return Err(Error::Closing);
    }
    house.store.ping().await?;
    Ok(Json(json!({ "status": "ready" })))
}

/// The numbers, for Prometheus.
pub async fn metrics() -> String {
    observe::upkeep();
    observe::render()
}
