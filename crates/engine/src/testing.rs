//! Tests of cards as data: a position before, choices, and what must be true after, all in the notation.

use crate::{Choice, Event, Game, Person, Seat, Stack};

mod steps;

/// Plays `choices` from the position `before` and compares the end with what `after` mentions.
#[track_caller]
pub(crate) fn check(before: impl AsRef<str>, choices: &str, after: &str) {
    let game = play(before.as_ref(), choices);
    if let Err(error) = steps::compare(&game, after) {
        panic!("{error}");
    }
}

/// After `choices` from the position `before`, the seat that is asked has exactly these options.
#[track_caller]
pub(crate) fn offers(before: impl AsRef<str>, choices: &str, options: &str) {
    let game = play(before.as_ref(), choices);
    if let Err(error) = steps::offer(&game, options) {
        panic!("{error}");
    }
}

/// After `choices` from the position `before`, each of the choices `wrong` is refused and changes nothing.
#[track_caller]
pub(crate) fn refused(before: impl AsRef<str>, choices: &str, wrong: &str) {
    let game = play(before.as_ref(), choices);
    if let Err(error) = steps::refuse(&game, wrong) {
        panic!("{error}");
    }
}

#[track_caller]
fn play(before: &str, choices: &str) -> Game {
    let mut game: Game = before.parse().unwrap_or_else(|error| panic!("{error} in\n{before}"));
    if let Err(error) = steps::choose(&mut game, choices, &mut Vec::new()) {
        panic!("{error}");
    }
    game
}

/// A position in which seat 0 holds this card in round A1 and is asked to play one; `lines` say the rest.
pub(crate) fn holding(card: &str, lines: &str) -> String {
    let others = ["bank", "residence", "park"].into_iter().filter(|&other| other != card);
    let others: Vec<&str> = others.take(2).collect();
    format!("hand A1 0: {card} {}\n{lines}", others.join(" "))
}

/// A position in which seat 0 may hire this person in the first round of its period; `lines` say the rest.
pub(crate) fn hiring(person: &str, lines: &str) -> String {
    let hired: Person = person.parse().expect("a person");
    let (round, persons) = match hired.card().stack {
        Stack::Brown if person == "monk" => ("A1", "monk doctor bishop".to_owned()),
        Stack::Brown => ("A1", format!("{person} monk bishop")),
        Stack::A => ("A1", format!("monk doctor {person}")),
        Stack::B => ("B1", format!("monk doctor {person}")),
        Stack::C => ("C1", format!("monk doctor {person}")),
    };
    format!("rules new-persons=on\nround {round}\nphase hiring\npersons {persons}\n{lines}")
}
