//! Phase 2, the draft: draw three, keep one and pass two, keep one and pass one (R3.2, R3.3).

use crate::{
    action::Action,
    choice::Choice,
    event::{Event, Sink},
    flow,
    game::Game,
    prompt::Prompt,
    seat::{BySeat, MAX_SEATS, Seat, SeatSet},
    table::Phase,
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

/// Each seat's pick stays, the two other cards go to the left neighbour. Their order tells nothing.
fn pass_two<S: Sink>(game: &mut Game, out: &mut S) {
    let players = game.players();
    for seat in game.seats() {
        let pick = picked(game, seat);
        let cards = round_mut(game, seat);
        if cards[1] == pick {
            cards.swap(0, 1);
        } else if cards[2] == pick {
            cards.swap(0, 2);
        }
        if cards[2] < cards[1] {
            cards.swap(1, 2);
        }
        let cards = Some([cards[1], cards[2]]);
        out.emit(Event::TwoPassed { from: seat, to: seat.left(1, players), cards });
    }
    pass_left(game, 1);
    pass_left(game, 2);
}

/// Each seat's pick stays beside the first, the other card goes to the left neighbour.
fn pass_one<S: Sink>(game: &mut Game, out: &mut S) {
    let players = game.players();
    for seat in game.seats() {
        let pick = picked(game, seat);
        let cards = round_mut(game, seat);
        if cards[1] != pick {
            cards.swap(1, 2);
        }
        let card = Some(cards[2]);
        out.emit(Event::OnePassed { from: seat, to: seat.left(1, players), card });
    }
    pass_left(game, 2);
}

/// Everyone passes the card in this slot to the left.
fn pass_left(game: &mut Game, slot: usize) {
    let last = Seat::nth(game.players() - 1);
    let mut passed = round_mut(game, last)[slot];
    for seat in game.seats() {
        core::mem::swap(&mut round_mut(game, seat)[slot], &mut passed);
    }
}

#[inline]
fn picked(game: &Game, seat: Seat) -> Action {
    game.cards.picks[seat].expect("everyone has picked")
}

/// The three cards of this round before a seat.
#[inline]
fn round_mut(game: &mut Game, seat: Seat) -> &mut [Action; 3] {
    let first = 3 * usize::from(game.table.round);
    game.cards.decks[seat][first..].first_chunk_mut().expect("three cards for each round")
}
