//! Tables that are wanted, names, chat and keys: what is taken, and what an error says.

use engine::Colour;
use serde_json::{Value, json};
use table::{
    Refusal, SeatMask, input,
    wanted::{NewTable, level},
};

use crate::support::{birth, person, seat, wanted};

fn refused(wanted: Value) -> String {
    let new: NewTable = serde_json::from_value(wanted).expect("it can be read");
    new.meta(birth(), &person(1)).expect_err("it is refused").to_string()
}

#[test]
fn a_table_is_made_as_it_is_wanted() {
    let meta = wanted(json!({
        "seats": [
            { "kind": "bot", "level": "expert", "name": " Bruno " }, { "kind": "me", "colour": "red" },
            { "kind": "open" }, { "kind": "bot" }, { "kind": "me", "name": "Zoe" }
        ],
        "rules": { "new_persons": true }, "start": 4, "public": true, "hints": true
    }));
    let birth = birth();
    assert_eq!((meta.id, meta.code, meta.host), (birth.id, birth.code, person(1).id));
    assert_eq!((meta.created_at, meta.updated_at, meta.version, meta.revision), (1000, 1000, 0, 0));
    assert!(meta.settings.public && meta.settings.hints && meta.rules.new_persons);
    assert_eq!((meta.start, meta.seed, meta.rematch), (Some(seat(4)), None, None));
    let colours: Vec<Colour> = meta.places.iter().map(|it| it.colour).collect();
    assert_eq!(
        colours,
        [Colour::Violet, Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow],
        "the next free ones"
    );
    let names: Vec<&str> = meta.places.iter().map(|it| it.name.as_str()).collect();
    assert_eq!((names[0], names[1], names[2], names[4]), ("Bruno", "Person 1", "", "Zoe"));
    assert!(!names[3].is_empty(), "a bot gets a name");
    let bots: Vec<_> = meta.places.iter().map(|it| it.bot.map(bots::Level::as_str)).collect();
    assert_eq!(bots, [Some("expert"), None, None, Some("regular"), None]);
    let mine = |it: &table::meta::Place| it.person == Some(person(1).id);
    assert_eq!(SeatMask::of(meta.places.iter().map(mine)), SeatMask(0b10010));
}

#[test]
fn a_table_that_cannot_be_played_is_refused() {
    let me = || json!({ "kind": "me" });
    assert_eq!(refused(json!({ "seats": [me()] })), "1 seats: expected 2 to 5");
    assert_eq!(
        refused(json!({ "seats": [me(), me(), me(), me(), me(), me()] })),
        "6 seats: expected 2 to 5"
    );
    let seats = |other: Value| json!({ "seats": [me(), other] });
    assert_eq!(refused(seats(json!({ "kind": "you" }))), "kind: `you`: expected me, open or bot");
    assert!(
        refused(seats(json!({ "kind": "bot", "level": "god" })))
            .starts_with("level: `god`: expected")
    );
    assert!(
        refused(seats(json!({ "kind": "bot", "colour": "pink" }))).starts_with("colour: `pink`: ")
    );
    assert_eq!(
        refused(seats(json!({ "kind": "bot", "name": "" }))),
        "expected a name of 1 to 32 characters"
    );
    assert_eq!(refused(json!({ "seats": [me(), me()], "start": 5 })), "there is no such seat");
    assert!(
        refused(json!({ "seats": [me(), me()], "start": 2 })).contains("start"),
        "a seat nobody has"
    );
    assert!(
        refused(json!({ "seats": [me(), me()], "rules": { "edition": "1999" } }))
            .starts_with("rules: ")
    );
    let red = || json!({ "kind": "open", "colour": "red" });
    let alike = refused(json!({ "seats": [red(), red()] }));
    assert!(!alike.is_empty(), "{alike}");
}

#[test]
fn a_level_is_regular_unless_it_is_named() {
    assert_eq!(level(None), Ok(bots::Level::Regular));
    assert_eq!(level(Some("expert")), Ok(bots::Level::Expert));
    assert!(matches!(level(Some("Expert")), Err(Refusal::Invalid(_))));
}

#[test]
fn text_from_people_is_measured() {
    assert_eq!(input::name(&"x".repeat(32)), Ok("x".repeat(32)));
    assert!(input::name(&"é".repeat(33)).is_err());
    assert_eq!(input::chat(&"x".repeat(500)), Ok("x".repeat(500)));
    assert_eq!(
        input::chat(&"x".repeat(501)).map_err(|it| it.to_string()),
        Err("expected a message of 1 to 500 characters".into())
    );
    assert_eq!(input::key(""), Ok(String::new()));
    assert_eq!(input::key(&"k".repeat(64)), Ok("k".repeat(64)));
    for wrong in ["k".repeat(65), "a b".into(), "é".into(), "\n".into()] {
        assert!(input::key(&wrong).is_err(), "{wrong:?}");
    }
}

#[test]
fn sets_of_seats_are_numbers_in_order() {
    let mask = SeatMask(0b10110);
    assert_eq!(mask.iter().collect::<Vec<_>>(), [1, 2, 4]);
    assert!(mask.contains(seat(4)) && !mask.contains(seat(0)));
    assert_eq!(
        (mask.and(SeatMask(0b00111)), SeatMask::one(seat(2))),
        (SeatMask(0b110), SeatMask(0b100))
    );
    assert!(SeatMask(0).is_empty() && !mask.is_empty());
}
