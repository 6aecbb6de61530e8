//! The small corpus of the fuzz targets: every text that is committed there still passes what its target checks.

#![expect(
    clippy::disallowed_methods,
    reason = "the corpus is in files; the table itself reads none"
)]

use std::{fs, path::Path};

#[path = "../../../fuzz/src/lib.rs"]
#[expect(unreachable_pub, reason = "the fuzz targets use these functions as a library")]
mod readers;

/// Every file of a target. A corpus without an accepted text, or without a refused one, tests only half of a reader.
#[expect(clippy::print_stdout, reason = "the last file printed is the one at which a test failed")]
fn replay(target: &str, read: fn(&str) -> bool) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let mut accepted = 0;
    let mut refused = 0;
    for entry in fs::read_dir(&folder).expect("the folder of the target") {
        let file = entry.expect("a file of the folder").path();
        let text = fs::read(&file).expect("a file that can be read");
        // What is no text never reaches a reader.
        let Ok(text) = String::from_utf8(text) else { continue };
        println!("{}", file.display());
        if read(&text) { accepted += 1 } else { refused += 1 }
    }
    assert!(10 <= accepted && 5 <= refused, "{target}: {accepted} accepted, {refused} refused");
}

#[test]
fn choices_and_prompts() {
    replay("choice", readers::choice);
}

#[test]
fn positions() {
    replay("position", readers::position);
}

#[test]
fn records() {
    replay("record", readers::record);
}

#[test]
fn games_that_continue_elsewhere() {
    replay("game", readers::game);
}

#[test]
fn sessions_of_the_engine_protocol() {
    replay("engine_protocol", readers::engine_protocol);
}

#[test]
fn messages_of_clients() {
    replay("client_message", readers::client_message);
}
