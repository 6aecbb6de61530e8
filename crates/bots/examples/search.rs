//! Searches the first decision of games of four, for measuring speed and counting instructions: `search [ITERATIONS] [GAMES] [BOT]`.
//!
//! Without `BOT` it is the expert that searches; `expert-1` is the first one.

#![expect(clippy::print_stdout, reason = "a command speaks on its standard streams")]

use std::time::Instant;

use bots::{Bot as _, Budget, Expert};
use engine::{Game, Seat, Setup};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u32| {
        arguments.next().map_or(default, |word| word.parse().expect("expected a number"))
    };
    let (iterations, games) = (number(20_000), number(5));
    let budget = Budget::Iterations(iterations);
    let make = match arguments.next().as_deref() {
        None | Some("expert") => Expert::new,
        Some("expert-1") => Expert::first,
        Some(other) => panic!("{other}: expected expert or expert-1"),
    };
    let began = Instant::now();
    let mut done = 0;
    for game in 0..games {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&game.to_le_bytes());
        let setup = Setup::with_seed(4, seed).expect("four players");
        let game = Game::new(&setup, &mut ());
        let mut expert = make(budget, 1);
        expert.advise(&game.view(Seat::new(0)));
        done += expert.iterations();
    }
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{done} iterations, {:.0} per second",
        f64::from(u32::try_from(done).expect("few")) / seconds
    );
}
