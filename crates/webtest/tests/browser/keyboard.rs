//! A whole game without a mouse, from the home page to the rematch, with what a screen reader hears.

use anyhow::{Result, ensure};
use webtest::{
    browser::Browser,
    play::{bots, listener, new_table, visitor},
    server::Server,
};

/// The pace that is called brisk in the settings.
const BRISK: f64 = 2.0;

/// What a screen reader says without being asked.
const SAID: &str = "(document.querySelector('.table > [role=status]')?.textContent ?? '').trim()";

/// From now on, what the page sends takes so long that its choices disappear in the meantime.
const SLOW: &str = "(() => { const send = WebSocket.prototype.send; WebSocket.prototype.send = function (message) { setTimeout(() => send.call(this, message), 40); }; })()";

/// Makes a table for two by keyboard alone.
async fn make_table(window: &Browser) -> Result<()> {
    window.tab_to("[data-action=settings]").await?;
    window.press("Enter").await?;
    window.find("dialog[open]").await?;
    window
        .check("document.activeElement.closest('dialog') !== null", "the dialog has the focus")
        .await?;
    window.press("Escape").await?;
    window.wait("document.querySelector('dialog') === null").await?;
    let back = "document.activeElement.matches('[data-action=settings]')";
    window.check(back, "the focus is back where it was").await?;
    let play = window.tab_to("[data-testid=play-now]").await?;
    ensure!(play.role == "button" && play.name == "Play now", "{play:?}");
    window.tab_to("[data-testid=new-table]").await?;
    window.press("Enter").await?;
    window.find(".presets").await?;
    let first = window.tab_to("[data-testid=preset-first]").await?;
    ensure!(first.role == "button" && first.name.starts_with("First game"), "{first:?}");
    window.press("Enter").await?;
    window.wait("document.querySelectorAll('.chairs li').length === 3").await?;
    let players = window.tab_to("[name=players]:checked").await?;
    ensure!(players.role == "radio" && players.name == "3", "{players:?}");
    window.press("ArrowLeft").await?;
    window.wait("document.querySelectorAll('.chairs li').length === 2").await?;
    window.tab_to("[data-testid=create]").await?;
    window.press("Enter").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_alone() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Kenji", 1366, 768).await?;
    make_table(&window).await?;
    window.eval(SLOW).await?;
    let mut answers = 0;
    loop {
        // The bot has chosen too where both choose at the same time: nothing is under way.
        window.wait("document.querySelector('.end') !== null || document.querySelector('.player.turn:not([data-seat=\"0\"])') === null && document.querySelector('.table:not([aria-busy]) .prompt.asked') !== null && document.querySelector('.dock [data-choice]') !== null").await?;
        if window.state().await? == "over" {
            break;
        }
        let asked = format!("{SAID}.endsWith(document.querySelector('.prompt h2').textContent)");
        window.check(&asked, "the question is said").await?;
        // A digit goes straight to an answer; the tabulator finds one too.
        if answers % 4 == 0 {
            window.tab_to("[data-choice]").await?;
        } else {
            window.press("1").await?;
        }
        let focused = window.focused().await?;
        ensure!(focused.role == "button", "a choice is a button: {focused:?}");
        window.enter_choice().await?;
        answers += 1;
        let kept = "document.querySelector('.end') !== null || document.activeElement.closest('.dock, .persons, .board') !== null";
        window.check(kept, "the focus stays where choices are").await?;
        window
            .check(
                &format!("document.querySelector('.end') !== null || {SAID} !== ''"),
                "what happened is said",
            )
            .await?;
    }
    ensure!(20 < answers, "a game has more than {answers} answers");
    let rematch = window.tab_to("[data-testid=rematch]").await?;
    ensure!(rematch.role == "button", "{rematch:?}");
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_by_keyboard_answers_while_the_story_is_told() -> Result<()> {
    let server = Server::open()?;
    let window = listener(&server, BRISK, 1366, 768).await?;
    window.may_move().await?;
    new_table(&window, &server, &bots(2), false).await?;
    let mut told = 0;
    // Two rounds and more: cards and persons of others, the plague, a new round.
    for _ in 0..24 {
        window.wait_state("asked").await?;
        told += u32::from(window.is("document.querySelector('[data-stage]') !== null").await?);
        window.press("1").await?;
        let focused = window.focused().await?;
        ensure!(focused.role == "button", "a choice is a button: {focused:?}");
        window.enter_choice().await?;
        let kept = "document.activeElement.closest('.dock, .persons, .board') !== null";
        window.check(kept, "the focus stays where choices are").await?;
    }
    ensure!(told > 0, "something was told meanwhile");
    window.close().await
}
