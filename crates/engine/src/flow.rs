//! The course of the game: whose turn comes next, and what each answer leads to (R3).

use crate::{
    action::{Action, use_sector},
    actions::{carriage_house, hotel, notre_dame, trusted_friend},
    borough::Played,
    choice::{Choice, Options},
    draft,
    event::{Event, Sink, Source},
    game::{Game, ROUNDS},
    message,
    person::Person,
    persons, plague,
    prompt::Prompt,
    scoring,
    seat::{Seat, SeatSet},
    sector::Place,
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

fn play<S: Sink>(game: &mut Game, seat: Seat, card: Action, out: &mut S) {
    let deck = game.lay_down(seat, card);
    out.emit(Event::Played { seat, card, deck });
    card.perform(game, seat, out);
}

fn hire<S: Sink>(game: &mut Game, seat: Seat, person: Person, out: &mut S) {
    out.emit(Event::Hired { seat, person });
    game.pay_coins(seat, 1, Source::Hire, out);
    person.hire(game, seat, out);
}

/// Does what `choice` answers to `prompt`.
pub(crate) fn answer<S: Sink>(
    game: &mut Game,
    seat: Seat,
    prompt: Prompt,
    choice: Choice,
    out: &mut S,
) {
    let declined = |person| Event::PersonDeclined { seat, person };
    match (prompt, choice) {
        (Prompt::Play, Choice::Play(card)) => play(game, seat, card, out),

        (Prompt::MoveMarker { to }, Choice::From(from)) => {
            game.move_marker(seat, from, Place::Sector(to), out);
            use_sector(game, seat, to, out);
        }
        (Prompt::MoveMarker { to }, Choice::Pass) => {
            out.emit(Event::ActionForgone { seat, card: Action::ALL[to.index()] });
        }
        (Prompt::Donate, Choice::Donate(coins)) => notre_dame::donate(game, seat, coins, out),
        (Prompt::Donate, Choice::Pass) => {
            out.emit(Event::ActionForgone { seat, card: Action::NotreDame });
        }
        (Prompt::DonateFrom { coins }, Choice::From(Place::Sector(from))) => {
            notre_dame::donate_from(game, seat, coins, from, out);
        }
        (Prompt::PlaceFriend, Choice::To(sector)) => trusted_friend::place(game, seat, sector, out),
        (Prompt::Drive { .. }, Choice::Drive(market)) => {
            carriage_house::drive(game, seat, market, out);
        }
        (Prompt::Drive { .. }, Choice::Pass) => out.emit(Event::CarriageStayed { seat }),
        (Prompt::TakeMessage, Choice::Take) => message::take(game, seat, out),
        (Prompt::TakeMessage, Choice::Pass) => message::leave(game, seat, out),
        (Prompt::HotelBonus { left }, Choice::Bonus(bonus)) => {
            hotel::take(game, seat, bonus, left, out);
        }

        (Prompt::Hire, Choice::Hire(person)) => hire(game, seat, person, out),
        (Prompt::Hire, Choice::Pass) => out.emit(Event::HiredNobody { seat }),
        (Prompt::AdvisorHire { left }, Choice::Hire(person)) => {
            game.table.extra_hires = left - 1;
            hire(game, seat, person, out);
        }
        (Prompt::AdvisorHire { .. }, Choice::Pass) => {
            game.table.extra_hires = 0;
            out.emit(Event::HiredNobody { seat });
        }

        (Prompt::HostessBonus, Choice::Bonus(bonus)) => {
            persons::hostess::take(game, seat, bonus, out);
        }
        (Prompt::MinstrelFrom, Choice::From(Place::Sector(from))) => {
            persons::minstrel::from(game, from, out);
        }
        (Prompt::MinstrelPieces { from }, Choice::Move(pieces)) => {
            persons::minstrel::pieces(game, from, pieces, out);
        }
        (Prompt::MinstrelTo { from, pieces }, Choice::To(to)) => {
            game.move_pieces(seat, from, to, pieces, out);
        }
        (Prompt::FoolFrom, Choice::From(place)) => persons::fool::from(game, Some(place), out),
        (Prompt::FoolFrom, Choice::FromFriend) => persons::fool::from(game, None, out),
        (Prompt::FoolTo { from }, Choice::To(to)) => persons::fool::to(game, seat, from, to, out),
        (Prompt::BishopTo, Choice::To(to)) => persons::bishop::to(game, seat, to, out),
        (Prompt::ProcuratorUse, Choice::Use(sector)) => use_sector(game, seat, sector, out),
        (Prompt::ProcuratorUse, Choice::Pass) => out.emit(declined(Person::Procurator)),
        (Prompt::ReturnMarker { returned }, Choice::Return(place)) => {
            persons::travelling_folk::give_back(game, seat, place, returned, out);
        }
        (Prompt::ReturnMarker { returned }, Choice::Pass) => {
            persons::travelling_folk::stop(game, seat, returned, out);
        }
        (Prompt::RepeatMessages, Choice::Repeat(kind)) => {
            persons::coachman::repeat(game, seat, kind, out);
        }
        (Prompt::RepeatMessages, Choice::Pass) => out.emit(declined(Person::Coachman)),
        (Prompt::BenefactorGive, Choice::Give(n)) => persons::benefactor::give(game, seat, n, out),
        (Prompt::BenefactorGive, Choice::Pass) => out.emit(declined(Person::Benefactor)),
        (Prompt::ButcherPlace, Choice::Place(sector)) => {
            persons::butcher::place(game, seat, sector, out);
        }
        (Prompt::ButcherPlace, Choice::Pass) => out.emit(declined(Person::Butcher)),
        (Prompt::ActressFrom, Choice::From(Place::Sector(from))) => {
            game.ask(Prompt::ActressTo { from }, out);
        }
        (Prompt::ActressTo { from }, Choice::To(to)) => {
            persons::actress::to(game, seat, from, to, out);
        }

        (Prompt::LoseMarker, Choice::Remove(sector)) => plague::remove(game, seat, sector, out),

        (prompt, choice) => unreachable!("`{choice}` does not answer `{prompt}`"),
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

    /// Takes a card out of the hand; of two alike, the one in the lower slot. Returns whose deck it came from.
    fn lay_down(&mut self, seat: Seat, card: Action) -> Seat {
        let hand = self.hand(seat);
        let round = self.round_of_period();
        let played = &mut self.borough_mut(seat).played[round];
        let slot = (0..3)
            .find(|&slot| hand[slot] == card && !played.is_played(slot))
            .expect("only a card in the hand is offered");
        played.push(slot);
        seat.right(slot, self.players())
    }

    /// A new period begins: everyone has the own nine cards again, and nothing is known of them (R3.8).
    fn return_action_cards(&mut self) {
        let ended = self.period() - 1;
        for seat in self.seats() {
            self.cards.decks[seat][9 * ended..9 * ended + 9].copy_from_slice(&Action::ALL);
            self.borough_mut(seat).played = [Played::NOTHING; 3];
        }
    }
}
