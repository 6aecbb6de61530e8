//! What a client says on a table's socket: the only JSON that a server reads there.

use serde::{Deserialize, Serialize};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// A message of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub enum ClientMessage {
    /// A seat answers its question.
    Choose {
        /// The seat's number.
        seat: usize,
        /// The revision that is answered.
        revision: u32,
        /// The answer, in the notation.
        choice: String,
        /// What the client calls this request: sent again, it is not played again.
        #[serde(default)]
        key: String,
    },
    /// A seat takes its last choice back.
    Undo {
        /// The seat's number.
        seat: usize,
        /// The revision that was seen.
        revision: u32,
    },
    /// A seat takes its turn back.
    RestartTurn {
        /// The seat's number.
        seat: usize,
        /// The revision that was seen.
        revision: u32,
    },
    /// Something for everyone at the table.
    Chat {
        /// What is said.
        text: String,
    },
    /// Is anybody there?
    Ping,
}

impl std::str::FromStr for ClientMessage {
    type Err = serde_json::Error;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        serde_json::from_str(text)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn message() -> impl Strategy<Value = ClientMessage> {
        prop_oneof![
            (any::<usize>(), any::<u32>(), any::<String>(), any::<String>()).prop_map(
                |(seat, revision, choice, key)| ClientMessage::Choose {
                    seat,
                    revision,
                    choice,
                    key
                }
            ),
            (any::<usize>(), any::<u32>())
                .prop_map(|(seat, revision)| ClientMessage::Undo { seat, revision }),
            (any::<usize>(), any::<u32>())
                .prop_map(|(seat, revision)| ClientMessage::RestartTurn { seat, revision }),
            any::<String>().prop_map(|text| ClientMessage::Chat { text }),
            Just(ClientMessage::Ping),
        ]
    }

    proptest! {
        #[test]
        fn messages_are_read_as_they_were_written(message in message()) {
            let text = serde_json::to_string(&message).unwrap();
            prop_assert_eq!(text.parse::<ClientMessage>().unwrap(), message);
        }

        #[test]
        fn any_text_is_read_or_refused(text in any::<String>(), cut in any::<prop::sample::Index>(), message in message()) {
            let mut damaged: Vec<char> = serde_json::to_string(&message).unwrap().chars().collect();
            let at = cut.index(damaged.len());
            damaged.splice(at..=at, text.chars());
            let damaged: String = damaged.into_iter().collect();
            for text in [text, damaged] {
                // Whatever is read prints and reads back as the same.
                if let Ok(read) = text.parse::<ClientMessage>() {
                    let again = serde_json::to_string(&read).unwrap();
                    prop_assert_eq!(again.parse::<ClientMessage>().unwrap(), read);
                }
            }
        }
    }
}
