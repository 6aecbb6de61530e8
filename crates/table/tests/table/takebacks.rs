//! Undo: against bots without time pressure, with other people if they agree.

use bots::Level;
use engine::{Choice, Phase};
use protocol::table_info::BotPace;
use serde_json::json;
use table::{By, Edit, Line, Meta, Over, Play, Refusal, Sitting, Wish};

use crate::support::{addition, begun, edit, option, person, play, seat, wanted};

/// A person who starts against two bots, with this pace.
fn against_bots(pace: &str) -> Sitting {
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]);
    let meta: Meta = wanted(json!({ "seats": seats, "start": 0, "bot_pace": pace }));
    let mut sitting = Sitting::new(meta).expect("a table");
    edit(&mut sitting, 1, &Edit::Start { seed: [3; 32] });
    sitting
}

fn by_of(sitting: &Sitting, at: usize) -> By {
    let place = &sitting.meta().places[at];
    place.person.filter(|_| place.bot.is_none()).map_or(By::Bot, By::Person)
}

/// The seat to move takes the n-th option.
fn step(sitting: &mut Sitting, nth: usize) -> usize {
    let asked = sitting.log().expect("a game").game().waiting().first().expect("one").index();
    let choice = option(sitting, asked, nth);
    let line = addition(sitting, by_of(sitting, asked), asked, choice, "");
    sitting.added(line, 3000).expect("the next line");
    asked
}

fn until(sitting: &mut Sitting, stop: impl Fn(&Sitting) -> bool) {
    while !stop(sitting) {
        step(sitting, 0);
    }
}

fn phase(sitting: &Sitting) -> Phase {
    sitting.log().expect("a game").game().table().phase
}

fn waits(sitting: &Sitting, at: usize) -> bool {
    sitting.log().expect("a game").game().waiting().contains(seat(at))
}

#[test]
fn bots_wait_for_the_word_and_the_choice_can_be_taken_back_until_then() {
    let mut sitting = against_bots("on-word");
    assert_eq!(sitting.meta().settings.bot_pace, BotPace::OnWord);
    assert_eq!(sitting.due().len(), 2, "in the draft nobody waits for anybody");
    until(&mut sitting, |it| phase(it) == Phase::Actions && waits(it, 0));
    until(&mut sitting, |it| !waits(it, 0));
    assert!(sitting.due().is_empty(), "the bots wait");
    let told = sitting.look(0, Some(person(1).id), None, None).expect("a look");
    assert!(told.contains(r#""held":true"#), "{told}");
    let back = addition(&sitting, By::Person(person(1).id), 0, Play::Undo, "");
    sitting.added(back, 4000).expect("an undo");
    until(&mut sitting, |it| !waits(it, 0));
    assert_eq!(sitting.confirm(person(2).id), Err(Refusal::PlayersOnly));
    sitting.confirm(person(1).id).expect("the word");
    assert_eq!(sitting.due().len(), 1, "now they go on");
    // At another pace they do not wait.
    let mut sitting = against_bots("pause");
    sitting.due();
    until(&mut sitting, |it| phase(it) == Phase::Actions && waits(it, 0));
    until(&mut sitting, |it| !waits(it, 0));
    assert_eq!(sitting.due().len(), 1);
}

/// What is stored of a line says whether bots are due after it: it must not differ from what holds when the line is in.
#[test]
fn whether_bots_wait_is_known_before_a_line_is_stored() {
    let mut sitting = against_bots("on-word");
    let (mut held, mut drafted) = (0, 0);
    while !sitting.log().expect("a game").game().waiting().is_empty() {
        let asked = sitting.log().expect("a game").game().waiting().first().expect("one").index();
        let choice = option(&sitting, asked, 0);
        let line = addition(&sitting, by_of(&sitting, asked), asked, choice, "");
        let bots = sitting.meta().bots().and(line.waiting());
        let foretold = !bots.is_empty() && sitting.holds_after(&line);
        sitting.added(line, 3000).expect("the next line");
        let told = sitting.look(0, Some(person(1).id), None, None).expect("a look");
        assert_eq!(told.contains(r#""held":true"#), foretold, "{told}");
        held += usize::from(foretold);
        drafted += usize::from(phase(&sitting) == Phase::Draft && asked == 0);
    }
    assert!(0 < held && 0 < drafted, "{held} {drafted}");
}

#[test]
fn against_bots_one_takes_back_as_far_as_the_last_revealed_fact() {
    let mut sitting = against_bots("at-once");
    until(&mut sitting, |it| phase(it) == Phase::Hiring && waits(it, 0));
    let pass = Play::Choose(Choice::Pass);
    let line = addition(&sitting, By::Person(person(1).id), 0, pass, "");
    let from = line.ply;
    sitting.added(line, 3000).expect("the next line");
    // A bot hires nobody either: that reveals nothing.
    let line = addition(&sitting, By::Bot, 1, pass, "");
    sitting.added(line, 3000).expect("the next line");
    let log = sitting.log().expect("a game");
    assert_eq!(log.undo(seat(0), Over::Nobody), None);
    assert_eq!(log.undo(seat(0), Over::Bots), Some(Line::Back { from }));
    let back = addition(&sitting, By::Person(person(1).id), 0, Play::Undo, "");
    assert_eq!(Line::read(&back.line.to_string()), Ok(Line::Back { from }));
    sitting.added(back, 3000).expect("an undo");
    assert!(waits(&sitting, 0), "it is asked again");
    let log = sitting.log().expect("a game");
    assert!(log.choices().all(|(ply, _, _)| ply < from), "also what the bot chose is withdrawn");
    // A card that a bot has played was seen.
    let mut sitting = against_bots("at-once");
    until(&mut sitting, |it| phase(it) == Phase::Actions && waits(it, 1));
    let log = sitting.log().expect("a game");
    assert!(log.undo(seat(0), Over::Bots).is_some());
    step(&mut sitting, 0);
    assert_eq!(sitting.log().expect("a game").undo(seat(0), Over::Bots), None);
}

#[test]
fn several_seats_around_one_device_are_several_people() {
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "bot" }]);
    assert_eq!(wanted(json!({ "seats": seats })).over(), Over::Nobody);
    assert_eq!(against_bots("pause").meta().over(), Over::Bots);
    assert_eq!(begun(2, 1).meta().over(), Over::Nobody);
}

#[test]
fn among_people_the_others_grant_a_takeback() {
    let mut sitting = begun(3, 0);
    until(&mut sitting, |it| phase(it) == Phase::Actions && waits(it, 0));
    until(&mut sitting, |it| waits(it, 1));
    step(&mut sitting, 0);
    let revision = sitting.revision();
    assert!(sitting.log().expect("a game").undo(seat(0), Over::Nobody).is_none(), "too late alone");
    assert!(sitting.could_take_back(0, &|_| false));
    edit(&mut sitting, 1, &Edit::Ask(Wish::TakeBack { revision }));
    assert_eq!(sitting.granted(), None);
    let refused = sitting.judge(By::Person(person(1).id), 0, revision, Play::TakeBack, "");
    assert_eq!(refused.expect_err("not yet"), Refusal::UndoGone);
    edit(&mut sitting, 2, &Edit::Answer { grant: true });
    assert_eq!(sitting.granted(), None, "one of two");
    edit(&mut sitting, 3, &Edit::Answer { grant: true });
    assert_eq!(sitting.granted(), Some(seat(0)));
    let request = sitting.meta().request.expect("it is to be done");
    assert_eq!(request.to_string().parse(), Ok(request));
    play(&mut sitting, 0, Play::TakeBack);
    assert_eq!(sitting.granted(), None, "it is done once");
    edit(&mut sitting, 1, &Edit::Settle);
    assert_eq!(sitting.meta().request, None);
    assert!(waits(&sitting, 0));
    // A request about an older state is void.
    let revision = sitting.revision();
    edit(&mut sitting, 1, &Edit::Ask(Wish::TakeBack { revision }));
    step(&mut sitting, 0);
    let late = sitting.edit(&person(2), &Edit::Answer { grant: true }, 0, &|_| false);
    assert_eq!(late.expect_err("too late"), Refusal::UndoGone);
}

/// Person 2 has chosen and then let a bot play on: nobody else is asked, but the choice was no bot's.
#[test]
fn what_a_person_chose_who_has_left_since_stays() {
    let mut sitting = begun(2, 1);
    until(&mut sitting, |it| phase(it) == Phase::Hiring && waits(it, 0));
    let pass = Play::Choose(Choice::Pass);
    play(&mut sitting, 0, pass);
    assert!(sitting.log().expect("a game").undo(seat(0), Over::Nobody).is_some());
    play(&mut sitting, 1, pass);
    edit(&mut sitting, 2, &Edit::Leave { seat: 1, level: Level::Novice });
    assert_eq!(sitting.meta().over(), Over::Bots);
    for back in [Play::Undo, Play::Restart] {
        let revision = sitting.revision();
        let refused = sitting.judge(By::Person(person(1).id), 0, revision, back, "");
        assert_eq!(refused.expect_err("it was a person's"), Refusal::UndoGone);
    }
    let told = sitting.look(0, Some(person(1).id), None, None).expect("a look");
    assert!(told.contains(r#""undo":[{"seat":0,"undo":false"#), "nor is it offered: {told}");
    // What bots choose from now on can be taken back, as far as they show nothing.
    let begins = |it: &Sitting| it.log().expect("a game").game().table().start == seat(0);
    until(&mut sitting, |it| phase(it) == Phase::Hiring && begins(it) && waits(it, 0));
    let from = sitting.revision();
    play(&mut sitting, 0, pass);
    let line = addition(&sitting, By::Bot, 1, pass, "");
    sitting.added(line, 3000).expect("the next line");
    let back = addition(&sitting, By::Person(person(1).id), 0, Play::Undo, "");
    assert_eq!(back.line, Line::Back { from });
}

/// Three people of whom one cannot be asked: what that one chose stays, even if all others agree.
#[test]
fn nobody_agrees_for_somebody_who_cannot_be_asked() {
    let mut sitting = begun(3, 0);
    until(&mut sitting, |it| phase(it) == Phase::Actions && waits(it, 0));
    until(&mut sitting, |it| waits(it, 2));
    let revision = sitting.revision();
    assert!(sitting.could_take_back(0, &|_| false));
    assert!(!sitting.could_take_back(0, &|it| it == person(2).id), "gone");
    assert!(sitting.could_take_back(0, &|it| it == person(3).id), "who has chosen nothing since");
    edit(&mut sitting, 1, &Edit::Ask(Wish::TakeBack { revision }));
    // The one whose choice it is leaves before the answers.
    edit(&mut sitting, 2, &Edit::Leave { seat: 1, level: Level::Novice });
    assert!(!sitting.could_take_back(0, &|_| false));
    edit(&mut sitting, 3, &Edit::Answer { grant: true });
    assert_eq!(sitting.granted(), Some(seat(0)));
    let refused = sitting.judge(By::Person(person(1).id), 0, revision, Play::TakeBack, "");
    assert_eq!(refused.expect_err("not asked"), Refusal::UndoGone);
}

/// Asks for the last choice of person 1 and gets it back from person 2.
fn take_back(sitting: &mut Sitting) -> Result<(), Refusal> {
    let wish = Edit::Ask(Wish::TakeBack { revision: sitting.revision() });
    let asked = sitting.edit(&person(1), &wish, 2000, &|_| false)?;
    sitting.edited(asked, 2000);
    edit(sitting, 2, &Edit::Answer { grant: true });
    let by = sitting.granted().expect("it is granted");
    let line = addition(sitting, By::Person(person(1).id), by.index(), Play::TakeBack, "");
    sitting.added(line, 3000).expect("the next line");
    edit(sitting, 1, &Edit::Settle);
    Ok(())
}

#[test]
fn what_others_grant_has_an_end_too() {
    let mut sitting = begun(2, 0);
    until(&mut sitting, |it| phase(it) == Phase::Actions && waits(it, 0));
    for nth in 0..20 {
        until(&mut sitting, |it| waits(it, 1));
        assert_eq!(take_back(&mut sitting), Ok(()), "{nth}");
        assert!(waits(&sitting, 0));
    }
    until(&mut sitting, |it| waits(it, 1));
    assert_eq!(take_back(&mut sitting), Err(Refusal::UndoneEnough));
}

#[test]
fn whoever_has_two_seats_takes_back_what_came_last() {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "me" }]);
    let meta = wanted(json!({ "seats": seats, "start": 0 }));
    let mut sitting = Sitting::new(meta).expect("a table");
    edit(&mut sitting, 2, &Edit::Sit { seat: 1 });
    edit(&mut sitting, 1, &Edit::Start { seed: [3; 32] });
    until(&mut sitting, |it| phase(it) == Phase::Actions && waits(it, 2));
    let before = sitting.revision();
    step(&mut sitting, 0);
    assert_eq!(take_back(&mut sitting), Ok(()));
    assert!(waits(&sitting, 2), "the choice of the other seat, and nothing before it");
    let log = sitting.log().expect("a game");
    assert_eq!(log.choices().map(|it| it.0 + 1).max(), Some(before));
    // Whoever has asked for one thing may ask for another.
    step(&mut sitting, 0);
    let revision = sitting.revision();
    for _ in 0..2 {
        edit(&mut sitting, 1, &Edit::Ask(Wish::TakeBack { revision }));
        assert_eq!(sitting.meta().request.map(|it| it.by), Some(2));
    }
}
