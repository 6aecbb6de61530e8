//! Scoring: Notre Dame at the end of each period (R4.10), and the result of the game (R3.9).

use crate::{
    event::{Event, Sink, Source},
    game::Game,
    seat::{BySeat, MAX_SEATS, Seat},
    sector::Place,
    table::{Phase, Table},
};

/// Divides the tile's value among the markers on Notre Dame, which then return to the general supply.
pub(crate) fn score_notre_dame<S: Sink>(game: &mut Game, out: &mut S) {
    let mut markers = BySeat([0; MAX_SEATS]);
    for seat in game.seats() {
        markers[seat] = game.borough(seat).markers[Place::NotreDame];
    }
    let each = game.table.tile_pays();
    let (value, players) = (game.table.tile_value(), game.table.players);
    out.emit(Event::NotreDameScored { value, players, markers, each });
    for seat in game.seats_from_start() {
        game.gain_prestige(
            seat,
            u16::from(each) * u16::from(markers[seat]),
            Source::NotreDame,
            out,
        );
        game.borough_mut(seat).markers[Place::NotreDame] = 0;
    }
}

/// One player at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// Prestige points.
    pub prestige: u16,
    /// Coins and markers in the personal supply, which break a tie.
    pub tie_break: u16,
    /// The place, 1 for the best. Players who are tied in everything share it.
    pub place: u8,
}

impl Game {
    /// The result, when the game is over: one score for each seat, in their order.
    ///
    /// ```
    /// use engine::{Game, Setup};
    ///
    /// let mut game = Game::new(&Setup::with_seed(2, [1; 32])?, &mut ());
    /// assert!(game.result().is_none());
    /// while let Some(seat) = game.waiting().first() {
    ///     game.choose(seat, game.options(seat).nth(0), &mut ())?;
    /// }
    /// let result = game.result().expect("nobody is asked anything more");
    /// assert!(game.seats().any(|seat| result[seat].place == 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn result(&self) -> Option<BySeat<Score>> {
        (self.table.phase == Phase::Over).then(|| self.table.standing())
    }
}

impl Table {
    /// The scores as they would be if the game ended now.
    pub fn standing(&self) -> BySeat<Score> {
        let rank = |seat: Seat| {
            let borough = &self.boroughs[seat];
            (borough.prestige, borough.coins + u16::from(borough.supply))
        };
        let mut scores = BySeat([Score { prestige: 0, tie_break: 0, place: 0 }; MAX_SEATS]);
        for seat in self.seats() {
            let (prestige, tie_break) = rank(seat);
            let better = self.seats().filter(|&other| rank(seat) < rank(other)).count();
            let place = u8::try_from(better + 1).expect("at most five places");
            scores[seat] = Score { prestige, tie_break, place };
        }
        scores
    }
}
