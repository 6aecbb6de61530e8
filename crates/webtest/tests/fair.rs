//! What keeps a table fair, as people see it: clocks, presence, the host, the deal, takebacks, and who is who.

use anyhow::{Result, ensure};
use serde_json::json;
use webtest::{
    browser::Browser,
    play::{new_table, play_out, visitor},
    server::Server,
};

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

/// Three people at a table that has begun; Anna is the host.
async fn three_at_a_table(server: &Server) -> Result<[Browser; 3]> {
    let anna = visitor(server, "Anna", 1366, 768).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let path = new_table(&anna, server, &seats, false).await?;
    let mut others = Vec::new();
    for (seat, name, width) in [(1, "Bert", 1366), (2, "Carla", 390)] {
        let window = visitor(server, name, width, 800).await?;
        window.go(&server.url(&path)).await?;
        window.click(&format!("[data-testid=sit-{seat}]")).await?;
        anna.wait(&format!(
            "document.querySelector('[data-seat=\"{seat}\"]').textContent.includes('{name}')"
        ))
        .await?;
        others.push(window);
    }
    anna.click("[data-testid=start]").await?;
    let [bert, carla] = others.try_into().map_err(|_| anyhow::anyhow!("two others"))?;
    for window in [&anna, &bert, &carla] {
        window.find(".table .prompt").await?;
    }
    Ok([anna, bert, carla])
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_agree_and_a_host_hands_over_and_closes_the_table() -> Result<()> {
    let server = Server::open()?;
    let [anna, bert, carla] = three_at_a_table(&server).await?;
    let path = anna.eval("location.pathname").await?;
    // Bert goes away; the host may not replace him yet, but may ask.
    bert.close().await?;
    anna.wait("document.querySelector('.player[data-seat=\"1\"]').classList.contains('away')")
        .await?;
    anna.click("[data-action=menu]").await?;
    anna.accessible_in_both("the menu of a host").await?;
    anna.expect("409");
    anna.click("[data-testid=replace-1]").await?;
    anna.wait("document.querySelector('.toast')?.textContent.includes('ask the others') ?? false")
        .await?;
    anna.click("[data-testid=ask-to-replace-1]").await?;
    anna.find("[data-testid=withdraw]").await?;
    carla.find("[data-testid=grant]").await?;
    carla.accessible_in_both("a question of another").await?;
    carla.picture("asked").await?;
    carla.click("[data-testid=grant]").await?;
    anna.wait("document.querySelector('.asked-for') === null").await?;
    let table = anna.eval(TABLE).await?;
    ensure!(table["seats"][1]["kind"] == "bot", "they agreed: {table}");
    // The host closes the table to spectators and hands it over.
    anna.click("[data-action=menu]").await?;
    anna.click("[data-testid=spectators-no]").await?;
    let odo = visitor(&server, "Odo", 1366, 768).await?;
    odo.expect("403");
    odo.go(&server.url(path.as_str().unwrap_or_default())).await?;
    odo.wait(
        "document.querySelector('.toast')?.textContent.includes('closed this table') ?? false",
    )
    .await?;
    anna.wait("document.querySelector('dialog') === null").await?;
    anna.click("[data-action=menu]").await?;
    anna.click("[data-testid=host-2]").await?;
    anna.wait("document.querySelector('dialog') === null").await?;
    ensure!(anna.eval(TABLE).await?["host_seat"] == 2, "Carla is the host");
    anna.close().await?;
    carla.close().await?;
    odo.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_says_whether_the_deal_was_fair() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Anna", 1366, 768).await?;
    window.go(&server.url("/new")).await?;
    window.click("[data-testid=preset-first]").await?;
    window.click("[name=players][value='2']").await?;
    window.click("[data-testid=create]").await?;
    window.find(".table .prompt").await?;
    ensure!(window.eval(TABLE).await?["seats"][0]["shared"] == true, "this device has added bytes");
    play_out(&[&window]).await?;
    window.find("[data-testid=deal-checked][data-verdict=fair]").await?;
    window.accessible_in_both("the end with the deal").await?;
    // Another device has no bytes of its own to look for, and one that was promised something else notices.
    let address = window.eval("location.href").await?;
    let address = address.as_str().unwrap_or_default();
    window.eval("localStorage.removeItem('notre-dame deals')").await?;
    window.go(address).await?;
    window.find("[data-testid=deal-checked][data-verdict=without-yours]").await?;
    window.eval("localStorage.setItem('notre-dame deals', JSON.stringify([{ id: location.pathname.split('/')[2], commitment: '00', bytes: '' }]))").await?;
    window.go(address).await?;
    window.find("[data-testid=deal-checked][data-verdict=wrong]").await?;
    window.close().await
}
