//! Phase 2, the draft: draw three, keep one and pass two, keep one and pass one (R3.2, R3.3).

use crate::{
    action::Action,
    choice::Choice,
    event::{Event, Sink},
    flow,
    game::{Game, Phase},
    prompt::Prompt,
    seat::{BySeat, MAX_SEATS, Seat, SeatSet},
};

/// Everyone draws three cards.
pub(crate) fn begin<S: Sink>(game: &mut Game, out: &mut S) {
    flow::begin_phase(game, Phase::Draft);
    ask_all(game, Prompt::KeepFirst);
    for seat in game.seats() {
        out.emit_with(|| {
            let cards =
                <[Action; 3]>::try_from(game.draft_cards(seat)).expect("three cards are drawn");
            Event::Drawn { seat, cards: Some(cards) }
        });
    }
}

/// Notes what a seat keeps, or keeps instead; when all have chosen, the cards are passed.
#[inline]
pub(crate) fn keep<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    let Choice::Keep(card) = choice else { unreachable!("`{choice}` does not answer a draft") };
    game.cards.picks[seat] = Some(card);
    game.table.waiting.remove(seat);
    out.emit(Event::Kept { seat, card: Some(card) });
    if !game.table.waiting.is_empty() {
        return;
    }
    if game.table.prompt == Prompt::KeepFirst {
        pass_two(game, out);
        ask_all(game, Prompt::KeepSecond);
    } else {
        pass_one(game, out);
        game.cards.picks = BySeat([None; MAX_SEATS]);
        flow::begin_phase(game, Phase::Actions);
    }
}

fn ask_all(game: &mut Game, prompt: Prompt) {
    game.table.prompt = prompt;
    game.table.waiting = SeatSet::all(game.players());
    game.cards.picks = BySeat([None; MAX_SEATS]);
}

/// Puts each owner's pick in front of the two cards passed, whose order tells nothing.
fn pass_two<S: Sink>(game: &mut Game, out: &mut S) {
    for seat in game.seats() {
        let pick = picked(game, seat);
        let drawn = drawn_mut(game, seat);
        let kept = drawn.iter().position(|&card| card == pick).expect("the pick was drawn");
        drawn.swap(0, kept);
        if drawn[2] < drawn[1] {
            drawn.swap(1, 2);
        }
        let cards = [drawn[1], drawn[2]];
        let to = seat.left(1, game.players());
        out.emit(Event::TwoPassed { from: seat, to, cards: Some(cards) });
    }
}

/// Puts the left neighbour's pick before the card that goes on to the one beyond.
fn pass_one<S: Sink>(game: &mut Game, out: &mut S) {
    for owner in game.seats() {
        let from = owner.left(1, game.players());
        let pick = picked(game, from);
        let drawn = drawn_mut(game, owner);
        if drawn[1] != pick {
            drawn.swap(1, 2);
        }
        let card = drawn[2];
        let to = owner.left(2, game.players());
        out.emit(Event::OnePassed { from, to, card: Some(card) });
    }
}

fn picked(game: &Game, seat: Seat) -> Action {
    game.cards.picks[seat].expect("everyone has picked")
}

/// The three cards of this round in a seat's deck.
fn drawn_mut(game: &mut Game, seat: Seat) -> &mut [Action] {
    let first = 3 * usize::from(game.table.round);
    &mut game.cards.decks[seat][first..first + 3]
}
