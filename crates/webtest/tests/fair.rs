//! What keeps a table fair, as people see it: clocks, presence, the host, the deal, takebacks, and who is who.

use anyhow::{Result, ensure};
use webtest::{browser::Browser, play::visitor, server::Server};

/// The table as its own address tells it.
const TABLE: &str =
    "fetch('/api' + location.pathname.replace('/table', '/tables')).then((it) => it.json())";

/// Anna's new table by this preset, at which Bert sits down, before the game.
async fn two_at_a_table(server: &Server, preset: &str) -> Result<[Browser; 2]> {
    let anna = visitor(server, "Anna", 1366, 768).await?;
    anna.go(&server.url("/new")).await?;
    anna.click(&format!("[data-testid=preset-{preset}]")).await?;
    anna.click("[name=players][value='2']").await?;
    anna.click("[data-testid=create]").await?;
    anna.find(".room").await?;
    let path = anna.eval("location.pathname").await?;
    let bert = visitor(server, "Bert", 390, 844).await?;
    bert.go(&server.url(path.as_str().unwrap_or_default())).await?;
    bert.click("[data-testid=take-seat]").await?;
    anna.wait("document.querySelector('[data-seat=\"1\"]').textContent.includes('Bert')").await?;
    Ok([anna, bert])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_over_days_shows_the_time_that_is_left() -> Result<()> {
    let server = Server::open()?;
    let [anna, bert] = two_at_a_table(&server, "days").await?;
    ensure!(anna.eval(TABLE).await?["seconds_per_choice"] == 259_200, "three days");
    anna.check(
        "document.querySelector('.chips').textContent.includes('3 d for each choice')",
        "it is agreed on",
    )
    .await?;
    anna.click("[data-testid=start]").await?;
    anna.find(".player .clock").await?;
    anna.wait("document.querySelectorAll('.player .clock').length === 2").await?;
    anna.check("document.querySelector('.clock').textContent.includes('2 d')", "almost three days")
        .await?;
    bert.find("[data-testid=deal]").await?;
    bert.click("[data-testid=deal]").await?;
    bert.find(".strip .clock").await?;
    anna.accessible_in_both("a table with clocks").await?;
    anna.picture("clock").await?;
    anna.close().await?;
    bert.close().await
}
