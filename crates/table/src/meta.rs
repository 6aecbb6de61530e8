//! What a table is beside its game: who sits where, what was agreed on, and in which state it is.

use bots::Level;
use engine::{Colour, RULES_VERSION, Rules, Seat, Setup};
use protocol::{
    RulesJson, TableInfo,
    table_info::{SeatInfo, SeatKind, TableState},
};
use sha2::{Digest as _, Sha256};

use crate::{Id, Over, Refusal, Request, SeatMask, TableSettings, Watchers};

/// One seat and who has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The colour played.
    pub colour: Colour,
    /// The person it belongs to.
    pub person: Option<Id>,
    /// The bot that plays it now: for good, or until the person takes it back.
    pub bot: Option<Level>,
    /// The name shown.
    pub name: String,
    /// Since when the person sits here, in milliseconds since 1970.
    pub since: i64,
    /// Random bytes of the person's device, on which the deal depends.
    pub share: Option<[u8; 32]>,
}

impl Place {
    /// Whether nobody has this seat.
    pub const fn is_open(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }
}

/// How a seat ended up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Final {
    /// Prestige points.
    pub score: u16,
    /// 1 for the best.
    pub place: u8,
}

/// Everything about a table but its game.
#[derive(Clone, Debug)]
pub struct Meta {
    pub id: Id,
    pub code: String,
    pub state: TableState,
    pub host: Id,
    pub settings: TableSettings,
    /// Whether people without a seat may watch the game.
    pub spectators: bool,
    /// The spectators whom the host has muted, as [speakers](crate::speaker).
    pub muted: Vec<String>,
    /// What the others at the table are being asked.
    pub request: Option<Request>,
    /// The version of the rules by which the game was dealt.
    pub rules_version: u32,
    pub rules: Rules,
    pub start: Option<Seat>,
    pub places: Vec<Place>,
    /// On which the deal depends: committed to when the table is made, and secret until the game is over. Old tables have none.
    pub secret: Option<[u8; 32]>,
    /// The seed of the deal: secret until the game is over.
    pub seed: Option<[u8; 32]>,
    pub revision: u32,
    pub waiting: u8,
    /// The round of the game, from 1 on; 0 before the game.
    pub round: u8,
    /// How each seat ended up, once the game is over.
    pub finals: Vec<Final>,
    /// Counts the changes of what is kept here; guards against two writers.
    pub version: i64,
    pub rematch: Option<Id>,
    /// Whether the game was exported from here or imported, so that one person may know every card. It does not count in
    /// statistics.
    pub moved: bool,
    pub created_at: i64,
    /// When the game was dealt, or taken up again after it was archived; 0 before the game.
    pub started_at: i64,
    pub updated_at: i64,
}

/// What a new table gets from outside: its names and the time.
#[derive(Clone, Debug)]
pub struct Birth {
    pub id: Id,
    pub code: String,
    /// Milliseconds since 1970.
    pub at: i64,
    /// On which the deal will depend.
    pub secret: Option<[u8; 32]>,
}

impl Meta {
    /// A new table with the default settings, at which people take their seats.
    pub fn new(
        birth: Birth,
        host: Id,
        rules: Rules,
        start: Option<Seat>,
        places: Vec<Place>,
    ) -> Self {
        let Birth { id, code, at, secret } = birth;
        Self {
            id,
            code,
            state: TableState::Waiting,
            host,
            settings: TableSettings::default(),
            spectators: true,
            muted: Vec::new(),
            request: None,
            rules_version: RULES_VERSION,
            rules,
            start,
            places,
            secret,
            seed: None,
            revision: 0,
            waiting: 0,
            round: 0,
            finals: Vec::new(),
            version: 0,
            rematch: None,
            moved: false,
            created_at: at,
            started_at: 0,
            updated_at: at,
        }
    }

    /// A table for the same players, at which this person asks for another game.
    pub fn rematch(&self, birth: Birth, by: Id) -> Result<Self, Refusal> {
        if self.state != TableState::Finished {
            return Err(Refusal::NotOver);
        }
        if self.seats_of(Some(by)).is_empty() {
            return Err(Refusal::PlayersOnly);
        }
        let mut places = self.places.clone();
        for place in places.iter_mut().filter(|it| it.person.is_some()) {
            place.bot = None;
            place.share = None;
        }
        let new = Self::new(birth, by, self.rules, self.start, places);
        Ok(Self { settings: self.settings, spectators: self.spectators, ..new })
    }

    /// The place at a seat's number.
    pub fn place(&self, seat: usize) -> Result<&Place, Refusal> {
        self.places.get(seat).ok_or(Refusal::NotFound("seat"))
    }

    /// The seats that belong to this person.
    pub fn seats_of(&self, person: Option<Id>) -> SeatMask {
        let owned = |place: &Place| person.is_some() && place.person == person;
        SeatMask::of(self.places.iter().map(owned))
    }

    /// The seats that bots play now.
    pub fn bots(&self) -> SeatMask {
        SeatMask::of(self.places.iter().map(|place| place.bot.is_some()))
    }

    /// Whose choices players may undo besides their own: if one person plays one seat against bots only, those of the
    /// bots. Several seats around one device are several people.
    pub fn over(&self) -> Over {
        let people = self.places.iter().filter(|it| it.bot.is_none()).count();
        if people == 1 { Over::Bots } else { Over::Nobody }
    }

    /// Whether a bot must answer.
    pub fn bot_is_due(&self) -> bool {
        self.state == TableState::Playing && !self.bots().and(SeatMask(self.waiting)).is_empty()
    }

    /// Whether something can happen at a certain time, without a request.
    pub const fn has_deadlines(&self) -> bool {
        self.settings.seconds_per_choice.is_some() || self.request.is_some()
    }

    /// The setup of a game that was dealt.
    pub fn setup(&self) -> Result<Option<Setup>, Refusal> {
        let Some(seed) = self.seed else { return Ok(None) };
        let colours: Vec<Colour> = self.places.iter().map(|place| place.colour).collect();
        let setup = Setup::new(&colours, self.rules, self.start, seed);
        setup.map(Some).map_err(|error| Refusal::Broken(format!("stored table: {error}")))
    }

    /// The table as `person` sees it.
    pub fn info(
        &self,
        person: Option<Id>,
        connected: &dyn Fn(Id) -> bool,
        watching: Watchers,
    ) -> TableInfo {
        let seats = self.places.iter().enumerate().map(|(seat, place)| SeatInfo {
            seat,
            colour: place.colour.as_str(),
            kind: match (place.bot, place.person) {
                (Some(_), _) => SeatKind::Bot,
                (None, Some(_)) => SeatKind::Person,
                (None, None) => SeatKind::Open,
            },
            name: place.name.clone(),
            level: place.bot.map(Level::as_str),
            you: person.is_some() && place.person == person,
            connected: place.person.is_some_and(connected),
            shared: place.share.is_some(),
            score: self.finals.get(seat).map(|it| it.score),
            place: self.finals.get(seat).map(|it| it.place),
        });
        let TableSettings { public, hints, seconds_per_choice, substitute, bot_pace } =
            self.settings;
        let is_over = self.state == TableState::Finished;
        let setup = self.setup().ok().flatten().filter(|_| is_over);
        TableInfo {
            id: self.id.to_string(),
            code: self.code.clone(),
            state: self.state,
            host_seat: self.places.iter().position(|it| it.person == Some(self.host)),
            host: self
                .places
                .iter()
                .find(|it| it.person == Some(self.host))
                .map(|it| it.name.clone()),
            you_host: person == Some(self.host),
            public,
            hints,
            spectators: self.spectators,
            muted: self.muted.clone(),
            request: self.request.as_ref().map(Request::info),
            seconds_per_choice,
            substitute: substitute.as_str(),
            bot_pace,
            rules: RulesJson::from(&self.rules),
            seats: seats.collect(),
            start: self.start.map(Seat::index),
            revision: self.revision,
            waiting: SeatMask(self.waiting).iter().collect(),
            round: Some(self.round).filter(|it| *it != 0),
            watching: watching.n,
            watchers: watching.names,
            commitment: self.commitment(),
            seed: self.seed.filter(|_| is_over).map(hex::encode),
            deal: setup.and_then(|setup| Some(self.deal()?.text(&setup))),
            created_at: self.created_at,
            updated_at: self.updated_at,
            rematch: self.rematch.map(|it| it.to_string()),
            moved: self.moved,
        }
    }
}

/// What was published of a seed at tables without a [secret](Meta::secret): the SHA-256 of its 32 bytes.
pub fn commitment(seed: &[u8; 32]) -> String {
    hex::encode(Sha256::digest(seed))
}
