//! The steps of a test told in the notation: make choices, compare with a partial position, list or refuse options.
//!
//! Unit tests and the scenario files share this file, so it uses the public interface only.

use std::collections::BTreeMap;

use super::{Choice, Event, Game, Seat};

/// Makes choices, separated by `;` or line ends. `2: hire monk` names the seat, else the first seat waiting answers.
pub(crate) fn choose(game: &mut Game, choices: &str, out: &mut Vec<Event>) -> Result<(), String> {
    for text in lines(choices) {
        let (seat, choice) = answer(game, text)?;
        game.choose(seat, choice, out).map_err(|error| format!("`{text}`: {error}"))?;
    }
    Ok(())
}

/// Checks that each of these choices is refused and changes nothing.
pub(crate) fn refuse(game: &Game, choices: &str) -> Result<(), String> {
    for text in lines(choices) {
        let (seat, choice) = answer(game, text)?;
        let mut copy = *game;
        let mut events = Vec::new();
        if copy.choose(seat, choice, &mut events).is_ok() {
            return Err(format!("`{text}` was accepted"));
        }
        if copy != *game || !events.is_empty() {
            return Err(format!("`{text}` was refused, but changed the game"));
        }
    }
    Ok(())
}

/// Checks that the first seat waiting has exactly these options, in any order. `2:` in front names another seat.
pub(crate) fn offer(game: &Game, options: &str) -> Result<(), String> {
    let (seat, options) = match options.split_once(':') {
        Some((word, rest)) => (seat(word)?, rest),
        None => (first_waiting(game)?, options),
    };
    let mut expected: Vec<&str> = lines(options).collect();
    let offered: Vec<String> = game.options(seat).iter().map(|it| it.to_string()).collect();
    let mut offered: Vec<&str> = offered.iter().map(String::as_str).collect();
    expected.sort_unstable();
    offered.sort_unstable();
    if expected == offered {
        return Ok(());
    }
    Err(format!("expected the options\n  {}\nnot\n  {}", expected.join("; "), offered.join("; ")))
}

/// Compares the game with what a partial position mentions, and with nothing else.
pub(crate) fn compare(game: &Game, expected: &str) -> Result<(), String> {
    let printed = game.to_string();
    let actual: BTreeMap<&str, &str> = lines(&printed).map(split).collect();
    for line in lines(expected) {
        let (key, wanted) = split(line);
        let found = actual.get(key).copied().unwrap_or("(no such line)");
        let agrees = if let Some(word) = key.strip_prefix("seat ") {
            agree_on_seat(game, seat(word)?, found, wanted).map_err(|it| format!("{key}: {it}"))?;
            true
        } else {
            wanted.split_whitespace().eq(found.split_whitespace())
        };
        if !agrees {
            return Err(format!("expected `{line}`, not `{found}` in\n{printed}"));
        }
    }
    Ok(())
}

/// The parts of a text: lines, or what is between semicolons. Comments and empty parts fall away.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(|line| line.split('#').next().unwrap_or_default())
        .flat_map(|line| line.split(';'))
        .map(str::trim)
        .filter(|line| !line.is_empty())
}

fn seat(word: &str) -> Result<Seat, String> {
    let number = word.trim().parse().ok();
    number.and_then(Seat::new).ok_or_else(|| format!("`{word}` is no seat"))
}

fn first_waiting(game: &Game) -> Result<Seat, String> {
    game.waiting().first().ok_or_else(|| "nobody is asked anything".to_owned())
}

fn answer(game: &Game, text: &str) -> Result<(Seat, Choice), String> {
    let (seat, choice) = match text.split_once(':') {
        Some((word, choice)) => (seat(word)?, choice.trim()),
        None => (first_waiting(game).or_else(|_| seat("0"))?, text),
    };
    Ok((seat, choice.parse().map_err(|error| format!("`{choice}`: {error}"))?))
}

/// Splits a line into what it is about and what it says.
fn split(line: &str) -> (&str, &str) {
    let (key, rest) = line.split_once(':').or_else(|| line.split_once(' ')).unwrap_or((line, ""));
    (key.trim(), rest.trim())
}

/// Compares what is mentioned of a borough. Beyond the notation, `general 3` speaks of the general supply, and
/// `no doctor` of what is not there.
fn agree_on_seat(game: &Game, seat: Seat, found: &str, wanted: &str) -> Result<(), String> {
    let fields = fields(found)?;
    for (key, value) in self::fields(wanted)? {
        let actual = match key.as_str() {
            "general" => game.borough(seat).general().to_string(),
            _ => fields.get(&key).cloned().unwrap_or_else(|| absent(&key).to_owned()),
        };
        if actual != value {
            return Err(format!("expected {key} {value}, not {actual}"));
        }
    }
    Ok(())
}

fn absent(key: &str) -> &'static str {
    match key {
        "friend" | "messages" => "-",
        "doctor" | "spied" => "no",
        _ => "0",
    }
}

fn fields(text: &str) -> Result<BTreeMap<String, String>, String> {
    let mut fields = BTreeMap::new();
    for group in text.split('|') {
        let words: Vec<&str> = group.split_whitespace().collect();
        match words[..] {
            [flag @ ("doctor" | "spied")] => drop(fields.insert(flag.into(), "yes".into())),
            ["no", flag] => drop(fields.insert(flag.into(), "no".into())),
            ["messages", ref messages @ ..] => {
                let mut messages = messages.to_vec();
                messages.sort_unstable();
                fields.insert("messages".into(), messages.join(" "));
            }
            _ => {
                for pair in words.chunks(2) {
                    let [key, value] = pair else {
                        return Err(format!("`{}`: expected a value after it", pair[0]));
                    };
                    fields.insert((*key).into(), (*value).into());
                }
            }
        }
    }
    Ok(fields)
}
