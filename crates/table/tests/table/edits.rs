//! Who may sit, stand, leave, take, fill, replace and start, and when.

use bots::Level;
use protocol::table_info::TableState;
use serde_json::json;
use table::{Edit, Id, Refusal, Sitting, Wish, speaker};

use crate::support::{begun, edit, person, sit_until, waiting, wanted};

/// The name of the reason why a change is refused.
fn refused(sitting: &Sitting, by: u8, edit: &Edit) -> &'static str {
    sitting.edit(&person(by), edit, 2000, &|_| false).expect_err("it is refused").kind().1
}

const BEGUN: &str = "begun";
const NOT_ON: &str = "not-playing";
const NOT_YOURS: &str = "not-your-seat";
const HOST: &str = "host-only";

/// A table at which person 1 is the host and the other seats are open.
fn open(seats: usize) -> Sitting {
    let mut wants = vec![json!({ "kind": "me" })];
    wants.resize(seats, json!({ "kind": "open" }));
    Sitting::new(wanted(json!({ "seats": wants }))).expect("a table")
}

#[test]
fn an_open_seat_is_taken_and_given_up_before_the_game() {
    let mut sitting = open(2);
    let (sit, stand) = (Edit::Sit { seat: 1 }, Edit::Stand { seat: 1 });
    assert_eq!(refused(&sitting, 2, &Edit::Sit { seat: 0 }), "seat-taken");
    assert_eq!(refused(&sitting, 2, &Edit::Sit { seat: 2 }), "not-found");
    assert_eq!(refused(&sitting, 2, &stand), NOT_YOURS);
    edit(&mut sitting, 2, &sit);
    let place = &sitting.meta().places[1];
    assert_eq!((place.person, place.name.as_str()), (Some(person(2).id), "Person 2"));
    assert_eq!(refused(&sitting, 3, &sit), "seat-taken");
    edit(&mut sitting, 2, &stand);
    let place = &sitting.meta().places[1];
    assert!(place.is_open() && place.name.is_empty());
    edit(&mut sitting, 3, &sit);
    edit(&mut sitting, 1, &Edit::Start { seed: [1; 32] });
    assert_eq!(refused(&sitting, 3, &stand), BEGUN);
    assert_eq!(refused(&sitting, 3, &sit), BEGUN);
}

#[test]
fn one_names_the_own_seat_and_the_host_names_the_bots() {
    let mut sitting = begun(2, 1);
    let name = |seat| Edit::Rename { seat, name: "Zoe".into() };
    assert_eq!(refused(&sitting, 2, &name(0)), NOT_YOURS);
    assert_eq!(refused(&sitting, 1, &name(1)), NOT_YOURS);
    assert_eq!(refused(&sitting, 2, &name(2)), NOT_YOURS, "a bot's seat belongs to the host");
    for (by, seat) in [(1, 0), (2, 1), (1, 2)] {
        edit(&mut sitting, by, &name(seat));
        assert_eq!(sitting.meta().places[seat].name, "Zoe");
    }
    // A bot that plays for somebody is that person's to name.
    edit(&mut sitting, 2, &Edit::Leave { seat: 1, level: Level::Novice });
    assert_eq!(refused(&sitting, 1, &name(1)), NOT_YOURS);
    edit(&mut sitting, 2, &name(1));
}

#[test]
fn the_host_fills_open_seats_before_the_game() {
    let mut sitting = open(3);
    let fill = Edit::Fill { level: Level::Expert };
    assert_eq!(refused(&sitting, 2, &fill), HOST);
    edit(&mut sitting, 2, &Edit::Sit { seat: 1 });
    edit(&mut sitting, 1, &fill);
    let bots: Vec<_> = sitting.meta().places.iter().map(|it| it.bot).collect();
    assert_eq!(bots, [None, None, Some(Level::Expert)]);
    assert!(!sitting.meta().places[2].name.is_empty());
    edit(&mut sitting, 1, &Edit::Start { seed: [1; 32] });
    assert_eq!(refused(&sitting, 1, &fill), BEGUN);
}

#[test]
fn the_host_starts_when_no_seat_is_open() {
    let mut sitting = open(2);
    let start = Edit::Start { seed: [1; 32] };
    assert_eq!(refused(&sitting, 2, &start), HOST);
    assert_eq!(refused(&sitting, 1, &start), "seats-open");
    edit(&mut sitting, 2, &Edit::Sit { seat: 1 });
    assert_eq!(refused(&sitting, 2, &start), HOST);
    assert!(edit(&mut sitting, 1, &start));
    assert_eq!(refused(&sitting, 1, &start), BEGUN);
}

#[test]
fn a_bot_plays_for_whoever_leaves_until_they_come_back() {
    let mut sitting = begun(2, 0);
    let (leave, take) = (Edit::Leave { seat: 1, level: Level::Regular }, Edit::Take { seat: 1 });
    assert_eq!(refused(&sitting, 1, &leave), NOT_YOURS);
    edit(&mut sitting, 2, &leave);
    assert_eq!(sitting.meta().places[1].bot, Some(Level::Regular));
    assert_eq!(sitting.meta().places[1].person, Some(person(2).id));
    assert_eq!(refused(&sitting, 1, &take), NOT_YOURS);
    edit(&mut sitting, 2, &take);
    assert_eq!(sitting.meta().places[1].bot, None);
    for change in [leave, take] {
        assert_eq!(refused(&waiting(2, 0), 2, &change), NOT_ON);
    }
}

#[test]
fn the_host_replaces_who_has_gone() {
    let mut sitting = begun(2, 1);
    let replace = Edit::Replace { seat: 1 };
    let gone = |id: Id| id == person(2).id;
    assert_eq!(refused(&sitting, 2, &replace), HOST);
    assert_eq!(refused(&waiting(2, 0), 1, &replace), NOT_ON);
    let there = sitting.edit(&person(1), &replace, 2000, &|_| false);
    assert_eq!(there.expect_err("they are here"), Refusal::StillHere);
    let edited = sitting.edit(&person(1), &replace, 2000, &gone).expect("they have gone");
    sitting.edited(edited, 2000);
    assert_eq!(sitting.meta().places[1].bot, Some(Level::Regular), "the level that was agreed on");
    for seat in [1, 2] {
        let again = sitting.edit(&person(1), &Edit::Replace { seat }, 2000, &|_| true);
        assert_eq!(again.expect_err("no other bot"), Refusal::NotReplaceable);
    }
    assert_eq!(refused(&sitting, 1, &Edit::Replace { seat: 3 }), "not-found");
}

#[test]
fn the_others_may_agree_to_replace_someone() {
    let mut sitting = begun(3, 1);
    let ask = |seat| Edit::Ask(Wish::Replace { seat });
    assert_eq!(refused(&waiting(3, 0), 1, &ask(1)), NOT_ON);
    assert_eq!(refused(&sitting, 4, &ask(1)), "players-only");
    for (by, seat) in [(1, 0), (1, 3)] {
        assert_eq!(refused(&sitting, by, &ask(seat)), "not-replaceable");
    }
    assert_eq!(refused(&begun(2, 1), 1, &ask(1)), "nobody-to-ask", "one does not ask oneself");
    edit(&mut sitting, 1, &ask(1));
    let request = sitting.meta().request.expect("a request");
    assert_eq!(request.to_string().parse(), Ok(request));
    assert_eq!(refused(&sitting, 3, &ask(0)), "pending");
    assert_eq!(
        refused(&sitting, 1, &Edit::Answer { grant: true }),
        NOT_YOURS,
        "not the one who asks"
    );
    edit(&mut sitting, 2, &Edit::Answer { grant: false });
    assert_eq!(sitting.meta().request, None, "who is there objects");
    edit(&mut sitting, 1, &ask(1));
    edit(&mut sitting, 3, &Edit::Answer { grant: true });
    edit(&mut sitting, 4, &Edit::ReplaceAbsent);
    assert_eq!(
        (sitting.meta().places[1].bot, sitting.meta().request),
        (Some(Level::Regular), None),
        "they have no connection"
    );
    edit(&mut sitting, 2, &Edit::Take { seat: 1 });
    assert_eq!(sitting.meta().places[1].bot, None);
}

#[test]
fn a_host_hands_over_or_is_followed() {
    let mut sitting = waiting(3, 1);
    assert_eq!(refused(&sitting, 2, &Edit::Host { seat: 1 }), HOST);
    assert_eq!(refused(&sitting, 1, &Edit::Host { seat: 3 }), "no-person");
    edit(&mut sitting, 1, &Edit::Host { seat: 2 });
    assert_eq!(sitting.meta().host, person(3).id);
    // Person 1 has been sitting longest.
    edit(&mut sitting, 3, &Edit::Stand { seat: 2 });
    assert_eq!(sitting.meta().host, person(1).id);
    let gone = |id: Id| id == person(1).id;
    assert_eq!(refused(&sitting, 2, &Edit::Succeed), "still-here");
    assert!(!sitting.misses_its_host(&|_| true), "nobody is there to follow");
    assert!(sitting.misses_its_host(&gone));
    let edited = sitting.edit(&person(2), &Edit::Succeed, 2000, &gone).expect("the host has gone");
    sitting.edited(edited, 2000);
    assert_eq!(sitting.meta().host, person(2).id);
    let mut playing = begun(2, 0);
    edit(&mut playing, 1, &Edit::Leave { seat: 0, level: Level::Regular });
    assert_eq!(playing.meta().host, person(2).id, "who leaves passes the table on");
}

#[test]
fn nobody_but_the_host_takes_a_second_seat_at_a_public_table() {
    let seats =
        json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
    let mut sitting =
        Sitting::new(wanted(json!({ "seats": seats, "public": true }))).expect("a table");
    edit(&mut sitting, 2, &Edit::Sit { seat: 1 });
    assert_eq!(refused(&sitting, 2, &Edit::Sit { seat: 2 }), "one-seat");
    edit(&mut sitting, 1, &Edit::Sit { seat: 2 });
    assert_eq!(sitting.meta().places[2].person, Some(person(1).id), "the host may");
}

#[test]
fn a_host_keeps_the_table_quiet() {
    let mut sitting = begun(2, 0);
    let stranger = person(7).id;
    let who = speaker(sitting.meta().id, stranger);
    let mute = |muted| Edit::Mute { who: who.clone(), muted };
    assert_eq!(refused(&sitting, 2, &mute(true)), HOST);
    assert_eq!(refused(&sitting, 1, &Edit::Mute { who: "x".into(), muted: true }), "not-found");
    edit(&mut sitting, 1, &mute(true));
    assert_eq!(sitting.meta().may_speak(stranger), Err(Refusal::Muted));
    assert_eq!(sitting.meta().may_speak(person(2).id), Ok(()), "players always may");
    edit(&mut sitting, 1, &mute(false));
    assert_eq!(sitting.meta().may_speak(stranger), Ok(()));
    assert!(sitting.meta().admits(None));
    assert_eq!(refused(&sitting, 2, &Edit::Spectators { welcome: false }), HOST);
    edit(&mut sitting, 1, &Edit::Spectators { welcome: false });
    let admits = |id| sitting.meta().admits(id);
    assert!(!admits(None) && !admits(Some(stranger)) && admits(Some(person(2).id)));
}

#[test]
fn a_table_laid_aside_is_taken_up_by_who_has_a_seat() {
    let start = Edit::Start { seed: [1; 32] };
    for (mut sitting, state) in
        [(waiting(2, 0), TableState::Waiting), (begun(2, 0), TableState::Playing)]
    {
        edit(&mut sitting, 1, &Edit::Archive);
        assert_eq!(sitting.meta().state, TableState::Archived);
        assert_eq!(refused(&sitting, 1, &Edit::Archive), "archived");
        assert_eq!(refused(&sitting, 3, &start), "players-only");
        edit(&mut sitting, 2, &start);
        assert_eq!(sitting.meta().state, state);
    }
    // The host need not have a seat.
    let mut sitting = open(2);
    edit(&mut sitting, 1, &Edit::Stand { seat: 0 });
    edit(&mut sitting, 1, &Edit::Archive);
    edit(&mut sitting, 1, &start);
    assert_eq!(sitting.meta().state, TableState::Waiting);
}

#[test]
fn a_finished_game_rests() {
    let mut sitting = begun(2, 0);
    sit_until(&mut sitting, |game| game.result().is_some());
    assert_eq!(refused(&sitting, 1, &Edit::Archive), "archived");
    assert_eq!(refused(&sitting, 1, &Edit::Take { seat: 0 }), NOT_ON);
    assert_eq!(refused(&sitting, 1, &Edit::Start { seed: [1; 32] }), BEGUN);
}
