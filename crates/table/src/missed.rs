//! What someone missed: each choice since a revision, with the views as they were after it.
//!
//! The views are the engine's, of that moment: nobody learns more than they would have seen had they been there.

use engine::{Game, Seat};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{
    SeatMask,
    log::{Line, Log},
    update::{self, LineJson},
};

/// The most choices that are shown again; who was away for longer reads the log.
const STEPS: usize = 40;

#[derive(Serialize)]
struct Missed {
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct Step {
    revision: u32,
    views: Vec<Box<RawValue>>,
    events: [LineJson; 1],
}

/// The last choices since a revision that still count, for someone with these seats, as JSON.
pub fn missed(log: &Log, since: u32, seats: SeatMask) -> String {
    let skipped = log.choices().filter(|(ply, _, _)| since <= *ply).count().saturating_sub(STEPS);
    let shown_from = log.choices().filter(|(ply, _, _)| since <= *ply).nth(skipped);
    let shown_from = shown_from.map_or(u32::MAX, |(ply, _, _)| ply);
    let mut game = Game::new(log.setup(), &mut ());
    let mut steps = Vec::new();
    for (ply, seat, choice) in log.choices() {
        let mut events = Vec::new();
        game.choose_unchecked(seat, choice, &mut events);
        if shown_from <= ply {
            let line = update::line(ply + 1, seat, Line::Choice(choice), &events, seats);
            steps.push(Step { revision: ply + 1, views: views(&game, seats), events: [line] });
        }
    }
    serde_json::to_string(&Missed { steps }).expect("what was missed is plain JSON")
}

fn views(game: &Game, seats: SeatMask) -> Vec<Box<RawValue>> {
    let own = seats.iter().filter_map(Seat::new).map(Some);
    let viewers: Vec<Option<Seat>> = if seats.is_empty() { vec![None] } else { own.collect() };
    let view = |viewer| RawValue::from_string(update::view_json(game, viewer));
    viewers.into_iter().map(|viewer| view(viewer).expect("a view is plain JSON")).collect()
}
