//! A finished game step by step: what is said belongs to what is shown, up to the last step, through everyone's eyes.

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};
use webtest::{
    browser::Browser,
    play::{self, visitor},
    server::Server,
};

/// The address of the replay of a finished game, with the answer it is drawn from.
async fn finished(server: &Server, window: &Browser) -> Result<(String, Value)> {
    let path = play::finished(window, server, 3).await?;
    let id = path.trim_start_matches("/table/");
    let replay = window
        .eval(&format!("fetch('/api/tables/{id}/replay').then((answer) => answer.json())"))
        .await?;
    Ok((format!("/replay/{id}"), replay))
}

/// How many requests to the API the page has made.
const REQUESTS: &str =
    "performance.getEntriesByType('resource').filter((it) => it.name.includes('/api/')).length";

/// Goes to an address of the replay and waits until it shows this step.
async fn go_to(window: &Browser, server: &Server, path: &str, step: usize) -> Result<()> {
    window.go(&server.url(path)).await?;
    window.find(&format!(".replay[data-step=\"{step}\"]")).await
}

async fn caption(window: &Browser) -> Result<String> {
    let text = window.eval("document.querySelector('.caption').textContent.trim()").await?;
    text.as_str().map(str::to_owned).context("a caption")
}

/// The first step whose choice begins with these words.
fn step_with(replay: &Value, words: &str) -> Result<usize> {
    let steps = replay["steps"].as_array().context("the steps")?;
    let found =
        steps.iter().position(|it| it["choice"].as_str().is_some_and(|it| it.starts_with(words)));
    found.with_context(|| format!("nobody chose to {words}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_belongs_to_what_is_shown() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Mahaut", 1366, 768).await?;
    let (path, replay) = finished(&server, &window).await?;
    // A card is kept in the draft: the caption names it.
    go_to(&window, &server, &path, 0).await?;
    let asked = window.eval(REQUESTS).await?;
    window.click("[data-testid=forward]").await?;
    window.find(".replay[data-step=\"1\"]").await?;
    let kept = replay["steps"][1]["choice"].as_str().and_then(|it| it.strip_prefix("keep "));
    let kept = kept.context("a game begins with the draft")?.replace('-', " ");
    let said = caption(&window).await?.to_lowercase();
    ensure!(said.contains(&kept), "the {kept} is kept: {said}");
    ensure!(window.eval(REQUESTS).await? == asked, "a step costs no request");
    // A card is played: the player's card lies open, and the caption is the newest line of the log.
    let step = step_with(&replay, "play ")?;
    go_to(&window, &server, &format!("{path}?step={step}"), step).await?;
    let seat = &replay["steps"][step]["seat"];
    let shown = format!("document.querySelectorAll('[data-seat=\"{seat}\"] .played svg').length");
    ensure!(window.eval(&shown).await? == json!(1), "the card lies open");
    let line = "document.querySelector('.log li .lt').textContent.trim()";
    ensure!(window.eval(line).await? == json!(caption(&window).await?), "the log says the same");
    window.click("[data-testid=back]").await?;
    window.find(&format!(".replay[data-step=\"{}\"]", step - 1)).await?;
    ensure!(window.eval(&shown).await? == json!(0), "one step earlier it does not");
    window.check("document.querySelector('.came') === null", "nothing else came of it").await?;
    window.close().await
}

/// The first step of which this came, after the deal.
fn step_of(replay: &Value, event: &str) -> Result<usize> {
    let steps = replay["steps"].as_array().context("the steps")?;
    let has = |step: &Value| {
        step["events"].as_array().is_some_and(|all| all.iter().any(|it| it["event"] == event))
    };
    let found = steps.iter().skip(1).position(has).map(|it| it + 1);
    found.with_context(|| format!("{event} never happened"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_round_is_told_with_the_step_that_shows_it() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Mahaut", 1366, 768).await?;
    let (path, replay) = finished(&server, &window).await?;
    let came = "[...document.querySelectorAll('.came li')].map((it) => it.textContent).join('\\n')";
    for (width, height) in [(1366, 768), (390, 844)] {
        window.resize(width, height).await?;
        for (event, words) in [
            ("plague-struck", "Plague: "),
            ("round-began", "Round 2: "),
            ("notre-dame-scored", "Notre Dame is scored: "),
            ("game-ended", "The game is over."),
        ] {
            let step = step_of(&replay, event)?;
            go_to(&window, &server, &format!("{path}?step={step}"), step).await?;
            let said = window.eval(came).await?;
            ensure!(said.as_str().is_some_and(|it| it.contains(words)), "{event} is told: {said}");
            window.accessible("the end of a round in a replay").await?;
            if width > 1000 {
                let covers = "(() => { const { top } = document.querySelector('.dock').getBoundingClientRect(); return [...document.querySelectorAll('.person')].some((it) => it.getBoundingClientRect().bottom > top); })()";
                window.check(&format!("!{covers}"), "it covers no person").await?;
            }
            window.picture(&format!("replay-{event}-{width}")).await?;
        }
    }
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_step_is_reached_and_playing_stops_there() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Mahaut", 1366, 768).await?;
    let (path, replay) = finished(&server, &window).await?;
    let last = replay["steps"].as_array().context("the steps")?.len() - 1;
    go_to(&window, &server, &format!("{path}?step={}", last - 2), last - 2).await?;
    window.click("[data-action=play]").await?;
    window.find(&format!(".replay[data-step=\"{last}\"]")).await?;
    window
        .check("document.querySelector('[data-testid=forward]').disabled", "no step after it")
        .await?;
    let paused =
        "document.querySelector('[data-action=play] use').getAttribute('href') === '#u-play'";
    window.check(paused, "playing has stopped").await?;
    for (seat, score) in replay["result"].as_array().context("a result")?.iter().enumerate() {
        let points =
            format!("document.querySelector('[data-at=\"prestige:{seat}\"]').textContent.trim()");
        let shown = window.eval(&points).await?;
        ensure!(shown == json!(score["prestige"].to_string()), "seat {seat}: {shown}, not {score}");
    }
    window.check("document.querySelector('.toast.error') === null", "nothing is refused").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_seen_through_its_owners_eyes() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Mahaut", 1366, 768).await?;
    let (path, replay) = finished(&server, &window).await?;
    let step = step_with(&replay, "play ")?;
    go_to(&window, &server, &format!("{path}?step={step}"), step).await?;
    window.check("document.querySelectorAll('.hands').length === 3", "all hands lie open").await?;
    for seat in 0..3 {
        window.click(&format!("[data-action=eyes][data-value=\"{seat}\"]")).await?;
        window.wait(&format!("location.search.includes('seat={seat}')")).await?;
        let shown = window
            .eval(
                "[...document.querySelectorAll('.hand .card')].map((it) => it.dataset.at.slice(5))",
            )
            .await?;
        let hand = replay["steps"][step]["owns"][seat]["hand"].as_array().context("a hand")?;
        let held: Vec<_> = hand.iter().map(|it| it["card"].clone()).collect();
        ensure!(shown == json!(held), "seat {seat} holds {held:?}, not {shown}");
        window.check("document.querySelector('.hands') === null", "nobody else's hand").await?;
        window.accessible_in_both("a replay through one's own eyes").await?;
    }
    window.picture("replay-seen-by").await?;
    window.close().await
}
