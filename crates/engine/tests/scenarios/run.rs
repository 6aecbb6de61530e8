//! Runs scenario files: prose with fenced blocks.
//!
//! Each `##` section is a scenario of its own. Its blocks, in their order:
//! `setup` deals a game · `position` is where it starts, and every further one is compared with the game · `choices` are
//! made · `events` are exactly what they led to, or what came first if the last line is `…` · `options` are exactly what the seat that is asked may choose · `refused` are refused · `result` is who won.

use std::{collections::BTreeSet, fs, path::Path};

use engine::{Choice, Event, Game, Prompt, Seat, Setup};

#[path = "../../src/testing/steps.rs"]
mod steps;
#[path = "../playthroughs/tell.rs"]
mod tell;

/// What the scenarios came by.
#[derive(Default)]
pub(crate) struct Reached {
    pub(crate) sections: Vec<String>,
    pub(crate) events: Vec<Event>,
    pub(crate) prompts: Vec<Prompt>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) rules: BTreeSet<String>,
}

/// Runs all files, and fails with every section that does not hold.
pub(crate) fn run_all() -> Reached {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("a folder of scenarios")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|it| it == "md"))
        .collect();
    files.sort();
    let mut reached = Reached::default();
    let mut faults = Vec::new();
    for path in files {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let page = fs::read_to_string(&path).expect("a text").replace("\r\n", "\n");
        for section in page.split("\n## ").skip(1) {
            let title = section.lines().next().unwrap_or_default();
            if let Err(fault) = run(section, &mut reached) {
                faults.push(format!("{name}: {title}\n{fault}"));
            }
            reached.sections.push(title.to_owned());
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    reached
}

fn run(section: &str, reached: &mut Reached) -> Result<(), String> {
    let mut game: Option<Game> = None;
    let mut told = 0;
    let mut parts = section.split("```");
    parts.next();
    while let (Some(block), Some(_)) = (parts.next(), parts.next()) {
        let (kind, text) = block.split_once('\n').ok_or("a block without a kind")?;
        match (kind, &mut game) {
            ("setup", None) => game = Some(deal(text, reached)?),
            ("position", None) => {
                let read: Game = text.parse().map_err(|error| format!("{error} in\n{text}"))?;
                reached.rules.extend(read.to_string().lines().nth(1).map(str::to_owned));
                game = Some(read);
            }
            ("position", Some(game)) => steps::compare(game, text)?,
            ("choices", Some(game)) => {
                told = reached.events.len();
                choose(game, text, reached)?;
            }
            ("events", Some(_)) => happened(&reached.events[told..], text)?,
            ("options", Some(game)) => steps::offer(game, text)?,
            ("refused", Some(game)) => steps::refuse(game, text)?,
            ("result", Some(game)) => result(game, text)?,
            (other, _) => return Err(format!("a block `{other}` where none can be")),
        }
    }
    if game.is_some() { Ok(()) } else { Err("a scenario without a position".into()) }
}

/// Reads `players 3 new-persons seed 7 start 2`.
fn deal(text: &str, reached: &mut Reached) -> Result<Game, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |key: &str| -> Option<u8> {
        let at = words.iter().position(|&word| word == key)?;
        words.get(at + 1)?.parse().ok()
    };
    let seed = [number("seed").ok_or("expected a seed")?; 32];
    let players = number("players").ok_or("expected players")?.into();
    let mut setup = Setup::with_seed(players, seed).map_err(|error| error.to_string())?;
    setup.rules.new_persons = words.contains(&"new-persons");
    setup.start = number("start").and_then(|it| Seat::new(it.into()));
    Ok(Game::new(&setup, &mut reached.events))
}

fn choose(game: &mut Game, text: &str, reached: &mut Reached) -> Result<(), String> {
    for line in text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
        reached.prompts.push(game.table().prompt);
        steps::choose(game, line, &mut reached.events)?;
        let choice = line.split_once(':').map_or(line, |(_, choice)| choice.trim());
        reached.choices.extend(choice.parse::<Choice>().ok());
    }
    Ok(())
}

/// Compares events with lines like `0 +3+1 prestige (residence)`; the last line `…` stands for any others.
fn happened(events: &[Event], text: &str) -> Result<(), String> {
    let told: Vec<String> = events.iter().map(|&event| tell::tell(event)).collect();
    let mut expected: Vec<&str> = text.trim().lines().map(str::trim).collect();
    let agrees = if expected.last() == Some(&"…") {
        expected.pop();
        expected.len() <= told.len() && told[..expected.len()] == expected[..]
    } else {
        told == expected
    };
    if agrees { Ok(()) } else { Err(format!("the events are\n{}", told.join("\n"))) }
}

/// Reads lines like `seat 0: place 1`.
fn result(game: &Game, text: &str) -> Result<(), String> {
    let scores = game.result().ok_or("the game is not over")?;
    let lines: Vec<String> =
        game.seats().map(|seat| format!("seat {seat}: place {}", scores[seat].place)).collect();
    let expected: Vec<&str> = text.trim().lines().map(str::trim).collect();
    if lines == expected { Ok(()) } else { Err(format!("the result is\n{}", lines.join("\n"))) }
}
