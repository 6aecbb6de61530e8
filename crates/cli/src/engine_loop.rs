//! `notredame engine`: the engine protocol on standard input and output, with bots that think.

use std::io::{self, BufRead, Write};

use bots::{Advice, Name};
use engine::View;
use protocol::engine_protocol::{Refusal, Think, Thought};
use table::Session;

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
        let answer = session.answer_with(text, think);
        match writeln!(output, "{answer}").and_then(|()| output.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            other => other?,
        }
    }
}

/// Asks a bot what it thinks of every option, the best first. It sees the view of its seat and no more.
fn think(asked: &Think, view: &View) -> Result<Vec<Thought>, Refusal> {
    let name: Name = asked
        .bot
        .parse()
        .map_err(|error: bots::UnknownBot| Refusal::new("bad-bot", error.to_string()))?;
    let mut bot = name.bot(asked.seed.unwrap_or(0)).ok_or_else(|| {
        Refusal::new("bad-bot", format!("`{}` plays in the arena only", asked.bot))
    })?;
    let advice = bot.advise(view);
    let tries = advice.iter().any(|it| 0 < it.visits);
    let thought = |Advice { choice, score, win, visits }| Thought {
        choice: choice.to_string(),
        score,
        win,
        visits: tries.then_some(visits),
    };
    Ok(advice.into_iter().map(thought).collect())
}
