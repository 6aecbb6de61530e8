//! Whole random games told to every seat: no key and no variable may be missing anywhere.

use engine::{Choice, Coins, Edition, Event, Game, Gift, Phase, Rules, Seat, Setup};
use text::{Locale, Narrator};

fn names() -> Vec<String> {
    ["Ada", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec()
}

fn rules(variant: u64) -> Rules {
    Rules {
        edition: if variant & 1 == 0 { Edition::Of2017 } else { Edition::Of2007 },
        new_persons: variant & 2 != 0,
        coins: if variant & 4 == 0 { Coins::Limited } else { Coins::Unlimited },
        benefactor: if variant & 8 == 0 { Gift::Prestige } else { Gift::Coins },
        ..Rules::default()
    }
}

/// Asserts that a text has all its words.
fn check(text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.contains('⟦') && !text.contains("{$"), "{text} ({what:?})");
    assert!(!text.contains("  "), "two spaces in “{text}” ({what:?})");
}

fn tell(locale: &Locale, names: &[String], game: &Game, viewer: Option<Seat>, events: &[Event]) {
    let view = game.view(viewer);
    let narrator = Narrator::new(locale, names, &view.table, viewer);
    let seen: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
    for event in &seen {
        check(&narrator.sentence(event), event);
        check(&narrator.head(event).unwrap_or_default(), event);
        check(&narrator.brief(event).unwrap_or_default(), event);
    }
    for line in narrator.log(&seen) {
        check(&line, &"log");
    }
    if let Some(seat) = viewer.filter(|seat| view.table.waiting.contains(*seat)) {
        let prompt = view.table.prompt;
        let question = narrator.question(seat, prompt);
        check(&question.question, &prompt);
        check(&question.why, &prompt);
        assert!(!question.why.is_empty(), "{prompt}");
        for choice in view.options.iter() {
            check(&narrator.choice(seat, prompt, choice), &(prompt, choice));
        }
    }
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    let names = names();
    for code in Locale::codes() {
        let locale = Locale::new(code).expect("a language");
        for variant in 0..16_u64 {
            let players = 2 + usize::try_from(variant % 4).expect("small");
            let mut seed = [0; 32];
            seed[..8].copy_from_slice(&variant.to_le_bytes());
            let mut setup = Setup::with_seed(players, seed).expect("a setup");
            setup.rules = rules(variant);
            let mut events = Vec::new();
            let mut game = Game::new(&setup, &mut events);
            let mut state = variant.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            while game.table().phase != Phase::Over {
                for viewer in game.seats().map(Some).chain([None]) {
                    tell(&locale, &names, &game, viewer, &events);
                }
                events.clear();
                let seat = game.waiting().first().expect("someone is asked");
                let options = game.options(seat);
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                let choice: Choice =
                    options.nth(usize::try_from(state % options.len() as u64).expect("small"));
                game.choose(seat, choice, &mut events).expect("an option");
            }
            tell(&locale, &names, &game, None, &events);
        }
    }
}
