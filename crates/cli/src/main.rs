//! The binary `notredame`: one subcommand to a file.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command speaks on its standard streams"
)]

mod arena;
mod bench;
mod engine_loop;
mod external;
mod play;
mod replay;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The board game Notre Dame, for 2 to 5 players.
#[derive(Debug, Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play in the terminal, against bots
    Play(Box<play::Arguments>),
    /// Replay a record and show where it ends
    Replay(replay::Arguments),
    /// Answer requests as JSON lines on standard input, for programs in any language
    Engine,
    /// Let bots play many games against each other and say who is better
    Arena(arena::Arguments),
    /// Measure the speed of the engine
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Engine => engine_loop::run(),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("notredame: {error:#}");
            ExitCode::from(2)
        }
    }
}
