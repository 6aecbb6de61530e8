//! Every example in `docs/notation.md` is read, and does what the page says.

use std::{collections::BTreeSet, fs, path::Path};

use engine::{Choice, Game, Prompt};

/// The fenced blocks of the page: their kind and their text.
fn blocks() -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    let page = fs::read_to_string(path).expect("docs/notation.md");
    let mut blocks = Vec::new();
    let mut parts = page.split("```");
    parts.next();
    while let (Some(block), Some(_)) = (parts.next(), parts.next()) {
        let (kind, text) = block.split_once('\n').expect("a kind and a text");
        blocks.push((kind.to_owned(), text.replace("\r\n", "\n")));
    }
    blocks
}

#[test]
fn examples_do_what_the_page_says() {
    let mut read = BTreeSet::new();
    for (kind, text) in blocks() {
        match kind.as_str() {
            "choices" => text.lines().for_each(check_choice),
            "prompts" => text.lines().for_each(check_prompt),
            "position" => check_position(&text),
            "choice-error" => {
                let (choice, expected) = text.split_once("\n---\n").expect("a bar");
                let error = choice.parse::<Choice>().expect_err(choice);
                assert_eq!(error.to_string(), expected.trim_end(), "for `{choice}`");
            }
            "position-error" => {
                let (position, expected) = text.split_once("\n---\n").expect("a bar");
                let error = position.parse::<Game>().expect_err(position);
                assert_eq!(error.to_string(), expected.trim_end(), "for\n{position}");
            }
            other => panic!("a block of the kind `{other}`, which nothing checks"),
        }
        read.insert(kind);
    }
    let kinds = ["choice-error", "choices", "position", "position-error", "prompts"];
    assert!(read.iter().eq(kinds), "found only {read:?}");
}

fn check_choice(line: &str) {
    let choice: Choice = line.parse().unwrap_or_else(|error| panic!("`{line}`: {error}"));
    assert_eq!(choice.to_string(), line);
}

fn check_prompt(line: &str) {
    let prompt: Prompt = line.parse().unwrap_or_else(|error| panic!("`{line}`: {error}"));
    assert_eq!(prompt.to_string(), line);
}

fn check_position(text: &str) {
    let game: Game = text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"));
    let printed = game.to_string();
    let again: Game = printed.parse().unwrap_or_else(|error| panic!("{error} in\n{printed}"));
    assert!(game == again, "read back differently:\n{printed}");
    assert!(!game.waiting().is_empty());
}

/// The page shows every kind of choice and every prompt.
#[test]
fn nothing_is_left_out() {
    let lines = |wanted: &str| -> BTreeSet<String> {
        let texts = blocks().into_iter().filter(|(kind, _)| kind == wanted);
        let words = texts.flat_map(|(_, text)| {
            let first = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
            text.lines().map(first).collect::<Vec<_>>()
        });
        words.collect()
    };
    let shown = lines("choices");
    for choice in Choice::ALL {
        let text = choice.to_string();
        let verb = text.split(' ').next().expect("a verb");
        assert!(shown.contains(verb), "no example of `{verb}`");
    }
    assert_eq!(lines("prompts").len(), 27, "every prompt but `nothing`");
}

/// The empty text is a position: all defaults of the page.
#[test]
fn everything_can_be_left_out() {
    let game: Game = "".parse().expect("the empty position");
    let printed = game.to_string();
    for line in [
        "players 4",
        "rules edition=2017 new-persons=off coins=25 benefactor=prestige open-scores=on",
        "colours red violet blue green",
        "round A1",
        "start 0",
        "phase actions",
        "turn 0",
        "prompt play",
        "seat 3: coins 3 supply 4 rats 0 prestige 0 | carriage 3.centre",
        "markets 3: prestige-and-coin prestige-and-marker prestige-and-rats prestige",
        "hand A1 3: cloister-school bank residence",
    ] {
        assert!(printed.lines().any(|it| it == line), "no line `{line}` in\n{printed}");
    }
}
