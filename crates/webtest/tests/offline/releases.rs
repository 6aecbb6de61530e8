//! Releases of the page: taken at a good moment, small, and alone on their host.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
    process::Command,
};

use anyhow::{Result, ensure};
use serde_json::json;
use webtest::{
    browser::Browser,
    device::{table, visitor},
    host::Host,
};

use crate::kept;

/// What the head of an answer takes, about.
const HEAD: u64 = 120;

/// What a first visit may transfer up to the first question, compressed with brotli, in bytes: the target of `docs/offline.md`, and
/// 4 kB for files that are needed later but requested sooner on a busy machine.
const FIRST_VISIT: u64 = 554_000;

/// The bytes of each of these files after brotli, as a host sends them.
fn compressed(files: &BTreeSet<PathBuf>) -> Result<Vec<u64>> {
    let script = "const { brotliCompressSync } = require('node:zlib'); const { readFileSync } = require('node:fs'); \
        console.log(process.argv.slice(1).map((it) => brotliCompressSync(readFileSync(it)).length).join(' '));";
    let output = Command::new("node").args(["-e", script]).args(files).output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let sizes = String::from_utf8(output.stdout)?;
    Ok(sizes.split_whitespace().map(str::parse).collect::<Result<_, _>>()?)
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
    // Files that are asked for at that moment do not stop it.
    let ask = "for (let i = 0; i < 400; i++) setTimeout(() => fetch('main.js'), 5 * i)";
    window.eval(ask).await?;
    window.eval("location.hash = '/'").await?;
    window.wait("globalThis.before === undefined").await?;
    window.find("[data-testid=play-now]").await?;
    window
        .wait("document.querySelector('[data-testid=play-now]').textContent.includes('Again')")
        .await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_update_interrupts_nothing() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    kept(&window).await?;
    window.eval("location.reload()").await?;
    window.find("[data-testid=create]").await?;
    kept(&window).await?;
    window.eval("void (globalThis.before = true)").await?;
    host.release("locales/en.ftl", "web-play-now = ", "web-play-now = Again ")?;
    window.eval("navigator.serviceWorker.ready.then((it) => it.update()).then(() => true)").await?;
    // Somebody may be choosing who plays.
    window.find(".update button").await?;
    window.eval("void dispatchEvent(new CustomEvent('notice', { detail: 'unreadable' }))").await?;
    window.find(".toast").await?;
    window.check("document.querySelector('.update') !== null", "the notice stays").await?;
    table(&window, 2, false).await?;
    window.wait_state("asked").await?;
    window.click("[data-action=menu]").await?;
    window.find("dialog .menu").await?;
    // Another tab wants it, but here a game is played.
    window.eval("void (globalThis.other = open(`${location.href.split('#')[0]}#/`))").await?;
    let click = "(() => { const it = other.document.querySelector('.update button'); it?.click(); return Boolean(it); })()";
    window.wait(click).await?;
    window
        .wait("other.document.querySelector('.update').textContent.includes('Another tab')")
        .await?;
    window
        .check(
            "globalThis.before === true && document.querySelector('dialog .menu') !== null",
            "the menu is open",
        )
        .await?;
    window.eval("location.hash = '/'").await?;
    window.find("[data-testid=play-now]").await?;
    window.check("globalThis.before === true", "the other tab decides").await?;
    window.eval(click).await?;
    window.wait("globalThis.before === undefined").await?;
    window
        .wait("document.querySelector('[data-testid=play-now]')?.textContent.includes('Again')")
        .await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_is_small_in_every_language() -> Result<()> {
    let host = Host::open().await?;
    // What is kept for later comes after the first question, however long that takes here.
    host.release("device/install.js", "LATER=5e3", "LATER=5e8")?;
    let mut visits = Vec::new();
    for language in ["de", "en", "fr", "ja", "nl"] {
        let before = host.sent().len();
        let window = Browser::open(1366, 768, false).await?;
        window.settings(&json!({ "language": language })).await?;
        window.go(&host.file("")).await?;
        window.click("[data-testid=play-now]").await?;
        window.find(".dock [data-choice]").await?;
        visits.push((language, host.sent().split_off(before)));
        window.close().await?;
    }
    // Most files are the same in every language, and take long to compress.
    let files: BTreeSet<PathBuf> = visits.iter().flat_map(|it| &it.1).cloned().collect();
    let sizes: BTreeMap<PathBuf, u64> = files.iter().cloned().zip(compressed(&files)?).collect();
    for (language, sent) in visits {
        let bytes = sent.iter().map(|it| HEAD + sizes[it]).sum::<u64>();
        println!("{language}: {bytes} bytes in {} files", sent.len());
        ensure!(bytes <= FIRST_VISIT, "{language}: {bytes} bytes of {FIRST_VISIT}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn other_pages_of_the_host_stay_what_they_are() -> Result<()> {
    let host = Host::open().await?;
    host.add("other.html", "<title>Other</title><p>Something else")?;
    let window = visitor(&host, "/", 1366, 768).await?;
    window.find("[data-testid=play-now]").await?;
    kept(&window).await?;
    window.go(&host.file("other.html")).await?;
    window.wait("document.title === 'Other' && document.querySelector('#app') === null").await?;
    // The one picture a browser asks for by itself.
    window.expect("favicon.ico");
    host.stop();
    for page in ["", "index.html", "?pause=0#/rules"] {
        window.go(&host.file(page)).await?;
        window.find("#app .page :is([data-testid=play-now], h1)").await?;
    }
    window.close().await
}

/// What tells installed apps apart: the identifier in the manifest, or else where the app starts.
const APP: &str = "(async () => {
    const { href } = document.querySelector('link[rel=manifest]');
    const { id, start_url } = await (await fetch(href)).json();
    const start = new URL(start_url, href);
    return id === undefined ? start.href : new URL(id, start.origin).href;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn a_page_in_a_folder_is_an_app_of_its_own() -> Result<()> {
    let host = Host::open_at("/games/").await?;
    let window = visitor(&host, "/", 1366, 768).await?;
    window.find("[data-testid=play-now]").await?;
    let app = window.eval(APP).await?;
    ensure!(app == host.file(""), "{app}");
    window.close().await
}
