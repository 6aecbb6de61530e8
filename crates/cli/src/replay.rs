//! `notredame replay`: goes through a record and shows what became of it.

use std::{fs, path::PathBuf};

use anyhow::Context as _;
use protocol::{Record, input};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The record
    file: PathBuf,
    /// Stop after this many choices
    #[arg(long, value_name = "N")]
    until: Option<usize>,
    /// Print the position there, hidden cards included
    #[arg(long)]
    position: bool,
    /// Only check that the record is valid
    #[arg(long, conflicts_with_all = ["until", "position"])]
    check: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let name = input::visible(&arguments.file.display().to_string());
    let text = fs::read_to_string(&arguments.file).with_context(|| format!("reading {name}"))?;
    let record: Record = text.parse().with_context(|| name.clone())?;
    let plies = record.choices.len();
    if arguments.check {
        println!("{name}: valid, {plies} choices");
        return Ok(());
    }
    let until = arguments.until.unwrap_or(plies);
    anyhow::ensure!(until <= plies, "the record has {plies} choices, not {until}");
    let game = record.replay(until, &mut ());
    if arguments.position {
        print!("{game}");
        return Ok(());
    }
    for &(seat, choice) in &record.choices[..until] {
        println!("{seat} {choice}");
    }
    let standing = game.table().standing();
    for seat in game.seats() {
        let score = standing[seat];
        let name = &record.names[seat.index()];
        let colour = game.table().colour(seat);
        println!(
            "seat {seat} ({colour}{}{name}): {} prestige, tie-break {}, place {}",
            if name.is_empty() { "" } else { ", " },
            score.prestige,
            score.tie_break,
            score.place
        );
    }
    if game.result().is_none() {
        println!("not over: round {} of 9, {}", game.table().round + 1, game.table().phase);
    }
    Ok(())
}
