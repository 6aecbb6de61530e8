//! What a page has stored is read again with everything in it, even by later versions.

use super::*;

#[test]
fn a_reload_keeps_every_setting_and_every_seat() {
    let mut page = named();
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]);
    let wanted = json!({
        "seats": seats, "public": true, "hints": true, "substitute": "expert", "bot_pace": "on-word"
    });
    let (_, made) = page.ask("POST", "/tables", &wanted);
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    let stored = page.kept.tables.get_mut(&table).unwrap();
    assert_ne!(stored["seats"][0]["since"], json!(0), "since when the person has the seat");
    // No request changes these on a page, but a table may have them.
    stored["seats"][0]["share"] = json!("7e".repeat(32));
    stored["spectators"] = json!(false);
    stored["muted"] = json!(["0123456789abcdef"]);
    stored["request"] = json!("replace 1 by 0 granted 0");
    let stored = stored.clone();
    page.reload();
    let (_, after) = page.ask("GET", &format!("/tables/{table}"), &Value::Null);
    for (field, value) in [
        ("public", json!(true)),
        ("hints", json!(true)),
        ("substitute", json!("expert")),
        ("bot_pace", json!("on-word")),
        ("spectators", json!(false)),
        ("muted", json!(["0123456789abcdef"])),
    ] {
        assert_eq!(after[field], value, "{field}");
    }
    assert_eq!(after["request"]["kind"], "replace");
    assert_eq!(after["seats"][0]["shared"], true);
    // What is stored the next time is the same, except for the name.
    let (status, _) = page.ask(
        "POST",
        &format!("/tables/{table}/rename"),
        &json!({ "seat": 1, "name": "Odile" }),
    );
    assert_eq!(status, 200);
    let mut again = page.kept.tables[&table].clone();
    assert_eq!(again["seats"][1]["name"], "Odile");
    for field in ["version", "updated_at"] {
        again[field] = stored[field].clone();
    }
    again["seats"][1]["name"] = stored["seats"][1]["name"].clone();
    assert_eq!(again, stored);
}

#[test]
fn a_table_of_an_older_page_has_the_settings_that_it_had() {
    let mut page = named();
    let table = page.start(&["me", "bot"]);
    let stored = page.kept.tables.get_mut(&table).unwrap().as_object_mut().unwrap();
    for field in ["settings", "spectators", "muted", "request"] {
        stored.remove(field);
    }
    stored.insert("hints".into(), json!(true));
    stored.insert("bot_pace".into(), json!("on-word"));
    for seat in stored["seats"].as_array_mut().unwrap() {
        seat.as_object_mut().unwrap().retain(|field, _| field != "since" && field != "share");
    }
    page.reload();
    assert_eq!(page.host.unreadable(), 0);
    let (_, info) = page.ask("GET", &format!("/tables/{table}"), &Value::Null);
    assert_eq!((&info["hints"], &info["bot_pace"]), (&json!(true), &json!("on-word")));
    assert_eq!(info["public"], false);
    assert_eq!((&info["spectators"], &info["substitute"]), (&json!(true), &json!("regular")));
}
