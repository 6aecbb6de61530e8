//! Help: the commands, the course of the game, the options, and what each card, person and sector does.

use std::io::{self, Write};

use engine::{Action, Person, Rules, Sector};
use text::{Args, Locale};

use super::{command::Word, screen::Screen};

/// The topics of help beyond the commands, each with its key. The attribute `title` is the word for it.
const TOPICS: [&str; 6] = [
    "terminal-help-game",
    "terminal-help-actions",
    "terminal-help-hiring",
    "terminal-help-plague",
    "terminal-help-carriage",
    "terminal-help-end",
];

/// The options of a table, in the order in which they are listed.
const OPTIONS: [&str; 9] = [
    "option-players",
    "option-edition",
    "option-new-persons",
    "option-coins",
    "option-benefactor",
    "option-open-scores",
    "option-rats",
    "option-start",
    "option-seed",
];

/// Lists the commands and topics, or explains a topic.
pub(crate) fn help<W: Write>(
    screen: &mut Screen<W>,
    locale: &Locale,
    topic: &str,
) -> io::Result<()> {
    let none = Args::new();
    let title = |key| locale.attribute(key, "title", &none).unwrap_or_default();
    if topic.is_empty() {
        screen.paragraph(&locale.word("terminal-help-answer"))?;
        for word in Word::ALL {
            let args = Args::new()
                .text("command", locale.attribute(word.key(), "usage", &none).unwrap_or_default())
                .text("effect", locale.attribute(word.key(), "explain", &none).unwrap_or_default());
            screen.entry(&locale.say("terminal-help-command", &args))?;
        }
        let topics = locale.list(&TOPICS.map(title));
        return screen
            .paragraph(&locale.say("terminal-help-topics", &Args::new().text("topics", topics)));
    }
    let wanted = topic.to_lowercase();
    for key in TOPICS {
        if title(key).to_lowercase() == wanted {
            return screen.paragraph(&locale.word(key));
        }
    }
    let topics = locale.list(&TOPICS.map(title));
    let args = Args::new().text("topic", topic).text("topics", topics);
    screen.fault(&locale.say("terminal-error-topic", &args))
}

/// Explains the options, with what this table plays.
pub(crate) fn options<W: Write>(
    screen: &mut Screen<W>,
    locale: &Locale,
    rules: &Rules,
) -> io::Result<()> {
    let none = Args::new();
    let on = |on| locale.word(if on { "option-on" } else { "option-off" });
    for key in OPTIONS {
        let value = match key {
            "option-edition" => Some(locale.word(&format!("option-edition-{}", rules.edition))),
            "option-new-persons" => Some(on(rules.new_persons)),
            "option-coins" => Some(locale.word(&format!("option-coins-{}", rules.coins))),
            "option-benefactor" => {
                Some(locale.word(&format!("option-benefactor-{}", rules.benefactor)))
            }
            "option-open-scores" => Some(on(rules.open_scores)),
            _other => None,
        };
        let args = Args::new()
            .text("option", locale.word(key))
            .text("explain", locale.attribute(key, "explain", &none).unwrap_or_default());
        let line = match value {
            Some(value) => locale.say("terminal-option-value", &args.text("value", value)),
            None => locale.say("terminal-option-name", &args),
        };
        screen.entry(&line)?;
    }
    Ok(())
}

/// Explains every card, person and sector whose name begins like this.
pub(crate) fn explain<W: Write>(
    screen: &mut Screen<W>,
    locale: &Locale,
    rules: &Rules,
    name: &str,
) -> io::Result<()> {
    let wanted = simple(name);
    let lines: Vec<_> = glossary(locale, rules)
        .into_iter()
        .filter(|(names, _)| !wanted.is_empty() && names.iter().any(|it| it.starts_with(&wanted)))
        .map(|(_, line)| line)
        .collect();
    if lines.is_empty() {
        let args = Args::new().text("name", name);
        return screen.fault(&locale.say("terminal-error-name", &args));
    }
    lines.iter().try_for_each(|line| screen.entry(line))
}

fn simple(name: &str) -> String {
    name.to_lowercase().replace('-', " ")
}

/// Everything that has an effect: under which names it is found, and its line.
fn glossary(locale: &Locale, rules: &Rules) -> Vec<(Vec<String>, String)> {
    let mut entries = Vec::new();
    let mut enter = |key, word: &str, name: String, args: Args| {
        let line = locale.say(key, &args.text("name", name.clone()));
        entries.push((vec![simple(word), simple(&name)], line));
    };
    for action in Action::ALL {
        let args = Args::new().text("effect", locale.action_effect(action, rules));
        let name = locale.action(action).to_string();
        enter("terminal-glossary-action", action.as_str(), name, args);
    }
    for sector in Sector::ALL {
        let args = Args::new().text("effect", locale.sector_effect(sector, rules));
        let name = locale.sector(sector).to_string();
        enter("terminal-glossary-sector", sector.as_str(), name, args);
    }
    for person in Person::ALL {
        let args = Args::new()
            .text("effect", locale.person_effect(person, rules))
            .noun("stack", &locale.stack(person.card().stack))
            .number("rats", rules.rats.of(person))
            .yes("expansion", person.card().expansion);
        let name = locale.person(person).to_string();
        enter("terminal-glossary-person", person.as_str(), name, args);
    }
    entries
}
