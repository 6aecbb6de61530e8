//! What a choice would lead to, as far as its player can know it: it is tried out on a game with other hidden cards.
//!
//! The game is drawn from all that agree with the player's view, so nothing that is hidden can show; what would come to
//! light ends the preview, because there the drawn game tells tales.

use engine::{Choice, Event, Game, Phase, Prompt, Seat, SeatSet, Sink, View};
use protocol::{
    EventJson,
    update::{Preview, Previews},
    view::ForecastJson,
};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A game that could lie behind what a seat knows.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    seat: Seat,
    game: Game,
}

impl Outlook {
    /// Draws a game that agrees with a view; for a spectator there is nothing to choose.
    pub fn new(view: &View) -> Option<Self> {
        // Any game will do: what is shown is the same in all of them.
        Self::drawn(view, 0)
    }

    fn drawn(view: &View, seed: u64) -> Option<Self> {
        let game = view.sample(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        view.seat.map(|seat| Self { seat, game })
    }

    /// What would follow from one of the seat's options.
    pub fn of(&self, choice: Choice) -> Foreseen {
        let before = self.game.table().plague_forecast(self.seat);
        let mut game = self.game;
        let mut sink = Openly {
            by: self.seat,
            game: &self.game,
            events: Vec::new(),
            reveals: false,
            ended: false,
        };
        game.choose_unchecked(self.seat, choice, &mut sink);
        let Openly { events, reveals, ended, .. } = sink;
        // Beyond the end nothing is as it will be.
        let after = game.table().plague_forecast(self.seat).filter(|_| !ended);
        Foreseen {
            events,
            is_final: reveals,
            next: game.prompt(self.seat).filter(|_| !ended && game.waiting().contains(self.seat)),
            forecast: after
                .filter(|_| after != before)
                .map(|_| ForecastJson::new(game.table(), self.seat)),
        }
    }
}

/// What would follow from a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// What would happen, as the seat would see it, up to where something hidden would come to light.
    pub events: Vec<Event>,
    /// Whether something hidden would come to light: the choice cannot be taken back then.
    pub is_final: bool,
    /// What the seat would be asked next, before anybody else.
    pub next: Option<Prompt>,
    /// What the plague would then do to the seat, where the choice changes it.
    pub forecast: Option<ForecastJson>,
}

/// A sink that stops listening where something hidden would come to light.
struct Openly<'a> {
    by: Seat,
    game: &'a Game,
    events: Vec<Event>,
    reveals: bool,
    ended: bool,
}

impl Sink for Openly<'_> {
    fn emit(&mut self, event: Event) {
        // The own third card is no secret to its player.
        let own = matches!(event, Event::ThirdShown { seat, .. } if seat == self.by);
        let reveals = event.reveals(self.by, self.game.rules());
        self.reveals |= reveals;
        self.ended |= reveals && !own;
        if !self.ended {
            self.events.push(event.seen_by(Some(self.by)));
        }
    }
}

/// What each option of a seat would openly lead to, from its view; `None` where the seat is not asked.
pub(crate) fn previews(view: &View) -> Option<Previews> {
    let seat = view.seat.filter(|&seat| view.table.waiting.contains(seat))?;
    Some(Previews { seat: seat.index(), options: options(view, seat) })
}

/// The same for a seat that may have answered already, in the draft. There nothing is to be foreseen, but the last
/// answer is final.
pub(crate) fn options(view: &View, seat: Seat) -> Vec<Preview> {
    if view.table.phase == Phase::Draft {
        let is_last = view.table.waiting == SeatSet::one(seat);
        let last = |choice: Choice| Preview {
            choice: choice.to_string(),
            events: Vec::new(),
            is_final: true,
            forecast: None,
        };
        return view.options.iter().filter(|_| is_last).map(last).collect();
    }
    let Some(outlook) = Outlook::new(view) else { return Vec::new() };
    let preview = |choice: Choice| {
        let Foreseen { events, is_final, forecast, .. } = outlook.of(choice);
        let events = events.into_iter().map(EventJson::from).collect();
        Preview { choice: choice.to_string(), events, is_final, forecast }
    };
    view.options.iter().map(preview).collect()
}
