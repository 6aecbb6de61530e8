//! Draws games from views in the middle of a game, for counting instructions: `sample [SAMPLES] [PLAYERS]`.
//!
//! Count twice, with 0 samples and with many: the difference is what the samples cost.

#![expect(clippy::print_stdout, reason = "a command speaks on its standard streams")]

use engine::{Game, Setup, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The games from which views are taken.
const GAMES: u64 = 20;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let samples: usize =
        arguments.next().map_or(1000, |word| word.parse().expect("a number of samples"));
    let players: usize =
        arguments.next().map_or(4, |word| word.parse().expect("a number of players"));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut views = Vec::new();
    for game in 0..GAMES {
        collect(game, players, &mut rng, &mut views);
    }
    let mut coins = 0u64;
    for view in views.iter().cycle().take(samples) {
        let game = view.sample(&mut rng);
        coins += u64::from(game.table().coin_supply);
    }
    println!("{samples} samples of {} views, {coins} coins", views.len());
}

/// Plays a random game and keeps the views of those who are asked in its second period.
fn collect(number: u64, players: usize, rng: &mut Xoshiro256PlusPlus, views: &mut Vec<View>) {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let setup = Setup::with_seed(players, seed).expect("2 to 5 players");
    let mut game = Game::new(&setup, &mut ());
    while let Some(seat) = game.waiting().first() {
        if game.period() == 1 {
            views.push(game.view(Some(seat)));
        }
        let options = game.options(seat);
        let n = (u64::from(rng.next_u32()) * options.len() as u64) >> 32;
        let choice = options.nth(usize::try_from(n).expect("fewer than 64 options"));
        game.choose_unchecked(seat, choice, &mut ());
    }
}
