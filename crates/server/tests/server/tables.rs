//! Life at a table beside the game: seats, lists, chat, links, bots that stand in, rematch, and what is counted.

use serde_json::{Value, json};

use crate::support::{Client, Db, Dice, Server, config, on_both, sqlite};

on_both! {
    seats_are_taken_left_and_taken_back
    the_room_is_arranged_before_the_game
    finished_games_keep_their_scores
    lists_chat_and_links
    records_can_be_brought_along
    rematches_asked_for_at_once_are_one_table
}

async fn seats_are_taken_left_and_taken_back(db: Db) {
    let server =
        Server::with(server::Config { replace_after: std::time::Duration::ZERO, ..config(&db) })
            .await;
    let anna = server.person("Anna").await;
    let bert = server.person("Bert").await;
    let seats = json!([{ "kind": "open" }, { "kind": "me", "colour": "blue" }, { "kind": "open" }, { "kind": "me" }]);
    let made =
        anna.post("/api/tables", json!({ "seats": seats, "public": true, "start": 2 })).await;
    let table = &made["table"];
    assert_eq!(
        (&table["state"], &table["seats"][1]["colour"]),
        (&json!("waiting"), &json!("blue"))
    );
    assert_eq!(table["seats"][3]["you"], true);
    let id = table["id"].as_str().unwrap();
    let at = |rest: &str| format!("/api/tables/{id}/{rest}");
    assert_eq!(bert.get("/api/tables?list=open").await["tables"][0]["id"], id);
    let code = table["code"].as_str().unwrap().to_lowercase();
    assert_eq!(bert.get(&format!("/api/join/{code}")).await["id"], id);

    bert.post(&at("sit"), json!({ "seat": 0 })).await;
    bert.post(&at("rename"), json!({ "seat": 0, "name": "Bertrand" })).await;
    bert.post(&at("stand"), json!({ "seat": 0 })).await;
    bert.post(&at("sit"), json!({ "seat": 0 })).await;
    let (status, _) = anna.call("POST", &at("start"), None).await;
    assert_eq!(status, 409, "a seat is open");
    let (status, _) = bert.call("POST", &at("fill"), Some(json!({}))).await;
    assert_eq!(status, 403, "only the host fills");
    anna.post(&at("fill"), json!({ "level": "novice" })).await;
    let begun = anna.post(&at("start"), Value::Null).await;
    assert_eq!(begun["seats"][2]["kind"], "bot");
    assert_eq!(begun["commitment"].as_str().unwrap().len(), 64);
    assert!(begun["seed"].is_null());
    assert_eq!(bert.get("/api/tables?list=open").await["tables"], json!([]));

    // With several seats one sees several views.
    assert_eq!(anna.view(id).await["views"].as_array().unwrap().len(), 2);
    // A bot plays for whoever leaves; the host lets one play for whoever has gone; both can come back.
    let replaced = anna.post(&at("replace"), json!({ "seat": 0 })).await;
    assert_eq!(replaced["seats"][0]["kind"], "bot");
    anna.post(&at("leave"), json!({ "seat": 1, "level": "novice" })).await;
    anna.post(&at("leave"), json!({ "seat": 3, "level": "novice" })).await;
    // Now four bots play to the end, and nobody has to ask them.
    let mut socket = bert.socket(id, None).await;
    loop {
        let table = socket.hear_type("table").await;
        if table["table"]["state"] == "finished" {
            assert_eq!(table["table"]["seed"].as_str().unwrap().len(), 64);
            break;
        }
    }
    let again = bert.post(&at("rematch"), Value::Null).await;
    assert_eq!(again["state"], "waiting");
    assert_eq!(again["seats"][0]["kind"], "person");
    assert_eq!(
        anna.post(&at("rematch"), Value::Null).await["id"],
        again["id"],
        "there is one rematch"
    );
    server.running.close().await.unwrap();
}

async fn the_room_is_arranged_before_the_game(db: Db) {
    let server = Server::open(&db).await;
    let anna = server.person("Anna").await;
    let bert = server.person("Bert").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "novice" }]);
    let made = anna.post("/api/tables", json!({ "seats": seats })).await;
    let id = made["table"]["id"].as_str().unwrap();
    let at = |rest: &str| format!("/api/tables/{id}/{rest}");
    bert.post(&at("sit"), json!({ "seat": 1 })).await;
    let changed = bert.post(&at("colour"), json!({ "seat": 1, "colour": "yellow" })).await;
    assert_eq!(changed["seats"][1]["colour"], "yellow");
    let taken = json!({ "seat": 1, "colour": changed["seats"][0]["colour"] });
    let (status, _) = bert.call("POST", &at("colour"), Some(taken)).await;
    assert_eq!(status, 409, "Anna plays it");
    let unknown = json!({ "seat": 1, "colour": "beige" });
    assert_eq!(bert.call("POST", &at("colour"), Some(unknown)).await.0, 422);
    let expert = json!({ "seat": 2, "bot": "expert" });
    assert_eq!(bert.call("POST", &at("assign"), Some(expert.clone())).await.0, 403);
    assert_eq!(anna.post(&at("assign"), expert).await["seats"][2]["level"], "expert");
    let wrong = json!({ "seat": 2, "bot": "genius" });
    assert_eq!(anna.call("POST", &at("assign"), Some(wrong)).await.0, 422);
    let swap = json!({ "seat": 0, "with": 1 });
    assert_eq!(bert.call("POST", &at("swap"), Some(swap.clone())).await.0, 403);
    let swapped = anna.post(&at("swap"), swap.clone()).await;
    assert_eq!([&swapped["seats"][0]["name"], &swapped["seats"][1]["name"]], ["Bert", "Anna"]);
    anna.post(&at("swap"), swap).await;
    let freed = anna.post(&at("assign"), json!({ "seat": 1 })).await;
    assert_eq!(freed["seats"][1]["kind"], "open");
    server.running.close().await.unwrap();
    // What was agreed on is stored, not only told.
    let server = Server::with(config(&db)).await;
    let kept = anna.at(&server).get(&format!("/api/tables/{id}")).await;
    assert_eq!(kept["seats"][1]["colour"], "yellow");
    server.running.close().await.unwrap();
}

async fn finished_games_keep_their_scores(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let watched = || people[0].get("/api/tables?list=watch");
    assert_eq!(watched().await["tables"], json!([]), "this table is not public");
    assert_eq!(people[0].get(&format!("/api/tables/{table}")).await["round"], 1);
    let nothing = people[0].get("/api/session/statistics").await;
    assert_eq!(nothing, json!({ "games": 0, "won": 0, "points": 0, "best": 0 }));
    crate::games::play(&table, &people, Dice(23)).await;
    let result = &people[0].get(&format!("/api/tables/{table}/replay")).await["result"];
    let listed = &people[0].get("/api/tables?list=finished").await["tables"][0];
    assert_eq!(listed["round"], 9);
    for seat in 0..2 {
        assert_eq!(listed["seats"][seat]["score"], result[seat]["prestige"]);
        assert_eq!(listed["seats"][seat]["place"], result[seat]["place"]);
        let numbers = people[seat].get("/api/session/statistics").await;
        let score = &result[seat]["prestige"];
        let won = i64::from(result[seat]["place"] == 1);
        let wanted = json!({ "games": 1, "won": won, "points": score, "best": score });
        assert_eq!(numbers, wanted);
    }
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let made = people[0].post("/api/tables", json!({ "seats": seats, "public": true })).await;
    let id = made["table"]["id"].as_str().unwrap();
    people[0].post(&format!("/api/tables/{id}/start"), Value::Null).await;
    assert_eq!(watched().await["tables"][0]["id"], id);
    server.running.close().await.unwrap();
}

async fn lists_chat_and_links(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    let mine = people[1].get("/api/tables?list=mine").await;
    assert_eq!(mine["tables"][0]["waiting"], json!([0, 1]), "whose turn it is");
    let mut socket = people[1].socket(&table, None).await;
    socket.hear_type("update").await;
    let text = "<img src=x onerror=alert(1)> & 'hello'";
    people[0].post(&format!("/api/tables/{table}/chat"), json!({ "text": text })).await;
    let said = socket.hear_type("chat").await;
    assert_eq!((&said["from"], &said["text"]), (&json!("Anna"), &json!(text)));
    assert_eq!(said["seat"], 0);
    let stranger = server.person("Watcher").await;
    stranger.post(&format!("/api/tables/{table}/chat"), json!({ "text": ":thanks:" })).await;
    assert_eq!(socket.hear_type("chat").await["seat"], Value::Null, "a spectator has no seat");
    socket.say(json!({ "type": "chat", "text": "hi" })).await;
    assert_eq!(socket.hear_type("chat").await["text"], "hi");
    let chat = people[0].get(&format!("/api/tables/{table}/chat")).await;
    assert_eq!(chat["chat"].as_array().unwrap().len(), 3);

    let link = people[0].post("/api/session/link", Value::Null).await;
    let secret = link["link"].as_str().unwrap().split("#link=").nth(1).unwrap();
    let stranger = Client::stranger(&server.url);
    let used = stranger.post("/api/session/use-link", json!({ "secret": secret })).await;
    assert_eq!(used["person"]["name"], "Anna");
    let (status, _) =
        stranger.call("POST", "/api/session/use-link", Some(json!({ "secret": secret }))).await;
    assert_eq!(status, 404, "a link works once");
    let (_, renamed) =
        people[0].call("PATCH", "/api/session", Some(json!({ "name": "Annette" }))).await;
    assert_eq!(renamed["person"]["name"], "Annette");
    server.running.close().await.unwrap();
}

async fn records_can_be_brought_along(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    crate::games::play(&table, &people, Dice(21)).await;
    let record =
        people[0].get(&format!("/api/tables/{table}/record")).await.as_str().unwrap().to_owned();
    let answer = people[1].send("POST", "/api/records", &[], Some(&record)).await.json();
    let id = answer["id"].as_str().unwrap();
    let stranger = Client::stranger(&server.url);
    let brought = stranger.get(&format!("/api/replays/{id}")).await;
    assert_eq!(brought, stranger.get(&format!("/api/tables/{table}/replay")).await);
    let steps = brought["steps"].as_array().unwrap();
    let (deal, last) = (steps.first().unwrap(), steps.last().unwrap());
    assert_eq!((&deal["seat"], &deal["choice"]), (&Value::Null, &Value::Null));
    assert_eq!(deal["owns"][1]["draft"]["cards"].as_array().unwrap().len(), 3);
    assert_eq!(last["table"]["phase"], "over");
    assert_eq!(last["prestige"][1], brought["result"][1]["prestige"]);
    server.running.close().await.unwrap();
}

async fn rematches_asked_for_at_once_are_one_table(db: Db) {
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    crate::games::play(&table, &people, Dice(22)).await;
    let path = format!("/api/tables/{table}/rematch");
    let mut socket = people[0].socket(&table, None).await;
    let asked = || async {
        (people[0].post(&path, json!({})).await, people[1].post(&path, json!({})).await)
    };
    let (one, two, three) = tokio::join!(asked(), asked(), asked());
    let ids: Vec<&Value> = [&one, &two, &three]
        .into_iter()
        .flat_map(|(anna, other)| [&anna["id"], &other["id"]])
        .collect();
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    for person in &people {
        let mine = person.get("/api/tables?list=mine").await;
        assert_eq!(mine["tables"].as_array().unwrap().len(), 1, "{mine}");
    }
    while &socket.hear_type("table").await["table"]["rematch"] != ids[0] {}
    server.running.close().await.unwrap();
}

#[tokio::test]
async fn abandoned_tables_are_archived_and_can_be_taken_up() {
    let db = sqlite();
    let server = Server::open(&db).await;
    let (table, people) = server.game(2, json!({})).await;
    server.running.close().await.unwrap();
    let server = Server::with(server::Config { archive_playing_days: 0, ..config(&db) }).await;
    let anna = people[0].at(&server);
    let mut socket = anna.socket(&table, None).await;
    while anna.get(&format!("/api/tables/{table}")).await["state"] != "archived" {
        socket.hear_type("table").await;
    }
    assert_eq!(anna.get("/api/tables?list=mine").await["tables"][0]["state"], "archived");
    assert_eq!(
        anna.post(&format!("/api/tables/{table}/start"), Value::Null).await["state"],
        "playing"
    );
    server.running.close().await.unwrap();
}

#[tokio::test]
async fn pages_carry_their_headers_and_numbers_are_counted() {
    let server = Server::open(&sqlite()).await;
    let stranger = Client::stranger(&server.url);
    let answer = stranger.send("GET", "/robots.txt", &[], None).await;
    let policy = answer.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'none'"));
    assert_eq!(answer.headers["x-content-type-options"], "nosniff");
    let known = [("if-none-match", answer.headers["etag"].to_str().unwrap())];
    assert_eq!(stranger.send("GET", "/robots.txt", &known, None).await.status, 304);
    let page = stranger.get("/table/unknown").await;
    let (_, version) = page.as_str().unwrap().split_once("href=\"/@").unwrap();
    let (version, _) = version.split_once('/').unwrap();
    assert_eq!(version.len(), 12);
    let script = stranger.send("GET", &format!("/@{version}/main.js"), &[], None).await;
    assert_eq!((script.status, script.headers.get("content-security-policy")), (200, None));
    assert_eq!(script.headers["x-content-type-options"], "nosniff");
    // A page of another version goes on; the page itself has no version.
    assert_eq!(stranger.send("GET", "/@0123456789ab/main.js", &[], None).await.status, 200);
    let page = stranger.send("GET", &format!("/@{version}/table/unknown"), &[], None).await;
    assert_eq!(page.status, 404);
    // Someone who reads pages gets one that says so; a program gets the error.
    let reader = [("accept", "text/html,application/xhtml+xml,*/*;q=0.8")];
    let page = stranger.send("GET", "/nonsense", &reader, None).await;
    assert_eq!(page.status, 404);
    assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
    let none = stranger.send("GET", "/nonsense", &[], None).await;
    assert_eq!((none.status, &none.json()["error"]["code"]), (404, &json!("not-found")));
    let numbers = stranger.get("/metrics").await;
    assert!(numbers.as_str().unwrap().contains("notredame_request_seconds"));
    assert_eq!(stranger.get("/readyz").await["status"], "ready");
    let document = stranger.get("/api/openapi.json").await;
    assert!(document["paths"]["/api/tables/{id}/choices"]["post"].is_object());
    let page = stranger.get("/api/docs/").await;
    assert!(page.as_str().unwrap().contains("swagger-ui"));
    server.running.close().await.unwrap();
}
