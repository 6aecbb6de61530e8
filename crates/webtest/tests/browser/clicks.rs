//! How many clicks a round takes, counted in whole games.

use anyhow::{Context as _, Result, bail, ensure};
use webtest::{
    browser::Browser,
    play::{bots, careful, new_table},
    server::Server,
};

/// The most clicks of a round, on average.
const MOST: u32 = 7;
const ROUNDS: u32 = 9;

/// Clicks once: on what brings something at once, where there is such a choice, so that questions of cards and persons do not hide how
/// often one is asked twice. Says what was clicked.
const CLICK: &str = r"(() => {
  const all = [...document.querySelectorAll('button.person, .dock [data-choice]')];
  const asks = /trusted-friend|carriage-house|hotel|notre-dame|minstrel|fool|hostess|bishop|^pass/;
  const picked = all.find((it) => it.getAttribute('aria-pressed') === 'true' && !it.dataset.choice.startsWith('keep'));
  const it = picked ?? all.find((it) => !asks.test(it.dataset.choice)) ?? all[0];
  it.click();
  return it.dataset.choice;
})()";

/// Clicks until the answer is taken, which what is final is only after a second click; gives how often.
async fn answer(window: &Browser) -> Result<u32> {
    let before = window.revision().await?;
    window.eval(CLICK).await?;
    let asked_again = window.is("document.querySelector('.prompt .final') !== null").await?;
    if asked_again {
        ensure!(window.revision().await? == before, "what is final waits for a second click");
        window.eval(CLICK).await?;
    }
    window.wait_beyond(before).await?;
    Ok(1 + u32::from(asked_again))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_takes_at_most_seven_clicks() -> Result<()> {
    let server = Server::open()?;
    let window = careful(&server, 1366, 768).await?;
    new_table(&window, &server, &bots(3), false).await?;
    let mut clicks = 0;
    while window.state().await? != "over" {
        if window.state().await? == "asked" {
            clicks += answer(&window).await?;
        }
    }
    ensure!(clicks > 4 * ROUNDS, "{clicks} clicks are no game");
    ensure!(clicks <= MOST * ROUNDS, "{clicks} clicks in {ROUNDS} rounds");
    window.close().await
}

/// Plays until one may drive to a message that can be taken, and clicks on its market.
async fn drive(window: &Browser, server: &Server) -> Result<String> {
    let wanted = "(() => { const card = document.querySelector('.dock [data-choice=\"play carriage-house\"]'); if (card) { card.click(); return true; } return false; })()";
    for _ in 0..5 {
        new_table(window, server, &bots(2), false).await?;
        while window.state().await? != "over" {
            if window.is("document.querySelector('[data-action=along]') !== null").await? {
                let gains = "[...document.querySelectorAll('.dock [data-choice^=drive]')].find((it) => it.querySelector('.chips'))?.dataset.choice";
                let choice = window.eval(gains).await?;
                return Ok(choice.as_str().context("a drive with a gain")?.to_owned());
            }
            let before = window.revision().await?;
            if window.is(wanted).await? {
                window.wait_beyond(before).await?;
            } else {
                window.answer().await?;
            }
        }
    }
    bail!("nobody could drive in five games")
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_drives_and_takes_the_message() -> Result<()> {
    let server = Server::open()?;
    let window = careful(&server, 1366, 768).await?;
    let choice = drive(&window, &server).await?;
    let messages = "document.querySelectorAll('.player[data-seat=\"0\"] .msg').length + [...document.querySelectorAll('.player[data-seat=\"0\"] .msg small')].reduce((sum, it) => sum + Number(it.textContent) - 1, 0)";
    let before = window.eval(messages).await?;
    window.click(&format!(".dock [data-choice=\"{choice}\"]")).await?;
    window.wait(&format!("{messages} === {before} + 1")).await?;
    // Whoever wants to leave it there says so, and is asked.
    let choice = drive(&window, &server).await?;
    window.click("[data-action=along]").await?;
    window.find("[data-action=along][aria-pressed=false]").await?;
    window.click(&format!(".dock [data-choice=\"{choice}\"]")).await?;
    window.find(".dock [data-choice=take]").await?;
    window.find(".dock [data-choice=pass]").await?;
    window.close().await
}
