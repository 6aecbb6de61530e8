//! The options of a table as JSON (R11): as they are told, and as they may be wanted.

use std::collections::BTreeMap;

use engine::{Coins, Edition, Gift, Person, PersonSet, Rules, notation};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// The options of a table, as they are told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = Rules))]
pub struct RulesJson {
    /// `2017` or `2007`: from how many pieces on the hotel gives two bonuses.
    pub edition: String,
    /// Whether the expansion "New Persons" is in the game.
    pub new_persons: bool,
    /// `25` or `unlimited`.
    pub coins: String,
    /// `prestige` or `coins`: what the benefactor is paid with.
    pub benefactor: String,
    /// Whether everyone sees everyone's prestige points during the game.
    pub open_scores: bool,
    /// Rats that differ from the table in R9, by person in snake case; omitted if none do.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub rats: BTreeMap<String, u8>,
}

/// The requested options for a table. Omitted ones take their defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with the options of the rules")]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
pub struct WantedRules {
    /// `"2017"` (default) or `"2007"`, also as a number: from how many pieces on the hotel gives two bonuses.
    #[serde(default, deserialize_with = "word_or_number")]
    pub edition: Option<String>,
    /// Whether the expansion "New Persons" is in the game.
    #[serde(default)]
    pub new_persons: Option<bool>,
    /// `"25"` (default), also as a number, or `"unlimited"`.
    #[serde(default, deserialize_with = "word_or_number")]
    pub coins: Option<String>,
    /// `"prestige"` (default) or `"coins"`: what the benefactor is paid with.
    #[serde(default)]
    pub benefactor: Option<String>,
    /// Whether everyone sees everyone's prestige points during the game.
    #[serde(default)]
    pub open_scores: Option<bool>,
    /// Rats that differ from the table of R9, by person in snake case.
    #[serde(default, deserialize_with = "rats")]
    pub rats: BTreeMap<String, u8>,
}

/// A word; a number stands for its digits.
fn word_or_number<'de, D: Deserializer<'de>>(value: D) -> Result<Option<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "expected a word or a whole number")]
    enum WordOrNumber {
        Word(String),
        Number(u64),
    }
    Ok(Option::deserialize(value)?.map(|it| match it {
        WordOrNumber::Word(word) => word,
        WordOrNumber::Number(number) => number.to_string(),
    }))
}

/// Rats by person. By itself serde would say that it expected a `u8`.
fn rats<'de, D: Deserializer<'de>>(value: D) -> Result<BTreeMap<String, u8>, D::Error> {
    BTreeMap::deserialize(value)
        .map_err(|_| D::Error::custom("expected a number from 0 to 3 for each person"))
}

impl WantedRules {
    /// The rules these options mean; an error says which option is wrong and what was expected.
    pub fn to_rules(&self) -> Result<Rules, String> {
        let mut rules = Rules::default();
        if let Some(word) = &self.edition {
            rules.edition = named::<Edition>("edition", word)?;
        }
        if let Some(word) = &self.coins {
            rules.coins = named::<Coins>("coins", word)?;
        }
        if let Some(word) = &self.benefactor {
            rules.benefactor = named::<Gift>("benefactor", word)?;
        }
        rules.new_persons = self.new_persons.unwrap_or(rules.new_persons);
        rules.open_scores = self.open_scores.unwrap_or(rules.open_scores);
        let mut set = PersonSet::EMPTY;
        for (person, rats) in &self.rats {
            let person: Person = named("rats", &person.replace('_', "-"))?;
            if set.contains(person) {
                return Err(format!("rats: {person} appears twice"));
            }
            set.insert(person);
            if !rules.rats.set(person, *rats) {
                return Err(format!("rats: {rats} for {person}: expected 0 to 3"));
            }
        }
        Ok(rules)
    }
}

fn named<T: std::str::FromStr<Err = notation::UnknownWord>>(
    option: &str,
    word: &str,
) -> Result<T, String> {
    word.parse().map_err(|error| format!("{option}: `{word}`: {error}"))
}

impl From<&Rules> for RulesJson {
    fn from(rules: &Rules) -> Self {
        let other = Person::ALL.into_iter().filter(|&it| rules.rats.of(it) != it.card().rats);
        Self {
            edition: rules.edition.to_string(),
            new_persons: rules.new_persons,
            coins: rules.coins.to_string(),
            benefactor: rules.benefactor.to_string(),
            open_scores: rules.open_scores,
            rats: other.map(|it| (it.as_str().replace('-', "_"), rules.rats.of(it))).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Result<Rules, String> {
        serde_json::from_str::<WantedRules>(json).map_err(|error| error.to_string())?.to_rules()
    }

    #[test]
    fn options_round_trip() {
        let json = r#"{"edition":"2007","new_persons":true,"coins":"unlimited","benefactor":"coins","open_scores":false,"rats":{"city_guard":1}}"#;
        let rules = read(json).unwrap();
        assert_eq!(rules.rats.of(Person::CityGuard), 1);
        assert_eq!(serde_json::to_string(&RulesJson::from(&rules)).unwrap(), json);
        assert_eq!(read("{}"), Ok(Rules::default()));
    }

    #[test]
    fn wrong_options_are_named() {
        let error = |json| read(json).unwrap_err();
        assert_eq!(error(r#"{"rats":{"monk":4}}"#), "rats: 4 for monk: expected 0 to 3");
        assert!(error(r#"{"rats":{"monkey":1}}"#).starts_with("rats: `monkey`: expected a person"));
        assert!(error(r#"{"edition":"1999"}"#).contains("expected an edition (2017, 2007)"));
        assert!(error(r#"{"editon":"2017"}"#).contains("unknown field `editon`"));
    }
}
