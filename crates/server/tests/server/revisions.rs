//! Revisions: races, repetitions, undo, the open draft, and coming back at any moment.

use serde_json::{Value, json};

use crate::support::{Client, Db, Dice, Server, on_both};

on_both! {
    two_race_for_one_revision
    a_repeated_request_is_not_played_again
    draft_answers_come_in_any_order_and_can_change
    choices_can_be_undone_until_others_have_acted
    what_was_withdrawn_has_been_seen
    the_choice_that_ends_the_game_can_be_repeated
    a_bots_choice_stays
    one_can_come_back_at_every_revision
    what_was_missed_is_shown_as_it_was
    choosing_and_taking_back_comes_to_an_end
}

/// Plays by requests until it is `seat`'s turn to play a card, or to the end. Gives the last update of each seat.
async fn play_until(
    table: &str,
    people: &[Client],
    dice: &mut Dice,
    stop: impl Fn(&Value) -> bool,
) -> u64 {
    loop {
        let update = people[0].view(table).await;
        let open = &update["views"][0]["table"];
        if open["phase"] == "over" || stop(open) {
            return update["revision"].as_u64().unwrap();
        }
        let seat = usize::try_from(open["waiting"][0].as_u64().unwrap()).unwrap();
        let view = people[seat].view(table).await;
        let choice = dice.pick(&view["views"][0]["options"]).to_owned();
        let revision = view["revision"].as_u64().unwrap();
        let (status, answer) = people[seat].choose(table, seat, revision, &choice).await;
        assert_eq!(status, 200, "{answer}");
    }
}

async fn two_race_for_one_revision(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let mut dice = Dice(11);
    for _ in 0..10 {
        play_until(&table, &people, &mut dice, |open| open["prompt"]["name"] == "play").await;
        let open = people[0].view(&table).await;
        let Some(seat) = open["views"][0]["table"]["turn"].as_u64() else { break };
        let seat = usize::try_from(seat).unwrap();
        let view = people[seat].view(&table).await;
        let revision = view["revision"].as_u64().unwrap();
        let options = view["views"][0]["options"].as_array().unwrap().clone();
        // Of cards that are alike there is one option: then both want the same.
        let [first, second] =
            [options.first(), options.last()].map(|it| it.unwrap().as_str().unwrap().to_owned());
        let (one, two) = tokio::join!(
            people[seat].choose(&table, seat, revision, &first),
            people[seat].choose(&table, seat, revision, &second),
        );
        let statuses = [one.0, two.0];
        assert!(statuses.contains(&200) && statuses.contains(&409), "{statuses:?}");
        let loser = if one.0 == 409 { one.1 } else { two.1 };
        assert_eq!((&loser["type"], &loser["revision"]), (&json!("update"), &json!(revision + 1)));
    }
    server.running.close().await.unwrap();
}

async fn a_repeated_request_is_not_played_again(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let path = format!("/api/tables/{table}/choices");
    let view = people[0].view(&table).await;
    let body =
        json!({ "seat": 0, "revision": 0, "choice": view["views"][0]["options"][0] }).to_string();
    let headers = [("content-type", "application/json"), ("idempotency-key", "a-1")];
    for _ in 0..3 {
        let answer = people[0].send("POST", &path, &headers, Some(&body)).await;
        assert_eq!((answer.status, &answer.json()["revision"]), (200, &json!(1)));
    }
    // Also after the server was closed and opened again.
    server.running.close().await.unwrap();
    let server = Server::open(&db).await;
    let answer = people[0].at(&server).send("POST", &path, &headers, Some(&body)).await;
    assert_eq!((answer.status, &answer.json()["revision"]), (200, &json!(1)));
    server.running.close().await.unwrap();
}

async fn draft_answers_come_in_any_order_and_can_change(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(3, json!({})).await;
    let mut socket = people[1].socket(&table, None).await;
    let options = people[2].view(&table).await["views"][0]["options"].clone();
    let [first, second] = [0, 1].map(|it| options[it].as_str().unwrap().to_owned());
    // All name the revision they saw; what others have kept meanwhile does not matter.
    assert_eq!(people[2].choose(&table, 2, 0, &first).await.0, 200);
    let own = people[0].view(&table).await["views"][0]["options"][0].as_str().unwrap().to_owned();
    assert_eq!(people[0].choose(&table, 0, 0, &own).await.0, 200);
    // The same seat again with the old revision is stale, with the new one it changes its mind.
    assert_eq!(people[2].choose(&table, 2, 0, &second).await.0, 409);
    let (status, update) = people[2].choose(&table, 2, 2, &second).await;
    assert_eq!(status, 200);
    assert_eq!(
        format!("keep {}", update["views"][0]["own"]["draft"]["pick"].as_str().unwrap()),
        second
    );
    assert_eq!(update["views"][0]["table"]["waiting"], json!([1]));
    // Or takes it back altogether.
    let undone = people[2]
        .post(&format!("/api/tables/{table}/undo"), json!({ "seat": 2, "revision": 3 }))
        .await;
    assert_eq!(
        format!("keep {}", undone["views"][0]["own"]["draft"]["pick"].as_str().unwrap()),
        first
    );
    let undone = people[2]
        .post(&format!("/api/tables/{table}/restart-turn"), json!({ "seat": 2, "revision": 4 }))
        .await;
    assert_eq!(undone["views"][0]["table"]["waiting"], json!([1, 2]));
    assert!(undone["views"][0]["own"]["draft"]["pick"].is_null());
    // The third seat has heard that something was kept, never what.
    for _ in 0..5 {
        let update = socket.hear_type("update").await;
        for line in update["events"].as_array().unwrap() {
            assert!(line["choice"].is_null(), "{line}");
        }
        if update["revision"] == 5 {
            break;
        }
    }
    server.running.close().await.unwrap();
}

async fn choices_can_be_undone_until_others_have_acted(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let mut dice = Dice(5);
    let mut undone = 0;
    let mut refused = 0;
    let mut before = people[0].view(&table).await;
    while before["views"][0]["table"]["phase"] != "over" && (undone < 40 || refused < 10) {
        let seat =
            usize::try_from(before["views"][0]["table"]["waiting"][0].as_u64().unwrap()).unwrap();
        let view = people[seat].view(&table).await;
        let revision = view["revision"].as_u64().unwrap();
        let choice = dice.pick(&view["views"][0]["options"]).to_owned();
        let (status, update) = people[seat].choose(&table, seat, revision, &choice).await;
        assert_eq!(status, 200);
        let body = json!({ "seat": seat, "revision": revision + 1 });
        let path = format!("/api/tables/{table}/undo");
        let (status, answer) = people[seat].call("POST", &path, Some(body)).await;
        // The preview has said so before.
        let previews = view["previews"][0]["options"].as_array().cloned().unwrap_or_default();
        let preview = previews.iter().find(|it| it["choice"] == choice.as_str());
        let is_final = preview.is_some_and(|it| it["final"] == true);
        assert_eq!(is_final, update["undo"][0]["undo"] == false, "{choice}: {preview:?}");
        if update["undo"][0]["undo"] == true {
            assert_eq!(status, 200, "{answer}");
            assert_eq!(answer["views"], view["views"], "after {choice}");
            assert_eq!(answer["revision"], revision + 2);
            people[seat].choose(&table, seat, revision + 2, &choice).await;
            undone += 1;
        } else {
            assert_eq!(status, 409);
            assert_eq!(answer["error"]["code"], "undo-gone");
            refused += 1;
        }
        // The other seat has acted or not: it never takes back what is not its own.
        let other = 1 - seat;
        let now = people[other].view(&table).await;
        let own = now["undo"][0]["undo"] == true;
        assert!(!own || now["views"][0]["table"]["phase"] == "draft", "{now}");
        before = people[0].view(&table).await;
    }
    assert!(0 < undone && 0 < refused, "{undone} undone, {refused} refused");
    // Everything is in the log still, and the server that opens again stands where it stood.
    let stood = people[0].view(&table).await;
    server.running.close().await.unwrap();
    let server = Server::open(&db).await;
    assert_eq!(people[0].at(&server).view(&table).await, stood);
    server.running.close().await.unwrap();
}

/// The seat whose turn it is, with its update.
async fn on_turn(table: &str, people: &[Client]) -> Option<(usize, Value)> {
    let turn = people[0].view(table).await["views"][0]["table"]["turn"].as_u64()?;
    let seat = usize::try_from(turn).unwrap();
    Some((seat, people[seat].view(table).await))
}

async fn what_was_withdrawn_has_been_seen(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let (mut dice, mut shown) = (Dice(4), 0);
    'next: while shown < 5 {
        play_until(&table, &people, &mut dice, |open| open["prompt"]["name"] == "play").await;
        let (one, _) = on_turn(&table, &people).await.expect("the game is on");
        let mut able = false;
        let (other, view) = loop {
            // With the last card of a round nobody's turn comes next.
            let Some((seat, view)) = on_turn(&table, &people).await else { continue 'next };
            if seat != one {
                break (seat, view);
            }
            let revision = view["revision"].as_u64().unwrap();
            let choice = dice.pick(&view["views"][0]["options"]);
            let (_, update) = people[seat].choose(&table, seat, revision, choice).await;
            able = update["undo"][0]["undo"] == true;
        };
        // The other plays a card and thinks better of it.
        let revision = view["revision"].as_u64().unwrap();
        let choice = dice.pick(&view["views"][0]["options"]);
        let (_, update) = people[other].choose(&table, other, revision, choice).await;
        let undo = format!("/api/tables/{table}/undo");
        if able && update["undo"][0]["undo"] == true {
            people[other].post(&undo, json!({ "seat": other, "revision": revision + 1 })).await;
            let body = json!({ "seat": one, "revision": revision + 2 });
            let (status, answer) = people[one].call("POST", &undo, Some(body)).await;
            assert_eq!((status, &answer["error"]["code"]), (409, &json!("undo-gone")), "{choice}");
            shown += 1;
        }
    }
    server.running.close().await.unwrap();
}

async fn the_choice_that_ends_the_game_can_be_repeated(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let path = format!("/api/tables/{table}/choices");
    let mut dice = Dice(9);
    let (person, key, body) = loop {
        let open = people[0].view(&table).await["views"][0]["table"].clone();
        let seat = usize::try_from(open["waiting"][0].as_u64().unwrap()).unwrap();
        let view = people[seat].view(&table).await;
        let revision = view["revision"].as_u64().unwrap();
        let choice = dice.pick(&view["views"][0]["options"]);
        let body = json!({ "seat": seat, "revision": revision, "choice": choice }).to_string();
        let key = format!("k-{revision}");
        let headers = [("content-type", "application/json"), ("idempotency-key", key.as_str())];
        let answer = people[seat].send("POST", &path, &headers, Some(&body)).await;
        assert_eq!(answer.status, 200);
        if answer.json()["views"][0]["table"]["phase"] == "over" {
            break (&people[seat], key, body);
        }
    };
    let headers = [("content-type", "application/json"), ("idempotency-key", key.as_str())];
    let answer = person.send("POST", &path, &headers, Some(&body)).await;
    assert_eq!(answer.status, 200, "{}", answer.json());
    assert!(answer.json()["views"][0]["table"]["result"].is_array());
    // Also after the server was closed and opened again; another choice is too late.
    server.running.close().await.unwrap();
    let server = Server::open(&db).await;
    let person = person.at(&server);
    assert_eq!(person.send("POST", &path, &headers, Some(&body)).await.status, 200);
    assert_eq!(person.send("POST", &path, &headers[..1], Some(&body)).await.status, 409);
    server.running.close().await.unwrap();
}

/// At a table without hints nobody asks a bot by letting it play for a moment.
async fn a_bots_choice_stays(db: Db) {
    async fn is_refused(person: &Client, path: &str, body: &Value) {
        let code = if path.ends_with("choices") { "bot-answered" } else { "undo-gone" };
        let (status, answer) = person.call("POST", path, Some(body.clone())).await;
        assert_eq!((status, &answer["error"]["code"]), (409, &json!(code)), "{path}");
    }
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let at = |rest: &str| format!("/api/tables/{table}/{rest}");
    let mut socket = people[0].socket(&table, None).await;
    people[0].post(&at("leave"), json!({ "seat": 0, "level": "novice" })).await;
    while socket.hear_type("update").await["revision"] == 0 {}
    people[0].post(&at("take"), json!({ "seat": 0 })).await;
    let options = people[0].view(&table).await["views"][0]["options"].clone();
    let body = json!({ "seat": 0, "revision": 1 });
    is_refused(&people[0], &at("undo"), &body).await;
    is_refused(&people[0], &at("restart-turn"), &body).await;
    let anew = json!({ "seat": 0, "revision": 1, "choice": options[0] });
    is_refused(&people[0], &at("choices"), &anew).await;
    // The log knows who chose.
    server.running.close().await.unwrap();
    let server = Server::open(&db).await;
    let people: Vec<Client> = people.iter().map(|it| it.at(&server)).collect();
    is_refused(&people[0], &at("undo"), &body).await;
    // A turn that a bot has played stays too.
    let mut dice = Dice(2);
    play_until(&table, &people, &mut dice, |open| {
        open["prompt"]["name"] == "play" && open["turn"] == 0
    })
    .await;
    let mut socket = people[0].socket(&table, None).await;
    people[0].post(&at("leave"), json!({ "seat": 0, "level": "novice" })).await;
    let revision = loop {
        let update = socket.hear_type("update").await;
        if update["views"][0]["table"]["turn"] != 0 {
            break update["revision"].clone();
        }
    };
    people[0].post(&at("take"), json!({ "seat": 0 })).await;
    is_refused(&people[0], &at("restart-turn"), &json!({ "seat": 0, "revision": revision })).await;
    server.running.close().await.unwrap();
}

async fn one_can_come_back_at_every_revision(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let end = play_until(&table, &people, &mut Dice(3), |open| open["round"] == 5).await;
    let now = people[1].view(&table).await;
    for revision in 0..=end {
        let mut socket = people[1].socket(&table, Some(revision)).await;
        let update = socket.hear_type("update").await;
        assert_eq!(update["views"], now["views"]);
        let told: Vec<u64> = update["events"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["revision"].as_u64().unwrap())
            .collect();
        assert_eq!(told, (revision + 1..=end).collect::<Vec<_>>());
    }
    // A revision that was never reached brings the state, and nothing else.
    let mut socket = people[1].socket(&table, Some(end + 1000)).await;
    assert_eq!(socket.hear_type("update").await["events"], json!([]));
    server.running.close().await.unwrap();
}

async fn what_was_missed_is_shown_as_it_was(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(3, json!({})).await;
    let stranger = server.person("stranger").await;
    let mut views = Vec::new();
    let mut dice = Dice(8);
    // Each seat's view after each revision, as it was seen live.
    for _ in 0..60 {
        let open = people[0].view(&table).await;
        let seat =
            usize::try_from(open["views"][0]["table"]["waiting"][0].as_u64().unwrap()).unwrap();
        let view = people[seat].view(&table).await;
        let choice = dice.pick(&view["views"][0]["options"]).to_owned();
        let revision = view["revision"].as_u64().unwrap();
        people[seat].choose(&table, seat, revision, &choice).await;
        views.push([
            people[0].view(&table).await["views"].clone(),
            stranger.view(&table).await["views"].clone(),
        ]);
    }
    for (who, client) in [&people[0], &stranger].into_iter().enumerate() {
        for since in [0, 37, 59, 60, 99] {
            let path = format!("/api/tables/{table}/missed?revision={since}");
            let missed = client.get(&path).await;
            let steps = missed["steps"].as_array().unwrap();
            assert_eq!(steps.len(), 60_usize.saturating_sub(since).min(40));
            for step in steps {
                let revision = usize::try_from(step["revision"].as_u64().unwrap()).unwrap();
                assert_eq!(step["views"], views[revision - 1][who], "after {revision}");
                assert_eq!(step["events"][0]["revision"], step["revision"]);
            }
        }
    }
    server.running.close().await.unwrap();
}

/// Otherwise one person could fill the log, and everybody would have to read it.
async fn choosing_and_taking_back_comes_to_an_end(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let undo = format!("/api/tables/{table}/undo");
    let refused = loop {
        let view = people[0].view(&table).await;
        let revision = view["revision"].as_u64().unwrap();
        assert!(revision < 100, "it never ends");
        let option = view["views"][0]["options"][0].as_str().unwrap();
        let (status, answer) = people[0].choose(&table, 0, revision, option).await;
        assert_eq!(status, 200, "{answer}");
        let offered = answer["undo"][0]["undo"].clone();
        let body = json!({ "seat": 0, "revision": revision + 1 });
        let (status, answer) = people[0].call("POST", &undo, Some(body)).await;
        assert_eq!(offered, json!(status == 200), "what is offered is done");
        if status != 200 {
            break (status, answer["error"]["code"].clone());
        }
    };
    assert_eq!(refused, (409, json!("undone-enough")));
    server.running.close().await.unwrap();
}
