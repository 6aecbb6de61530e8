//! The verbs: each changes one thing, respects one limit and emits one event. Cards use these and never write fields.

use crate::{
    action::Action,
    city::Market,
    event::{Event, Sink, Source, Upcoming},
    game::Game,
    message::Message,
    piece::Pieces,
    seat::Seat,
    sector::{Place, Sector},
};

impl Game {
    /// Lays down a card of the hand; of two alike, the one in the lower slot.
    #[inline]
    pub(crate) fn lay_down<S: Sink>(&mut self, seat: Seat, card: Action, out: &mut S) {
        let hand = self.hand(seat);
        let round = self.round_of_period();
        let played = &mut self.borough_mut(seat).played[round];
        let slot = (0..3)
            .find(|&slot| hand[slot] == card && !played.is_played(slot))
            .expect("only a card in the hand is offered");
        played.push(slot);
        let deck = seat.right(slot, self.players());
        out.emit(Event::Played { seat, card, deck });
    }

    /// Places a marker from the personal supply, which must hold one.
    #[inline]
    pub(crate) fn place_from_supply<S: Sink>(&mut self, seat: Seat, to: Place, out: &mut S) {
        let borough = self.borough_mut(seat);
        borough.supply -= 1;
        borough.markers[to] += 1;
        out.emit(Event::MarkerPlaced { seat, to });
    }

    /// Places a marker from the general supply; false, and no change, if none is there (R4.14).
    pub(crate) fn place_from_general<S: Sink>(
        &mut self,
        seat: Seat,
        to: Place,
        source: Source,
        out: &mut S,
    ) -> bool {
        let borough = self.borough_mut(seat);
        if borough.general() == 0 {
            return false;
        }
        borough.markers[to] += 1;
        out.emit(Event::MarkerBrought { seat, to, source });
        true
    }

    /// Moves a marker on the board.
    pub(crate) fn move_marker<S: Sink>(&mut self, seat: Seat, from: Place, to: Place, out: &mut S) {
        let borough = self.borough_mut(seat);
        borough.markers[from] -= 1;
        borough.markers[to] += 1;
        out.emit(Event::MarkerMoved { seat, from, to });
    }

    /// Moves pieces from one sector to another.
    pub(crate) fn move_pieces<S: Sink>(
        &mut self,
        seat: Seat,
        from: Sector,
        to: Sector,
        pieces: Pieces,
        out: &mut S,
    ) {
        let borough = self.borough_mut(seat);
        borough.markers[from] -= pieces.markers;
        borough.markers[to] += pieces.markers;
        if pieces.friend {
            borough.friend = Some(to);
        }
        out.emit(Event::PiecesMoved { seat, from, to, pieces });
    }

    /// Moves the friend, from wherever it is.
    pub(crate) fn move_friend<S: Sink>(&mut self, seat: Seat, to: Sector, out: &mut S) {
        let from = self.borough_mut(seat).friend.replace(to);
        out.emit(Event::FriendMoved { seat, from, to });
    }

    /// Returns a marker from the board to the general supply.
    pub(crate) fn return_marker<S: Sink>(&mut self, seat: Seat, from: Place, out: &mut S) {
        self.borough_mut(seat).markers[from] -= 1;
        out.emit(Event::MarkerReturned { seat, from });
    }

    /// Takes markers from the general supply into the personal supply; fewer if fewer are there (R4.14).
    #[inline]
    pub(crate) fn gain_markers<S: Sink>(
        &mut self,
        seat: Seat,
        wanted: u8,
        source: Source,
        out: &mut S,
    ) {
        let borough = self.borough_mut(seat);
        let n = wanted.min(borough.general());
        borough.supply += n;
        if 0 < wanted {
            out.emit(Event::MarkersGained { seat, n, wanted, source });
        }
    }

    /// Takes coins from the supply; what it lacks comes from the richest other player (R4.13).
    #[inline]
    pub(crate) fn gain_coins<S: Sink>(
        &mut self,
        seat: Seat,
        wanted: u8,
        source: Source,
        out: &mut S,
    ) {
        if wanted == 0 {
            return;
        }
        let n = if self.table.coins_are_limited() {
            wanted.min(self.table.coin_supply)
        } else {
            wanted
        };
        self.borough_mut(seat).coins += u16::from(n);
        if self.table.coins_are_limited() {
            self.table.coin_supply -= n;
        }
        out.emit(Event::CoinsGained { seat, n, wanted, source });
        if n < wanted {
            self.take_coins_from_the_richest(seat, wanted - n, source, out);
        }
    }

    fn take_coins_from_the_richest<S: Sink>(
        &mut self,
        seat: Seat,
        mut wanted: u8,
        source: Source,
        out: &mut S,
    ) {
        while 0 < wanted {
            let Some(from) = self.richest_other(seat) else { return };
            let payer = self.borough_mut(from);
            let n = u8::try_from(payer.coins).unwrap_or(u8::MAX).min(wanted);
            payer.coins -= u16::from(n);
            self.borough_mut(seat).coins += u16::from(n);
            wanted -= n;
            out.emit(Event::CoinsTaken { seat, from, n, source });
        }
    }

    /// Pays coins, which the player must have, to the supply.
    #[inline]
    pub(crate) fn pay_coins<S: Sink>(&mut self, seat: Seat, n: u8, source: Source, out: &mut S) {
        self.borough_mut(seat).coins -= u16::from(n);
        if self.table.coins_are_limited() {
            self.table.coin_supply += n;
        }
        out.emit(Event::CoinsPaid { seat, n, source });
    }

    /// Gains prestige points, and one more for every two pieces in the park (R4.11). Nothing is no gain.
    #[inline]
    pub(crate) fn gain_prestige<S: Sink>(
        &mut self,
        seat: Seat,
        n: u16,
        source: Source,
        out: &mut S,
    ) {
        if n == 0 {
            return;
        }
        let borough = self.borough_mut(seat);
        let park = u16::from(borough.pieces(Sector::Park) / 2);
        borough.prestige += n + park;
        out.emit(Event::PrestigeGained { seat, n, park, source });
    }

    /// Loses prestige points, but never below 0 (R5.2).
    pub(crate) fn lose_prestige<S: Sink>(
        &mut self,
        seat: Seat,
        n: u16,
        source: Source,
        out: &mut S,
    ) {
        let borough = self.borough_mut(seat);
        let n = n.min(borough.prestige);
        borough.prestige -= n;
        out.emit(Event::PrestigeLost { seat, n, source });
    }

    /// Moves the rat marker back, but never below 0.
    #[inline]
    pub(crate) fn lower_rats<S: Sink>(&mut self, seat: Seat, n: u8, source: Source, out: &mut S) {
        let borough = self.borough_mut(seat);
        let from = borough.rats;
        borough.rats = from.saturating_sub(n);
        let to = borough.rats;
        if to < from {
            out.emit(Event::RatsLowered { seat, from, to, source });
        }
    }

    /// Drives the carriage.
    pub(crate) fn move_carriage<S: Sink>(&mut self, seat: Seat, to: Market, out: &mut S) {
        let from = core::mem::replace(&mut self.borough_mut(seat).carriage, to);
        out.emit(Event::CarriageDriven { seat, from, to });
    }

    /// Collects the message under the carriage, where one must lie.
    pub(crate) fn collect_message<S: Sink>(&mut self, seat: Seat, out: &mut S) -> Message {
        let market = self.borough(seat).carriage;
        let message =
            self.message_at(market).expect("a message is asked about only where one lies");
        let outer = market.spot().outer_index().expect("messages lie on outer markets");
        self.table.messages[market.borough()][outer] = None;
        self.borough_mut(seat).messages.insert(message);
        out.emit(Event::MessageTaken { seat, message, market });
        message
    }

    /// Lets the doctor see to this round's plague.
    pub(crate) fn call_doctor(&mut self, seat: Seat) {
        self.borough_mut(seat).doctor = true;
    }

    /// Lets the active seat hire so many persons more.
    pub(crate) fn allow_extra_hires(&mut self, n: u8) {
        self.table.extra_hires = n;
    }

    /// Shows the gray persons still to come to one player.
    pub(crate) fn spy_out<S: Sink>(&mut self, seat: Seat, out: &mut S) {
        self.borough_mut(seat).spied = true;
        let persons = Upcoming::new(self.cards.gray, self.table.round + 1);
        out.emit(Event::Spied { seat, persons: Some(persons) });
    }

    /// Shows a player's third card to all.
    pub(crate) fn show_third<S: Sink>(&mut self, seat: Seat, out: &mut S) -> Action {
        let round = self.round_of_period();
        let played = &mut self.borough_mut(seat).played[round];
        let slot = played.third();
        played.show_third();
        let card = self.hand(seat)[slot];
        out.emit(Event::ThirdShown { seat, card });
        card
    }
}
