//! Changes of who sits where: every way to take, leave, fill or give up a seat, and the start of the game.

use bots::Level;
use protocol::table_info::TableState;

use crate::{
    Id, Person, Refusal,
    meta::{Meta, Place},
};

/// A change that somebody wants at a table.
#[derive(Clone, Debug)]
pub enum Edit {
    /// Take an open seat.
    Sit { seat: usize },
    /// Give a seat up before the game.
    Stand { seat: usize },
    /// Show another name at an own seat, or at a bot's if one is the host.
    Rename { seat: usize, name: String },
    /// Put bots into all open seats.
    Fill { level: Level },
    /// Deal; or take an archived table up again.
    Start {
        /// The deal depends on nothing but this, and nobody knows it before the game is over.
        seed: [u8; 32],
    },
    /// Let a bot play for oneself.
    Leave { seat: usize, level: Level },
    /// Play oneself again.
    Take { seat: usize },
    /// The host lets a bot play for someone who has gone.
    Replace { seat: usize, level: Level },
    /// The server lays aside a table that nobody touches.
    Archive,
}

impl Edit {
    /// Changes the table, or says why not. `is_there` tells whether a person has a socket open.
    pub fn apply(
        &self,
        meta: &mut Meta,
        by: &Person,
        is_there: &dyn Fn(Id) -> bool,
    ) -> Result<(), Refusal> {
        match self {
            Self::Sit { seat } => sit(meta, by, *seat),
            Self::Stand { seat } => {
                before_the_game(meta)?;
                own(meta, by, *seat)?;
                let place = &mut meta.places[*seat];
                place.person = None;
                place.name.clear();
                Ok(())
            }
            Self::Rename { seat, name } => {
                let place = meta.place(*seat)?;
                let bots_host = place.person.is_none() && place.bot.is_some() && meta.host == by.id;
                if !bots_host {
                    own(meta, by, *seat)?;
                }
                meta.places[*seat].name.clone_from(name);
                Ok(())
            }
            Self::Fill { level } => {
                before_the_game(meta)?;
                host(meta, by)?;
                for place in meta.places.iter_mut().filter(|it| it.is_open()) {
                    place.bot = Some(*level);
                }
                name_bots(&mut meta.places);
                Ok(())
            }
            Self::Start { seed } => start(meta, by, *seed),
            Self::Leave { seat, level } => {
                under_way(meta)?;
                own(meta, by, *seat)?;
                meta.places[*seat].bot = Some(*level);
                Ok(())
            }
            Self::Take { seat } => {
                under_way(meta)?;
                own(meta, by, *seat)?;
                meta.places[*seat].bot = None;
                Ok(())
            }
            Self::Replace { seat, level } => replace(meta, by, *seat, *level, is_there),
            Self::Archive => match meta.state {
                TableState::Waiting | TableState::Playing => {
                    meta.state = TableState::Archived;
                    Ok(())
                }
                TableState::Finished | TableState::Archived => Err(Refusal::Archived),
            },
        }
    }
}

/// Names of the time for bots that nobody has named. None of them is a person of the game.
const BOT_NAMES: [&str; 10] = [
    "Aubin",
    "Béatrix",
    "Colin",
    "Denise",
    "Étienne",
    "Fleur",
    "Gautier",
    "Héloïse",
    "Isabeau",
    "Jehan",
];

/// Names every bot that has no name yet. A colour brings its name along, unless someone at the table has it already.
pub fn name_bots(places: &mut [Place]) {
    for seat in 0..places.len() {
        let Place { colour, bot: Some(_), ref name, .. } = places[seat] else { continue };
        if !name.is_empty() {
            continue;
        }
        // At most four others sit here: one of ten names is free.
        let is_free = |name: &&&str| !places.iter().any(|it| it.name == **name);
        let mut names = BOT_NAMES.iter().cycle().skip(2 * colour.index()).take(BOT_NAMES.len());
        places[seat].name = String::from(*names.find(is_free).unwrap_or(&"Bot"));
    }
}

fn before_the_game(meta: &Meta) -> Result<(), Refusal> {
    match meta.state {
        TableState::Waiting => Ok(()),
        TableState::Playing | TableState::Finished | TableState::Archived => Err(Refusal::Begun),
    }
}

fn under_way(meta: &Meta) -> Result<(), Refusal> {
    match meta.state {
        TableState::Playing => Ok(()),
        TableState::Waiting | TableState::Finished | TableState::Archived => {
            Err(Refusal::NotPlaying)
        }
    }
}

fn own(meta: &Meta, by: &Person, seat: usize) -> Result<(), Refusal> {
    if meta.place(seat)?.person == Some(by.id) { Ok(()) } else { Err(Refusal::NotYourSeat) }
}

fn host(meta: &Meta, by: &Person) -> Result<(), Refusal> {
    if meta.host == by.id { Ok(()) } else { Err(Refusal::HostOnly) }
}

fn sit(meta: &mut Meta, by: &Person, seat: usize) -> Result<(), Refusal> {
    before_the_game(meta)?;
    if !meta.place(seat)?.is_open() {
        return Err(Refusal::SeatTaken);
    }
    let place = &mut meta.places[seat];
    place.person = Some(by.id);
    place.name.clone_from(&by.name);
    Ok(())
}

fn start(meta: &mut Meta, by: &Person, seed: [u8; 32]) -> Result<(), Refusal> {
    if meta.state == TableState::Archived {
        let seated = meta.places.iter().any(|it| it.person == Some(by.id));
        if !seated && meta.host != by.id {
            return Err(Refusal::PlayersOnly);
        }
        meta.state = if meta.seed.is_some() { TableState::Playing } else { TableState::Waiting };
        return Ok(());
    }
    before_the_game(meta)?;
    host(meta, by)?;
    if meta.places.iter().any(Place::is_open) {
        return Err(Refusal::SeatsOpen);
    }
    meta.seed = Some(seed);
    meta.state = TableState::Playing;
    meta.rules_version = engine::RULES_VERSION;
    Ok(())
}

fn replace(
    meta: &mut Meta,
    by: &Person,
    seat: usize,
    level: Level,
    is_there: &dyn Fn(Id) -> bool,
) -> Result<(), Refusal> {
    under_way(meta)?;
    host(meta, by)?;
    let place = meta.place(seat)?;
    match place.person {
        Some(person) if is_there(person) => Err(Refusal::StillHere),
        Some(_) | None => {
            meta.places[seat].bot = Some(level);
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Colour;

    use super::*;

    #[test]
    fn bots_have_names_of_their_own() {
        let bot = |colour, name: &str| Place {
            colour,
            person: None,
            bot: Some(Level::Regular),
            name: name.to_owned(),
        };
        let mut places: Vec<Place> = Colour::ALL.iter().map(|it| bot(*it, "")).collect();
        places[1].name = "Aubin".into();
        name_bots(&mut places);
        let mut names: Vec<&str> = places.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names[1], "Aubin", "a name that was given stays");
        assert!(names.iter().all(|it| BOT_NAMES.contains(it)), "{names:?}");
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 5, "{names:?}");
        let before = places.clone();
        name_bots(&mut places);
        assert_eq!(places, before);
    }
}
