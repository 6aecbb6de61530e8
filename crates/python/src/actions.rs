//! Actions: the numbers of choices, as lists and as masks. `tests/spaces.txt` lists them, and is frozen.

use engine::{Choice, Game, Seat};
use pyo3::prelude::*;

use crate::setup::invalid;

/// The choice with this number; an error says what `seat` may choose.
pub(crate) fn choice(game: &Game, seat: Seat, action: i64) -> PyResult<Choice> {
    let choice = u8::try_from(action).ok().and_then(Choice::from_index);
    choice.filter(|&it| game.options(seat).contains(it)).ok_or_else(|| refused(game, seat, action))
}

#[cold]
fn refused(game: &Game, seat: Seat, action: i64) -> PyErr {
    let choice = u8::try_from(action).ok().and_then(Choice::from_index);
    let said = choice.map_or_else(|| action.to_string(), |it| format!("{action} (`{it}`)"));
    let Some(prompt) = game.prompt(seat) else {
        let why = if game.result().is_some() {
            "the game is over".to_owned()
        } else {
            let waiting: Vec<String> = game.waiting().iter().map(|it| it.to_string()).collect();
            format!("it is not seat {seat}'s turn but that of seat {}", waiting.join(" and "))
        };
        return invalid(format!("action {said}: {why}"));
    };
    let offered: Vec<String> = numbers(game, seat)
        .map(|it| format!("{it} (`{}`)", Choice::ALL[usize::from(it)]))
        .collect();
    invalid(format!(
        "action {said} does not answer the prompt `{prompt}` of seat {seat}: expected {}",
        offered.join(", ")
    ))
}

/// The numbers of the choices that a seat may make, in rising order.
pub(crate) fn numbers(game: &Game, seat: Seat) -> impl Iterator<Item = u16> {
    let options = game.options(seat);
    let pass = options.contains(Choice::Pass).then_some(0);
    let others = options.iter().filter(|&it| it != Choice::Pass);
    pass.into_iter().chain(others.map(|it| u16::from(it.index())))
}

/// Writes what a seat may choose: 1 for each option, 0 for the others.
#[inline]
pub(crate) fn write_mask(game: &Game, seat: Seat, mask: &mut [i8; Choice::COUNT]) {
    mask.fill(0);
    for choice in game.options(seat).iter() {
        mask[usize::from(choice.index())] = 1;
    }
}
