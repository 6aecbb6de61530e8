//! Events as JSON: one object each, with the event's name under `event`.

use engine::{Action, Event, Person, Sector, Source};
use serde::Serialize;
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// Something that happened. Hide it first with [`Event::seen_by`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(ToSchema), schema(as = GameEvent))]
#[expect(missing_docs, reason = "the names of the fields speak")]
pub enum EventJson {
    /// A round begins: three persons are turned up, and their rats are known.
    RoundBegan { round: u8, start: usize, persons: [&'static str; 3], rats: u8 },
    /// A player has drawn three cards; null for others.
    Drawn {
        seat: usize,
        #[cfg_attr(feature = "openapi", schema(required))]
        cards: Option<[&'static str; 3]>,
    },
    /// A player has chosen, or changed, what to keep; null for others.
    Kept {
        seat: usize,
        #[cfg_attr(feature = "openapi", schema(required))]
        card: Option<&'static str>,
    },
    /// Two cards go to the left neighbour; null for others.
    TwoPassed {
        from: usize,
        to: usize,
        #[cfg_attr(feature = "openapi", schema(required))]
        cards: Option<[&'static str; 2]>,
    },
    /// The last card goes to the left neighbour; null for others.
    OnePassed {
        from: usize,
        to: usize,
        #[cfg_attr(feature = "openapi", schema(required))]
        card: Option<&'static str>,
    },
    /// A card is played face up; `deck` is the seat whose deck it came from.
    Played { seat: usize, card: &'static str, deck: usize },
    /// The card just played has no action.
    ActionForgone { seat: usize, card: &'static str },
    /// A marker from the personal supply is placed.
    MarkerPlaced { seat: usize, to: &'static str },
    /// A marker from the general supply is placed on the board.
    MarkerBrought { seat: usize, to: &'static str, source: String },
    /// A marker moves on the board.
    MarkerMoved { seat: usize, from: &'static str, to: &'static str },
    /// Several pieces move from one sector to another.
    PiecesMoved { seat: usize, from: &'static str, to: &'static str, markers: u8, friend: bool },
    /// The friend moves; `from` is null off the board.
    FriendMoved {
        seat: usize,
        #[cfg_attr(feature = "openapi", schema(required))]
        from: Option<&'static str>,
        to: &'static str,
    },
    /// Markers go from the general supply to the personal supply; `wanted` is more than `n` where it ran short.
    MarkersGained { seat: usize, n: u8, wanted: u8, source: String },
    /// Coins come from the supply; `wanted` is what the whole gain should have been.
    CoinsGained { seat: usize, n: u8, wanted: u8, source: String },
    /// Coins that the supply lacked come from another player.
    CoinsTaken { seat: usize, from: usize, n: u8, source: String },
    /// Coins go to the supply.
    CoinsPaid { seat: usize, n: u8, source: String },
    /// Prestige points: `n` from the source and `park` more from the park.
    PrestigeGained { seat: usize, n: u16, park: u16, source: String },
    /// Prestige points are lost or given back.
    PrestigeLost { seat: usize, n: u16, source: String },
    /// The rat marker goes back.
    RatsLowered { seat: usize, from: u8, to: u8, source: String },
    /// The carriage ends its movement.
    CarriageDriven { seat: usize, from: String, to: String },
    /// The carriage stays where it is.
    CarriageStayed { seat: usize },
    /// A message is taken.
    MessageTaken { seat: usize, colour: &'static str, kind: &'static str, market: String },
    /// A message that may be taken is left.
    MessageLeft { seat: usize, colour: &'static str, kind: &'static str, market: String },
    /// The third card is laid aside unused; null for others.
    ThirdLaidAside {
        seat: usize,
        #[cfg_attr(feature = "openapi", schema(required))]
        card: Option<&'static str>,
    },
    /// A person is hired.
    Hired { seat: usize, person: &'static str },
    /// A player hires nobody, or nobody more.
    HiredNobody { seat: usize },
    /// A hired person is not made use of, or not any further.
    PersonDeclined { seat: usize, person: &'static str },
    /// The scholar shows the third card and its action is done.
    ThirdShown { seat: usize, card: &'static str },
    /// The spy has looked at the gray persons still to come, the next one first; null for others.
    Spied {
        seat: usize,
        #[cfg_attr(feature = "openapi", schema(required))]
        persons: Option<Vec<&'static str>>,
    },
    /// Collected messages of one kind are used again.
    MessagesRepeated { seat: usize, kind: &'static str, n: u8 },
    /// A marker on the board returns to the general supply.
    MarkerReturned { seat: usize, from: &'static str },
    /// The plague in one borough: its value (0 with the doctor), the rat marker's old and new space, and whether it would have had to pass the last one.
    PlagueStruck {
        seat: usize,
        value: u8,
        hospital: u8,
        doctor: bool,
        from: u8,
        to: u8,
        overrun: bool,
    },
    /// A marker is lost to the plague.
    MarkerLost { seat: usize, from: &'static str },
    /// Notre Dame is scored: what each of the markers there, by seat, pays.
    NotreDameScored { value: u8, markers: Vec<u8>, each: u8 },
    /// The bell-ringer moves on.
    BellRingerMoved { to: usize },
    /// A period is over; the action cards go back to their owners.
    PeriodEnded { period: &'static str },
    /// The game is over.
    GameEnded,
}

/// The word for where a gain or loss comes from: `sector.bank`, `person.monk`, `message.prestige`, `donation`, …
pub fn source_word(source: Source) -> String {
    match source {
        Source::Sector(sector) => format!("sector.{sector}"),
        Source::Person(person) => format!("person.{person}"),
        Source::Message(kind) => format!("message.{kind}"),
        Source::Donation => "donation".into(),
        Source::NotreDame => "notre-dame".into(),
        Source::Plague => "plague".into(),
        Source::Hire => "hire".into(),
    }
}

impl From<Event> for EventJson {
    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    fn from(event: Event) -> Self {
        match event {
            Event::RoundBegan { round, start, persons, rats } => Self::RoundBegan {
                round: round + 1,
                start: start.index(),
                persons: persons.map(Person::as_str),
                rats,
            },
            Event::Drawn { seat, cards } => {
                Self::Drawn { seat: seat.index(), cards: cards.map(|it| it.map(Action::as_str)) }
            }
            Event::Kept { seat, card } => {
                Self::Kept { seat: seat.index(), card: card.map(Action::as_str) }
            }
            Event::TwoPassed { from, to, cards } => Self::TwoPassed {
                from: from.index(),
                to: to.index(),
                cards: cards.map(|it| it.map(Action::as_str)),
            },
            Event::OnePassed { from, to, card } => Self::OnePassed {
                from: from.index(),
                to: to.index(),
                card: card.map(Action::as_str),
            },
            Event::Played { seat, card, deck } => {
                Self::Played { seat: seat.index(), card: card.as_str(), deck: deck.index() }
            }
            Event::ActionForgone { seat, card } => {
                Self::ActionForgone { seat: seat.index(), card: card.as_str() }
            }
            Event::MarkerPlaced { seat, to } => {
                Self::MarkerPlaced { seat: seat.index(), to: to.as_str() }
            }
            Event::MarkerBrought { seat, to, source } => Self::MarkerBrought {
                seat: seat.index(),
                to: to.as_str(),
                source: source_word(source),
            },
            Event::MarkerMoved { seat, from, to } => {
                Self::MarkerMoved { seat: seat.index(), from: from.as_str(), to: to.as_str() }
            }
            Event::PiecesMoved { seat, from, to, pieces } => Self::PiecesMoved {
                seat: seat.index(),
                from: from.as_str(),
                to: to.as_str(),
                markers: pieces.markers,
                friend: pieces.friend,
            },
            Event::FriendMoved { seat, from, to } => Self::FriendMoved {
                seat: seat.index(),
                from: from.map(Sector::as_str),
                to: to.as_str(),
            },
            Event::MarkersGained { seat, n, wanted, source } => {
                Self::MarkersGained { seat: seat.index(), n, wanted, source: source_word(source) }
            }
            Event::CoinsGained { seat, n, wanted, source } => {
                Self::CoinsGained { seat: seat.index(), n, wanted, source: source_word(source) }
            }
            Event::CoinsTaken { seat, from, n, source } => Self::CoinsTaken {
                seat: seat.index(),
                from: from.index(),
                n,
                source: source_word(source),
            },
            Event::CoinsPaid { seat, n, source } => {
                Self::CoinsPaid { seat: seat.index(), n, source: source_word(source) }
            }
            Event::PrestigeGained { seat, n, park, source } => {
                Self::PrestigeGained { seat: seat.index(), n, park, source: source_word(source) }
            }
            Event::PrestigeLost { seat, n, source } => {
                Self::PrestigeLost { seat: seat.index(), n, source: source_word(source) }
            }
            Event::RatsLowered { seat, from, to, source } => {
                Self::RatsLowered { seat: seat.index(), from, to, source: source_word(source) }
            }
            Event::CarriageDriven { seat, from, to } => Self::CarriageDriven {
                seat: seat.index(),
                from: from.to_string(),
                to: to.to_string(),
            },
            Event::CarriageStayed { seat } => Self::CarriageStayed { seat: seat.index() },
            Event::MessageTaken { seat, message, market } => Self::MessageTaken {
                seat: seat.index(),
                colour: message.colour.as_str(),
                kind: message.kind.as_str(),
                market: market.to_string(),
            },
            Event::MessageLeft { seat, message, market } => Self::MessageLeft {
                seat: seat.index(),
                colour: message.colour.as_str(),
                kind: message.kind.as_str(),
                market: market.to_string(),
            },
            Event::ThirdLaidAside { seat, card } => {
                Self::ThirdLaidAside { seat: seat.index(), card: card.map(Action::as_str) }
            }
            Event::Hired { seat, person } => {
                Self::Hired { seat: seat.index(), person: person.as_str() }
            }
            Event::HiredNobody { seat } => Self::HiredNobody { seat: seat.index() },
            Event::PersonDeclined { seat, person } => {
                Self::PersonDeclined { seat: seat.index(), person: person.as_str() }
            }
            Event::ThirdShown { seat, card } => {
                Self::ThirdShown { seat: seat.index(), card: card.as_str() }
            }
            Event::Spied { seat, persons } => Self::Spied {
                seat: seat.index(),
                persons: persons.map(|it| it.persons().iter().map(|it| it.as_str()).collect()),
            },
            Event::MessagesRepeated { seat, kind, n } => {
                Self::MessagesRepeated { seat: seat.index(), kind: kind.as_str(), n }
            }
            Event::MarkerReturned { seat, from } => {
                Self::MarkerReturned { seat: seat.index(), from: from.as_str() }
            }
            Event::PlagueStruck { seat, value, hospital, doctor, from, to, overrun } => {
                Self::PlagueStruck {
                    seat: seat.index(),
                    value,
                    hospital,
                    doctor,
                    from,
                    to,
                    overrun,
                }
            }
            Event::MarkerLost { seat, from } => {
                Self::MarkerLost { seat: seat.index(), from: from.as_str() }
            }
            Event::NotreDameScored { value, players, markers, each } => {
                let markers = markers.0[..usize::from(players)].to_vec();
                Self::NotreDameScored { value, markers, each }
            }
            Event::BellRingerMoved { to } => Self::BellRingerMoved { to: to.index() },
            Event::PeriodEnded { period } => {
                Self::PeriodEnded { period: ["A", "B", "C"][usize::from(period)] }
            }
            Event::GameEnded => Self::GameEnded,
        }
    }
}
