//! What someone missed: each choice since a revision, with the views as they were after it.
//!
//! The views are the engine's, of that moment: nobody learns more than they would have seen had they been there.

use protocol::{
    ViewJson,
    update::{Missed, MissedStep},
};

use crate::{
    SeatMask,
    line::Line,
    log::{Log, Told},
    shown,
};

/// The most choices that are shown again; who was away for longer reads the log.
pub const STEPS: usize = 40;

/// The last choices since a revision that still count, for someone with these seats.
pub(crate) fn missed(log: &Log, since: u32, seats: SeatMask) -> Missed {
    let new = || log.choices().filter(|(ply, _, _)| since <= *ply);
    let first = new().nth(new().count().saturating_sub(STEPS)).map_or(u32::MAX, |(ply, _, _)| ply);
    let mut game = *log.dealt();
    let mut steps = Vec::new();
    for (ply, seat, choice, by) in log.choices_by() {
        let mut events = Vec::new();
        game.choose_unchecked(seat, choice, &mut events);
        if ply < first {
            continue;
        }
        let line = Line::Choice { choice, by };
        let told = Told { revision: ply + 1, seat, line, events };
        let open = shown::open(&game);
        let views = shown::views(&game, seats);
        steps.push(MissedStep {
            revision: ply + 1,
            views: views.iter().map(|it| ViewJson::with_table(it, open.clone())).collect(),
            events: [shown::step(&told, seats)],
        });
    }
    Missed { steps }
}
