//! A table's log and the game it makes. An undo is an entry like a choice: it withdraws, it never deletes.

use engine::{Choice, Event, Game, Phase, Seat, Setup, Sink};

use crate::Refusal;

/// One line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A seat has chosen.
    Choice(Choice),
    /// The seat's choices from this ply on are withdrawn.
    Undo {
        /// The first ply that is withdrawn.
        from: u32,
    },
}

impl Line {
    /// Reads a stored line.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        fn broken(error: impl std::fmt::Display) -> Refusal {
            Refusal::Broken(format!("a stored line: {error}"))
        }
        match text.strip_prefix("undo ") {
            Some(from) => from.parse().map(|from| Self::Undo { from }).map_err(broken),
            None => text.parse().map(Self::Choice).map_err(broken),
        }
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Choice(choice) => choice.fmt(f),
            Self::Undo { from } => write!(f, "undo {from}"),
        }
    }
}

/// A line with its seat, and whether it still counts.
#[derive(Clone, Copy, Debug)]
struct Written {
    line: Line,
    seat: Seat,
    counts: bool,
    /// Whether it has brought something hidden to light, or has ended a step of the draft.
    reveals: bool,
}

/// The log of a table from its first line on, and the game as it stands.
#[derive(Clone, Debug)]
pub struct Log {
    setup: Setup,
    lines: Vec<Written>,
    game: Game,
}

impl Log {
    /// A game that was just dealt.
    pub fn new(setup: Setup) -> Self {
        Self { setup, lines: Vec::new(), game: Game::new(&setup, &mut ()) }
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What it was dealt from.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The number of lines.
    pub fn revision(&self) -> u32 {
        u32::try_from(self.lines.len()).expect("a game is short")
    }

    /// The choices that count, in their order.
    pub fn choices(&self) -> impl Iterator<Item = (u32, Seat, Choice)> {
        (0..).zip(&self.lines).filter_map(|(ply, it)| match it.line {
            Line::Choice(choice) if it.counts => Some((ply, it.seat, choice)),
            Line::Choice(_) | Line::Undo { .. } => None,
        })
    }

    /// The first revision whose answer by `seat` is still an answer to what it is asked now.
    ///
    /// In the draft that is more than the latest one: what others keep does not change one's own question.
    pub fn answerable_from(&self, seat: Seat) -> u32 {
        if self.game.table().phase != Phase::Draft {
            return self.revision();
        }
        let other = |it: &&Written| it.seat != seat && !it.reveals;
        let by_others = self.lines.iter().rev().take_while(other).count();
        self.revision() - u32::try_from(by_others).expect("a game is short")
    }

    /// What the game would be after this line, with the events of a choice; an error leaves everything as it is.
    pub fn tried(&self, seat: Seat, line: Line) -> Result<(Game, Vec<Event>), Refusal> {
        let mut events = Vec::new();
        match line {
            Line::Choice(choice) => {
                let mut game = self.game;
                game.choose(seat, choice, &mut events)
                    .map_err(|it| Refusal::Illegal(it.to_string()))?;
                Ok((game, events))
            }
            Line::Undo { from } => {
                let mut left = self.clone();
                left.withdraw(seat, from);
                Ok((left.replayed(), events))
            }
        }
    }

    /// Adds a line that was [tried](Log::tried), or that comes from the store.
    pub fn push(&mut self, seat: Seat, line: Line, game: &Game, events: &[Event]) {
        if let Line::Undo { from } = line {
            self.withdraw(seat, from);
        }
        let open_scores = game.table().rules.open_scores;
        let reveals = events.iter().any(|event| reveals(*event, seat, open_scores));
        self.lines.push(Written { line, seat, counts: true, reveals });
        self.game = *game;
    }

    /// Adds a line as it was stored.
    pub fn load(&mut self, seat: Seat, line: Line) -> Result<(), Refusal> {
        let (game, events) = self.tried(seat, line)?;
        self.push(seat, line, &game, &events);
        Ok(())
    }

    fn withdraw(&mut self, seat: Seat, from: u32) {
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        for it in self.lines.iter_mut().skip(from).filter(|it| it.seat == seat) {
            it.counts = false;
        }
    }

    fn replayed(&self) -> Game {
        let mut game = Game::new(&self.setup, &mut ());
        for (_, seat, choice) in self.choices() {
            game.choose_unchecked(seat, choice, &mut ());
        }
        game
    }

    /// The own choices that `seat` may take back, the last one first: until another seat has acted, or something
    /// hidden has come to light. In the draft others may have chosen meanwhile.
    fn withdrawable(&self, seat: Seat) -> impl Iterator<Item = (u32, Choice)> {
        let drafting = self.game.table().phase == Phase::Draft;
        let counting = (0..self.revision()).zip(&self.lines).rev().filter(|(_, it)| it.counts);
        let choices = counting.filter_map(|(ply, it)| match it.line {
            Line::Choice(choice) => Some((ply, it, choice)),
            Line::Undo { .. } => None,
        });
        choices
            .take_while(move |(_, it, _)| !it.reveals && (drafting || it.seat == seat))
            .filter(move |(_, it, _)| it.seat == seat)
            .map(|(ply, _, choice)| (ply, choice))
    }

    /// The undo of the last own choice, if there is one.
    pub fn undo(&self, seat: Seat) -> Option<Line> {
        self.withdrawable(seat).next().map(|(from, _)| Line::Undo { from })
    }

    /// The undo of the whole own turn, as far as it can be taken back.
    ///
    /// A turn begins with a card played or a person hired; the choices that follow from it belong to it.
    pub fn restart(&self, seat: Seat) -> Option<Line> {
        let mut first = None;
        for (ply, choice) in self.withdrawable(seat) {
            first = Some(ply);
            if matches!(choice, Choice::Play(_) | Choice::Hire(_)) {
                break;
            }
        }
        first.map(|from| Line::Undo { from })
    }

    /// Goes through the log from its beginning and gives every line from a revision on with its events.
    pub fn replay_from(&self, revision: u32, mut each: impl FnMut(u32, Seat, Line, &[Event])) {
        let mut log = Self::new(self.setup);
        for (ply, it) in (0..).zip(&self.lines) {
            let Ok((game, events)) = log.tried(it.seat, it.line) else {
                debug_assert!(false, "every line of the log was legal when it was written");
                return;
            };
            log.push(it.seat, it.line, &game, &events);
            if revision <= ply {
                each(ply + 1, it.seat, it.line, &events);
            }
        }
    }
}

/// Whether this event, caused by a choice of `seat`, shows anybody something hidden until then.
///
/// Playing one's own card is no such thing: it can be taken back like any other choice. What others lose is one where
/// scores are hidden, because who has nothing left loses less.
fn reveals(event: Event, seat: Seat, open_scores: bool) -> bool {
    match event {
        Event::RoundBegan { .. }
        | Event::Drawn { .. }
        | Event::TwoPassed { .. }
        | Event::OnePassed { .. }
        | Event::Spied { .. }
        | Event::ThirdShown { .. }
        | Event::GameEnded => true,
        Event::Played { seat: player, .. } => player != seat,
        Event::PrestigeLost { seat: player, .. } => player != seat && !open_scores,
        Event::Kept { .. }
        | Event::ActionForgone { .. }
        | Event::MarkerPlaced { .. }
        | Event::MarkerBrought { .. }
        | Event::MarkerMoved { .. }
        | Event::PiecesMoved { .. }
        | Event::FriendMoved { .. }
        | Event::MarkersGained { .. }
        | Event::CoinsGained { .. }
        | Event::CoinsTaken { .. }
        | Event::CoinsPaid { .. }
        | Event::PrestigeGained { .. }
        | Event::RatsLowered { .. }
        | Event::CarriageDriven { .. }
        | Event::CarriageStayed { .. }
        | Event::MessageTaken { .. }
        | Event::MessageLeft { .. }
        | Event::ThirdLaidAside { .. }
        | Event::Hired { .. }
        | Event::HiredNobody { .. }
        | Event::PersonDeclined { .. }
        | Event::MessagesRepeated { .. }
        | Event::MarkerReturned { .. }
        | Event::PlagueStruck { .. }
        | Event::MarkerLost { .. }
        | Event::NotreDameScored { .. }
        | Event::BellRingerMoved { .. }
        | Event::PeriodEnded { .. } => false,
    }
}

/// A sink that stops listening where something hidden would come to light: what a choice would openly lead to.
#[derive(Debug)]
pub struct Foreseen {
    seat: Seat,
    open_scores: bool,
    /// The events up to there.
    pub events: Vec<Event>,
    /// Whether anything hidden comes to light: the choice cannot be taken back then.
    pub reveals: bool,
    ended: bool,
}

impl Foreseen {
    /// What would follow from this choice, as far as its seat can know it.
    pub fn of(game: &Game, seat: Seat, choice: Choice) -> Self {
        let open_scores = game.table().rules.open_scores;
        let mut foreseen =
            Self { seat, open_scores, events: Vec::new(), reveals: false, ended: false };
        let mut game = *game;
        game.choose_unchecked(seat, choice, &mut foreseen);
        foreseen
    }
}

impl Sink for Foreseen {
    fn emit(&mut self, event: Event) {
        // The own third card is no secret to its player.
        let own = matches!(event, Event::ThirdShown { seat, .. } if seat == self.seat);
        let reveals = reveals(event, self.seat, self.open_scores);
        self.reveals |= reveals;
        self.ended |= reveals && !own;
        if !self.ended {
            self.events.push(event.seen_by(Some(self.seat)));
        }
    }
}
