//! A table: its log, its seats, the way of a choice, and what each viewer is shown.

#[path = "table/clock.rs"]
mod clock;
#[path = "table/deal.rs"]
mod deal;
#[path = "table/edits.rs"]
mod edits;
#[path = "table/enough.rs"]
mod enough;
#[path = "table/log.rs"]
mod log;
#[path = "table/moved.rs"]
mod moved;
#[path = "table/objections.rs"]
mod objections;
#[path = "table/seen.rs"]
mod seen;
#[path = "table/sitting.rs"]
mod sitting;
#[path = "table/support.rs"]
mod support;
#[path = "table/takebacks.rs"]
mod takebacks;
#[path = "table/wanted.rs"]
mod wanted;
