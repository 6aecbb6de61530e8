//! What is agreed on at a table before the game, beside the rules: whether it is public, hints, time, and bots.
//!
//! A new setting is a field here and in what is asked for and shown ([`NewTable`](crate::wanted::NewTable),
//! [`TableInfo`](protocol::TableInfo)). The server's database, the browser and moved games store all of them as one JSON object, in which
//! a field that is missing has its default.

use bots::Level;
use protocol::table_info::BotPace;
use serde::{Deserialize, Serialize};

/// The version of the stored form. It changes when a stored field gets another meaning, not when a field is added.
const VERSION: u32 = 1;

/// The settings of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableSettings {
    /// Whether the table is in the public list.
    pub public: bool,
    /// Whether hints are allowed.
    pub hints: bool,
    /// The time for each choice, if there is one.
    pub seconds_per_choice: Option<u32>,
    /// The bot that plays for someone whose time is up or who was replaced.
    #[serde(with = "level")]
    pub substitute: Level,
    /// When bots continue after the choice of a person who plays only against bots.
    pub bot_pace: BotPace,
}

impl Default for TableSettings {
    /// By link, without hints and without a time limit.
    fn default() -> Self {
        Self {
            public: false,
            hints: false,
            seconds_per_choice: None,
            substitute: Level::Regular,
            bot_pace: BotPace::Pause,
        }
    }
}

/// What the stored form has beside the settings, in the same object. Flattening them into it would add kilobytes to the module of the page.
#[derive(Deserialize)]
struct Stored {
    version: u32,
}

impl TableSettings {
    /// The text to be stored.
    pub fn to_json(&self) -> String {
        let fields = serde_json::to_string(self).expect("plain JSON");
        fields.replacen('{', &format!("{{\"version\":{VERSION},"), 1)
    }

    /// Reads a text that was stored.
    pub fn from_json(text: &str) -> Result<Self, String> {
        let fault = |error| format!("settings: {error}");
        let Stored { version } = serde_json::from_str(text).map_err(fault)?;
        if version != VERSION {
            return Err(format!("settings: version {version}, expected {VERSION}"));
        }
        serde_json::from_str(text).map_err(fault)
    }
}

/// A level by its name.
mod level {
    use bots::Level;
    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(super) fn serialize<S: Serializer>(level: &Level, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(level.as_str())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_they_were_stored() {
        let settings = TableSettings {
            public: true,
            hints: true,
            seconds_per_choice: Some(60),
            substitute: Level::Expert,
            bot_pace: BotPace::OnWord,
        };
        let text = settings.to_json();
        assert_eq!(
            text,
            r#"{"version":1,"public":true,"hints":true,"seconds_per_choice":60,"substitute":"expert","bot_pace":"on-word"}"#
        );
        assert_eq!(TableSettings::from_json(&text), Ok(settings));
    }

    #[test]
    fn a_setting_that_is_not_stored_has_its_default() {
        let hints = TableSettings { hints: true, ..TableSettings::default() };
        assert_eq!(TableSettings::from_json(r#"{"version":1,"hints":true}"#), Ok(hints));
    }

    #[test]
    fn settings_that_cannot_be_read_are_refused() {
        for wrong in [
            "",
            "{}",
            r#"{"version":2}"#,
            r#"{"version":1,"bot_pace":"never"}"#,
            r#"{"version":1,"substitute":"grandmaster"}"#,
        ] {
            assert!(TableSettings::from_json(wrong).is_err(), "{wrong}");
        }
    }
}
