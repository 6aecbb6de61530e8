//! The rules as readable scenarios, one file for each chapter: see `scenarios/`.

use std::{fs, path::Path};

use engine::{Person, Rats, Stack};

#[path = "scenarios/run.rs"]
mod run;

#[test]
fn scenarios_hold() {
    let reached = run::run_all();
    assert!(60 < reached.sections.len(), "only {} scenarios", reached.sections.len());
}

/// Every numbered rule that can be told as a scenario has one.
#[test]
fn every_numbered_rule_has_a_scenario() {
    let sections = run::run_all().sections;
    let chapters = [("R2", 6), ("R3", 10), ("R4", 14), ("R5", 3), ("R8", 5)];
    for (chapter, last) in chapters {
        for number in 1..=last {
            let rule = format!("{chapter}.{number}");
            let told = |section: &String| section.split([' ', ',', ':']).any(|word| word == rule);
            assert!(sections.iter().any(told), "no scenario for {rule}");
        }
    }
    for person in Person::ALL {
        let chapter = if person.card().stack == Stack::Brown { "R6" } else { "R7" };
        let title = format!("{chapter} {person}");
        assert!(sections.iter().any(|it| it.starts_with(&title)), "no scenario `{title}`");
    }
}

/// R9: the code has the rats of the table in RULES.md.
#[test]
fn r9_rats_are_those_of_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../RULES.md");
    let page = fs::read_to_string(path).expect("RULES.md");
    let chapter = page.split("\n## ").find(|it| it.starts_with("R9 ")).expect("a chapter R9");
    let cells: Vec<&str> = chapter.split('|').map(str::trim).collect();
    for person in Person::ALL {
        let name = format!("{person:?}");
        let at = cells.iter().position(|&cell| cell == name).unwrap_or_else(|| panic!("no {name}"));
        assert_eq!(cells[at + 1], Rats::PRINTED.of(person).to_string(), "the rats of the {name}");
    }
}

/// R9: the rats of the base game in each period.
#[test]
fn r9_rats_add_up() {
    let of = |stack| -> u8 {
        let persons = Person::ALL.into_iter().filter(|it| !it.card().expansion);
        persons.filter(|it| it.card().stack == stack).map(|it| Rats::PRINTED.of(it)).sum()
    };
    assert_eq!(of(Stack::Brown) + of(Stack::A), 12);
    assert_eq!(of(Stack::Brown) + of(Stack::B), 13);
    assert_eq!(of(Stack::Brown) + of(Stack::C), 12);
}
