//! Wrong links, the first minute, the rules, a replay, and a device that is handed over.

use crate::home;
use anyhow::{Result, ensure};
use serde_json::json;
use webtest::{
    browser::Browser,
    play::{bots, finished, new_table, visitor},
    server::Server,
};

/// Pins of the first minute that are outside the picture and the window, or lie over words, a sector's name or a rat stone.
const PINS_ASTRAY: &str = r"(() => {
  const box = (it) => it.getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const dialog = document.querySelector('dialog.first-minute');
  const picture = box(dialog.querySelector('.fm-board'));
  const seen = [...dialog.querySelectorAll('.fm, .first-minute header, .fm-board .sn')].map(box);
  const stones = [...dialog.querySelectorAll('.fm-board .cell')].map(box);
  const pins = [...dialog.querySelectorAll('.fm-pin circle')].map(box);
  const apart = (a, b) => Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2) > (a.width + b.width) / 2 - 1;
  const good = pins.filter((it) => it.width > 15 && picture.left <= it.left && it.right <= picture.right && picture.top <= it.top && it.bottom <= picture.bottom && it.bottom <= innerHeight
    && !seen.some((other) => over(it, other)) && stones.every((other) => apart(it, other)));
  return 3 - good.length;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_link_says_so_and_leads_home() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Perrine", 1366, 768).await?;
    window.expect("404");
    for (path, title) in [
        ("/table/rose-4128", "No table"),
        ("/replay/rose-4128", "No game"),
        ("/join/ABCDEF", "No table"),
        ("/nonsense", "Nothing"),
    ] {
        window.go(&server.url(path)).await?;
        window
            .wait(&format!(
                "document.querySelector('h1')?.textContent.startsWith('{title}') ?? false"
            ))
            .await?;
        window
            .check(
                &format!("document.querySelector('.claim').textContent.includes('{path}')"),
                path,
            )
            .await?;
        window.accessible_in_both(path).await?;
        home(&window).await?;
    }
    window.picture("wrong-link").await?;
    // A code that works leads on from there.
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    new_table(&window, &server, &seats, false).await?;
    window.find(".room").await?;
    let code = window.eval("fetch('/api' + location.pathname.replace('/table', '/tables')).then((it) => it.json()).then((it) => it.code)").await?;
    window.go(&server.url("/nonsense")).await?;
    window.find(".again input").await?;
    window.eval(&format!("document.querySelector('.again input').value = {code}")).await?;
    window.click(".again button").await?;
    window.find(".room").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_minute_is_shown_once() -> Result<()> {
    let server = Server::open()?;
    let window = Browser::open(1366, 768, false).await?;
    window.go(&server.url("/")).await?;
    window.click("[data-testid=play-now]").await?;
    window.find("dialog.first-minute[open]").await?;
    window.check("document.querySelectorAll('.fm li').length === 3", "three sentences").await?;
    for (width, height) in [(390, 844), (820, 1180), (1366, 768)] {
        window.resize(width, height).await?;
        window.check(&format!("{PINS_ASTRAY} === 0"), &format!("three pins at {width}")).await?;
    }
    let levels = "fetch('/api' + location.pathname.replace('/table', '/tables')).then((it) => it.json()).then((it) => it.seats.filter((seat) => seat.level).map((seat) => seat.level))";
    ensure!(window.eval(levels).await? == json!(["novice", "novice"]), "an easier table");
    window.accessible_in_both("the first minute").await?;
    window.picture("first-minute").await?;
    window.press("Enter").await?;
    window.wait("document.querySelector('dialog') === null").await?;
    window.eval("location.reload()").await?;
    window.wait_state("asked").await?;
    window.check("document.querySelector('dialog') === null", "never again").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_have_pictures_and_those_of_a_table_are_its_own() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Maud", 1366, 768).await?;
    window.go(&server.url("/rules")).await?;
    window.wait("document.querySelectorAll('.picture').length === 6").await?;
    let count = "document.querySelectorAll('.gallery li').length";
    ensure!(window.eval(count).await? == json!(42), "nine cards and 33 persons");
    for (filter, n) in [("card", 9), ("brown", 6), ("b", 9), ("new", 18)] {
        window.click(&format!("[data-testid=filter-{filter}]")).await?;
        window.wait(&format!("{count} === {n}")).await?;
    }
    window.accessible_in_both("the gallery").await?;
    let table = new_table(&window, &server, &bots(1), false).await?;
    window.wait_state("asked").await?;
    window.click("[data-action=rules]").await?;
    window.find("dialog .chips").await?;
    window.wait(&format!("{count} === 24")).await?;
    let first = "[...document.querySelectorAll('.person')].every((it, k) => document.querySelectorAll('.gallery li')[k].id === `ref-${it.dataset.at.replace(':', '-')}`)";
    window.check(first, "the persons of the round come first").await?;
    let rats = "document.querySelectorAll('.gallery li .norats').length === 3";
    window.check(rats, "with their rats").await?;
    window.accessible_in_both("the rules of a table").await?;
    window.picture("rules-of-a-table").await?;
    ensure!(table.starts_with("/table/"));
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_goes_by_turns_rounds_and_moments() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Thibault", 1366, 768).await?;
    let path = finished(&window, &server, 2).await?;
    // A moment at the end leads to its step.
    window.click(".mom a").await?;
    window
        .wait("location.search.includes('step=') && document.querySelector('.replay') !== null")
        .await?;
    let step = "Number(document.querySelector('.replay').dataset.step)";
    window.check(&format!("{step} > 0"), "the step of the moment").await?;
    window.press("End").await?;
    window.find("[data-testid=moment]").await?;
    window.accessible_in_both("the last step").await?;
    let last = window.eval(step).await?;
    window
        .wait(&format!("(() => {{ const it = [...document.querySelectorAll('[data-testid=moment]')].find((it) => Number(it.dataset.value) < {last}); it?.click(); return it !== undefined; }})()"))
        .await?;
    window.wait(&format!("{step} < {last}")).await?;
    window.press("5").await?;
    window.wait("document.querySelector('.round-n').textContent.includes('5')").await?;
    let before = window.eval(step).await?;
    window.click("[data-testid=turn-on]").await?;
    window.wait(&format!("{step} > {before}")).await?;
    window.press("Home").await?;
    window.wait(&format!("{step} === 0")).await?;
    window.click("[data-action=speed][data-value=\"2\"]").await?;
    window.wait("document.querySelector('[data-action=speed][data-value=\"2\"]').getAttribute('aria-pressed') === 'true'").await?;
    window.click("[data-action=play]").await?;
    window.wait(&format!("{step} >= 2")).await?;
    window.click("[data-action=play]").await?;
    window.resize(390, 844).await?;
    window.wait("document.querySelectorAll('.scores li').length === 2").await?;
    window.touch().await?;
    window.go(&server.url(&path.replace("/table/", "/replay/"))).await?;
    window.wait("document.querySelectorAll('.scores li').length === 2").await?;
    let seen = "(() => { const box = document.querySelector('.scores').getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight; })()";
    window.check(seen, "the scores are in sight").await?;
    window.fits_fingers("replay").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn only_hidden_cards_are_covered_when_a_device_is_handed_over() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Perrine", 1366, 768).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Yves" }]);
    new_table(&window, &server, &seats, false).await?;
    let phase = "fetch('/api' + location.pathname.replace('/table', '/tables') + '/view').then((it) => it.json()).then((it) => it.views[0].table.phase)";
    let mut passed = 0;
    let mut hired = false;
    while !(hired && window.eval(phase).await? == "draft") {
        match window.state().await?.as_str() {
            "pass" => {
                passed += 1;
                let phase = window.eval(phase).await?;
                ensure!(phase == "draft" || phase == "actions", "nobody plays cards in {phase}");
                window.check("document.querySelector('svg.board') !== null && document.querySelector('[data-action=menu]') !== null", "board and menu stay").await?;
                window
                    .check(
                        "document.querySelector('.dock .card, .dock [data-choice]') === null",
                        "no card is shown",
                    )
                    .await?;
                window.click("[data-action=revealed]").await?;
            }
            "asked" => {
                if window.eval(phase).await? == "hiring" {
                    hired = true;
                    window
                        .check(
                            "document.querySelector('.hand .card') === null",
                            "no card is left open",
                        )
                        .await?;
                }
                window.answer().await?;
            }
            _ => {}
        }
    }
    ensure!(passed > 2, "{passed} times handed over");
    window.close().await
}
