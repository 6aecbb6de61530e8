//! The evaluation: how many points each seat is expected to have at the end, and who will win.
//!
//! It is the sum of what a seat has (`judge.rs`), the best hire of this round when it is still to come, and a part of what the
//! gray persons still to come would bring today.

use engine::{BySeat, MAX_SEATS, PersonSet, Phase, Seat, Table, View};

use crate::{judge::Judge, worth::Worth};

/// The points by which two seats must differ for a clear favourite, when one round is left; it grows with the rounds.
const DOUBT: f32 = 2.5;

/// The points that `seat` is expected to have at the end of the game.
pub fn evaluate(worth: &Worth, table: &Table, seat: Seat, to_come: PersonSet) -> f32 {
    let judge = Judge::new(worth, table, seat);
    let mut score = judge.belongings();
    if hire_is_to_come(table, seat) && 0 < judge.borough.coins {
        let hires = table.persons.map(|person| judge.person(person) + judge.pay_coins(1));
        score += worth.weights.hire_now * hires.into_iter().fold(0.0, f32::max);
    }
    if worth.weights.hire_later != 0.0 {
        let stack = table.period() + 1;
        for person in to_come.iter().filter(|person| person.card().stack.index() == stack) {
            if !table.persons.contains(&person) {
                score += worth.weights.hire_later * judge.person(person);
            }
        }
    }
    score
}

/// Whether this seat's hire of the round has not begun.
fn hire_is_to_come(table: &Table, seat: Seat) -> bool {
    match table.phase {
        Phase::Draft | Phase::Actions => true,
        Phase::Hiring => !table.turn_has_begun(seat),
        Phase::Plague | Phase::Over => false,
    }
}

/// The gray persons that have not been turned up, as the view's seat knows: which, not when.
pub(crate) fn persons_to_come(view: &View) -> PersonSet {
    let mut persons = view.known.gray_in_game;
    for slot in 0..=usize::from(view.table.round) {
        if let Some(person) = view.known.gray[slot] {
            persons.remove(person);
        }
    }
    persons
}

/// The expected points of every seat: the real ones when the game is over.
pub(crate) fn expected_scores(worth: &Worth, table: &Table, to_come: PersonSet) -> BySeat<f32> {
    let mut scores = BySeat([0.0; MAX_SEATS]);
    for seat in table.seats() {
        scores[seat] = if table.phase == Phase::Over {
            let borough = &table.boroughs[seat];
            // What breaks a tie counts a little.
            f32::from(borough.prestige)
                + 0.01 * f32::from((borough.coins + u16::from(borough.supply)).min(49))
        } else {
            evaluate(worth, table, seat, to_come)
        };
    }
    scores
}

/// Each seat's chance to win from the expected points: a soft maximum, softer while more of the game is to come.
pub(crate) fn chances(scores: &BySeat<f32>, players: usize, doubt: f32) -> BySeat<f32> {
    let most = scores.0[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut chances = BySeat([0.0; MAX_SEATS]);
    let mut sum = 0.0;
    for seat in 0..players {
        chances.0[seat] = ((scores.0[seat] - most) / doubt).exp();
        sum += chances.0[seat];
    }
    for chance in &mut chances.0[..players] {
        *chance /= sum;
    }
    chances
}

/// How much the expected points may still change.
pub(crate) fn doubt(table: &Table) -> f32 {
    let rounds_after = f32::from(engine::ROUNDS - 1 - table.round);
    DOUBT * (1.0 + rounds_after).sqrt()
}

/// The chance to win of a seat that expects `score` points, as the evaluation sees it.
pub(crate) fn chance(
    worth: &Worth,
    table: &Table,
    seat: Seat,
    score: f32,
    to_come: PersonSet,
) -> f32 {
    let mut scores = expected_scores(worth, table, to_come);
    scores[seat] = score;
    chances(&scores, table.players(), doubt(table))[seat]
}
