//! Readers take any text without panicking, and whatever they accept can be played to the end.
//!
//! The fuzz targets under `fuzz/` do the same for longer.

use std::collections::BTreeSet;

use engine::{Choice, Game, Prompt, Setup};
use proptest::prelude::*;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A position out of a random game.
fn position(players: usize, new_persons: bool, seed: u64, plies: usize) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    let mut setup = Setup::with_seed(players, bytes).expect("2 to 5 players");
    setup.rules.new_persons = new_persons;
    let mut game = Game::new(&setup, &mut ());
    for _ in 0..plies {
        step(&mut game, &mut rng);
    }
    game.to_string()
}

fn step(game: &mut Game, rng: &mut Xoshiro256PlusPlus) {
    let Some(seat) = game.waiting().first() else { return };
    let options = game.options(seat);
    assert!(!options.is_empty(), "seat {seat} has nothing to choose in\n{game}");
    let n = (u64::from(rng.next_u32()) * options.len() as u64) >> 32;
    let choice = options.nth(usize::try_from(n).expect("a small number"));
    game.choose(seat, choice, &mut Vec::new()).expect("an option");
}

/// Whatever was read can be printed, read again, looked at from every seat and played to the end.
fn check_position(text: &str) -> bool {
    let Ok(mut game) = text.parse::<Game>() else { return false };
    let printed = game.to_string();
    let again: Game = printed.parse().unwrap_or_else(|error| panic!("{error} in\n{printed}"));
    assert!(game == again, "read back differently:\n{printed}");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for viewer in game.seats().map(Some).chain([None]) {
        let sampled = game.view(viewer).sample(&mut rng);
        assert_eq!(sampled.waiting(), game.waiting());
    }
    for _ in 0..2000 {
        step(&mut game, &mut rng);
    }
    assert!(game.result().is_some(), "the game does not end");
    true
}

/// One change of a text: lines or words lost, doubled, swapped or replaced.
#[derive(Clone, Debug)]
enum Change {
    DropLine(usize),
    DoubleLine(usize),
    SwapLines(usize, usize),
    DropWord(usize),
    SwapWords(usize, usize),
    CopyWord(usize, usize),
    Replace(usize, String),
    Number(usize, u16),
}

fn change() -> impl Strategy<Value = Change> {
    let at = || 0_usize..10_000;
    let words = prop::sample::select(vec![
        "bank",
        "friend",
        "-",
        "|",
        "played",
        "shown",
        "second",
        "doctor",
        "spied",
        "draft",
        "hiring",
        "plague",
        "over",
        "actions",
        "keep-second",
        "hire",
        "lose-marker",
        "advisor-hire 1",
        "drive 1",
        "hotel-bonus 1",
        "take-message",
        "fool-from",
        "C3",
        "A1",
        "B2",
        "unlimited",
        "advisor",
        "scholar",
        "gray:",
        "#",
        ":",
        "=",
    ]);
    prop_oneof![
        at().prop_map(Change::DropLine),
        at().prop_map(Change::DoubleLine),
        (at(), at()).prop_map(|(one, two)| Change::SwapLines(one, two)),
        at().prop_map(Change::DropWord),
        (at(), at()).prop_map(|(one, two)| Change::SwapWords(one, two)),
        (at(), at()).prop_map(|(one, two)| Change::CopyWord(one, two)),
        (at(), words).prop_map(|(at, word)| Change::Replace(at, word.to_owned())),
        (at(), 0_u16..30).prop_map(|(at, n)| Change::Number(at, n)),
    ]
}

fn apply(text: &str, change: &Change) -> String {
    let mut lines: Vec<Vec<String>> =
        text.lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect();
    let count = lines.len().max(1);
    let places: Vec<(usize, usize)> = lines
        .iter()
        .enumerate()
        .flat_map(|(line, words)| (0..words.len()).map(move |word| (line, word)))
        .collect();
    if places.is_empty() {
        return String::new();
    }
    let word = |at: usize| places[at % places.len()];
    match change {
        Change::DropLine(at) => drop(lines.remove(at % count)),
        Change::DoubleLine(at) => lines.push(lines[at % count].clone()),
        Change::SwapLines(one, two) => lines.swap(one % count, two % count),
        Change::DropWord(at) => drop(lines[word(*at).0].remove(word(*at).1)),
        Change::SwapWords(one, two) => {
            let ((a, b), (c, d)) = (word(*one), word(*two));
            let second = lines[c][d].clone();
            lines[c][d] = core::mem::replace(&mut lines[a][b], second);
        }
        Change::CopyWord(one, two) => {
            let ((a, b), (c, d)) = (word(*one), word(*two));
            let copied = lines[c][d].clone();
            lines[a][b] = copied;
        }
        Change::Replace(at, new) => lines[word(*at).0][word(*at).1].clone_from(new),
        Change::Number(at, n) => {
            let is_number =
                |&&(line, word): &&(usize, usize)| lines[line][word].parse::<u16>().is_ok();
            let numbers: Vec<_> = places.iter().filter(is_number).copied().collect();
            if !numbers.is_empty() {
                let (line, word) = numbers[at % numbers.len()];
                lines[line][word] = n.to_string();
            }
        }
    }
    lines.iter().map(|words| words.join(" ")).collect::<Vec<_>>().join("\n")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        if let Ok(choice) = text.parse::<Choice>() {
            prop_assert_eq!(choice.to_string(), text.as_str());
        }
        if let Ok(prompt) = text.parse::<Prompt>() {
            prop_assert_eq!(prompt.to_string(), text.as_str());
        }
        check_position(&text);
    }

    #[test]
    fn words_of_the_notation_in_any_order(
        words in prop::collection::vec(prop::sample::select(vec![
            "drive", "keep", "from", "friend", "bank", "1.gate", "01.gate", "+1", "1", "2+friend", "move", "take",
            "players", "seat", "0:", "1:", "|", "\n", "\n", "hand", "A1", "draw", "pick", "deck", "A", "coins", "gray:",
            "brown", "A:", "markets", "-", "phase", "draft", "prompt", "keep-second", "turn", "second", "messages",
            "red.prestige", "prestige", "carriage", "rats", "monk=1", "rules", "coins=unlimited", "monk",
        ]), 0..20)
    ) {
        let text = words.join(" ");
        if let Ok(choice) = text.parse::<Choice>() {
            prop_assert_eq!(choice.to_string(), text.as_str());
        }
        check_position(&text);
    }

    #[test]
    fn changed_positions_are_refused_or_can_be_played(
        players in 2_usize..=5,
        new_persons: bool,
        seed: u64,
        plies in 0_usize..350,
        changes in prop::collection::vec(change(), 1..4),
    ) {
        let mut text = position(players, new_persons, seed, plies);
        for change in &changes {
            text = apply(&text, change);
        }
        check_position(&text);
    }
}

/// The changes above are neither all refused nor all accepted.
#[test]
fn some_changed_positions_are_accepted() {
    let text = position(4, true, 1, 60);
    let number = Change::Number(9, 2);
    assert!(check_position(&text));
    assert!(check_position(&apply(&text, &Change::SwapLines(0, 7))));
    assert!(!check_position(&apply(&text, &Change::DoubleLine(0))));
    check_position(&apply(&text, &number));
}

/// A position can be written down and loaded at every prompt of the phases 2 to 5.
#[test]
fn every_prompt_can_be_loaded() {
    let mut loaded = BTreeSet::new();
    for seed in 0..200 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        let mut setup = Setup::with_seed(4, bytes).expect("4 players");
        setup.rules.new_persons = true;
        let mut game = Game::new(&setup, &mut ());
        while !game.waiting().is_empty() {
            if loaded.insert(game.table().prompt.name()) {
                assert!(check_position(&game.to_string()));
            }
            step(&mut game, &mut rng);
        }
    }
    assert_eq!(loaded.len(), 27, "all prompts but `nothing`: {loaded:?}");
}
