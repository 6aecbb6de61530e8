//! A person whose seat a bot is to play is asked, and has a minute to object. Requests are made at 2 s.

use bots::Level;
use table::{By, Edit, Play, Refusal, Request, Sitting, TIME_TO_OBJECT, TimeUp, Watchers, Wish};

use crate::support::{addition, begun, edit, option, person, play};

const ASKED: i64 = 2000;
const UNTIL: i64 = ASKED + TIME_TO_OBJECT;
const AGREED: Edit = Edit::Answer { grant: true };

/// Three people and a bot; person 1 asks for a bot in the seat of person 2.
fn asked() -> Sitting {
    let mut sitting = begun(3, 1);
    edit(&mut sitting, 1, &Edit::Ask(Wish::Replace { seat: 1 }));
    sitting
}

/// The same, after person 3 has agreed.
fn agreed() -> Sitting {
    let mut sitting = asked();
    edit(&mut sitting, 3, &AGREED);
    sitting
}

/// A change at a time, as it is stored: the deadline that is stored with it holds after it.
fn edit_at(sitting: &mut Sitting, by: u8, edit: &Edit, at: i64) -> Result<(), Refusal> {
    let edited = sitting.edit(&person(by), edit, at, &|_| false)?;
    let deadline = sitting.deadline_once(&edited);
    sitting.edited(edited, at);
    assert_eq!(sitting.deadline(), deadline);
    Ok(())
}

fn bot(sitting: &Sitting) -> Option<Level> {
    sitting.meta().places[1].bot
}

fn is_settled(sitting: &mut Sitting, now: i64) -> bool {
    matches!(sitting.times_up(now)[..], [TimeUp::Settle])
}

#[test]
fn a_bot_plays_for_someone_who_does_nothing_for_a_minute() {
    let mut sitting = asked();
    assert_eq!(sitting.deadline(), None, "not before everyone has agreed");
    let info = sitting.info(Some(person(2).id), &|_| true, Watchers::default());
    let request = info.request.expect("whoever it is about sees it");
    assert_eq!((request.seat, request.until), (Some(1), Some(UNTIL)));
    edit(&mut sitting, 3, &AGREED);
    assert_eq!((bot(&sitting), sitting.deadline()), (None, Some(UNTIL)));
    assert_eq!(sitting.may_object(), Some(person(2).id));
    assert!(!is_settled(&mut sitting, UNTIL - 1));
    edit_at(&mut sitting, 4, &Edit::Settle, UNTIL - 1).expect("it changes nothing");
    assert_eq!(bot(&sitting), None, "too early");
    assert!(is_settled(&mut sitting, UNTIL));
    edit_at(&mut sitting, 4, &Edit::Settle, UNTIL).expect("the minute is over");
    assert_eq!((bot(&sitting), sitting.meta().request), (Some(Level::Regular), None));
    assert_eq!(sitting.deadline(), None);
}

#[test]
fn whoever_agrees_late_does_not_wait_for_a_minute_that_is_over() {
    let mut sitting = asked();
    edit_at(&mut sitting, 3, &AGREED, UNTIL).expect("it may agree");
    assert_eq!(bot(&sitting), Some(Level::Regular));
}

#[test]
fn it_is_done_at_once_if_everyone_agrees() {
    let mut sitting = agreed();
    edit(&mut sitting, 2, &AGREED);
    assert_eq!((bot(&sitting), sitting.meta().request), (Some(Level::Regular), None));
    // The person it is about cannot decide alone.
    let mut sitting = asked();
    edit(&mut sitting, 2, &AGREED);
    assert_eq!(bot(&sitting), None);
    edit(&mut sitting, 3, &AGREED);
    assert_eq!(bot(&sitting), Some(Level::Regular));
}

#[test]
fn nobody_waits_for_someone_who_has_been_away_for_long() {
    let mut sitting = asked();
    let edited = sitting.edit(&person(3), &AGREED, ASKED, &|it| it == person(2).id);
    sitting.edited(edited.expect("it may agree"), ASKED);
    assert_eq!(bot(&sitting), Some(Level::Regular));
}

#[test]
fn an_answer_or_a_change_at_the_table_is_an_objection() {
    let rename = Edit::Rename { seat: 1, name: "Zoe".into() };
    for edit in [Edit::Answer { grant: false }, rename] {
        let mut sitting = agreed();
        edit_at(&mut sitting, 2, &edit, UNTIL - 1).expect("it may");
        assert_eq!((sitting.meta().request, sitting.deadline()), (None, None), "{edit:?}");
    }
    // What others do is not.
    let mut sitting = agreed();
    edit(&mut sitting, 3, &Edit::Rename { seat: 2, name: "Zoe".into() });
    assert_eq!(sitting.deadline(), Some(UNTIL));
}

#[test]
fn a_choice_is_an_objection() {
    let mut sitting = agreed();
    let first = option(&sitting, 0, 0);
    play(&mut sitting, 0, first);
    assert!(!sitting.is_objected(), "somebody else’s");
    let first = option(&sitting, 1, 0);
    let choice = addition(&sitting, By::Person(person(2).id), 1, first, "");
    assert_eq!(sitting.deadline_after(&choice, 3000), None);
    sitting.added(choice, 3000).expect("the next line");
    assert!(sitting.is_objected());
    assert_eq!((sitting.deadline(), sitting.may_object()), (None, None));
    assert!(!is_settled(&mut sitting, i64::MAX));
    let info = sitting.info(None, &|_| true, Watchers::default());
    assert_eq!(info.request, None);
    edit_at(&mut sitting, 4, &Edit::Settle, i64::MAX).expect("it ends the request");
    assert_eq!((bot(&sitting), sitting.meta().request), (None, None));
}

#[test]
fn an_undo_is_an_objection_and_a_choice_by_the_clock_is_not() {
    let mut sitting = begun(3, 1);
    let first = option(&sitting, 1, 0);
    play(&mut sitting, 1, first);
    edit(&mut sitting, 1, &Edit::Ask(Wish::Replace { seat: 1 }));
    edit(&mut sitting, 3, &AGREED);
    assert!(!sitting.is_objected(), "it was made before the request");
    play(&mut sitting, 1, Play::Undo);
    assert!(sitting.is_objected());
    let mut sitting = agreed();
    let first = option(&sitting, 1, 0);
    let late = addition(&sitting, By::Clock, 1, first, "");
    assert_eq!(sitting.deadline_after(&late, 3000), Some(UNTIL));
    sitting.added(late, 3000).expect("the next line");
    assert!(!sitting.is_objected());
}

#[test]
fn whoever_comes_to_the_table_has_a_minute_from_then_on() {
    let mut sitting = agreed();
    edit_at(&mut sitting, 4, &Edit::AskAgain, UNTIL - 1).expect("they have come");
    assert_eq!(sitting.deadline(), Some(UNTIL - 1 + TIME_TO_OBJECT));
}

#[test]
fn whoever_leaves_alone_ends_the_request() {
    let mut sitting = agreed();
    edit(&mut sitting, 2, &Edit::Leave { seat: 1, level: Level::Novice });
    edit(&mut sitting, 2, &Edit::Take { seat: 1 });
    assert_eq!(sitting.deadline(), None, "the request ended when its person left");
}

#[test]
fn stored_requests_are_read() {
    let stored = |sitting: &Sitting| sitting.meta().request.expect("a request");
    for request in [stored(&asked()), stored(&agreed())] {
        assert_eq!(request.to_string().parse(), Ok(request));
    }
    // The first release did not store when somebody was asked: such a request waits for their answer.
    let old: Request = "replace 1 by 0 granted 4 settled".parse().expect("it was valid");
    assert_eq!((old.asked, old.settled), (None, true));
    for broken in ["replace 1 by 0 granted 4 at x revision 2", "replace 1 by 0 granted 4 at 5"] {
        assert!(broken.parse::<Request>().is_err(), "{broken}");
    }
}
