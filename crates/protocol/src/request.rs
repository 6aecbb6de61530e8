//! The requests of the engine protocol, read so that an error names the field that is wrong.

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error as _},
};
use serde_json::{Map, Value};

use crate::rules::WantedRules;

/// Everything that can be asked for, as an error lists it.
const REQUESTS: &str =
    "expected new, load, status, options, choose, position, view, undo, save or think";

/// A request, by its name under `request`.
#[derive(Debug)]
pub enum Request {
    New(NewGame),
    Load(Load),
    Status,
    Options(Whose),
    Choose(Chosen),
    Position,
    View(Whose),
    Undo(Undone),
    Save,
    Think(Think),
}

/// The fields of `new`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    #[serde(default, deserialize_with = "whole")]
    pub players: Option<usize>,
    pub colours: Option<Vec<String>>,
    pub names: Option<Vec<String>>,
    pub rules: Option<WantedRules>,
    #[serde(default, deserialize_with = "whole")]
    pub start: Option<usize>,
    pub seed: Seed,
}

/// A seed: 64 hexadecimal digits, or a number that stands for itself.
#[derive(Debug, Deserialize)]
#[serde(
    untagged,
    expecting = "expected a whole number from 0 to 18446744073709551615, or 64 hexadecimal digits as text"
)]
pub enum Seed {
    Number(u64),
    Text(String),
}

/// The fields of `load`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub position: Option<String>,
    pub record: Option<String>,
    #[serde(default, deserialize_with = "whole")]
    pub until: Option<usize>,
}

/// The field of `options` and `view`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Whose {
    #[serde(default, deserialize_with = "whole")]
    pub seat: Option<usize>,
}

/// The fields of `choose`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    #[serde(default, deserialize_with = "whole")]
    pub seat: Option<usize>,
    pub choice: String,
}

/// The field of `undo`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    #[serde(default, deserialize_with = "whole")]
    pub choices: Option<usize>,
}

/// The fields of `think`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Think {
    /// The seat to think for; left out, the only one that is asked.
    #[serde(default, deserialize_with = "whole")]
    pub seat: Option<usize>,
    /// The name of the bot.
    #[serde(default = "regular")]
    pub bot: String,
    /// What its chance follows from.
    #[serde(default, deserialize_with = "whole")]
    pub seed: Option<u64>,
}

fn regular() -> String {
    "regular".into()
}

/// The fields of requests that have none.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// A whole number, or null. By itself serde would say that it expected a `usize`.
fn whole<'de, D: Deserializer<'de>, N: Deserialize<'de>>(value: D) -> Result<Option<N>, D::Error> {
    Option::deserialize(value).map_err(|_| D::Error::custom("expected a whole number from 0 on"))
}

impl Request {
    /// Reads a request; an error says what was expected, and of which field.
    pub fn read(mut fields: Map<String, Value>) -> Result<Self, String> {
        let Some(name) = fields.remove("request") else {
            return Err(format!("missing field `request`: {REQUESTS}"));
        };
        Ok(match name.as_str() {
            Some("new") => Self::New(read(fields)?),
            Some("load") => Self::Load(read(fields)?),
            Some("status") => read(fields).map(|Nothing {}| Self::Status)?,
            Some("options") => Self::Options(read(fields)?),
            Some("choose") => Self::Choose(read(fields)?),
            Some("position") => read(fields).map(|Nothing {}| Self::Position)?,
            Some("view") => Self::View(read(fields)?),
            Some("undo") => Self::Undo(read(fields)?),
            Some("save") => read(fields).map(|Nothing {}| Self::Save)?,
            Some("think") => Self::Think(read(fields)?),
            _ => return Err(format!("request: {name}: {REQUESTS}")),
        })
    }
}

fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, String> {
    serde_path_to_error::deserialize(Value::Object(fields)).map_err(|error| error.to_string())
}
