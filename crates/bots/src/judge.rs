//! The judge: what a card, a person, a message or a move would bring one seat, by the tables of worth.
//!
//! Everything here reads the open table only. It is the core of the playouts, so it looks things up and never copies a
//! game.

use core::cell::OnceCell;

use engine::{
    Action, Bonus, Borough, Market, MessageKind, Phase, Place, Plague, Seat, Sector, Spot, Table,
    city, donation,
};

use crate::worth::{MOST_COINS, MOST_PIECES, Stage, Worth};

/// Judges for one seat at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Judge<'a> {
    pub(crate) worth: &'a Worth,
    stage: &'a Stage,
    pub(crate) table: &'a Table,
    pub(crate) seat: Seat,
    pub(crate) borough: &'a Borough,
    rounds_after: usize,
    /// The rats that this round's plague still brings; `None` once it has struck.
    pub(crate) plague: Option<u8>,
    /// The points that the park adds to a gain.
    park: f32,
    /// What the rats will cost as things are, and what one step back saves.
    rats_now: f32,
    step_back: f32,
    /// The boroughs whose messages may be taken, once someone has asked.
    to_visit: OnceCell<u8>,
}

impl<'a> Judge<'a> {
    #[inline]
    pub(crate) fn new(worth: &'a Worth, table: &'a Table, seat: Seat) -> Self {
        let borough = &table.boroughs[seat];
        let rounds_after = usize::from(engine::ROUNDS - 1 - table.round);
        let turns = match table.phase {
            Phase::Draft => 2,
            Phase::Actions => 2 - borough.played[table.round_of_period()].count(),
            Phase::Hiring | Phase::Plague | Phase::Over => 0,
        };
        let plague = table.plague_forecast(seat).map(|it| it.value);
        let stage = worth.stage(2 * rounds_after + turns);
        let park = f32::from(borough.pieces(Sector::Park) / 2);
        let mut judge = Self {
            worth,
            stage,
            table,
            seat,
            borough,
            rounds_after,
            plague,
            park,
            rats_now: 0.0,
            step_back: 0.0,
            to_visit: OnceCell::new(),
        };
        let hospital = borough.pieces(Sector::Hospital);
        judge.rats_now = judge.rat_cost(borough.rats, hospital);
        judge.step_back = judge.rats_now - judge.rat_cost(borough.rats.saturating_sub(1), hospital);
        judge
    }

    /// The worth of everything the seat has: its expected points at the end of the game.
    pub(crate) fn belongings(&self) -> f32 {
        let borough = self.borough;
        let mut total = f32::from(borough.prestige) + self.stage.income;
        total += self.stage.coins[usize::from(borough.coins).min(MOST_COINS)];
        total += self.stage.supply[usize::from(borough.supply)];
        for sector in Sector::ALL {
            total += self.stage.pieces[sector.index()][usize::from(borough.pieces(sector))];
        }
        total -= self.rats_now;
        total += self.tile(borough.markers[Place::NotreDame]);
        if borough.friend.is_none() {
            total += self.worth.weights.friend_off * f32::from(self.table.round < 8);
        }
        total + self.worth.weights.message * f32::from(borough.messages.len()) * self.future()
    }

    /// The part of the game that is still to come.
    fn future(&self) -> f32 {
        f32::from(engine::ROUNDS - 1 - self.table.round) / f32::from(engine::ROUNDS - 1)
    }

    /// What the rats will cost: in this round's plague and after it.
    #[inline]
    pub(crate) fn rat_cost(&self, rats: u8, hospital: u8) -> f32 {
        self.rat_cost_with(rats, hospital, self.plague)
    }

    #[inline]
    pub(crate) fn rat_cost_with(&self, rats: u8, hospital: u8, plague: Option<u8>) -> f32 {
        // Where the plague has struck, the rats stay and the hospital is of no more use this round.
        let struck = plague.map(|value| Plague::new(rats, value, hospital));
        let (to, overrun) = struck.map_or((rats, false), |it| (it.to, it.overrun));
        let now = if overrun { self.worth.overrun(self.rounds_after) } else { 0.0 };
        now + self.worth.danger(self.rounds_after, hospital, to)
    }

    /// What so many own markers on Notre Dame are expected to pay.
    #[inline]
    pub(crate) fn tile(&self, own: u8) -> f32 {
        if own == 0 {
            return 0.0;
        }
        let mut others = 0;
        for seat in self.table.seats() {
            if seat != self.seat {
                others += self.table.boroughs[seat].markers[Place::NotreDame];
            }
        }
        let rounds_left = match self.table.phase {
            Phase::Draft | Phase::Actions => 2.5,
            Phase::Hiring | Phase::Plague | Phase::Over => 2.0,
        } - f32::from(self.table.round % 3);
        let players = f32::from(self.table.players - 1);
        let more = self.worth.weights.crowd * rounds_left * players;
        let all = f32::from(own + others) + more;
        let pays = f32::from(self.table.tile_value()) / all;
        self.worth.weights.tile * (f32::from(own) * pays + self.park)
    }

    /// A gain of prestige points, the park included.
    #[inline]
    pub(crate) fn prestige(&self, n: u8) -> f32 {
        if n == 0 { 0.0 } else { f32::from(n) + self.park }
    }

    #[inline]
    pub(crate) fn gain_coins(&self, n: u8) -> f32 {
        let now = usize::from(self.borough.coins).min(MOST_COINS);
        self.stage.coins[(now + usize::from(n)).min(MOST_COINS)] - self.stage.coins[now]
    }

    #[inline]
    pub(crate) fn pay_coins(&self, n: u8) -> f32 {
        let now = usize::from(self.borough.coins).min(MOST_COINS);
        self.stage.coins[now.saturating_sub(usize::from(n))] - self.stage.coins[now]
    }

    #[inline]
    pub(crate) fn gain_markers(&self, n: u8) -> f32 {
        let now = usize::from(self.borough.supply);
        let n = usize::from(n.min(self.borough.general()));
        self.stage.supply[now + n] - self.stage.supply[now]
    }

    #[inline]
    pub(crate) fn lower_rats(&self, n: u8) -> f32 {
        if n == 1 {
            return self.step_back;
        }
        let hospital = self.borough.pieces(Sector::Hospital);
        self.rats_now - self.rat_cost(self.borough.rats.saturating_sub(n), hospital)
    }

    /// The change when the pieces in a sector become `after` instead of what they are.
    #[inline]
    pub(crate) fn pieces_become(&self, sector: Sector, after: u8) -> f32 {
        let now = self.borough.pieces(sector);
        let table = &self.stage.pieces[sector.index()];
        let mut change = table[usize::from(after).min(MOST_PIECES)] - table[usize::from(now)];
        if sector == Sector::Hospital {
            change += self.rats_now - self.rat_cost(self.borough.rats, after);
        }
        change
    }

    /// What a marker less at a place costs, as a negative number.
    #[inline]
    pub(crate) fn take_from(&self, place: Place) -> f32 {
        match place {
            Place::Sector(sector) => {
                self.pieces_become(sector, self.borough.pieces(sector).saturating_sub(1))
            }
            Place::NotreDame => {
                let own = self.borough.markers[Place::NotreDame];
                self.tile(own.saturating_sub(1)) - self.tile(own)
            }
        }
    }

    /// What using a sector brings when it holds so many pieces.
    #[inline]
    pub(crate) fn use_sector(&self, sector: Sector, pieces: u8) -> f32 {
        match sector {
            Sector::CloisterSchool => self.gain_markers(pieces),
            Sector::Bank => self.gain_coins(pieces),
            Sector::Residence => self.prestige(pieces),
            Sector::CarriageHouse => self.best_message(pieces),
            Sector::Hotel => {
                let best = self.best_bonus();
                match self.table.rules.edition.hotel_bonuses(pieces) {
                    0 => 0.0,
                    1 => best,
                    _ => 1.8 * best,
                }
            }
            Sector::Park | Sector::Hospital => self.lower_rats(1),
        }
    }

    /// What one piece more in a sector and its use bring.
    #[inline]
    pub(crate) fn add_and_use(&self, sector: Sector) -> f32 {
        let pieces = self.borough.pieces(sector) + 1;
        self.pieces_become(sector, pieces) + self.use_sector(sector, pieces)
    }

    pub(crate) fn bonus(&self, bonus: Bonus) -> f32 {
        match bonus {
            Bonus::Coin => self.gain_coins(1),
            Bonus::Marker => self.gain_markers(1),
            Bonus::Rats => self.lower_rats(1),
        }
    }

    pub(crate) fn best_bonus(&self) -> f32 {
        Bonus::ALL.into_iter().map(|bonus| self.bonus(bonus)).fold(0.0, f32::max)
    }

    /// What messages of a kind bring when `n` are used at once.
    #[inline]
    pub(crate) fn messages(&self, kind: MessageKind, n: u8) -> f32 {
        match kind {
            MessageKind::PrestigeAndCoin => self.prestige(n) + self.gain_coins(n),
            MessageKind::PrestigeAndMarker => self.prestige(2 * n) + self.gain_markers(n),
            MessageKind::PrestigeAndRats => self.prestige(3 * n) + self.lower_rats(n),
            MessageKind::Prestige => self.prestige(4 * n),
        }
    }

    /// The boroughs of the city whose messages the seat may take now, one bit each.
    fn boroughs_to_visit(&self) -> u8 {
        *self.to_visit.get_or_init(|| self.table.boroughs_to_visit(self.seat))
    }

    /// What the best message brings that the carriage reaches in so many steps; 0 without one.
    pub(crate) fn best_message(&self, steps: u8) -> f32 {
        let reach = city::reach(self.borough.carriage, steps, self.table.city());
        let boroughs = self.boroughs_to_visit();
        let worth = MessageKind::ALL.map(|kind| self.messages(kind, 1));
        let mut best = 0.0f32;
        for borough in (0..self.table.city()).filter(|&borough| boroughs & 1 << borough != 0) {
            for (outer, message) in self.table.messages[borough].iter().enumerate() {
                let Some(kind) = message else { continue };
                let market =
                    Market::new(borough, Spot::OUTER[outer]).expect("a market of the city");
                if reach.contains(market) {
                    best = best.max(worth[kind.index()]);
                }
            }
        }
        best
    }

    /// What driving to a market brings: its message, if it may be taken.
    pub(crate) fn drive(&self, market: Market) -> f32 {
        if self.boroughs_to_visit() & 1 << market.borough() == 0 {
            return 0.0;
        }
        self.table.message_at(market).map_or(0.0, |message| self.messages(message.kind, 1))
    }

    /// What a card brings when it is played now.
    pub(crate) fn card(&self, card: Action) -> f32 {
        match card {
            Action::NotreDame => self.best_donation(),
            Action::TrustedFriend => Sector::ALL
                .into_iter()
                .filter(|&sector| self.borough.friend != Some(sector))
                .map(|sector| self.friend_to(sector))
                .fold(f32::MIN, f32::max),
            Action::CloisterSchool
            | Action::Bank
            | Action::Residence
            | Action::CarriageHouse
            | Action::Hotel
            | Action::Park
            | Action::Hospital => {
                let sector = Sector::ALL[card.index()];
                (self.marker_for(Place::Sector(sector)) + self.add_and_use(sector)).max(0.0)
            }
        }
    }

    /// What the marker costs that a card needs: one of the supply, or the least useful one on the board (R4.2).
    pub(crate) fn marker_for(&self, to: Place) -> f32 {
        if 0 < self.borough.supply {
            let supply = usize::from(self.borough.supply);
            return self.stage.supply[supply - 1] - self.stage.supply[supply];
        }
        Place::ALL
            .into_iter()
            .filter(|&from| from != to && 0 < self.borough.markers[from])
            .map(|from| self.take_from(from))
            .fold(f32::MIN, f32::max)
    }

    /// What donating so many coins brings, the marker's cost included.
    pub(crate) fn donate(&self, coins: u8) -> f32 {
        let own = self.borough.markers[Place::NotreDame];
        self.prestige(donation(coins)) + self.pay_coins(coins) + self.tile(own + 1) - self.tile(own)
            + self.marker_for(Place::NotreDame)
    }

    fn best_donation(&self) -> f32 {
        let most = u8::try_from(self.borough.coins.min(3)).expect("at most three coins");
        (1..=most).map(|coins| self.donate(coins)).fold(0.0, f32::max)
    }

    /// What it brings when the friend moves to a sector and uses it.
    pub(crate) fn friend_to(&self, to: Sector) -> f32 {
        let leaves = match self.borough.friend {
            Some(from) => self.take_from(Place::Sector(from)),
            None => -self.worth.weights.friend_off * f32::from(self.table.round < 8),
        };
        leaves + self.add_and_use(to)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Colour, Game, Message};

    use super::*;

    fn judged<T>(position: &str, ask: impl Fn(&Judge<'_>) -> T) -> T {
        let game: Game = position.parse().expect("a position");
        ask(&Judge::new(&Worth::default(), game.table(), Seat::new(0).expect("a seat")))
    }

    fn market(word: &str) -> Market {
        word.parse().expect("a market")
    }

    #[test]
    fn r8_4_a_message_that_may_not_be_taken_is_worth_nothing() {
        let position = "seat 0: | carriage 0.centre | messages red.prestige";
        judged(position, |judge| {
            let taken = Spot::OUTER.map(|spot| Market::new(0, spot).expect("a market"));
            assert!(taken.into_iter().all(|it| judge.drive(it) < 0.5), "red is collected already");
            assert!(0.5 < judge.drive(market("1.gate")), "violet is not");
        });
    }

    #[test]
    fn r8_4_only_messages_that_may_be_taken_count_for_the_carriage_house() {
        // Nothing is left in the boroughs next to the first one.
        let next = [Colour::ALL[1], Colour::ALL[3]];
        let all = next.map(|colour| MessageKind::ALL.map(|kind| Message { colour, kind }));
        let words: Vec<String> = all.as_flattened().iter().map(ToString::to_string).collect();
        let best = |own: &str| {
            let seats =
                [format!("seat 0: | {own}"), format!("seat 1: | messages {}", words.join(" "))];
            judged(&seats.join("\n"), |judge| judge.best_message(1))
        };
        assert!(0.5 < best("carriage 0.centre"), "red may be taken");
        assert!(best("messages red.prestige") < 0.5, "red may not be taken before blue");
    }

    #[test]
    fn r4_7_the_hotel_doubles_from_the_piece_of_the_edition() {
        let bonuses = |edition: &str, pieces: u8| {
            judged(&format!("rules edition={edition}\nseat 0: rats 5"), |judge| {
                judge.use_sector(Sector::Hotel, pieces) / judge.best_bonus()
            })
        };
        assert!(1.5 < bonuses("2017", 3));
        assert!(bonuses("2007", 3) < 1.5);
        assert!(1.5 < bonuses("2007", 4));
    }

    #[test]
    fn r5_1_the_plague_costs_until_it_has_struck() {
        let rats = "seat 0: rats 7 | bank 1 park 1";
        let danger = |phase: &str| {
            let position = format!("{phase}\npersons hostess minstrel city-guard\n{rats}");
            judged(&position, |judge| judge.rat_cost(7, 0))
        };
        let before = danger("phase hiring");
        let after = danger("phase plague\nturn 1\nseat 1: rats 9 | bank 1 park 1");
        assert!(after + 2.0 < before, "{before} with the plague to come, {after} after it");
    }
}
