//! `notredame arena`: bots play many games against each other.

use std::{
    fs,
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
    arena::{Entry, Match, Played, Player, Sprt, Summary, Verdict, summarise},
};
use engine::Rules;
use indicatif::{ProgressBar, ProgressStyle};
use protocol::record::{Record, Start};
use serde_json::{Value, json};

use crate::external::External;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The bots, clockwise: random, novice, regular, expert (expert:1s, expert:2000), oracle (oracle:4s), cmd:PROGRAM
    #[arg(long, required = true, value_delimiter = ',')]
    seats: Vec<String>,
    /// How many play; the last bot given fills the seats that are left
    #[arg(long)]
    players: Option<usize>,
    /// How many games; best a multiple of the number of players
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of the deals and of the bots
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// With the expansion
    #[arg(long)]
    new_persons: bool,
    /// Games at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Stop as soon as the first bot is shown to be better than the second, or not to be
    #[arg(long)]
    sprt: bool,
    /// Also say how far the first bot stands between the second one and this ceiling
    #[arg(long, value_name = "BOT", num_args = 0..=1, default_missing_value = "oracle")]
    ceiling: Option<String>,
    /// Write the results and the record of every game to this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Seconds that a program may take for an answer
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..))]
    time_limit: u16,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let names = seats(arguments)?;
    let ceiling = arguments.ceiling.as_deref().map(str::parse::<Name>).transpose()?;
    for name in names.iter().chain(&ceiling) {
        if let Name::Command(command) = name {
            External::start(command, limit(arguments)).map_err(anyhow::Error::msg)?;
        }
    }
    if let Some(folder) = &arguments.out {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    ctrlc::set_handler(move || asked.store(true, Ordering::Relaxed))
        .context("cannot listen for Ctrl-C")?;

    let played = play(arguments, &names, &stop, arguments.sprt)?;
    let summary = summarise(names.len(), &played);
    let mut report = json!({ "seats": seats_json(&names, &summary) });
    if arguments.sprt {
        report["sprt"] = sprt_json(&played);
    }
    if let Some(ceiling) = ceiling
        && !stop.load(Ordering::Relaxed)
    {
        report["ceiling"] = measure_ceiling(arguments, &names, &ceiling, &summary, &stop)?;
    }
    if let Some(folder) = &arguments.out {
        write_out(folder, &names, &played, &report)?;
    }
    if arguments.json {
        println!("{report}");
    } else {
        print_summary(&names, &summary, &report);
    }
    Ok(())
}

fn limit(arguments: &Arguments) -> Duration {
    Duration::from_secs(arguments.time_limit.into())
}

fn seats(arguments: &Arguments) -> anyhow::Result<Vec<Name>> {
    let mut names = Vec::new();
    for word in &arguments.seats {
        names.push(word.trim().parse::<Name>()?);
    }
    if let Some(players) = arguments.players {
        if players < names.len() {
            bail!("{} bots for {players} players: expected at most one to a seat", names.len());
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
        Name::Random | Name::Level(..) => {
            let bot: Box<dyn Bot> = name.bot(seed).expect("a bot that sits at tables");
            Ok(Box::new(bot))
        }
    }
}

/// Plays one match with a progress bar on the standard error stream.
fn play(
    arguments: &Arguments,
    names: &[Name],
    stop: &AtomicBool,
    sprt: bool,
) -> anyhow::Result<Vec<Played>> {
    let rules = Rules { new_persons: arguments.new_persons, ..Rules::default() };
    let contest = Match {
        entries: names.len(),
        games: arguments.games,
        seed: arguments.seed,
        rules,
        threads: arguments.threads.into(),
    };
    let bar = ProgressBar::new(arguments.games.into());
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left  {msg}")
        .expect("the template is right");
    bar.set_style(style);
    bar.tick();
    let mut so_far: Vec<Played> = Vec::new();
    let decided = AtomicBool::new(false);
    let (decided_here, limit) = (&decided, limit(arguments));
    let watch = |game: &Played| {
        bar.inc(1);
        so_far.push(game.clone());
        let wins: f64 = so_far.iter().map(|it| it.win_share(0)).sum();
        let games = f64::from(u32::try_from(so_far.len()).unwrap_or(u32::MAX));
        bar.set_message(format!("{} wins {:.1} %", names[0], 100.0 * wins / games));
        if sprt && Sprt::default().verdict(&so_far, 0, 1) != Verdict::Open {
            decided_here.store(true, Ordering::Relaxed);
            stop.store(true, Ordering::Relaxed);
        }
    };
    let players = |entry: usize, seed: u64| invite(&names[entry], seed, limit);
    let played = contest.play(&players, stop, watch).map_err(anyhow::Error::msg)?;
    bar.finish_and_clear();
    if decided.load(Ordering::Relaxed) {
        // The match is decided, not interrupted: what follows it may still be played.
        stop.store(false, Ordering::Relaxed);
    }
    Ok(played)
}

fn seat_json(name: &Name, entry: &Entry) -> Value {
    json!({
        "bot": name.to_string(),
        "games": entry.games,
        "win_rate": entry.win_rate,
        "ci95": [entry.ci95.0, entry.ci95.1],
        "mean_score": entry.mean_score,
        "mean_place": entry.mean_place,
        "ms_per_decision": entry.ms_per_decision,
    })
}

fn seats_json(names: &[Name], summary: &Summary) -> Vec<Value> {
    names.iter().zip(summary).map(|(name, entry)| seat_json(name, entry)).collect()
}

fn sprt_json(played: &[Played]) -> Value {
    let test = Sprt::default();
    let verdict = match test.verdict(played, 0, 1) {
        Verdict::Better => "better",
        Verdict::NotBetter => "not-better",
        Verdict::Open => "open",
    };
    json!({ "verdict": verdict, "likelihood_ratio": test.likelihood_ratio(played, 0, 1) })
}

/// Plays the floor and the ceiling in place of the first bot, on the same deals, and says where it stands between them.
fn measure_ceiling(
    arguments: &Arguments,
    names: &[Name],
    ceiling: &Name,
    summary: &Summary,
    stop: &AtomicBool,
) -> anyhow::Result<Value> {
    let mut found = Vec::new();
    for other in [&names[1], ceiling] {
        let mut seated = names.to_vec();
        seated[0] = other.clone();
        let played = play(arguments, &seated, stop, false)?;
        found.push(seat_json(other, &summarise(names.len(), &played)[0]));
    }
    let way = |key: &str, own: f64| {
        let [low, high] = [0, 1].map(|it| found[it][key].as_f64().unwrap_or(0.0));
        if (high - low).abs() < 1e-9 { Value::Null } else { json!((own - low) / (high - low)) }
    };
    Ok(json!({
        "floor": found[0],
        "top": found[1],
        "way_by_wins": way("win_rate", summary[0].win_rate),
        "way_by_score": way("mean_score", summary[0].mean_score),
    }))
}

fn write_out(
    folder: &Path,
    names: &[Name],
    played: &[Played],
    report: &Value,
) -> anyhow::Result<()> {
    let write = |file: String, text: String| {
        let path = folder.join(file);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
    };
    write("results.json".into(), format!("{report:#}\n"))?;
    for game in played {
        let mut record = Record::new(Start::Setup(game.setup));
        record.names = game.entries.iter().map(|&entry| names[entry].to_string()).collect();
        record.choices.clone_from(&game.choices);
        write(format!("game-{:05}.txt", game.game + 1), record.to_string())?;
    }
    Ok(())
}

fn print_summary(names: &[Name], summary: &Summary, report: &Value) {
    println!(
        "{:<20} {:>6} {:>7}  {:>15} {:>11} {:>6} {:>9}",
        "bot", "games", "wins", "95 % interval", "points", "place", "ms/choice"
    );
    for (name, entry) in names.iter().zip(summary) {
        println!(
            "{:<20} {:>6} {:>5.1} %  {:>5.1} … {:>5.1} % {:>5.1} ± {:>3.1} {:>6.2} {:>9.2}",
            name.to_string(),
            entry.games,
            100.0 * entry.win_rate,
            100.0 * entry.ci95.0,
            100.0 * entry.ci95.1,
            entry.mean_score,
            entry.score_error,
            entry.mean_place,
            entry.ms_per_decision,
        );
    }
    if let Some(verdict) = report["sprt"]["verdict"].as_str() {
        println!("{} is {} than {}", names[0], verdict.replace('-', " "), names[1]);
    }
    if let Some(way) = report["ceiling"]["way_by_score"].as_f64() {
        let top = report["ceiling"]["top"]["bot"].as_str().unwrap_or_default();
        let wins = report["ceiling"]["way_by_wins"].as_f64().unwrap_or_default();
        println!(
            "{} stands at {:.0} % of the way from {} to {top} by points, {:.0} % by wins",
            names[0],
            100.0 * way,
            names[1],
            100.0 * wins
        );
    }
}
