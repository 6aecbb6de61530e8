//! A line of a table's log, and how it is stored.

use std::fmt;

use engine::Choice;

use crate::Refusal;

/// One line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A seat has chosen.
    Choice { choice: Choice, by: Chooser },
    /// The seat's choices from this ply on are withdrawn.
    Undo {
        /// The first ply that is withdrawn.
        from: u32,
    },
    /// All choices from this ply on are withdrawn, whoever made them: the others are bots, or have agreed to it.
    Back {
        /// The first ply that is withdrawn.
        from: u32,
    },
}

/// Who made a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// The person at the seat, who may undo it.
    Person,
    /// The bot that plays the seat: its choice stays.
    Bot,
    /// A bot, because the person's time was up: that stays too.
    Clock,
}

impl Chooser {
    /// The word before a stored choice.
    const fn prefix(self) -> &'static str {
        match self {
            Self::Person => "",
            Self::Bot => "bot ",
            Self::Clock => "clock ",
        }
    }
}

impl Line {
    /// Whether the seat's person has acted, not a bot in their place.
    pub(crate) const fn is_persons(self) -> bool {
        match self {
            Self::Choice { by: Chooser::Person, .. } | Self::Undo { .. } | Self::Back { .. } => {
                true
            }
            Self::Choice { by: Chooser::Bot | Chooser::Clock, .. } => false,
        }
    }

    /// Reads a stored line.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        fn broken(error: impl fmt::Display) -> Refusal {
            Refusal::Broken(format!("a stored line: {error}"))
        }
        if let Some(from) = text.strip_prefix("undo ") {
            return from.parse().map(|from| Self::Undo { from }).map_err(broken);
        }
        if let Some(from) = text.strip_prefix("back ") {
            return from.parse().map(|from| Self::Back { from }).map_err(broken);
        }
        let stripped = |by: Chooser| text.strip_prefix(by.prefix()).map(|choice| (by, choice));
        let (by, choice) = [Chooser::Bot, Chooser::Clock]
            .into_iter()
            .find_map(stripped)
            .unwrap_or((Chooser::Person, text));
        choice.parse().map(|choice| Self::Choice { choice, by }).map_err(broken)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choice { choice, by } => write!(f, "{}{choice}", by.prefix()),
            Self::Undo { from } => write!(f, "undo {from}"),
            Self::Back { from } => write!(f, "back {from}"),
        }
    }
}
