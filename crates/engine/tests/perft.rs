//! Counts of decision sequences: how many ways lead on from a position, to a small depth.
//!
//! A missing or an extra option changes a number. `UPDATE_EXPECT=1` rewrites `perft.txt`.

use core::fmt::Write;

use engine::{Game, Rules, Setup};

#[path = "expected/compare.rs"]
mod compare;

/// The number of sequences of so many decisions; the seat with the lowest number answers first.
fn perft(game: &Game, depth: usize) -> u64 {
    let Some(seat) = game.waiting().first() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for choice in game.options(seat).iter() {
        let mut next = *game;
        next.choose_unchecked(seat, choice, &mut ());
        count += perft(&next, depth - 1);
    }
    count
}

/// Positions in the middle of a game, where much can happen: `(name, text)`.
fn positions() -> Vec<(String, Game)> {
    let mut positions = Vec::new();
    for players in 2..=5 {
        for new_persons in [false, true] {
            let number = u8::try_from(players).expect("at most five");
            let mut setup = Setup::with_seed(players, [number; 32]).expect("2 to 5 players");
            setup.rules = Rules { new_persons, ..Rules::default() };
            let mut game = Game::new(&setup, &mut ());
            let name = format!("{players}{}", if new_persons { " new-persons" } else { "" });
            // Plays on in a fixed way and stops every now and then.
            for step in 0_usize.. {
                let Some(seat) = game.waiting().first() else { break };
                if step % 29 == 0 {
                    positions.push((format!("{name} ply {step}"), game));
                }
                let options = game.options(seat);
                game.choose_unchecked(seat, options.nth(step * 7 % options.len()), &mut ());
            }
        }
    }
    positions
}

#[test]
fn counts_of_decision_sequences_stay_the_same() {
    let mut text = String::from("# position, prompt, sequences of 1, 2, … decisions\n");
    for (name, game) in positions() {
        write!(text, "{name}, {}:", game.table().prompt).expect("a string takes everything");
        let mut count = 0;
        for depth in 1..8 {
            if 3000 < count {
                break;
            }
            count = perft(&game, depth);
            write!(text, " {count}").expect("a string takes everything");
        }
        text.push('\n');
    }
    compare::compare("perft.txt", &text);
}

/// Counts that can be worked out by hand.
#[test]
fn counts_by_hand() {
    // Three cards for each of two seats, then two cards for each.
    let game = Game::new(&Setup::with_seed(2, [0; 32]).expect("a setup"), &mut ());
    assert_eq!((perft(&game, 1), perft(&game, 2), perft(&game, 3)), (3, 9, 18));
    assert_eq!(perft(&game, 4), 36);
    // Three persons or none, and none of these two asks anything further: 4 · 4.
    let game: Game = "players 2\nphase hiring\npersons monk money-lender city-guard"
        .parse()
        .expect("a position");
    assert_eq!((perft(&game, 1), perft(&game, 2)), (4, 16));
    // One to three coins or nothing; then the next seat chooses one of three cards.
    let game: Game =
        "hand A1 0: notre-dame bank park\nprompt donate\nhand A1 1: hotel park residence"
            .parse()
            .expect("a position");
    assert_eq!((perft(&game, 1), perft(&game, 2)), (4, 12));
}
