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

use engine::{Coins, Edition, Gift, Person, Seat};
use protocol::{Record, record::read_seed};
use text::{Args, Locale};

use self::{course::Course, opponent::Opponent, screen::Screen, seating::Seating, table::Table};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// How many play, you included
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    /// The players' names, in the order of their seats
    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    names: Vec<String>,
    /// Your seat, counted clockwise from 1 [default: 1, or the one you had in a loaded game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5))]
    seat: Option<u8>,
    /// Who plays against you: random, novice, regular or expert, the last also with its time to think (expert:500ms)
    /// [default: regular, or who played in a loaded game]
    #[arg(long, value_name = "BOT")]
    bots: Option<Opponent>,
    /// Play with the expansion "New Persons"
    #[arg(long)]
    new_persons: bool,
    /// The rulebook: 2017 or 2007
    #[arg(long, default_value_t = Edition::Of2017)]
    edition: Edition,
    /// How many coins there are: 25 or unlimited
    #[arg(long, default_value_t = Coins::Limited)]
    coins: Coins,
    /// What the benefactor is paid with: prestige or coins
    #[arg(long, default_value_t = Gift::Prestige)]
    benefactor: Gift,
    /// Hide the others' prestige points until the end
    #[arg(long)]
    hidden_scores: bool,
    /// Other numbers of rats on persons, 0 to 3
    #[arg(long, value_delimiter = ',', value_name = "PERSON=N,…", value_parser = rats)]
    rats: Vec<(Person, u8)>,
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
    /// The language, by its code [default: that of the system, or en]
    #[arg(long, value_name = "CODE", value_parser = language)]
    language: Option<&'static str>,
}

/// Reads `monk=1`.
fn rats(word: &str) -> Result<(Person, u8), String> {
    let (person, rats) = word.split_once('=').ok_or("expected PERSON=N")?;
    let person = person.replace('_', "-").parse::<Person>().map_err(|error| error.to_string())?;
    match rats.parse() {
        Ok(rats) if rats <= engine::Rats::MOST => Ok((person, rats)),
        Ok(_) | Err(_) => Err(format!("`{rats}`: expected 0 to {}", engine::Rats::MOST)),
    }
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

/// The language asked for, else the first one of the system's settings that is spoken here, else the default.
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
        // Whoever listened has hung up.
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

/// The seat that people call by this number.
fn nth_seat(number: u8) -> Option<Seat> {
    Seat::new(usize::from(number.checked_sub(1)?))
}
