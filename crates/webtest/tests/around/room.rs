//! A new table, the waiting room and the talk in it.

use anyhow::{Result, ensure};
use serde_json::json;
use webtest::{
    browser::Browser,
    play::{new_table, start, visitor},
    server::Server,
};

/// The table as its own address tells it.
const TABLE: &str =
    "fetch('/api' + location.pathname.replace('/table', '/tables')).then((it) => it.json())";

#[tokio::test(flavor = "multi_thread")]
async fn a_preset_fills_in_a_new_table() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odette", 1366, 768).await?;
    window.click("[data-testid=new-table]").await?;
    window.find(".presets").await?;
    window.accessible_in_both("a new table").await?;
    window.picture("new-table").await?;
    let kinds =
        "[...document.querySelectorAll('.chairs [name^=kind]:checked')].map((it) => it.value)";
    let open = window.eval(kinds).await?;
    ensure!(open == json!(["open", "open", "open"]), "with friends by link: {open}");
    window.click("[data-testid=preset-expert]").await?;
    window.wait("document.querySelector('[data-testid=preset-expert]').getAttribute('aria-pressed') === 'true'").await?;
    let levels =
        "[...document.querySelectorAll('.chairs [name^=level]:checked')].map((it) => it.value)";
    ensure!(window.eval(levels).await? == json!(["expert", "expert", "expert"]), "experts");
    window.click("[name=benefactor][value=coins]").await?;
    window.click("[name=players][value='3']").await?;
    window.click("[data-testid=create]").await?;
    window.find(".table .prompt").await?;
    let table = window.eval("fetch('/api' + location.pathname.replace('/table', '/tables')).then((it) => it.json())").await?;
    ensure!(table["seats"].as_array().map(Vec::len) == Some(3), "three seats: {table}");
    ensure!(table["rules"]["benefactor"] == "coins" && table["rules"]["new_persons"] == true);
    ensure!(table["state"] == "playing", "bots are not waited for");
    window.resize(390, 844).await?;
    window.touch().await?;
    window.go(&server.url("/new")).await?;
    window.find(".presets").await?;
    window.fits_fingers("a new table").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_agreed_can_be_read_in_every_language() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odette", 1366, 768).await?;
    let crushed = "[...document.querySelectorAll('.switches .tt')].filter((it) => it.clientWidth < 150).map((it) => `${it.clientWidth}×${it.clientHeight} ${it.textContent}`)";
    for language in ["de", "en", "fr", "nl", "ja"] {
        window.speak(language).await?;
        for (width, height) in [(1366, 768), (390, 844)] {
            window.resize(width, height).await?;
            window.go(&server.url("/new")).await?;
            for preset in ["friends", "days", "expert"] {
                window.click(&format!("[data-testid=preset-{preset}]")).await?;
                window
                    .wait(&format!("document.querySelector('[data-testid=preset-{preset}]').getAttribute('aria-pressed') === 'true'"))
                    .await?;
                let found = window.eval(crushed).await?;
                ensure!(found == json!([]), "{language}, {preset}, {width}: {found}");
            }
        }
    }
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_is_arranged_and_a_joiner_sees_what_to_do() -> Result<()> {
    let server = Server::open()?;
    let host = visitor(&server, "Marguerite", 1366, 768).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let path = new_table(&host, &server, &seats, false).await?;
    host.click("[data-testid=bot-2]").await?;
    host.click("[data-testid=expert-2]").await?;
    host.wait(
        "document.querySelector('[data-testid=expert-2]')?.getAttribute('aria-pressed') === 'true'",
    )
    .await?;
    host.check("document.querySelector('[data-testid=start].primary') !== null", "the host starts")
        .await?;
    let joiner = visitor(&server, "Odette", 390, 844).await?;
    joiner.touch().await?;
    joiner.go(&server.url(&path)).await?;
    joiner.find("[data-testid=take-seat].primary").await?;
    joiner.check("document.querySelector('#invite') === null", "no link to send").await?;
    joiner.fits_fingers("the room of a joiner").await?;
    joiner.accessible_in_both("the room of a joiner").await?;
    joiner.click("[data-testid=take-seat]").await?;
    joiner.click("[data-testid=colour-yellow]").await?;
    joiner.wait("document.querySelector('[data-testid=colour-yellow]').getAttribute('aria-pressed') === 'true'").await?;
    joiner
        .check("document.querySelector('[data-testid=colour-red]').disabled", "the host has red")
        .await?;
    joiner
        .check("document.querySelector('[data-testid=start]') === null", "only the host starts")
        .await?;
    host.wait("document.querySelector('[data-seat=\"1\"]').textContent.includes('Odette')").await?;
    host.accessible_in_both("the room of the host").await?;
    host.picture("waiting-room-host").await?;
    // The host says who sits beside whom.
    host.click("[data-testid=swap-1]").await?;
    host.wait("document.querySelector('[data-seat=\"2\"]').textContent.includes('Odette')").await?;
    host.click("[data-testid=swap-1]").await?;
    host.wait("document.querySelector('[data-seat=\"1\"]').textContent.includes('Odette')").await?;
    host.resize(390, 844).await?;
    host.touch().await?;
    host.fits_fingers("the room of the host").await?;
    host.picture("waiting-room-host-phone").await?;
    host.resize(1366, 768).await?;
    // The host asks for the seat; a dialog of our own makes sure.
    host.click("[data-testid=free-1]").await?;
    host.find("dialog.sure[open]").await?;
    host.accessible_in_both("are you sure").await?;
    host.press("Escape").await?;
    host.wait("document.querySelector('dialog') === null").await?;
    host.check(
        "document.querySelector('[data-seat=\"1\"]').textContent.includes('Odette')",
        "not sure",
    )
    .await?;
    host.click("[data-testid=free-1]").await?;
    host.click("[data-testid=sure]").await?;
    joiner.find("[data-testid=take-seat]").await?;
    joiner.click("[data-testid=take-seat]").await?;
    host.wait("document.querySelector('[data-seat=\"1\"]').textContent.includes('Odette')").await?;
    start(&host).await?;
    joiner.find(".table .prompt").await?;
    let table = joiner.eval(TABLE).await?;
    ensure!(
        table["seats"][1]["colour"] == "yellow" && table["seats"][2]["level"] == "expert",
        "{table}"
    );
    host.close().await?;
    joiner.close().await
}

/// Clicks whatever is in the middle of the first free borough of the waiting room.
const SIT: &str = "(() => { const { x, y, width, height } = document.querySelector('.rt-free').getBoundingClientRect(); document.elementFromPoint(x + width / 2, y + height / 2).dispatchEvent(new MouseEvent('click', { bubbles: true })); })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_free_borough_in_the_waiting_room_is_a_seat() -> Result<()> {
    let server = Server::open()?;
    let host = visitor(&server, "Marguerite", 1366, 768).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let path = new_table(&host, &server, &seats, false).await?;
    host.find(".rt .board").await?;
    host.check("document.querySelectorAll('.rt-free').length === 2", "two free boroughs").await?;
    let whole = "(() => { const it = document.querySelector('#invite'); const code = it.textContent.trim().split('/').pop(); return it.scrollWidth <= it.clientWidth && it.textContent.includes(location.host) && document.querySelector('.code-l').textContent.includes(code); })()";
    host.check(whole, "the link is there, with its code, and is not cut").await?;
    let link = host.eval("document.querySelector('[data-action=copy]').dataset.value").await?;
    let joiner = visitor(&server, "Odette", 1366, 768).await?;
    joiner.go(link.as_str().unwrap_or_default()).await?;
    joiner.find(".rt-free").await?;
    joiner.eval(SIT).await?;
    let sits = |seat: usize| {
        format!(
            "document.querySelector('[data-seat=\"{seat}\"]')?.textContent.includes('Odette') ?? false"
        )
    };
    joiner.wait(&sits(1)).await?;
    joiner.click("[data-testid=colour-yellow]").await?;
    joiner.wait("document.querySelector('[data-testid=colour-yellow]').getAttribute('aria-pressed') === 'true'").await?;
    // Another one instead: there is no second seat, and the colour comes along.
    joiner.eval(SIT).await?;
    joiner.wait(&format!("({}) && !({})", sits(2), sits(1))).await?;
    joiner.wait("document.querySelector('[data-seat=\"2\"].o-yellow') !== null").await?;
    host.wait("[...document.querySelectorAll('.rt-tag b')].map((it) => it.textContent).join() === 'Marguerite,Odette'").await?;
    host.accessible_in_both("the waiting room with its board").await?;
    host.picture("waiting-room").await?;
    host.click("[data-testid=start]").await?;
    joiner.find(".table .prompt").await?;
    let table = joiner.eval(TABLE).await?;
    ensure!(table["seats"][2]["colour"] == "yellow", "{table}");
    ensure!(path.starts_with("/table/"));
    host.close().await?;
    joiner.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_is_kept_counted_and_read_in_every_language() -> Result<()> {
    let server = Server::open()?;
    let anna = visitor(&server, "Anna", 1366, 768).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let path = new_table(&anna, &server, &seats, false).await?;
    let bert = Browser::open(390, 844, false).await?;
    bert.settings(&json!({ "name": "Bert", "speed": 0, "known": false, "language": "de" })).await?;
    bert.touch().await?;
    bert.go(&server.url(&path)).await?;
    bert.click("[data-testid=take-seat]").await?;
    anna.wait("document.querySelector('[data-seat=\"1\"]').textContent.includes('Bert')").await?;
    start(&anna).await?;
    anna.find(".tabs").await?;
    bert.find("[data-testid=deal]").await?;
    bert.click("[data-testid=deal]").await?;
    // A phrase travels as a code.
    bert.click("[data-action=talk]").await?;
    bert.find("dialog .talk").await?;
    bert.accessible_in_both("talk on a phone").await?;
    bert.fits_fingers("talk on a phone").await?;
    bert.click("[data-value=':thanks:']").await?;
    bert.wait("document.querySelector('.line')?.textContent.includes('Danke') ?? false").await?;
    anna.wait("document.querySelector('.tab .count')?.textContent === '1'").await?;
    anna.check("document.querySelector('.toast') === null", "nothing lies over the board").await?;
    anna.press("t").await?;
    anna.wait("document.activeElement?.id === 'say'").await?;
    anna.wait("document.querySelector('.line')?.textContent.includes('Thanks') ?? false").await?;
    anna.check("document.querySelector('.tab .count') === null", "it is read").await?;
    let cut = "[...document.querySelectorAll('.side .phrase')].filter((it) => it.getBoundingClientRect().right > it.parentElement.getBoundingClientRect().right + 1).length";
    anna.check(&format!("{cut} === 0"), "every phrase can be read").await?;
    anna.accessible_in_both("talk").await?;
    anna.picture("talk").await?;
    anna.eval("(() => { const say = document.querySelector('#say'); say.value = 'Bonsoir'; say.form.requestSubmit(); })()").await?;
    bert.wait("document.querySelector('.line')?.textContent.includes('Bonsoir') ?? false").await?;
    // It is there again later, and is not new any more.
    anna.go(&server.url(&path)).await?;
    anna.find(".tabs").await?;
    anna.wait("document.querySelectorAll('.tab .count').length === 0").await?;
    anna.click("[data-action=tab][data-value=talk]").await?;
    anna.wait("document.querySelectorAll('.line').length === 2").await?;
    anna.click("[data-action=fold]").await?;
    anna.wait("document.querySelector('.side.folded') !== null && document.querySelector('.talk') === null").await?;
    // A spectator is counted, and has no seat.
    let watcher = visitor(&server, "Kenji", 1366, 768).await?;
    watcher.go(&server.url(&path)).await?;
    anna.find(".eyes").await?;
    watcher.close().await?;
    anna.close().await?;
    bert.close().await
}
