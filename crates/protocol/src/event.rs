//! Events as JSON: one object each, with the event's name under `event`.

use engine::{Event, Person, Seat, Source, Upcoming};
use serde::{Serialize, Serializer, ser::SerializeMap};

/// Writes an event. Hide it first with [`Event::seen_by`].
#[derive(Clone, Copy, Debug)]
pub struct EventJson(pub Event);

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

fn words<T: ToString>(items: &[T]) -> Vec<String> {
    items.iter().map(ToString::to_string).collect()
}

/// The object under construction: the event's name, then its facts.
struct Facts<M>(M);

impl<M: SerializeMap> Facts<M> {
    fn put<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), M::Error> {
        self.0.serialize_entry(key, value)
    }

    fn word(&mut self, key: &str, value: impl ToString + Copy) -> Result<(), M::Error> {
        self.put(key, &value.to_string())
    }

    fn name(&mut self, name: &str) -> Result<(), M::Error> {
        self.put("event", name)
    }

    fn of(&mut self, name: &str, seat: Seat) -> Result<(), M::Error> {
        self.name(name)?;
        self.seat("seat", seat)
    }

    fn seat(&mut self, key: &str, seat: Seat) -> Result<(), M::Error> {
        self.put(key, &seat.index())
    }

    fn source(&mut self, source: Source) -> Result<(), M::Error> {
        self.put("source", &source_word(source))
    }
}

impl Serialize for EventJson {
    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = Facts(serializer.serialize_map(None)?);
        match self.0 {
            Event::RoundBegan { round, start, persons, rats } => {
                out.name("round-began")?;
                out.put("round", &(round + 1))?;
                out.seat("start", start)?;
                out.put("persons", &words::<Person>(&persons))?;
                out.put("rats", &rats)?;
            }
            Event::Drawn { seat, cards } => {
                out.of("drawn", seat)?;
                out.put("cards", &cards.map(|it| words(&it)))?;
            }
            Event::Kept { seat, card } => {
                out.of("kept", seat)?;
                out.put("card", &card.map(|it| it.to_string()))?;
            }
            Event::TwoPassed { from, to, cards } => {
                out.name("two-passed")?;
                out.seat("from", from)?;
                out.seat("to", to)?;
                out.put("cards", &cards.map(|it| words(&it)))?;
            }
            Event::OnePassed { from, to, card } => {
                out.name("one-passed")?;
                out.seat("from", from)?;
                out.seat("to", to)?;
                out.put("card", &card.map(|it| it.to_string()))?;
            }
            Event::Played { seat, card, deck } => {
                out.of("played", seat)?;
                out.word("card", card)?;
                out.seat("deck", deck)?;
            }
            Event::ActionForgone { seat, card } => {
                out.of("action-forgone", seat)?;
                out.word("card", card)?;
            }
            Event::MarkerPlaced { seat, to } => {
                out.of("marker-placed", seat)?;
                out.word("to", to)?;
            }
            Event::MarkerBrought { seat, to, source } => {
                out.of("marker-brought", seat)?;
                out.word("to", to)?;
                out.source(source)?;
            }
            Event::MarkerMoved { seat, from, to } => {
                out.of("marker-moved", seat)?;
                out.word("from", from)?;
                out.word("to", to)?;
            }
            Event::PiecesMoved { seat, from, to, pieces } => {
                out.of("pieces-moved", seat)?;
                out.word("from", from)?;
                out.word("to", to)?;
                out.put("markers", &pieces.markers)?;
                out.put("friend", &pieces.friend)?;
            }
            Event::FriendMoved { seat, from, to } => {
                out.of("friend-moved", seat)?;
                out.put("from", &from.map(|it| it.to_string()))?;
                out.word("to", to)?;
            }
            Event::MarkersGained { seat, n, wanted, source } => {
                out.of("markers-gained", seat)?;
                out.put("n", &n)?;
                out.put("wanted", &wanted)?;
                out.source(source)?;
            }
            Event::CoinsGained { seat, n, wanted, source } => {
                out.of("coins-gained", seat)?;
                out.put("n", &n)?;
                out.put("wanted", &wanted)?;
                out.source(source)?;
            }
            Event::CoinsTaken { seat, from, n, source } => {
                out.of("coins-taken", seat)?;
                out.seat("from", from)?;
                out.put("n", &n)?;
                out.source(source)?;
            }
            Event::CoinsPaid { seat, n, source } => {
                out.of("coins-paid", seat)?;
                out.put("n", &n)?;
                out.source(source)?;
            }
            Event::PrestigeGained { seat, n, park, source } => {
                out.of("prestige-gained", seat)?;
                out.put("n", &n)?;
                out.put("park", &park)?;
                out.source(source)?;
            }
            Event::PrestigeLost { seat, n, source } => {
                out.of("prestige-lost", seat)?;
                out.put("n", &n)?;
                out.source(source)?;
            }
            Event::RatsLowered { seat, from, to, source } => {
                out.of("rats-lowered", seat)?;
                out.put("from", &from)?;
                out.put("to", &to)?;
                out.source(source)?;
            }
            Event::CarriageDriven { seat, from, to } => {
                out.of("carriage-driven", seat)?;
                out.word("from", from)?;
                out.word("to", to)?;
            }
            Event::CarriageStayed { seat } => out.of("carriage-stayed", seat)?,
            Event::MessageTaken { seat, message, market } => {
                out.of("message-taken", seat)?;
                out.word("colour", message.colour)?;
                out.word("kind", message.kind)?;
                out.word("market", market)?;
            }
            Event::MessageLeft { seat, message, market } => {
                out.of("message-left", seat)?;
                out.word("colour", message.colour)?;
                out.word("kind", message.kind)?;
                out.word("market", market)?;
            }
            Event::ThirdLaidAside { seat, card } => {
                out.of("third-laid-aside", seat)?;
                out.put("card", &card.map(|it| it.to_string()))?;
            }
            Event::Hired { seat, person } => {
                out.of("hired", seat)?;
                out.word("person", person)?;
            }
            Event::HiredNobody { seat } => out.of("hired-nobody", seat)?,
            Event::PersonDeclined { seat, person } => {
                out.of("person-declined", seat)?;
                out.word("person", person)?;
            }
            Event::ThirdShown { seat, card } => {
                out.of("third-shown", seat)?;
                out.word("card", card)?;
            }
            Event::Spied { seat, persons } => {
                out.of("spied", seat)?;
                out.put("persons", &persons.map(|it: Upcoming| words(it.persons())))?;
            }
            Event::MessagesRepeated { seat, kind, n } => {
                out.of("messages-repeated", seat)?;
                out.word("kind", kind)?;
                out.put("n", &n)?;
            }
            Event::MarkerReturned { seat, from } => {
                out.of("marker-returned", seat)?;
                out.word("from", from)?;
            }
            Event::PlagueStruck { seat, value, hospital, doctor, from, to, overrun } => {
                out.of("plague-struck", seat)?;
                out.put("value", &value)?;
                out.put("hospital", &hospital)?;
                out.put("doctor", &doctor)?;
                out.put("from", &from)?;
                out.put("to", &to)?;
                out.put("overrun", &overrun)?;
            }
            Event::MarkerLost { seat, from } => {
                out.of("marker-lost", seat)?;
                out.word("from", from)?;
            }
            Event::NotreDameScored { value, players, markers, each } => {
                out.name("notre-dame-scored")?;
                out.put("value", &value)?;
                out.put("markers", &markers.0[..usize::from(players)])?;
                out.put("each", &each)?;
            }
            Event::BellRingerMoved { to } => {
                out.name("bell-ringer-moved")?;
                out.seat("to", to)?;
            }
            Event::PeriodEnded { period } => {
                out.name("period-ended")?;
                out.put("period", ["A", "B", "C"][usize::from(period)])?;
            }
            Event::GameEnded => out.name("game-ended")?,
        }
        out.0.end()
    }
}
