//! The pages around the game: axe finds nothing on any of them, in light and in dark.

use anyhow::{Result, ensure};
use serde_json::json;
use webtest::{
    browser::Browser,
    play::{bots, finished, new_table, visitor},
    server::Server,
};

/// Opens a dialog of a page, looks at it, and closes it again.
async fn look_at_dialog(window: &Browser, action: &str) -> Result<()> {
    window.click(&format!("[data-action={action}]")).await?;
    window.find("dialog[open]").await?;
    window.accessible_in_both(&format!("the dialog {action}")).await?;
    window.picture(&format!("dialog-{action}")).await?;
    window.click("dialog [data-action=close]").await?;
    window.wait("document.querySelector('dialog') === null").await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_dialog_is_open_to_everyone() -> Result<()> {
    let server = Server::open()?;
    let newcomer = Browser::open(1366, 768, false).await?;
    newcomer.go(&server.url("/")).await?;
    newcomer.find("[data-testid=play-now]").await?;
    newcomer.accessible_in_both("the first visit").await?;
    newcomer.picture("first-visit").await?;
    newcomer.close().await?;
    let window = visitor(&server, "Watcher", 1366, 768).await?;
    window.accessible_in_both("home").await?;
    window.picture("home-light").await?;
    look_at_dialog(&window, "settings").await?;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "expert" }, { "kind": "open" }]);
    new_table(&window, &server, &seats, false).await?;
    window.find(".room .qr").await?;
    window.accessible_in_both("waiting room").await?;
    window.picture("waiting-room").await?;
    new_table(&window, &server, &bots(2), false).await?;
    window.wait_state("asked").await?;
    for dialog in ["rules", "menu"] {
        look_at_dialog(&window, dialog).await?;
    }
    // Help beside a person, as a click opens it.
    window.click(".person[data-help]").await?;
    window.find(".note").await?;
    window.accessible_in_both("help").await?;
    window.close().await
}

/// More answers than one gives in the first of three periods.
const A_PERIOD: usize = 20;

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_meets_everything() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Perrine", 390, 844).await?;
    window.touch().await?;
    window.fits_fingers("home").await?;
    window.click("[data-action=settings]").await?;
    window.find("dialog[open]").await?;
    window.fits_fingers("settings").await?;
    window.click("dialog [data-action=close]").await?;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "expert" }, { "kind": "open" }]);
    new_table(&window, &server, &seats, false).await?;
    window.find(".room .qr").await?;
    window.fits_fingers("waiting room").await?;
    new_table(&window, &server, &bots(3), true).await?;
    for _ in 0..A_PERIOD {
        ensure!(window.answer_by_hand().await?, "the game goes on");
        let question = window.eval("document.querySelector('.prompt')?.innerText").await?;
        window.fits_fingers(&format!("the question {question}")).await?;
    }
    let path = finished(&window, &server, 4).await?;
    window.fits_fingers("end").await?;
    window.go(&server.url(&path.replace("/table/", "/replay/"))).await?;
    window.find(".rounds .btn").await?;
    window.fits_fingers("replay").await?;
    window.go(&server.url("/rules")).await?;
    window.find(".ref").await?;
    window.fits_fingers("rules").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_with_faults_is_not_clean() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Gaspard", 800, 600).await?;
    window.clean().await?;
    let faults = [
        ("console.error('something is wrong')", "something is wrong"),
        ("setTimeout(() => { throw new Error('nobody caught it') })", "nobody caught it"),
        ("document.body.setAttribute('style', 'color: red')", "inline style"),
        ("fetch('http://elsewhere.invalid/').catch(() => 0)", "http://elsewhere.invalid/"),
        ("fetch('/no-such-file').then(() => 0)", "status of 404"),
    ];
    for (fault, _) in faults {
        window.eval(fault).await?;
        window.eval("new Promise((done) => setTimeout(() => done(0)))").await?;
    }
    let report = window.close().await.err().map(|it| it.to_string()).unwrap_or_default();
    for (fault, said) in faults {
        ensure!(report.contains(said), "{fault} is not in {report}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn replay_and_rules_can_be_read() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Watcher", 1366, 768).await?;
    window.go(&server.url("/rules")).await?;
    window.find(".ref").await?;
    window.accessible_in_both("rules").await?;
    window.picture("rules").await?;
    let path = finished(&window, &server, 2).await?;
    window.find("[data-testid=rematch]").await?;
    window.accessible_in_both("end").await?;
    window.picture("end-light").await?;
    window.go(&server.url(&path.replace("/table/", "/replay/"))).await?;
    window.click("[data-testid=forward]").await?;
    window.wait("location.search.includes('step=1')").await?;
    window.click(".rounds .btn:nth-child(5)").await?;
    window.wait("document.querySelector('.round-n').textContent.includes('5')").await?;
    window.accessible_in_both("replay").await?;
    window.picture("replay").await?;
    window.close().await
}
