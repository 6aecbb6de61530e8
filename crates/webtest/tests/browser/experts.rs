//! What experts want to know stands on the table: every forecast, who hired whom, Notre Dame's new value, the cards seen.

use anyhow::Result;
use engine::{Choice, Person, Prompt};
use webtest::{
    play::{bots, bring, new_table, visitor},
    position::{PERSON, hires, stopped},
    server::Server,
};

#[tokio::test(flavor = "multi_thread")]
async fn every_borough_has_its_forecast_and_every_hire_is_seen() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odile", 1366, 768).await?;
    // Two of the others have had their turn to hire.
    bring(&window, &server, &stopped(4, false, |it| hires(it) && it.table().turn == 2)?).await?;
    window.find("button.person").await?;
    window.find(".person .hb svg").await?;
    window.check("document.querySelectorAll('.player .to').length === 4", "four forecasts").await?;
    let named = "[...document.querySelectorAll('.person .hb')].every((it) => it.getAttribute('aria-label').length > 'Hired by '.length)";
    window.check(named, "who hired is said").await?;
    let rings = "document.querySelectorAll('.harbour .ghost.theirs').length === [...document.querySelectorAll('.player:not([data-seat=\"0\"])')].filter((it) => { const [from, to] = it.querySelector('[data-at^=rats]').textContent.match(/\\d+/g); return from !== to; }).length";
    window.check(rings, "the board shows them too").await?;
    window.accessible_in_both("hiring with forecasts").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hub_shows_what_a_marker_would_pay() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odile", 1366, 768).await?;
    let donates = stopped(4, false, |game| game.table().prompt == Prompt::Donate)?;
    bring(&window, &server, &donates).await?;
    window.find(".dock [data-choice^=donate]").await?;
    let hub = "(() => { const it = document.querySelector('.rs-n'); return Number(it.getAttribute('href')?.slice(3) ?? it.textContent); })()";
    let after = "(() => { const lit = [...document.querySelectorAll('.rs-pane.lit')].length; return Math.floor(10 / (lit + 1)); })()";
    let expected = window.eval(after).await?;
    window.hover(".dock [data-choice^=donate]").await?;
    window.wait(&format!("{hub} === {expected}")).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_memory_aid_stays_open_beside_the_board() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odile", 1366, 768).await?;
    new_table(&window, &server, &bots(2), false).await?;
    window.wait_state("asked").await?;
    window.click("[data-action=memory]").await?;
    window.find(".side .memory tbody tr").await?;
    window.accessible_in_both("the memory aid").await?;
    window.picture("memory-beside").await?;
    let seen = "document.querySelectorAll('.side .mc.seen').length";
    let before = window.eval(seen).await?;
    for _ in 0..2 {
        window.wait_state("asked").await?;
        window.answer().await?;
    }
    window.wait(&format!("{seen} > {before}")).await?;
    window
        .check("document.querySelector('dialog') === null", "nothing lies over the board")
        .await?;
    window.click("[data-action=memory]").await?;
    window.wait("document.querySelector('.side .memory') === null").await?;
    window.close().await
}

/// What the forecast says, in the order of its numbers.
const FORECAST: &str =
    "[...document.querySelectorAll('.forecast .fc b')].map((it) => it.textContent).join(' ')";

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_changes_the_forecast() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odile", 1366, 768).await?;
    let offered = stopped(4, false, |game| {
        game.options(PERSON).contains(Choice::Hire(Person::Doctor))
            && game.table().plague_forecast(PERSON).is_some_and(|it| it.value > 0)
    })?;
    bring(&window, &server, &offered).await?;
    window.find("[data-choice=\"hire doctor\"]").await?;
    window.check(&format!("!{FORECAST}.startsWith('0')"), "rats are to come").await?;
    window.hover("[data-choice=\"hire doctor\"]").await?;
    window.wait(&format!("{FORECAST}.startsWith('0 ')")).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_plague_nothing_warns_of_it() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odile", 1366, 768).await?;
    let struck = stopped(2, false, |game| game.table().prompt == Prompt::LoseMarker)?;
    bring(&window, &server, &struck).await?;
    window.find(".dock [data-choice^=remove]").await?;
    window.accessible_in_both("a marker is lost").await?;
    window.check("document.querySelector('.forecast') === null", "no forecast").await?;
    let own = "document.querySelector('.player[data-seat=\"0\"] .to') === null";
    window.check(own, "none beside the name").await?;
    window.close().await
}
