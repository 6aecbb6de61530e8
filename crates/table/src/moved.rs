//! Games that continue elsewhere: exported from one host and imported into another. Only the game of one person can move: a
//! game contains every card, and nobody may be given the cards of others.

use engine::{RULES_VERSION, Seat};
use protocol::{MovedGame, Record, moved::Player, record::Start, table_info::TableState};

use crate::{
    Chooser, Id, Line, Person, Refusal, Sitting, TableSettings, clock, edit, input,
    meta::{Birth, Meta, Place},
    wanted,
};

/// A table with an imported game, and the lines to be stored with it.
#[derive(Debug)]
pub struct Brought {
    pub sitting: Sitting,
    /// Each with its seat, in order.
    pub lines: Vec<(Seat, Line)>,
}

/// Whether this person may export the game: it is in progress, and nobody else plays.
fn may_move(meta: &Meta, by: Id) -> Result<(), Refusal> {
    if meta.seats_of(Some(by)).is_empty() {
        return Err(Refusal::PlayersOnly);
    }
    if meta.places.iter().any(|it| it.person.is_some_and(|person| person != by)) {
        return Err(Refusal::OthersPlay);
    }
    match meta.state {
        TableState::Waiting => Err(Refusal::NotBegun),
        TableState::Playing => Ok(()),
        TableState::Finished | TableState::Archived => Err(Refusal::NotPlaying),
    }
}

/// Notes that somebody exports the game, who can know every card from then on.
pub(crate) fn leave(meta: &mut Meta, by: &Person) -> Result<(), Refusal> {
    may_move(meta, by.id)?;
    meta.moved = true;
    Ok(())
}

impl Sitting {
    /// The exported game, once that is [noted](crate::Edit::Move). Withdrawn choices are left out.
    pub fn moved(&self, by: Id) -> Result<MovedGame, Refusal> {
        let meta = self.meta();
        may_move(meta, by)?;
        if !meta.moved {
            return Err(Refusal::Broken("the game is exported before that is stored".into()));
        }
        let player = |place: &Place| match (place.person, place.bot) {
            (None, Some(level)) => Player::Bot(level.as_str().to_owned()),
            (Some(_), _) | (None, None) => Player::Person,
        };
        Ok(MovedGame {
            hints: meta.settings.hints,
            settings: Some(meta.settings.to_json()),
            seats: meta.places.iter().map(player).collect(),
            record: Record {
                names: meta.places.iter().map(|it| it.name.clone()).collect(),
                ..self.log()?.record()
            },
        })
    }
}

/// A table that continues a game imported by this person.
pub fn bring(game: &MovedGame, birth: Birth, by: &Person) -> Result<Brought, Refusal> {
    let Start::Setup(setup) = &game.record.start else {
        return Err(Refusal::Invalid("expected a game that begins with a seed".into()));
    };
    let players = game.seats.iter().zip(setup.colours()).zip(&game.record.names);
    let place = |((player, &colour), name): ((&Player, _), &String)| -> Result<Place, Refusal> {
        let named = Some(name).filter(|it| !it.is_empty()).map(|it| input::name(it)).transpose()?;
        let (person, bot, name) = match player {
            Player::Person => (Some(by.id), None, named.unwrap_or_else(|| by.name.clone())),
            Player::Bot(level) => {
                (None, Some(wanted::level(Some(level))?), named.unwrap_or_default())
            }
        };
        Ok(Place { colour, person, bot, name, since: birth.at, share: None })
    };
    let mut places = players.map(place).collect::<Result<Vec<_>, _>>()?;
    edit::name_bots(&mut places);
    let at = birth.at;
    let new = Meta::new(birth, by.id, setup.rules, setup.start, places);
    let settings = match &game.settings {
        Some(text) => TableSettings::from_json(text).map_err(Refusal::Invalid)?,
        None => TableSettings { hints: game.hints, ..TableSettings::default() },
    };
    let seconds_per_choice = clock::seconds(settings.seconds_per_choice)?;
    let mut sitting = Sitting::new(Meta {
        settings: TableSettings { hints: game.hints, seconds_per_choice, ..settings },
        state: TableState::Playing,
        rules_version: RULES_VERSION,
        // The origin of the deal is left out: nothing is promised about it here.
        secret: None,
        seed: Some(setup.seed),
        moved: true,
        started_at: at,
        ..new
    })?;
    let chooser = |seat: Seat| match game.seats.get(seat.index()) {
        Some(Player::Bot(_)) => Chooser::Bot,
        Some(Player::Person) | None => Chooser::Person,
    };
    let mut lines = Vec::new();
    for (ply, &(seat, choice)) in (0..).zip(&game.record.choices) {
        let line = Line::Choice { choice, by: chooser(seat) };
        let number = u8::try_from(seat.index()).map_err(|_| Refusal::NotFound("seat"))?;
        sitting.load(ply, number, &line.to_string(), String::new(), at)?;
        lines.push((seat, line));
    }
    // A game without choices has to store with its table what others store with each line.
    sitting.renew(sitting.meta().clone())?;
    Ok(Brought { sitting, lines })
}
