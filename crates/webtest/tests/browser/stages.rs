//! The page plays, skips or leaves out the stages of a round, and a player who is asked may answer in the meantime.

use std::collections::BTreeSet;

use anyhow::{Context as _, Result, bail, ensure};
use engine::Prompt;
use protocol::MovedGame;
use serde_json::{Value, json};
use webtest::{
    browser::Browser,
    play::{bots, bring, listener, new_table, visitor},
    position::{begins_round, ends_round, is_over, must_lead, stopped},
    server::Server,
};

/// So slow that nothing continues by itself while a test looks at it.
pub(crate) const FROZEN: f64 = 0.001;
/// So fast that a test can wait for a whole period.
const SWIFT: f64 = 40.0;

/// The stage that is being told.
const STAGE: &str = "(document.querySelector('[data-stage]')?.dataset.stage ?? null)";

/// A window in which things may move, at a table with this game.
async fn told(server: &Server, pace: f64, game: &MovedGame) -> Result<Browser> {
    let window = listener(server, pace, 1366, 768).await?;
    window.may_move().await?;
    bring(&window, server, game).await?;
    Ok(window)
}

/// A game of four in which the person's next answer ends the first round.
pub(crate) fn before_the_plague() -> Result<MovedGame> {
    stopped(4, false, |game| game.table().round == 0 && ends_round(game))
}

/// A game of four in which the person plays the first card of a round.
fn before_a_card() -> Result<MovedGame> {
    stopped(4, false, |game| game.table().prompt == Prompt::Play)
}

/// A game of four that the person's next answer ends.
fn before_the_end() -> Result<MovedGame> {
    stopped(4, false, |game| must_lead(game, is_over))
}

/// Plays on until this stage is told. Cards of others are skipped, one by one.
pub(crate) async fn until_stage(window: &Browser, wanted: &str) -> Result<()> {
    for _ in 0..4000 {
        let stage = window.eval(STAGE).await?;
        match stage.as_str() {
            Some(it) if it == wanted => return Ok(()),
            Some("deed") => {
                window.eval("document.querySelector('.reveal')?.click()").await?;
            }
            _ => {
                window.answer_if(QUIET).await?;
            }
        }
        ensure!(window.state().await? != "over", "the game ended before {wanted}");
    }
    bail!("{wanted} was never told")
}

/// Nothing is being told. Whoever answers meanwhile ends the story, so the tests ask for this in the same moment.
const QUIET: &str = "document.querySelector('[data-stage]') === null";

const LEDGER_GONE: &str = "document.querySelector('.ledger') === null";

#[tokio::test(flavor = "multi_thread")]
async fn the_plague_is_told_and_can_be_skipped() -> Result<()> {
    let server = Server::open()?;
    let window = told(&server, FROZEN, &before_the_plague()?).await?;
    let persons =
        "[...document.querySelectorAll('.person .pn')].map((it) => it.textContent).join()";
    let before = window.eval(persons).await?;
    until_stage(&window, "plague").await?;
    // The old state stays until its beat: the persons whose rats come are there.
    window.check("document.querySelector('.persons.counted') !== null", "rats are counted").await?;
    ensure!(window.eval(persons).await? == before, "the persons of the round are still there");
    window.check("document.querySelector('.ledger h2').textContent.includes('=')", "a sum").await?;
    let rats = "document.querySelectorAll('.fly-layer use[href=\"#i-rat\"]').length === document.querySelectorAll('.persons .rats svg').length * document.querySelectorAll('.player').length";
    window.check(rats, "every rat runs to every harbour").await?;
    let coin = "getComputedStyle(document.querySelector('.flying')).backgroundImage === 'none'";
    window.check(coin, "a rat is not on gold: that is what may be chosen").await?;
    window.accessible("the plague").await?;
    window.picture("stage-plague").await?;
    let said = "document.querySelector('[role=status].vh').textContent.trim()";
    let first = window.eval(said).await?;
    // A key goes on to the first borough, a second one to what comes after the plague.
    window.press(" ").await?;
    window.find(".ledger .lr.now").await?;
    window.find(".board .told .called-o, .board .told .hurt").await?;
    ensure!(window.eval(said).await? != first, "each beat is said: {first}");
    window.picture("stage-borough").await?;
    window.press(" ").await?;
    window.find(".ledger.l-round").await?;
    ensure!(window.eval(persons).await? == before, "the new persons have their own beat");
    for _ in 0..2 {
        window.press(" ").await?;
    }
    window.wait(LEDGER_GONE).await?;
    ensure!(window.eval(persons).await? != before, "the new persons have come");
    // A click does the same.
    bring(&window, &server, &before_the_plague()?).await?;
    until_stage(&window, "plague").await?;
    window.click(".ledger h2").await?;
    window.find(".ledger .lr.now").await?;
    window.click(".ledger .lf .btn").await?;
    window.find(".ledger.l-round").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_an_upright_tablet_the_ledger_covers_no_borough() -> Result<()> {
    let server = Server::open()?;
    let window = listener(&server, FROZEN, 820, 1180).await?;
    window.may_move().await?;
    bring(&window, &server, &stopped(5, false, ends_round)?).await?;
    until_stage(&window, "plague").await?;
    let covered = "(() => { const it = document.querySelector('.ledger').getBoundingClientRect(); return [...document.querySelectorAll('.board .plot')].filter((plot) => { const box = plot.getBoundingClientRect(); return it.left < box.right && box.left < it.right && it.top < box.bottom && box.top < it.bottom; }).map((plot) => plot.dataset.at); })()";
    window.check("document.querySelector('.ledger.brief') !== null", "both are seen").await?;
    for _ in 0..3 {
        let found = window.eval(covered).await?;
        ensure!(found == json!([]), "covered: {found}");
        window.press(" ").await?;
        window.find(".ledger .lr").await?;
    }
    window.picture("stage-upright").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_may_answer_at_once_and_nothing_is_told_twice() -> Result<()> {
    let server = Server::open()?;
    let window = told(&server, FROZEN, &before_the_plague()?).await?;
    until_stage(&window, "plague").await?;
    ensure!(window.state().await? == "asked", "the next question is asked meanwhile");
    window.check("document.querySelector('.ledger.brief') !== null", "both are seen").await?;
    let hidden = "(() => { const card = document.querySelector('.dock [data-choice]').getBoundingClientRect(); const over = document.elementFromPoint(card.x + card.width / 2, card.y + card.height / 2); return over?.closest('[data-choice]') === null; })()";
    window.check(&format!("!{hidden}"), "the answers are not covered").await?;
    window.answer().await?.context("an answer while the plague is told")?;
    window.wait(LEDGER_GONE).await?;
    // Whoever comes back is not told again.
    bring(&window, &server, &before_the_plague()?).await?;
    until_stage(&window, "plague").await?;
    let path = window.eval("location.pathname").await?;
    window.go(&server.url(path.as_str().context("a path")?)).await?;
    window.find(".table:not([aria-busy]) .log li").await?;
    window.check(QUIET, "it was told before").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_of_another_is_shown_before_it_acts() -> Result<()> {
    let server = Server::open()?;
    let game = before_a_card()?;
    for (width, height) in [(1366, 768), (390, 844)] {
        let window = listener(&server, FROZEN, width, height).await?;
        window.may_move().await?;
        bring(&window, &server, &game).await?;
        // Whoever has answered asks for help, and the help is open when the card comes.
        window.eval("addEventListener('click', () => document.querySelector('.person')?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })))").await?;
        until_stage_only(&window, "deed").await?;
        window.check("document.querySelector('.note') === null", "no help lies over it").await?;
        window
            .check("document.querySelector('.reveal .rv-n').textContent !== ''", "a name")
            .await?;
        window
            .check("document.querySelector('.reveal .gains') === null", "nothing came yet")
            .await?;
        let size =
            window.eval("document.querySelector('.reveal').getBoundingClientRect().width").await?;
        ensure!(size.as_f64() > Some(160.0), "it can be read: {size}");
        window.accessible("a card of another").await?;
        window.picture(&format!("stage-card-{width}")).await?;
        window.close().await?;
    }
    Ok(())
}

/// Plays on until this stage is told, without skipping anything.
async fn until_stage_only(window: &Browser, wanted: &str) -> Result<()> {
    for _ in 0..4000 {
        if window.eval(STAGE).await? == json!(wanted) {
            return Ok(());
        }
        window.answer_if(QUIET).await?;
    }
    bail!("{wanted} was never told")
}

/// Every stage: those of the first round and those of the end, in their order.
pub(crate) fn stages() -> Result<[(MovedGame, &'static [&'static str]); 2]> {
    Ok([(before_a_card()?, &["deed", "plague", "round"]), (before_the_end()?, &["scoring", "end"])])
}

/// All that a stage shows at one moment: what comes next cannot mix with it.
const SEEN: &str = "(() => { const it = document.querySelector('[data-stage]'); return { stage: it?.dataset.stage ?? null, words: it?.textContent.trim() ?? '',
    said: document.querySelector('[role=status].vh')?.textContent.trim() ?? '', whole: document.querySelector('.ledger.whole') !== null, waits: document.querySelector('.ledger .wait') !== null,
    moves: document.querySelector('.fly-layer > *') !== null || document.getAnimations().some((it) => it.playState !== 'finished' && it.effect.getComputedTiming().duration >= 1) }; })()";

/// Plays on until this stage is told, in words that are seen and heard; whatever comes before it is skipped.
pub(crate) async fn reach(window: &Browser, wanted: &str) -> Result<Value> {
    let look = format!(
        "if ({STAGE} !== {wanted:?}) document.querySelector('.reveal, .ledger .lf .btn')?.click(); {SEEN}"
    );
    let seen = loop {
        let seen = window.eval(&look).await?;
        if seen["stage"] == json!(wanted) {
            break seen;
        }
        window.answer_if(QUIET).await?;
        let over = wanted != "end" && window.is("document.querySelector('.verd') !== null").await?;
        ensure!(!over && window.state().await? != "over", "the game ended before {wanted}");
    };
    let said = seen["said"].as_str().unwrap_or_default();
    ensure!(seen["words"] != json!(""), "{wanted} has words");
    ensure!(!said.is_empty() && !said.contains(".."), "{wanted} is said: {said}");
    Ok(seen)
}

/// Presses space so often that a stage must be over, and makes sure that it is. Nothing ends by itself while this looks at it.
pub(crate) async fn skip(window: &Browser, stage: &str, keys: u32) -> Result<()> {
    for _ in 0..keys {
        window.press(" ").await?;
        if window.eval(STAGE).await? != json!(stage) {
            return Ok(());
        }
    }
    if stage == "end" {
        // What was celebrated stays until one goes on to the result.
        window.click("[data-action=verdict]").await?;
        return window.find(".end").await;
    }
    window.wait(&format!("{STAGE} !== {stage:?}")).await
}

/// How many keys end a stage: two, but the cards of all the others can come one after the other.
pub(crate) fn keys(stage: &str) -> u32 {
    if stage == "deed" { 60 } else { 2 }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_stage_is_played_and_skipped() -> Result<()> {
    let server = Server::open()?;
    for (game, stages) in stages()? {
        let window = told(&server, FROZEN, &game).await?;
        for stage in stages {
            let seen = reach(&window, stage).await?;
            ensure!(seen["whole"] == json!(false), "{stage} is told beat by beat: {seen}");
            skip(&window, stage, keys(stage)).await?;
        }
        window.close().await?;
    }
    Ok(())
}

/// Writes down which stages a page has shown.
const WATCH: &str = "window.stages = new Set(); new MutationObserver(() => { for (const it of document.querySelectorAll('[data-stage]')) stages.add(it.dataset.stage); }).observe(document.body, { childList: true, subtree: true, attributes: true })";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_told_and_ends_with_a_celebration() -> Result<()> {
    let server = Server::open()?;
    let window = told(&server, SWIFT, &stopped(4, false, |game| begins_round(game, 6))?).await?;
    window.eval(WATCH).await?;
    // Answers wait until what happened was told.
    while !window.is("document.querySelector('.verd') !== null").await? {
        window.answer_if(QUIET).await?;
    }
    let seen = window.eval("[...stages]").await?;
    let seen: BTreeSet<String> = serde_json::from_value(seen)?;
    let all = ["deed", "end", "plague", "round", "scoring"].map(str::to_owned);
    ensure!(seen == BTreeSet::from(all), "every stage is played: {seen:?}");
    window.find(".celebration .jewels").await?;
    window.find(".ended .player").await?;
    let points = window
        .eval("[...document.querySelectorAll('.player .pp')].map((it) => parseInt(it.textContent, 10))")
        .await?;
    let points: Vec<u32> = serde_json::from_value(points)?;
    ensure!(points.is_sorted_by(|a, b| a >= b), "by their places: {points:?}");
    window.accessible("the celebration").await?;
    window.picture("stage-end").await?;
    window.resize(390, 844).await?;
    window.find(".places .won[aria-pressed=true]").await?;
    let points = window
        .eval("[...document.querySelectorAll('.places .pts')].map((it) => parseInt(it.textContent, 10))")
        .await?;
    let points: Vec<u32> = serde_json::from_value(points)?;
    ensure!(points.len() == 4 && points.is_sorted_by(|a, b| a >= b), "by their places: {points:?}");
    let seen = "(() => { const { bottom } = document.querySelector('.verd .btn').getBoundingClientRect(); return bottom < innerHeight; })()";
    window.check(seen, "the way on is on the screen").await?;
    window.accessible("the celebration on a phone").await?;
    window.picture("stage-end-phone").await?;
    window.click("[data-action=verdict]").await?;
    window.find(".end").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_division_of_notre_dame_is_told_in_one_line() -> Result<()> {
    let server = Server::open()?;
    let period = stopped(4, false, |game| game.table().round == 2 && ends_round(game))?;
    let window = told(&server, FROZEN, &period).await?;
    while window.eval(STAGE).await? != json!("scoring") {
        window.eval("document.querySelector('.reveal, .ledger .lf .btn')?.click()").await?;
        window.answer_if(QUIET).await?;
        ensure!(window.state().await? != "over", "a period ends before the game does");
    }
    let lines = "[...document.querySelectorAll('.ledger .division')].every((it) => { const tops = [...it.children].filter((part) => part.localName !== 'small').map((part) => { const { top, bottom } = part.getBoundingClientRect(); return (top + bottom) / 2; }); return Math.max(...tops) - Math.min(...tops) < 12; })";
    window.check(lines, "its parts stand beside each other").await?;
    let backs = "(() => { const backs = [...document.querySelectorAll('.persons.down .back')]; return backs.length === 3 && backs.filter((it) => it.querySelector('use')).length === 2 && backs[2].textContent.trim() === 'B'; })()";
    window.check(backs, "the persons lie face down, with a lily or a letter").await?;
    window.check("document.querySelector('.persons .hint') === null", "nobody is hired").await?;
    // The plague is over: nothing warns of it, neither beside the names nor at the harbours.
    window
        .check(
            "document.querySelector('.player .to, .board .harbour .ghost') === null",
            "no warning",
        )
        .await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_no_stages_sees_none() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Aude", 1366, 768).await?;
    window.may_move().await?;
    new_table(&window, &server, &bots(2), false).await?;
    window.wait_state("asked").await?;
    window.eval(WATCH).await?;
    window.play_on("Number(document.querySelector('.page').dataset.revision) >= 60").await?;
    ensure!(window.eval("stages.size").await? == json!(0), "no stage");
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_cover_nothing_of_the_board() -> Result<()> {
    let server = Server::open()?;
    for (width, height) in [(1366, 768), (820, 1180), (390, 844)] {
        let window = visitor(&server, "Aude", width, height).await?;
        new_table(&window, &server, &bots(3), false).await?;
        window.wait_state("asked").await?;
        window.click("[data-action=hint]").await?;
        window.find(".toast").await?;
        window
            .check(
                "(() => { const a = document.querySelector('.toast').getBoundingClientRect(); const clear = (it) => { const b = it.getBoundingClientRect(); return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top; }; return [...document.querySelectorAll('.boardwrap, .dock .card, .person, .player, .oth')].every(clear); })()",
                "the notice lies beside",
            )
            .await?;
        window.close().await?;
    }
    Ok(())
}
