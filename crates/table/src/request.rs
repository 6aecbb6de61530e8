//! What someone at the table asks of the others: it is done when all of them have granted it. A person whose seat a bot is to play is
//! asked too, and has time to object.

use std::{fmt, str::FromStr};

use protocol::table_info::{RequestInfo, RequestKind, TableState};

use engine::Seat;

use crate::{Id, Line, Over, Person, Refusal, SeatMask, Sitting, meta::Meta};

/// How long the person whose seat a bot is to play can object, in milliseconds. Without their consent nothing happens before then.
pub const TIME_TO_OBJECT: i64 = 60_000;

/// Something that waits for the consent of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The asker's seat.
    pub by: usize,
    pub wish: Wish,
    /// The seats that have agreed.
    pub granted: SeatMask,
    /// Whether everyone has agreed. It only has to be done, once the person it is about has had time to object.
    pub settled: bool,
    /// Since when a person is asked about their own seat; unknown in requests stored by the first release.
    pub asked: Option<Asked>,
}

/// When somebody was asked about their own seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// In milliseconds since 1970.
    pub at: i64,
    /// The revision of the table.
    pub revision: u32,
}

/// What can be asked of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A bot is to play for the person of this seat.
    Replace { seat: usize },
    /// Undo the asker's last choice, as of this revision.
    TakeBack { revision: u32 },
}

impl Wish {
    /// The seat it is about, besides the asker's.
    const fn about(self) -> Option<usize> {
        match self {
            Self::Replace { seat } => Some(seat),
            Self::TakeBack { .. } => None,
        }
    }
}

impl Request {
    /// The request as it is told.
    pub fn info(&self) -> RequestInfo {
        RequestInfo {
            kind: match self.wish {
                Wish::Replace { .. } => RequestKind::Replace,
                Wish::TakeBack { .. } => RequestKind::TakeBack,
            },
            by: self.by,
            seat: self.wish.about(),
            granted: self.granted.iter().collect(),
            until: self.until(),
        }
    }

    /// Until when the person it is about can object.
    fn until(&self) -> Option<i64> {
        self.asked.map(|it| it.at.saturating_add(TIME_TO_OBJECT))
    }

    /// Whether everyone else has agreed, and the person it is about has had time to object.
    fn is_due(&self, at: i64) -> bool {
        self.settled && self.until().is_some_and(|until| until <= at)
    }

    /// The person it is about.
    fn concerned(&self, meta: &Meta) -> Option<Id> {
        meta.places.get(self.wish.about()?)?.person
    }

    /// Whether it still fits the table: a choice can only be undone in the state in which that was requested, and a bot does not
    /// replace another.
    pub(crate) fn holds(&self, meta: &Meta) -> bool {
        match self.wish {
            Wish::Replace { seat } => {
                meta.places.get(seat).is_some_and(|it| it.person.is_some() && it.bot.is_none())
            }
            Wish::TakeBack { revision } => revision == meta.revision,
        }
    }

    /// The seats whose people have a say: all who play but the one who asks, the one it is about, and those who have gone.
    fn voters(&self, meta: &Meta, is_gone: &dyn Fn(Id) -> bool) -> SeatMask {
        let person = |seat: usize| meta.places.get(seat).and_then(|it| it.person);
        let (asks, concerned) = (person(self.by), self.wish.about().and_then(person));
        SeatMask::of(meta.places.iter().map(|it| {
            let person = it.person.filter(|_| it.bot.is_none());
            person.is_some_and(|id| Some(id) != asks && Some(id) != concerned && !is_gone(id))
        }))
    }
}

/// Asks the others for something.
pub(crate) fn ask(
    meta: &mut Meta,
    by: &Person,
    wish: Wish,
    at: i64,
    is_gone: &dyn Fn(Id) -> bool,
) -> Result<(), Refusal> {
    if meta.state != TableState::Playing {
        return Err(Refusal::NotPlaying);
    }
    let own = meta.seats_of(Some(by.id)).iter().next().ok_or(Refusal::PlayersOnly)?;
    if let Some(seat) = wish.about() {
        let place = meta.place(seat)?;
        if place.person.is_none() || place.person == Some(by.id) || place.bot.is_some() {
            return Err(Refusal::NotReplaceable);
        }
    }
    // Whoever has several seats may ask for another.
    let is_own = |it: &Request| meta.places.get(it.by).is_some_and(|it| it.person == Some(by.id));
    if meta.request.is_some_and(|it| !is_own(&it) && it.holds(meta)) {
        return Err(Refusal::Pending);
    }
    let asked = wish.about().map(|_| Asked { at, revision: meta.revision });
    let request = Request { by: own, wish, granted: SeatMask::default(), settled: false, asked };
    if request.voters(meta, is_gone).is_empty() {
        return Err(Refusal::NobodyToAsk);
    }
    meta.request = Some(request);
    Ok(())
}

/// Answers a request. Whoever asked may withdraw it, and whoever it is about may object, or agree so that it is done at once.
pub(crate) fn answer(
    meta: &mut Meta,
    by: &Person,
    grant: bool,
    at: i64,
    is_gone: &dyn Fn(Id) -> bool,
) -> Result<(), Refusal> {
    let mut request = meta.request.ok_or(Refusal::NotFound("request"))?;
    let own = meta.seats_of(Some(by.id));
    if own.is_empty() {
        return Err(Refusal::PlayersOnly);
    }
    if !grant {
        meta.request = None;
        return Ok(());
    }
    let voters = request.voters(meta, is_gone);
    let concerned = request.concerned(meta);
    if own.and(voters).is_empty() && concerned != Some(by.id) {
        return Err(Refusal::NotYourSeat);
    }
    if !request.holds(meta) {
        return Err(Refusal::UndoGone);
    }
    request.granted = SeatMask(request.granted.0 | own.0);
    request.settled = voters.and(request.granted) == voters;
    meta.request = Some(request);
    if request.settled
        && let Wish::Replace { seat } = request.wish
    {
        let has_agreed = request.granted.iter().any(|it| it == seat);
        if has_agreed || request.is_due(at) || concerned.is_some_and(is_gone) {
            replace(meta, seat);
        }
    }
    Ok(())
}

fn replace(meta: &mut Meta, seat: usize) {
    meta.places[seat].bot = Some(meta.settings.substitute);
    meta.request = None;
}

/// Does what everyone agreed to about a person who has no connection: there is nobody to ask.
pub(crate) fn replace_absent(meta: &mut Meta) {
    if let Some(Request { wish: Wish::Replace { seat }, settled: true, .. }) =
        meta.request.filter(|it| it.holds(meta))
    {
        replace(meta, seat);
    }
}

/// Ends a request: what everyone agreed to was done, or is done now because the person it is about has not objected in time.
pub(crate) fn settle(meta: &mut Meta, at: i64) {
    let Some(request) = meta.request.filter(|it| it.holds(meta)) else {
        meta.request = None;
        return;
    };
    match request.wish {
        Wish::Replace { seat } if request.is_due(at) => replace(meta, seat),
        Wish::Replace { .. } => {}
        Wish::TakeBack { .. } => meta.request = None,
    }
}

/// The person whom a request is about has just come to the table: their time to object begins.
pub(crate) fn ask_again(meta: &mut Meta, at: i64) {
    if let Some(asked) = meta.request.as_mut().and_then(|it| it.asked.as_mut()) {
        asked.at = at;
    }
}

/// Someone has changed something at the table: if a request is about them, they object to it.
pub(crate) fn has_acted(meta: &mut Meta, by: Id) {
    if meta.request.is_some_and(|it| it.concerned(meta) == Some(by)) {
        meta.request = None;
    }
}

/// When a request is done without any further answer.
pub(crate) fn deadline(meta: &Meta) -> Option<i64> {
    let open = meta.state == TableState::Playing;
    meta.request.filter(|it| open && it.settled && it.holds(meta))?.until()
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.wish {
            Wish::Replace { seat } => write!(f, "replace {seat}")?,
            Wish::TakeBack { revision } => write!(f, "take-back {revision}")?,
        }
        let settled = if self.settled { " settled" } else { "" };
        write!(f, " by {} granted {}{settled}", self.by, self.granted.0)?;
        match self.asked {
            Some(Asked { at, revision }) => write!(f, " at {at} revision {revision}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Request {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let broken = || Refusal::Broken(format!("a stored request: `{text}`"));
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse::<u32>().map_err(|_| broken());
        let seat = |word: &str| word.parse::<usize>().map_err(|_| broken());
        let (wish, by, granted, rest) = match words[..] {
            ["replace", about, "by", by, "granted", granted, ref rest @ ..] => {
                (Wish::Replace { seat: seat(about)? }, seat(by)?, number(granted)?, rest)
            }
            ["take-back", revision, "by", by, "granted", granted, ref rest @ ..] => {
                (Wish::TakeBack { revision: number(revision)? }, seat(by)?, number(granted)?, rest)
            }
            _ => return Err(broken()),
        };
        let granted = SeatMask(u8::try_from(granted).map_err(|_| broken())?);
        let (settled, rest) = match rest {
            ["settled", rest @ ..] => (true, rest),
            rest => (false, rest),
        };
        let asked = match rest {
            [] => None,
            ["at", at, "revision", revision] => {
                Some(Asked { at: at.parse().map_err(|_| broken())?, revision: number(revision)? })
            }
            _ => return Err(broken()),
        };
        Ok(Self { by, wish, granted, settled, asked })
    }
}

impl Sitting {
    /// The seat that the others allow to undo its last choice.
    pub fn granted(&self) -> Option<Seat> {
        let request = self.meta().request.filter(|it| it.settled && it.holds(self.meta()))?;
        match request.wish {
            Wish::TakeBack { .. } => Seat::new(request.by),
            Wish::Replace { .. } => None,
        }
    }

    /// Whether the person whom the request is about has played since: that is an objection.
    pub fn is_objected(&self) -> bool {
        let Some(request) = self.meta().request else { return false };
        let since = request.asked.map(|it| it.revision);
        let Some((since, log)) = since.zip(self.log().ok()) else { return false };
        log.acted_since(self.concerned(), since)
    }

    /// The seats of the person whom the request is about.
    fn concerned(&self) -> SeatMask {
        let person = self.meta().request.and_then(|it| it.concerned(self.meta()));
        self.meta().seats_of(person)
    }

    /// Whether somebody is asked about their own seat.
    pub fn asks_about(&self, person: Id) -> bool {
        let request = self.meta().request.filter(|it| it.holds(self.meta()) && !self.is_objected());
        request.is_some_and(|it| it.concerned(self.meta()) == Some(person))
    }

    /// The person whose seat a bot will play, as everyone else has agreed, unless they object.
    pub fn may_object(&self) -> Option<Id> {
        let request = self.meta().request.filter(|it| it.settled && it.holds(self.meta()))?;
        request.concerned(self.meta()).filter(|_| !self.is_objected())
    }

    /// When the request is done without any further answer.
    pub(crate) fn request_deadline(&self) -> Option<i64> {
        deadline(self.meta()).filter(|_| !self.is_objected())
    }

    /// The same once this line is in the log.
    pub(crate) fn request_deadline_after(&self, seat: Seat, line: Line) -> Option<i64> {
        let objects = line.is_persons() && self.concerned().contains(seat);
        self.request_deadline().filter(|_| !objects)
    }

    /// What a seat takes back if the people of these seats grant it.
    pub(crate) fn take_back(&self, seat: Seat, granted: SeatMask) -> Option<Line> {
        let person = self.meta().places.get(seat.index())?.person;
        let own = self.meta().seats_of(person);
        self.log().ok()?.undo(seat, Over::Granted(SeatMask(granted.0 | own.0)))
    }

    /// Whether a seat has something that the others could let it take back. What somebody chose who cannot be asked now stays.
    pub fn could_take_back(&self, seat: usize, is_gone: &dyn Fn(Id) -> bool) -> bool {
        Seat::new(seat).is_some_and(|it| self.last_choice(it, is_gone).is_some())
    }

    /// The ply of the last choice of a seat that the others could let it take back.
    fn last_choice(&self, seat: Seat, is_gone: &dyn Fn(Id) -> bool) -> Option<u32> {
        let wish = Wish::TakeBack { revision: self.revision() };
        let by = seat.index();
        let granted = SeatMask::default();
        let request = Request { by, wish, granted, settled: false, asked: None };
        match self.take_back(seat, request.voters(self.meta(), is_gone))? {
            Line::Undo { from } | Line::Back { from } => Some(from),
            Line::Choice { .. } => None,
        }
    }

    /// The seat of a person whose choice came last, of those that the others could let them take back.
    pub(crate) fn to_take_back(
        &self,
        person: Id,
        is_gone: &dyn Fn(Id) -> bool,
    ) -> Result<Seat, Refusal> {
        let own = self.meta().seats_of(Some(person)).iter().filter_map(Seat::new);
        let last =
            own.filter_map(|it| Some((self.last_choice(it, is_gone)?, it))).max_by_key(|it| it.0);
        let (_, seat) = last.ok_or(Refusal::UndoGone)?;
        if self.log()?.is_undone_enough(seat, Over::Granted(SeatMask::default())) {
            return Err(Refusal::UndoneEnough);
        }
        Ok(seat)
    }
}
