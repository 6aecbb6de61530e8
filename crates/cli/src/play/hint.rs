//! The hint: what the strongest bot thinks of the options.

use std::{
    io::{self, Write},
    thread,
};

use bots::{Bot as _, DEFAULT_BUDGET, Expert};
use engine::Choice;
use text::Args;

use super::{board::Board, screen::Screen};

/// How many options a hint ranks.
const RANKED: usize = 5;

/// Shows the best options, the best first, with their numbers among those `offered`.
pub(crate) fn show<W: Write>(
    screen: &mut Screen<W>,
    board: &Board<'_>,
    offered: &[Choice],
    seed: u64,
) -> io::Result<()> {
    let locale = board.narrator.locale();
    let threads = thread::available_parallelism().map_or(1, Into::into);
    let advice = Expert::new(DEFAULT_BUDGET, seed).threads(threads).advise(board.view);
    screen.paragraph(&locale.word("terminal-hint"))?;
    for it in advice.iter().take(RANKED) {
        let number = offered.iter().position(|&choice| choice == it.choice).map_or(0, |n| n + 1);
        let words = board.narrator.choice(board.you, board.view.table.prompt, it.choice);
        let args = Args::new()
            .text("number", number.to_string())
            .text("choice", words)
            .text("points", format!("{:.0}", it.score))
            .text("percent", format!("{:.0}", 100.0 * it.win));
        screen.entry(&locale.say("terminal-hint-option", &args))?;
    }
    Ok(())
}
