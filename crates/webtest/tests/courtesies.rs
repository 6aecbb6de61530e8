//! What makes the table pleasant: one click to begin, nothing lost while one is away, a second click before what is final, a closer
//! look, and a page at rest that rests.

use anyhow::{Context as _, Result, ensure};
use serde_json::json;
use webtest::{
    browser::Browser,
    play::bring,
    position::{ends_round, stopped},
    server::{OwnServer, Server},
};

/// A window of someone who has never been here, on the home page.
async fn newcomer(server: &Server, width: u32, height: u32) -> Result<Browser> {
    let window = Browser::open(width, height, false).await?;
    window.go(&server.url("/")).await?;
    window.find("[data-testid=play-now]").await?;
    Ok(window)
}

const ASKED: &str = "document.querySelector('.table:not([aria-busy]) .prompt.asked') !== null && document.querySelector('.dock [data-choice]') !== null";

/// The same, one click later: at a table where something is asked.
async fn at_a_table(server: &Server, width: u32, height: u32) -> Result<Browser> {
    let window = newcomer(server, width, height).await?;
    window.click("[data-testid=play-now]").await?;
    window.wait(ASKED).await?;
    window.click("[data-testid=deal]").await?;
    window.wait("document.querySelector('dialog') === null").await?;
    Ok(window)
}

/// The address of the page.
async fn path(window: &Browser) -> Result<String> {
    let path = window.eval("location.pathname").await?;
    path.as_str().map(str::to_owned).context("the address of the page")
}

/// Answers by requests, as from another device, until the page's own seat is asked in this phase.
fn answer_elsewhere(phase: &str) -> String {
    format!(
        "(async () => {{ const id = location.pathname.split('/')[2]; for (let k = 0; k < 2000; k += 1) {{
            const update = await (await fetch(`/api/tables/${{id}}/view`)).json(); const view = update.views[0];
            const asked = view.options.length && !view.own?.draft?.pick;
            if (asked && view.table.phase === '{phase}') return true;
            if (!asked) {{ await new Promise((done) => setTimeout(done, 30)); continue; }}
            await fetch(`/api/tables/${{id}}/choices`, {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({{ seat: view.seat, revision: update.revision, choice: view.options[0] }}) }}); }} return false; }})()"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_after_one_click() -> Result<()> {
    let server = Server::open()?;
    let window = newcomer(&server, 390, 844).await?;
    ensure!(
        window.eval("document.querySelector('dialog') === null").await? == json!(true),
        "nothing stands in the way"
    );
    let name = window.eval("document.querySelector('[data-testid=own-name]').value").await?;
    window.click("[data-testid=play-now]").await?;
    window.wait(ASKED).await?;
    ensure!(name.as_str().is_some_and(|it| !it.is_empty()), "a name is suggested: {name}");
    window.clean().await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_final_takes_a_second_click() -> Result<()> {
    let server = Server::open()?;
    let window = at_a_table(&server, 1366, 768).await?;
    // The bots have kept their cards: the last answer passes all of them on. A card is kept with one click all the same.
    window.wait("document.querySelectorAll('.player .chosen').length === 2").await?;
    window.wait(ASKED).await?;
    let cards = "document.querySelectorAll('.dock .card[data-choice]').length";
    ensure!(window.eval(cards).await? == json!(3), "three cards");
    window.click(".dock .card[data-choice]").await?;
    window.wait(&format!("{cards} === 2")).await?;
    // The player who hires last ends the round, and new persons are revealed.
    bring(&window, &server, &stopped(3, false, ends_round)?).await?;
    window.click("button.person").await?;
    window.find(".prompt .final").await?;
    window
        .check(
            "document.querySelector('button.person[aria-pressed=true]') !== null",
            "it is marked",
        )
        .await?;
    let before = window.revision().await?;
    window.accessible("a final choice").await?;
    ensure!(window.revision().await? == before, "nothing was sent yet");
    window.click("[data-action=confirm]").await?;
    window.wait_beyond(before).await?;
    window.clean().await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_missed_is_told_and_the_board_can_be_looked_at() -> Result<()> {
    let server = Server::open()?;
    let window = at_a_table(&server, 1366, 768).await?;
    let path = path(&window).await?;
    // The page looks away while the game goes on.
    let away = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })";
    window.eval(away).await?;
    ensure!(window.eval(&answer_elsewhere("hiring")).await? == json!(true), "the game went on");
    window.go(&server.url(&path)).await?;
    window.find(".recap.list li").await?;
    window.accessible("what was missed").await?;
    window.picture("missed").await?;
    window.click("[data-action=caught-up]").await?;
    window.wait("document.querySelector('.recap') === null").await?;
    // Another's borough comes close, and all goes back.
    let seen = "document.querySelector('svg.board').getAttribute('viewBox')";
    let whole = window.eval(seen).await?;
    window.click(".player[data-seat=\"2\"] .nm").await?;
    window.find(".board.zoomed").await?;
    window.accessible("a borough close by").await?;
    // Closer still, nothing is drawn again.
    let close = window.eval(seen).await?;
    window.eval("window.drawings = 0; addEventListener('drawn', () => { drawings += 1; })").await?;
    window.press("+").await?;
    window.wait(&format!("{seen} !== {close}")).await?;
    window.check("drawings === 0", "only the view box has changed").await?;
    window.press("0").await?;
    window.wait(&format!("{seen} === {whole}")).await?;
    window.clean().await?;
    window.close().await
}

/// How often a page wakes in the quietest of some stretches of 3 seconds, and by how much its layout has shifted. On a busy machine the page
/// may need the first stretches to be ready.
const RESTS: &str = "(async () => {
    await document.fonts.ready;
    const later = window.setTimeout.bind(window);
    let woken = 0;
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) {
        const real = window[name].bind(window);
        window[name] = (...all) => { woken += 1; return real(...all); };
    }
    const shifts = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((it) => it.value))).observe({ type: 'layout-shift', buffered: true });
    let least = Infinity;
    for (let k = 0; k < 10 && 1 < least; k += 1) {
        woken = 0;
        await new Promise((done) => later(done, 3000));
        least = Math.min(least, woken);
    }
    return [least, shifts.reduce((a, b) => a + b, 0)];
})()";

#[tokio::test(flavor = "multi_thread")]
async fn a_page_at_rest_rests() -> Result<()> {
    let server = Server::open()?;
    let window = at_a_table(&server, 1366, 768).await?;
    let path = path(&window).await?;
    for page in ["/", path.as_str(), "/rules"] {
        window.go(&server.url(page)).await?;
        window.find("main").await?;
        window.wait("document.querySelector('[aria-busy]') === null").await?;
        let measured = window.eval(RESTS).await?;
        ensure!(measured[0].as_f64() <= Some(1.0), "{page}: woken {measured} times in 3 seconds");
        ensure!(measured[1].as_f64() < Some(0.02), "{page}: the layout shifts: {measured}");
    }
    window.clean().await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_comes_in_few_scripts() -> Result<()> {
    let server = Server::open()?;
    let window = at_a_table(&server, 390, 844).await?;
    window.wait("document.querySelector('.table:not([aria-busy])') !== null").await?;
    let scripts = "performance.getEntriesByType('resource').map((it) => it.name.split('/').at(-1)).filter((it) => it.endsWith('.js'))";
    let scripts = window.eval(scripts).await?;
    let names: Vec<_> =
        scripts.as_array().into_iter().flatten().filter_map(|it| it.as_str()).collect();
    for bundle in ["bundle.js", "bundle-board.js", "bundle-table.js"] {
        ensure!(names.contains(&bundle), "{bundle} is among {names:?}");
    }
    // A browser that does not accept the import map loads the modules beside the bundles.
    ensure!(!names.contains(&"fluent.js") && names.len() < 12, "few scripts: {names:?}");
    window.clean().await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_rests_can_be_taken_up_again() -> Result<()> {
    let mut server = OwnServer::open()?;
    let window = at_a_table(&server, 1366, 768).await?;
    let before = window.eval("document.querySelector('.page').dataset.revision").await?;
    // The page may try to connect before the server is back.
    window.expect("WebSocket connection to");
    window.expect("ERR_CONNECTION_REFUSED");
    server.stop();
    server.start_again(&["--archive-playing-days", "0"])?;
    window.find(".prompt [data-action=resume]").await?;
    window.wait("document.querySelector('[data-choice]') === null").await?;
    window.picture("resting").await?;
    window.click("[data-action=resume]").await?;
    window.wait(ASKED).await?;
    let after = window.eval("document.querySelector('.page').dataset.revision").await?;
    ensure!(before == after, "the game goes on where it was: {before}, {after}");
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn no_list_in_the_settings_is_cut() -> Result<()> {
    let server = Server::open()?;
    let window = Browser::open(390, 844, false).await?;
    for language in ["en", "de", "fr", "nl", "ja"] {
        window.go(&server.url("/")).await?;
        window.speak(language).await?;
        window.go(&server.url("/")).await?;
        window.click("[data-action=settings]").await?;
        window.find("dialog[open]").await?;
        let cut = "(() => { const box = document.querySelector('.sheet-b').getBoundingClientRect(); const span = document.createElement('span'); document.body.append(span);
            const cut = [...document.querySelectorAll('dialog select, dialog .btn, dialog input')].filter((it) => { const own = it.getBoundingClientRect(); if (box.right < own.right + 1) return true; if (it.tagName !== 'SELECT') return false;
              const looks = getComputedStyle(it); span.style.cssText = 'position:absolute;white-space:nowrap'; span.style.font = looks.font; return [...it.options].some((option) => { span.textContent = option.text; return it.clientWidth - parseFloat(looks.paddingLeft) - parseFloat(looks.paddingRight) < span.offsetWidth; }); }).map((it) => it.outerHTML.slice(0, 80));
            span.remove(); return cut; })()";
        let cut = window.eval(cut).await?;
        ensure!(cut == json!([]), "{language}: {cut}");
        window.click("dialog [data-action=close]").await?;
    }
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_wait_for_each_other_and_a_new_page_has_the_focus() -> Result<()> {
    let server = Server::open()?;
    let window = newcomer(&server, 1366, 768).await?;
    let notices = "(async () => { const bundle = performance.getEntriesByType('resource').map((it) => it.name).find((it) => /\\/bundle\\.js/.test(it)); const { toast } = await import(bundle); for (const it of ['one', 'two', 'two', 'three']) toast(it, 'error'); return [...document.querySelectorAll('.toast')].map((it) => [it.textContent, it.getBoundingClientRect().top]); })()";
    let shown = window.eval(notices).await?;
    let shown: Vec<_> = shown.as_array().into_iter().flatten().collect();
    ensure!(shown.len() == 3, "each notice once: {shown:?}");
    let tops: Vec<_> = shown.iter().filter_map(|it| it[1].as_f64()).collect();
    ensure!(tops.is_sorted_by(|a, b| a + 30.0 < *b), "none covers another: {shown:?}");
    window.click("a[href='/rules'][data-link]").await?;
    window.wait("document.activeElement.matches('h1')").await?;
    window.clean().await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wide_and_low_window_shows_the_other_players() -> Result<()> {
    let server = Server::open()?;
    for (width, height) in [(1280, 440), (900, 420)] {
        let window = at_a_table(&server, width, height).await?;
        let others = "document.querySelectorAll('.strip .oth').length";
        ensure!(window.eval(others).await? == json!(2), "{width}×{height}");
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        window.check(fits, "the page is no wider than the window").await?;
        let board = "(() => { const it = document.querySelector('svg.board').getBoundingClientRect(); return it.width > 300 && it.height > 200 && it.top < innerHeight / 2; })()";
        window.check(board, "the board is seen").await?;
        window.picture(&format!("low-{width}")).await?;
        window.clean().await?;
        window.close().await?;
    }
    Ok(())
}
