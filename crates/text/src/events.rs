//! Events: what happened, as a sentence, as the head of a line, or in brief.

use engine::{Action, Event, Market, Message, Person, Place, Sector};

use crate::{
    locale::{Args, Noun},
    narrator::Narrator,
};

impl Narrator<'_> {
    /// What happened, as a full sentence.
    pub fn sentence(&self, event: &Event) -> String {
        let (key, args) = self.event(event);
        self.locale.say(key, &args)
    }

    /// The deed without its full stop, for a line that goes on; `None` for what is no deed of its own.
    pub fn head(&self, event: &Event) -> Option<String> {
        let (key, args) = self.event(event);
        self.locale.attribute(key, "head", &args)
    }

    /// What came of a deed, without its player; `None` for what needs no player.
    pub fn brief(&self, event: &Event) -> Option<String> {
        let (key, args) = self.event(event);
        self.locale.attribute(key, "brief", &args)
    }

    /// The key of an event and its variables.
    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    fn event(&self, event: &Event) -> (&'static str, Args) {
        match *event {
            Event::RoundBegan { round, start, persons, rats } => (
                "event-round-began",
                self.about(start)
                    .number("round", round + 1)
                    .number("rats", rats)
                    .text("persons", self.persons(&persons)),
            ),
            Event::Drawn { seat, cards: Some(cards) } => {
                ("event-drawn", self.about(seat).text("cards", self.cards(&cards)))
            }
            Event::Drawn { seat, cards: None } => ("event-drawn-hidden", self.about(seat)),
            Event::Kept { seat, card: Some(card) } => {
                ("event-kept", self.about(seat).noun("card", &self.locale.action(card)))
            }
            Event::Kept { seat, card: None } => ("event-kept-hidden", self.about(seat)),
            Event::TwoPassed { from, to, cards } => {
                let args =
                    Args::new().noun("from", &self.player(from)).noun("to", &self.player(to));
                match cards {
                    Some(cards) => ("event-two-passed", args.text("cards", self.cards(&cards))),
                    None => ("event-two-passed-hidden", args),
                }
            }
            Event::OnePassed { from, to, card } => {
                let args =
                    Args::new().noun("from", &self.player(from)).noun("to", &self.player(to));
                match card {
                    Some(card) => {
                        ("event-one-passed", args.noun("card", &self.locale.action(card)))
                    }
                    None => ("event-one-passed-hidden", args),
                }
            }
            Event::Played { seat, card, .. } => {
                ("event-played", self.about(seat).noun("card", &self.locale.action(card)))
            }
            Event::ActionForgone { seat, card } => {
                ("event-action-forgone", self.about(seat).noun("card", &self.locale.action(card)))
            }
            Event::MarkerPlaced { seat, to } => {
                ("event-marker-placed", self.about(seat).noun("place", &self.locale.place(to)))
            }
            Event::MarkerBrought { seat, to, source } => (
                "event-marker-brought",
                self.about(seat)
                    .noun("place", &self.locale.place(to))
                    .noun("source", &self.source(source)),
            ),
            Event::MarkerMoved { seat, from, to } => (
                "event-marker-moved",
                self.about(seat)
                    .noun("from", &self.locale.place(from))
                    .noun("to", &self.locale.place(to)),
            ),
            Event::PiecesMoved { seat, from, to, pieces } => (
                "event-pieces-moved",
                self.about(seat)
                    .noun("from", &self.sector(from))
                    .noun("to", &self.sector(to))
                    .noun("pieces", &self.pieces(pieces)),
            ),
            Event::FriendMoved { seat, from, to } => {
                let args = self.about(seat).noun("to", &self.sector(to));
                match from {
                    Some(from) => ("event-friend-moved", args.noun("from", &self.sector(from))),
                    None => ("event-friend-arrived", args),
                }
            }
            Event::MarkersGained { seat, n, wanted, source } => (
                "event-markers-gained",
                self.about(seat)
                    .number("n", n)
                    .number("short", wanted.saturating_sub(n))
                    .noun("source", &self.source(source)),
            ),
            Event::CoinsGained { seat, n, wanted, source } => (
                "event-coins-gained",
                self.about(seat)
                    .number("n", n)
                    .number("short", wanted.saturating_sub(n))
                    .noun("source", &self.source(source)),
            ),
            Event::CoinsTaken { seat, from, n, source } => (
                "event-coins-taken",
                self.about(seat)
                    .number("n", n)
                    .noun("from", &self.player(from))
                    .noun("source", &self.source(source)),
            ),
            Event::CoinsPaid { seat, n, source } => (
                "event-coins-paid",
                self.about(seat).number("n", n).noun("source", &self.source(source)),
            ),
            Event::PrestigeGained { seat, n, park, source } => (
                "event-prestige-gained",
                self.about(seat)
                    .number("total", n + park)
                    .number("park", park)
                    .noun("source", &self.source(source)),
            ),
            Event::PrestigeLost { seat, n, source } => (
                "event-prestige-lost",
                self.about(seat).number("n", n).noun("source", &self.source(source)),
            ),
            Event::RatsLowered { seat, from, to, source } => (
                "event-rats-lowered",
                self.about(seat)
                    .number("from", from)
                    .number("to", to)
                    .noun("source", &self.source(source)),
            ),
            Event::CarriageDriven { seat, from, to } => (
                "event-carriage-driven",
                self.about(seat).noun("from", &self.market(from)).noun("to", &self.market(to)),
            ),
            Event::CarriageStayed { seat } => ("event-carriage-stayed", self.about(seat)),
            Event::MessageTaken { seat, message, market } => {
                ("event-message-taken", self.about(seat).and_message(self, message, market))
            }
            Event::MessageLeft { seat, message, market } => {
                ("event-message-left", self.about(seat).and_message(self, message, market))
            }
            Event::ThirdLaidAside { seat, card: Some(card) } => {
                ("event-third-laid-aside", self.about(seat).noun("card", &self.locale.action(card)))
            }
            Event::ThirdLaidAside { seat, card: None } => {
                ("event-third-laid-aside-hidden", self.about(seat))
            }
            Event::Hired { seat, person } => {
                ("event-hired", self.about(seat).noun("person", &self.locale.person(person)))
            }
            Event::HiredNobody { seat } => ("event-hired-nobody", self.about(seat)),
            Event::PersonDeclined { seat, person } => (
                "event-person-declined",
                self.about(seat).noun("person", &self.locale.person(person)),
            ),
            Event::ThirdShown { seat, card } => {
                ("event-third-shown", self.about(seat).noun("card", &self.locale.action(card)))
            }
            Event::Spied { seat, persons: Some(upcoming) } => {
                ("event-spied", self.about(seat).text("persons", self.persons(upcoming.persons())))
            }
            Event::Spied { seat, persons: None } => ("event-spied-hidden", self.about(seat)),
            Event::MessagesRepeated { seat, kind, n } => (
                "event-messages-repeated",
                self.about(seat).number("n", n).noun("kind", &self.locale.message_kind(kind)),
            ),
            Event::MarkerReturned { seat, from } => {
                ("event-marker-returned", self.about(seat).noun("place", &self.locale.place(from)))
            }
            Event::PlagueStruck { seat, value, hospital, doctor, from, to, overrun } => {
                let movement = match (overrun, from.cmp(&to)) {
                    (true, _) => "overrun",
                    (false, std::cmp::Ordering::Less) => "forward",
                    (false, std::cmp::Ordering::Greater) => "back",
                    (false, std::cmp::Ordering::Equal) => "still",
                };
                (
                    "event-plague-struck",
                    self.about(seat)
                        .number("value", value)
                        .number("hospital", hospital)
                        .yes("doctor", doctor)
                        .number("from", from)
                        .number("to", to)
                        .text("move", movement),
                )
            }
            Event::MarkerLost { seat, from } => {
                ("event-marker-lost", self.about(seat).noun("sector", &self.sector(from)))
            }
            Event::NotreDameScored { value, markers, each, .. } => (
                "event-notre-dame-scored",
                Args::new()
                    .number("value", value)
                    .number("each", each)
                    .number("markers", markers.0.iter().sum::<u8>()),
            ),
            Event::BellRingerMoved { to } => {
                ("event-bell-ringer-moved", Args::new().noun("to", &self.player(to)))
            }
            Event::PeriodEnded { period } => {
                ("event-period-ended", Args::new().text("period", period_letter(period)))
            }
            Event::GameEnded => ("event-game-ended", Args::new()),
        }
    }

    fn sector(&self, sector: Sector) -> Noun {
        self.locale.place(Place::Sector(sector))
    }

    /// Cards as one phrase.
    pub fn cards(&self, cards: &[Action]) -> String {
        let names: Vec<_> = cards.iter().map(|&it| self.locale.action(it).to_string()).collect();
        self.locale.list(&names)
    }

    /// Persons as one phrase.
    pub fn persons(&self, persons: &[Person]) -> String {
        let names: Vec<_> = persons.iter().map(|&it| self.locale.person(it).to_string()).collect();
        self.locale.list(&names)
    }
}

/// The letter of a period, 0 to 2.
fn period_letter(period: u8) -> char {
    char::from(b'A' + period)
}

impl Args {
    /// Adds a message, its colour and the market where it lies.
    fn and_message(self, narrator: &Narrator<'_>, message: Message, market: Market) -> Self {
        self.noun("message", &narrator.message(message))
            .noun("colour", &narrator.locale.colour(message.colour))
            .noun("market", &narrator.market(market))
    }
}
