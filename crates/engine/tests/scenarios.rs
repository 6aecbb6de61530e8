//! The rules as readable scenarios, one file for each chapter: see `scenarios/`.

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
