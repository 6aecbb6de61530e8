//! What one window is sent over a whole game holds no card of the others.

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};
use webtest::{
    browser::Browser,
    play::{new_table, play_out, start, visitor},
    server::Server,
    traffic::{out_of_place, secrets, told},
};

fn received(window: &Browser) -> Result<Vec<Value>> {
    let parse = |it: String| serde_json::from_str(&it).context(it);
    window.messages().into_iter().map(parse).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_what_others_hold() -> Result<()> {
    let server = Server::open()?;
    let first = visitor(&server, "Margot", 1366, 768).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "novice" }]);
    let path = new_table(&first, &server, &seats, true).await?;
    let second = visitor(&server, "Lucien", 1024, 768).await?;
    second.record_answers().await?;
    second.go(&server.url(&path)).await?;
    second.click("[data-testid=sit-1]").await?;
    first.wait("document.querySelectorAll('.seat-l .k-person').length === 2").await?;
    start(&first).await?;
    for window in [&first, &second] {
        window.wait_state("asked").await?;
    }
    // A dialog with the first minute covers the table of a newcomer.
    second.click("[data-testid=deal]").await?;
    second.click("[data-action=hint]").await?;
    second.find(".toast").await?;
    // Coming back asks for the whole log anew, in the middle of a draft.
    second.answer().await?.context("the draft begins with an answer")?;
    second.go(&server.url(&path)).await?;
    second.find(".dock .card").await?;
    play_out(&[&first, &second]).await?;

    let messages = received(&second)?;
    let hidden = secrets(&received(&first)?, 0, true);
    ensure!(hidden.len() == 18, "two secrets in each of nine rounds: {hidden:#?}");
    let updates = messages.iter().filter(|it| it["type"] == "update").count();
    ensure!(100 < updates, "a game has many updates: {updates}");
    for message in messages.iter().filter(|it| it["views"][0]["table"]["phase"] != "over") {
        let found = out_of_place(message, 1);
        ensure!(found.is_empty() || message["table"]["state"] == "finished", "{found:#?}");
    }
    for message in &messages {
        let found = told(message, &hidden);
        ensure!(found.is_empty(), "{found:#?}");
    }
    let answers = second.answers();
    for part in ["/hint?seat=1", "/sit", "/session", "/tables/"] {
        ensure!(answers.iter().any(|(url, _)| url.contains(part)), "{part} was answered");
    }
    for (url, body) in answers {
        let body: Value = serde_json::from_str(&body).context(body)?;
        let found = out_of_place(&body, 1);
        ensure!(found.is_empty(), "{url}: {found:#?}");
    }
    first.close().await?;
    second.close().await
}
