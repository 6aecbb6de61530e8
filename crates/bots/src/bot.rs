//! What a player made of code can do: choose, and explain its opinion of every option.

use engine::{Choice, View};

/// A player that sees what its seat may see, and nothing else.
pub trait Bot: Send {
    /// The options of the view's seat, the best first. Empty if the seat is not asked anything.
    fn advise(&mut self, view: &View) -> Vec<Advice>;

    /// The choice of the view's seat, which must be asked something.
    fn choose(&mut self, view: &View) -> Choice {
        self.advise(view).first().expect("the seat is asked something").choice
    }
}

/// What a bot thinks of one option.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// The option.
    pub choice: Choice,
    /// The prestige points that one's own seat is expected to have at the end of the game.
    pub score: f32,
    /// The chance to win of one's own seat, 0 to 1.
    pub win: f32,
    /// How often the option was tried; 0 where nothing is tried.
    pub visits: u32,
}

/// Puts the best option first: by what `key` says; of equals the one that was listed first.
pub(crate) fn rank(mut advice: Vec<Advice>, key: impl Fn(&Advice) -> f32) -> Vec<Advice> {
    advice.sort_by(|a, b| key(b).total_cmp(&key(a)));
    advice
}
