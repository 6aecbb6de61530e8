//! What someone at the table asks of the others: it is done when all of them have granted it.

use std::{fmt, str::FromStr};

use protocol::table_info::{RequestInfo, RequestKind, TableState};

use engine::Seat;

use crate::{Id, Line, Over, Person, Refusal, SeatMask, Sitting, meta::Meta};

/// Something that waits for the consent of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The asker's seat.
    pub by: usize,
    pub wish: Wish,
    /// The seats that have agreed.
    pub granted: SeatMask,
    /// Whether everyone has agreed, and it only has to be done.
    pub settled: bool,
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
        }
    }

    /// Whether it still fits the game: a choice can only be undone in the state in which that was requested.
    pub(crate) fn holds(&self, meta: &Meta) -> bool {
        match self.wish {
            Wish::Replace { .. } => true,
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
    let request = Request { by: own, wish, granted: SeatMask::default(), settled: false };
    if request.voters(meta, is_gone).is_empty() {
        return Err(Refusal::NobodyToAsk);
    }
    meta.request = Some(request);
    Ok(())
}

/// Answers a request. Whoever asked may withdraw it, and whoever it is about may object.
pub(crate) fn answer(
    meta: &mut Meta,
    by: &Person,
    grant: bool,
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
    if own.and(voters).is_empty() {
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
        meta.places[seat].bot = Some(meta.settings.substitute);
        meta.request = None;
    }
    Ok(())
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.wish {
            Wish::Replace { seat } => write!(f, "replace {seat}")?,
            Wish::TakeBack { revision } => write!(f, "take-back {revision}")?,
        }
        let settled = if self.settled { " settled" } else { "" };
        write!(f, " by {} granted {}{settled}", self.by, self.granted.0)
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
        Ok(Self { by, wish, granted, settled: rest == ["settled"] })
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
        let request = Request { by, wish, granted: SeatMask::default(), settled: false };
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
