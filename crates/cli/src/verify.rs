//! `notredame verify`: shows that the deal of a record follows from what was committed to before the game.

use std::{fs, path::PathBuf};

use ::table::{deal, meta};
use anyhow::Context as _;
use protocol::{
    Record, input,
    record::{Deal, Dealt, LEVELS, Start, read_seed, write_seed},
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
    /// Who had each seat before the game, if you noted it: person, or the level of a bot
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', value_parser = who)]
    seats: Option<Vec<&'static str>>,
}

/// Who has a seat: a person, or a bot of this level.
fn who(word: &str) -> Result<&'static str, String> {
    let mut known = ["person"].into_iter().chain(LEVELS);
    known.find(|it| *it == word).ok_or_else(|| format!("expected person, {}", LEVELS.join(", ")))
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let name = input::visible(&arguments.file.display().to_string());
    let text = fs::read_to_string(&arguments.file).with_context(|| format!("reading {name}"))?;
    let record: Record = text.parse().with_context(|| name.clone())?;
    let Start::Setup(setup) = &record.start else {
        anyhow::bail!("{name}: this game started from a position: there is no deal to verify");
    };
    let noted = arguments.commitment.as_deref().map(str::to_ascii_lowercase);
    let promised = noted.as_ref().or(record.commitment.as_ref()).with_context(|| {
        format!(
            "{name}: the record contains no commitment: pass the one you noted with --commitment"
        )
    })?;
    println!("seed        {}", write_seed(&setup.seed));
    let commitment = match &record.deal {
        Some(deal) => {
            anyhow::ensure!(
                deal::seed(deal, setup) == setup.seed,
                "{name}: the seed does not match the table, its rules, its seats and their bytes"
            );
            deal::commitment(deal)
        }
        None => meta::commitment(&setup.seed),
    };
    println!("committed   {commitment}");
    println!("promised    {}", input::visible(promised));
    let what = if record.deal.is_some() { "secret" } else { "seed" };
    anyhow::ensure!(commitment == *promised, "{name}: the {what} does not match the commitment");
    if let Some(deal) = &record.deal {
        compare_seats(deal, arguments.seats.as_deref()).with_context(|| name.clone())?;
        tell_bytes(deal, arguments.bytes.as_deref()).with_context(|| name.clone())?;
        println!("The seed is the SHA-256 of this text:");
        print!("{}", deal.text(setup));
    }
    let game = record.replay(0, &mut ());
    println!("The {what} matches the commitment. It gives this deal:");
    println!("start player: seat {}", game.table().start);
    print!("{game}");
    println!("All {} choices are legal after this deal.", record.choices.len());
    for missing in unproved(arguments, &record) {
        println!("{missing}");
    }
    Ok(())
}

/// What was not proved because it was not given.
fn unproved(arguments: &Arguments, record: &Record) -> Vec<&'static str> {
    let mut missing = Vec::new();
    if arguments.commitment.is_none() {
        missing.push(
            "This proves less without --commitment: the commitment is the record's own, and anyone who writes a record can choose it.",
        );
    }
    if record.deal.is_some() {
        if arguments.bytes.is_none() {
            missing.push(
                "This proves less without --bytes: the operator may have replaced the bytes of your device.",
            );
        }
        if arguments.seats.is_none() {
            missing.push(
                "This proves less without --seats: compare the text with the rules and seats that you saw before the game.",
            );
        }
    }
    missing
}

/// Compares who had each seat with what was seen before the game.
fn compare_seats(deal: &Deal, seen: Option<&[&str]>) -> anyhow::Result<()> {
    let Some(seen) = seen else { return Ok(()) };
    anyhow::ensure!(
        seen.len() == deal.seats.len(),
        "--seats: {} for {} players",
        seen.len(),
        deal.seats.len()
    );
    for (seat, (dealt, seen)) in deal.seats.iter().zip(seen).enumerate() {
        let dealt = match dealt {
            Dealt::Person(_) => "person",
            Dealt::Bot(level) => level,
        };
        anyhow::ensure!(dealt == *seen, "seat {seat} of the deal: {dealt}, but you saw {seen}");
    }
    println!("The seats are those that you saw.");
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
