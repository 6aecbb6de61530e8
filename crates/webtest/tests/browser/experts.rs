//! What experts want to know stands on the table: every forecast, who hired whom, Notre Dame's new value, the cards seen.

use anyhow::Result;
use webtest::{
    play::{bots, new_table, play_until, visitor},
    server::Server,
};

#[tokio::test(flavor = "multi_thread")]
async fn every_borough_has_its_forecast_and_every_hire_is_seen() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odile", 1366, 768).await?;
    // Whoever is the first of four to hire sees no hire of this round yet; the next ones do.
    let seen = "document.querySelector('button.person') !== null && document.querySelector('.person .hb svg') !== null";
    play_until(&window, &server, &bots(3), "", seen).await?;
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
    let asked = "document.querySelector('.dock [data-choice^=donate]') !== null";
    play_until(&window, &server, &bots(3), "play notre-dame", asked).await?;
    let hub = "(() => { const it = document.querySelector('.rs-n'); return Number(it.getAttribute('href')?.slice(3) ?? it.textContent); })()";
    let after = "(() => { const lit = [...document.querySelectorAll('.rs-pane.lit')].length; return Math.floor(10 / (lit + 1)); })()";
    let expected = window.eval(after).await?;
    window.eval("document.querySelector('.dock [data-choice^=donate]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))").await?;
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
    let offered = format!(
        "document.querySelector('[data-choice=\"hire doctor\"]') !== null && !{FORECAST}.startsWith('0')"
    );
    play_until(&window, &server, &bots(3), "", &offered).await?;
    window.eval("document.querySelector('[data-choice=\"hire doctor\"]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))").await?;
    window.wait(&format!("{FORECAST}.startsWith('0 ')")).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_plague_nothing_warns_of_it() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odile", 1366, 768).await?;
    let struck = "document.querySelector('.dock [data-choice^=remove]') !== null";
    play_until(&window, &server, &bots(1), "", struck).await?;
    window.check("document.querySelector('.forecast') === null", "no forecast").await?;
    let own = "document.querySelector('.player[data-seat=\"0\"] .to') === null";
    window.check(own, "none beside the name").await?;
    window.close().await
}
