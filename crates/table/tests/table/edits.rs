//! Who may sit, stand, leave, take, fill, replace and start, and when.

use bots::Level;
use protocol::table_info::TableState;
use serde_json::json;
use table::{Edit, Refusal, Sitting};

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
    let replace = Edit::Replace { seat: 1, level: Level::Novice };
    assert_eq!(refused(&sitting, 2, &replace), HOST);
    assert_eq!(refused(&waiting(2, 0), 1, &replace), NOT_ON);
    let there = sitting.edit(&person(1), &replace, 2000, &|id| id == person(2).id);
    assert_eq!(there.expect_err("they are here"), Refusal::StillHere);
    assert!(sitting.edit(&person(1), &replace, 2000, &|id| id == person(1).id).is_ok());
    edit(&mut sitting, 1, &replace);
    assert_eq!(sitting.meta().places[1].bot, Some(Level::Novice));
    edit(&mut sitting, 1, &Edit::Replace { seat: 2, level: Level::Expert });
    assert_eq!(sitting.meta().places[2].bot, Some(Level::Expert), "a bot gives way to another");
    assert_eq!(refused(&sitting, 1, &Edit::Replace { seat: 3, level: Level::Novice }), "not-found");
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
