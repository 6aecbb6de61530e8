//! Names, and what cards, persons and sectors do: one key for each, made from its word in the notation.

use engine::{
    Action, Colour, Edition, MessageKind, Person, Phase, Place, Rules, Sector, Spot, Stack,
};

use crate::locale::{Args, Locale, Noun};

impl Locale {
    fn name(&self, kind: &str, word: &str) -> Noun {
        self.noun(&format!("{kind}-{}", word.to_ascii_lowercase()), &Args::new())
    }

    /// A person.
    pub fn person(&self, person: Person) -> Noun {
        self.name("person", person.as_str())
    }

    /// What a person does, under these rules.
    pub fn person_effect(&self, person: Person, rules: &Rules) -> String {
        self.effect("person", person.as_str(), rules)
    }

    /// An action card.
    pub fn action(&self, action: Action) -> Noun {
        self.name("action", action.as_str())
    }

    /// What an action card does, under these rules.
    pub fn action_effect(&self, action: Action, rules: &Rules) -> String {
        self.effect("action", action.as_str(), rules)
    }

    /// A sector.
    pub fn sector(&self, sector: Sector) -> Noun {
        self.name("sector", sector.as_str())
    }

    /// What using a sector does, under these rules.
    pub fn sector_effect(&self, sector: Sector, rules: &Rules) -> String {
        self.effect("sector", sector.as_str(), rules)
    }

    fn effect(&self, kind: &str, word: &str, rules: &Rules) -> String {
        let edition: u32 = match rules.edition {
            Edition::Of2017 => 2017,
            Edition::Of2007 => 2007,
        };
        let args = Args::new().number("edition", edition).text("gift", rules.benefactor.as_str());
        self.say(&format!("{kind}-{word}-effect"), &args)
    }

    /// A sector or Notre Dame.
    pub fn place(&self, place: Place) -> Noun {
        match place {
            Place::Sector(sector) => self.sector(sector),
            Place::NotreDame => self.name("place", place.as_str()),
        }
    }

    /// A colour.
    pub fn colour(&self, colour: Colour) -> Noun {
        self.name("colour", colour.as_str())
    }

    /// A marketplace, without its borough.
    pub fn spot(&self, spot: Spot) -> Noun {
        self.name("spot", spot.as_str())
    }

    /// What a message gives.
    pub fn message_kind(&self, kind: MessageKind) -> Noun {
        self.name("message-kind", kind.as_str())
    }

    /// A phase of the round.
    pub fn phase(&self, phase: Phase) -> Noun {
        self.name("phase", phase.as_str())
    }

    /// The stack of a person.
    pub fn stack(&self, stack: Stack) -> Noun {
        self.name("stack", stack.as_str())
    }
}
