//! Bots that are asked by name: for the engine protocol, and for hints.

use bots::{Advice, Name, UnknownBot};
use engine::View;
use protocol::{
    engine_protocol::{Refusal, Think, Thought},
    update::{Hint, HintAnswer},
};

/// Asks a bot what it thinks of every option, the best first. It sees the view of its seat and no more.
pub fn think(asked: &Think, view: &View) -> Result<Vec<Thought>, Refusal> {
    let name: Name = asked
        .bot
        .parse()
        .map_err(|error: UnknownBot| Refusal::new("bad-bot", error.to_string()))?;
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

/// What a bot thinks, as a hint.
pub fn hint(advice: Vec<Advice>) -> HintAnswer {
    let hint = |it: Advice| Hint { choice: it.choice.to_string(), score: it.score, win: it.win };
    HintAnswer { options: advice.into_iter().map(hint).collect() }
}
