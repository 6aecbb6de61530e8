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
        let pays = |game: &Game| game.table().tile_pays();
        let next = game.prompt(self.seat).filter(|_| !ended && game.waiting().contains(self.seat));
        let takes = next == Some(Prompt::TakeMessage);
        Foreseen {
            events,
            is_final: reveals,
            next,
            forecast: after
                .filter(|_| after != before)
                .and_then(|_| ForecastJson::new(game.table(), self.seat)),
            pays: (!ended && pays(&game) != pays(&self.game)).then(|| pays(&game)),
            taken: takes.then(|| Box::new(Self { seat: self.seat, game }.of(Choice::Take))),
        }
    }
}

/// What would follow from a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// What would happen, as the seat would see it, up to where something hidden would be revealed.
    pub events: Vec<Event>,
    /// Whether something hidden would be revealed: the choice cannot be taken back then.
    pub is_final: bool,
    /// What the seat would be asked next, before anybody else.
    pub next: Option<Prompt>,
    /// What the plague would then do to the seat, where the choice changes it.
    pub forecast: Option<ForecastJson>,
    /// What each marker on Notre Dame would then pay, where the choice changes it.
    pub pays: Option<u8>,
    /// What would follow from taking the message, where that is asked next.
    pub taken: Option<Box<Foreseen>>,
}

/// A sink that stops listening where something hidden would be revealed.
struct Openly<'a> {
    by: Seat,
    game: &'a Game,
    events: Vec<Event>,
    reveals: bool,
    ended: bool,
}

impl Sink for Openly<'_> {
    fn emit(&mut self, event: Event) {
        // A third card is no secret to its own player.
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
            next: None,
            pays: None,
            then: None,
        };
        return view.options.iter().filter(|_| is_last).map(last).collect();
    }
    let Some(outlook) = Outlook::new(view) else { return Vec::new() };
    view.options.iter().map(|choice| preview(choice, outlook.of(choice))).collect()
}

fn preview(choice: Choice, foreseen: Foreseen) -> Preview {
    let Foreseen { events, is_final, next, forecast, pays, taken } = foreseen;
    Preview {
        choice: choice.to_string(),
        events: events.into_iter().map(EventJson::from).collect(),
        is_final,
        forecast,
        next: next.map(Prompt::name),
        pays,
        then: taken.map(|taken| Box::new(preview(Choice::Take, *taken))),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Action, Rules, Setup};
    use rand_core::Rng as _;

    use super::*;

    /// What is shown before a choice is made must be the same for every way the hidden cards can lie, and true.
    #[test]
    fn a_preview_tells_nothing_that_is_hidden() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut forecasts = 0;
        for n in 0..12_u8 {
            let players = 2 + usize::from(n % 4);
            let mut setup = Setup::with_seed(players, [n; 32]).expect("a setup");
            setup.rules =
                Rules { new_persons: n % 3 != 0, open_scores: n % 5 != 0, ..Rules::default() };
            let mut game = Game::new(&setup, &mut ());
            while let Some(seat) = game.waiting().first() {
                let view = game.view(Some(seat));
                let drawn = |seed| Outlook::drawn(&view, seed).expect("a seat");
                let (one, two, truth) = (drawn(1), drawn(2), Outlook { seat, game });
                for choice in view.options.iter().filter(|_| view.table.phase != Phase::Draft) {
                    let foreseen = one.of(choice);
                    assert_eq!(foreseen, two.of(choice), "{choice} in\n{game}");
                    forecasts += usize::from(foreseen.forecast.is_some());
                    // Where scores are hidden, what others lose may end it a little sooner or later.
                    if setup.rules.open_scores {
                        assert_eq!(foreseen, truth.of(choice), "{choice} in\n{game}");
                        check_against(&game, seat, choice, &foreseen);
                    }
                }
                let pick = rng.next_u64() % view.options.len() as u64;
                let choice = view.options.nth(usize::try_from(pick).expect("small"));
                game.choose(seat, choice, &mut ()).expect("an option");
            }
        }
        assert!(100 < forecasts, "{forecasts} forecasts");
    }

    /// What really happens bears a preview out.
    fn check_against(before: &Game, seat: Seat, choice: Choice, foreseen: &Foreseen) {
        let (mut game, mut events) = (*before, Vec::new());
        game.choose(seat, choice, &mut events).expect("an option");
        let reveals = |it: &Event| it.reveals(seat, before.rules());
        assert_eq!(foreseen.is_final, events.iter().any(reveals), "{choice} in\n{before}");
        let own_third =
            |it: &Event| matches!(*it, Event::ThirdShown { seat: by, .. } if by == seat);
        let told = events.iter().take_while(|it| !reveals(it) || own_third(it));
        let told: Vec<Event> = told.map(|it| it.seen_by(Some(seat))).collect();
        let whole = told.len() == events.len();
        assert_eq!(foreseen.events, told, "{choice} in\n{before}");
        let asked = whole && game.waiting().contains(seat);
        assert_eq!(foreseen.next, asked.then(|| game.table().prompt), "{choice} in\n{before}");
        let [then, now] = [before, &game].map(|it| it.table().plague_forecast(seat));
        let changed = whole && now.is_some() && now != then;
        let forecast = ForecastJson::new(game.table(), seat).filter(|_| changed);
        assert_eq!(foreseen.forecast, forecast, "{choice} in\n{before}");
        let [then, now] = [before, &game].map(|it| it.table().tile_pays());
        assert_eq!(foreseen.pays, (whole && now != then).then_some(now), "{choice} in\n{before}");
    }

    fn outlook(position: &str) -> Outlook {
        let game: Game = position.parse().expect("a position");
        let seat = game.waiting().first().expect("a seat is asked");
        Outlook::new(&game.view(Some(seat))).expect("a seat")
    }

    fn foreseen(position: &str, choice: &str) -> Foreseen {
        outlook(position).of(choice.parse().expect("a choice"))
    }

    const HIRING: &str = "players 2\nphase hiring\nturn 0\npersons monk doctor city-guard\nseat 0: coins 3 rats 4 | hospital 1\nseat 1: coins 3 rats 2";

    #[test]
    fn the_doctor_changes_the_forecast_and_the_monk_does_not() {
        let doctor = foreseen(HIRING, "hire doctor");
        let forecast = doctor.forecast.expect("a forecast");
        assert_eq!(
            (forecast.value, forecast.hospital, forecast.by, forecast.to, forecast.overrun),
            (0, 1, -1, 3, false)
        );
        assert!(!doctor.is_final);
        assert_eq!(doctor.next, None, "the other seat hires");
        assert_eq!(foreseen(HIRING, "hire monk").forecast, None);
    }

    #[test]
    fn what_the_spy_would_see_ends_the_preview() {
        let position = "players 2\nrules new-persons=on\nround B1\nphase hiring\nturn 0\npersons monk doctor spy\nseat 0: coins 3";
        let spy = foreseen(position, "hire spy");
        assert!(spy.is_final);
        assert!(!spy.events.iter().any(|it| matches!(it, Event::Spied { .. })), "{spy:?}");
        assert!(spy.events.iter().any(|it| matches!(it, Event::Hired { .. })), "{spy:?}");
        assert_eq!((spy.next, spy.forecast), (None, None));
    }

    #[test]
    fn the_last_hire_shows_the_plague_and_no_forecast_of_the_next_round() {
        let last = HIRING.replace("turn 0", "turn 1");
        let last = foreseen(&last.replace("phase hiring", "start 0\nphase hiring"), "hire monk");
        assert!(last.is_final, "a round begins");
        assert!(last.events.iter().any(|it| matches!(it, Event::PlagueStruck { .. })), "{last:?}");
        assert!(!last.events.iter().any(|it| matches!(it, Event::RoundBegan { .. })), "{last:?}");
        assert_eq!((last.forecast, last.next), (None, None));
    }

    #[test]
    fn the_next_question_is_told_where_it_is_ones_own() {
        let position = "players 2\nphase actions\nturn 0\nseat 0: supply 4 | carriage-house 2\nseat 1: supply 4\nhand A1 0: carriage-house bank park";
        let drive = foreseen(position, "play carriage-house");
        assert!(matches!(drive.next, Some(Prompt::Drive { .. })), "{drive:?}");
        assert_eq!(foreseen(position, "play bank").next, None);
    }

    #[test]
    fn a_drive_to_a_message_tells_what_taking_it_brings() {
        let position = "players 3\nhand A1 0: carriage-house bank park\nseat 0: | carriage-house 1 | carriage 0.quay";
        let mut game: Game = position.parse().expect("a position");
        let seat = game.waiting().first().expect("a seat is asked");
        game.choose(seat, Choice::Play(Action::CarriageHouse), &mut ()).expect("an option");
        let outlook = Outlook::new(&game.view(Some(seat))).expect("a seat");
        let taken = outlook.of("drive 0.bridge".parse().expect("a choice")).taken;
        let taken = taken.expect("a message lies there");
        assert!(
            taken.events.iter().any(|it| matches!(it, Event::MessageTaken { .. })),
            "{taken:?}"
        );
        assert_eq!(taken.taken, None);
        assert_eq!(outlook.of("drive 0.centre".parse().expect("a choice")).taken, None);
    }

    #[test]
    fn a_spectator_foresees_nothing() {
        let game: Game = HIRING.parse().expect("a position");
        assert!(Outlook::new(&game.view(None)).is_none());
        assert!(previews(&game.view(None)).is_none());
        let seat = Seat::new(1);
        assert!(previews(&game.view(seat)).is_none(), "it is not asked");
    }
}
