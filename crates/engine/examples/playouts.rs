//! Plays random games on one thread, for counting instructions: `playouts [GAMES] [PLAYERS] [new-persons]`.

#![expect(clippy::print_stdout, reason = "an example speaks")]

use engine::{Game, Rules, Setup};
use rand_core::{Rng, SeedableRng};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().map_or(1000, |word| word.parse().expect("a number of games"));
    let players: usize =
        arguments.next().map_or(4, |word| word.parse().expect("a number of players"));
    let new_persons = arguments.next().is_some();
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
    let mut decisions = 0u64;
    for game in 0..games {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&game.to_le_bytes());
        let mut setup = Setup::with_seed(players, seed).expect("2 to 5 players");
        setup.rules = Rules { new_persons, ..Rules::default() };
        let mut game = Game::new(&setup, &mut ());
        while let Some(seat) = game.waiting().first() {
            let options = game.options(seat);
            let n = (u64::from(rng.next_u32()) * options.len() as u64) >> 32;
            game.choose_unchecked(
                seat,
                options.nth(usize::try_from(n).expect("fewer than 64 options")),
                &mut (),
            );
            decisions += 1;
        }
    }
    println!("{games} games, {decisions} decisions, {} bytes", size_of::<Game>());
}
