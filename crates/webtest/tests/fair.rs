//! What keeps a table fair, as people see it: clocks, presence, the host, the deal, takebacks, and who is who.

use anyhow::{Result, ensure};
use serde_json::{Value, json};
use webtest::{
    browser::Browser,
    play::{TURN, new_table, play_out, settle, start, visitor},
    server::{OwnServer, Server},
};

/// The table as its own address tells it.
const TABLE: &str =
    "fetch('/api' + location.pathname.replace('/table', '/tables')).then((it) => it.json())";

/// Anna's new table by this preset, at which Bert sits down, before the game.
async fn two_at_a_table(server: &Server, preset: &str) -> Result<[Browser; 2]> {
    let anna = visitor(server, "Anna", 1366, 768).await?;
    anna.go(&server.url("/new")).await?;
    anna.click(&format!("[data-testid=preset-{preset}]")).await?;
    anna.click("[name=players][value='2']").await?;
    anna.click("[data-testid=create]").await?;
    anna.find(".room").await?;
    let path = anna.eval("location.pathname").await?;
    let bert = visitor(server, "Bert", 390, 844).await?;
    bert.go(&server.url(path.as_str().unwrap_or_default())).await?;
    bert.click("[data-testid=take-seat]").await?;
    anna.wait("document.querySelector('[data-seat=\"1\"]').textContent.includes('Bert')").await?;
    Ok([anna, bert])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_over_days_shows_the_time_that_is_left() -> Result<()> {
    let server = Server::open()?;
    let [anna, bert] = two_at_a_table(&server, "days").await?;
    ensure!(anna.eval(TABLE).await?["seconds_per_choice"] == 259_200, "three days");
    anna.check(
        "document.querySelector('.chips').textContent.includes('3 d for each choice')",
        "it is agreed on",
    )
    .await?;
    start(&anna).await?;
    anna.find(".player .clock").await?;
    anna.wait("document.querySelectorAll('.player .clock').length === 2").await?;
    anna.check("document.querySelector('.clock').textContent.includes('2 d')", "almost three days")
        .await?;
    bert.find("[data-testid=deal]").await?;
    bert.click("[data-testid=deal]").await?;
    bert.find(".strip .clock").await?;
    anna.accessible_in_both("a table with clocks").await?;
    anna.picture("clock").await?;
    anna.close().await?;
    bert.close().await
}

/// Three people at a table that has begun; Anna is the host.
async fn three_at_a_table(server: &Server) -> Result<[Browser; 3]> {
    let anna = visitor(server, "Anna", 1366, 768).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let path = new_table(&anna, server, &seats, false).await?;
    let mut others = Vec::new();
    for (seat, name, width) in [(1, "Bert", 1366), (2, "Carla", 390)] {
        let window = visitor(server, name, width, 800).await?;
        window.go(&server.url(&path)).await?;
        window.click(&format!("[data-testid=sit-{seat}]")).await?;
        anna.wait(&format!(
            "document.querySelector('[data-seat=\"{seat}\"]').textContent.includes('{name}')"
        ))
        .await?;
        others.push(window);
    }
    start(&anna).await?;
    let [bert, carla] = others.try_into().map_err(|_| anyhow::anyhow!("two others"))?;
    for window in [&anna, &bert, &carla] {
        window.find(".table .prompt").await?;
    }
    // A dialog with the first minute covers the table of a newcomer.
    for window in [&bert, &carla] {
        window.click("[data-testid=deal]").await?;
    }
    Ok([anna, bert, carla])
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_agree_and_a_host_hands_over_and_closes_the_table() -> Result<()> {
    let server = Server::open()?;
    let [anna, bert, carla] = three_at_a_table(&server).await?;
    let path = anna.eval("location.pathname").await?;
    // Bert goes away; the host may not replace him yet, but may ask.
    bert.close().await?;
    anna.wait("document.querySelector('.player[data-seat=\"1\"]').classList.contains('away')")
        .await?;
    anna.click("[data-action=menu]").await?;
    anna.accessible_in_both("the menu of a host").await?;
    anna.expect("409");
    anna.click("[data-testid=replace-1]").await?;
    anna.wait("document.querySelector('.toast')?.textContent.includes('ask the others') ?? false")
        .await?;
    anna.click("[data-testid=ask-to-replace-1]").await?;
    anna.find("[data-testid=withdraw]").await?;
    carla.find("[data-testid=grant]").await?;
    carla.accessible_in_both("a question of another").await?;
    carla.picture("asked").await?;
    carla.click("[data-testid=grant]").await?;
    anna.wait("document.querySelector('.asked-for') === null").await?;
    let table = anna.eval(TABLE).await?;
    ensure!(table["seats"][1]["kind"] == "bot", "they agreed: {table}");
    // Someone watches: a click on the eye says who, also on a phone.
    let odo = visitor(&server, "Odo", 1366, 768).await?;
    odo.eval("fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Odo' }) }).then((it) => it.status)").await?;
    odo.go(&server.url(path.as_str().unwrap_or_default())).await?;
    anna.click("button.eyes").await?;
    let named = "document.querySelector('.here .watcher')?.textContent === 'Odo'";
    anna.wait(named).await?;
    anna.accessible_in_both("who watches").await?;
    anna.picture("watchers").await?;
    anna.resize(390, 844).await?;
    anna.click("[data-action=talk]").await?;
    anna.wait(&format!("document.querySelector('dialog') !== null && {named}")).await?;
    anna.click("dialog [data-action=close]").await?;
    anna.resize(1366, 768).await?;
    // The host closes the table to spectators and hands it over.
    anna.click("[data-action=menu]").await?;
    anna.click("[data-testid=spectators-no]").await?;
    odo.expect("403");
    odo.go(&server.url(path.as_str().unwrap_or_default())).await?;
    odo.wait(
        "document.querySelector('.toast')?.textContent.includes('closed this table') ?? false",
    )
    .await?;
    anna.wait("document.querySelector('dialog') === null").await?;
    anna.click("[data-action=menu]").await?;
    anna.click("[data-testid=host-2]").await?;
    anna.wait("document.querySelector('dialog') === null").await?;
    ensure!(anna.eval(TABLE).await?["host_seat"] == 2, "Carla is the host");
    anna.close().await?;
    carla.close().await?;
    odo.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_says_whether_the_deal_was_fair() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Anna", 1366, 768).await?;
    window.go(&server.url("/new")).await?;
    window.click("[data-testid=preset-first]").await?;
    window.click("[name=players][value='2']").await?;
    window.click("[data-testid=create]").await?;
    window.find(".table .prompt").await?;
    ensure!(window.eval(TABLE).await?["seats"][0]["shared"] == true, "this device has added bytes");
    play_out(&[&window]).await?;
    window.find("[data-testid=deal-checked][data-verdict=fair]").await?;
    window.accessible_in_both("the end with the deal").await?;
    let address = window.eval("location.href").await?;
    let address = address.as_str().unwrap_or_default();
    // All cards, persons and messages of the game were compared, and one that was not dealt is noticed.
    let kept = "'notre-dame cards ' + location.pathname.split('/')[2]";
    let seen = window.eval(&format!("JSON.parse(localStorage[{kept}]).length")).await?;
    ensure!(seen.as_u64() > Some(60), "{seen} facts were kept");
    let wrong = r"text.replace(/card 1 (\d) [a-z-]+/, 'card 1 $1 tavern')";
    window
        .eval(&format!("{{ const text = localStorage[{kept}]; localStorage[{kept}] = {wrong}; }}"))
        .await?;
    window.go(address).await?;
    window.find("[data-testid=deal-checked][data-verdict=wrong]").await?;
    window.eval(&format!("localStorage.removeItem({kept})")).await?;
    // Another device has no bytes of its own to look for, and one that was promised something else notices.
    window.eval("localStorage.removeItem('notre-dame deals')").await?;
    window.go(address).await?;
    window.find("[data-testid=deal-checked][data-verdict=without-yours]").await?;
    window.eval("localStorage.setItem('notre-dame deals', JSON.stringify([{ id: location.pathname.split('/')[2], commitment: '00', bytes: '' }]))").await?;
    window.go(address).await?;
    window.find("[data-testid=deal-checked][data-verdict=wrong]").await?;
    window.close().await
}

/// Longer than any test: bots that wait this long do not continue.
const FOR_EVER: u32 = 3_600_000;

/// A table against bots that continue at this pace, where it is Anna's turn.
async fn against_bots(server: &Server, pace: &str) -> Result<Browser> {
    let window = visitor(server, "Anna", 1366, 768).await?;
    window.go(&server.url("/new")).await?;
    window.click("[data-testid=preset-first]").await?;
    window.click(&format!("[name=pace][value='{pace}']")).await?;
    window.click("[data-testid=create]").await?;
    window.find(".table .prompt").await?;
    ensure!(window.eval(TABLE).await?["bot_pace"] == pace, "as it was chosen");
    window.reach_turn().await?;
    Ok(window)
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_one_says_so() -> Result<()> {
    let server = Server::open()?;
    let window = against_bots(&server, "on-word").await?;
    window.end_turn().await?;
    window.find("[data-testid=confirm-bots]").await?;
    window.accessible_in_both("bots that wait").await?;
    window.picture("bots-wait").await?;
    window.take_turn_back().await?;
    window
        .check("!document.querySelector('[data-testid=confirm-bots]')", "one plays oneself")
        .await?;
    window.end_turn().await?;
    let before = window.revision().await?;
    window.click("[data-testid=confirm-bots]").await?;
    window.wait_beyond(before).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_pause_or_at_once() -> Result<()> {
    let mut server = OwnServer::open()?;
    let window = against_bots(&server, "pause").await?;
    window.expect("WebSocket");
    window.expect("Failed to load resource");
    server.start_again_with_pause(FOR_EVER)?;
    window.wait_state("asked").await?;
    window.end_turn().await?;
    window.take_turn_back().await?;
    window.close().await?;
    // The same server: without a pause for those who don't want one.
    let window = against_bots(&server, "at-once").await?;
    window.answer().await?;
    window.reach_turn().await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_let_one_take_a_turn_back() -> Result<()> {
    let server = Server::open()?;
    let windows = three_at_a_table(&server).await?;
    let all: Vec<&Browser> = windows.iter().collect();
    let first = turn(&all).await?;
    all[first].end_turn().await?;
    let others: Vec<&Browser> =
        all.iter().enumerate().filter(|it| it.0 != first).map(|it| *it.1).collect();
    let second = turn(&others).await?;
    others[second].answer().await?;
    all[first].wait("document.querySelector('[data-action=undo]') === null").await?;
    all[first].click("[data-action=menu]").await?;
    all[first].click("[data-action=ask-to-take-back]").await?;
    for other in &others {
        other.click("[data-testid=grant]").await?;
    }
    all[first].wait_state("asked").await?;
    for window in windows {
        window.close().await?;
    }
    Ok(())
}

/// Which of these windows plays a card next; until then, all answer their questions.
async fn turn(windows: &[&Browser]) -> Result<usize> {
    loop {
        for (number, window) in windows.iter().enumerate() {
            if window.eval(TURN).await? == true {
                return Ok(number);
            }
            window.answer_if(&format!("!{TURN}")).await?;
        }
        settle(windows).await?;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_asks_first_and_a_recovery_code_brings_one_back() -> Result<()> {
    let server = Server::open()?;
    let anna = visitor(&server, "Anna", 1366, 768).await?;
    anna.eval("fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Anna' }) }).then((it) => it.status)").await?;
    let link = anna
        .eval("fetch('/api/session/link', { method: 'POST' }).then((it) => it.json()).then((it) => it.link)")
        .await?;
    let link = link.as_str().unwrap_or_default().to_owned();
    let secret = link.split_once("#link=").map(|it| it.1.to_owned()).unwrap_or_default();
    // Bert, who is signed in on his device, opens the link and changes his mind.
    let bert = visitor(&server, "Bert", 1366, 768).await?;
    bert.eval("fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Bert' }) }).then((it) => it.status)").await?;
    bert.eval("localStorage.setItem('notre-dame', JSON.stringify({ ...JSON.parse(localStorage.getItem('notre-dame')), known: true }))").await?;
    bert.go(&server.url(&format!("/?again#link={secret}"))).await?;
    bert.find("dialog.sure[open]").await?;
    bert.accessible_in_both("before a link replaces someone").await?;
    bert.press("Escape").await?;
    bert.find("[data-testid=play-now]").await?;
    let who = "fetch('/api/session').then((it) => it.json()).then((it) => it.person.name)";
    ensure!(bert.eval(who).await? == "Bert", "nobody was replaced");
    // His devices, a code, and the way back with it.
    bert.click("[data-action=settings]").await?;
    bert.click("[data-testid=devices]").await?;
    bert.find(".devices li").await?;
    bert.accessible_in_both("the devices").await?;
    bert.click("[data-testid=recovery]").await?;
    bert.find("[data-testid=code]").await?;
    let code = bert.eval("document.querySelector('[data-testid=code]').textContent.trim()").await?;
    // The list tells of it from now on.
    bert.click("dialog[open] [data-action=close]").await?;
    bert.click("[data-action=settings]").await?;
    bert.click("[data-testid=devices]").await?;
    bert.find("[data-testid=recovery-revoke]").await?;
    bert.accessible_in_both("the devices, with a recovery code").await?;
    // Whoever is signed in is asked before the code brings somebody else.
    anna.click("[data-action=settings]").await?;
    anna.click("[data-testid=devices]").await?;
    anna.find("#recover").await?;
    anna.eval(&format!(
        "(() => {{ const it = document.querySelector('#recover'); it.value = {code}; it.form.requestSubmit(); return 1; }})()"
    ))
    .await?;
    anna.find("dialog.sure[open]").await?;
    anna.press("Escape").await?;
    anna.wait("document.querySelector('dialog.sure') === null").await?;
    ensure!(anna.eval(who).await? == "Anna", "she has thought better of it");
    let recover = format!(
        "fetch('/api/session/recover', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({{ code: {code} }}) }}).then((it) => it.json()).then((it) => it.person.name)"
    );
    ensure!(anna.eval(&recover).await? == "Bert", "Anna's device is Bert's now");
    anna.close().await?;
    bert.close().await
}

/// Gives a window a software authenticator, and returns its name.
async fn authenticator(window: &Browser) -> Result<Value> {
    window.cdp("WebAuthn.enable", json!({})).await?;
    let options = json!({ "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
        "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true });
    let made =
        window.cdp("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await?;
    Ok(made["authenticatorId"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_signs_one_in_on_another_device() -> Result<()> {
    let server = Server::open()?;
    // Browsers allow passkeys for host names only, never for IP addresses.
    let home = server.url("/").replace("127.0.0.1", "localhost");
    let anna = visitor(&server, "Anna", 1366, 768).await?;
    anna.check("!document.querySelector('[data-testid=use-passkey]')", "not at a number").await?;
    let own = authenticator(&anna).await?;
    anna.go(&home).await?;
    anna.find("[data-testid=use-passkey]").await?;
    anna.click("[data-action=settings]").await?;
    anna.click("[data-testid=devices]").await?;
    anna.click("[data-testid=add-passkey]").await?;
    anna.find("[data-testid=passkey]").await?;
    anna.accessible_in_both("the devices with a passkey").await?;
    anna.picture("passkeys").await?;
    // Another device to which the key is synchronised, as usual.
    let kept = anna.cdp("WebAuthn.getCredentials", json!({ "authenticatorId": own })).await?;
    let other = visitor(&server, "Somebody", 390, 844).await?;
    let its = authenticator(&other).await?;
    let key = json!({ "authenticatorId": its, "credential": kept["credentials"][0] });
    other.cdp("WebAuthn.addCredential", key).await?;
    other.go(&home).await?;
    other.click("[data-testid=use-passkey]").await?;
    // The page reloads, without the offer.
    other.wait("Boolean(document.querySelector('[data-testid=play-now]') && !document.querySelector('[data-testid=use-passkey]'))").await?;
    let who = "fetch('/api/session').then((it) => it.json()).then((it) => it.person.name)";
    ensure!(other.eval(who).await? == "Anna", "the key knows whose it is");
    // A key that was removed is gone from the list.
    anna.click("[data-testid=remove-passkey]").await?;
    anna.click("[data-testid=sure]").await?;
    anna.wait("document.querySelector('[data-testid=passkey]') === null").await?;
    anna.close().await?;
    other.close().await
}
