//! A whole game without a mouse, from the home page to the rematch, with what a screen reader hears.

use anyhow::{Result, ensure};
use webtest::{browser::Browser, play::visitor, server::Server};

/// What a screen reader says without being asked.
const SAID: &str = "(document.querySelector('.table > [role=status]')?.textContent ?? '').trim()";

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
        // Where the table is drawn again at that very moment, the answer is sought once more.
        if window.focused().await.is_err() {
            window.press("1").await?;
        }
        let focused = window.focused().await?;
        ensure!(focused.role == "button", "a choice is a button: {focused:?}");
        window.enter_choice().await?;
        answers += 1;
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
