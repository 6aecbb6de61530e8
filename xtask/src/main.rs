//! Everything the checks need, on any machine: `cargo xtask test` runs all of it, each part can be run alone.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command speaks on its standard streams"
)]

mod budget;
mod module;
mod mutants;
mod offline;
mod openapi;
mod postgres;
mod python;
mod run;
mod tidy;
mod web;

use std::{process::ExitCode, time::Instant};

const USAGE: &str = "\
cargo xtask test     everything below but browser, web-fmt, web-bench, offline, offline-bench, python-bench, mutants, tune, learn and bless, in this order: what has to pass before a change lands
cargo xtask fmt      formatting
cargo xtask clippy   lints
cargo xtask tidy     the habits of the code that no lint knows
cargo xtask unit     all tests of all crates
cargo xtask web      the browser client: its types, its pure parts in node, whole games in a real Chromium
cargo xtask browser  only the tests in Chromium, a part of web; some need target/offline
cargo xtask web-fmt  format the scripts and styles of the browser client
cargo xtask web-bench   how fast and how heavy the browser client is: [visit] [draw] [answer] [lighthouse]
cargo xtask offline  the game as a folder for any web host, without a server: target/offline
cargo xtask offline-bench   how heavy and how fast that page is: [visits] [speed] [frames] [kills] [audit]
cargo xtask openapi  the API against its OpenAPI document, with schemathesis
cargo xtask with-postgres COMMAND…   a command with a throw-away PostgreSQL beside it
cargo xtask python   the Python package: built, installed into a throw-away environment, tested; its types; its source archive
cargo xtask python-bench   how fast the Python package is, beside its peers: [SECONDS]
cargo xtask doc      the documentation builds without warnings
cargo xtask budget   instructions per decision, counted by valgrind
cargo xtask mutants  faults put into engine, protocol and table, which the tests have to notice: [ARGUMENTS OF cargo mutants]
cargo xtask tune     improve the weights of the evaluation by play: [GENERATIONS] [MINUTES] [SEED]
cargo xtask learn    learn the weights of the net by play, or go on with it: FOLDER [NAME=NUMBER…]
cargo xtask bless    rewrite the expected playthroughs, counts and messages, and the client's types, after a wanted change";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
        ["fmt"] => fmt(),
        ["clippy"] => clippy(),
        ["tidy"] => tidy::check(),
        ["unit"] => unit(),
        ["web"] => web::check(),
        ["browser"] => web::browser(),
        ["web-fmt"] => web::formatted("--write"),
        ["web-bench", ref parts @ ..] => web::bench(parts),
        ["offline"] => offline::make().map(drop),
        ["offline-bench", ref parts @ ..] => offline::bench(parts),
        ["openapi"] => openapi::check(),
        ["with-postgres", ref command @ ..] => postgres::with(command),
        ["python"] => python::check(),
        ["python-bench", ref arguments @ ..] => python::bench(arguments),
        ["doc"] => doc(),
        ["budget"] => budget::check(),
        ["mutants", ref arguments @ ..] => mutants::check(arguments),
        ["bless"] => bless(),
        ["tune", ref rest @ ..] => tune(rest),
        ["learn", ref rest @ ..] => learn(rest),
        _ => Err(format!("usage:\n{USAGE}")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

type Check = fn() -> Result<(), String>;

fn test() -> Result<(), String> {
    let parts: [(&str, Check); 9] = [
        ("fmt", fmt),
        ("clippy", clippy),
        ("tidy", tidy::check),
        ("unit", unit),
        ("web", web::check),
        ("doc", doc),
        ("openapi", openapi::check),
        ("python", python::check),
        ("budget", budget::check),
    ];
    for (name, check) in parts {
        let begun = Instant::now();
        check()?;
        println!("xtask: {name} passed in {} s", begun.elapsed().as_secs());
    }
    println!("xtask: all checks passed");
    Ok(())
}

fn fmt() -> Result<(), String> {
    run::cargo(&["fmt", "--all", "--check"])
}

fn clippy() -> Result<(), String> {
    run::cargo(&[&["clippy"], &run::WHOLE[..], &["--all-targets", "--", "-D", "warnings"]].concat())
}

fn unit() -> Result<(), String> {
    for program in ["curl", "jq", "python3"] {
        run::need(program, program)?;
    }
    let postgres = postgres::start()?;
    run::tests("not package(webtest)", &[(postgres::VARIABLE, &postgres.url)])?;
    // The examples in the documentation, which cargo-nextest leaves to cargo.
    run::cargo(&[&["test", "--doc"], &run::WHOLE[..]].concat())
}

fn doc() -> Result<(), String> {
    run::cargo_with(
        &[&["doc"], &run::WHOLE[..], &["--no-deps", "--document-private-items"]].concat(),
        &[("RUSTDOCFLAGS", "-D warnings")],
    )
}

fn bless() -> Result<(), String> {
    let update = [("UPDATE_EXPECT", "1")];
    run::cargo_with(&["test", "--package", "engine", "--package", "protocol", "--tests"], &update)?;
    run::cargo_with(&["test", "--package", "server", "--test", "server", "openapi::"], &update)?;
    web::generated_types(&[])
}

/// Prints the log and at the end the weights, as `crates/bots/src/weights.rs` takes them.
fn tune(arguments: &[&str]) -> Result<(), String> {
    let tune = ["run", "--release", "--package", "bots", "--example", "tune", "--"];
    run::cargo(&[&tune, arguments].concat())
}

/// The results of the run are in the folder; the best weights so far are `weights.bin` there.
fn learn(arguments: &[&str]) -> Result<(), String> {
    run::cargo(
        &[&["run", "--release", "--package", "learn", "--bin", "learn", "--"], arguments].concat(),
    )
}
