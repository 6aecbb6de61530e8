//! The time for each choice, turned by hand.

use bots::Level;
use engine::Phase;
use serde_json::{Value, json};
use table::{By, Chooser, Edit, Line, Play, Sitting, TimeUp};

use crate::support::{addition, edit, option, person, play, seat, wanted};

const SECOND: i64 = 1000;

/// Two people with a minute for each choice, dealt at 2 s; person 1 begins.
fn a_minute_each() -> Sitting {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table =
        json!({ "seats": seats, "start": 0, "seconds_per_choice": 60, "substitute": "novice" });
    let mut sitting = Sitting::new(wanted(table)).expect("a table");
    edit(&mut sitting, 2, &Edit::Sit { seat: 1 });
    edit(&mut sitting, 1, &Edit::Start { seed: [3; 32] });
    sitting
}

/// A choice or an undo of a person at a time.
fn at(sitting: &mut Sitting, seat: usize, play: Play, seconds: i64) {
    let by = By::Person(person(u8::try_from(seat).expect("small") + 1).id);
    let addition = addition(sitting, by, seat, play, "");
    let deadline = sitting.deadline_after(&addition, seconds * SECOND);
    sitting.added(addition, seconds * SECOND).expect("the next line");
    assert_eq!(sitting.deadline(), deadline, "what is stored with a line holds after it");
}

/// The first seat that is asked.
fn asked(sitting: &Sitting) -> usize {
    sitting.log().expect("a game").game().waiting().first().expect("one").index()
}

/// The seconds left by seat.
fn left(sitting: &Sitting, now: i64) -> Vec<(u64, u64)> {
    let update = sitting.look(now * SECOND, None, None, None).expect("a look");
    let update: Value = serde_json::from_str(&update).expect("JSON");
    let clocks = update["clocks"].as_array().cloned().unwrap_or_default();
    let number = |it: &Value, key| it[key].as_u64().expect("a number");
    clocks.iter().map(|it| (number(it, "seat"), number(it, "left") / 1000)).collect()
}

/// Lets both take their first options until cards are played.
fn to_the_actions(sitting: &mut Sitting, now: i64) {
    while sitting.log().expect("a game").game().table().phase == Phase::Draft {
        let game = sitting.log().expect("a game").game();
        let seat = game.waiting().first().expect("someone is asked").index();
        let first = option(sitting, seat, 0);
        at(sitting, seat, first, now);
    }
}

#[test]
fn in_the_draft_all_clocks_run_and_stop_with_the_answer() {
    let mut sitting = a_minute_each();
    assert_eq!(left(&sitting, 2), [(0, 60), (1, 60)]);
    assert_eq!(left(&sitting, 32), [(0, 30), (1, 30)]);
    let first = option(&sitting, 0, 0);
    at(&mut sitting, 0, first, 40);
    assert_eq!(left(&sitting, 42), [(1, 20)], "the other's question is the same");
    assert_eq!(sitting.deadline(), Some(62 * SECOND));
    let second = option(&sitting, 1, 0);
    at(&mut sitting, 1, second, 50);
    assert_eq!(left(&sitting, 50), [(0, 60), (1, 60)], "a new question, a new minute");
}

#[test]
fn an_undo_gives_no_time_back() {
    let mut sitting = a_minute_each();
    let first = option(&sitting, 0, 0);
    at(&mut sitting, 0, first, 42);
    // Twenty seconds pass in which nothing is asked of this seat: they do not count.
    at(&mut sitting, 0, Play::Undo, 60);
    assert_eq!(left(&sitting, 60), [(0, 20), (1, 2)]);
    at(&mut sitting, 0, first, 70);
    at(&mut sitting, 0, Play::Undo, 70);
    assert_eq!(left(&sitting, 70), [(0, 10), (1, 0)]);
}

#[test]
fn what_was_thought_about_withdrawn_choices_counts_together() {
    let mut sitting = a_minute_each();
    to_the_actions(&mut sitting, 10);
    let seat = asked(&sitting);
    let number = u64::try_from(seat).expect("small");
    let card = option(&sitting, seat, 0);
    at(&mut sitting, seat, card, 30);
    at(&mut sitting, seat, Play::Undo, 30);
    assert_eq!(left(&sitting, 30), [(number, 40)]);
}

#[test]
fn a_bot_answers_when_the_time_is_up_and_keeps_the_seat_the_third_time() {
    let mut sitting = a_minute_each();
    assert!(sitting.times_up(61 * SECOND).is_empty(), "a second too early");
    for round in 0..3 {
        let now = sitting.deadline().expect("someone is asked");
        let mut found = sitting.times_up(now);
        found.retain(|it| match it {
            TimeUp::Answer(due) => due.seat == seat(1),
            TimeUp::Give(late) => *late == seat(1),
            TimeUp::Settle => true,
        });
        match (round, found.as_slice()) {
            (0 | 1, [TimeUp::Answer(due)]) => {
                assert_eq!(due.level, Level::Novice);
                assert!(sitting.times_up(now).is_empty(), "it is asked once");
                let play = Play::Choose(due.view.options.nth(0));
                let line = addition(&sitting, By::Clock, 1, play, "");
                assert!(matches!(line.line, Line::Choice { by: Chooser::Clock, .. }));
                assert_eq!(Line::read(&line.line.to_string()), Ok(line.line));
                sitting.added(line, now).expect("the next line");
                // The other answers in time, so that the clocks go on.
                let first = option(&sitting, 0, 0);
                at(&mut sitting, 0, first, now / SECOND);
                // Where cards are played, it may be the other's turn: back to this one.
                while !sitting.log().expect("a game").game().waiting().contains(seat(1)) {
                    let first = option(&sitting, 0, 0);
                    at(&mut sitting, 0, first, now / SECOND);
                }
            }
            (2, [TimeUp::Give(_)]) => {
                edit(&mut sitting, 1, &Edit::TimeUp { seat: 1 });
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(sitting.meta().places[1].bot, Some(Level::Novice));
    assert_eq!(sitting.due().len(), 1, "the bot plays on");
    edit(&mut sitting, 2, &Edit::Take { seat: 1 });
    assert_eq!(sitting.meta().places[1].bot, None, "its person is back");
}

#[test]
fn the_clocks_are_the_same_after_the_lines_were_read_again() {
    let mut sitting = a_minute_each();
    to_the_actions(&mut sitting, 20);
    let seat = asked(&sitting);
    let card = option(&sitting, seat, 1);
    at(&mut sitting, seat, card, 33);
    let mut loaded = Sitting::new(sitting.meta().clone()).expect("a table");
    let mut times = vec![20 * SECOND; 4];
    times.push(33 * SECOND);
    for (it, at) in sitting.log().expect("a game").since(0).iter().zip(times) {
        let seat = u8::try_from(it.seat.index()).expect("small");
        loaded
            .load(it.revision - 1, seat, &it.line.to_string(), String::new(), at)
            .expect("a line");
    }
    assert_eq!(left(&loaded, 40), left(&sitting, 40));
    assert_eq!(loaded.deadline(), sitting.deadline());
}

#[test]
fn a_game_that_was_archived_starts_its_clocks_anew() {
    let mut sitting = a_minute_each();
    edit(&mut sitting, 1, &Edit::Archive);
    assert_eq!(sitting.deadline(), None);
    let start = Edit::Start { seed: [0; 32] };
    let edited = sitting.edit(&person(1), &start, 900 * SECOND, &|_| false).expect("it goes on");
    assert_eq!(sitting.deadline_once(&edited), Some(960 * SECOND));
    sitting.edited(edited, 900 * SECOND);
    assert_eq!(left(&sitting, 900), [(0, 60), (1, 60)]);
}

#[test]
fn without_a_clock_nobody_is_hurried_and_strange_times_are_refused() {
    let mut sitting = crate::support::begun(2, 0);
    assert_eq!((sitting.deadline(), left(&sitting, 1_000_000).len()), (None, 0));
    assert!(sitting.times_up(i64::MAX).is_empty());
    let first = option(&sitting, 0, 0);
    play(&mut sitting, 0, first);
    for (seconds, fine) in [(29, false), (30, true), (604_800, true), (604_801, false)] {
        assert_eq!(table::clock::seconds(Some(seconds)).is_ok(), fine, "{seconds}");
    }
}
