//! `notredame arena`: bots play many games against each other.

mod folder;
mod ladder;
mod plot;
mod report;

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use anyhow::{Context as _, bail};
use bots::{
    Bot, Name, Oracle,
    arena::{Match, Played, Player, Sprt, Verdict, summarise},
};
use cpu_time::ThreadTime;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use self::folder::Folder;
use crate::{external::External, rules};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The bots, clockwise: random, novice, regular, seasoned, expert (expert:1s, expert:2000), regular-1, expert-1, oracle (oracle:4s), cmd:PROGRAM
    #[arg(long, required_unless_present = "ladder", value_delimiter = ',', value_name = "BOT,…")]
    seats: Vec<String>,
    /// Play all these bots against each other and rate them on one scale; the first is its zero
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "BOT,…",
        conflicts_with_all = ["seats", "sprt", "ceiling"]
    )]
    ladder: Vec<String>,
    /// How many play at a table; the last bot of `--seats` fills the remaining seats
    #[arg(long)]
    players: Option<usize>,
    /// How many games; preferably a multiple of the number of players
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of the deals and of the bots
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    rules: rules::Options,
    /// Games at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Stop as soon as it is clear whether the first bot is better than the second
    #[arg(long)]
    sprt: bool,
    /// Also report where the first bot is between the second one and this ceiling
    #[arg(long, value_name = "BOT", num_args = 0..=1, default_missing_value = "oracle")]
    ceiling: Option<String>,
    /// Write the results and the record of every game to this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Resume the match in the folder of `--out`: games already there are not played again
    #[arg(long, requires = "out")]
    resume: bool,
    /// Seconds that a program may take for an answer
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..))]
    time_limit: u16,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    ctrlc::set_handler(move || asked.store(true, Ordering::Relaxed))
        .context("cannot listen for Ctrl-C")?;
    if arguments.ladder.is_empty() {
        play_seats(arguments, &stop)
    } else {
        ladder::run(arguments, &stop)
    }
}

fn play_seats(arguments: &Arguments, stop: &AtomicBool) -> anyhow::Result<()> {
    let names = seats(arguments)?;
    let ceiling = arguments.ceiling.as_deref().map(str::parse::<Name>).transpose()?;
    try_programs(arguments, names.iter().chain(&ceiling))?;
    let out = arguments.out.as_deref();

    let played = play(arguments, &names, names.len(), out, stop, arguments.sprt)?;
    let summary = summarise(names.len(), &played);
    let mut result = json!({ "seats": report::seats(&names, &summary) });
    if arguments.sprt {
        result["sprt"] = report::sprt(&played);
    }
    if let Some(ceiling) = ceiling
        && !stop.load(Ordering::Relaxed)
    {
        let own = &summary[0];
        let mut found = Vec::new();
        for (other, folder) in [(&names[1], "floor"), (&ceiling, "ceiling")] {
            let mut seated = names.clone();
            seated[0] = other.clone();
            let out = out.map(|it| it.join(folder));
            let played = play(arguments, &seated, seated.len(), out.as_deref(), stop, false)?;
            found.push(report::seat(other, &summarise(seated.len(), &played)[0]));
        }
        result["ceiling"] = report::way(own, &found[0], &found[1]);
    }
    if let Some(folder) = out {
        folder::write(folder, "results.json", &format!("{result:#}\n"))?;
    }
    if arguments.json {
        println!("{result}");
    } else {
        report::print(&names, &summary, &result);
    }
    Ok(())
}

fn limit(arguments: &Arguments) -> Duration {
    Duration::from_secs(arguments.time_limit.into())
}

/// Finds programs that cannot be started before the first game, not in the middle of it.
fn try_programs<'a>(
    arguments: &Arguments,
    names: impl Iterator<Item = &'a Name>,
) -> anyhow::Result<()> {
    for name in names {
        if let Name::Command(command) = name {
            External::start(command, limit(arguments)).map_err(anyhow::Error::msg)?;
        }
    }
    Ok(())
}

fn read_names(words: &[String]) -> anyhow::Result<Vec<Name>> {
    words.iter().map(|word| Ok(word.trim().parse::<Name>()?)).collect()
}

fn seats(arguments: &Arguments) -> anyhow::Result<Vec<Name>> {
    let mut names = read_names(&arguments.seats)?;
    if let Some(players) = arguments.players {
        if players < names.len() {
            bail!("{} bots for {players} players: expected at most one per seat", names.len());
        }
        if let Some(last) = names.last().cloned() {
            names.resize(players.min(engine::MAX_SEATS + 1), last);
        }
    }
    if !(2..=engine::MAX_SEATS).contains(&names.len()) {
        let n = arguments.players.unwrap_or(names.len());
        bail!("the game is for 2 to 5 players: expected 2 to 5 seats, not {n}");
    }
    Ok(names)
}

fn invite(name: &Name, seed: u64, limit: Duration) -> Result<Box<dyn Player>, String> {
    match name {
        Name::Oracle(budget) => Ok(Box::new(Oracle::new(*budget, seed))),
        Name::Command(command) => Ok(Box::new(External::start(command, limit)?)),
        Name::Random | Name::Level(..) | Name::First(_) => {
            let bot: Box<dyn Bot> = name.bot(seed).expect("a bot that sits at tables");
            Ok(Box::new(bot))
        }
    }
}

/// Plays one match with a progress bar on the standard error stream; with a folder, each game is written there as it ends.
fn play(
    arguments: &Arguments,
    names: &[Name],
    players: usize,
    out: Option<&Path>,
    stop: &AtomicBool,
    sprt: bool,
) -> anyhow::Result<Vec<Played>> {
    let contest = Match {
        entries: names.len(),
        players,
        games: arguments.games,
        seed: arguments.seed,
        rules: arguments.rules.rules(),
        threads: arguments.threads.into(),
        processor: || ThreadTime::now().as_duration(),
    };
    let (mut folder, done) = match out {
        Some(path) => {
            let (folder, done) = Folder::open(path, &contest, names, arguments.resume)?;
            (Some(folder), done)
        }
        None => (None, Vec::new()),
    };
    if sprt && Sprt::default().verdict(&done, 0, 1) != Verdict::Open {
        return Ok(done);
    }
    let bar = ProgressBar::new(arguments.games.into());
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left  {msg}")
        .expect("the template is right");
    bar.set_style(style);
    bar.set_position(u64::try_from(done.len()).unwrap_or(0));
    bar.reset_eta();
    bar.tick();
    let mut so_far = done.clone();
    let decided = AtomicBool::new(false);
    let (decided_here, limit) = (&decided, limit(arguments));
    let mut fault = None;
    let mut watch = |game: &Played| {
        bar.inc(1);
        so_far.push(game.clone());
        bar.set_message(format!("{} wins {:.1} %", names[0], report::percent(&so_far)));
        if let Some(Err(error)) = folder.as_mut().map(|folder| folder.keep(game, names)) {
            fault.get_or_insert(error);
            stop.store(true, Ordering::Relaxed);
        }
        if sprt && Sprt::default().verdict(&so_far, 0, 1) != Verdict::Open {
            decided_here.store(true, Ordering::Relaxed);
            stop.store(true, Ordering::Relaxed);
        }
    };
    let players = |entry: usize, seed: u64| invite(&names[entry], seed, limit);
    let played = contest.play(done, &players, stop, &mut watch).map_err(anyhow::Error::msg)?;
    bar.finish_and_clear();
    if let Some(error) = fault {
        return Err(error);
    }
    if decided.load(Ordering::Relaxed) {
        // The match is decided, not interrupted: what follows it may still be played.
        stop.store(false, Ordering::Relaxed);
    }
    Ok(played)
}
