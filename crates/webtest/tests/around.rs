//! The pages around the table: wrong links, a new table, the waiting room, home, talk, the first minute.

use anyhow::{Result, ensure};
use serde_json::json;
use webtest::{
    browser::Browser,
    play::{bots, new_table, play_out, visitor},
    server::Server,
};

/// Clicks the way home.
async fn home(window: &Browser) -> Result<()> {
    window.click("[data-testid=home]").await?;
    window.find("[data-testid=play-now]").await
}

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
    window.eval(&format!("(() => {{ document.querySelector('.again input').value = {code}; document.querySelector('.again button').click(); }})()")).await?;
    window.find(".room").await?;
    window.close().await
}

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
async fn a_rematch_against_bots_begins_at_once() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Blaise", 1366, 768).await?;
    let path = new_table(&window, &server, &bots(1), false).await?;
    play_out(&[&window]).await?;
    window.click("[data-testid=rematch]").await?;
    window
        .wait(&format!(
            "location.pathname !== '{path}' && document.querySelector('.prompt') !== null"
        ))
        .await?;
    window.check("document.querySelector('.room') === null", "no waiting room").await?;
    window.close().await
}

/// The table as its own address tells it.
const TABLE: &str =
    "fetch('/api' + location.pathname.replace('/table', '/tables')).then((it) => it.json())";

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
    host.click("[data-testid=start]").await?;
    joiner.find(".table .prompt").await?;
    let table = joiner.eval(TABLE).await?;
    ensure!(
        table["seats"][1]["colour"] == "yellow" && table["seats"][2]["level"] == "expert",
        "{table}"
    );
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
    anna.click("[data-testid=start]").await?;
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
async fn the_first_minute_is_shown_once() -> Result<()> {
    let server = Server::open()?;
    let window = Browser::open(1366, 768, false).await?;
    window.go(&server.url("/")).await?;
    window.click("[data-testid=play-now]").await?;
    window.find("dialog.first-minute[open]").await?;
    window.check("document.querySelectorAll('.fm li').length === 3", "three sentences").await?;
    window.check("document.querySelectorAll('.pin.on-board').length === 3", "three pins").await?;
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
    let path = new_table(&window, &server, &bots(1), false).await?;
    play_out(&[&window]).await?;
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
