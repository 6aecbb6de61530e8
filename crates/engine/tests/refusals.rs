//! Positions that no game can come to: every check of the reader refuses one, and names its line. See `refusals.txt`.

use std::{collections::BTreeSet, fs, path::Path};

use engine::Game;

/// The title, the position and the error of each refusal in the file.
fn refusals(page: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    page.split("\n== ").skip(1).map(|section| {
        let (title, rest) = section.split_once('\n').expect("a title and a position");
        let (position, error) = rest.split_once("---\n").expect("a position and an error");
        (title, position, error.trim())
    })
}

#[test]
fn every_check_of_the_reader_refuses_something() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/refusals.txt");
    let page = fs::read_to_string(path).expect("a text").replace("\r\n", "\n");
    let mut faults = Vec::new();
    let mut titles = BTreeSet::new();
    for (title, position, expected) in refusals(&page) {
        assert!(titles.insert(title), "`{title}` twice");
        match position.parse::<Game>() {
            Ok(_) => faults.push(format!("{title}: accepted")),
            Err(error) if error.to_string() == expected => {}
            Err(error) => faults.push(format!("{title}: {error}")),
        }
    }
    assert!(50 < titles.len(), "only {} refusals", titles.len());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
