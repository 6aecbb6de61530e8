//! Playing at a table in windows: every step waits for the state it needs, so that nothing depends on who is faster.

use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::{PATIENCE, browser::Browser, server::Server, until};

/// Settings of someone who has been here before and wants no waiting.
fn quick(name: &str) -> Value {
    json!({ "confirm": false, "name": name, "speed": 0, "coach": true, "known": false })
}

/// Opens a window on the home page.
pub async fn visitor(server: &Server, name: &str, width: u32, height: u32) -> Result<Browser> {
    visitor_with(server, &quick(name), width, height).await
}

/// The same, for someone who wants to be told what happens at this pace.
pub async fn listener(server: &Server, pace: f64, width: u32, height: u32) -> Result<Browser> {
    let mut settings = quick("Odile");
    settings["speed"] = json!(pace);
    visitor_with(server, &settings, width, height).await
}

/// The same, for someone who wants to be asked again before what is final.
pub async fn careful(server: &Server, width: u32, height: u32) -> Result<Browser> {
    let mut settings = quick("Odile");
    settings["confirm"] = json!(true);
    visitor_with(server, &settings, width, height).await
}

async fn visitor_with(
    server: &Server,
    settings: &Value,
    width: u32,
    height: u32,
) -> Result<Browser> {
    let window = Browser::open(width, height, false).await?;
    window.settings(settings).await?;
    window.go(&server.url("/")).await?;
    window.find("[data-testid=play-now]").await?;
    Ok(window)
}

/// One seat for the visitor, and this many bots.
pub fn bots(n: usize) -> Value {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend((0..n).map(|_| json!({ "kind": "bot", "level": "novice" })));
    Value::Array(seats)
}

/// Makes a table with seats as given and goes there; returns its address.
pub async fn new_table(
    window: &Browser,
    server: &Server,
    seats: &Value,
    new_persons: bool,
) -> Result<String> {
    let script = format!(
        "(async () => {{ const send = (path, body) => fetch('/api' + path, {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify(body) }}).then((it) => it.json());
        const settings = JSON.parse(localStorage.getItem('notre-dame'));
        if (!settings.known) await send('/session', {{ name: settings.name }});
        localStorage.setItem('notre-dame', JSON.stringify({{ ...settings, known: true }}));
        const answer = await send('/tables', {{ seats: {seats}, rules: {{ new_persons: {new_persons} }}, public: false, hints: true }});
        const full = answer.table?.seats.every((it) => it.kind !== 'open');
        if (full) await send('/tables/' + answer.table.id + '/start', {{}});
        return answer.table ? '/table/' + answer.table.id : JSON.stringify(answer); }})()"
    );
    let path = window.eval(&script).await?;
    let Some(path) = path.as_str().filter(|it| it.starts_with("/table/")) else {
        bail!("no table: {path}")
    };
    window.go(&server.url(path)).await?;
    Ok(path.to_owned())
}

/// The state of a table as a window shows it: over, pass, asked, busy or waiting.
const STATE: &str = "(document.querySelector('.end') ? 'over' : document.querySelector('.pass') ? 'pass' : document.querySelector('.table[aria-busy], .loading') || document.querySelector('.offline') ? 'busy' : document.querySelector('.dock [data-choice]') && document.querySelector('.prompt.asked') ? 'asked' : 'waiting')";

/// The revision a window shows.
const REVISION: &str = "Number(document.querySelector('.page')?.dataset.revision || 0)";

/// Whether a card can be played.
pub const TURN: &str = "Boolean(document.querySelector('.prompt.asked') && document.querySelector('.dock [data-choice^=\"play \"]'))";

/// Whether there is no question, and something can be undone.
const DONE: &str = "Boolean(!document.querySelector('.prompt.asked') && document.querySelector('[data-action=undo]'))";

/// Answers with a choice that brings the game on, if one is asked: every kind of place is clicked in turn. Seen, chosen
/// and clicked in one go: nothing can come between.
const ANSWER: &str = "(() => { const revision = REVISION; if (STATE !== 'asked') return null;
    const all = [...document.querySelectorAll('button.person, .dock [data-choice]')].map((it) => it.dataset.choice);
    const choice = all.find((it) => !it.startsWith('pass')) ?? all[0];
    const places = [...document.querySelectorAll(`[data-choice=\"${choice}\"]`)];
    // What is final asks for a second click; where the first was enough, another does nothing.
    for (let k = 0; k < 2; k += 1) places[revision % places.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return { choice, revision }; })()";

/// What a window answered, and the revision it answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The choice, in the notation.
    pub choice: String,
    /// The revision shown when it was given.
    pub revision: u64,
}

impl Browser {
    /// The state of the table this window shows: `over`, `pass`, `asked`, `busy` or `waiting`.
    pub async fn state(&self) -> Result<String> {
        let state = self.eval(STATE).await?;
        Ok(state.as_str().context("a state")?.to_owned())
    }

    /// From the next page on this language is spoken, as if it had been chosen in the settings.
    pub async fn speak(&self, language: &str) -> Result<()> {
        let script = format!(
            "localStorage.setItem('notre-dame', JSON.stringify({{ ...JSON.parse(localStorage.getItem('notre-dame')), language: '{language}' }})); document.cookie = 'language={language}; path=/'"
        );
        self.eval(&script).await?;
        Ok(())
    }

    /// Waits until the table is in this state.
    pub async fn wait_state(&self, state: &str) -> Result<()> {
        self.wait(&format!("{STATE} === '{state}'")).await
    }

    /// The revision this window shows.
    pub async fn revision(&self) -> Result<u64> {
        self.eval(REVISION).await?.as_u64().context("a revision")
    }

    /// Waits until this window shows a later revision.
    pub async fn wait_beyond(&self, revision: u64) -> Result<()> {
        self.wait(&format!("{REVISION} > {revision}")).await
    }

    /// Answers until it is this window's turn to play a card.
    pub async fn reach_turn(&self) -> Result<()> {
        loop {
            self.wait_state("asked").await?;
            if self.eval(TURN).await? == true {
                return Ok(());
            }
            self.answer().await?;
        }
    }

    /// Plays a card and answers its questions, until it is the others' turn and this turn can still be undone.
    pub async fn end_turn(&self) -> Result<()> {
        self.answer().await?;
        loop {
            self.wait(&format!("{STATE} === 'asked' || {DONE}")).await?;
            if self.answer_if(&format!("!({DONE})")).await?.is_none() {
                return Ok(());
            }
        }
    }

    /// Undoes choice by choice, until this window's card can be played again.
    pub async fn take_turn_back(&self) -> Result<()> {
        loop {
            let before = self.revision().await?;
            self.click("[data-action=undo]").await?;
            self.wait_beyond(before).await?;
            // What was seen may be the choice before, which came after the click: then it is undone next.
            self.wait(&format!("{STATE} === 'asked' || {DONE}")).await?;
            if self.eval(TURN).await? == true {
                return Ok(());
            }
        }
    }

    /// Answers if something is asked, and waits until the answer is to be seen.
    pub async fn answer(&self) -> Result<Option<Answer>> {
        self.answer_if("true").await
    }

    /// Answers if something is asked and an expression is true at that moment, and waits until the answer is to be seen.
    pub async fn answer_if(&self, expression: &str) -> Result<Option<Answer>> {
        let script = ANSWER.replace("REVISION", REVISION).replace("STATE", STATE);
        let given = self.eval(&format!("({expression}) ? {script} : null")).await?;
        let Some(choice) = given["choice"].as_str() else { return Ok(None) };
        let revision = given["revision"].as_u64().context("a revision")?;
        self.wait_beyond(revision).await?;
        Ok(Some(Answer { choice: choice.to_owned(), revision }))
    }
}

/// Waits until all these windows show the same revision and none of them is busy: nothing is under way any more. Only for
/// tables without bots, which need no window to go on.
pub async fn settle(windows: &[&Browser]) -> Result<u64> {
    let now = async || -> Result<Option<u64>> {
        let mut all = Vec::new();
        for window in windows {
            if window.state().await? == "busy" {
                return Ok(None);
            }
            all.push(window.revision().await?);
        }
        Ok(all.first().copied().filter(|first| all.iter().all(|it| it == first)))
    };
    let outcome = until("all windows show the same", || async { Ok(now().await?.is_some()) }).await;
    if let Err(error) = outcome {
        return Err(windows[0].shown(error).await);
    }
    now().await?.context("windows that have settled stay so until someone answers")
}

/// Plays until the end in these windows; returns how many answers that took.
pub async fn play_out(windows: &[&Browser]) -> Result<u32> {
    let mut answers = 0;
    let mut last = (Vec::new(), Instant::now());
    loop {
        let mut over = true;
        let mut revisions = Vec::new();
        for window in windows {
            match window.state().await?.as_str() {
                "over" => continue,
                "asked" => answers += u32::from(window.answer().await?.is_some()),
                "pass" => window.click("[data-action=revealed]").await?,
                _ => {}
            }
            over = false;
            revisions.push(window.revision().await?);
        }
        if over {
            return Ok(answers);
        }
        if last.0 != revisions {
            last = (revisions, Instant::now());
        } else if PATIENCE < last.1.elapsed() {
            let error = anyhow!("nothing moves any more after {answers} answers");
            return Err(windows[0].shown(error).await);
        }
        sleep(Duration::from_millis(5)).await;
    }
}

/// How many games to play at most until a possible event occurs.
const GAMES: u32 = 8;

/// Plays at new tables, with a preferred choice where it is offered, until an expression is true.
pub async fn play_until(
    window: &Browser,
    server: &Server,
    seats: &Value,
    prefers: &str,
    wanted: &str,
) -> Result<()> {
    let preferred = format!(
        "(() => {{ const it = document.querySelector('[data-choice=\"{prefers}\"]'); it?.click(); return it !== null; }})()"
    );
    for _ in 0..GAMES {
        new_table(window, server, seats, false).await?;
        while window.state().await? != "over" {
            if window.state().await? == "asked" && window.is(wanted).await? {
                return Ok(());
            }
            let before = window.revision().await?;
            if window.is(&preferred).await? {
                window.wait_beyond(before).await?;
            } else {
                window.answer().await?;
            }
        }
    }
    bail!("{wanted} was never true")
}
