//! Home, and how a game leads to the next.

use anyhow::{Result, ensure};
use serde_json::json;
use webtest::{
    play::{bots, bring, finished, new_table, play_out, visitor},
    position::{can_lead, is_over, stopped},
    server::Server,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_against_bots_begins_at_once() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Blaise", 1366, 768).await?;
    let path = finished(&window, &server, 2).await?;
    window.click("[data-testid=rematch]").await?;
    window
        .wait(&format!(
            "location.pathname !== '{path}' && document.querySelector('.prompt') !== null"
        ))
        .await?;
    window.check("document.querySelector('.room') === null", "no waiting room").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn home_shows_first_what_waits() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Blaise", 1366, 768).await?;
    let over = new_table(&window, &server, &bots(1), false).await?;
    play_out(&[&window]).await?;
    let score = window
        .eval(&format!(
            "fetch('/api/tables{}').then((it) => it.json()).then((it) => it.seats[0].score)",
            over.replace("/table", "")
        ))
        .await?;
    let path = new_table(&window, &server, &bots(2), false).await?;
    window.wait_state("asked").await?;
    window.go(&server.url("/")).await?;
    window.find(".club .hot").await?;
    window.wait("document.title.startsWith('(1)')").await?;
    window
        .check(
            &format!("document.querySelector('.hot a').getAttribute('href') === '{path}'"),
            "one click away",
        )
        .await?;
    let past = window.eval("document.querySelector('.past em').textContent").await?;
    ensure!(
        past.as_str() == Some(score.to_string().as_str()),
        "the score of the last game: {past}, {score}"
    );
    window.check("document.querySelector('.figures dd').textContent === '1'", "one game").await?;
    window.accessible_in_both("home of someone who has played").await?;
    window.picture("club").await?;
    window.resize(390, 844).await?;
    window.touch().await?;
    window.fits_fingers("home of someone who has played").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_says_who_plays_and_how_long_one_may_think() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Perrine", 1366, 768).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Yves" }]);
    new_table(&window, &server, &seats, false).await?;
    window.go(&server.url("/")).await?;
    window.find(".club .hot").await?;
    let rows = "[...document.querySelectorAll('.hot small')].map((it) => it.textContent)";
    ensure!(window.eval(rows).await? == json!(["Perrine and Yves"]), "one device for two");
    let slow = format!(
        "(async () => {{ const send = (path, body) => fetch('/api' + path, {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify(body) }}).then((it) => it.json());
        const answer = await send('/tables', {{ seats: {}, rules: {{}}, public: false, hints: true, seconds_per_choice: 172800 }});
        await send('/tables/' + answer.table.id + '/start', {{}}); }})()",
        bots(1)
    );
    window.eval(&slow).await?;
    window.go(&server.url("/")).await?;
    window.wait("document.querySelectorAll('.hot').length === 2").await?;
    window.check(&format!("{rows}.some((it) => it.includes('2 d'))"), "two days").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_elsewhere_is_told_that_tables_wait() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Blaise", 1366, 768).await?;
    let badges = "window.badges = []; navigator.setAppBadge = (n) => { badges.push(n); return Promise.resolve(); }";
    window.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": badges })).await?;
    let almost = stopped(2, false, |game| can_lead(game, is_over))?;
    let path = bring(&window, &server, &almost).await?;
    window.wait_state("asked").await?;
    window.wait("badges.at(-1) === 1").await?;
    window.go(&server.url("/")).await?;
    window.wait("document.title.startsWith('(1)') && badges.at(-1) === 1").await?;
    // Another table begins while the page is hidden, and a minute goes by.
    let away = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })";
    window.eval(away).await?;
    let another = format!(
        "(async () => {{ const send = (path, body) => fetch('/api' + path, {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify(body) }}).then((it) => it.json());
        const answer = await send('/tables', {{ seats: {}, rules: {{}}, public: false, hints: true }});
        await send('/tables/' + answer.table.id + '/start', {{}}); }})()",
        bots(1)
    );
    window.eval(&another).await?;
    window.eval("(() => { const now = Date.now; Date.now = () => now() + 60_000; })()").await?;
    window.wait("document.title.startsWith('(2)') && badges.at(-1) === 2").await?;
    // A game that is over waits for nobody; the other one still does.
    window.go(&server.url(&path)).await?;
    window.wait("badges.at(-1) === 2").await?;
    play_out(&[&window]).await?;
    window.wait("badges.at(-1) === 1").await?;
    window.close().await
}
