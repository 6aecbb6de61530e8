//! The outlook: what a choice will do at once, before anyone else has a say.

use ::table::Foreseen;
use engine::{Choice, Event, Prompt, Seat};
use text::{Narrator, actor};

/// What comes of a choice before anyone else has a say.
#[derive(Debug)]
pub(crate) struct Outlook {
    /// What happens at once.
    pub(crate) events: Vec<Event>,
    /// What you are asked next, if it belongs to the same deed.
    pub(crate) next: Option<Prompt>,
}

impl Outlook {
    /// Of what a choice of `seat` would openly lead to, its own part; in the draft there is nothing to foresee.
    pub(crate) fn new(
        game: Option<&::table::Outlook>,
        narrator: &Narrator<'_>,
        seat: Seat,
        choice: Choice,
    ) -> Self {
        let Some(game) = game else { return Self { events: Vec::new(), next: None } };
        let Foreseen { events, next, .. } = game.of(choice);
        let deed = usize::from(events.first().is_some_and(|event| narrator.head(event).is_some()));
        let own = |event: &&Event| actor(event) == Some(seat) && narrator.brief(event).is_some();
        let at_once: Vec<_> = events[deed..].iter().take_while(own).copied().collect();
        let nobody_else = deed + at_once.len() == events.len();
        Self { next: next.filter(|_| nobody_else), events: at_once }
    }
}
