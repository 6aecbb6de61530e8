//! Text from people: what is allowed. It is data everywhere and never interpreted as anything else.

mod seen;

use crate::Refusal;
use seen::{bears_marks, is_emoji, is_mark, is_seen};

/// The longest name.
pub const NAME: usize = 32;

/// The most marks on one letter: more than any script needs, too few to cover what is above and below.
const MARKS: usize = 4;

/// The longest line of chat.
pub const CHAT: usize = 500;

/// The longest key of a request.
const KEY: usize = 64;

/// A name as it is stored. One that would be invisible, or displayed differently, is refused.
pub fn name(text: &str) -> Result<String, Refusal> {
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
            return Err(Refusal::InvisibleName);
        }
        plain.push(if c.is_whitespace() { ' ' } else { c });
    }
    let plain = plain.trim();
    measured(plain, NAME, "a name")
}

/// A line of chat as it is stored.
pub fn chat(text: &str) -> Result<String, Refusal> {
    line(text, CHAT, "a message")
}

/// A client's key for its request.
pub fn key(text: &str) -> Result<String, Refusal> {
    if text.len() <= KEY && text.bytes().all(|it| it.is_ascii_graphic()) {
        Ok(text.to_owned())
    } else {
        Err(Refusal::Invalid(format!(
            "expected an idempotency key of at most {KEY} visible ASCII characters"
        )))
    }
}

/// Characters that change the direction of the surrounding text, or are invisible.
fn is_trick(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}'
            | '\u{303f}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}' | '\u{13430}'..='\u{13455}' | '\u{16fe4}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

fn line(text: &str, most: usize, what: &str) -> Result<String, Refusal> {
    let mut marks = 0;
    let shows = |&c: &char| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks <= MARKS && !is_trick(c)
    };
    let plain: String = text.chars().filter(shows).collect();
    measured(plain.trim(), most, what)
}

fn measured(plain: &str, most: usize, what: &str) -> Result<String, Refusal> {
    if plain.is_empty() || most < plain.chars().count() {
        return Err(Refusal::Invalid(format!("expected {what} of 1 to {most} characters")));
    }
    Ok(plain.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_measured() {
        assert_eq!(name("  Élodie\n ").unwrap(), "Élodie");
        assert_eq!(chat("Bon\u{202e}soir").unwrap(), "Bonsoir");
        let marked = format!("a{}b", "\u{301}".repeat(400));
        assert_eq!(chat(&marked).unwrap(), format!("a{}b", "\u{301}".repeat(MARKS)));
        assert_eq!(name("Rose \u{2764}\u{fe0f}").unwrap(), "Rose \u{2764}");
        assert_eq!(name("<b>&amp;</b>").unwrap(), "<b>&amp;</b>");
        for wrong in ["", " \n\t", "\u{200b}", &"x".repeat(33)] {
            assert!(name(wrong).is_err(), "{wrong:?}");
        }
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
                assert_eq!(name(&wrong), Err(Refusal::InvisibleName), "{wrong:?}");
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
            assert_eq!(name(wrong), Err(Refusal::InvisibleName), "{wrong:?}");
        }
    }
}
