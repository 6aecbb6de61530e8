//! The binary `notredame`: one subcommand per file.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command speaks on its standard streams"
)]

mod arena;
mod backup;
mod bench;
mod engine_loop;
mod external;
mod load;
mod play;
mod replay;
mod rules;
mod serve;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use protocol::input;

/// The board game Notre Dame, for 2 to 5 players.
#[derive(Debug, Parser)]
#[command(version, about)]
struct Arguments {
    /// Without a command, the server is started (`serve`)
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Start the server for playing in the browser (the default)
    Serve(Box<serve::Arguments>),
    /// Back up the database, even while the server is running
    Backup(backup::Arguments),
    /// Check that a game was dealt from the seed committed to
    Verify(verify::Arguments),
    /// Play in the terminal, against bots
    Play(Box<play::Arguments>),
    /// Load-test a server with scripted players, or crash-test it
    Load(Box<load::Arguments>),
    /// Replay a record and show where it ends
    Replay(replay::Arguments),
    /// Answer requests as JSON lines on standard input, for programs in any language
    Engine,
    /// Let bots play many games against each other and report which is better
    Arena(Box<arena::Arguments>),
    /// Measure the speed of the engine
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let command = match Arguments::parse().command {
        Some(command) => command,
        // The environment still counts.
        None => match Arguments::parse_from(["notredame", "serve"]).command {
            Some(command) => command,
            None => unreachable!("a command was given"),
        },
    };
    let result = match command {
        Command::Serve(arguments) => serve::run(*arguments),
        Command::Backup(arguments) => backup::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Load(arguments) => load::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Engine => engine_loop::run(),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // It may quote a file or what a server sent.
            eprintln!("notredame: {}", input::quoted(&format!("{error:#}")));
            ExitCode::from(2)
        }
    }
}
