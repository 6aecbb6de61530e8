//! Text from people: what is allowed. It stays data everywhere; nobody ever reads it as anything else.

use crate::Refusal;

/// The longest name.
pub const NAME: usize = 32;

/// The longest line of chat.
pub const CHAT: usize = 500;

/// The longest name of a request.
const KEY: usize = 64;

/// A name as it is kept.
pub fn name(text: &str) -> Result<String, Refusal> {
    line(text, NAME, "a name")
}

/// A line of chat as it is kept.
pub fn chat(text: &str) -> Result<String, Refusal> {
    line(text, CHAT, "a message")
}

/// What a client calls its request.
pub fn key(text: &str) -> Result<String, Refusal> {
    if text.len() <= KEY && text.bytes().all(|it| it.is_ascii_graphic()) {
        Ok(text.to_owned())
    } else {
        Err(Refusal::Invalid(format!(
            "expected an idempotency key of at most {KEY} visible ASCII characters"
        )))
    }
}

/// Characters that would turn the direction of the text around them, or are not seen at all.
fn is_trick(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

fn line(text: &str, most: usize, what: &str) -> Result<String, Refusal> {
    let plain: String = text.chars().filter(|&c| !is_trick(c)).collect();
    let plain = plain.trim();
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
        assert_eq!(name("  Élodie\u{202e} ").unwrap(), "Élodie");
        assert_eq!(name("<b>&amp;</b>").unwrap(), "<b>&amp;</b>");
        for wrong in ["", " \n\t", "\u{200b}", &"x".repeat(33)] {
            assert!(name(wrong).is_err(), "{wrong:?}");
        }
    }
}
