//! What the person types: a number, a choice in the notation, or a command.

use engine::Choice;
use text::Locale;

/// What was typed, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Nothing.
    Nothing,
    /// One of the options.
    Choose(Choice),
    /// A choice that is not offered now.
    NotOffered(Choice),
    /// A number beyond the options.
    NoSuchNumber,
    /// One of the words below, with what follows it.
    Word(Word, String),
    /// Anything else.
    Unknown,
}

/// A word that does something other than answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    Board,
    Persons,
    Log,
    Options,
    Rules,
    Hint,
    Help,
    Undo,
    Save,
    Quit,
}

impl Word {
    /// Every word, in the order in which help lists them.
    pub(crate) const ALL: [Self; 10] = [
        Self::Board,
        Self::Persons,
        Self::Log,
        Self::Rules,
        Self::Options,
        Self::Hint,
        Self::Undo,
        Self::Save,
        Self::Help,
        Self::Quit,
    ];

    /// The key of the word in this language; its attribute `explain` says what it does.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Board => "terminal-command-board",
            Self::Persons => "terminal-command-persons",
            Self::Log => "terminal-command-log",
            Self::Options => "terminal-command-options",
            Self::Rules => "terminal-command-rules",
            Self::Hint => "terminal-command-hint",
            Self::Help => "terminal-command-help",
            Self::Undo => "terminal-command-undo",
            Self::Save => "terminal-command-save",
            Self::Quit => "terminal-command-quit",
        }
    }

    /// The word that is understood in every language.
    fn common(self) -> &'static str {
        self.key().trim_start_matches("terminal-command-")
    }
}

/// Understands a line of input while these options are offered.
pub(crate) fn read(locale: &Locale, line: &str, options: &[Choice]) -> Command {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() {
        return Command::Nothing;
    }
    if let Ok(number) = line.trim_end_matches('.').parse::<usize>() {
        let chosen = number.checked_sub(1).and_then(|index| options.get(index));
        return chosen.map_or(Command::NoSuchNumber, |&choice| Command::Choose(choice));
    }
    let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
    let first = if first == "?" { "help" } else { first };
    for word in Word::ALL {
        if same(first, word.common()) || same(first, &locale.word(word.key())) {
            return Command::Word(word, rest.to_owned());
        }
    }
    if let Ok(choice) = line.to_lowercase().parse() {
        return if options.contains(&choice) {
            Command::Choose(choice)
        } else {
            Command::NotOffered(choice)
        };
    }
    by_object(&line, options)
}

/// Understands `bank` where only one option is about the bank.
fn by_object(line: &str, options: &[Choice]) -> Command {
    let wanted = line.to_lowercase().replace(' ', "-");
    let about = |choice: &&Choice| {
        choice.to_string().split_once(' ').is_some_and(|(_, object)| object == wanted)
    };
    let mut found = options.iter().filter(about);
    match (found.next(), found.next()) {
        (Some(&choice), None) => Command::Choose(choice),
        (None | Some(_), _) => Command::Unknown,
    }
}

fn same(typed: &str, word: &str) -> bool {
    typed.to_lowercase() == word.to_lowercase()
}

#[cfg(test)]
mod tests {
    use engine::Action;

    use super::*;

    const OPTIONS: [Choice; 2] = [Choice::Play(Action::Bank), Choice::Play(Action::CarriageHouse)];

    fn read(line: &str) -> Command {
        super::read(&Locale::new("en").expect("English"), line, &OPTIONS)
    }

    #[test]
    fn a_choice_can_be_said_in_many_ways() {
        for line in ["2", " 2. ", "play carriage-house", "carriage house", "Carriage-House"] {
            assert_eq!(read(line), Command::Choose(OPTIONS[1]), "{line}");
        }
        assert_eq!(read("0"), Command::NoSuchNumber);
        assert_eq!(read("3"), Command::NoSuchNumber);
        assert_eq!(read("play park"), Command::NotOffered(Choice::Play(Action::Park)));
        assert_eq!(read("park"), Command::Unknown);
        assert_eq!(read(""), Command::Nothing);
    }

    #[test]
    fn commands_take_what_follows_them() {
        assert_eq!(read("save  my game.txt"), Command::Word(Word::Save, "my game.txt".into()));
        assert_eq!(read("?"), Command::Word(Word::Help, String::new()));
        assert_eq!(read("UNDO"), Command::Word(Word::Undo, String::new()));
    }
}
