//! `replay` and `review`: a record as a table, and what a bot thinks of every choice in it.

use engine::{Choice, Game, Seat};
use protocol::Record;
use pyo3::{prelude::*, types::PyDict};

use crate::{
    bot::Bot,
    setup::{self, invalid},
};

/// Goes through a record and returns its choices as columns for a table, one row for each choice.
///
/// `ply`, `round`, `phase`, `seat`, `name`, `prompt`, `choice`, `action` and `options` (how many there were) tell the choice;
/// `coins`, `supply` and `rats` are what its seat has after it, and `prestige_0`, `prestige_1` … what each seat has.
///
/// >>> state = State(players=2, seed=1)
/// >>> while not state.is_over:
/// ...     state.apply(state.legal_actions()[-1])
/// >>> table = replay(state.record())
/// >>> len(table["choice"]) == state.ply, table["prestige_0"][-1] == state.scores()[0]
/// (True, True)
#[pyfunction]
pub(crate) fn replay<'py>(py: Python<'py>, record: &str) -> PyResult<Bound<'py, PyDict>> {
    let record: Record = record.parse().map_err(invalid)?;
    let steps = steps(&record);
    let table = PyDict::new(py);
    tell_choices(&table, &record, &steps)?;
    let own = |step: &Step| *step.after.borough(step.seat);
    table.set_item("coins", column(&steps, |step| own(step).coins))?;
    table.set_item("supply", column(&steps, |step| u16::from(own(step).supply)))?;
    table.set_item("rats", column(&steps, |step| u16::from(own(step).rats)))?;
    for seat in record.start.game(&mut ()).seats() {
        let prestige = column(&steps, |step| step.after.borough(seat).prestige);
        table.set_item(format!("prestige_{seat}"), prestige)?;
    }
    Ok(table)
}

/// Lets a bot judge every choice of a record, and returns columns for a table, one row for each choice that had more than one
/// option. The bot sees what the seat saw.
///
/// Beside what `replay` tells of a choice: `score` and `win` are the points and the chance to win that the bot expects of the
/// choice, `best` is what it would have chosen, with `best_score` and `best_win`; `lost` is the difference in the chance to win.
///
/// Args:
///     record: the text of a record.
///     bot: who judges.
///     seat: judge this seat only.
///
/// >>> state = State(players=2, seed=1)
/// >>> for _ in range(40):
/// ...     state.apply(state.legal_actions()[-1])
/// >>> table = review(state.record(), Bot("regular"))
/// >>> all(lost >= 0 for lost in table["lost"])
/// True
#[pyfunction]
#[pyo3(signature = (record, bot, seat=None))]
pub(crate) fn review<'py>(
    py: Python<'py>,
    record: &str,
    bot: &Bound<'py, Bot>,
    seat: Option<i64>,
) -> PyResult<Bound<'py, PyDict>> {
    let record: Record = record.parse().map_err(invalid)?;
    let seat = seat.map(|number| setup::seat(number, record.start.players())).transpose()?;
    let mut steps = steps(&record);
    steps.retain(|it| 1 < it.options() && seat.is_none_or(|seat| it.seat == seat));
    let mut judged = Vec::new();
    for step in &steps {
        py.check_signals()?;
        let advice = bot.get().advice(py, &step.before.view(Some(step.seat)));
        let made = advice.iter().find(|it| it.choice == step.choice).copied();
        let best = advice.first().copied();
        judged.push(made.zip(best).ok_or_else(|| invalid("a bot forgot an option"))?);
    }
    let table = PyDict::new(py);
    tell_choices(&table, &record, &steps)?;
    table.set_item("score", column(&judged, |(made, _)| made.score))?;
    table.set_item("win", column(&judged, |(made, _)| made.win))?;
    table.set_item("best", column(&judged, |(_, best)| best.choice.to_string()))?;
    table.set_item("best_score", column(&judged, |(_, best)| best.score))?;
    table.set_item("best_win", column(&judged, |(_, best)| best.win))?;
    table.set_item("lost", column(&judged, |(made, best)| (best.win - made.win).max(0.0)))?;
    Ok(table)
}

/// A choice with the game before and after it.
struct Step {
    ply: usize,
    seat: Seat,
    choice: Choice,
    before: Game,
    after: Game,
}

impl Step {
    fn options(&self) -> usize {
        self.before.options(self.seat).len()
    }
}

fn steps(record: &Record) -> Vec<Step> {
    let mut game = record.start.game(&mut ());
    let mut steps = Vec::with_capacity(record.choices.len());
    for (ply, &(seat, choice)) in record.choices.iter().enumerate() {
        let before = game;
        game.choose_unchecked(seat, choice, &mut ());
        steps.push(Step { ply, seat, choice, before, after: game });
    }
    steps
}

fn tell_choices(table: &Bound<'_, PyDict>, record: &Record, steps: &[Step]) -> PyResult<()> {
    let name = |step: &Step| record.names[step.seat.index()].clone();
    table.set_item("ply", column(steps, |step| step.ply))?;
    table.set_item("round", column(steps, |step| u16::from(step.before.table().round) + 1))?;
    table.set_item("phase", column(steps, |step| step.before.table().phase.as_str()))?;
    table.set_item("seat", column(steps, |step| step.seat.index()))?;
    table.set_item("name", column(steps, name))?;
    table.set_item("prompt", column(steps, |step| step.before.table().prompt.to_string()))?;
    table.set_item("choice", column(steps, |step| step.choice.to_string()))?;
    table.set_item("action", column(steps, |step| u16::from(step.choice.index())))?;
    table.set_item("options", column(steps, Step::options))
}

fn column<T, V>(rows: &[T], value: impl Fn(&T) -> V) -> Vec<V> {
    rows.iter().map(value).collect()
}
