//! `notredame engine`: the engine protocol on standard input and output, with bots that think.

use std::io::{self, BufRead, Write};

use bots::Name;
use protocol::{
    Session,
    engine_protocol::{Answer, Refusal},
};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// Answers one line after another until the input ends.
pub(crate) fn run() -> anyhow::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut session = Session::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        // Bytes that are no text become a malformed request, which is answered like any other.
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        if text.is_empty() {
            continue;
        }
        let answer = session.answer_or(text, |session, request| {
            (request.get("request")? == "think").then(|| think(session, request))
        });
        match writeln!(output, "{answer}").and_then(|()| output.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            other => other?,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Think {
    #[serde(rename = "request")]
    _request: String,
    seat: Option<usize>,
    #[serde(default = "default_bot")]
    bot: String,
    #[serde(default)]
    seed: u64,
}

fn default_bot() -> String {
    "regular".into()
}

/// Asks a bot what it would choose, and what it thinks of every option. It sees the view of its seat and no more.
fn think(session: &Session, request: &Map<String, Value>) -> Answer {
    let think: Think = serde_json::from_value(Value::Object(request.clone()))
        .map_err(|error| Refusal::new("malformed", error.to_string()))?;
    let seat = session.seat(think.seat)?;
    let name: Name = think
        .bot
        .parse()
        .map_err(|error: bots::UnknownBot| Refusal::new("bad-bot", error.to_string()))?;
    let mut bot = name.bot(think.seed).ok_or_else(|| {
        Refusal::new("bad-bot", format!("`{}` plays in the arena only", think.bot))
    })?;
    let game = session.game()?;
    if game.options(seat).is_empty() {
        return Err(Refusal::new("not-waiting", format!("seat {seat} is not asked anything now")));
    }
    let advice = bot.advise(&game.view(Some(seat)));
    let options: Vec<Value> = advice
        .iter()
        .map(|it| json!({ "choice": it.choice.to_string(), "score": it.score, "win": it.win, "visits": it.visits }))
        .collect();
    Ok(json!({ "seat": seat.index(), "choice": options[0]["choice"], "options": options }))
}
