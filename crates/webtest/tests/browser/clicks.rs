//! How many clicks a round takes, counted in whole games.

use anyhow::{Context as _, Result, ensure};
use engine::{Choice, Game, Prompt};
use webtest::{
    browser::Browser,
    play::{bring, careful},
    position::{PERSON, stopped},
    server::Server,
};

/// The most clicks of a round, on average.
const MOST: u32 = 7;
const ROUNDS: u32 = 9;

/// Clicks once if something is asked: on a choice without further questions if there is one, so that the questions of cards and persons
/// do not hide how often one has to confirm. Returns the revision that was answered.
const CLICK: &str = r"(() => {
  if (!document.querySelector('.table:not([aria-busy]) .prompt.asked')) return null;
  const all = [...document.querySelectorAll('button.person, .dock [data-choice]')];
  const asks = /trusted-friend|carriage-house|hotel|notre-dame|minstrel|fool|hostess|bishop|^pass/;
  const picked = all.find((it) => it.getAttribute('aria-pressed') === 'true' && !it.dataset.choice.startsWith('keep'));
  const it = picked ?? all.find((it) => !asks.test(it.dataset.choice)) ?? all[0];
  it?.click();
  return it ? Number(document.querySelector('.page').dataset.revision) : null;
})()";

/// Clicks until the answer is accepted, which takes a second click if it is final; returns how often.
async fn answer(window: &Browser) -> Result<u32> {
    let Some(before) = window.eval(CLICK).await?.as_u64() else { return Ok(0) };
    let asked_again = window.is("document.querySelector('.prompt .final') !== null").await?;
    if asked_again {
        ensure!(window.revision().await? == before, "what is final waits for a second click");
        ensure!(window.eval(CLICK).await? == before, "the same is asked again");
    }
    window.wait_beyond(before).await?;
    Ok(1 + u32::from(asked_again))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_takes_at_most_seven_clicks() -> Result<()> {
    let server = Server::open()?;
    let window = careful(&server, 1366, 768).await?;
    // A game from a fixed seed: how many questions there are depends on the cards.
    bring(&window, &server, &stopped(4, false, |_| true)?).await?;
    let mut clicks = 0;
    while window.state().await? != "over" {
        clicks += answer(&window).await?;
    }
    ensure!(clicks > 4 * ROUNDS, "{clicks} clicks are no game");
    ensure!(clicks <= MOST * ROUNDS, "{clicks} clicks in {ROUNDS} rounds");
    window.close().await
}

/// Brings a game in which the person may drive to a message and take it; returns that choice.
async fn drive(window: &Browser, server: &Server) -> Result<String> {
    let takes = |game: &Game| {
        matches!(game.table().prompt, Prompt::Drive { .. })
            && game.options(PERSON).iter().any(
                |it| matches!(it, Choice::Drive(market) if game.table().may_take(PERSON, market)),
            )
    };
    bring(window, server, &stopped(3, false, takes)?).await?;
    window.find("[data-action=along]").await?;
    let gains = "[...document.querySelectorAll('.dock [data-choice^=drive]')].find((it) => it.querySelector('.chips'))?.dataset.choice";
    let choice = window.eval(gains).await?;
    Ok(choice.as_str().context("a drive with a gain")?.to_owned())
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
