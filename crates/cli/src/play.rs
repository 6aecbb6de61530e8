//! `notredame play`: a game in the terminal, line by line, against bots.

mod board;
mod command;
mod course;
mod ending;
mod help;
mod hint;
mod news;
mod opponent;
mod options;
mod outlook;
mod screen;
mod seating;
mod table;

use std::{env, fs, io, path::PathBuf};

use engine::Seat;
use protocol::{Record, record::read_seed};
use text::{Args, Locale};

use self::{course::Course, opponent::Opponent, screen::Screen, seating::Seating, table::Table};
use crate::rules;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// How many play, including you
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    /// The players' names, in the order of their seats
    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    names: Vec<String>,
    /// Your seat, counted clockwise from 1 [default: 1, or the one you had in a loaded game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5))]
    seat: Option<u8>,
    /// Your opponents: random, novice, regular, seasoned or expert, the last also with a thinking time (expert:500ms)
    /// [default: regular, or the opponents of a loaded game]
    #[arg(long, value_name = "BOT")]
    bots: Option<Opponent>,
    #[command(flatten)]
    rules: rules::Options,
    /// Deal this game: a number, or 64 hexadecimal digits
    #[arg(long, value_parser = seed)]
    seed: Option<[u8; 32]>,
    /// The seat of the start player, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5))]
    start: Option<u8>,
    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "players", "names", "new_persons", "edition", "coins", "benefactor", "hidden_scores", "rats", "seed", "start",
    ])]
    load: Option<PathBuf>,
    /// The language code [default: that of the system, or en]
    #[arg(long, value_name = "CODE", value_parser = language)]
    language: Option<&'static str>,
}

fn seed(word: &str) -> Result<[u8; 32], String> {
    match word.parse() {
        Ok(number) => Ok(protocol::engine_protocol::seed_from_number(number)),
        Err(_) => {
            read_seed(word).map_err(|_| "expected a number, or 64 hexadecimal digits".to_owned())
        }
    }
}

fn language(word: &str) -> Result<&'static str, String> {
    Locale::codes().find(|code| *code == word).ok_or_else(|| {
        format!("expected one of: {}", Locale::codes().collect::<Vec<_>>().join(", "))
    })
}

/// The requested language, else the first supported one of the system's settings, else the default.
fn locale(asked: Option<&str>) -> Locale {
    let settings = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let set = settings.into_iter().find_map(|name| env::var(name).ok().filter(|it| !it.is_empty()));
    asked
        .and_then(Locale::new)
        .or_else(|| set.as_deref().and_then(Locale::new))
        .or_else(|| Locale::new(Locale::DEFAULT))
        .expect("the default language is built in")
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let locale = locale(arguments.language);
    let (mut record, seating) = match &arguments.load {
        Some(file) => load(&locale, arguments, file)?,
        None => begin(&locale, arguments)?,
    };
    record.names = seating.names_with_opponents();
    let table = Table::new(record, seating.you);
    let screen = Screen::new(io::stdout().lock(), &io::stdout());
    let loaded = arguments.load.clone();
    match Course::new(&locale, screen, io::stdin().lock(), table, seating, loaded).run() {
        // The reader has closed the pipe.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

fn begin(locale: &Locale, arguments: &Arguments) -> anyhow::Result<(Record, Seating)> {
    let setup =
        seating::setup(arguments).map_err(|error| anyhow::anyhow!(locale.setup_error(error)))?;
    let seating = Seating::new(locale, arguments).map_err(anyhow::Error::msg)?;
    Ok((Record::new(protocol::record::Start::Setup(setup)), seating))
}

fn load(
    locale: &Locale,
    arguments: &Arguments,
    file: &PathBuf,
) -> anyhow::Result<(Record, Seating)> {
    let args = |reason: String| {
        Args::new().text("file", file.display().to_string()).text("reason", reason)
    };
    let text = fs::read_to_string(file).map_err(|error| {
        anyhow::anyhow!(locale.say("error-file-read", &args(error.to_string())))
    })?;
    let record: Record = text.parse().map_err(|error: engine::notation::ParseError| {
        anyhow::anyhow!(locale.say("error-record", &args(error.to_string())))
    })?;
    let you = arguments.seat.and_then(nth_seat);
    let seating =
        Seating::of_record(locale, &record, you, arguments.bots).map_err(anyhow::Error::msg)?;
    Ok((record, seating))
}

/// The seat with this number, counted from 1.
fn nth_seat(number: u8) -> Option<Seat> {
    Seat::new(usize::from(number.checked_sub(1)?))
}
