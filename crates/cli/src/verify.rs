//! `notredame verify`: shows that the deal of a record follows from what was committed to before the game.

use std::{fs, path::PathBuf};

use ::table::{deal, meta};
use anyhow::Context as _;
use protocol::{
    Record,
    record::{Deal, Dealt, Start, read_seed, write_seed},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The record of a finished game
    file: PathBuf,
    /// The commitment that was shown before the game, if you noted it yourself
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    /// The random bytes that your device added to the deal, if you noted them
    #[arg(long, value_name = "HEX")]
    bytes: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let name = arguments.file.display();
    let text = fs::read_to_string(&arguments.file).with_context(|| format!("reading {name}"))?;
    let record: Record = text.parse().with_context(|| format!("{name}"))?;
    let Start::Setup(setup) = &record.start else {
        anyhow::bail!("{name}: this game started from a position: there is no deal to verify");
    };
    let noted = arguments.commitment.as_deref().map(str::to_ascii_lowercase);
    let promised = noted.as_ref().or(record.commitment.as_ref()).with_context(|| {
        format!("{name}: the record holds no commitment: give the one you noted with --commitment")
    })?;
    println!("seed        {}", write_seed(&setup.seed));
    let commitment = match &record.deal {
        Some(deal) => {
            anyhow::ensure!(
                deal::seed(deal, setup) == setup.seed,
                "{name}: the seed does not follow from the table, its rules, its seats and their bytes"
            );
            deal::commitment(deal)
        }
        None => meta::commitment(&setup.seed),
    };
    println!("committed   {commitment}");
    println!("promised    {promised}");
    let what = if record.deal.is_some() { "secret" } else { "seed" };
    anyhow::ensure!(commitment == *promised, "{name}: the {what} does not match the commitment");
    if let Some(deal) = &record.deal {
        tell_bytes(deal, arguments.bytes.as_deref()).with_context(|| format!("{name}"))?;
    }
    if noted.is_none() {
        println!(
            "This proves less than it could: the commitment is the record's own, which whoever wrote the record could choose. \
             Give the one that you saw before the game with --commitment."
        );
    }
    let game = record.replay(0, &mut ());
    println!("The {what} matches the commitment. It gives this deal:");
    println!("start player: seat {}", game.table().start);
    print!("{game}");
    println!("All {} choices are legal after this deal.", record.choices.len());
    Ok(())
}

/// Prints whose bytes the deal depends on, and whether the ones noted are among them.
fn tell_bytes(deal: &Deal, noted: Option<&str>) -> anyhow::Result<()> {
    let seats = deal.seats.iter().enumerate();
    let with: Vec<String> = seats
        .filter(|(_, it)| matches!(it, Dealt::Person(Some(_))))
        .map(|(seat, _)| seat.to_string())
        .collect();
    match with.as_slice() {
        [] => println!("No device added bytes: the server alone determined this deal."),
        seats => println!("Devices that added bytes, by seat: {}", seats.join(", ")),
    }
    let Some(noted) = noted else { return Ok(()) };
    let noted =
        read_seed(noted).map_err(|_| anyhow::anyhow!("--bytes: expected 64 hexadecimal digits"))?;
    anyhow::ensure!(
        deal.seats.contains(&Dealt::Person(Some(noted))),
        "your bytes are not part of this deal"
    );
    println!("Yours are among them.");
    Ok(())
}
