//! Games that continue elsewhere: any text is refused, or prints and reads back as the same game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::MovedGame;

fuzz_target!(|text: &str| {
    let Ok(game) = text.parse::<MovedGame>() else { return };
    let again: MovedGame = game.to_string().parse().expect("what was printed can be read");
    assert_eq!(game.to_string(), again.to_string());
});
