//! The OpenAPI document as `tests/openapi.json` shows it, from which the types of the browser client are generated.
//!
//! `cargo xtask bless` writes both anew.

#[path = "../../../engine/tests/expected/compare.rs"]
mod compare;

#[test]
fn the_document_is_the_one_that_the_types_of_the_client_come_from() {
    compare::compare("openapi.json", &(server::openapi::document() + "\n"));
}
