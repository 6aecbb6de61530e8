//! Reading words: the small parts of which the lines of a position are made.

use core::{fmt::Display, str::FromStr};

use crate::{
    game::Game,
    person::Person,
    rules::{Rats, Rules},
    seat::Seat,
};

/// What is wrong with a line, before it is known which line it is.
pub(super) type Fault = String;

/// Reads the options of a table as they are written in a position or a record: `edition=2017 new-persons=on …`.
///
/// ```
/// use engine::{Rules, notation::read_rules};
///
/// let mut rules = Rules::default();
/// read_rules("new-persons=on open-scores=off", &mut rules)?;
/// assert!(rules.new_persons && !rules.open_scores);
/// assert!(read_rules("new-persons=maybe", &mut rules).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_rules(words: &str, rules: &mut Rules) -> Result<(), String> {
    for (key, value) in pairs(words)? {
        match key {
            "edition" => rules.edition = parse(value)?,
            "new-persons" => rules.new_persons = switch(value)?,
            "coins" => rules.coins = parse(value)?,
            "benefactor" => rules.benefactor = parse(value)?,
            "open-scores" => rules.open_scores = switch(value)?,
            _ => {
                return Err(format!(
                    "`{key}` is no rule: expected edition, new-persons, coins, benefactor or open-scores"
                ));
            }
        }
    }
    Ok(())
}

/// Reads rats that differ from the printed ones: `monk=1 doctor=0`.
///
/// ```
/// use engine::{Person, Rats, notation::read_rats};
///
/// let mut rats = Rats::PRINTED;
/// read_rats("monk=1 doctor=0", &mut rats)?;
/// assert_eq!([Person::Monk, Person::Doctor].map(|it| rats.of(it)), [1, 0]);
/// assert!(read_rats("monk=4", &mut rats).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_rats(words: &str, rats: &mut Rats) -> Result<(), String> {
    for (person, value) in pairs(words)? {
        let person: Person = parse(&person.replace('_', "-"))?;
        let value = value
            .parse()
            .map_err(|_| format!("`{value}` is no number of rats: expected 0 to 3"))?;
        if !rats.set(person, value) {
            return Err(format!("{value} rats for {person}: expected 0 to 3"));
        }
    }
    Ok(())
}

/// The pairs of a line, no key of which may appear twice.
fn pairs(words: &str) -> Result<Vec<(&str, &str)>, Fault> {
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    for word in words.split_whitespace() {
        let (key, value) = pair(word)?;
        if pairs.iter().any(|(it, _)| it.replace('_', "-") == key.replace('_', "-")) {
            return Err(format!("`{key}` appears twice"));
        }
        pairs.push((key, value));
    }
    Ok(pairs)
}

pub(super) fn pair(word: &str) -> Result<(&str, &str), Fault> {
    word.split_once('=').ok_or_else(|| format!("`{word}`: expected KEY=VALUE"))
}

pub(super) fn switch(word: &str) -> Result<bool, Fault> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("`{word}`: expected on or off")),
    }
}

pub(super) fn parse<T: FromStr<Err: Display>>(word: &str) -> Result<T, Fault> {
    word.parse().map_err(|error| format!("`{word}`: {error}"))
}

pub(super) fn all<T: FromStr<Err: Display>>(words: &str) -> Result<Vec<T>, Fault> {
    words.split_whitespace().map(parse).collect()
}

pub(super) fn colon(rest: &str) -> Result<(&str, &str), Fault> {
    let (words, rest) =
        rest.split_once(':').ok_or_else(|| format!("`{rest}`: expected a colon"))?;
    Ok((words.trim(), rest.trim()))
}

pub(super) fn seat(word: &str, game: &Game) -> Result<Seat, Fault> {
    let found = game.seats().find(|seat| seat.to_string() == word);
    found.ok_or_else(|| format!("`{word}`: expected a seat from 0 to {}", game.players() - 1))
}

pub(super) fn period(word: &str) -> Result<usize, Fault> {
    let found = ["A", "B", "C"].into_iter().position(|letter| letter == word);
    found.ok_or_else(|| format!("`{word}`: expected a period A, B or C"))
}

pub(super) fn round(word: &str) -> Result<usize, Fault> {
    (0..9)
        .find(|&round| super::write::round_name(round) == word)
        .ok_or_else(|| format!("`{word}`: expected a round from A1 to C3"))
}

pub(super) fn exactly<T, const N: usize>(items: Vec<T>) -> Result<[T; N], Fault> {
    let n = items.len();
    items.try_into().map_err(|_| format!("expected {N} words, not {n}"))
}
