//! The board in words: everyone's borough side by side, one borough on its own, the streets, the persons.

use std::io::{self, Write};

use engine::{Action, Place, Seat, Sector, Spot, View};
use text::{Args, Narrator};

use super::screen::Screen;

/// Speaks about the board of one view.
#[derive(Debug)]
pub(crate) struct Board<'a> {
    pub(crate) view: &'a View,
    pub(crate) narrator: &'a Narrator<'a>,
    pub(crate) you: Seat,
}

impl Board<'_> {
    fn word(&self, key: &str) -> String {
        self.narrator.locale().word(key)
    }

    /// A player's name; yours is "You".
    pub(crate) fn name(&self, seat: Seat) -> String {
        if seat == self.you { self.word("ui-you") } else { self.narrator.player(seat).to_string() }
    }

    /// everything everyone can see.
    pub(crate) fn show<W: Write>(&self, screen: &mut Screen<W>) -> io::Result<()> {
        let table = &self.view.table;
        screen.heading(&self.round())?;
        screen.table(&self.comparison())?;
        screen.heading(&self.word("terminal-board-streets"))?;
        for seat in table.seats() {
            let args = Args::new()
                .noun("player", &self.narrator.player(seat))
                .noun("market", &self.narrator.market(table.boroughs[seat].carriage));
            screen.entry(&self.narrator.locale().say("terminal-board-carriage", &args))?;
        }
        for borough in 0..table.city() {
            let args = Args::new()
                .noun("borough", &self.narrator.borough(borough))
                .text("messages", self.messages_on(borough));
            screen.entry(&self.narrator.locale().say("terminal-board-messages", &args))?;
        }
        self.show_supply(screen)
    }

    fn show_supply<W: Write>(&self, screen: &mut Screen<W>) -> io::Result<()> {
        let table = &self.view.table;
        screen.gap()?;
        let markers: u8 =
            table.seats().map(|seat| table.boroughs[seat].markers[Place::NotreDame]).sum();
        let args = Args::new()
            .number("value", table.tile_value())
            .number("markers", markers)
            .number("each", table.tile_pays());
        screen.paragraph(&self.narrator.locale().say("terminal-board-notre-dame", &args))?;
        if table.rules.coins == engine::Coins::Limited {
            let args = Args::new().number("coins", table.coin_supply);
            screen.paragraph(&self.narrator.locale().say("terminal-board-coins", &args))?;
        }
        Ok(())
    }

    /// The round and the phase in one line.
    pub(crate) fn round(&self) -> String {
        let table = &self.view.table;
        let args = Args::new()
            .number("round", table.round + 1)
            .text("period", period(table.period()))
            .noun("phase", &self.narrator.locale().phase(table.phase));
        self.narrator.locale().say("terminal-round-phase", &args)
    }

    /// One column for each player.
    fn comparison(&self) -> Vec<(String, Vec<String>)> {
        let table = &self.view.table;
        let locale = self.narrator.locale();
        let row = |label: String, cell: &dyn Fn(Seat) -> String| {
            (label, table.seats().map(cell).collect::<Vec<_>>())
        };
        let borough = |seat| &table.boroughs[seat];
        let mut rows = vec![
            row(String::new(), &|seat| self.name(seat)),
            row(self.word("ui-colour"), &|seat| locale.colour(table.colour(seat)).to_string()),
            row(self.word("ui-prestige"), &|seat| {
                self.view.prestige(seat).map_or_else(|| "?".to_owned(), |n| n.to_string())
            }),
            row(self.word("ui-coins"), &|seat| borough(seat).coins.to_string()),
            row(self.word("ui-supply"), &|seat| borough(seat).supply.to_string()),
            row(self.word("ui-general-supply"), &|seat| borough(seat).general().to_string()),
            row(self.word("ui-rats"), &|seat| borough(seat).rats.to_string()),
            row(self.word("ui-messages"), &|seat| borough(seat).messages.len().to_string()),
        ];
        for sector in Sector::ALL {
            rows.push(row(locale.sector(sector).to_string(), &|seat| self.pieces(seat, sector)));
        }
        rows.push(row(locale.place(Place::NotreDame).to_string(), &|seat| {
            borough(seat).markers[Place::NotreDame].to_string()
        }));
        rows
    }

    /// The pieces in a sector, such as `2` or `1+friend`.
    fn pieces(&self, seat: Seat, sector: Sector) -> String {
        let borough = &self.view.table.boroughs[seat];
        let args = Args::new()
            .number("markers", borough.markers[sector])
            .yes("friend", borough.friend == Some(sector));
        self.narrator.locale().say("terminal-pieces", &args)
    }

    /// The messages on the outer markets of a borough.
    fn messages_on(&self, borough: usize) -> String {
        let locale = self.narrator.locale();
        let lying: Vec<_> = Spot::OUTER
            .into_iter()
            .zip(self.view.table.messages[borough])
            .filter_map(|(spot, kind)| {
                let args = Args::new()
                    .noun("spot", &locale.spot(spot))
                    .noun("kind", &locale.message_kind(kind?));
                Some(locale.say("terminal-board-message", &args))
            })
            .collect();
        locale.apart(&lying)
    }

    /// One player's things, in sentences.
    pub(crate) fn show_borough<W: Write>(
        &self,
        screen: &mut Screen<W>,
        seat: Seat,
    ) -> io::Result<()> {
        let table = &self.view.table;
        let locale = self.narrator.locale();
        let args = Args::new()
            .noun("borough", &self.narrator.borough(table.home(seat)))
            .noun("colour", &locale.colour(table.colour(seat)));
        screen.heading(&locale.say("terminal-borough-heading", &args))?;
        screen.paragraph(&self.belongings(seat))?;
        screen.paragraph(&self.sectors(seat))?;
        let collected: Vec<_> = table.boroughs[seat]
            .messages
            .iter()
            .map(|message| self.narrator.message(message).to_string())
            .collect();
        let args = Args::new()
            .noun("market", &self.narrator.market(table.boroughs[seat].carriage))
            .text("messages", locale.list(&collected));
        screen.paragraph(&locale.say("terminal-borough-carriage", &args))
    }

    /// Prestige, coins, supply and rats in one sentence.
    pub(crate) fn belongings(&self, seat: Seat) -> String {
        let borough = &self.view.table.boroughs[seat];
        let prestige = self.view.prestige(seat);
        let args = Args::new()
            .noun("player", &self.narrator.player(seat))
            .yes("open", prestige.is_some())
            .number("prestige", prestige.unwrap_or(0))
            .number("coins", borough.coins)
            .number("supply", borough.supply)
            .number("rats", borough.rats);
        self.narrator.locale().say("terminal-belongings", &args)
    }

    /// The card kept in the first step of this round's draft.
    pub(crate) fn kept(&self) -> Option<Action> {
        let first = 3 * self.view.table.round_of_period();
        self.view.known.decks[self.you][first]
    }

    /// Where a player's pieces stand, in one sentence.
    pub(crate) fn sectors(&self, seat: Seat) -> String {
        let borough = &self.view.table.boroughs[seat];
        let locale = self.narrator.locale();
        let here = |place: Place, pieces: String| {
            let args = Args::new().noun("place", &locale.place(place)).text("pieces", pieces);
            locale.say("terminal-place-pieces", &args)
        };
        let mut held: Vec<_> = Sector::ALL
            .into_iter()
            .filter(|&sector| 0 < borough.pieces(sector))
            .map(|sector| here(Place::Sector(sector), self.pieces(seat, sector)))
            .collect();
        let on_tile = borough.markers[Place::NotreDame];
        if 0 < on_tile {
            held.push(here(Place::NotreDame, on_tile.to_string()));
        }
        let args = Args::new().noun("player", &self.narrator.player(seat));
        if held.is_empty() {
            locale.say("terminal-no-pieces", &args)
        } else {
            locale.say("terminal-on-board", &args.text("places", locale.list(&held)))
        }
    }

    /// The three persons of the round with their rats and what they do.
    pub(crate) fn show_persons<W: Write>(&self, screen: &mut Screen<W>) -> io::Result<()> {
        let table = &self.view.table;
        let locale = self.narrator.locale();
        let args = Args::new().number("value", table.plague_value());
        screen.paragraph(&locale.say("terminal-persons", &args))?;
        for person in table.persons {
            let args = Args::new()
                .noun("person", &locale.person(person))
                .number("rats", table.rules.rats.of(person))
                .text("effect", locale.person_effect(person, &table.rules));
            screen.entry(&locale.say("terminal-person", &args))?;
        }
        Ok(())
    }

    /// The gray persons that can still come, as far as you know them.
    pub(crate) fn show_upcoming<W: Write>(&self, screen: &mut Screen<W>) -> io::Result<()> {
        let known = &self.view.known;
        let turned_up = usize::from(self.view.table.round) + 1;
        let spied = known.gray.iter().skip(turned_up).flatten().count();
        let coming: Vec<_> = if 0 < spied {
            known.gray.iter().skip(turned_up).flatten().copied().collect()
        } else {
            let seen = &known.gray[..turned_up];
            known.gray_in_game.iter().filter(|&it| !seen.contains(&Some(it))).collect()
        };
        if coming.is_empty() {
            return Ok(());
        }
        let key = if 0 < spied { "terminal-persons-spied" } else { "terminal-persons-to-come" };
        let args = Args::new().text("persons", self.narrator.persons(&coming));
        screen.paragraph(&self.narrator.locale().say(key, &args))
    }
}

/// The letter of a period, 0 to 2.
pub(crate) fn period(period: usize) -> &'static str {
    ["A", "B", "C"][period]
}
