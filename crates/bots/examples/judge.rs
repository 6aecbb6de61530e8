//! Judges tables of four with the net, for counting instructions and time: `judge [TABLES]`.
//!
//! Count twice, with 1 table and with many: the difference is what the tables cost.

#![expect(clippy::print_stdout, reason = "a command speaks on its standard streams")]

use std::time::Instant;

use bots::{Bot as _, Regular, net::Net};
use engine::{Game, Setup};

/// The games whose rounds are judged.
const GAMES: u8 = 20;

fn main() {
    let tables: u32 =
        std::env::args().nth(1).map_or(1000, |word| word.parse().expect("a number of tables"));
    let mut rounds: Vec<Game> = Vec::new();
    for number in 0..GAMES {
        let mut game = Game::new(&Setup::with_seed(4, [number; 32]).expect("four"), &mut ());
        let mut bot = Regular::first(1);
        while let Some(seat) = game.waiting().first() {
            if rounds.last().is_none_or(|it| it.table().round != game.table().round) {
                rounds.push(game);
            }
            let choice = bot.choose(&game.view(Some(seat)));
            game.choose_unchecked(seat, choice, &mut ());
        }
    }
    let net = Net::shipped();
    let began = Instant::now();
    let mut sum = 0;
    for (game, _) in rounds.iter().cycle().zip(0..tables) {
        sum += net.judge(game).points.0[0];
    }
    let speed = f64::from(tables) / began.elapsed().as_secs_f64();
    println!("{tables} tables, {speed:.0} a second, sum {sum}");
}
