//! The news: what has happened, line by line, with a heading where a round begins.

use std::io::{self, Write};

use engine::{Event, Person, Seat};
use text::Args;

use super::{
    board::{Board, period},
    screen::Screen,
};

/// Tells what happened after an empty line; a heading brings its own, and nothing to tell needs none.
pub(crate) fn tell_after_gap<W: Write>(
    screen: &mut Screen<W>,
    board: &Board<'_>,
    events: &[Event],
) -> io::Result<()> {
    let round = events.iter().position(|event| matches!(event, Event::RoundBegan { .. }));
    let before = &events[..round.unwrap_or(events.len())];
    if !board.narrator.log(before).is_empty() {
        screen.gap()?;
    }
    tell(screen, board, events)
}

/// Tells what happened, with a heading where a round begins.
pub(crate) fn tell<W: Write>(
    screen: &mut Screen<W>,
    board: &Board<'_>,
    events: &[Event],
) -> io::Result<()> {
    let mut rest = events;
    while !rest.is_empty() {
        if let Event::RoundBegan { round, start, persons, rats } = rest[0] {
            tell_round(screen, board, round, start, persons, rats)?;
            rest = &rest[1..];
        }
        let until = rest
            .iter()
            .position(|event| matches!(event, Event::RoundBegan { .. }))
            .unwrap_or(rest.len());
        for line in board.narrator.log(&rest[..until]) {
            screen.entry(&line)?;
        }
        rest = &rest[until..];
    }
    Ok(())
}

fn tell_round<W: Write>(
    screen: &mut Screen<W>,
    board: &Board<'_>,
    round: u8,
    start: Seat,
    persons: [Person; 3],
    rats: u8,
) -> io::Result<()> {
    let locale = board.narrator.locale();
    let args =
        Args::new().number("round", round + 1).text("period", period(usize::from(round) / 3));
    screen.heading(&locale.say("terminal-round", &args))?;
    let args = Args::new().noun("player", &board.narrator.player(start)).number("value", rats);
    screen.paragraph(&locale.say("terminal-round-start", &args))?;
    let rules = &board.view.table.rules;
    for person in persons {
        let args = Args::new()
            .noun("person", &locale.person(person))
            .number("rats", rules.rats.of(person))
            .text("effect", locale.person_effect(person, rules));
        screen.entry(&locale.say("terminal-person", &args))?;
    }
    Ok(())
}
