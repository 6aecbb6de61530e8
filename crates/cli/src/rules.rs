//! Command-line options that choose the rules of the games.

use engine::{Coins, Edition, Gift, Person, Rules};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Play with the expansion "New Persons"
    #[arg(long)]
    new_persons: bool,
    /// The rulebook: 2017 or 2007
    #[arg(long, default_value_t = Edition::Of2017)]
    edition: Edition,
    /// How many coins there are: 25 or unlimited
    #[arg(long, default_value_t = Coins::Limited)]
    coins: Coins,
    /// What the benefactor costs: prestige or coins
    #[arg(long, default_value_t = Gift::Prestige)]
    benefactor: Gift,
    /// Hide the others' prestige points until the end
    #[arg(long)]
    hidden_scores: bool,
    /// Numbers of rats on persons that differ from the printed ones, 0 to 3
    #[arg(long, value_delimiter = ',', value_name = "PERSON=N,…", value_parser = rats)]
    rats: Vec<(Person, u8)>,
}

/// Reads `monk=1`.
fn rats(word: &str) -> Result<(Person, u8), String> {
    let (person, rats) = word.split_once('=').ok_or("expected PERSON=N")?;
    let person = person.replace('_', "-").parse::<Person>().map_err(|error| error.to_string())?;
    match rats.parse() {
        Ok(rats) if rats <= engine::Rats::MOST => Ok((person, rats)),
        Ok(_) | Err(_) => Err(format!("`{rats}`: expected 0 to {}", engine::Rats::MOST)),
    }
}

impl Options {
    /// The rules that were chosen.
    pub(crate) fn rules(&self) -> Rules {
        let mut rules = Rules {
            edition: self.edition,
            new_persons: self.new_persons,
            coins: self.coins,
            benefactor: self.benefactor,
            open_scores: !self.hidden_scores,
            ..Rules::default()
        };
        for &(person, rats) in &self.rats {
            rules.rats.set(person, rats);
        }
        rules
    }
}
