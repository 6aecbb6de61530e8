//! What each viewer is shown: the views, the lines of the log and the possible undos after a revision.
//!
//! Hidden information is hidden by the engine, in `Game::view`, `Event::seen_by` and `Choice::seen_by`; nothing here looks
//! at a card. What everyone can see is the same for everyone: it is written once and shared.

use engine::{Event, Game, Seat, View};
use protocol::{
    EventJson, Update, ViewJson,
    update::{Step, Undo},
    view::{OpenTable, TableJson},
};

use crate::{
    SeatMask,
    log::{Chooser, Line, Log, Told},
    preview::previews,
};

/// The open part of a game, written once for all who are told.
pub(crate) fn open(game: &Game) -> OpenTable {
    OpenTable::from(&TableJson::from(&game.view(None)))
}

/// The state for someone with these seats, with these lines; for nobody's seats, a spectator's.
pub(crate) fn update(log: &Log, open: &OpenTable, seats: SeatMask, lines: &[Told]) -> Update {
    let views = views(log.game(), seats);
    let own = || views.iter().filter_map(|view| view.seat);
    Update {
        revision: log.revision(),
        events: lines.iter().map(|it| step(it, seats)).collect(),
        undo: own().map(|seat| undo(log, seat)).collect(),
        previews: views.iter().filter_map(previews).collect(),
        views: views.iter().map(|view| ViewJson::with_table(view, open.clone())).collect(),
        clocks: Vec::new(),
    }
}

/// The views of these seats, or a spectator's.
pub(crate) fn views(game: &Game, seats: SeatMask) -> Vec<View> {
    let own: Vec<View> = game
        .seats()
        .filter(|&seat| seats.contains(seat))
        .map(|seat| game.view(Some(seat)))
        .collect();
    if own.is_empty() { vec![game.view(None)] } else { own }
}

fn undo(log: &Log, seat: Seat) -> Undo {
    let undo = log.undo(seat).filter(|_| !log.is_undone_enough(seat));
    let restart = undo.is_some() && log.restart(seat) != undo;
    Undo { seat: seat.index(), undo: undo.is_some(), restart }
}

/// A line as someone with these seats may see it.
pub(crate) fn step(told: &Told, viewers: SeatMask) -> Step {
    let Told { revision, seat, line, ref events } = *told;
    let viewer = Some(seat).filter(|&seat| viewers.contains(seat));
    let (choice, from, by_clock) = match line {
        Line::Choice { choice, by } => (choice.seen_by(seat, viewer), None, by == Chooser::Clock),
        Line::Undo { from } => (None, Some(from), false),
    };
    Step {
        revision,
        seat: seat.index(),
        choice: choice.map(|it| it.to_string()),
        undo: from.is_some(),
        by_clock,
        from,
        events: events.iter().map(|&event| EventJson::from(seen(event, viewers))).collect(),
    }
}

/// The event as someone with these seats sees it: what any of the seats may see.
fn seen(event: Event, viewers: SeatMask) -> Event {
    let open = event.seen_by(None);
    let by = |seat: usize| Seat::new(seat).map(|seat| event.seen_by(Some(seat)));
    viewers.iter().filter_map(by).find(|it| *it != open).unwrap_or(open)
}
