//! `games N`: plays N random games and prints one hash for each, of every view in it. `tests/games.mjs` plays the same ones in
//! the module and compares.

#![expect(clippy::print_stdout, reason = "a command speaks on its standard output")]

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use wasm::Session;

fn main() {
    let games = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(1000);
    for game in 0..games {
        println!("{}", played(game));
    }
}

/// The hash of all that can be seen in a game, whose choices are chance that both sides can reckon.
fn played(game: u32) -> String {
    let mut session = Session::new();
    let mut hash = Sha256::new();
    let rules = json!({ "new_persons": game % 3 == 1, "open_scores": !game.is_multiple_of(5) });
    let new = json!({ "request": "new", "players": 2 + game % 4, "seed": game, "rules": rules });
    let mut status = ask(&mut session, &new);
    let mut chance = game;
    while let Some(seat) = status["waiting"].get(0).cloned() {
        let view = session.answer(&json!({ "request": "view", "seat": seat }).to_string());
        hash.update(&view);
        let asked = ask(&mut session, &json!({ "request": "options", "seat": seat }));
        let options = asked["options"].as_array().map_or(&[][..], Vec::as_slice);
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let index = usize::try_from(chance >> 8).map_or(0, |it| it % options.len().max(1));
        let choose = json!({ "request": "choose", "seat": seat, "choice": options.get(index) });
        status = ask(&mut session, &choose);
    }
    hash.update(session.answer(r#"{"request":"save"}"#));
    hex::encode(hash.finalize())
}

fn ask(session: &mut Session, request: &Value) -> Value {
    let answer: Value = serde_json::from_str(&session.answer(&request.to_string())).expect("JSON");
    answer.get("ok").cloned().unwrap_or_else(|| panic!("{request}: {answer}"))
}
