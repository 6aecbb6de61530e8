//! What each viewer is shown of the lines, and of what was missed.

use engine::{Phase, Prompt};
use protocol::update::Step;
use serde_json::Value;
use table::{By, Edit, Play, Refusal, SeatMask, Sitting, Watchers};

use crate::support::{addition, begun, edit, option, person, play, seat, sit_until};

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

/// The update for someone with these seats, with the lines since a revision.
fn update(sitting: &Sitting, seats: SeatMask, since: u32) -> Value {
    let open = sitting.open().expect("a game");
    let lines = sitting.log().expect("a game").since(since);
    parsed(&sitting.update(2000, &open, seats, &lines).expect("a game"))
}

fn mask(seats: &[usize]) -> SeatMask {
    SeatMask(seats.iter().fold(0, |bits, it| bits | 1 << it))
}

#[test]
fn what_is_kept_is_told_to_its_seat_alone() {
    let mut sitting = begun(3, 0);
    let keep = option(&sitting, 1, 0);
    play(&mut sitting, 1, keep);
    let Play::Choose(kept) = keep else { panic!("a choice") };
    for (seats, own) in
        [(mask(&[1]), true), (mask(&[0, 1]), true), (mask(&[0, 2]), false), (mask(&[]), false)]
    {
        let line = &update(&sitting, seats, 0)["events"][0];
        assert_eq!(line["seat"], 1);
        assert_eq!(line["choice"].as_str(), own.then(|| kept.to_string()).as_deref(), "{seats:?}");
        assert_eq!(line["events"][0]["event"], "kept");
        assert_eq!(line["events"][0]["card"].is_string(), own, "{seats:?}");
    }
    // The last answer passes cards: each pair is told to the two who see it.
    for by in [0, 2] {
        let keep = option(&sitting, by, 0);
        play(&mut sitting, by, keep);
    }
    let passed = |seats: SeatMask| -> Vec<bool> {
        let update = update(&sitting, seats, 2);
        let events = update["events"][0]["events"].as_array().expect("events").clone();
        let passed = events.into_iter().filter(|it| it["event"] == "two-passed");
        passed.map(|it| it["cards"].is_array()).collect()
    };
    assert_eq!(passed(mask(&[0])), [true, false, true], "from seat 0, and to it");
    assert_eq!(passed(mask(&[0, 1])), [true, true, true]);
    assert_eq!(passed(mask(&[])), [false, false, false]);
}

#[test]
fn an_undo_names_what_it_withdraws() {
    let mut sitting = begun(2, 0);
    let keep = option(&sitting, 0, 0);
    play(&mut sitting, 0, keep);
    play(&mut sitting, 0, Play::Undo);
    let lines = update(&sitting, mask(&[1]), 0)["events"].clone();
    let undo = &lines[1];
    assert_eq!(
        (&undo["undo"], &undo["from"], &undo["revision"]),
        (&true.into(), &0.into(), &2.into())
    );
    assert!(undo.get("choice").is_none());
    assert!(lines[0].get("undo").is_none() && lines[0].get("from").is_none());
}

#[test]
fn an_update_has_a_view_for_each_own_seat_or_a_spectators() {
    let mut sitting = begun(3, 0);
    let seats = |update: &Value| -> Vec<Option<u64>> {
        let views = update["views"].as_array().expect("views");
        views.iter().map(|it| it["seat"].as_u64()).collect()
    };
    assert_eq!(seats(&update(&sitting, mask(&[]), 0)), [None]);
    let both = update(&sitting, mask(&[0, 2]), 0);
    assert_eq!(seats(&both), [Some(0), Some(2)]);
    assert_eq!(both["type"], "update");
    assert_eq!(both["undo"].as_array().expect("undo").len(), 2);
    assert_eq!(both["previews"].as_array().expect("previews").len(), 2);
    assert_eq!(both["views"][0]["table"], both["views"][1]["table"]);
    let keep = option(&sitting, 0, 0);
    play(&mut sitting, 0, keep);
    let both = update(&sitting, mask(&[0, 2]), 0);
    assert_eq!(both["previews"].as_array().expect("previews").len(), 1, "seat 0 has answered");
    assert_eq!(both["undo"][0]["undo"], true);
    assert_eq!(both["undo"][0]["restart"], false, "one choice is taken back by undo");
    assert_eq!(both["undo"][1]["undo"], false);
    assert_eq!(both["undo"][1]["restart"], false);
    let other = option(&sitting, 0, 1);
    play(&mut sitting, 0, other);
    assert_eq!(update(&sitting, mask(&[0]), 0)["undo"][0]["restart"], true);
}

#[test]
fn the_last_answer_of_a_draft_is_final() {
    let mut sitting = begun(2, 0);
    let previews = |sitting: &Sitting| {
        let previews = sitting.preview(person(1).id, 0).expect("the own seat");
        previews.options.iter().map(|it| it.is_final).collect::<Vec<_>>()
    };
    assert!(previews(&sitting).is_empty(), "another must answer too");
    let keep = option(&sitting, 1, 0);
    play(&mut sitting, 1, keep);
    assert_eq!(previews(&sitting), [true, true, true]);
}

#[test]
fn one_looks_at_ones_own_seats_only() {
    let sitting = begun(2, 1);
    let look = |person_number: Option<u8>, seat: Option<usize>| {
        let person = person_number.map(|it| person(it).id);
        sitting
            .look(2000, person, seat, None)
            .map(|text| parsed(&text)["views"][0]["seat"].as_u64())
    };
    assert_eq!(look(Some(1), None), Ok(Some(0)));
    assert_eq!(look(Some(2), Some(1)), Ok(Some(1)));
    assert_eq!(look(None, None), Ok(None));
    assert_eq!(look(Some(3), None), Ok(None), "a spectator");
    for (person, seat, message) in [
        (Some(1), Some(1), "this seat is not yours"),
        (None, Some(0), "this seat is not yours"),
        (None, Some(2), "this seat is not yours"),
        (Some(1), Some(5), "there is no such seat"),
    ] {
        let refused = look(person, seat).expect_err("not allowed");
        assert_eq!(refused.to_string(), message, "{person:?} {seat:?}");
    }
    let told = sitting.look(2000, Some(person(1).id), None, Some(0)).expect("a look");
    assert_eq!(parsed(&told)["events"], Value::Array(Vec::new()));
}

#[test]
fn what_was_missed_is_at_most_forty_choices_as_they_were_seen() {
    let mut sitting = begun(2, 0);
    let mut views = Vec::new();
    for _ in 0..45 {
        let by = sitting.log().expect("a game").game().waiting().first().expect("on").index();
        let first = option(&sitting, by, 0);
        play(&mut sitting, by, first);
        views.push(update(&sitting, mask(&[1]), 0)["views"].clone());
    }
    let missed = |since: u32| sitting.missed(Some(person(2).id), since).expect("a game").steps;
    for (since, shown) in [(0, 40), (4, 40), (5, 40), (6, 39), (44, 1), (45, 0), (99, 0)] {
        let steps = missed(since);
        assert_eq!(steps.len(), shown, "since {since}");
        for step in &steps {
            let view = serde_json::to_value(&step.views).expect("JSON");
            assert_eq!(view, views[usize::try_from(step.revision).expect("small") - 1]);
            let [Step { revision, .. }] = &step.events;
            assert_eq!(*revision, step.revision);
        }
        assert_eq!(steps.last().map(|it| it.revision), (since < 45).then_some(45));
    }
}

#[test]
fn a_choice_of_the_clock_is_missed_as_one() {
    let mut sitting = begun(2, 0);
    for (by, whom) in [(0, By::Clock), (1, By::Person(person(2).id))] {
        let keep = option(&sitting, by, 0);
        let addition = addition(&sitting, whom, by, keep, "");
        sitting.added(addition, 2000).expect("the next line");
    }
    let missed = sitting.missed(Some(person(2).id), 0).expect("a game");
    let by_clock = |it: &protocol::update::MissedStep| it.events[0].by_clock;
    assert_eq!(missed.steps.iter().map(by_clock).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn withdrawn_choices_are_not_missed() {
    let mut sitting = begun(2, 0);
    let keep = option(&sitting, 0, 0);
    play(&mut sitting, 0, keep);
    play(&mut sitting, 0, Play::Undo);
    let keep = option(&sitting, 0, 1);
    play(&mut sitting, 0, keep);
    let missed = sitting.missed(Some(person(2).id), 0).expect("a game");
    assert_eq!(missed.steps.iter().map(|it| it.revision).collect::<Vec<_>>(), [3]);
    let [line] = &missed.steps[0].events;
    assert_eq!(line.choice, None, "what another keeps is hidden here too");
}

#[test]
fn hints_are_for_the_own_seat_where_the_table_allows_them() {
    let mut sitting = begun(2, 0);
    let hint = |sitting: &Sitting, by: u8, seat: usize| {
        sitting.hint(person(by).id, seat).map(|it| it.seat)
    };
    assert_eq!(hint(&sitting, 1, 0), Err(Refusal::HintsOff));
    assert_eq!(hint(&sitting, 1, 1), Err(Refusal::NotYourSeat));
    let meta = table::Meta {
        settings: table::TableSettings { hints: true, ..sitting.meta().settings },
        ..sitting.meta().clone()
    };
    sitting.renew(meta).expect("the same table");
    assert_eq!(hint(&sitting, 1, 0), Ok(Some(seat(0))));
    sit_until(&mut sitting, |game| game.table().prompt == Prompt::Play);
    assert_eq!(hint(&sitting, 2, 1), Err(Refusal::NotYourTurn));
}

#[test]
fn the_record_opens_when_the_game_is_over() {
    let mut sitting = begun(2, 0);
    assert_eq!(sitting.record(), Err(Refusal::NotOver));
    let mask = |it: &Sitting| it.info(None, &|_| false, Watchers::default()).seed;
    assert_eq!(mask(&sitting), None, "the seed is secret");
    sit_until(&mut sitting, |game| game.table().phase == Phase::Over);
    let record = sitting.record().expect("the game is over");
    assert_eq!(record.names, ["Person 1", "Person 2"]);
    assert_eq!(record.commitment, Some(table::meta::commitment(&[3; 32])));
    assert_eq!(record.to_string().parse(), Ok(record));
    assert_eq!(mask(&sitting), Some("03".repeat(32)));
}

#[test]
fn a_commitment_is_the_hash_of_the_seed() {
    let known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    assert_eq!(table::meta::commitment(&[0; 32]), known);
}

#[test]
fn a_table_is_told_as_each_sees_it() {
    let mut sitting = begun(2, 1);
    edit(&mut sitting, 2, &Edit::Leave { seat: 1, level: bots::Level::Expert });
    let is_there = |id| id == person(2).id;
    let info =
        serde_json::to_value(sitting.info(Some(person(2).id), &is_there, Watchers::default()))
            .expect("JSON");
    let kinds: Vec<&str> = info["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .filter_map(|it| it["kind"].as_str())
        .collect();
    assert_eq!(kinds, ["person", "bot", "bot"]);
    assert_eq!(
        (&info["seats"][1]["level"], &info["seats"][1]["you"]),
        (&"regular".into(), &true.into()),
        "there are no hints, so it is the table's own level"
    );
    assert_eq!(
        (&info["seats"][0]["you"], &info["seats"][2]["you"]),
        (&false.into(), &false.into())
    );
    assert_eq!(
        (&info["seats"][0]["connected"], &info["seats"][1]["connected"]),
        (&false.into(), &true.into())
    );
    assert_eq!((&info["host"], &info["you_host"]), (&"Person 1".into(), &false.into()));
    assert_eq!(info["waiting"], serde_json::json!([0, 1, 2]));
    assert_eq!((&info["state"], &info["revision"]), (&"playing".into(), &0.into()));
    let host = sitting.info(Some(person(1).id), &is_there, Watchers::default());
    assert!(host.you_host && host.commitment.is_some() && host.seed.is_none());
    let nobody = sitting.info(None, &is_there, Watchers::default());
    assert!(!nobody.you_host && nobody.seats.iter().all(|it| !it.you));
    let by = By::Bot;
    let choice = option(&sitting, 2, 0);
    let addition = addition(&sitting, by, 2, choice, "");
    assert_eq!(addition.waiting(), SeatMask(0b011));
}
