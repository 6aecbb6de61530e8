//! `notredame arena --ladder`: all bots against all, on one scale.

use std::sync::atomic::AtomicBool;

use anyhow::ensure;
use bots::{
    Name,
    arena::{Entry, Rung, ladder, summarise},
};
use serde_json::json;

use super::{Arguments, folder, play, plot, read_names, report, try_programs};

/// How many sit at a table by default.
const USUAL_PLAYERS: usize = 4;

/// A bot on the ladder.
pub(super) struct Placed {
    pub(super) name: Name,
    pub(super) rung: Rung,
    entry: Entry,
}

pub(super) fn run(arguments: &Arguments, stop: &AtomicBool) -> anyhow::Result<()> {
    let names = read_names(&arguments.ladder)?;
    ensure!(2 <= names.len(), "expected at least 2 bots for a ladder");
    for (at, name) in names.iter().enumerate() {
        ensure!(!names[..at].contains(name), "{name} is listed twice: expected each bot once");
    }
    let players = arguments.players.unwrap_or_else(|| USUAL_PLAYERS.min(names.len()));
    ensure!(
        (2..=engine::MAX_SEATS.min(names.len())).contains(&players),
        "{players} players: expected 2 to 5, and at most as many as there are bots"
    );
    try_programs(arguments, names.iter())?;

    let played = play(arguments, &names, players, arguments.out.as_deref(), stop, false)?;
    let rungs = ladder(names.len(), &played);
    let mut placed: Vec<Placed> = names
        .into_iter()
        .zip(rungs)
        .zip(summarise(arguments.ladder.len(), &played))
        .map(|((name, rung), entry)| Placed { name, rung, entry })
        .collect();
    placed.sort_by(|a, b| b.rung.rating.total_cmp(&a.rung.rating));

    let bots: Vec<_> = placed
        .iter()
        .map(|it| {
            let mut bot = report::seat(&it.name, &it.entry);
            bot["rating"] = json!(it.rung.rating);
            bot["rating_error"] = json!(it.rung.error);
            bot
        })
        .collect();
    let result = json!({ "players": players, "games": played.len(), "ladder": bots });
    if let Some(path) = &arguments.out {
        folder::write(path, "results.json", &format!("{result:#}\n"))?;
        folder::write(path, "ladder.svg", &plot::draw(&placed))?;
    }
    if arguments.json {
        println!("{result}");
    } else {
        print(&placed);
    }
    Ok(())
}

fn print(placed: &[Placed]) {
    println!(
        "{:<20} {:>6} {:>13} {:>7} {:>11} {:>12} {:>12}",
        "bot", "games", "rating", "wins", "points", "lead", "processor ms"
    );
    for Placed { name, rung, entry } in placed {
        println!(
            "{:<20} {:>6} {:>+7.0} ± {:>3.0} {:>5.1} % {:>5.1} ± {:>3.1} {:>+6.1} ± {:>3.1} {:>12}",
            name.to_string(),
            entry.games,
            rung.rating,
            rung.error,
            100.0 * entry.win_rate,
            entry.mean_score,
            entry.score_error,
            entry.lead,
            entry.lead_error,
            report::processor_words(name, entry),
        );
    }
}
