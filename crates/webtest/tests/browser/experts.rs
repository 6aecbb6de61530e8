//! What experts want to know stands on the table: every forecast, who hired whom, Notre Dame's new value, the cards seen.

use anyhow::{Result, bail};
use webtest::{
    browser::Browser,
    play::{bots, new_table, visitor},
    server::Server,
};

/// Plays on, with a preferred choice where it is offered, until an expression is true.
async fn play_until(window: &Browser, server: &Server, prefers: &str, wanted: &str) -> Result<()> {
    let preferred = format!(
        "(() => {{ const it = document.querySelector('[data-choice=\"{prefers}\"]'); it?.click(); return it !== null; }})()"
    );
    for _ in 0..5 {
        new_table(window, server, &bots(3), false).await?;
        while window.state().await? != "over" {
            if window.state().await? == "asked" && window.is(wanted).await? {
                return Ok(());
            }
            let before = window.revision().await?;
            if window.is(&preferred).await? {
                window.wait_beyond(before).await?;
            } else {
                window.answer().await?;
            }
        }
    }
    bail!("{wanted} was never true")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_borough_has_its_forecast_and_every_hire_is_seen() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odile", 1366, 768).await?;
    // Whoever is the first of four to hire sees no hire of this round yet; the next ones do.
    let seen = "document.querySelector('button.person') !== null && document.querySelector('.person .hb svg') !== null";
    play_until(&window, &server, "", seen).await?;
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
    play_until(&window, &server, "play notre-dame", asked).await?;
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
