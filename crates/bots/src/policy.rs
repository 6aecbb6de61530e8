//! The policy: a quick opinion on every option of a prompt, for playouts and for the priors of the search.

use engine::{Choice, Game, Options, Phase, Piece, Place, Prompt, Seat, Table};
use rand_core::Rng;

use crate::{judge::Judge, worth::Worth};

/// What a choice is expected to bring `seat`, in points; only differences between the options of a prompt count.
pub(crate) fn opinion(judge: &Judge<'_>, prompt: Prompt, choice: Choice) -> f32 {
    match (prompt, choice) {
        (_, Choice::Keep(card) | Choice::Play(card)) => judge.card(card),
        (_, Choice::Hire(person)) => judge.person(person) + judge.pay_coins(1),
        (_, Choice::Donate(coins)) => judge.donate(coins),
        (Prompt::MoveMarker { to }, Choice::From(place)) => {
            judge.take_from(place) + judge.add_and_use(to)
        }
        (Prompt::MinstrelFrom, Choice::From(Place::Sector(from))) => judge.minstrel_from(from),
        (Prompt::ActressFrom, Choice::From(Place::Sector(from))) => judge.actress_from(from),
        (Prompt::FoolFrom, Choice::From(place)) => judge.fool_from(Piece::Marker(place)),
        (_, Choice::From(place)) => judge.take_from(place),
        (_, Choice::FromFriend) => judge.fool_from(Piece::Friend),
        (Prompt::PlaceFriend, Choice::To(sector)) => judge.friend_to(sector),
        (Prompt::MinstrelTo { from, pieces }, Choice::To(to)) => {
            judge.move_pieces(from, to, pieces)
        }
        (Prompt::ActressTo { from }, Choice::To(to)) => judge.actress_to(from, to),
        (_, Choice::To(sector)) => judge.add_and_use(sector),
        (_, Choice::Use(sector)) => judge.use_sector(sector, judge.borough.pieces(sector)),
        (_, Choice::Bonus(bonus)) => judge.bonus(bonus),
        (_, Choice::Drive(market)) => judge.drive(market),
        (_, Choice::Take) => {
            let message = judge.table.message_at(judge.borough.carriage);
            message.map_or(0.0, |message| judge.messages(message.kind, 1))
        }
        (_, Choice::Repeat(kind)) => judge.messages(kind, judge.borough.messages.of_kind(kind)),
        (_, Choice::Return(place)) => 2.0 + judge.take_from(place),
        (_, Choice::Place(sector)) => judge.pieces_become(sector, 1),
        (_, Choice::Give(n)) => judge.benefactor(n),
        (_, Choice::Remove(sector)) => judge.take_from(Place::Sector(sector)),
        (Prompt::MinstrelPieces { from }, Choice::Move(pieces)) => {
            judge.minstrel_pieces(from, pieces.markers + u8::from(pieces.friend))
        }
        (_, Choice::Move(_) | Choice::Pass) => 0.0,
    }
}

/// The choice of the policy: the best opinion after some noise was added to each.
#[inline]
pub(crate) fn pick<R: Rng>(
    worth: &Worth,
    table: &Table,
    seat: Seat,
    options: Options,
    noise: f32,
    rng: &mut R,
) -> Choice {
    let judge = Judge::new(worth, table, seat);
    let mut best = (f32::MIN, options.nth(0));
    for choice in options.iter() {
        let heard = opinion(&judge, table.prompt, choice) + noise * bell(rng);
        if best.0 < heard {
            best = (heard, choice);
        }
    }
    best.1
}

/// Lets those who have already chosen in the draft of a sampled game choose again by `pick`: they did not choose by chance.
pub(crate) fn rethink_picks(game: &mut Game, own: Seat, mut pick: impl FnMut(&mut Game, Seat)) {
    if game.table().phase != Phase::Draft {
        return;
    }
    for seat in game.seats() {
        if seat != own && !game.waiting().contains(seat) {
            pick(game, seat);
        }
    }
}

/// Noise between -1 and 1, most often near 0: the sum of four small uniform numbers.
#[inline]
pub(crate) fn bell<R: Rng>(rng: &mut R) -> f32 {
    let word = rng.next_u64();
    let part = |shift: u32| u32::try_from(word >> shift & 0xFFFF).expect("sixteen bits");
    let sum = part(0) + part(16) + part(32) + part(48);
    #[expect(clippy::cast_precision_loss, reason = "a sum of four 16-bit numbers is exact")]
    let sum = sum as f32;
    sum / 131_070.0 - 1.0
}

/// Whether a later round has begun.
#[inline]
pub(crate) fn is_beyond(game: &Game, last: u8) -> bool {
    last < game.table().round && game.table().prompt == Prompt::KeepFirst
}

/// Plays a game on by the policy to the end of a round or of the game.
#[inline]
pub(crate) fn play_on<R: Rng>(worth: &Worth, game: &mut Game, last: u8, noise: f32, rng: &mut R) {
    while let Some(seat) = game.waiting().first() {
        if is_beyond(game, last) {
            return;
        }
        let choice = pick(worth, game.table(), seat, game.options(seat), noise, rng);
        game.choose_unchecked(seat, choice, &mut ());
    }
}
