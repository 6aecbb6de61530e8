//! Games that come from elsewhere, and what a device cannot offer.

use super::*;

#[test]
fn a_game_moves_to_another_device_and_is_played_there() {
    let (mut here, mut there) = (named(), named());
    let table = here.start(&["bot", "me", "bot"]);
    for _ in 0..5 {
        here.bots(&table);
        here.answer(&table);
    }
    let (status, game) = here.ask("POST", &format!("/tables/{table}/move"), &json!({}));
    assert_eq!(status, 200, "{game}");
    let game = game.as_str().unwrap();
    let (status, brought) = there.ask_text("POST", "/games", game);
    assert_eq!(status, 201, "{brought}");
    let id = brought["table"]["id"].as_str().unwrap().to_owned();
    assert_eq!(brought["table"]["moved"], true);
    assert_eq!(brought["table"]["commitment"], Value::Null);
    there.reload();
    there.load(&id);
    there.told = there.host.subscribe(&id, 0, there.now);
    assert!(20 < play_out(&mut there, &id));
    let (_, over) = there.ask("GET", &format!("/tables/{id}"), &Value::Null);
    assert_eq!(over["state"], "finished");
    let (_, numbers) = there.ask("GET", "/session/statistics", &Value::Null);
    assert_eq!(numbers["games"], 0, "a game that moved does not count");
    let (_, record) = there.ask("GET", &format!("/tables/{id}/record"), &Value::Null);
    assert!(record.as_str().unwrap().parse::<Record>().unwrap().commitment.is_none());
    // What cannot be continued leaves nothing behind.
    let tables = there.kept.tables.len();
    for wrong in [game.replacen("keep", "hire", 1), game.replace("unfinished", ""), String::new()] {
        let (status, refused) = there.ask_text("POST", "/games", &wrong);
        assert_eq!((status, refused["error"]["code"].as_str()), (422, Some("invalid")));
    }
    assert_eq!(there.kept.tables.len(), tables);
}

#[test]
fn a_game_keeps_its_settings_when_it_moves() {
    let (mut here, mut there) = (named(), named());
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }]);
    let wanted = json!({
        "seats": seats, "public": true, "hints": true, "substitute": "expert", "bot_pace": "on-word"
    });
    let (_, made) = here.ask("POST", "/tables", &wanted);
    let table = made["table"]["id"].as_str().unwrap();
    here.ask("POST", &format!("/tables/{table}/start"), &json!({}));
    let (_, game) = here.ask("POST", &format!("/tables/{table}/move"), &json!({}));
    // A page has no time limit, wherever the game comes from.
    let game =
        game.as_str().unwrap().replace("\"seconds_per_choice\":null", "\"seconds_per_choice\":60");
    let (_, brought) = there.ask_text("POST", "/games", &game);
    let id = brought["table"]["id"].as_str().unwrap();
    there.reload();
    let (_, info) = there.ask("GET", &format!("/tables/{id}"), &Value::Null);
    for (field, value) in [
        ("public", json!(true)),
        ("hints", json!(true)),
        ("substitute", json!("expert")),
        ("bot_pace", json!("on-word")),
        ("seconds_per_choice", Value::Null),
    ] {
        assert_eq!(info[field], value, "{field}");
    }
    let (status, refused) = there.ask_text("POST", "/games", &game.replace("on-word", "never"));
    assert_eq!((status, refused["error"]["code"].as_str()), (422, Some("invalid")));
}

#[test]
fn nobody_else_can_be_waited_for() {
    let mut page = named();
    let wanted = json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let (status, answer) = page.ask("POST", "/tables", &wanted);
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("needs-others")));
    assert!(page.kept.tables.is_empty());
}
