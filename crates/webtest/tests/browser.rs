//! Whole games in a real browser, against the real binary.

use std::{fs, path::Path, time::Duration};

use anyhow::{Result, bail, ensure};
use serde_json::{Value, json};
use webtest::{browser::Browser, house::House};

/// Settings of someone who has been here before and wants no waiting.
fn quick(name: &str) -> Value {
    json!({ "firstVisit": false, "name": name, "speed": 0, "coach": true, "known": false })
}

/// Opens a window on the home page.
async fn visitor(house: &House, name: &str, width: u32, height: u32) -> Result<Browser> {
    let window = Browser::open(width, height, false).await?;
    window.settings(&quick(name)).await?;
    window.go(&house.url("/")).await?;
    window.find("[data-testid=play-now]").await?;
    Ok(window)
}

/// Makes a table with seats as given and goes there; returns its address.
async fn new_table(
    window: &Browser,
    house: &House,
    seats: &Value,
    new_persons: bool,
) -> Result<String> {
    let script = format!(
        "(async () => {{ const send = (path, body) => fetch('/api' + path, {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify(body) }}).then((it) => it.json());
        await send('/session', {{ name: JSON.parse(localStorage.getItem('notre-dame')).name }});
        localStorage.setItem('notre-dame', JSON.stringify({{ ...JSON.parse(localStorage.getItem('notre-dame')), known: true }}));
        const answer = await send('/tables', {{ seats: {seats}, rules: {{ new_persons: {new_persons} }}, public: false, hints: true }});
        const full = answer.table?.seats.every((it) => it.kind !== 'open');
        if (full) await send('/tables/' + answer.table.id + '/start', {{}});
        return answer.table?.id ?? JSON.stringify(answer); }})()"
    );
    let id = window.eval(&script).await?;
    let Some(id) = id.as_str() else { bail!("no table: {id}") };
    let path = format!("/table/{id}");
    window.go(&house.url(&path)).await?;
    Ok(path)
}

/// The state of a table as this window shows it: asked, waiting, or over.
const STATE: &str = "document.querySelector('.end') ? 'over' : document.querySelector('.pass') ? 'pass' : document.querySelector('.dock [data-choice]') && document.querySelector('.prompt.asked') ? 'asked' : 'waiting'";

/// Answers with a choice that brings the game on; every kind of place is clicked in turn.
const ANSWER: &str = "(() => { const all = [...document.querySelectorAll('.dock [data-choice]')].map((it) => it.dataset.choice);
    const choice = all.find((it) => !it.startsWith('pass')) ?? all[0];
    const places = [...document.querySelectorAll(`[data-choice=\"${choice}\"]`)];
    const place = places[Math.floor(performance.now()) % places.length];
    place?.dispatchEvent(new MouseEvent('click', { bubbles: true })); return choice ?? null; })()";

/// Plays until the end in these windows.
async fn play_out(windows: &[&Browser]) -> Result<u32> {
    let mut answers = 0;
    let mut idle = 0;
    while idle < 1500 {
        let mut over = true;
        let mut acted = false;
        for window in windows {
            match window.eval(STATE).await?.as_str() {
                Some("asked") => {
                    window.eval(ANSWER).await?;
                    answers += 1;
                    acted = true;
                    over = false;
                }
                Some("pass") => {
                    window.click("[data-action=revealed]").await?;
                    acted = true;
                    over = false;
                }
                Some("over") => {}
                _ => over = false,
            }
        }
        if over {
            return Ok(answers);
        }
        idle = if acted { 0 } else { idle + 1 };
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for window in windows {
        window.picture("stuck").await?;
    }
    bail!("nothing moves any more after {answers} answers")
}

/// The languages there are: one file for each.
fn languages() -> Result<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let mut tags = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        if path.extension().is_some_and(|it| it == "ftl") {
            tags.extend(path.file_stem().and_then(|it| it.to_str()).map(str::to_owned));
        }
    }
    tags.sort();
    ensure!(tags.contains(&"en".to_owned()), "the languages are in locales/: {tags:?}");
    Ok(tags)
}

fn bots(n: usize) -> Value {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend((0..n).map(|_| json!({ "kind": "bot", "level": "novice" })));
    Value::Array(seats)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_and_a_whole_game_against_bots() -> Result<()> {
    let house = House::open().await?;
    let window = visitor(&house, "Marguerite", 1366, 768).await?;
    window.accessible("home, light").await?;
    window.picture("home-light").await?;
    new_table(&window, &house, &bots(3), false).await?;
    window.wait(&format!("({STATE}) === 'asked'")).await?;
    for (dark, name) in [(false, "light"), (true, "dark")] {
        window.prefer(dark).await?;
        window.accessible(&format!("board, {name}")).await?;
        window.picture(&format!("board-4-{name}")).await?;
    }
    let fits = "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth";
    ensure!(window.eval(fits).await? == json!(true), "the table fits on one screen");
    let answers = play_out(&[&window]).await?;
    ensure!(20 < answers, "a game has more than {answers} answers");
    window.find("[data-testid=rematch]").await?;
    for (dark, name) in [(true, "dark"), (false, "light")] {
        window.prefer(dark).await?;
        window.accessible(&format!("end, {name}")).await?;
        window.picture(&format!("end-{name}")).await?;
    }
    let drawn = window.eval("(() => { const all = performance.getEntriesByName('draw').map((it) => it.duration).sort((a, b) => a - b); return [all.length, all[Math.floor(all.length / 2)]]; })()").await?;
    ensure!(drawn[0].as_f64() > Some(20.0), "every state was drawn: {drawn}");
    window.clean()?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_windows_with_draft_undo_and_end() -> Result<()> {
    let house = House::open().await?;
    let first = visitor(&house, "Blaise", 1366, 768).await?;
    let path =
        new_table(&first, &house, &json!([{ "kind": "me" }, { "kind": "open" }]), false).await?;
    first.find(".room .qr").await?;
    first.accessible("waiting room").await?;
    first.picture("waiting-room").await?;
    let second = visitor(&house, "Odette", 390, 844).await?;
    second.go(&house.url(&path)).await?;
    second.click("[data-testid=sit-1]").await?;
    second.wait("document.querySelector('.chair.k-person .btn.quiet') !== null").await?;
    first.click("[data-testid=start]").await?;
    for window in [&first, &second] {
        window.wait(&format!("({STATE}) === 'asked'")).await?;
    }
    // The draft: choose, and change one's mind while the other has not chosen.
    first.click(".draft button.card").await?;
    first.wait("document.querySelector('.draft .card[aria-pressed=true]') !== null").await?;
    first.click(".draft button.card[aria-pressed=false]").await?;
    first.wait("document.querySelectorAll('.draft .card[aria-pressed=true]').length === 1").await?;
    second.picture("phone-draft").await?;
    // Undo: play a card and take it back.
    let mut undone = false;
    for _ in 0..400 {
        for window in [&first, &second] {
            if window.eval(STATE).await? == json!("asked") {
                window.eval(ANSWER).await?;
            }
        }
        if first.eval("document.querySelector('[data-action=undo]') !== null && document.querySelector('.phases .now')?.textContent.includes('3')").await? == json!(true) {
            first.click("[data-action=undo]").await?;
            first.wait("document.querySelector('.toast.error') === null").await?;
            undone = true;
            break;
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    ensure!(undone, "a card could be taken back");
    play_out(&[&first, &second]).await?;
    for window in [&first, &second] {
        window.find(".end").await?;
    }
    // The traffic of one window never names the other's seat as its own, and hides the other's draft.
    let hidden = second.messages().iter().all(|it| !it.contains("\"seat\":0,\"table\""));
    ensure!(hidden, "no view of seat 0 came to seat 1");
    first.clean()?;
    second.clean()?;
    first.close().await?;
    second.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn five_players_with_the_expansion_and_a_server_restart() -> Result<()> {
    let mut house = House::open().await?;
    let window = visitor(&house, "Thibault", 1440, 900).await?;
    new_table(&window, &house, &bots(4), true).await?;
    window.wait(&format!("({STATE}) === 'asked'")).await?;
    window.picture("board-5-light").await?;
    let round = "document.querySelector('.round-n').textContent";
    let before = window.eval(round).await?;
    house.restart().await?;
    window.wait("document.querySelector('.offline') === null").await?;
    window.wait(&format!("({STATE}) === 'asked'")).await?;
    ensure!(window.eval(round).await? == before, "the same round after the restart");
    window.forgive();
    play_out(&[&window]).await?;
    window.clean()?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_pass_one_device() -> Result<()> {
    let house = House::open().await?;
    let window = visitor(&house, "Perrine", 820, 1180).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Yves" }]);
    new_table(&window, &house, &seats, false).await?;
    window.wait(&format!("({STATE}) === 'asked'")).await?;
    window.click(".draft button.card").await?;
    window.find(".pass").await?;
    window.picture("pass-the-device").await?;
    window.accessible("pass the device").await?;
    ensure!(
        window.eval("document.querySelector('.card') === null").await? == json!(true),
        "no card is to be seen"
    );
    play_out(&[&window]).await?;
    window.clean()?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_by_keyboard_alone() -> Result<()> {
    let house = House::open().await?;
    let window = visitor(&house, "Kenji", 1366, 768).await?;
    new_table(&window, &house, &bots(1), false).await?;
    let round_two = "document.querySelector('.round-n')?.textContent.includes('2')";
    for _ in 0..600 {
        if window.eval(round_two).await? == json!(true) {
            break;
        }
        if window.eval(STATE).await? == json!("asked") {
            window.press("1", 49).await?;
            let label = window.eval("document.activeElement?.getAttribute('data-choice') && (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent)").await?;
            ensure!(
                label.as_str().is_some_and(|it| !it.trim().is_empty()),
                "the focused choice has a name: {label}"
            );
            window.press("Enter", 13).await?;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ensure!(
        window.eval(round_two).await? == json!(true),
        "the second round is reached by keyboard"
    );
    ensure!(
        window
            .eval("document.querySelector('[role=status]').textContent.trim().length > 0")
            .await?
            == json!(true),
        "what happened is announced"
    );
    window.clean()?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_shows_all_its_words_and_fits() -> Result<()> {
    let house = House::open().await?;
    let window = visitor(&house, "Aurélie", 1440, 900).await?;
    let table = new_table(&window, &house, &bots(3), false).await?;
    for language in languages()? {
        let set = format!(
            "localStorage.setItem('notre-dame', JSON.stringify({{ ...JSON.parse(localStorage.getItem('notre-dame')), language: {language:?} }}))"
        );
        window.eval(&set).await?;
        for (page, ready) in
            [("/", "[data-testid=play-now]"), (table.as_str(), ".dock .card"), ("/rules", ".ref")]
        {
            for width in [360, 768, 1440] {
                window.resize(width, 900).await?;
                window.go(&house.url(page)).await?;
                window.find(ready).await?;
                let missing = window.eval("(document.body.innerText.match(/\\b(?:web|ui|prompt|choice|event|action|sector|person)-[a-z-]+\\b/g) ?? []).join(' ')").await?;
                ensure!(missing == json!(""), "{language} {page}: no words for {missing}");
                let wide = window.eval("document.documentElement.scrollWidth - innerWidth").await?;
                ensure!(
                    wide.as_f64() <= Some(1.0),
                    "{language} {page} at {width}: {wide} px too wide"
                );
            }
        }
    }
    window.clean()?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn replay_and_rules_can_be_read() -> Result<()> {
    let house = House::open().await?;
    let window = visitor(&house, "Watcher", 1366, 768).await?;
    window.go(&house.url("/rules")).await?;
    window.find(".ref").await?;
    for dark in [false, true] {
        window.prefer(dark).await?;
        window.accessible("rules").await?;
    }
    window.prefer(false).await?;
    window.picture("rules").await?;
    let path = new_table(&window, &house, &bots(1), false).await?;
    play_out(&[&window]).await?;
    window.go(&house.url(&path.replace("/table/", "/replay/"))).await?;
    window.click("[data-testid=forward]").await?;
    window.wait("location.search.includes('step=1')").await?;
    window.click(".rounds .btn:nth-child(5)").await?;
    window.wait("document.querySelector('.round-n').textContent.includes('5')").await?;
    window.accessible("replay").await?;
    window.picture("replay").await?;
    window.clean()?;
    window.close().await
}
