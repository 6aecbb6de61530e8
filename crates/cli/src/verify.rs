//! `notredame verify`: shows that the deal of a record follows from a seed that was committed to before the game.

use std::{fs, path::PathBuf};

use anyhow::Context as _;
use protocol::{
    Record,
    record::{Start, write_seed},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The record of a finished game
    file: PathBuf,
    /// The commitment that was shown before the game, where you noted it yourself
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
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
    let commitment = server::commitment(&setup.seed);
    println!("seed        {}", write_seed(&setup.seed));
    println!("its SHA-256 {commitment}");
    println!("commitment  {promised}");
    anyhow::ensure!(
        commitment == *promised,
        "{name}: the seed is not the one that was committed to"
    );
    let game = record.replay(0, &mut ());
    println!("The seed is the one that was committed to. From it follow:");
    println!("the start player: seat {}", game.table().start);
    print!("{game}");
    println!("All {} choices are legal from this deal on.", record.choices.len());
    Ok(())
}
