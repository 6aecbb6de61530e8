//! The log: what is withdrawn, what can be, and what stays.

use engine::{Choice, Event, Phase, Prompt, Rules};
use table::{Chooser, Line, Log, Over, Refusal, Told};

use crate::support::{Dice, choose, dealt, from_position, line, play_until, seat, undo};

fn is_playing(game: &engine::Game) -> bool {
    game.table().prompt == Prompt::Play
}

#[test]
fn lines_are_read_as_they_were_written() {
    for text in ["keep bank", "bot keep bank", "pass", "bot pass", "undo 0", "undo 17"] {
        assert_eq!(Line::read(text).map(|it| it.to_string()), Ok(text.to_owned()));
    }
    assert_eq!(
        Line::read("bot pass"),
        Ok(Line::Choice { choice: Choice::Pass, by: Chooser::Bot }),
        "who chose is stored"
    );
    for text in ["", "undo", "undo x", "undo -1", "bot", "bot undo 1", "bot bot pass", "keep it"] {
        assert!(matches!(Line::read(text), Err(Refusal::Broken(_))), "{text}");
    }
}

#[test]
fn an_undo_withdraws_and_deletes_nothing() {
    let mut log = dealt(2, 1, Rules::default());
    choose(&mut log, seat(0), 0);
    undo(&mut log, seat(0));
    assert_eq!(log.revision(), 2);
    assert_eq!(log.game(), log.dealt());
    assert_eq!((log.choices().count(), log.record().choices.len()), (0, 0));
    choose(&mut log, seat(0), 1);
    let made: Vec<_> = log.choices().map(|(ply, by, _)| (ply, by)).collect();
    assert_eq!(made, [(2, seat(0))]);
    assert_eq!(log.record().replay(1, &mut ()), *log.game());
}

/// In whole games of random choices: a choice can be taken back if and only if it showed nothing, by its seat alone, and
/// then everything is as before.
#[test]
fn a_choice_can_be_taken_back_unless_it_showed_something() {
    let mut dice = Dice(1);
    let (mut taken_back, mut stayed, mut turns) = (0, 0, 0);
    for n in 0..8_u8 {
        let players = 2 + usize::from(n % 4);
        let rules = Rules { open_scores: n % 2 == 0, new_persons: n < 4, ..Rules::default() };
        let mut log = dealt(players, n, rules);
        while let Some(by) = log.game().waiting().first() {
            let before = *log.game();
            let line = line(&log, by, dice.below(20));
            let events = log.add(by, line).expect("an option");
            let shows = events.iter().any(|it| it.reveals(by, &rules));
            assert_eq!(log.undo(by, Over::Nobody).is_none(), shows, "{line} in\n{before}");
            for other in before.seats().filter(|&it| it != by) {
                let drafting = log.game().table().phase == Phase::Draft && !shows;
                assert!(
                    drafting || log.undo(other, Over::Nobody).is_none(),
                    "{other} after {line}"
                );
                assert_eq!(
                    log.restart(other, Over::Nobody).is_none(),
                    log.undo(other, Over::Nobody).is_none()
                );
            }
            if shows {
                stayed += 1;
                continue;
            }
            turns += usize::from(log.restart(by, Over::Nobody) != log.undo(by, Over::Nobody));
            taken_back += 1;
            undo(&mut log, by);
            assert_eq!(*log.game(), before, "after {line}");
            log.add(by, line).expect("it is an option again");
        }
    }
    assert!(100 < taken_back && 100 < stayed && 20 < turns, "{taken_back} {stayed} {turns}");
}

#[test]
fn a_turn_is_taken_back_to_the_card_that_was_played() {
    let position = "players 2\nphase actions\nturn 0\nseat 0: supply 4 | carriage-house 2\nseat 1: supply 4\nhand A1 0: carriage-house bank park";
    let mut log = from_position(position);
    let play = Line::read("play carriage-house").expect("a choice");
    log.add(seat(0), play).expect("an option");
    assert_eq!(
        log.restart(seat(0), Over::Nobody),
        log.undo(seat(0), Over::Nobody),
        "a turn of one choice"
    );
    assert!(matches!(log.game().table().prompt, Prompt::Drive { .. }), "{}", log.game());
    choose(&mut log, seat(0), 0);
    assert_eq!(log.undo(seat(0), Over::Nobody), Some(Line::Undo { from: 1 }));
    assert_eq!(log.restart(seat(0), Over::Nobody), Some(Line::Undo { from: 0 }));
    log.add(seat(0), Line::Undo { from: 0 }).expect("an undo");
    assert_eq!(log.game(), log.dealt());
    assert_eq!((log.undo(seat(0), Over::Nobody), log.restart(seat(0), Over::Nobody)), (None, None));
}

#[test]
fn what_another_seat_has_withdrawn_was_seen() {
    let mut log = dealt(2, 1, Rules::default());
    play_until(&mut log, is_playing);
    while log.game().table().active() == seat(0) {
        choose(&mut log, seat(0), 0);
    }
    assert!(log.undo(seat(0), Over::Nobody).is_some(), "nobody has acted since");
    choose(&mut log, seat(1), 0);
    undo(&mut log, seat(1));
    assert_eq!(log.undo(seat(0), Over::Nobody), None, "seat 0 has seen the card of seat 1");
    assert_eq!(log.undo(seat(1), Over::Nobody), None, "and before it seat 0 has acted");
}

#[test]
fn what_one_has_withdrawn_oneself_does_not_matter() {
    let mut log = dealt(2, 1, Rules::default());
    play_until(&mut log, is_playing);
    let before = log.revision();
    for nth in [0, 1, 0] {
        choose(&mut log, seat(0), nth);
        undo(&mut log, seat(0));
    }
    choose(&mut log, seat(0), 0);
    assert_eq!(log.undo(seat(0), Over::Nobody), Some(Line::Undo { from: before + 6 }));
}

#[test]
fn in_the_draft_others_choose_meanwhile() {
    let mut log = dealt(3, 1, Rules::default());
    choose(&mut log, seat(1), 0);
    choose(&mut log, seat(0), 0);
    undo(&mut log, seat(0));
    choose(&mut log, seat(2), 0);
    assert_eq!(
        log.undo(seat(1), Over::Nobody),
        Some(Line::Undo { from: 0 }),
        "nothing of it was seen"
    );
    // A second answer replaces the first, and taking it back brings the first again.
    choose(&mut log, seat(1), 1);
    assert_eq!(log.undo(seat(1), Over::Nobody), Some(Line::Undo { from: 4 }));
    assert_eq!(log.restart(seat(1), Over::Nobody), Some(Line::Undo { from: 0 }));
    choose(&mut log, seat(0), 0);
    assert_eq!(log.undo(seat(1), Over::Nobody), None, "cards were passed");
}

#[test]
fn a_bots_choice_stays_and_what_came_before_it() {
    let mut log = from_position(
        "players 2\nphase actions\nturn 0\nseat 0: supply 4 | carriage-house 2\nseat 1: supply 4\nhand A1 0: carriage-house bank park",
    );
    log.add(seat(0), Line::read("play carriage-house").expect("a choice")).expect("an option");
    let Line::Choice { choice, .. } = line(&log, seat(0), 0) else { panic!("a choice") };
    log.add(seat(0), Line::Choice { choice, by: Chooser::Bot }).expect("an option");
    assert_eq!((log.undo(seat(0), Over::Nobody), log.restart(seat(0), Over::Nobody)), (None, None));
}

#[test]
fn what_a_bot_has_kept_stays() {
    let mut log = dealt(2, 1, Rules::default());
    assert!(!log.bot_has_kept(seat(0)), "nothing was kept");
    choose(&mut log, seat(1), 0);
    assert!(!log.bot_has_kept(seat(1)), "a person kept it");
    let Line::Choice { choice, .. } = line(&log, seat(1), 1) else { panic!("a choice") };
    log.add(seat(1), Line::Choice { choice, by: Chooser::Bot }).expect("an option");
    assert!(log.bot_has_kept(seat(1)));
    assert!(!log.bot_has_kept(seat(0)));
    assert_eq!(log.undo(seat(1), Over::Nobody), None);
    choose(&mut log, seat(0), 0);
    assert!(!log.bot_has_kept(seat(1)), "that question is answered; the next one is open");
    play_until(&mut log, is_playing);
    assert!(!log.bot_has_kept(seat(1)), "outside the draft nothing is open");
}

#[test]
fn an_answer_in_the_draft_holds_while_others_answer() {
    let mut log = dealt(3, 1, Rules::default());
    choose(&mut log, seat(1), 0);
    choose(&mut log, seat(2), 0);
    let from = |log: &Log| [0, 1, 2].map(|it| log.answerable_from(seat(it)));
    assert_eq!(from(&log), [0, 1, 2]);
    undo(&mut log, seat(2));
    assert_eq!(from(&log), [0, 1, 3]);
    choose(&mut log, seat(2), 0);
    choose(&mut log, seat(0), 0);
    assert_eq!(from(&log), [5, 5, 5], "a new question");
    play_until(&mut log, is_playing);
    assert_eq!(from(&log), [log.revision(); 3], "outside the draft one is asked alone");
}

#[test]
fn the_lines_since_a_revision_are_told_as_they_were() {
    let mut log = dealt(2, 2, Rules::default());
    let mut told = Vec::new();
    for nth in 0..30 {
        let by = log.game().waiting().first().expect("the game is on");
        let made = line(&log, by, nth);
        let events = log.add(by, made).expect("an option");
        told.push(Told { revision: log.revision(), seat: by, line: made, events });
        if let Some(back) = log.undo(by, Over::Nobody).filter(|_| nth % 3 == 0) {
            log.add(by, back).expect("an undo");
            let events: Vec<Event> = Vec::new();
            told.push(Told { revision: log.revision(), seat: by, line: back, events });
        }
    }
    for since in [0, 1, 17, log.revision() - 1, log.revision(), 99] {
        let from = usize::try_from(since).expect("small").min(told.len());
        assert_eq!(log.since(since), told[from..], "since {since}");
    }
}

#[test]
fn one_who_plays_all_seats_forgets_choices_whoever_made_them() {
    let mut log = dealt(2, 2, Rules::default());
    for _ in 0..3 {
        let by = log.game().waiting().first().expect("the game is on");
        choose(&mut log, by, 0);
    }
    assert!(!log.forget(4), "so many were not made");
    assert_eq!(log.revision(), 3);
    assert!(log.forget(0));
    assert_eq!(log.revision(), 3);
    assert!(log.forget(2));
    assert_eq!((log.revision(), log.choices().count()), (1, 1));
    assert_eq!(*log.game(), log.record().replay(1, &mut ()));
    assert!(log.forget(1));
    assert_eq!(log.game(), log.dealt());
}

#[test]
fn an_illegal_line_changes_nothing() {
    let mut log = dealt(2, 2, Rules::default());
    assert!(log.add(seat(0), Line::Choice { choice: Choice::Pass, by: Chooser::Person }).is_err());
    assert_eq!((log.revision(), log.game()), (0, log.dealt()));
}

/// In whole games with many undos: whoever reads from some revision on is told the same as whoever reads everything, and
/// the game is the one that the choices make which are left.
#[test]
fn reading_from_a_revision_gives_the_end_of_the_whole() {
    let mut dice = Dice(5);
    for n in 0..3_u8 {
        let players = 2 + usize::from(n);
        let mut log = dealt(players, n, Rules::default());
        while !log.game().waiting().is_empty() {
            let undoing = log
                .game()
                .seats()
                .find(|&it| log.undo(it, Over::Nobody).is_some() && dice.below(3) == 0);
            match undoing {
                Some(by) if dice.below(3) == 0 => {
                    let whole_turn = log.restart(by, Over::Nobody).expect("what can be undone");
                    log.add(by, whole_turn).expect("an undo is never illegal");
                }
                Some(by) => undo(&mut log, by),
                None => {
                    let waiting = log.game().waiting();
                    let by = waiting.iter().nth(dice.below(waiting.len())).expect("below");
                    choose(&mut log, by, dice.below(20));
                }
            }
            if undoing.is_none() {
                continue;
            }
            let left = log.record();
            assert_eq!(left.replay(left.choices.len(), &mut ()), *log.game());
        }
        let whole = log.since(0);
        assert_eq!(whole.len(), usize::try_from(log.revision()).expect("small"));
        for from in (0..=log.revision()).step_by(13) {
            let new = &whole[usize::try_from(from).expect("small")..];
            assert_eq!(log.since(from), new, "from {from}");
        }
        assert_eq!(log.since(u32::MAX), []);
    }
}
