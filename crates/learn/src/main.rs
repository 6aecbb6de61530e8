//! `cargo xtask learn FOLDER [NAME=NUMBER…]`: learns, or goes on learning, what the folder is about.

#![expect(clippy::print_stderr, reason = "a command speaks on its standard streams")]

use std::path::PathBuf;

use anyhow::Context as _;
use learn::Plan;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().context("usage: cargo xtask learn FOLDER [NAME=NUMBER…]")?;
    let mut plan = Plan::default();
    for word in arguments {
        let (name, value) =
            word.split_once('=').with_context(|| format!("`{word}`: expected NAME=NUMBER"))?;
        plan.set(name, value)?;
    }
    learn::run(&PathBuf::from(folder), &plan, &mut |line| eprintln!("{line}"))
}
