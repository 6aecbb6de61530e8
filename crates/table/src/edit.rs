//! Changes of who sits where: every way to take, leave, fill or give up a seat, and the start of the game.

use bots::Level;
use engine::Colour;
use protocol::table_info::TableState;

use crate::{
    Id, Person, Refusal, Wish, deal, host,
    meta::{Meta, Place},
    moved, request,
};

/// A change that somebody wants at a table.
#[derive(Clone, Debug)]
pub enum Edit {
    /// Take an open seat.
    Sit { seat: usize },
    /// Give up a seat before the game.
    Stand { seat: usize },
    /// Show another name at one of your own seats, or at a bot's as the host.
    Rename { seat: usize, name: String },
    /// Put bots into all open seats.
    Fill { level: Level },
    /// Add random bytes to the deal.
    Share { bytes: [u8; 32] },
    /// Start the game, or resume an archived table.
    Start {
        /// On which the deal depends at a table that has no secret of its own.
        seed: [u8; 32],
    },
    /// Let a bot play for you.
    Leave { seat: usize, level: Level },
    /// Take your seat back from a bot.
    Take { seat: usize },
    /// The host lets a bot of the agreed level play for someone who has gone.
    Replace { seat: usize },
    /// Ask the others for something.
    Ask(Wish),
    /// The server has done what everyone agreed to, or does it because the person it is about has not objected in time.
    Settle,
    /// The person whom a request is about has come to the table: their time to object begins.
    AskAgain,
    /// The server does what everyone agreed to about a person who has no connection.
    ReplaceAbsent,
    /// Agree to a request, or decline.
    Answer { grant: bool },
    /// The host makes someone with a seat the host.
    Host { seat: usize },
    /// Somebody replaces a host who has gone.
    Succeed,
    /// The host allows or forbids spectators.
    Spectators { welcome: bool },
    /// The host mutes or unmutes a spectator.
    Mute {
        /// As the lines of the chat name the [speaker](crate::speaker).
        who: String,
        muted: bool,
    },
    /// The server lets a bot play for someone whose time was up several times in a row.
    TimeUp { seat: usize },
    /// The server archives an inactive table.
    Archive,
    /// Export the game, which nobody else plays.
    Move,
    /// Take another colour before the game, one that no other person has. If a bot has it, the two swap.
    Recolour { seat: usize, colour: Colour },
    /// The host swaps those at two seats before the game. Each keeps the colour.
    Swap { seat: usize, with: usize },
    /// The host gives a seat to a bot before the game, or opens it for anyone. A person who had it becomes a spectator.
    Assign {
        seat: usize,
        /// The bot that plays it; `None` leaves it open.
        bot: Option<Level>,
    },
}

impl Edit {
    /// Changes the table at this time, or says why not. `is_gone` tells whether a person has been away for
    /// long enough to be replaced.
    pub fn apply(
        &self,
        meta: &mut Meta,
        by: &Person,
        at: i64,
        is_gone: &dyn Fn(Id) -> bool,
    ) -> Result<(), Refusal> {
        self.make(meta, by, at, is_gone)?;
        if !matches!(self, Self::Answer { .. }) {
            request::has_acted(meta, by.id);
        }
        Ok(())
    }

    fn make(
        &self,
        meta: &mut Meta,
        by: &Person,
        at: i64,
        is_gone: &dyn Fn(Id) -> bool,
    ) -> Result<(), Refusal> {
        match self {
            Self::Sit { seat } => sit(meta, by, *seat, at),
            Self::Stand { seat } => {
                before_the_game(meta)?;
                own(meta, by, *seat)?;
                let place = &mut meta.places[*seat];
                place.person = None;
                place.name.clear();
                let share = place.share.take();
                // A player who changes seats takes the new one first: the bytes for the deal come along.
                let own = |it: &&mut Place| it.person == Some(by.id) && it.share.is_none();
                if let Some(place) = meta.places.iter_mut().find(own) {
                    place.share = share;
                }
                host::left(meta);
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
                host::only(meta, by)?;
                for place in meta.places.iter_mut().filter(|it| it.is_open()) {
                    place.bot = Some(*level);
                }
                name_bots(&mut meta.places);
                Ok(())
            }
            Self::Share { bytes } => {
                let dealt = |it| if meta.seed.is_some() { Refusal::Dealt } else { it };
                before_the_game(meta).map_err(dealt)?;
                deal::share(meta, by, *bytes)
            }
            Self::Start { seed } => start(meta, by, *seed, at),
            Self::Leave { seat, level } => {
                under_way(meta)?;
                own(meta, by, *seat)?;
                // Where hints are off, a stronger bot in one's own seat would be one.
                let level = if meta.settings.hints { *level } else { meta.settings.substitute };
                meta.places[*seat].bot = Some(level);
                host::left(meta);
                Ok(())
            }
            Self::Take { seat } => {
                under_way(meta)?;
                own(meta, by, *seat)?;
                meta.places[*seat].bot = None;
                Ok(())
            }
            Self::Replace { seat } => replace(meta, by, *seat, is_gone),
            Self::Ask(wish) => request::ask(meta, by, *wish, at, is_gone),
            Self::Settle => {
                request::settle(meta, at);
                Ok(())
            }
            Self::AskAgain => {
                request::ask_again(meta, at);
                Ok(())
            }
            Self::ReplaceAbsent => {
                request::replace_absent(meta);
                Ok(())
            }
            Self::Answer { grant } => request::answer(meta, by, *grant, at, is_gone),
            Self::Host { seat } => host::hand_over(meta, by, *seat),
            Self::Succeed => host::succeed(meta, is_gone),
            Self::Spectators { welcome } => {
                host::only(meta, by)?;
                meta.spectators = *welcome;
                Ok(())
            }
            Self::Mute { who, muted } => host::mute(meta, by, who, *muted),
            Self::TimeUp { seat } => {
                under_way(meta)?;
                meta.place(*seat)?;
                meta.places[*seat].bot = Some(meta.settings.substitute);
                Ok(())
            }
            Self::Archive => match meta.state {
                TableState::Waiting | TableState::Playing => {
                    meta.state = TableState::Archived;
                    Ok(())
                }
                TableState::Finished | TableState::Archived => Err(Refusal::Archived),
            },
            Self::Move => moved::leave(meta, by),
            Self::Recolour { seat, colour } => recolour(meta, by, *seat, *colour),
            Self::Swap { seat, with } => swap(meta, by, *seat, *with),
            Self::Assign { seat, bot } => assign(meta, by, *seat, *bot),
        }
    }
}

/// Names from the time of the game for bots without a name. None of them is a person of the game.
pub const BOT_NAMES: [&str; 10] = [
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

/// Names every bot that has no name yet. Each colour has its name, unless someone at the table already uses it.
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

fn swap(meta: &mut Meta, by: &Person, seat: usize, with: usize) -> Result<(), Refusal> {
    before_the_game(meta)?;
    host::only(meta, by)?;
    meta.place(seat.max(with))?;
    meta.places.swap(seat, with);
    Ok(())
}

fn assign(meta: &mut Meta, by: &Person, seat: usize, bot: Option<Level>) -> Result<(), Refusal> {
    before_the_game(meta)?;
    host::only(meta, by)?;
    let colour = meta.place(seat)?.colour;
    meta.places[seat] =
        Place { colour, person: None, bot, name: String::new(), since: 0, share: None };
    name_bots(&mut meta.places);
    Ok(())
}

fn sit(meta: &mut Meta, by: &Person, seat: usize, at: i64) -> Result<(), Refusal> {
    before_the_game(meta)?;
    if !meta.place(seat)?.is_open() {
        return Err(Refusal::SeatTaken);
    }
    if meta.settings.public && meta.host != by.id && !meta.seats_of(Some(by.id)).is_empty() {
        return Err(Refusal::OneSeat);
    }
    let place = &mut meta.places[seat];
    place.person = Some(by.id);
    place.name.clone_from(&by.name);
    place.since = at;
    Ok(())
}

fn recolour(meta: &mut Meta, by: &Person, seat: usize, colour: Colour) -> Result<(), Refusal> {
    before_the_game(meta)?;
    own(meta, by, seat)?;
    let before = meta.places[seat].colour;
    if let Some(other) = meta.places.iter_mut().find(|it| it.colour == colour) {
        if other.person.is_some_and(|it| it != by.id) {
            return Err(Refusal::ColourTaken);
        }
        other.colour = before;
    }
    meta.places[seat].colour = colour;
    Ok(())
}

fn start(meta: &mut Meta, by: &Person, seed: [u8; 32], at: i64) -> Result<(), Refusal> {
    if meta.state == TableState::Archived {
        let seated = meta.places.iter().any(|it| it.person == Some(by.id));
        if !seated && meta.host != by.id {
            return Err(Refusal::PlayersOnly);
        }
        meta.started_at = at;
        meta.state = if meta.seed.is_some() { TableState::Playing } else { TableState::Waiting };
        return Ok(());
    }
    before_the_game(meta)?;
    host::only(meta, by)?;
    if meta.places.iter().any(Place::is_open) {
        return Err(Refusal::SeatsOpen);
    }
    meta.rules_version = engine::RULES_VERSION;
    meta.seed = Some(meta.derived_seed(seed)?);
    meta.started_at = at;
    meta.state = TableState::Playing;
    Ok(())
}

fn replace(
    meta: &mut Meta,
    by: &Person,
    seat: usize,
    is_gone: &dyn Fn(Id) -> bool,
) -> Result<(), Refusal> {
    under_way(meta)?;
    host::only(meta, by)?;
    let place = meta.place(seat)?;
    let person = place.person.filter(|_| place.bot.is_none()).ok_or(Refusal::NotReplaceable)?;
    if !is_gone(person) {
        return Err(Refusal::StillHere);
    }
    meta.places[seat].bot = Some(meta.settings.substitute);
    Ok(())
}

#[cfg(test)]
mod tests {
    use engine::Rules;

    use super::*;
    use crate::meta::Birth;

    const ANNA: Id = Id::from_bytes([1; 16]);
    const BERT: Id = Id::from_bytes([2; 16]);

    fn person(id: Id) -> Person {
        Person { id, name: format!("{id}") }
    }

    /// Anna's table: red for her, violet for Bert, blue for a bot, green for nobody yet.
    fn meta() -> Meta {
        let place = |colour, person, bot| Place {
            colour,
            person,
            bot,
            name: String::new(),
            since: 0,
            share: None,
        };
        let places = vec![
            place(Colour::ALL[0], Some(ANNA), None),
            place(Colour::ALL[1], Some(BERT), None),
            place(Colour::ALL[2], None, Some(Level::Novice)),
            place(Colour::ALL[3], None, None),
        ];
        let birth = Birth { id: Id::from_bytes([9; 16]), code: "CODE".into(), at: 0, secret: None };
        Meta::new(birth, ANNA, Rules::default(), None, places)
    }

    fn colours(meta: &Meta) -> Vec<usize> {
        meta.places.iter().map(|it| it.colour.index()).collect()
    }

    #[test]
    fn a_colour_is_free_or_exchanged_but_never_taken_from_a_person() {
        let edit = |meta: &mut Meta, by, seat, colour: usize| {
            let colour = Colour::ALL[colour];
            Edit::Recolour { seat, colour }.apply(meta, &person(by), 0, &|_| false)
        };
        let mut meta = meta();
        edit(&mut meta, BERT, 1, 4).unwrap();
        assert_eq!(colours(&meta), [0, 4, 2, 3], "a free one");
        edit(&mut meta, BERT, 1, 2).unwrap();
        assert_eq!(colours(&meta), [0, 2, 4, 3], "the bot's");
        edit(&mut meta, BERT, 1, 3).unwrap();
        assert_eq!(colours(&meta), [0, 3, 4, 2], "that of an open seat");
        edit(&mut meta, BERT, 1, 3).unwrap();
        assert_eq!(colours(&meta), [0, 3, 4, 2], "the own one");
        assert_eq!(edit(&mut meta, BERT, 1, 0), Err(Refusal::ColourTaken), "Anna's");
        assert_eq!(edit(&mut meta, BERT, 0, 1), Err(Refusal::NotYourSeat), "for Anna");
        assert_eq!(colours(&meta), [0, 3, 4, 2]);
        meta.state = TableState::Playing;
        assert_eq!(edit(&mut meta, BERT, 1, 1), Err(Refusal::Begun), "too late");
    }

    #[test]
    fn bytes_for_the_deal_come_along_to_another_seat() {
        let edit =
            |meta: &mut Meta, edit: Edit| edit.apply(meta, &person(BERT), 0, &|_| false).unwrap();
        let mut meta = meta();
        meta.places[1].share = Some([7; 32]);
        edit(&mut meta, Edit::Sit { seat: 3 });
        edit(&mut meta, Edit::Stand { seat: 1 });
        assert_eq!((meta.places[1].share, meta.places[3].share), (None, Some([7; 32])));
        edit(&mut meta, Edit::Stand { seat: 3 });
        assert!(meta.places.iter().all(|it| it.share.is_none()), "nobody sits there");
    }

    #[test]
    fn the_host_says_who_plays_a_seat() {
        let edit = |meta: &mut Meta, by, seat, bot| {
            Edit::Assign { seat, bot }.apply(meta, &person(by), 0, &|_| false)
        };
        let mut meta = meta();
        edit(&mut meta, ANNA, 3, Some(Level::Expert)).unwrap();
        assert_eq!(meta.places[3].bot, Some(Level::Expert));
        assert!(!meta.places[3].name.is_empty(), "bots have names");
        edit(&mut meta, ANNA, 2, Some(Level::Regular)).unwrap();
        assert_eq!(meta.places[2].bot, Some(Level::Regular), "another level");
        edit(&mut meta, ANNA, 2, None).unwrap();
        edit(&mut meta, ANNA, 1, None).unwrap();
        assert!(meta.places[1].is_open() && meta.places[2].is_open());
        assert_eq!(meta.places[2].name, "");
        assert_eq!(edit(&mut meta, BERT, 2, None), Err(Refusal::HostOnly));
        assert_eq!(edit(&mut meta, ANNA, 7, None), Err(Refusal::NotFound("seat")));
        meta.state = TableState::Finished;
        assert_eq!(edit(&mut meta, ANNA, 2, None), Err(Refusal::Begun));
    }

    #[test]
    fn the_host_swaps_seats() {
        let edit = |meta: &mut Meta, by, seat, with| {
            Edit::Swap { seat, with }.apply(meta, &person(by), 0, &|_| false)
        };
        let mut meta = meta();
        let [anna, bert] = [meta.places[0].clone(), meta.places[1].clone()];
        edit(&mut meta, ANNA, 0, 1).unwrap();
        assert_eq!([&meta.places[0], &meta.places[1]], [&bert, &anna]);
        edit(&mut meta, ANNA, 1, 3).unwrap();
        assert_eq!((&meta.places[3], meta.places[1].is_open()), (&anna, true), "an open seat");
        edit(&mut meta, ANNA, 3, 3).unwrap();
        assert_eq!(edit(&mut meta, BERT, 0, 1), Err(Refusal::HostOnly));
        assert_eq!(edit(&mut meta, ANNA, 0, 4), Err(Refusal::NotFound("seat")));
        meta.state = TableState::Playing;
        assert_eq!(edit(&mut meta, ANNA, 0, 1), Err(Refusal::Begun));
    }

    #[test]
    fn bots_have_names_of_their_own() {
        let bot = |colour, name: &str| Place {
            colour,
            person: None,
            bot: Some(Level::Regular),
            name: name.to_owned(),
            since: 0,
            share: None,
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
