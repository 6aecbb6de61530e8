//! What must be true of every text that a reader gets: one function for each fuzz target.
//!
//! `crates/table/tests/seeds.rs` runs the same functions with the texts in `fuzz/seeds`. Each returns whether the text was accepted.

use engine::{Choice, Game, Prompt};
use protocol::{ClientMessage, MovedGame, Record};
use table::Session;

/// Choices and prompts: any text is refused, or prints as it was written.
pub fn choice(text: &str) -> bool {
    let choice = text.parse::<Choice>();
    let prompt = text.parse::<Prompt>();
    if let Ok(choice) = choice {
        assert_eq!(choice.to_string(), text);
    }
    if let Ok(prompt) = prompt {
        assert_eq!(prompt.to_string(), text);
    }
    choice.is_ok() || prompt.is_ok()
}

/// Positions: any text is refused, or prints, reads back as the same game and plays on.
pub fn position(text: &str) -> bool {
    let Ok(mut game) = text.parse::<Game>() else { return false };
    let again: Game = game.to_string().parse().expect("what was printed can be read");
    assert!(game == again, "a position reads back as the same game");
    // The length of the text serves as dice.
    for step in text.len()..text.len() + 50 {
        let Some(seat) = game.waiting().first() else { break };
        let options = game.options(seat);
        let choice = options.nth(step.wrapping_mul(7) % options.len());
        game.choose(seat, choice, &mut Vec::new()).expect("an option is accepted");
    }
    true
}

/// Records: any text is refused, or prints, reads back as the same record and replays.
pub fn record(text: &str) -> bool {
    let Ok(record) = text.parse::<Record>() else { return false };
    let again: Record = record.to_string().parse().expect("what was printed can be read");
    assert_eq!(record.to_string(), again.to_string());
    let plies = usize::MAX;
    assert!(record.replay(plies, &mut ()) == again.replay(plies, &mut ()));
    true
}

/// Games that continue elsewhere: any text is refused, or prints and reads back as the same game.
pub fn game(text: &str) -> bool {
    let Ok(game) = text.parse::<MovedGame>() else { return false };
    let again: MovedGame = game.to_string().parse().expect("what was printed can be read");
    assert_eq!(game.to_string(), again.to_string());
    true
}

/// The engine protocol: every line gets one line of answer, and the session continues.
pub fn engine_protocol(text: &str) -> bool {
    let mut session = Session::default();
    let mut accepted = true;
    for line in text.lines() {
        let answer = session.answer(line);
        assert!(!answer.contains('\n') && answer.starts_with('{'), "one line of JSON: {answer}");
        accepted &= !answer.contains("\"error\":");
    }
    accepted
}

/// Messages of clients on a socket: any text is refused, or prints and reads back as the same message.
pub fn client_message(text: &str) -> bool {
    let Ok(message) = text.parse::<ClientMessage>() else { return false };
    let again = serde_json::to_string(&message).expect("a message is plain JSON");
    assert_eq!(again.parse::<ClientMessage>().expect("what was printed can be read"), message);
    true
}
