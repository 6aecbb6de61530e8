//! The end of the game: places, what broke a tie, and where the points came from.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use engine::{Event, MessageKind, Place, Sector, Source};
use text::Args;

use super::{board::Board, screen::Screen};

/// Shows the result and how it came about.
pub(crate) fn show<W: Write>(
    screen: &mut Screen<W>,
    board: &Board<'_>,
    history: &[Event],
) -> io::Result<()> {
    let table = &board.view.table;
    let locale = board.narrator.locale();
    screen.heading(&locale.word("terminal-result"))?;
    let standing = table.standing();
    let mut seats: Vec<_> = table.seats().collect();
    seats.sort_by_key(|&seat| standing[seat].place);
    for &seat in &seats {
        let score = standing[seat];
        let shared = seats.iter().filter(|&&it| standing[it].place == score.place).count();
        let tied = seats.iter().filter(|&&it| standing[it].prestige == score.prestige).count();
        let args = Args::new()
            .noun("player", &board.narrator.player(seat))
            .number("place", score.place)
            .number("prestige", score.prestige)
            .number("tiebreak", score.tie_break)
            .yes("tied", 1 < tied)
            .yes("shared", 1 < shared);
        screen.entry(&locale.say("terminal-place", &args))?;
    }
    screen.heading(&locale.word("terminal-sources"))?;
    screen.table(&points_by_source(board, history))?;
    screen.gap()
}

/// One row for each source of points, one column for each player.
fn points_by_source(board: &Board<'_>, history: &[Event]) -> Vec<(String, Vec<String>)> {
    let table = &board.view.table;
    let narrator = board.narrator;
    let mut rows: BTreeMap<(Source, bool), Vec<i32>> = BTreeMap::new();
    let mut park = vec![0; table.players()];
    let mut add = |source, lost: bool, seat: engine::Seat, n: i32| {
        let row =
            rows.entry((one_source(source), lost)).or_insert_with(|| vec![0; table.players()]);
        row[seat.index()] += n;
    };
    for event in history {
        if let Event::PrestigeGained { seat, n, park: bonus, source } = *event {
            add(source, false, seat, n.into());
            park[seat.index()] += i32::from(bonus);
        } else if let Event::PrestigeLost { seat, n, source } = *event {
            add(source, true, seat, -i32::from(n));
        }
    }
    let cells = |row: &[i32]| row.iter().map(ToString::to_string).collect::<Vec<_>>();
    let mut shown = vec![(String::new(), table.seats().map(|seat| board.name(seat)).collect())];
    for ((source, _), row) in &rows {
        shown.push((narrator.source(*source).to_string(), cells(row)));
    }
    if park.iter().any(|&n| n != 0) {
        let park_name = narrator.locale().place(Place::Sector(Sector::Park)).to_string();
        shown.push((park_name, cells(&park)));
    }
    let totals: Vec<_> = table.seats().map(|seat| table.boroughs[seat].prestige.into()).collect();
    shown.push((narrator.locale().word("terminal-total"), cells(&totals)));
    shown
}

/// All messages count as one source.
fn one_source(source: Source) -> Source {
    match source {
        Source::Message(_) => Source::Message(MessageKind::Prestige),
        Source::Sector(_)
        | Source::Person(_)
        | Source::Donation
        | Source::NotreDame
        | Source::Plague
        | Source::Hire => source,
    }
}
