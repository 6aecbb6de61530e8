//! The board as a place: its drawings tell what the pieces tell, and what is new rises.

use anyhow::{Result, ensure};
use serde_json::json;
use webtest::{
    browser::Browser,
    play::{bots, new_table, visitor},
    server::Server,
};

/// Every sector whose drawing has not grown as far as the pieces in it say, which are counted as they are drawn.
const AMISS: &str = "[...document.querySelectorAll('.plots')].flatMap((plots, borough) => {
    const lots = document.querySelectorAll('.lots')[borough].querySelectorAll('.lot');
    return [...plots.querySelectorAll('.plot:not(.harbour)')].filter((plot, k) => {
        const number = plot.querySelector('.cnt')?.getAttribute('href')?.slice(3);
        const pieces = Number(number ?? plot.querySelectorAll('.pcs use').length);
        const grown = pieces < 2 ? pieces : pieces < 4 ? 2 : 3;
        const drawing = lots[k].querySelector(`use[href$='-${grown}']`);
        return lots[k].dataset.grown !== String(grown) || drawing?.getBBox().width === 0;
    }).map((plot) => plot.getAttribute('aria-label'));
})";

/// How far the sector that has grown most has come.
const MOST: &str =
    "Math.max(...[...document.querySelectorAll('.lot')].map((it) => Number(it.dataset.grown)))";

/// Where every name stands.
const NAMES: &str = "[...document.querySelectorAll('.board .sn')].map((it) => it.textContent + it.getAttribute('x') + it.getAttribute('y'))";

#[tokio::test(flavor = "multi_thread")]
async fn sectors_grow_with_their_pieces() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Mahaut", 1366, 768).await?;
    new_table(&window, &server, &bots(1), false).await?;
    window.wait_state("asked").await?;
    window.wait("document.getElementById('g-bank-0') !== null").await?;
    let names = window.eval(NAMES).await?;
    while window.eval(MOST).await?.as_u64() < Some(2) && window.state().await? != "over" {
        window.answer().await?;
        let amiss = window.eval(AMISS).await?;
        ensure!(amiss == json!([]), "the drawings follow the pieces: {amiss}");
    }
    ensure!(window.eval(MOST).await? == 2, "a sector has grown twice");
    ensure!(window.eval(NAMES).await? == names, "no name has moved");
    window.picture("board-grown").await?;
    window.close().await
}

/// How long the parts of the town take to rise.
const RISE: &str = "getComputedStyle(document.querySelector('.lot use')).transitionDuration";

#[tokio::test(flavor = "multi_thread")]
async fn what_is_new_rises_unless_nothing_should_move() -> Result<()> {
    let server = Server::open()?;
    let window = Browser::open(1366, 768, false).await?;
    let moving = json!([{ "name": "prefers-reduced-motion", "value": "no-preference" }]);
    window.cdp("Emulation.setEmulatedMedia", json!({ "features": moving })).await?;
    window.settings(&json!({ "name": "Odette", "confirm": false, "speed": 4 })).await?;
    window.go(&server.url("/")).await?;
    window.find("[data-testid=play-now]").await?;
    new_table(&window, &server, &bots(1), false).await?;
    window.wait_state("asked").await?;
    window.check(&format!("{RISE} === '0.24s, 0.24s'"), "new parts rise").await?;
    window.prefer(false).await?;
    window.answer().await?;
    window.check(&format!("{RISE} === '0s'"), "nothing rises").await?;
    window.close().await
}
