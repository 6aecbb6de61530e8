//! A build without passkeys says so, on the page and to programs.

use serde_json::{Value, json};

use crate::support::{Db, Server, on_both};

on_both! {
    a_build_without_passkeys_says_so
}

async fn a_build_without_passkeys_says_so(db: Db) {
    let server = Server::open(&db).await;
    let server = Server { url: server.url.replace("127.0.0.1", "localhost"), ..server };
    let anna = server.person("Anna").await;
    let page = anna.get("/").await;
    assert!(page.as_str().unwrap().contains("<html data-no-passkeys "), "{page}");
    let (status, refused) = anna.call("POST", "/api/session/new-passkey", Some(Value::Null)).await;
    assert_eq!((status, &refused["error"]["code"]), (422, &json!("invalid")), "{refused}");
    server.running.close().await.unwrap();
}
