//! Records: what is written can be read, and what is not sound is refused with its line.

use std::{fs, path::Path};

use engine::{Colour, Game, Rules, Seat, Setup};
use protocol::{
    MovedGame, Record,
    engine_protocol::seed_from_number,
    record::{Start, read_seed, write_seed},
};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A game of random choices, ended after `plies` of them.
fn random_record(start: Start, seed: u64, plies: usize) -> Record {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut record = Record::new(start);
    let mut game = record.start.game(&mut ());
    while let Some(seat) = game.waiting().first()
        && record.choices.len() < plies
    {
        let options = game.options(seat);
        let n = rng.next_u64() % u64::try_from(options.len()).expect("a small number");
        let choice = options.nth(usize::try_from(n).expect("a small number"));
        game.choose(seat, choice, &mut ()).expect("an option");
        record.choices.push((seat, choice));
    }
    record
}

fn setup(players: usize, number: u64) -> Setup {
    let rules = Rules { new_persons: number.is_multiple_of(2), ..Rules::default() };
    let start = if number.is_multiple_of(3) { Seat::new(1) } else { None };
    Setup::new(&Colour::ALL[5 - players..], rules, start, seed_from_number(number))
        .expect("different colours")
}

fn error(text: &str) -> String {
    text.parse::<Record>().expect_err("an unsound record").to_string()
}

#[test]
fn records_are_read_as_they_were_written() {
    for number in 0..40 {
        let players = 2 + usize::try_from(number % 4).unwrap();
        for plies in [0, 1, 77, usize::MAX] {
            let mut record = random_record(Start::Setup(setup(players, number)), number, plies);
            record.names[1] = "Émile\nof the “bridge”: two".into();
            let text = record.to_string();
            let read: Record = text.parse().unwrap();
            assert_eq!(read.to_string(), text);
            assert_eq!(read.choices, record.choices);
            assert_eq!(read.names[1], "Émile of the “bridge”: two");
            let end = |record: &Record| record.replay(usize::MAX, &mut ());
            assert_eq!(end(&read), end(&record));
        }
    }
}

#[test]
fn a_record_may_start_from_a_position() {
    let first = random_record(Start::Setup(setup(3, 5)), 5, 100);
    let position: Game = first.replay(100, &mut ());
    let record = random_record(Start::Position(Box::new(position)), 6, usize::MAX);
    let read: Record = record.to_string().parse().unwrap();
    assert_eq!(read, record);
    assert!(read.replay(usize::MAX, &mut ()).result().is_some());
}

#[test]
fn a_record_cut_off_anywhere_is_refused_with_its_last_line() {
    let text = random_record(Start::Setup(setup(4, 1)), 1, usize::MAX).to_string();
    let lines: Vec<&str> = text.lines().collect();
    for kept in 0..lines.len() {
        let message = error(&lines[..kept].join("\n"));
        assert!(
            message.starts_with(&format!("line {}: the record is cut off", kept + 1)),
            "{message}"
        );
    }
}

#[test]
fn a_foreign_choice_is_refused_with_its_line() {
    let text = random_record(Start::Setup(setup(4, 1)), 1, 40).to_string();
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|&line| line == "choices").unwrap() + 1;
    for at in first..lines.len() - 1 {
        for (wrong, expected) in [
            ("0 hire scholar", "is not"),
            ("3 fly away", "expected a choice"),
            ("7 pass", "expected a seat from 0 to 3"),
            ("4 pass", "expected a seat from 0 to 3"),
            ("pass", "expected SEAT CHOICE"),
        ] {
            let mut changed = lines.clone();
            changed[at] = wrong;
            let message = error(&changed.join("\n"));
            assert!(message.starts_with(&format!("line {}: ", at + 1)), "{wrong}: {message}");
            assert!(message.contains(expected), "{wrong}: {message}");
        }
    }
}

#[test]
fn a_wrong_result_is_refused_with_its_line() {
    let text = random_record(Start::Setup(setup(2, 1)), 1, usize::MAX).to_string();
    let line = text.lines().count() - 1;
    let wrong = text.replace("result 0: prestige ", "result 0: prestige 1");
    assert!(
        error(&wrong).starts_with(&format!("line {line}: `result 0: prestige 1")),
        "{}",
        error(&wrong)
    );
    let unfinished: String = text
        .lines()
        .filter(|it| !it.starts_with("result"))
        .chain(["unfinished"])
        .collect::<Vec<_>>()
        .join("\n");
    assert!(error(&unfinished).contains("the game is over: expected result"));
    let early = random_record(Start::Setup(setup(2, 1)), 1, 9).to_string();
    let early = early.replace("unfinished", "result 0: prestige 0 tie-break 7 place 1");
    assert!(error(&early).contains("the game is not over"), "{}", error(&early));
}

#[test]
fn bad_heads_are_refused_with_their_line() {
    let text = random_record(Start::Setup(setup(2, 1)), 1, 3).to_string();
    let with = |from: &str, to: &str| error(&text.replace(from, to));
    assert!(with("notre-dame record 1", "chess").starts_with("line 1: `chess`: expected"));
    assert!(with("rules-version 1", "rules-version 9").contains("line 2: rules version 9"));
    assert!(with("colours green yellow", "colours green").contains("2 to 5 players, not 1"));
    assert!(
        with("colours green yellow", "colours green mauve")
            .starts_with("line 3: `mauve`: expected a colour")
    );
    assert!(with("seed 01", "seed 0").contains("64 hexadecimal digits"));
    assert!(with("seed 01", "seed ü").contains("64 hexadecimal digits"));
    assert!(
        with("choices", "name 3: X\nchoices")
            .starts_with("line 6: `3`: expected a seat from 0 to 1")
    );
    assert!(
        with("choices", "start 2\nchoices").starts_with("line 6: `2`: expected a seat from 0 to 1")
    );
    assert!(with("unfinished", "unfinished\nmore").contains("nothing after the end"));
    assert!(with("choices", "position\n| players 9\nchoices").contains("line 7: `9`"));
    assert!(
        with("choices", "position\nchoices").starts_with("line 3: `colours` beside a position")
    );
}

#[test]
fn lines_that_contradict_each_other_are_refused() {
    let text = random_record(Start::Setup(setup(2, 1)), 1, 3).to_string();
    let with = |line: &str| error(&text.replace("choices", &format!("{line}\nchoices")));
    for key in ["colours red blue", "rules coins=unlimited", "seed 00"] {
        let word = key.split(' ').next().unwrap();
        let message = with(key);
        assert!(message.starts_with(&format!("line 6: a second `{word}`: line ")), "{message}");
    }
    for twice in ["start 0\nstart 1", "rats monk=1\nrats monk=2", "commitment\ncommitment"] {
        let message = with(&twice.replace("commitment", &format!("commitment {}", "0".repeat(64))));
        assert!(message.starts_with("line 7: a second `"), "{message}");
    }
    assert_eq!(with("rats monk=1 monk=2"), "line 6: `monk` appears twice");
    assert_eq!(with("rats city_guard=1 city-guard=2"), "line 6: `city-guard` appears twice");
    assert_eq!(with("name 1: Anna\nname 1: Scott"), "line 7: a second name for seat 1");
    let rules = text.replace("rules edition=2017", "rules edition=2007 edition=2017");
    assert_eq!(error(&rules), "line 4: `edition` appears twice");
}

#[test]
fn a_position_leaves_nothing_else_to_say() {
    let game = random_record(Start::Setup(setup(2, 1)), 1, 30).replay(30, &mut ());
    let text = Record::new(Start::Position(Box::new(game))).to_string();
    assert!(text.parse::<Record>().is_ok());
    let seed = format!("seed {}", "0".repeat(64));
    for line in ["colours red blue", "rules coins=25", "rats monk=1", "start 0", &seed] {
        let message = error(&text.replace("position", &format!("{line}\nposition")));
        let word = line.split(' ').next().unwrap();
        assert_eq!(message, format!("line 3: `{word}` beside a position, which tells it already"));
    }
    assert!(error(&text.replace("choices", "position\nchoices")).contains("a second `position`"));
}

#[test]
fn seeds_are_written_as_they_are_read() {
    let seed = seed_from_number(0x0123_4567_89ab_cdef);
    assert_eq!(read_seed(&write_seed(&seed)), Ok(seed));
    assert!(write_seed(&seed).starts_with("efcdab8967452301"));
}

#[test]
fn examples_of_the_document_are_true() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/record.md");
    let document = fs::read_to_string(file).unwrap();
    let blocks = |kind: &str| -> Vec<String> {
        let fence = format!("```{kind}\n");
        document
            .split(&fence)
            .skip(1)
            .map(|it| it.split("```").next().unwrap().to_owned())
            .collect()
    };
    let records = blocks("record");
    assert_eq!(records.len(), 1);
    for text in records {
        assert_eq!(text.parse::<Record>().unwrap().to_string(), text);
    }
    let bad = blocks("bad-record");
    assert_eq!(bad.len(), 2);
    for (text, message) in bad.iter().zip(blocks("error")) {
        assert_eq!(error(text), message.trim());
    }
    let (games, bad) = (blocks("game"), blocks("bad-game"));
    assert_eq!((games.len(), bad.len()), (1, 1));
    for text in games {
        assert_eq!(text.parse::<MovedGame>().unwrap().to_string(), text);
    }
    for (text, message) in bad.iter().zip(blocks("game-error")) {
        assert_eq!(text.parse::<MovedGame>().unwrap_err().to_string(), message.trim());
    }
}
