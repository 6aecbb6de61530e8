//! The outlook: what a choice will do at once, as far as its player can know it.

use engine::{Choice, Event, Phase, Prompt, View};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use text::{Narrator, actor};

/// What comes of a choice before anyone else has a say.
#[derive(Debug)]
pub(crate) struct Outlook {
    /// What happens at once.
    pub(crate) events: Vec<Event>,
    /// What you are asked next, if it belongs to the same deed.
    pub(crate) next: Option<Prompt>,
}

/// Tries a choice out on a game that agrees with what the view shows.
///
/// The hidden cards of that game are made up, but a player's own deed depends on none of them; what the spy would see
/// is taken out again.
pub(crate) fn outlook(view: &View, narrator: &Narrator<'_>, choice: Choice) -> Outlook {
    let nothing = Outlook { events: Vec::new(), next: None };
    let Some(seat) = view.seat.filter(|_| view.table.phase != Phase::Draft) else { return nothing };
    let mut game = view.sample(&mut Xoshiro256PlusPlus::seed_from_u64(0));
    let mut events: Vec<Event> = Vec::new();
    if game.choose(seat, choice, &mut events).is_err() {
        return nothing;
    }
    let deed = usize::from(events.first().is_some_and(|event| narrator.head(event).is_some()));
    let own = |event: &&Event| actor(event) == Some(seat) && narrator.brief(event).is_some();
    let at_once: Vec<_> =
        events[deed..].iter().take_while(own).map(|event| event.seen_by(None)).collect();
    let nobody_else = deed + at_once.len() == events.len();
    let asked = nobody_else && game.waiting().contains(seat);
    Outlook { next: asked.then_some(game.table().prompt), events: at_once }
}
