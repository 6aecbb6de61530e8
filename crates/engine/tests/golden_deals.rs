//! Golden deals: the whole setup for some seeds, pinned, so that no later change alters a stored game.

use core::fmt::Write;

use engine::{Coins, Colour, Edition, Game, Gift, Rules, Seat, Setup};

#[path = "expected/compare.rs"]
mod compare;

#[test]
fn deals_never_change() {
    let mut text = String::new();
    for players in 2..=5 {
        for new_persons in [false, true] {
            for seed in [[0; 32], [7; 32], core::array::from_fn(|i| u8::try_from(i).expect("32"))] {
                let mut setup = Setup::with_seed(players, seed).expect("2 to 5 players");
                setup.rules.new_persons = new_persons;
                deal(&mut text, &setup);
            }
        }
    }
    let rules = Rules {
        edition: Edition::Of2007,
        new_persons: true,
        coins: Coins::Unlimited,
        benefactor: Gift::Coins,
        open_scores: false,
        ..Rules::default()
    };
    let colours = [Colour::Yellow, Colour::Violet, Colour::Green];
    deal(&mut text, &Setup::new(&colours, rules, Seat::new(2), [9; 32]).expect("a setup"));
    compare::compare("golden_deals.txt", &text);
}

fn deal(text: &mut String, setup: &Setup) {
    writeln!(text, "# seed {:?}\n{}", setup.seed, Game::new(setup, &mut ())).expect("a string");
}

/// Who begins can be set without changing the rest of the deal.
#[test]
fn the_start_player_changes_nothing_else() {
    let drawn = Game::new(&Setup::with_seed(4, [3; 32]).expect("a setup"), &mut ()).to_string();
    for start in 0..4 {
        let mut setup = Setup::with_seed(4, [3; 32]).expect("a setup");
        setup.start = Seat::new(start);
        let set = Game::new(&setup, &mut ()).to_string();
        let rest = |text: &str| -> Vec<String> {
            text.lines().filter(|it| !it.starts_with("start")).map(str::to_owned).collect()
        };
        assert_eq!(rest(&drawn), rest(&set));
        assert!(set.contains(&format!("\nstart {start}\n")));
    }
}

/// Every order of a deck is about as likely as any other: where each card comes first, over many seeds.
#[test]
fn deals_favour_no_card() {
    let mut first = std::collections::BTreeMap::new();
    let deals = 9000_u16;
    for number in 0..deals {
        let mut seed = [0; 32];
        seed[..2].copy_from_slice(&number.to_le_bytes());
        let game = Game::new(&Setup::with_seed(2, seed).expect("a setup"), &mut ());
        let text = game.to_string();
        let draw = text.lines().find(|it| it.starts_with("draw A1 0:")).expect("a draw");
        let card = draw.split(' ').nth(3).expect("a card").to_owned();
        *first.entry(card).or_insert(0) += 1;
    }
    assert_eq!(first.len(), 9);
    for (card, n) in first {
        // 1000 expected, with a standard deviation of 30.
        assert!((850..1150).contains(&n), "{card} was on top {n} times of {deals}");
    }
}
