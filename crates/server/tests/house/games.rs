//! Whole games over sockets, with an ear on everything that every seat is told.

use engine::{Event, Game, Seat};
use protocol::{EventJson, Record, ViewJson};
use serde_json::{Value, json};

use crate::support::{Client, Db, Dice, House, Socket, on_both};

on_both! { whole_games_for_two_to_five a_game_against_bots }

async fn whole_games_for_two_to_five(db: Db) {
    let house = House::open(&db).await;
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (5, 4), (2, 5), (4, 6)] {
        let rules = json!({ "new_persons": seed % 2 == 0, "open_scores": seed % 3 == 0 });
        let (table, people) = house.game(players, rules).await;
        let heard = play(&table, &people, Dice(seed)).await;
        let record = people[0].get(&format!("/api/tables/{table}/record")).await;
        let text = record.as_str().unwrap();
        let info = people[0].get(&format!("/api/tables/{table}")).await;
        assert_eq!(info["state"], "finished");
        let record: Record = text.parse().unwrap();
        assert_eq!(record.commitment.as_deref(), info["commitment"].as_str());
        let seed = info["seed"].as_str().unwrap();
        assert!(text.contains(seed));
        for (viewer, told) in heard.iter().enumerate() {
            let seat = Seat::new(viewer).filter(|_| viewer < players);
            check(&record, seat, told, seed);
        }
    }
    house.running.close().await.unwrap();
}

/// Plays to the end over sockets. Gives everything that each seat, and a spectator, was told.
pub async fn play(table: &str, people: &[Client], mut dice: Dice) -> Vec<Vec<Value>> {
    let mut sockets: Vec<Socket> = Vec::new();
    for person in people {
        sockets.push(person.socket(table, None).await);
    }
    sockets.push(Client::stranger(&people[0].0.url).socket(table, None).await);
    let mut heard: Vec<Vec<Value>> = vec![Vec::new(); sockets.len()];
    let mut revision = 0;
    loop {
        let mut last = Vec::new();
        for (socket, heard) in sockets.iter_mut().zip(&mut heard) {
            loop {
                let message = socket.hear().await.unwrap();
                assert_ne!(message["type"], "error", "{message}");
                heard.push(message.clone());
                if message["type"] == "update" && revision <= message["revision"].as_u64().unwrap()
                {
                    last.push(message);
                    break;
                }
            }
        }
        let open = &last[0]["views"][0]["table"];
        if open["phase"] == "over" {
            return heard;
        }
        let waiting = open["waiting"].as_array().unwrap();
        let seat = usize::try_from(waiting[dice.below(waiting.len())].as_u64().unwrap()).unwrap();
        let choice = dice.pick(&last[seat]["views"][0]["options"]);
        sockets[seat]
            .say(json!({ "type": "choose", "seat": seat, "revision": revision, "choice": choice }))
            .await;
        revision += 1;
    }
}

/// Compares what a viewer was told with what the engine lets this viewer know, and looks for the seed.
fn check(record: &Record, viewer: Option<Seat>, told: &[Value], seed: &str) {
    for message in told.iter().filter(|it| it["type"] == "update") {
        let revision = usize::try_from(message["revision"].as_u64().unwrap()).unwrap();
        let over = revision == record.choices.len();
        assert!(
            over || !message.to_string().contains(seed),
            "the seed was told at revision {revision}"
        );
        let game = record.replay(revision, &mut ());
        let view = serde_json::to_value(ViewJson::from(&game.view(viewer))).unwrap();
        assert_eq!(message["views"], json!([view]), "revision {revision}");
        for line in message["events"].as_array().unwrap() {
            check_line(record, viewer, line);
        }
        check_previews(&game, viewer, &message["previews"]);
    }
    let tables =
        told.iter().filter(|it| it["type"] == "table" && it["table"]["state"] != "finished");
    for table in tables {
        assert!(table["table"]["seed"].is_null());
        assert!(!table.to_string().contains(seed));
    }
}

fn check_line(record: &Record, viewer: Option<Seat>, line: &Value) {
    let ply = usize::try_from(line["revision"].as_u64().unwrap()).unwrap() - 1;
    let (seat, choice) = record.choices[ply];
    let mut game = record.replay(ply, &mut ());
    let mut events = Vec::new();
    game.choose_unchecked(seat, choice, &mut events);
    let hidden = choice.to_string().starts_with("keep") && viewer != Some(seat);
    assert_eq!(line["choice"], if hidden { Value::Null } else { json!(choice.to_string()) });
    for event in &events {
        assert_knowable(*event, viewer, line);
    }
    let seen: Vec<EventJson> = events.into_iter().map(|it| EventJson(it.seen_by(viewer))).collect();
    assert_eq!(line["events"], serde_json::to_value(seen).unwrap());
}

/// A second opinion, from the rules and not from the engine: whose cards may stand in an event that was told.
#[expect(clippy::wildcard_enum_match_arm, reason = "all others lie open")]
fn assert_knowable(event: Event, viewer: Option<Seat>, line: &Value) {
    let is = |seat: Seat| viewer == Some(seat);
    let (name, field, owner, knows) = match event {
        Event::Drawn { seat, .. } => ("drawn", "cards", ("seat", seat), is(seat)),
        Event::Kept { seat, .. } => ("kept", "card", ("seat", seat), is(seat)),
        Event::TwoPassed { from, to, .. } => {
            ("two-passed", "cards", ("from", from), is(from) || is(to))
        }
        Event::OnePassed { from, to, .. } => {
            ("one-passed", "card", ("from", from), is(from) || is(to))
        }
        Event::ThirdLaidAside { seat, .. } => {
            ("third-laid-aside", "card", ("seat", seat), is(seat))
        }
        Event::Spied { seat, .. } => ("spied", "persons", ("seat", seat), is(seat)),
        _ => return,
    };
    let (key, seat) = owner;
    let told = line["events"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|it| it["event"] == name && it[key] == seat.index());
    for it in told {
        assert_eq!(it[field].is_null(), !knows, "{it} was told to {viewer:?}");
    }
}

/// Previews end before anything hidden comes to light.
fn check_previews(game: &Game, viewer: Option<Seat>, previews: &Value) {
    for preview in previews.as_array().unwrap() {
        assert_eq!(preview["seat"].as_u64(), viewer.map(|it| it.index() as u64));
        for option in preview["options"].as_array().unwrap() {
            for event in option["events"].as_array().unwrap() {
                let name = event["event"].as_str().unwrap();
                let secret =
                    ["round-began", "drawn", "two-passed", "one-passed", "spied", "game-ended"];
                assert!(!secret.contains(&name), "{option}");
                let another = event["seat"].as_u64() != viewer.map(|it| it.index() as u64);
                assert!(!(another && ["played", "third-shown"].contains(&name)), "{option}");
            }
        }
        assert!(viewer.is_some_and(|seat| game.waiting().contains(seat)));
    }
}

async fn a_game_against_bots(db: Db) {
    let house = House::open(&db).await;
    let anna = house.person("Anna").await;
    let seats = json!([
        { "kind": "bot", "level": "novice" }, { "kind": "me" }, { "kind": "bot", "level": "novice", "name": "Bruno" }
    ]);
    let made = anna.post("/api/tables", json!({ "seats": seats, "hints": true })).await;
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    anna.post(&format!("/api/tables/{table}/start"), Value::Null).await;
    let mut socket = anna.socket(&table, None).await;
    let mut dice = Dice(7);
    let mut last_answered = None;
    loop {
        let update = socket.hear_type("update").await;
        let (view, revision) = (&update["views"][0], update["revision"].as_u64());
        if view["table"]["phase"] == "over" {
            break;
        }
        if view["table"]["waiting"].as_array().unwrap().contains(&json!(1))
            && last_answered != revision
        {
            last_answered = revision;
            // In the draft the others answer at the same time, and the question may be another by then.
            if view["table"]["phase"] == "actions" && view["table"]["round"] == 1 {
                let hint = anna.get(&format!("/api/tables/{table}/hint?seat=1")).await;
                assert_eq!(
                    hint["options"].as_array().unwrap().len(),
                    view["options"].as_array().unwrap().len()
                );
            }
            let choice = dice.pick(&view["options"]);
            socket
                .say(json!({ "type": "choose", "seat": 1, "revision": revision, "choice": choice }))
                .await;
        }
    }
    assert_eq!(anna.get("/api/tables?list=finished").await["tables"][0]["id"], table);
    house.running.close().await.unwrap();
}
