//! Whole games: against bots, in two windows, through a restart of the server, with one device passed around.

use std::collections::BTreeSet;

use anyhow::{Result, bail, ensure};
use serde_json::json;
use webtest::{
    browser::Browser,
    play::{bots, new_table, play_out, settle, start, visitor},
    server::{OwnServer, Server},
};

#[tokio::test(flavor = "multi_thread")]
async fn one_click_and_a_whole_game_against_bots() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Marguerite", 1366, 768).await?;
    new_table(&window, &server, &bots(3), false).await?;
    window.wait_state("asked").await?;
    window
        .eval("window.drawings = 0; addEventListener('drawn', () => (window.drawings += 1))")
        .await?;
    window.prefer(true).await?;
    window.picture("board-4-dark").await?;
    window.prefer(false).await?;
    window.picture("board-4-light").await?;
    let fits = "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth";
    window.check(fits, "the table fits on one screen").await?;
    let mut answers = 0;
    while window.answer_by_hand().await? {
        answers += 1;
    }
    ensure!(20 < answers, "a game has more than {answers} answers");
    window.find("[data-testid=rematch]").await?;
    window.prefer(true).await?;
    window.picture("end-dark").await?;
    window.check("window.drawings > 20", "every state was drawn").await?;
    window.close().await
}

/// The phase and whether one is asked: each looks different.
const LOOK: &str = "(document.querySelector('.phases .now b')?.textContent ?? 'over') + (document.querySelector('.prompt.asked') ? ' asked' : ' waiting')";

/// Plays two rounds, lets axe look at everything that looks different, and plays until the end.
async fn play_out_looking(windows: &[&Browser]) -> Result<()> {
    let mut seen = BTreeSet::new();
    while !windows[0].is("document.querySelector('.round-n').textContent.includes('3')").await? {
        for (number, window) in windows.iter().enumerate() {
            window.answer().await?;
            settle(windows).await?;
            look(window, number, &mut seen).await?;
        }
    }
    // Whether somebody can pay for a person depends on the deal: another test looks at that.
    for look in ["2 asked", "2 waiting", "3 asked", "3 waiting", "4 waiting"] {
        ensure!(seen.iter().any(|it| it.contains(look)), "phase {look} was looked at: {seen:?}");
    }
    play_out(windows).await?;
    for (number, window) in windows.iter().enumerate() {
        look(window, number, &mut seen).await?;
    }
    Ok(())
}

/// Lets axe look at a window if it looks different from everything seen.
async fn look(window: &Browser, number: usize, seen: &mut BTreeSet<String>) -> Result<()> {
    let look = format!("window {number} {}", window.eval(LOOK).await?);
    if seen.insert(look.clone()) {
        window.accessible_in_both(&look).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_windows_with_draft_undo_and_end() -> Result<()> {
    let server = Server::open()?;
    let first = visitor(&server, "Blaise", 1366, 768).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let path = new_table(&first, &server, &seats, false).await?;
    first.find(".room .qr").await?;
    let second = visitor(&server, "Odette", 390, 844).await?;
    second.go(&server.url(&path)).await?;
    second.click("[data-testid=sit-1]").await?;
    second.find(".seat-l .k-person .btn.quiet").await?;
    first.wait("document.querySelectorAll('.seat-l .k-person').length === 2").await?;
    start(&first).await?;
    let both = [&first, &second];
    for window in both {
        window.wait_state("asked").await?;
    }
    // The draft: choose, and change one's mind while the other has not chosen.
    let pressed = "document.querySelector('.draft .card[aria-pressed=true]')?.dataset.choice";
    first.click(".draft button.card").await?;
    first.wait(&format!("{pressed} !== undefined")).await?;
    let before = first.eval(pressed).await?;
    settle(&both).await?;
    first.click(".draft button.card[aria-pressed=false]").await?;
    first.wait(&format!("![undefined, {before}].includes({pressed})")).await?;
    second.picture("phone-draft").await?;
    settle(&both).await?;
    // Others act while a card is looked at: the focus stays on it.
    second.answer().await?;
    settle(&both).await?;
    first.press("1").await?;
    let focus = "document.activeElement.dataset.choice ?? null";
    let held = first.eval(focus).await?;
    ensure!(held.is_string(), "a card has the focus");
    ensure!(second.answer().await?.is_some(), "the other chooses too");
    settle(&both).await?;
    ensure!(first.eval(focus).await? == held, "the focus stays on {held}");
    // Play a card and take it back, while the other window waits.
    while !first.is("document.querySelector('.hand [data-choice^=play]') !== null").await? {
        for window in both {
            window.answer().await?;
        }
        settle(&both).await?;
    }
    let Some(played) = first.answer().await? else { bail!("a card can be played") };
    ensure!(played.choice.starts_with("play "), "a card is played: {}", played.choice);
    first.find("[data-action=undo]").await?;
    let card = format!("document.querySelector('.hand [data-choice=\"{}\"]')", played.choice);
    first.check(&format!("{card} === null"), "the card has left the hand").await?;
    let revision = settle(&both).await?;
    first.click("[data-action=undo]").await?;
    first.wait_beyond(revision).await?;
    first.wait(&format!("{card} !== null")).await?;
    first.check("document.querySelector('.toast.error') === null", "undo is no error").await?;
    ensure!(settle(&both).await? == revision + 1, "an undo is one entry of the log");
    for window in both {
        let told = window.messages().iter().any(|it| it.contains("\"undo\":true,\"from\""));
        ensure!(told, "both are told of the undo");
    }
    second.check("document.querySelector('.prompt .undone') !== null", "the other is told").await?;
    let line = "document.querySelector('.log .lt')?.textContent";
    let said = second.eval("document.querySelector('.prompt .undone').textContent").await?;
    second.check(&format!("{line} === {said}"), "the log says it too").await?;
    first.check("document.querySelector('.undone') === null", "one knows what one did").await?;
    play_out_looking(&both).await?;
    first.close().await?;
    second.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn five_players_with_the_expansion_and_a_server_restart() -> Result<()> {
    let mut server = OwnServer::open()?;
    let window = visitor(&server, "Thibault", 1440, 900).await?;
    new_table(&window, &server, &bots(4), true).await?;
    window.wait_state("asked").await?;
    window.picture("board-5-light").await?;
    let round = "document.querySelector('.round-n').textContent";
    let before = window.eval(round).await?;
    window.expect("WebSocket connection to");
    server.stop();
    window.find(".offline").await?;
    server.start_again(&[])?;
    window.wait_state("asked").await?;
    ensure!(window.eval(round).await? == before, "the same round after the restart");
    play_out(&[&window]).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_pass_one_device() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Perrine", 820, 1180).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Yves" }]);
    new_table(&window, &server, &seats, false).await?;
    window.wait_state("asked").await?;
    window.click(".draft button.card").await?;
    window.find(".pass").await?;
    window.picture("pass-the-device").await?;
    window.accessible_in_both("pass the device").await?;
    window.check("document.querySelector('.card') === null", "no card is to be seen").await?;
    play_out(&[&window]).await?;
    window.close().await
}
