//! Mutation testing: small faults are put into the code one at a time, and each has to break a test.
//!
//! It takes hours, so it is no part of `cargo xtask test`. `.cargo/mutants.toml` says which faults are left out, and why.

use std::process::Command;

use crate::run;

/// The crates whose tests have to notice nearly every fault.
const CRATES: [&str; 3] = ["engine", "protocol", "table"];

/// Runs `cargo mutants` with more arguments, such as `--package engine`, `--file plague.rs` or `--shard 1/8`.
pub(crate) fn check(arguments: &[&str]) -> Result<(), String> {
    if !is_installed() {
        run::cargo(&["install", "cargo-mutants", "--locked"])?;
    }
    let output = run::target()?.to_string_lossy();
    let names_crates = arguments.iter().any(|it| ["--package", "-p", "--file", "-f"].contains(it));
    let crates = CRATES.iter().filter(|_| !names_crates).flat_map(|it| ["--package", it]);
    let command: Vec<&str> = ["mutants", "--output", &output].into_iter().chain(crates).collect();
    run::cargo(&[&command[..], arguments].concat())
}

fn is_installed() -> bool {
    let version = Command::new("cargo").args(["mutants", "--version"]).output();
    version.is_ok_and(|output| output.status.success())
}
