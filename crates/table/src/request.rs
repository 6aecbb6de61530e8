//! What someone at the table asks of the others: it is done when all of them have granted it.

use std::{fmt, str::FromStr};

use protocol::table_info::{RequestInfo, RequestKind, TableState};

use crate::{Id, Person, Refusal, SeatMask, meta::Meta};

/// Something that waits for the consent of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The seat of whoever asks.
    pub by: usize,
    pub wish: Wish,
    /// The seats that have granted it.
    pub granted: SeatMask,
}

/// What can be asked of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A bot is to play for the person of this seat.
    Replace { seat: usize },
}

impl Request {
    /// The request as it is told.
    pub fn info(&self) -> RequestInfo {
        let Wish::Replace { seat } = self.wish;
        RequestInfo {
            kind: RequestKind::Replace,
            by: self.by,
            seat: Some(seat),
            granted: self.granted.iter().collect(),
        }
    }

    /// The seats whose people have a say: all who play but the one who asks, the one it is about, and those who have gone.
    fn voters(&self, meta: &Meta, is_gone: &dyn Fn(Id) -> bool) -> SeatMask {
        let Wish::Replace { seat: about } = self.wish;
        let [asks, concerned] =
            [self.by, about].map(|it| meta.places.get(it).and_then(|it| it.person));
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
    let Wish::Replace { seat } = wish;
    let place = meta.place(seat)?;
    if place.person.is_none() || place.person == Some(by.id) || place.bot.is_some() {
        return Err(Refusal::NotReplaceable);
    }
    if meta.request.is_some_and(|it| it.by != own) {
        return Err(Refusal::Pending);
    }
    let request = Request { by: own, wish, granted: SeatMask::default() };
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
    request.granted = SeatMask(request.granted.0 | own.0);
    meta.request = Some(request);
    if voters.and(request.granted) == voters {
        let Wish::Replace { seat } = request.wish;
        meta.places[seat].bot = Some(meta.substitute);
        meta.request = None;
    }
    Ok(())
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Wish::Replace { seat } = self.wish;
        write!(f, "replace {seat} by {} granted {}", self.by, self.granted.0)
    }
}

impl FromStr for Request {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let broken = || Refusal::Broken(format!("a stored request: `{text}`"));
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse::<u32>().map_err(|_| broken());
        let seat = |word: &str| word.parse::<usize>().map_err(|_| broken());
        let (wish, by, granted) = match words[..] {
            ["replace", about, "by", by, "granted", granted] => {
                (Wish::Replace { seat: seat(about)? }, seat(by)?, number(granted)?)
            }
            _ => return Err(broken()),
        };
        let granted = SeatMask(u8::try_from(granted).map_err(|_| broken())?);
        Ok(Self { by, wish, granted })
    }
}
