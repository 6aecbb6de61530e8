//! Text from people: what is allowed. It is data everywhere and never interpreted as anything else.

pub use protocol::input::NAME;
use protocol::input::{self, NotAName};

use crate::Refusal;

/// The longest line of chat.
pub const CHAT: usize = 500;

/// The longest key of a request.
pub const KEY: usize = 64;

/// A name as it is stored.
pub fn name(text: &str) -> Result<String, Refusal> {
    input::name(text).map_err(|error| match error {
        NotAName::Invisible => Refusal::InvisibleName,
        NotAName::Length => Refusal::Invalid(error.to_string()),
    })
}

/// A line of chat as it is stored.
pub fn chat(text: &str) -> Result<String, Refusal> {
    let plain = input::plain(text);
    let plain = plain.trim();
    if plain.is_empty() || CHAT < plain.chars().count() {
        return Err(Refusal::Invalid(format!("expected a message of 1 to {CHAT} characters")));
    }
    Ok(plain.to_owned())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_chat_lose_what_cannot_be_seen() {
        assert_eq!(chat("Bon\u{202e}soir").as_deref(), Ok("Bonsoir"));
        let marked = format!("a{}b", "\u{301}".repeat(400));
        let most = input::MARKS;
        assert_eq!(chat(&marked), Ok(format!("a{}b", "\u{301}".repeat(most))));
        assert!(chat("\u{200b}").is_err());
    }
}
