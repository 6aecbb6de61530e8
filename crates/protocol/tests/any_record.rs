//! Whatever text comes in, it is a record or an error that names the line.

use proptest::prelude::*;
use protocol::{MovedGame, Record};

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_record_or_an_error(text in "(\\PC{0,40}\n){0,12}") {
        if let Ok(record) = text.parse::<Record>() {
            let written = record.to_string();
            prop_assert_eq!(written.parse::<Record>(), Ok(record));
        }
    }

    #[test]
    fn a_game_with_a_changed_line_is_a_game_or_an_error(
        line in 0..30usize,
        other in prop_oneof!["\\PC{0,30}", Just("notre-dame record 1".into()), Just("seat 1: person".into()),
            Just("hints off".into()), Just("0 keep hotel".into()), Just("unfinished".into())],
    ) {
        let head = "notre-dame game 1\nhints on\nseat 0: person\nseat 1: bot expert\n";
        let sound = format!("{head}{}", include_str!("sound-record.txt"));
        prop_assert!(sound.parse::<MovedGame>().is_ok());
        let mut lines: Vec<&str> = sound.lines().collect();
        let at = line % lines.len();
        lines[at] = &other;
        match lines.join("\n").parse::<MovedGame>() {
            Ok(game) => prop_assert_eq!(game.to_string().parse::<MovedGame>(), Ok(game)),
            Err(error) => prop_assert!((1..=lines.len() + 1).contains(&error.line), "{}", error),
        }
    }

    #[test]
    fn a_record_with_a_changed_line_is_a_record_or_an_error(
        line in 0..30usize,
        other in prop_oneof!["\\PC{0,30}", Just("choices".into()), Just("position".into()), Just("| players 2".into()),
            Just("0 keep hotel".into()), Just("unfinished".into()), Just("start 1".into())],
    ) {
        let sound = include_str!("sound-record.txt");
        let mut lines: Vec<&str> = sound.lines().collect();
        let at = line % lines.len();
        lines[at] = &other;
        if let Err(error) = lines.join("\n").parse::<Record>() {
            prop_assert!((1..=lines.len() + 1).contains(&error.line), "{}", error);
        }
    }
}
