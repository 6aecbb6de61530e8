//! Everything the checks need, on any machine: `cargo xtask test` runs all of it, each part can be run alone.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command speaks on its standard streams"
)]

mod budget;
mod check;
mod dist;
mod licences;
mod module;
mod mutants;
mod offline;
mod openapi;
mod postgres;
mod pypi;
mod python;
mod run;
mod test;
mod tidy;
mod web;
mod workflows;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask check    before a commit: the format, lints and tests of what has changed since the main branch, or since [COMMIT]

What has to pass before a change lands:
cargo xtask test     all of these, two at a time:
  clippy             lints
  fmt                formatting
  tidy               the habits of the code that no lint knows
  workflows          the workflows of the forge, with actionlint
  build              everything that the tests need
  unit               the tests of all crates except webtest, and the examples in the documentation of the code
  python             the Python package: built from its source archive, installed, tested; its types
  budget             instructions per decision, counted by valgrind
  fuzz               the fuzz targets compile
  offline            the game as a folder for any web host, without a server
  doc                the documentation builds without warnings
  openapi            the API against its OpenAPI document, with schemathesis
  web                the browser client without a browser: its format, its types, its pure parts in node
  browser            whole games in a real Chromium

For one person at work:
cargo xtask web-fmt  format the scripts and styles of the browser client
cargo xtask bless    rewrite the expected playthroughs, counts and messages, and the client's types, after a wanted change
cargo xtask with-postgres COMMAND…   a command with a throw-away PostgreSQL beside it
cargo xtask mutants  faults put into engine, protocol and table, which the tests have to notice: [ARGUMENTS OF cargo mutants]

For a release:
cargo xtask deny     the licences, sources and versions of all crates are allowed by deny.toml
cargo xtask dist     everything one would publish, in dist/files of the target folder: programs, packages, licences, checksums

Measurements, for an otherwise idle machine:
cargo xtask web-bench      how fast and how heavy the browser client is: [visit] [draw] [answer] [lighthouse]
cargo xtask offline-bench  how heavy and how fast the page without a server is: [visits] [speed] [frames] [kills] [audit]
cargo xtask python-bench   how fast the Python package is, beside its peers: [SECONDS]

For the bots:
cargo xtask tune     improve the weights of the evaluation by play: [GENERATIONS] [MINUTES] [SEED]
cargo xtask learn    learn the weights of the net by play, or go on with it: FOLDER [NAME=NUMBER…]";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test::everything(),
        ["check"] => check::check(None),
        ["check", base] => check::check(Some(base)),
        ["deny"] => licences::check(),
        ["dist"] => dist::make(),
        ["fmt"] => fmt(),
        ["clippy"] => clippy(),
        ["tidy"] => tidy::check(),
        ["build"] => run::built(),
        ["unit"] => unit(),
        ["web"] => web::check(),
        ["browser"] => web::browser(),
        ["workflows"] => workflows::check(),
        ["fuzz"] => fuzz(),
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

fn fmt() -> Result<(), String> {
    run::cargo(&["fmt", "--all", "--check"])
}

fn clippy() -> Result<(), String> {
    let strict = ["--all-targets", "--", "-D", "warnings"];
    run::cargo(&[&["clippy"], &run::WHOLE[..], &strict].concat())?;
    // What a newcomer builds: without passkeys. Their library stays, so that no other library is checked again with other features.
    let newcomer = ["clippy", "--workspace", "--features", "webtest/browser,server/webauthn-rs"];
    run::cargo(&[&newcomer, &strict[..]].concat())
}

fn unit() -> Result<(), String> {
    for program in ["curl", "jq", "python3"] {
        run::need(program, program)?;
    }
    let postgres = postgres::start()?;
    run::tests("not package(webtest)", &[(postgres::VARIABLE, &postgres.url)])?;
    // The examples in the documentation, which cargo-nextest leaves to cargo.
    run::cargo(&["test", "--doc", "--package", "engine"])
}

/// The fuzz targets are not part of the workspace, but must compile with it.
fn fuzz() -> Result<(), String> {
    let target = run::target()?.join("fuzz");
    let check = ["check", "--quiet", "--locked", "--manifest-path", "fuzz/Cargo.toml"];
    let folder = ["--target-dir", &target.to_string_lossy()];
    // Nothing is linked, so any file can be named as the library of the fuzzer: compiling that takes most of a minute.
    let library = run::root().join("fuzz/Cargo.toml");
    let library = [("CUSTOM_LIBFUZZER_PATH", &*library.to_string_lossy())];
    run::cargo_with(&[&check[..], &folder].concat(), &library)
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
