//! Files from others: whatever is in them, no command sends control characters to the terminal, or pages of text.

use std::{fs, path::PathBuf, process::Command};

/// A record without choices, with these lines in between.
fn record(more: &str, choices: &str) -> String {
    format!(
        "notre-dame record 1\nrules-version 1\ncolours red blue\nrules edition=2017 new-persons=off coins=25 \
         benefactor=prestige open-scores=on\nseed {}\n{more}choices\n{choices}unfinished\n",
        "0".repeat(64)
    )
}

fn file(name: &str, text: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(format!("terminal-{name}.txt"));
    fs::write(&file, text).expect("a file");
    file
}

/// Everything that a command prints, and whether it succeeded.
fn printed(arguments: &[&str], file: &PathBuf) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_notredame"));
    let output = command.args(arguments).arg(file).output().expect("the program starts");
    let printed = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(printed).expect("text"))
}

const COMMANDS: [&[&str]; 4] =
    [&["replay"], &["replay", "--check"], &["verify"], &["play", "--load"]];

#[test]
fn what_others_wrote_never_controls_the_terminal() {
    let tricks = ["\u{1b}[31m", "\u{9b}2J", "\u{7}", "\u{202e}", "\u{2066}", "\u{7f}", "\u{200b}"];
    let many = ["x".repeat(100_000), format!("a{}", "\u{301}".repeat(400))];
    for (number, text) in tricks.into_iter().map(String::from).chain(many).enumerate() {
        let texts = [
            record(&format!("name 0: An{text}na\n"), ""),
            record(&format!("{text}: 1\n"), ""),
            record(&format!("commitment {text}\n"), ""),
            record(&format!("table {text}\n"), ""),
            record("", &format!("0 keep {text}\n")),
            format!("{text}\n"),
            format!("notre-dame record 1\nrules-version {text}\n"),
        ];
        for (place, content) in texts.iter().enumerate() {
            let file = file(&format!("{number}-{place}"), content);
            for arguments in COMMANDS {
                let (_, printed) = printed(arguments, &file);
                let controls = |it: char| it.is_control() && it != '\n';
                assert!(!printed.contains(controls), "{arguments:?} {place}: {printed:?}");
                assert!(!printed.contains(['\u{202e}', '\u{2066}', '\u{200b}']), "{printed:?}");
                assert!(printed.matches('\u{301}').count() < 10, "{printed}");
                assert!(printed.len() < 10_000, "{} bytes", printed.len());
            }
        }
    }
}

#[test]
fn names_in_files_are_names() {
    for (number, (name, expected)) in [
        ("x".repeat(33), "expected a name of 1 to 32 characters"),
        ("An\u{202e}na".into(), "expected a name without invisible characters"),
        (format!("a{}", "\u{301}".repeat(400)), "expected a name without invisible characters"),
    ]
    .into_iter()
    .enumerate()
    {
        let file = file(&format!("name-{number}"), &record(&format!("name 1: {name}\n"), ""));
        for arguments in COMMANDS {
            let (succeeded, printed) = printed(arguments, &file);
            assert!(!succeeded && printed.contains(expected), "{arguments:?}: {printed}");
            assert!(printed.contains("line 6"), "{printed}");
        }
    }
    let good =
        file("name-good", &record("name 1: \u{1f469}\u{200d}\u{1f680} Zo\u{65}\u{308}\n", ""));
    let (succeeded, printed) = printed(&["replay"], &good);
    assert!(
        succeeded && printed.contains("\u{1f469}\u{200d}\u{1f680} Zo\u{65}\u{308}"),
        "{printed}"
    );
}

#[test]
fn names_on_the_command_line_are_names() {
    for name in ["x".repeat(33), "An\u{202e}na".into()] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_notredame"));
        let output = command.args(["play", "--language", "en", "--names", &name]).output();
        let output = output.expect("the program starts");
        let said = String::from_utf8(output.stderr).expect("text");
        assert!(said.contains("can’t be used as a name: expected at most 32"), "{said}");
        assert!(!output.status.success() && !said.contains('\u{202e}'), "{said}");
    }
}
