//! The course of the game: whose turn comes next, and what each answer leads to (R3).

use crate::{
    action::{self, Action},
    actions::{carriage_house, hotel, notre_dame, trusted_friend},
    borough::Played,
    choice::Choice,
    draft,
    event::{Event, Sink},
    game::{Game, ROUNDS},
    message,
    options::Options,
    person::{self, Person},
    persons::{
        actress, advisor, benefactor, bishop, butcher, coachman, fool, hostess, minstrel,
        procurator, travelling_folk,
    },
    plague,
    prompt::Prompt,
    scoring,
    seat::{Seat, SeatSet},
    table::Phase,
};

/// Goes on until someone must answer or the game is over.
#[inline]
pub(crate) fn advance<S: Sink>(game: &mut Game, out: &mut S) {
    while game.table.prompt == Prompt::Nothing && game.table.phase != Phase::Over {
        match game.table.phase {
            Phase::Draft | Phase::Over => {
                unreachable!("the draft always asks, and a game that is over does not go on")
            }
            Phase::Actions => next_action(game, out),
            Phase::Hiring => next_hire(game, out),
            Phase::Plague => next_plague(game, out),
        }
    }
}

/// Turns up the persons and deals the first cards of the round (R3.1, R3.2).
pub(crate) fn begin_round<S: Sink>(game: &mut Game, out: &mut S) {
    game.turn_up_persons();
    out.emit(Event::RoundBegan {
        round: game.table.round,
        start: game.table.start,
        persons: game.table.persons,
        rats: game.table.plague_value(),
    });
    draft::begin(game, out);
}

pub(crate) fn begin_phase(game: &mut Game, phase: Phase) {
    game.table.phase = phase;
    game.table.turn = 0;
    game.table.prompt = Prompt::Nothing;
    game.options = Options::EMPTY;
    game.table.waiting = SeatSet::EMPTY;
}

fn begin_turn(game: &mut Game) -> Seat {
    let seat =
        if game.table.turn == 0 { game.table.start } else { game.active().left(1, game.players()) };
    game.table.turn += 1;
    game.table.waiting = SeatSet::one(seat);
    seat
}

fn next_action<S: Sink>(game: &mut Game, out: &mut S) {
    if usize::from(game.table.turn) < 2 * game.players() {
        begin_turn(game);
        // Asked even when all cards left are alike: who plays one unasked shows what the other is (R10).
        game.ask_anyway(Prompt::Play);
        return;
    }
    if !game.table.persons.contains(&Person::Scholar) {
        lay_thirds_aside(game, out);
    }
    begin_phase(game, Phase::Hiring);
}

fn next_hire<S: Sink>(game: &mut Game, out: &mut S) {
    if 0 < game.table.extra_hires {
        game.ask(Prompt::AdvisorHire { left: game.table.extra_hires }, out);
    } else if usize::from(game.table.turn) < game.players() {
        begin_turn(game);
        game.ask(Prompt::Hire, out);
    } else {
        if game.table.persons.contains(&Person::Scholar) {
            lay_thirds_aside(game, out);
        }
        begin_phase(game, Phase::Plague);
    }
}

/// Everyone lays the third card aside unseen, but who has shown it to the scholar. While the scholar is out this
/// happens only after hiring (R3.4, R7).
fn lay_thirds_aside<S: Sink>(game: &Game, out: &mut S) {
    for seat in game.seats_from_start() {
        let played = game.borough(seat).played[game.round_of_period()];
        if !played.third_shown() {
            out.emit_with(|| {
                let card = game.hand(seat)[played.third()];
                Event::ThirdLaidAside { seat, card: Some(card) }
            });
        }
    }
}

fn next_plague<S: Sink>(game: &mut Game, out: &mut S) {
    if usize::from(game.table.turn) < game.players() {
        let seat = begin_turn(game);
        plague::strike(game, seat, out);
    } else {
        end_round(game, out);
    }
}

/// The end of a round, and of every third one (R3.7 to R3.9).
fn end_round<S: Sink>(game: &mut Game, out: &mut S) {
    for seat in game.seats() {
        game.borough_mut(seat).doctor = false;
    }
    if game.round_of_period() == 2 {
        scoring::score_notre_dame(game, out);
        #[expect(clippy::cast_possible_truncation, reason = "three periods")]
        out.emit(Event::PeriodEnded { period: game.period() as u8 });
    }
    if game.table.round + 1 == ROUNDS {
        begin_phase(game, Phase::Over);
        out.emit(Event::GameEnded);
        return;
    }
    game.table.round += 1;
    if game.round_of_period() == 0 {
        game.return_action_cards();
    }
    let start = game.table.start.left(1, game.players());
    game.table.start = start;
    out.emit(Event::BellRingerMoved { to: start });
    begin_round(game, out);
}

/// Does what `choice` answers to `prompt`: each answer is beside the card or the phase that asks.
pub(crate) fn answer<S: Sink>(
    game: &mut Game,
    seat: Seat,
    prompt: Prompt,
    choice: Choice,
    out: &mut S,
) {
    match prompt {
        Prompt::Nothing | Prompt::KeepFirst | Prompt::KeepSecond => {
            unreachable!("the draft has answers of its own, and a game that is over asks nothing")
        }
        Prompt::Play => action::play(game, seat, choice, out),
        Prompt::MoveMarker { to } => action::move_marker(game, seat, to, choice, out),
        Prompt::Donate => notre_dame::donate(game, seat, choice, out),
        Prompt::DonateFrom { coins } => notre_dame::donate_from(game, seat, coins, choice, out),
        Prompt::PlaceFriend => trusted_friend::answer(game, seat, choice, out),
        Prompt::Drive { .. } => carriage_house::answer(game, seat, choice, out),
        Prompt::TakeMessage => message::answer(game, seat, choice, out),
        Prompt::HotelBonus { left } => hotel::answer(game, seat, left, choice, out),
        Prompt::Hire => person::answer(game, seat, choice, out),
        Prompt::HostessBonus => hostess::answer(game, seat, choice, out),
        Prompt::MinstrelFrom => minstrel::from(game, choice, out),
        Prompt::MinstrelPieces { from } => minstrel::pieces(game, from, choice, out),
        Prompt::MinstrelTo { from, pieces } => minstrel::to(game, seat, from, pieces, choice, out),
        Prompt::FoolFrom => fool::from(game, choice, out),
        Prompt::FoolTo { piece } => fool::to(game, seat, piece, choice, out),
        Prompt::BishopTo => bishop::answer(game, seat, choice, out),
        Prompt::ProcuratorUse => procurator::answer(game, seat, choice, out),
        Prompt::ReturnMarker { returned } => {
            travelling_folk::answer(game, seat, returned, choice, out);
        }
        Prompt::RepeatMessages => coachman::answer(game, seat, choice, out),
        Prompt::BenefactorGive => benefactor::answer(game, seat, choice, out),
        Prompt::ButcherPlace => butcher::answer(game, seat, choice, out),
        Prompt::AdvisorHire { left } => advisor::answer(game, seat, left, choice, out),
        Prompt::ActressFrom => actress::from(game, choice, out),
        Prompt::ActressTo { from } => actress::to(game, seat, from, choice, out),
        Prompt::LoseMarker => plague::answer(game, seat, choice, out),
    }
}

impl Game {
    /// Turns up the two brown persons and the gray one of this round (R3.1).
    fn turn_up_persons(&mut self) {
        let brown = self.cards.brown[self.period()];
        let first = 2 * self.round_of_period();
        let gray = self.cards.gray[usize::from(self.table.round)];
        self.table.persons = [brown[first], brown[first + 1], gray];
    }

    /// A new period begins: everyone has their own nine cards again, and nothing is known of them (R3.8).
    fn return_action_cards(&mut self) {
        let ended = self.period() - 1;
        for seat in self.seats() {
            self.cards.decks[seat][9 * ended..9 * ended + 9].copy_from_slice(&Action::ALL);
            self.borough_mut(seat).played = [Played::NOTHING; 3];
        }
    }
}
