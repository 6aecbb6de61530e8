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
    line::{Chooser, Line},
    log::{Log, Over, Told},
    preview::previews,
};

/// The public part of a game, serialised once for all recipients.
pub(crate) fn open(game: &Game) -> OpenTable {
    OpenTable::from(&TableJson::from(&game.view(None)))
}

/// The state for someone with these seats, with these lines; for nobody's seats, a spectator's.
pub(crate) fn update(
    log: &Log,
    over: Over,
    open: &OpenTable,
    seats: SeatMask,
    lines: &[Told],
) -> Update {
    let views = views(log.game(), seats);
    let own = || views.iter().filter_map(|view| view.seat);
    Update {
        revision: log.revision(),
        events: lines.iter().map(|it| step(it, seats)).collect(),
        undo: own().map(|seat| undo(log, seat, over)).collect(),
        previews: views.iter().filter_map(previews).collect(),
        views: views.iter().map(|view| ViewJson::with_table(view, open.clone())).collect(),
        clocks: Vec::new(),
        held: false,
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

fn undo(log: &Log, seat: Seat, over: Over) -> Undo {
    let undo = log.undo(seat, over).filter(|_| !log.is_undone_enough(seat, over));
    let restart = undo.is_some() && log.restart(seat, over) != undo;
    Undo { seat: seat.index(), undo: undo.is_some(), restart }
}

/// A line as someone with these seats may see it.
pub(crate) fn step(told: &Told, viewers: SeatMask) -> Step {
    let Told { revision, seat, line, ref events } = *told;
    let viewer = Some(seat).filter(|&seat| viewers.contains(seat));
    let (choice, from) = match line {
        Line::Choice { choice, .. } => (choice.seen_by(seat, viewer), None),
        Line::Undo { from } | Line::Back { from } => (None, Some(from)),
    };
    let by_clock = matches!(line, Line::Choice { by: Chooser::Clock, .. });
    Step {
        revision,
        seat: seat.index(),
        choice: choice.map(|it| it.to_string()),
        undo: from.is_some(),
        everyone: matches!(line, Line::Back { .. }),
        by_clock,
        from,
        events: events.iter().map(|&event| EventJson::from(seen(event, viewers))).collect(),
    }
}

/// The event as someone with these seats sees it: whatever any of the seats may see.
fn seen(event: Event, viewers: SeatMask) -> Event {
    let open = event.seen_by(None);
    let by = |seat: usize| Seat::new(seat).map(|seat| event.seen_by(Some(seat)));
    viewers.iter().filter_map(by).find(|it| *it != open).unwrap_or(open)
}
