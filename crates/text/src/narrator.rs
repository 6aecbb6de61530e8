//! The narrator: knows the words, the table it speaks about, and who listens.

use engine::{Market, Message, MessageKind, Pieces, Place, Seat, Source, Table};

use crate::locale::{Args, Locale, Noun};

/// Speaks about one table to one listener.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    pub(crate) locale: &'a Locale,
    names: &'a [String],
    pub(crate) table: &'a Table,
    pub(crate) listener: Option<Seat>,
}

impl<'a> Narrator<'a> {
    /// A narrator for `listener` (`None` is a spectator) at a table whose players have these names.
    pub fn new(
        locale: &'a Locale,
        names: &'a [String],
        table: &'a Table,
        listener: Option<Seat>,
    ) -> Self {
        Self { locale, names, table, listener }
    }

    /// The words this narrator uses.
    pub fn locale(&self) -> &'a Locale {
        self.locale
    }

    /// A player. The form `who` is `you` for the listener and `other` for everyone else.
    pub fn player(&self, seat: Seat) -> Noun {
        let name = self.names.get(seat.index()).map_or_else(|| seat.to_string(), Clone::clone);
        Noun::plain(name).with("who", if self.listener == Some(seat) { "you" } else { "other" })
    }

    /// The variables `player` and `player-who`.
    pub(crate) fn about(&self, seat: Seat) -> Args {
        Args::new().noun("player", &self.player(seat))
    }

    /// The variables that say whose borough of the city it is.
    fn of_borough(&self, borough: usize) -> Args {
        let owner = match self.table.owner(borough) {
            Some(seat) => self.player(seat),
            None => Noun::plain("").with("who", "nobody"),
        };
        let colour = self.locale.colour(self.table.colours[borough]);
        Args::new().noun("owner", &owner).noun("colour", &colour)
    }

    /// A market place, said with its owner.
    pub fn market(&self, market: Market) -> Noun {
        let args = self.of_borough(market.borough()).noun("spot", &self.locale.spot(market.spot()));
        self.locale.noun("market", &args)
    }

    /// A borough of the city, said with its owner.
    pub fn borough(&self, borough: usize) -> Noun {
        self.locale.noun("borough", &self.of_borough(borough))
    }

    /// A message with its colour and what it gives.
    pub fn message(&self, message: Message) -> Noun {
        let args = Args::new()
            .noun("colour", &self.locale.colour(message.colour))
            .noun("kind", &self.locale.message_kind(message.kind));
        self.locale.noun("message", &args)
    }

    /// Pieces on the move.
    pub fn pieces(&self, pieces: Pieces) -> Noun {
        let args = Args::new().number("markers", pieces.markers).yes("friend", pieces.friend);
        self.locale.noun("pieces", &args)
    }

    /// What a gain or loss comes from. All messages are one source.
    pub fn source(&self, source: Source) -> Noun {
        let word = |key| self.locale.noun(key, &Args::new());
        match source {
            Source::Sector(sector) => self.locale.place(Place::Sector(sector)),
            Source::Person(person) => self.locale.person(person),
            Source::Message(
                MessageKind::PrestigeAndCoin
                | MessageKind::PrestigeAndMarker
                | MessageKind::PrestigeAndRats
                | MessageKind::Prestige,
            ) => word("source-message"),
            Source::Donation => word("source-donation"),
            Source::NotreDame => word("source-notre-dame"),
            Source::Plague => word("source-plague"),
            Source::Hire => word("source-hire"),
        }
    }
}
