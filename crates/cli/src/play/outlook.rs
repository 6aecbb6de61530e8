//! The outlook: what a choice will do at once, as far as its player can know it.

use engine::{Choice, Event, Phase, Prompt, View};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use text::{Narrator, actor};

/// What comes of a choice before anyone else has a say.
#[derive(Debug, PartialEq, Eq)]
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
    outlook_of_sample(view, narrator, choice, 0)
}

fn outlook_of_sample(view: &View, narrator: &Narrator<'_>, choice: Choice, sample: u64) -> Outlook {
    let nothing = Outlook { events: Vec::new(), next: None };
    let Some(seat) = view.seat.filter(|_| view.table.phase != Phase::Draft) else { return nothing };
    let mut game = view.sample(&mut Xoshiro256PlusPlus::seed_from_u64(sample));
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

#[cfg(test)]
mod tests {
    use engine::{Game, Rules, Setup};
    use rand_core::Rng as _;
    use text::Locale;

    use super::*;

    /// What is shown before a choice is made must be the same for every way the hidden cards can lie, and true.
    #[test]
    fn an_outlook_tells_nothing_that_is_hidden() {
        let locale = Locale::new("en").expect("English");
        let names = ["Ada", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for n in 0..12_u8 {
            let players = 2 + usize::from(n % 4);
            let mut setup = Setup::with_seed(players, [n; 32]).expect("a setup");
            setup.rules = Rules { new_persons: n % 3 != 0, ..Rules::default() };
            let mut game = Game::new(&setup, &mut ());
            while let Some(seat) = game.waiting().first() {
                let view = game.view(Some(seat));
                let narrator = Narrator::new(&locale, &names, &view.table, Some(seat));
                for choice in view.options.iter() {
                    let one = outlook_of_sample(&view, &narrator, choice, 1);
                    let two = outlook_of_sample(&view, &narrator, choice, 2);
                    assert_eq!(one, two, "{choice} in\n{game}");
                    let mut happens = Vec::new();
                    { game }.choose(seat, choice, &mut happens).expect("an option");
                    for event in &one.events {
                        let told = |it: &Event| it.seen_by(None) == *event;
                        assert!(happens.iter().any(told), "{event:?} after {choice} in\n{game}");
                    }
                }
                let pick = rng.next_u64() % view.options.len() as u64;
                let choice = view.options.nth(usize::try_from(pick).expect("small"));
                game.choose(seat, choice, &mut ()).expect("an option");
            }
        }
    }
}
