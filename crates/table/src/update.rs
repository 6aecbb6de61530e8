//! Updates: the view, the events and the possible undos after each revision, as JSON.
//!
//! Hidden information is hidden by the engine, in `Game::view` and `Event::seen_by`; nothing here looks at a card. What
//! lies open is the same for everyone: it is written once and shared.

use engine::{Event, Game, Phase, Seat, SeatSet, View};
use protocol::{
    EventJson,
    view::{OwnJson, TableJson},
};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{
    SeatMask,
    log::{Foreseen, Line, Log},
};

#[derive(Serialize)]
struct Update<'a> {
    r#type: &'static str,
    revision: u32,
    views: Vec<SeatView<'a>>,
    events: &'a [LineJson],
    undo: Vec<UndoJson>,
    previews: Vec<PreviewsJson>,
}

#[derive(Serialize)]
struct SeatView<'a> {
    seat: Option<usize>,
    table: &'a RawValue,
    prestige: Vec<Option<u16>>,
    own: Option<OwnJson>,
    options: Vec<String>,
}

/// One line of the log with what it did, as some viewer may see it.
#[derive(Debug, Serialize)]
pub struct LineJson {
    revision: u32,
    seat: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    choice: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    undo: bool,
    /// Of an undo, the first ply it withdraws.
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<u32>,
    events: Vec<EventJson>,
}

#[derive(Serialize)]
struct UndoJson {
    seat: usize,
    undo: bool,
    restart: bool,
}

#[derive(Serialize)]
struct PreviewsJson {
    seat: usize,
    options: Vec<PreviewJson>,
}

/// What a choice would openly lead to.
#[derive(Debug, Serialize)]
pub struct PreviewJson {
    choice: String,
    events: Vec<EventJson>,
    /// Whether it cannot be taken back, because something hidden comes to light.
    #[serde(rename = "final", skip_serializing_if = "std::ops::Not::not")]
    is_final: bool,
}

/// The open part of the game after one revision, written once for all who are told.
#[derive(Debug)]
pub struct Open {
    table: Box<RawValue>,
}

impl Open {
    /// Writes the open part.
    pub fn new(game: &Game) -> Self {
        Self { table: open_table(game) }
    }
}

fn open_table(game: &Game) -> Box<RawValue> {
    let json = TableJson::from(&game.view(None));
    serde_json::value::to_raw_value(&json).expect("an open table is plain JSON")
}

/// The update for someone with these seats; for nobody's seats, a spectator's.
pub fn update(log: &Log, open: &Open, seats: SeatMask, events: &[LineJson]) -> String {
    let game = log.game();
    let own: Vec<Seat> = seats_in(game, seats).collect();
    let viewers: Vec<Option<Seat>> =
        if own.is_empty() { vec![None] } else { own.iter().copied().map(Some).collect() };
    let update = Update {
        r#type: "update",
        revision: log.revision(),
        views: viewers.into_iter().map(|viewer| seat_view(&game.view(viewer), open)).collect(),
        events,
        undo: own.iter().map(|&seat| undo(log, seat)).collect(),
        previews: own
            .iter()
            .filter(|&&seat| game.waiting().contains(seat))
            .map(|&seat| PreviewsJson { seat: seat.index(), options: previews(game, seat) })
            .collect(),
    };
    serde_json::to_string(&update).expect("an update is plain JSON")
}

/// A view of one seat or of a spectator, alone.
pub fn view_json(game: &Game, viewer: Option<Seat>) -> String {
    let open = Open::new(game);
    serde_json::to_string(&seat_view(&game.view(viewer), &open)).expect("a view is plain JSON")
}

fn seats_in(game: &Game, seats: SeatMask) -> impl Iterator<Item = Seat> {
    game.seats().filter(move |&seat| !SeatMask::one(seat).and(seats).is_empty())
}

fn seat_view<'a>(view: &View, open: &'a Open) -> SeatView<'a> {
    SeatView {
        seat: view.seat.map(Seat::index),
        table: &open.table,
        prestige: view.table.seats().map(|seat| view.prestige(seat)).collect(),
        own: view.seat.map(|seat| OwnJson::new(view, seat)),
        options: view.options.iter().map(|choice| choice.to_string()).collect(),
    }
}

fn undo(log: &Log, seat: Seat) -> UndoJson {
    let undo = log.undo(seat).is_some();
    UndoJson { seat: seat.index(), undo, restart: undo && log.restart(seat) != log.undo(seat) }
}

/// What each option of a seat would openly lead to. In the draft nothing is to be foreseen, but the last answer is final.
pub fn previews(game: &Game, seat: Seat) -> Vec<PreviewJson> {
    if game.table().phase == Phase::Draft {
        let is_last = game.waiting() == SeatSet::one(seat);
        let last = |choice| PreviewJson { choice, events: Vec::new(), is_final: true };
        let options = game.options(seat);
        return options.iter().filter(|_| is_last).map(|it| last(choice_text(it))).collect();
    }
    let preview = |choice| {
        let foreseen = Foreseen::of(game, seat, choice);
        PreviewJson {
            choice: choice_text(choice),
            is_final: foreseen.reveals,
            events: foreseen.events.into_iter().map(EventJson::from).collect(),
        }
    };
    game.options(seat).iter().map(preview).collect()
}

fn choice_text(choice: engine::Choice) -> String {
    choice.to_string()
}

/// A line as someone with these seats may see it.
pub fn line(
    revision: u32,
    seat: Seat,
    line: Line,
    events: &[Event],
    viewers: SeatMask,
) -> LineJson {
    let own = !SeatMask::one(seat).and(viewers).is_empty();
    let (choice, from) = match line {
        Line::Choice(engine::Choice::Keep(_)) if !own => (None, None),
        Line::Choice(choice) => (Some(choice_text(choice)), None),
        Line::Undo { from } => (None, Some(from)),
    };
    let events = events.iter().map(|&event| EventJson::from(seen(event, viewers))).collect();
    LineJson { revision, seat: seat.index(), choice, undo: from.is_some(), from, events }
}

/// The event as someone with these seats sees it: what any of the seats may see.
fn seen(event: Event, viewers: SeatMask) -> Event {
    let open = event.seen_by(None);
    let by = |seat: usize| Seat::new(seat).map(|seat| event.seen_by(Some(seat)));
    viewers.iter().filter_map(by).find(|it| *it != open).unwrap_or(open)
}

/// The lines of a log from a revision on, as someone with these seats may see them.
pub fn lines_from(log: &Log, revision: u32, viewers: SeatMask) -> Vec<LineJson> {
    let mut lines = Vec::new();
    log.replay_from(revision, |revision, seat, it, events| {
        lines.push(line(revision, seat, it, events, viewers));
    });
    lines
}
