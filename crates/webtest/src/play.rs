//! Playing at a table in windows: every step waits for the state it needs, so that nothing depends on who is faster.

use anyhow::{Context as _, Result, bail};
use futures_util::future::try_join_all;
use protocol::MovedGame;
use serde_json::{Value, json};

use crate::{
    browser::Browser,
    position::{can_lead, is_over, stopped},
    server::Server,
};

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

/// Sends a request as the page does, after making the visitor known to the server.
const SEND: &str = "const send = (path, body, type = 'application/json') => fetch('/api' + path, { method: 'POST', headers: { 'content-type': type }, body: type === 'text/plain' ? body : JSON.stringify(body) }).then((it) => it.json());
    const settings = JSON.parse(localStorage.getItem('notre-dame'));
    if (!settings.known) await send('/session', { name: settings.name });
    localStorage.setItem('notre-dame', JSON.stringify({ ...settings, known: true }));";

/// Makes a table with seats as given and goes there; returns its address.
pub async fn new_table(
    window: &Browser,
    server: &Server,
    seats: &Value,
    new_persons: bool,
) -> Result<String> {
    let script = format!(
        "(async () => {{ {SEND}
        const answer = await send('/tables', {{ seats: {seats}, rules: {{ new_persons: {new_persons} }}, public: false, hints: true }});
        const full = answer.table?.seats.every((it) => it.kind !== 'open');
        if (full) await send('/tables/' + answer.table.id + '/start', {{}});
        return answer.table?.id ?? answer; }})()"
    );
    go_to_table(window, server, &script).await
}

/// Imports a game in which the person is asked, and goes to its table; returns the table's address.
pub async fn bring(window: &Browser, server: &Server, game: &MovedGame) -> Result<String> {
    let text = json!(game.to_string());
    let script = format!(
        "(async () => {{ {SEND}
        const answer = await send('/games', {text}, 'text/plain');
        return answer.table?.id ?? answer; }})()"
    );
    let path = go_to_table(window, server, &script).await?;
    window.wait_state("asked").await?;
    Ok(path)
}

/// Imports a game that is almost over, ends it, and stays at its table; returns the table's address.
pub async fn finished(window: &Browser, server: &Server, players: usize) -> Result<String> {
    let game = stopped(players, false, |game| can_lead(game, is_over))?;
    let path = bring(window, server, &game).await?;
    play_out(&[window]).await?;
    Ok(path)
}

/// Whether the device of each person has added its random bytes to the deal. A game may begin without them, but then the
/// server refuses the late ones.
const SHARED: &str = "(async () => {
    const table = async () => (await fetch('/api' + location.pathname.replace('/table', '/tables'))).json();
    while (!(await table()).seats.every((it) => it.kind !== 'person' || it.shared))
        await new Promise((then) => setTimeout(then, 20));
    return true; })()";

/// Starts the game in the waiting room, once all who sit there are ready.
pub async fn start(host: &Browser) -> Result<()> {
    host.eval(SHARED).await?;
    host.click("[data-testid=start]").await
}

async fn go_to_table(window: &Browser, server: &Server, script: &str) -> Result<String> {
    let id = window.eval(script).await?;
    let Some(id) = id.as_str() else { bail!("no table: {id}") };
    let path = format!("/table/{id}");
    window.go(&server.url(&path)).await?;
    Ok(path)
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

/// Whether something is asked or the game is over; nothing else needs a person.
const DUE: &str = "['asked', 'over'].includes(STATE)";

/// Where a person would click to answer, if asked: in turn on the board, where that is possible, and beside it.
const PLACE: &str = "(() => { if (STATE !== 'asked') return null;
    const all = [...document.querySelectorAll('button.person, .dock [data-choice]')].map((it) => it.dataset.choice);
    const choice = `[data-choice=\"${all.find((it) => !it.startsWith('pass')) ?? all[0]}\"]`;
    const beside = `:is(button.person, .dock *)${choice}`;
    const board = `.board ${choice}`;
    const revision = REVISION;
    return { place: revision % 2 && document.querySelector(board) ? board : beside, choice, revision }; })()";

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

    /// Answers until something is true or the game is over; returns how many answers that took.
    pub async fn play_on(&self, stop: &str) -> Result<u64> {
        let script = PLAY.replace("STOP", stop).replace("ANSWER", ANSWER);
        let script = script.replace("REVISION", REVISION).replace("STATE", STATE);
        let mut answers = 0;
        // Nobody looks in the meantime, and painting every state is most of the work.
        self.eval("void (document.body.style.contentVisibility = 'hidden')").await?;
        loop {
            let played = self.wait_for(&script).await?;
            answers += played["answers"].as_u64().context("how many answers")?;
            if played["ended"] == true {
                self.eval("void (document.body.style.contentVisibility = '')").await?;
                return Ok(answers);
            }
        }
    }

    /// Waits until something is asked, and answers with the mouse or a finger. Returns false when the game is over.
    pub async fn answer_by_hand(&self) -> Result<bool> {
        self.wait(&DUE.replace("STATE", STATE)).await?;
        let script = PLACE.replace("REVISION", REVISION).replace("STATE", STATE);
        let given = self.eval(&script).await?;
        let Some(place) = given["place"].as_str() else { return Ok(self.state().await? != "over") };
        let revision = given["revision"].as_u64().context("a revision")?;
        // Where all choose at the same time, the others may have chosen by then, and something else is asked.
        let late = format!("{REVISION} > {revision}");
        self.click_unless(place, &late).await?;
        // A final choice takes a second click, and so does almost every choice of a finger, which looks first.
        let again = format!(
            "async () => {{ if ({late}) return ''; if (document.querySelector('[data-action=confirm]')) return '[data-action=confirm]';
            return document.querySelector('{}[aria-pressed=true]') ? {place:?} : null; }}",
            given["choice"].as_str().context("a choice")?
        );
        let again = self.wait_for(&again).await?;
        if let Some(place) = again.as_str().filter(|it| !it.is_empty()) {
            self.click_unless(place, &late).await?;
            self.wait_beyond(revision).await?;
        }
        Ok(true)
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

/// Waits until all these windows show the same revision and none of them is busy: nothing is in progress. Only for
/// tables without bots, which need no window to continue.
pub async fn settle(windows: &[&Browser]) -> Result<u64> {
    let mut newest = 0;
    loop {
        let mut all = Vec::new();
        for window in windows {
            window.wait(&format!("{STATE} !== 'busy' && {REVISION} >= {newest}")).await?;
            all.push(window.revision().await?);
        }
        newest = all.iter().copied().max().unwrap_or_default();
        if all.iter().all(|it| *it == newest) {
            return Ok(newest);
        }
    }
}

/// Answers in the page until something is true or the game is over, or some times.
const PLAY: &str = "(() => { let answers = 0; let answered = -1; return async () => {
    const state = STATE;
    const ended = state === 'over' || (STOP);
    if (ended || answers === 20) return { answers, ended };
    if (state === 'pass') document.querySelector('[data-action=revealed]')?.click();
    if (state === 'asked' && answered < REVISION) {
        answered = ANSWER?.revision ?? answered;
        answers += 1;
    }
    return null;
}; })()";

/// Plays until the end in these windows; returns how many answers that took.
pub async fn play_out(windows: &[&Browser]) -> Result<u64> {
    let answers = try_join_all(windows.iter().map(|it| it.play_on("false"))).await?;
    Ok(answers.into_iter().sum())
}
