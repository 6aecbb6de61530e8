//! The engine protocol, request by request: what is answered, and what an error says.

use engine::Game;
use protocol::engine_protocol::{Refusal, Thought};
use serde_json::{Value, json};
use table::Session;

fn answer(session: &mut Session, request: &Value) -> Value {
    serde_json::from_str(&session.answer(&request.to_string())).expect("an answer is JSON")
}

/// A session with a game of two players that has just been dealt.
fn dealt() -> Session {
    let mut session = Session::default();
    let new = json!({ "request": "new", "players": 2, "seed": 1, "start": 0 });
    assert!(answer(&mut session, &new).get("ok").is_some());
    session
}

/// A session with a game that is over.
fn finished() -> Session {
    let mut session = dealt();
    loop {
        let status = answer(&mut session, &json!({ "request": "status" }));
        let Some(seat) = status["ok"]["waiting"].get(0) else { return session };
        let options = answer(&mut session, &json!({ "request": "options", "seat": seat }));
        let choice = &options["ok"]["options"][0];
        let chosen = json!({ "request": "choose", "seat": seat, "choice": choice });
        assert!(answer(&mut session, &chosen).get("ok").is_some());
    }
}

/// The code and the message of the error that a request is answered with.
#[track_caller]
fn refused(session: &mut Session, request: &Value) -> (String, String) {
    let answer = answer(session, request);
    let word = |key: &str| answer["error"][key].as_str().expect("an error").to_owned();
    (word("code"), word("message"))
}

#[track_caller]
fn check(session: &mut Session, request: &Value, code: &str, message: &str) {
    assert_eq!(refused(session, request), (code.into(), message.into()), "{request}");
}

#[test]
fn a_message_names_the_field_that_is_wrong() {
    let session = &mut dealt();
    let new = |key: &str, value: Value| {
        let mut request = json!({ "request": "new", "seed": 1 });
        request[key] = value;
        request
    };
    let whole = "expected a whole number from 0 on";
    let malformed = [
        (new("players", json!("two")), format!("players: {whole}")),
        (new("players", json!(-2)), format!("players: {whole}")),
        (new("start", json!(0.5)), format!("start: {whole}")),
        (
            new("names", json!(["Anna", 1])),
            "names[1]: invalid type: integer `1`, expected a string".into(),
        ),
        (
            new("rules", json!("short")),
            "rules: invalid type: string \"short\", expected an object with the options of the rules".into(),
        ),
        (
            new("rules", json!({ "rats": { "monk": "two" } })),
            "rules.rats.monk: expected a number from 0 to 3 for each person".into(),
        ),
        (
            new("rules", json!({ "rats": { "monk": 256 } })),
            "rules.rats.monk: expected a number from 0 to 3 for each person".into(),
        ),
        (
            new("rules", json!({ "edition": [] })),
            "rules.edition: expected a word or a whole number".into(),
        ),
        (
            new("seed", json!(-1)),
            "seed: expected a whole number from 0 to 18446744073709551615, or 64 hexadecimal digits as text"
                .into(),
        ),
        (json!({ "request": "view", "seat": "first" }), format!("seat: {whole}")),
        (json!({ "request": "undo", "choices": -1 }), format!("choices: {whole}")),
        (json!({ "request": "think", "seed": "x" }), format!("seed: {whole}")),
        (json!({ "request": "choose", "seat": 0 }), "missing field `choice`".into()),
        (
            json!({ "request": "load", "record": "", "until": "end" }),
            format!("until: {whole}"),
        ),
    ];
    for (request, message) in malformed {
        check(session, &request, "malformed", &message);
    }
}

#[test]
fn a_range_is_that_of_the_game() {
    let session = &mut dealt();
    check(
        session,
        &json!({ "request": "view", "seat": 2 }),
        "no-such-seat",
        "seat: 2: expected 0 to 1",
    );
    check(
        session,
        &json!({ "request": "view", "seat": 9 }),
        "no-such-seat",
        "seat: 9: expected 0 to 1",
    );
    let new = |players: usize, start: usize| json!({ "request": "new", "seed": 1, "players": players, "start": start });
    check(session, &new(3, 3), "bad-setup", "start: 3: expected 0 to 2");
    check(session, &new(1, 0), "bad-setup", "players: 1: expected 2 to 5");
    check(session, &new(6, 0), "bad-setup", "players: 6: expected 2 to 5");
    let nobody = json!({ "request": "new", "seed": 1, "colours": [], "start": 0 });
    check(session, &nobody, "bad-setup", "the game is for 2 to 5 players, not 0");
}

#[test]
fn names_are_the_same_as_everywhere() {
    let session = &mut dealt();
    let named =
        |names: &[&str]| json!({ "request": "new", "seed": 1, "players": 2, "names": names });
    let long = "expected a name of 1 to 32 characters";
    check(session, &named(&["Anna", &"x".repeat(33)]), "bad-setup", &format!("names: {long}"));
    let hidden = "names: expected a name without invisible characters";
    for name in ["An\u{202e}na", &format!("a{}", "\u{301}".repeat(400))] {
        check(session, &named(&[name, "Bert"]), "bad-setup", hidden);
    }
    check(
        session,
        &named(&["Anna"]),
        "bad-setup",
        "names: expected one for each of 2 players, not 1",
    );
    assert!(answer(session, &named(&["Zoë", ""]))["ok"].is_object());
}

#[test]
fn every_request_is_listed() {
    let list = "expected new, load, status, options, choose, position, view, undo, save or think";
    let session = &mut dealt();
    let dance = json!({ "request": "dance" });
    check(session, &dance, "malformed", &format!("request: \"dance\": {list}"));
    check(session, &json!({ "request": 3 }), "malformed", &format!("request: 3: {list}"));
    check(session, &json!({ "seat": 3 }), "malformed", &format!("missing field `request`: {list}"));
}

#[test]
fn numbers_are_taken_where_json_has_numbers() {
    let session = &mut dealt();
    for (edition, coins) in [(json!(2007), json!(25)), (json!("2007"), json!("25"))] {
        let rules = json!({ "edition": edition, "coins": coins });
        let new = json!({ "request": "new", "seed": 1, "rules": rules });
        assert!(answer(session, &new).get("ok").is_some(), "{new}");
        let view = answer(session, &json!({ "request": "view" }));
        assert_eq!(view["ok"]["table"]["rules"]["edition"], "2007");
        assert_eq!(view["ok"]["table"]["coin_supply"], 13);
    }
    let (code, message) =
        refused(session, &json!({ "request": "new", "seed": 1, "rules": { "coins": 30 } }));
    assert_eq!(code, "bad-setup");
    assert!(message.starts_with("coins: `30`: expected"), "{message}");
}

#[test]
fn persons_with_two_numbers_of_rats_are_refused() {
    let rules = json!({ "rats": { "city_guard": 1, "city-guard": 2 } });
    let new = json!({ "request": "new", "seed": 1, "rules": rules });
    check(&mut dealt(), &new, "bad-setup", "rats: city-guard appears twice");
}

#[test]
fn at_the_end_nothing_is_asked() {
    let session = &mut finished();
    let status = answer(session, &json!({ "request": "status" }));
    assert_eq!(status["ok"]["over"], true);
    assert_eq!(status["ok"]["prompt"], Value::Null);
    for request in [
        json!({ "request": "options" }),
        json!({ "request": "choose", "choice": "pass" }),
        json!({ "request": "choose", "seat": 0, "choice": "pass" }),
        json!({ "request": "think" }),
    ] {
        check(session, &request, "game-over", "the game is over");
    }
}

#[test]
fn a_seat_is_asked_for_while_several_choose() {
    let message = "missing field `seat`: more than one seat is asked";
    check(&mut dealt(), &json!({ "request": "options" }), "malformed", message);
}

#[test]
fn a_record_is_loaded_until_a_choice_that_it_holds() {
    let session = &mut finished();
    let saved = answer(session, &json!({ "request": "save" }));
    let record = &saved["ok"]["record"];
    let plies = answer(session, &json!({ "request": "status" }))["ok"]["ply"].as_u64().unwrap();
    let load = |until: u64| json!({ "request": "load", "record": record, "until": until });
    assert_eq!(answer(session, &load(plies))["ok"]["ply"], plies);
    assert_eq!(answer(session, &load(3))["ok"]["ply"], 3);
    let message = format!("until: {}: the record holds {plies} choices", plies + 1);
    check(session, &load(plies + 1), "bad-record", &message);
    let position = answer(session, &json!({ "request": "position" }))["ok"]["position"].clone();
    let both = json!({ "request": "load", "position": position, "until": 0 });
    check(session, &both, "malformed", "until: expected only beside a record");
}

#[test]
fn a_position_with_two_lines_of_rules_is_refused() {
    let load = |position: &str| json!({ "request": "load", "position": position });
    let session = &mut dealt();
    let rules = load("players 2\nrules coins=25\nrules coins=unlimited");
    check(session, &rules, "bad-position", "line 3: a second line `rules`");
    let rats = load("players 2\nrats monk=1\nrats monk=2");
    check(session, &rats, "bad-position", "line 3: a second line `rats`");
}

#[test]
fn a_bot_is_asked_for_the_view_of_a_seat_that_has_options() {
    let position = "players 2\nphase actions\nhand A1 0: bank park hotel";
    let mut session = Session::default();
    answer(&mut session, &json!({ "request": "load", "position": position }));
    let think = json!({ "request": "think", "bot": "wise", "seed": 5 }).to_string();
    let said = session.answer_with(&think, |asked, view| {
        assert_eq!((asked.bot.as_str(), asked.seed), ("wise", Some(5)));
        let game: Game = position.parse().expect("a position");
        assert_eq!(*view, game.view(view.seat));
        let thought = |choice: engine::Choice| Thought {
            choice: choice.to_string(),
            score: 1.5,
            win: 0.5,
            visits: None,
        };
        Ok(view.options.iter().map(thought).take(1).collect())
    });
    let option = json!({ "choice": "play bank", "score": 1.5, "win": 0.5 });
    let told: Value = serde_json::from_str(&said).expect("an answer is JSON");
    assert_eq!(told, json!({ "ok": { "seat": 0, "choice": "play bank", "options": [option] } }));
    let idle = json!({ "request": "think", "seat": 1 }).to_string();
    let said = session.answer_with(&idle, |_, _| Err(Refusal::new("bad-bot", "not reached")));
    assert!(said.contains("not-waiting"), "{said}");
}

#[test]
fn an_undo_takes_back_as_many_choices_as_were_made_and_no_more() {
    let session = &mut dealt();
    let before = answer(session, &json!({ "request": "position" }));
    let options = answer(session, &json!({ "request": "options", "seat": 0 }));
    let choice = &options["ok"]["options"][0];
    answer(session, &json!({ "request": "choose", "seat": 0, "choice": choice }));
    let two = json!({ "request": "undo", "choices": 2 });
    check(session, &two, "nothing-to-undo", "choices: expected at most 1");
    assert_ne!(answer(session, &json!({ "request": "position" })), before);
    let undone = answer(session, &json!({ "request": "undo", "choices": 1 }));
    assert!(undone.get("ok").is_some(), "{undone}");
    assert_eq!(answer(session, &json!({ "request": "position" })), before);
}
