//! The OpenAPI document as `tests/openapi.json` shows it, from which the types of the browser client are generated, and what it says
//! about who may send what.
//!
//! `cargo xtask bless` rewrites both.

use serde_json::Value;

use crate::support::{Client, Server, sqlite};

#[path = "../../../engine/tests/expected/compare.rs"]
mod compare;

#[test]
fn the_document_is_the_one_that_the_types_of_the_client_come_from() {
    compare::compare("openapi.json", &(server::openapi::document() + "\n"));
}

#[tokio::test]
async fn operations_need_a_person_if_the_document_says_so() {
    let server = Server::open(&sqlite()).await;
    let stranger = Client::stranger(&server.url);
    let document: Value = serde_json::from_str(&server::openapi::document()).unwrap();
    let mut needing = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let nothing = |it: &Value| it.as_object().unwrap().is_empty();
            let needs_nobody = operation["security"].as_array().unwrap().iter().any(nothing);
            let lists = method == "get" && path == "/api/tables";
            let path = path.replace("{id}", &"0".repeat(32)).replace("{code}", "ABCDEF");
            // One's own tables are for people only.
            let path = if lists { path + "?list=open" } else { path };
            let answer = stranger.send(&method.to_uppercase(), &path, &[], None).await;
            assert_eq!(answer.status != 401, needs_nobody, "{method} {path}: {}", answer.body);
            needing += usize::from(!needs_nobody);
            let body = &operation["requestBody"]["content"];
            for content in body.as_object().into_iter().flat_map(|it| it.values()) {
                assert!(!content["example"].is_null(), "{method} {path} has no example");
            }
        }
    }
    assert!(30 < needing);
    server.running.close().await.unwrap();
}
