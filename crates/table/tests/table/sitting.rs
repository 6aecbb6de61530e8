//! The way of a choice: what is judged how, and that nothing changes before it is stored.

use engine::{Phase, Prompt, RULES_VERSION};
use protocol::table_info::TableState;
use table::{
    Addition, By, Chooser, Edit, Id, Line, Meta, Play, Refusal, SeatMask, Sitting, Verdict,
};

use crate::support::{addition, begun, edit, option, person, play, seat, sit_until, waiting};

pub(crate) fn by(number: u8) -> By {
    By::Person(person(number).id)
}

/// The word for a verdict, or the name of the reason why there is none.
pub(crate) fn judged(
    sitting: &Sitting,
    by: By,
    seat: usize,
    revision: u32,
    play: Play,
    key: &str,
) -> String {
    match sitting.judge(by, seat, revision, play, key) {
        Ok(Verdict::Add(_)) => "add".into(),
        Ok(Verdict::Repeated) => "repeated".into(),
        Ok(Verdict::Stale) => "stale".into(),
        Ok(Verdict::Ahead) => "ahead".into(),
        Err(refusal) => refusal.kind().1.into(),
    }
}

#[test]
fn a_choice_is_judged_without_changing_anything() {
    let mut sitting = begun(2, 0);
    let keep = option(&sitting, 1, 0);
    let Addition { ply, seat: made_by, line, key, .. } = addition(&sitting, by(2), 1, keep, "k");
    assert_eq!((ply, made_by, key.as_str()), (0, seat(1), "k"));
    assert!(matches!(line, Line::Choice { by: Chooser::Person, .. }));
    assert_eq!((sitting.revision(), sitting.meta().revision), (0, 0));
    let addition = addition(&sitting, by(2), 1, keep, "k");
    assert_eq!((addition.waiting(), addition.state()), (SeatMask(0b01), TableState::Playing));
    assert_eq!(addition.round(), 1);
    let twice = addition.clone();
    let told = sitting.added(addition, 7000).expect("the next line");
    assert_eq!((told.revision, told.seat, told.line), (1, seat(1), line));
    assert_eq!(told.events.len(), 1);
    let meta = sitting.meta();
    assert_eq!((meta.revision, meta.waiting, meta.updated_at), (1, 0b01, 7000));
    assert_eq!(meta.state, TableState::Playing);
    let refused = sitting.added(twice, 8000).expect_err("another line has its place");
    assert!(matches!(refused, Refusal::Broken(_)), "{refused}");
    assert_eq!((sitting.revision(), sitting.meta().updated_at), (1, 7000));
}

#[test]
fn only_who_plays_a_seat_chooses_for_it() {
    let mut sitting = begun(2, 1);
    let keep = option(&sitting, 0, 0);
    let not_yours = "not-your-seat";
    assert_eq!(judged(&sitting, by(2), 0, 0, keep, ""), not_yours);
    assert_eq!(judged(&sitting, by(2), 2, 0, keep, ""), not_yours);
    assert_eq!(judged(&sitting, by(1), 3, 0, keep, ""), "not-found");
    assert_eq!(judged(&sitting, by(1), 0, 0, keep, ""), "add");
    assert_eq!(judged(&sitting, By::Bot, 0, 0, keep, ""), "stale", "no bot plays there");
    edit(&mut sitting, 1, &Edit::Leave { seat: 0, level: bots::Level::Novice });
    assert_eq!(judged(&sitting, by(1), 0, 0, keep, ""), not_yours, "a bot plays for them");
    let made = addition(&sitting, By::Bot, 0, keep, "");
    assert!(matches!(made.line, Line::Choice { by: Chooser::Bot, .. }), "{}", made.line);
}

#[test]
fn what_a_bot_has_chosen_stays_when_its_person_comes_back() {
    let mut sitting = begun(2, 0);
    edit(&mut sitting, 1, &Edit::Leave { seat: 0, level: bots::Level::Expert });
    let keep = option(&sitting, 0, 0);
    let made = addition(&sitting, By::Bot, 0, keep, "");
    sitting.added(made, 1).expect("the next line");
    edit(&mut sitting, 1, &Edit::Take { seat: 0 });
    let nothing = "undo-gone";
    assert_eq!(judged(&sitting, by(1), 0, 1, Play::Undo, ""), nothing);
    assert_eq!(judged(&sitting, by(1), 0, 1, Play::Restart, ""), nothing);
    let anew = option(&sitting, 0, 1);
    let stays = "bot-answered";
    assert_eq!(judged(&sitting, by(1), 0, 1, anew, ""), stays);
    // The log as it is stored says so too.
    let mut loaded = Sitting::new(sitting.meta().clone()).expect("a table");
    let Play::Choose(kept) = keep else { panic!("a choice") };
    loaded.load(0, 0, &format!("bot {kept}"), String::new(), 3000).expect("the first line");
    assert_eq!(judged(&loaded, by(1), 0, 1, anew, ""), stays);
    // A person's answer can be given anew.
    let keep = option(&sitting, 1, 0);
    play(&mut sitting, 1, keep);
}

#[test]
fn a_bot_may_change_what_it_has_kept() {
    let mut sitting = begun(2, 0);
    edit(&mut sitting, 1, &Edit::Leave { seat: 0, level: bots::Level::Novice });
    let keep = option(&sitting, 0, 0);
    let made = addition(&sitting, By::Bot, 0, keep, "");
    sitting.added(made, 1).expect("the next line");
    assert_eq!(judged(&sitting, By::Bot, 0, 1, option(&sitting, 0, 1), ""), "add");
}

#[test]
fn a_revision_is_current_old_or_unknown() {
    let mut sitting = begun(2, 0);
    assert_eq!(judged(&sitting, by(1), 0, 1, option(&sitting, 0, 0), ""), "ahead");
    let keep = option(&sitting, 0, 0);
    play(&mut sitting, 0, keep);
    assert_eq!(judged(&sitting, by(2), 1, 0, option(&sitting, 1, 0), ""), "add", "in the draft");
    assert_eq!(judged(&sitting, by(1), 0, 0, keep, ""), "stale");
    sit_until(&mut sitting, |game| game.table().prompt == Prompt::Play);
    let now = sitting.revision();
    assert_eq!(judged(&sitting, by(1), 0, now - 1, option(&sitting, 0, 0), ""), "stale");
    assert_eq!(judged(&sitting, by(1), 0, now, option(&sitting, 0, 0), ""), "add");
}

#[test]
fn an_illegal_choice_is_refused_with_its_reason() {
    let sitting = begun(2, 0);
    let refused = sitting.judge(by(1), 0, 0, Play::Choose(engine::Choice::Pass), "");
    assert!(matches!(refused, Err(Refusal::Illegal(_))), "{refused:?}");
}

#[test]
fn a_request_that_comes_again_by_its_key_is_repeated() {
    let mut sitting = begun(2, 0);
    let keep = option(&sitting, 0, 0);
    let made = addition(&sitting, by(1), 0, keep, "a");
    sitting.added(made, 1).expect("the next line");
    assert_eq!(judged(&sitting, by(1), 0, 0, keep, "a"), "repeated");
    assert_eq!(judged(&sitting, by(1), 0, 0, keep, "b"), "stale");
    assert_eq!(judged(&sitting, by(1), 0, 0, keep, ""), "stale");
    let other = option(&sitting, 1, 0);
    assert_eq!(judged(&sitting, by(2), 1, 0, other, "a"), "add", "keys belong to seats");
    assert_eq!(judged(&sitting, by(2), 0, 0, keep, "a"), "not-your-seat");
    edit(&mut sitting, 1, &Edit::Leave { seat: 0, level: bots::Level::Novice });
    assert_eq!(judged(&sitting, by(1), 0, 0, keep, "a"), "repeated", "it was made before");
}

#[test]
fn the_choice_that_ended_the_game_can_be_repeated() {
    let mut sitting = begun(2, 0);
    let last = loop {
        let game = sitting.log().expect("a game").game();
        let on_turn = game.waiting().first().expect("the game is on").index();
        let choice = option(&sitting, on_turn, 0);
        let number = u8::try_from(on_turn).expect("small") + 1;
        let key = format!("key-{}", sitting.revision());
        let made = addition(&sitting, by(number), on_turn, choice, &key);
        let state = made.state();
        sitting.added(made, 1).expect("the next line");
        assert_eq!(sitting.meta().state, state);
        if state == TableState::Finished {
            break (number, on_turn, choice);
        }
    };
    let (number, on_turn, choice) = last;
    let revision = sitting.revision() - 1;
    let key = format!("key-{revision}");
    assert_eq!(judged(&sitting, by(number), on_turn, revision, choice, &key), "repeated");
    assert_eq!(judged(&sitting, by(number), on_turn, revision, choice, "x"), "not-playing");
}

#[test]
fn sixteen_keys_are_remembered() {
    let mut sitting = begun(2, 0);
    for n in 0..17 {
        let keep = option(&sitting, 0, n);
        let made = addition(&sitting, by(1), 0, keep, &format!("key-{n}"));
        sitting.added(made, 1).expect("the next line");
    }
    let keep = option(&sitting, 0, 0);
    let repeated = |n: usize| judged(&sitting, by(1), 0, 0, keep, &format!("key-{n}"));
    assert_eq!(
        (repeated(0), repeated(1), repeated(16)),
        ("stale".into(), "repeated".into(), "repeated".into())
    );
}

#[test]
fn before_the_game_nothing_is_chosen() {
    let sitting = waiting(2, 0);
    assert_eq!(judged(&sitting, by(1), 0, 0, Play::Undo, ""), "not-begun");
    assert_eq!(sitting.revision(), 0);
    assert!(sitting.open().is_err() && sitting.look(2000, None, None, None).is_err());
    assert!(sitting.missed(None, 0).is_err() && sitting.record().is_err());
}

#[test]
fn a_table_laid_aside_is_not_played() {
    let mut sitting = begun(2, 0);
    edit(&mut sitting, 1, &Edit::Archive);
    assert_eq!(judged(&sitting, by(1), 0, 0, option(&sitting, 0, 0), ""), "not-playing");
}

#[test]
fn the_start_deals_once_and_everybody_is_waited_for() {
    let mut sitting = waiting(2, 1);
    let start = Edit::Start { seed: [5; 32] };
    let edited = sitting.edit(&person(1), &start, 2000, &|_| false).expect("it can start");
    assert_eq!((edited.meta.waiting, edited.meta.state), (0b111, TableState::Playing));
    assert!(edited.meta.bot_is_due());
    assert!(sitting.log().is_err(), "nothing has changed before it is saved");
    let before = sitting.meta().version;
    assert!(sitting.edited(edited, 4000), "the game was dealt");
    assert_eq!((sitting.meta().version, sitting.meta().updated_at), (before + 1, 4000));
    assert_eq!(sitting.meta().seed, Some([5; 32]));
    let dealt = *sitting.log().expect("a game").game();
    let keep = option(&sitting, 0, 0);
    play(&mut sitting, 0, keep);
    edit(&mut sitting, 1, &Edit::Archive);
    assert!(!edit(&mut sitting, 1, &Edit::Start { seed: [6; 32] }), "it goes on as it was");
    assert_eq!(*sitting.log().expect("a game").dealt(), dealt);
    assert_eq!((sitting.revision(), sitting.meta().seed), (1, Some([5; 32])));
}

#[test]
fn bots_are_asked_once_for_each_question() {
    let mut sitting = begun(1, 2);
    let due = |sitting: &mut Sitting| -> Vec<(usize, u32)> {
        sitting.due().iter().map(|it| (it.seat.index(), it.revision)).collect()
    };
    let asked = sitting.due();
    assert_eq!(asked.len(), 2);
    assert_eq!(asked[0].level, bots::Level::Novice);
    assert_eq!(asked[0].view.seat, Some(seat(1)), "a bot sees the view of its seat");
    assert_eq!(due(&mut sitting), [], "they are thinking");
    sitting.ask_again(seat(2));
    assert_eq!(due(&mut sitting), [(2, 0)]);
    // In the draft another's answer changes nothing.
    let keep = option(&sitting, 0, 0);
    play(&mut sitting, 0, keep);
    assert_eq!(due(&mut sitting), []);
    for bot in [1, 2] {
        let keep = option(&sitting, bot, 0);
        let made = addition(&sitting, By::Bot, bot, keep, "");
        sitting.added(made, 1).expect("the next line");
    }
    assert_eq!(due(&mut sitting), [(1, 3), (2, 3)], "the second step of the draft");
    edit(&mut sitting, 1, &Edit::Leave { seat: 0, level: bots::Level::Expert });
    let asked = sitting.due();
    assert_eq!(
        asked.iter().map(|it| (it.seat, it.level)).collect::<Vec<_>>(),
        [(seat(0), bots::Level::Regular)],
        "where hints are off, the table says how well it plays"
    );
    edit(&mut sitting, 1, &Edit::Archive);
    for number in 0..3 {
        sitting.ask_again(seat(number));
    }
    assert_eq!(due(&mut sitting), [], "nobody plays on at a table laid aside");
}

#[test]
fn before_the_game_no_bot_is_asked() {
    assert!(waiting(1, 2).due().is_empty());
    assert!(!waiting(1, 2).meta().bot_is_due());
}

#[test]
fn only_bots_that_must_answer_are_due() {
    let mut sitting = begun(2, 1);
    assert!(sitting.meta().bot_is_due());
    let keep = option(&sitting, 2, 0);
    let made = addition(&sitting, By::Bot, 2, keep, "");
    sitting.added(made, 1).expect("the next line");
    assert!(!sitting.meta().bot_is_due(), "it has answered");
    assert!(sitting.due().is_empty());
}

#[test]
fn a_table_is_read_as_it_was_stored() {
    let mut sitting = begun(2, 0);
    let mut stored = Vec::new();
    for n in 0..10_usize {
        let on_turn = sitting.log().expect("a game").game().waiting().first().expect("on").index();
        let number = u8::try_from(on_turn).expect("small") + 1;
        let choice = option(&sitting, on_turn, n);
        let made = addition(&sitting, by(number), on_turn, choice, &format!("k{n}"));
        stored.push((made.ply, made.seat, made.line.to_string(), made.key.clone()));
        sitting.added(made, 1).expect("the next line");
    }
    let mut loaded = Sitting::new(sitting.meta().clone()).expect("a table");
    for (ply, by, text, key) in stored {
        let by = u8::try_from(by.index()).expect("small");
        loaded.load(ply, by, &text, key, 3000).expect("a stored line");
    }
    assert_eq!(loaded.log().expect("a game").game(), sitting.log().expect("a game").game());
    assert_eq!((loaded.revision(), loaded.meta().waiting), (10, sitting.meta().waiting));
    let repeated =
        |n: u8| judged(&loaded, by(n), usize::from(n) - 1, 0, Play::Undo, "k9") == "repeated";
    assert!(repeated(1) != repeated(2), "the key of the last line is known, for its seat");
}

#[test]
fn stored_lines_that_do_not_fit_are_a_fault() {
    let mut sitting = begun(2, 0);
    let Play::Choose(keep) = option(&sitting, 0, 0) else { panic!("a choice") };
    let keep = keep.to_string();
    for (ply, seat, text, message) in [
        (1, 0, keep.as_str(), "the stored line 1: a gap before it"),
        (0, 5, keep.as_str(), "the stored line 0: a seat beyond the fifth"),
        (0, 0, "keep nothing", "a stored line: "),
    ] {
        let refused =
            sitting.load(ply, seat, text, String::new(), 3000).expect_err("it does not fit");
        assert!(refused.to_string().starts_with(message), "{refused}");
    }
    assert!(sitting.load(0, 0, "pass", String::new(), 3000).is_err(), "not an option");
    assert_eq!(sitting.revision(), 0);
    let refused = waiting(2, 0).load(0, 0, &keep, String::new(), 3000).expect_err("no game");
    assert_eq!(refused.to_string(), "the stored line 0: the game has not begun");
}

#[test]
fn what_another_writer_has_saved_is_taken_over() {
    let mut here = waiting(2, 0);
    let mut there = here.clone();
    edit(&mut there, 1, &Edit::Start { seed: [4; 32] });
    here.renew(there.meta().clone()).expect("the same table");
    assert_eq!(here.log().expect("dealt").game(), there.log().expect("dealt").game());
    let keep = option(&there, 0, 0);
    let made = addition(&there, by(1), 0, keep, "");
    here.load(made.ply, 0, &made.line.to_string(), String::new(), 3000).expect("the next line");
    assert_eq!(here.meta().revision, 1);
    // The game is known better here than by an older table.
    let stale = Meta { host: person(2).id, ..there.meta().clone() };
    here.renew(stale).expect("the same table");
    assert_eq!(
        (here.meta().revision, here.meta().waiting, here.meta().host),
        (1, 0b10, person(2).id)
    );
}

#[test]
fn a_finished_game_is_finished_whatever_the_table_says() {
    let mut sitting = begun(2, 0);
    sit_until(&mut sitting, |game| game.table().phase == Phase::Over);
    let meta = Meta { state: TableState::Playing, ..sitting.meta().clone() };
    sitting.renew(meta).expect("the same table");
    assert_eq!(sitting.meta().state, TableState::Finished);
}

#[test]
fn a_game_of_other_rules_is_not_read() {
    let begun = begun(2, 0);
    let meta = Meta { rules_version: RULES_VERSION + 1, ..begun.meta().clone() };
    let refused = Sitting::new(meta).expect_err("other rules");
    assert_eq!(refused, Refusal::OtherRules(RULES_VERSION + 1));
    let unknown = By::Person(Id::from_bytes([77; 16]));
    assert_eq!(judged(&begun, unknown, 0, 0, Play::Undo, ""), "not-your-seat");
}

#[test]
fn an_undo_goes_the_same_way() {
    let mut sitting = begun(2, 0);
    let keep = option(&sitting, 0, 0);
    play(&mut sitting, 0, keep);
    let made = addition(&sitting, by(1), 0, Play::Undo, "");
    assert_eq!((made.line, made.waiting()), (Line::Undo { from: 0 }, SeatMask(0b11)));
    sitting.added(made, 1).expect("the next line");
    assert_eq!((sitting.revision(), sitting.meta().waiting), (2, 0b11));
    play(&mut sitting, 0, keep);
    let other = option(&sitting, 0, 1);
    play(&mut sitting, 0, other);
    assert_eq!(addition(&sitting, by(1), 0, Play::Restart, "").line, Line::Undo { from: 2 });
    assert_eq!(addition(&sitting, by(1), 0, Play::Undo, "").line, Line::Undo { from: 3 });
}
