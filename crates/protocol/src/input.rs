//! Text from people, files and the network: what a name is, and how text from outside is shown.
//!
//! Every name passes through [`name`], wherever it enters, and every terminal shows what it did not write itself through [`visible`].

mod seen;

use std::fmt;

use seen::{bears_marks, is_emoji, is_mark, is_seen};

/// The longest name.
pub const NAME: usize = 32;

/// The most marks on one letter: more than any script needs, too few to cover what is above and below.
pub const MARKS: usize = 4;

/// The most characters of a text that a message quotes.
pub const QUOTED: usize = 500;

/// Why a text is not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAName {
    /// It has characters that cannot be seen, or that are displayed differently from one machine to the next.
    Invisible,
    /// It is empty or too long.
    Length,
}

impl fmt::Display for NotAName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invisible => f.write_str("expected a name without invisible characters"),
            Self::Length => write!(f, "expected a name of 1 to {NAME} characters"),
        }
    }
}

impl core::error::Error for NotAName {}

/// A name as it is stored. One that would be invisible, or displayed differently, is refused.
pub fn name(text: &str) -> Result<String, NotAName> {
    // These only select between text and emoji style.
    let drawn = |it: &char| !matches!(it, '\u{fe0e}' | '\u{fe0f}') && !it.is_control();
    let text: Vec<char> = text.chars().filter(drawn).collect();
    let mut plain = String::new();
    let mut marks = 0;
    for (at, &c) in text.iter().enumerate() {
        let before = at.checked_sub(1).map(|it| text[it]);
        let joins =
            || before.is_some_and(is_emoji) && text.get(at + 1).copied().is_some_and(is_emoji);
        marks = if is_mark(c) { marks + 1 } else { 0 };
        let is_good = match c {
            // It makes one emoji of two.
            '\u{200d}' => joins(),
            _ if is_trick(c) => false,
            _ if is_mark(c) => before.is_some_and(bears_marks) && marks <= MARKS,
            _ => is_seen(c),
        };
        if !is_good {
            return Err(NotAName::Invisible);
        }
        plain.push(if c.is_whitespace() { ' ' } else { c });
    }
    let plain = plain.trim();
    if plain.is_empty() || NAME < plain.chars().count() {
        return Err(NotAName::Length);
    }
    Ok(plain.to_owned())
}

/// A text without characters that are invisible or change how others are shown, and without more marks than a letter can have.
pub fn plain(text: &str) -> String {
    let mut marks = 0;
    let shows = |&c: &char| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks <= MARKS && !is_trick(c)
    };
    text.chars().filter(shows).collect()
}

/// A text as a terminal may show it: characters that would change what is around them are shown as their codes. Lines remain lines.
pub fn visible(text: &str) -> String {
    let (mut marks, mut before) = (0, None);
    let mut shown = String::new();
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        let joins = c == '\u{200d}'
            && before.is_some_and(is_emoji)
            && rest.peek().copied().is_some_and(is_emoji);
        before = Some(c);
        if c != '\n' && !joins && (MARKS < marks || is_trick(c)) {
            shown.extend(c.escape_unicode());
        } else {
            shown.push(c);
        }
    }
    shown
}

/// A message that quotes text from outside, as it may be shown: of a long one the beginning and the end, which says what was expected.
pub fn quoted(message: &str) -> String {
    let length = message.chars().count();
    if length <= QUOTED {
        return visible(message);
    }
    let half = QUOTED / 2;
    let first: String = message.chars().take(half).collect();
    let last: String = message.chars().skip(length - half).collect();
    visible(&format!("{first} … {last}"))
}

/// Whether a character controls a terminal, changes the direction of the surrounding text, or is invisible.
pub fn is_trick(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}'
            | '\u{303f}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}' | '\u{13430}'..='\u{13455}' | '\u{16fe4}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_measured() {
        assert_eq!(name("  Élodie\n ").as_deref(), Ok("Élodie"));
        assert_eq!(name("Rose \u{2764}\u{fe0f}").as_deref(), Ok("Rose \u{2764}"));
        assert_eq!(name("<b>&amp;</b>").as_deref(), Ok("<b>&amp;</b>"));
        for wrong in ["", " \n\t", &"x".repeat(33), &"x".repeat(100_000)] {
            assert_eq!(name(wrong), Err(NotAName::Length), "{wrong:?}");
        }
    }

    #[test]
    fn what_a_terminal_shows_changes_nothing_around_it() {
        let text = "\u{1b}[31mAn\u{202e}na\r\u{9b}2J\u{7f}\nBon\u{65}\u{301}";
        assert_eq!(
            visible("\u{1f469}\u{200d}\u{1f680}a\u{200d}b"),
            "\u{1f469}\u{200d}\u{1f680}a\\u{200d}b"
        );
        let codes = "\\u{1b}[31mAn\\u{202e}na\\u{d}\\u{9b}2J\\u{7f}\nBon\u{65}\u{301}";
        assert_eq!(visible(text), codes);
        let marked = format!("a{}b", "\u{301}".repeat(400));
        assert_eq!(plain(&marked), format!("a{}b", "\u{301}".repeat(MARKS)));
        assert_eq!(visible(&marked).matches("\\u{301}").count(), 400 - MARKS);
        let long = format!("{}: expected a name", "x".repeat(100_000));
        assert_eq!(quoted(&long).chars().count(), QUOTED + 3);
        assert!(quoted(&long).ends_with("x: expected a name"));
        assert_eq!(quoted("é"), "é");
    }

    #[test]
    fn names_that_cannot_be_seen_are_refused() {
        for trick in [
            '\u{3164}',
            '\u{2800}',
            '\u{ad}',
            '\u{2060}',
            '\u{e0041}',
            '\u{202e}',
            '\u{200b}',
            '\u{200d}',
            '\u{1d159}',
            '\u{16fe4}',
            '\u{13441}',
            '\u{fffc}',
            '\u{fffd}',
            '\u{e000}',
            '\u{378}',
            '\u{2028}',
            '\u{10ffff}',
        ] {
            for wrong in [format!("{trick}"), format!("An{trick}na")] {
                assert_eq!(name(&wrong), Err(NotAName::Invisible), "{wrong:?}");
            }
        }
    }

    #[test]
    fn marks_stand_on_letters_and_joiners_between_emoji() {
        for good in [
            "Zo\u{65}\u{308}",
            "ไม้",
            "देवी",
            "O\u{2019}Brien-Smith 2",
            "\u{1f469}\u{200d}\u{1f680}",
            "\u{1f469}\u{1f3fd}\u{200d}\u{1f680} Ada",
        ] {
            assert_eq!(name(good).as_deref(), Ok(good));
        }
        assert_eq!(name("山田\u{3000}太郎").as_deref(), Ok("山田 太郎"));
        for wrong in [
            "\u{301}",
            "Anna \u{301}",
            "-\u{301}",
            "a\u{301}\u{302}\u{303}\u{304}\u{305}",
            "1\u{200d}2",
            "\u{1f469}\u{200d}",
            "\u{1f469}\u{200d}a",
        ] {
            assert_eq!(name(wrong), Err(NotAName::Invisible), "{wrong:?}");
        }
    }
}
