//! The page without a server, on a host that knows nothing but files. `cargo xtask web` makes it first.

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};
use webtest::{
    browser::Browser, host::Host, play::play_out, server::Server, traffic::out_of_place,
};

/// Keeps what the worker tells the page.
const LISTEN: &str = "if (location.protocol === 'http:') { globalThis.heard = []; globalThis.Worker = class extends Worker {
    constructor(...all) { super(...all); this.addEventListener('message', ({ data }) => heard.push(structuredClone(data))); } }; }";

/// Opens a window on a page of the host, as someone who wants no waiting.
async fn visitor(host: &Host, page: &str, width: u32, height: u32) -> Result<Browser> {
    let window = Browser::open(width, height, false).await?;
    window.settings(&json!({ "confirm": false, "name": "Anna", "speed": 0 })).await?;
    window.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN })).await?;
    window.go(&host.url(page)).await?;
    Ok(window)
}

/// Makes a table on the page for new tables: this many seats, the second one for somebody beside.
async fn table(window: &Browser, players: usize, beside: bool) -> Result<()> {
    window.click("[data-testid=preset-first]").await?;
    window.click(&format!("input[name=players][value='{players}']")).await?;
    if beside {
        window.click("input[name=kind-1][value=me]").await?;
    }
    window.click("[data-testid=create]").await?;
    window.wait("location.hash.startsWith('#/table/')").await
}

/// Waits until the service worker answers for this page.
async fn kept(window: &Browser) -> Result<()> {
    window
        .wait(
            "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)",
        )
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_reload_and_without_the_host() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/", 1366, 768).await?;
    window.find("[data-testid=play-now]").await?;
    window.check("!document.querySelector('.join')", "nobody else can be joined").await?;
    window.click("[data-testid=play-now]").await?;
    window.wait_state("asked").await?;
    for _ in 0..6 {
        window.wait_state("asked").await?;
        window.answer().await?;
    }
    kept(&window).await?;
    window.wait_state("asked").await?;
    let before = window.revision().await?;
    window.eval("location.reload()").await?;
    window.wait_beyond(before - 1).await?;
    host.stop();
    window.eval("location.reload()").await?;
    window.wait_beyond(before - 1).await?;
    let answers = play_out(&[&window]).await?;
    ensure!(20 < answers, "a game has more than {answers} answers");
    // Everything around a finished game is there without the host too.
    window.find("[data-testid=rematch]").await?;
    window.eval("location.hash = location.hash.replace('table', 'replay')").await?;
    window.find(".replay").await?;
    window.eval("location.hash = '/'").await?;
    window.find(".club").await?;
    window.click("[data-testid=play-now]").await?;
    window.wait_state("asked").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_pass_a_phone_around_in_a_subfolder() -> Result<()> {
    let host = Host::open_at("/games/notre-dame/").await?;
    let window = visitor(&host, "/new", 390, 844).await?;
    table(&window, 3, true).await?;
    play_out(&[&window]).await?;
    window.accessible_in_both("the end on the device").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_told_no_card_of_the_bots() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 5, false).await?;
    window.wait_state("asked").await?;
    window.click("[data-action=hint]").await?;
    window.find(".toast").await?;
    for _ in 0..8 {
        window.wait_state("asked").await?;
        window.answer().await?;
    }
    let heard = window.eval("JSON.stringify(heard)").await?;
    let heard: Vec<Value> = serde_json::from_str(heard.as_str().context("what was heard")?)?;
    let mut updates = 0;
    for data in &heard {
        let told = match data["text"].as_str() {
            Some(text) => serde_json::from_str(text)?,
            None => data["body"].clone(),
        };
        updates += usize::from(told["type"] == "update");
        let found = out_of_place(&told, 0);
        ensure!(found.is_empty(), "{found:#?}");
    }
    ensure!(8 < updates, "{updates} updates");
    window.close().await
}

/// The revision that another tab shows.
const OTHER: &str = "Number(other.document.querySelector('.page')?.dataset.revision || 0)";

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_play_the_same_table() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 2, false).await?;
    window.wait_state("asked").await?;
    window.eval("void (globalThis.other = open(location.href))").await?;
    for round in 0..8 {
        window.wait_state("asked").await?;
        let asked = "other.document.querySelector('.prompt.asked') && other.document.querySelector('.dock [data-choice]')";
        window.wait(&format!("Boolean({asked})")).await?;
        let before = window.revision().await?;
        window.wait(&format!("{OTHER} === {before}")).await?;
        if round % 2 == 0 {
            window.answer().await?;
            window.wait(&format!("{OTHER} > {before}")).await?;
        } else {
            let all = "[...other.document.querySelectorAll('.dock [data-choice]')]";
            let choice =
                format!("({all}.find((it) => !it.dataset.choice.startsWith('pass')) ?? {all}[0])");
            window.eval(&format!("void [1, 2].forEach(() => {choice}?.click())")).await?;
            window.wait_beyond(before).await?;
        }
    }
    window.eval("other.close()").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn without_room_nothing_is_half_done() -> Result<()> {
    let host = Host::open().await?;
    // What a browser does that has no room for the first choice of a person.
    let stored = "// A line is never written over.";
    let full = "if (row.kind === 'line' && row.key && !globalThis.full) { globalThis.full = true; tx.abort();
        throw new DOMException('full', 'QuotaExceededError'); }";
    host.release("device/store.js", stored, full)?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 2, false).await?;
    // The bot has answered: from here on nothing happens until the person does.
    window.wait_beyond(0).await?;
    window.wait_state("asked").await?;
    let before = window.revision().await?;
    window.click(".dock [data-choice]").await?;
    window.find(".toast.error").await?;
    ensure!(window.revision().await? == before, "a choice that was not stored is not shown");
    window.answer().await?.context("the same choice can be made again")?;
    let after = window.revision().await?;
    window.eval("location.reload()").await?;
    window.wait_beyond(after - 1).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_keeps_nothing_is_told_so() -> Result<()> {
    let host = Host::open().await?;
    // What a browser does that refuses.
    let opened = "const request = indexedDB.open('notredame', 1);";
    let refused = "throw new DOMException('no', 'SecurityError'); const request = indexedDB.open('notredame', 1);";
    host.release("device/store.js", opened, refused)?;
    let window = visitor(&host, "/", 1366, 768).await?;
    window.click("[data-testid=play-now]").await?;
    window.find(".toast.error").await?;
    window.check("location.hash.length < 3", "no table is opened").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_update_is_offered_in_a_game_and_taken_after_it() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 2, false).await?;
    window.wait_state("asked").await?;
    kept(&window).await?;
    window.eval("location.reload()").await?;
    window.wait_state("asked").await?;
    window.eval("void (globalThis.before = true)").await?;
    host.release("locales/en.ftl", "web-play-now = ", "web-play-now = Again ")?;
    window.eval("navigator.serviceWorker.ready.then((it) => it.update()).then(() => true)").await?;
    window.find(".update button").await?;
    window.answer().await?;
    window.check("globalThis.before === true", "the game goes on undisturbed").await?;
    window.eval("location.hash = '/'").await?;
    window.wait("globalThis.before === undefined").await?;
    window.find("[data-testid=play-now]").await?;
    window
        .wait("document.querySelector('[data-testid=play-now]').textContent.includes('Again')")
        .await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_of_the_package_plays_a_game() -> Result<()> {
    let host = Host::open_package().await?;
    let window = Browser::open(800, 600, false).await?;
    window.go(&host.file("example.html")).await?;
    window.wait("document.querySelectorAll('#result li').length === 4").await?;
    // The one picture a browser asks for by itself.
    window.expect("favicon.ico");
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_loses_the_server_goes_on_alone() -> Result<()> {
    let mut server = Server::open()?;
    server.stop();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/offline");
    server.start_again(&["--offline", folder])?;
    let window = Browser::open(1366, 768, false).await?;
    window.settings(&json!({ "confirm": false, "name": "Anna", "speed": 0 })).await?;
    window.go(&server.url("/")).await?;
    window.click("[data-testid=play-now]").await?;
    window.wait_state("asked").await?;
    // From the second visit on everything is kept for later.
    window.go(&server.url("/")).await?;
    window.find("[data-testid=offline]").await?;
    for scope in ["/", "/offline/"] {
        let active = format!(
            "navigator.serviceWorker.getRegistration('{scope}').then((it) => it?.scope.endsWith(location.host + '{scope}') && it.active !== null)"
        );
        window.wait(&active).await?;
    }
    server.stop();
    window.expect("ERR_CONNECTION_REFUSED");
    window.go(&server.url("/rules")).await?;
    window.wait("location.pathname === '/offline/'").await?;
    window.click("[data-testid=play-now]").await?;
    window.wait_state("asked").await?;
    window.answer().await?.context("a game goes on without the server")?;
    window.close().await
}
