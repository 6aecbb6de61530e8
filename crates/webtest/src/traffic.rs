//! What a seat is sent must not tell what other seats hold: finds cards where they have no business.

use serde_json::Value;

/// Cards that a seat kept in the draft: nobody else may know them before they are played or shown.
#[derive(Debug, PartialEq)]
pub struct Secret {
    period: String,
    card: String,
    deck: u64,
    /// The revision in which it was kept.
    from: u64,
    /// The revision in which it came to light.
    to: u64,
}

/// The secrets of a seat, from its own messages: its first card of each round, and its second if `second` is asked for.
/// The right neighbour, from whose deck the second comes, may know that one.
pub fn secrets(messages: &[Value], seat: u64, second: bool) -> Vec<Secret> {
    let mut secrets: Vec<Secret> = Vec::new();
    let mut kept = 0;
    for update in messages.iter().filter(|it| it["type"] == "update") {
        let view = &update["views"][0];
        let players = view["table"]["seats"].as_array().map_or(0, Vec::len) as u64;
        for step in list(&update["events"]) {
            let revision = number(&step["revision"]);
            for event in list(&step["events"]) {
                let card = text(&event["card"]);
                match text(&event["event"]) {
                    "round-began" => kept = 0,
                    "kept" if number(&event["seat"]) == seat && !card.is_empty() => {
                        kept += 1;
                        let deck = if kept == 1 { seat } else { (seat + players - 1) % players };
                        if kept == 1 || second {
                            let period = text(&view["table"]["period"]).to_owned();
                            let card = card.to_owned();
                            secrets.push(Secret {
                                period,
                                card,
                                deck,
                                from: revision,
                                to: u64::MAX,
                            });
                        }
                    }
                    "played" | "third-shown" if number(&event["seat"]) == seat => {
                        // A hand may hold the same card twice, from two decks. A card shown is not told with its deck.
                        let deck = &event["deck"];
                        let opened = |it: &&mut Secret| {
                            it.to == u64::MAX
                                && it.card == card
                                && (deck.is_null() || *deck == it.deck)
                        };
                        secrets.iter_mut().filter(opened).for_each(|it| it.to = revision);
                    }
                    _ => {}
                }
            }
        }
    }
    secrets
}

/// Secrets of another seat that a message to this one tells.
pub fn told(message: &Value, secrets: &[Secret]) -> Vec<String> {
    let revision = number(&message["revision"]);
    let mut found = Vec::new();
    for view in list(&message["views"]) {
        let period = text(&view["table"]["period"]);
        let hidden = |it: &&Secret| it.period == period && it.from <= revision && revision < it.to;
        for Secret { card, deck, .. } in secrets.iter().filter(hidden) {
            let seen = &view["own"]["decks"][usize::try_from(*deck).unwrap_or(usize::MAX)]["seen"];
            let at = format!("revision {revision}: {card} of deck {deck}");
            if list(seen).iter().any(|it| text(it) == card) {
                found.push(format!("{at} among the cards seen"));
            }
            if names(view, card, *deck) {
                found.push(format!("{at} by name"));
            }
        }
    }
    found
}

/// Whether a card of this deck is anywhere in here.
fn names(value: &Value, card: &str, deck: u64) -> bool {
    match value {
        Value::Object(all) => {
            (value["card"] == card && value["deck"] == deck)
                || all.values().any(|it| names(it, card, deck))
        }
        Value::Array(all) => all.iter().any(|it| names(it, card, deck)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

/// Places in an answer or message where something is said that this seat must not be sent, whatever it says.
pub fn out_of_place(value: &Value, seat: u64) -> Vec<String> {
    let mut found = Vec::new();
    look(value, "", seat, &mut found);
    found
}

fn look(value: &Value, path: &str, seat: u64, found: &mut Vec<String>) {
    match value {
        Value::Object(all) => {
            let own = value["seat"] == seat;
            for (key, inner) in all {
                let at = format!("{path}.{key}");
                if is_hidden(value, key, inner, path, seat) {
                    found.push(format!("{at}: {inner}"));
                } else if !(key == "own" && own) {
                    look(inner, &at, seat, found);
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|it| look(it, path, seat, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Whether this field of an object is one that this seat must not see there.
fn is_hidden(object: &Value, key: &str, inner: &Value, path: &str, seat: u64) -> bool {
    let own = object["seat"] == seat;
    let given = !inner.is_null();
    match key {
        // What only one seat sees, and what it may choose: its own alone.
        "own" => given && !own,
        "options" if path.ends_with("views") => !list(inner).is_empty() && !own,
        "options" | "choice" if path.ends_with("previews") => !own,
        // Cards: played ones are face up, all others are told to those who handled them.
        "card" | "cards" if given => match text(&object["event"]) {
            "played" | "action-forgone" | "third-shown" => false,
            "drawn" | "kept" | "third-laid-aside" => !own,
            "two-passed" | "one-passed" => object["from"] != seat && object["to"] != seat,
            _ => !path.ends_with(".table.seats.played"),
        },
        "persons" if object["event"] == "spied" => given && !own,
        // The log tells what others chose, but not in the draft.
        "choice" => text(inner).starts_with("keep") && object.get("seat").is_some() && !own,
        // These belong into the part that is one's own.
        "hand" | "draft" | "decks" | "pick" | "kept" | "passed" | "gray_order" => given,
        // From these everything follows.
        "seed" | "record" | "position" => given,
        _ => false,
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// An update to seat 1 of three, with cards of its own and others that are face up.
    fn update() -> Value {
        json!({ "type": "update", "revision": 7,
            "views": [{ "seat": 1, "options": ["keep bank"], "own": { "hand": [{ "card": "park", "deck": 2 }], "decks": [{ "seen": ["hotel"] }] },
                "table": { "period": "A", "seats": [{ "played": [[{ "card": "hotel", "deck": 0 }]] }] } }],
            "events": [{ "revision": 7, "seat": 0, "events": [{ "event": "kept", "seat": 0, "card": null },
                { "event": "two-passed", "from": 0, "to": 1, "cards": ["bank", "park"] }, { "event": "played", "seat": 0, "card": "hotel", "deck": 0 }] }],
            "previews": [{ "seat": 1, "options": [{ "choice": "keep bank", "events": [] }] }] })
    }

    #[track_caller]
    fn leaks(pointer: &str, value: Value) {
        let mut update = update();
        *update.pointer_mut(pointer).expect("a place in the update") = value;
        assert_ne!(out_of_place(&update, 1), Vec::<String>::new(), "{pointer}");
    }

    #[test]
    fn what_is_ones_own_and_what_lies_open_is_in_place() {
        assert_eq!(out_of_place(&update(), 1), Vec::<String>::new());
    }

    #[test]
    fn the_view_of_another_is_out_of_place() {
        leaks("/views/0/seat", json!(0));
        leaks("/previews/0/seat", json!(2));
    }

    #[test]
    fn cards_of_others_are_out_of_place() {
        leaks("/events/0/events/0/card", json!("bank"));
        leaks("/events/0/events/1/to", json!(2));
        leaks("/events/0/events", json!([{ "event": "drawn", "seat": 2, "cards": ["bank"] }]));
        leaks("/events/0", json!({ "seat": 2, "choice": "keep bank" }));
        leaks("/views/0/table/seats/0", json!({ "hand": [{ "card": "bank", "deck": 0 }] }));
        leaks("/views/0/table/seats/0", json!({ "cards": ["bank"] }));
        leaks("/views/0/table", json!({ "seed": "00" }));
    }

    #[test]
    fn a_kept_card_is_a_secret_until_it_is_played() {
        let step = |revision: u64, events: Value| {
            json!({ "type": "update", "revision": revision, "views": [{ "table": { "period": "A", "seats": [0, 1, 2] } }],
                "events": [{ "revision": revision, "events": events }] })
        };
        let kept = |card: &str| json!({ "event": "kept", "seat": 0, "card": card });
        let messages = [
            step(1, json!([{ "event": "round-began" }, kept("bank")])),
            step(2, json!([kept("park")])),
            step(9, json!([{ "event": "played", "seat": 0, "card": "bank" }])),
        ];
        let found = secrets(&messages, 0, true);
        let bank = |from, to| Secret { period: "A".into(), card: "bank".into(), deck: 0, from, to };
        assert_eq!(found[0], bank(1, 9));
        assert_eq!(found[1].deck, 2, "the second card comes from the right");
        let sent = |revision: u64| json!({ "revision": revision, "views": [{ "table": { "period": "A" }, "own": { "decks": [{ "seen": ["bank"] }] } }] });
        assert_eq!(told(&sent(5), &found).len(), 1);
        assert_eq!(told(&sent(9), &found), Vec::<String>::new());
    }
}
