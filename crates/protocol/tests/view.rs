//! What the JSON of a view or an event says that the engine says in other words.

use engine::{Event, Game};
use protocol::{EventJson, view::TableJson};

fn table(position: &str) -> TableJson {
    let game: Game = position.parse().expect("a position");
    TableJson::from(&game.view(None))
}

#[test]
fn the_forecast_tells_where_the_plague_passes_the_last_space() {
    let table =
        table("persons hostess minstrel city-guard\nseat 0: rats 3 | hospital 2\nseat 1: rats 3");
    let [calm, overrun] =
        [0, 1].map(|seat| table.seats[seat].rats_forecast.expect("the plague is to come"));
    assert_eq!((calm.value, calm.hospital, calm.to, calm.overrun), (7, 2, 8, false));
    assert_eq!((overrun.value, overrun.hospital, overrun.to, overrun.overrun), (7, 0, 9, true));
}

#[test]
fn there_is_no_forecast_once_the_plague_has_struck() {
    let table = table(
        "phase plague\nturn 1\npersons hostess minstrel city-guard\nseat 0: rats 5\nseat 1: rats 9 | bank 1 park 1\nseat 2: rats 5",
    );
    let [struck, to_come] = [0, 2].map(|seat| table.seats[seat].rats_forecast);
    assert_eq!(struck, None);
    assert!(to_come.is_some_and(|it| it.overrun), "the plague still comes to seat 2");
}

#[test]
fn persons_to_come_are_those_not_turned_up() {
    let table = table("round B2\npersons monk doctor advocate");
    assert!(!table.brown_to_come.contains(&"monk"));
    assert_eq!(table.gray_to_come["B"], ["beggar-king"]);
    assert_eq!(table.gray_to_come["C"], ["lady-of-the-court", "mayor", "carpenter"]);
    assert_eq!(table.gray_to_come.get("A"), None);
}

#[test]
fn a_prompt_says_what_it_is_about() {
    let prompt = |position: &str| table(position).prompt;
    let drive = prompt("prompt drive 2\nseat 0: | carriage-house 2");
    assert_eq!((drive.name, drive.text.as_str(), drive.n), ("drive", "drive 2", Some(2)));
    let hiring =
        |lines: &str| prompt(&format!("phase hiring\npersons fool minstrel bishop\n{lines}"));
    let fool = hiring("prompt fool-to friend\nseat 0: | friend bank");
    assert_eq!((fool.from, fool.to, fool.n), (Some("friend"), None, None));
    let minstrel = hiring("prompt minstrel-to bank 1\nseat 0: | bank 1");
    assert_eq!((minstrel.from, minstrel.to, minstrel.n), (Some("bank"), None, None));
    let marker = prompt("prompt move-marker bank\nseat 0: supply 0 | park 1");
    assert_eq!((marker.from, marker.to), (None, Some("bank")));
}

#[test]
fn notre_dame_is_scored_for_the_players_only() {
    let mut game: Game =
        "players 3\nround A3\nphase hiring\nturn 2\nseat 0: coins 0 | notre-dame 2\nseat 1: | notre-dame 1"
            .parse()
            .expect("a position");
    let mut events: Vec<Event> = Vec::new();
    let seat = game.waiting().first().expect("a seat");
    game.choose(seat, engine::Choice::Pass, &mut events).expect("an option");
    let is_scored = |it: &&Event| matches!(it, Event::NotreDameScored { .. });
    let scored = events.iter().find(is_scored).expect("the period has ended");
    assert_eq!(
        serde_json::to_string(&EventJson::from(*scored)).expect("plain JSON"),
        r#"{"event":"notre-dame-scored","value":8,"markers":[2,1,0],"each":2}"#
    );
}
