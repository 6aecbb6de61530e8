//! A deal that nobody can choose: the seed is computed from a secret that was committed to before anybody sat down, from what was
//! agreed on, and from random bytes of everyone who plays.

use engine::{Colour, Setup};
use protocol::record::{Deal, Dealt};
use sha2::{Digest as _, Sha256};

use crate::{
    Person, Refusal,
    meta::{Meta, Place},
};

/// What is published before anybody sits down.
pub fn commitment(deal: &Deal) -> String {
    hex::encode(Sha256::digest(deal.promise()))
}

/// The seed computed from a deal. The seed of the setup does not matter.
pub fn seed(deal: &Deal, setup: &Setup) -> [u8; 32] {
    Sha256::digest(deal.text(setup)).into()
}

impl Meta {
    /// What the deal is computed from; nothing at tables created before such deals existed.
    pub fn deal(&self) -> Option<Deal> {
        let dealt = |place: &Place| match (place.person, place.bot) {
            (None, Some(level)) => Dealt::Bot(level.as_str().to_owned()),
            (Some(_), _) | (None, None) => Dealt::Person(place.share),
        };
        Some(Deal {
            table: self.id.to_string(),
            secret: self.secret?,
            seats: self.places.iter().map(dealt).collect(),
        })
    }

    /// The seed of the game; `drawn` if the table has no secret of its own.
    pub(crate) fn derived_seed(&self, drawn: [u8; 32]) -> Result<[u8; 32], Refusal> {
        let Some(deal) = self.deal() else { return Ok(drawn) };
        let colours: Vec<Colour> = self.places.iter().map(|it| it.colour).collect();
        let setup = Setup::new(&colours, self.rules, self.start, drawn);
        let setup = setup.map_err(|error| Refusal::Invalid(error.to_string()))?;
        Ok(seed(&deal, &setup))
    }

    /// What was published of the seed: before anybody sat down, or at old tables when the game began.
    pub fn commitment(&self) -> Option<String> {
        match self.deal() {
            Some(deal) => Some(commitment(&deal)),
            // Nothing was promised here about a deal that was made elsewhere.
            None if self.moved => None,
            None => self.seed.as_ref().map(crate::meta::commitment),
        }
    }
}

/// Adds someone's random bytes at all their seats that have none yet. What was added stays: nobody can try several times.
pub(crate) fn share(meta: &mut Meta, by: &Person, bytes: [u8; 32]) -> Result<(), Refusal> {
    let own = |it: &&mut Place| it.person == Some(by.id) && it.share.is_none();
    let mut added = false;
    for place in meta.places.iter_mut().filter(own) {
        place.share = Some(bytes);
        added = true;
    }
    if added { Ok(()) } else { Err(Refusal::NothingToShare) }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use protocol::record::LEVELS;

    #[test]
    fn deals_name_every_level_and_no_other() {
        assert_eq!(Level::ALL.map(Level::as_str), LEVELS);
    }
}
