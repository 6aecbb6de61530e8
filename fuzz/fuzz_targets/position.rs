//! Positions: any text is refused, or prints, reads back as the same game and plays on.
#![no_main]

use engine::Game;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(mut game) = text.parse::<Game>() else { return };
    let again: Game = game.to_string().parse().expect("what was printed can be read");
    assert!(game == again, "a position reads back as the same game");
    // The length of the text serves as dice.
    for step in text.len()..text.len() + 50 {
        let Some(seat) = game.waiting().first() else { return };
        let options = game.options(seat);
        let choice = options.nth(step.wrapping_mul(7) % options.len());
        game.choose(seat, choice, &mut Vec::new()).expect("an option is accepted");
    }
});
