//! `notredame bench`: how fast the engine is on this machine.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use bots::{Bot as _, Random, play_out};
use engine::{Game, Rules, Setup};
use protocol::{Record, engine_protocol::seed_from_number, record::Start};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Random games on one thread
    Playouts(Playouts),
    /// Reading and replaying the record of a whole game
    Replay(Playouts),
}

#[derive(Debug, clap::Args)]
struct Playouts {
    /// How many play
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    /// With the expansion
    #[arg(long)]
    new_persons: bool,
    /// How many seconds to run
    #[arg(long, default_value_t = 3.0, value_parser = positive)]
    seconds: f64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn positive(word: &str) -> Result<f64, String> {
    let seconds: f64 = word.parse().map_err(|_| "expected a number of seconds".to_owned())?;
    if 0.0 < seconds && seconds <= 3600.0 {
        Ok(seconds)
    } else {
        Err("expected 0 to 3600 seconds".into())
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    match &arguments.what {
        What::Playouts(arguments) => run_playouts(arguments),
        What::Replay(arguments) => run_replay(arguments),
    }
}

#[expect(clippy::cast_precision_loss, reason = "rates need no more than 52 bits")]
fn run_playouts(arguments: &Playouts) -> anyhow::Result<()> {
    let rules = Rules { new_persons: arguments.new_persons, ..Rules::default() };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let limit = Duration::from_secs_f64(arguments.seconds);
    let (mut games, mut decisions) = (0u64, 0u64);
    let began = Instant::now();
    while began.elapsed() < limit {
        // The clock is looked at once in a hundred games.
        for _ in 0..100 {
            let mut setup = Setup::with_seed(arguments.players.into(), seed_from_number(games))?;
            setup.rules = rules;
            let mut game = Game::new(&setup, &mut ());
            decisions += u64::from(play_out(&mut game, &mut rng));
            black_box(&game);
            games += 1;
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    let (games_per_s, decisions_per_s) = (games as f64 / seconds, decisions as f64 / seconds);
    let decisions_per_game = decisions as f64 / games as f64;
    let game_bytes = size_of::<Game>();
    if arguments.json {
        let out = json!({
            "games_per_s": games_per_s,
            "decisions_per_s": decisions_per_s,
            "decisions_per_game": decisions_per_game,
            "game_bytes": game_bytes,
        });
        println!("{out}");
    } else {
        println!("games/s         {games_per_s:>14.0}");
        println!("decisions/s     {decisions_per_s:>14.0}");
        println!("decisions/game  {decisions_per_game:>14.1}");
        println!("bytes of a game {game_bytes:>14}");
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "a mean needs no more than 52 bits")]
fn run_replay(arguments: &Playouts) -> anyhow::Result<()> {
    let mut setup = Setup::with_seed(arguments.players.into(), seed_from_number(1))?;
    setup.rules.new_persons = arguments.new_persons;
    let mut record = Record::new(Start::Setup(setup));
    let mut game = record.start.game(&mut ());
    let mut bot = Random::new(1);
    while let Some(seat) = game.waiting().first() {
        let choice = bot.choose(&game.view(Some(seat)));
        game.choose_unchecked(seat, choice, &mut ());
        record.choices.push((seat, choice));
    }
    let text = record.to_string();
    let share = Duration::from_secs_f64(arguments.seconds / 2.0);
    let mean_us = |run: &dyn Fn()| {
        let (mut runs, began) = (0u64, Instant::now());
        while began.elapsed() < share {
            run();
            runs += 1;
        }
        began.elapsed().as_secs_f64() * 1e6 / runs as f64
    };
    let read_us = mean_us(&|| drop(black_box(text.parse::<Record>())));
    let replay_us = mean_us(&|| {
        black_box(record.replay(usize::MAX, &mut ()));
    });
    let choices = record.choices.len();
    if arguments.json {
        println!("{}", json!({ "choices": choices, "read_us": read_us, "replay_us": replay_us }));
    } else {
        println!("choices              {choices:>8}");
        println!("read and check, µs   {read_us:>8.1}");
        println!("replay, µs           {replay_us:>8.1}");
    }
    Ok(())
}
