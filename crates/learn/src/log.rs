//! The log of a run: a line for each generation, as comma-separated values, as a table and as a plot.

use std::{fmt::Write as _, fs, path::Path};

use anyhow::Context as _;

use crate::{check::Foresight, contest::Outcome, train::write_whole};

/// What a generation came to.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) generation: u32,
    /// Games that were played for it.
    pub(crate) games: usize,
    /// The mean loss in the last epoch.
    pub(crate) loss: f32,
    /// On games of its own kind that it has not learned from.
    pub(crate) net: Foresight,
    pub(crate) hand: Foresight,
    /// Against the best generation before it.
    pub(crate) match_won: Option<Outcome>,
    pub(crate) kept: bool,
    /// Against three `expert-1:100`.
    pub(crate) strength: Outcome,
    /// Processor seconds do not show on every machine: these are of the clock.
    pub(crate) seconds: u64,
}

const HEAD: &str = "generation,games,loss,r2 round 3,r2 round 6,hand r2 round 3,hand r2 round 6,cross entropy round 6,hand cross entropy round 6,match games,match lead,match lead error,kept,strength wins,strength lead,strength lead error,seconds";

impl Entry {
    fn line(&self) -> String {
        let (games, lead) = self.match_won.map_or((0, [0.0; 2]), |it| (it.games, it.lead));
        format!(
            "{},{},{:.4},{:.3},{:.3},{:.3},{:.3},{:.3},{:.3},{games},{:.2},{:.2},{},{:.3},{:.2},{:.2},{}",
            self.generation,
            self.games,
            self.loss,
            self.net.r2[3],
            self.net.r2[6],
            self.hand.r2[3],
            self.hand.r2[6],
            self.net.entropy[6],
            self.hand.entropy[6],
            lead[0],
            lead[1],
            if self.kept { "yes" } else { "no" },
            self.strength.wins,
            self.strength.lead[0],
            self.strength.lead[1],
            self.seconds
        )
    }
}

/// Whether the log has a generation already.
pub(crate) fn has(folder: &Path, generation: u32) -> bool {
    fs::read_to_string(folder.join("log.csv"))
        .is_ok_and(|text| text.lines().any(|line| line.starts_with(&format!("{generation},"))))
}

/// Adds a generation and writes table and plot again.
pub(crate) fn add(folder: &Path, entry: &Entry) -> anyhow::Result<()> {
    let path = folder.join("log.csv");
    let mut text = fs::read_to_string(&path).unwrap_or_else(|_| format!("{HEAD}\n"));
    writeln!(text, "{}", entry.line())?;
    write_whole(&path, text.as_bytes())?;
    let rows: Vec<Vec<&str>> = text.lines().skip(1).map(|it| it.split(',').collect()).collect();
    write_whole(&folder.join("log.md"), table(&rows).as_bytes())?;
    let plot = plot(&rows).context("the log was changed by hand")?;
    write_whole(&folder.join("log.svg"), plot.as_bytes())
}

fn table(rows: &[Vec<&str>]) -> String {
    let mut table = "| generation | games | loss | R² of the margin, rounds 3 and 6 (hand-made) | cross entropy, round 6 (hand-made) | match with the best before: games, lead | kept | against three `expert-1:100`: wins, lead | minutes |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n".to_owned();
    for row in rows {
        let [
            generation,
            games,
            loss,
            r3,
            r6,
            h3,
            h6,
            ce,
            hce,
            n,
            lead,
            error,
            kept,
            wins,
            strength,
            strength_error,
            seconds,
        ] = row[..]
        else {
            continue;
        };
        let minutes = seconds.parse::<u32>().unwrap_or(0) / 60;
        let wins = 100.0 * wins.parse::<f64>().unwrap_or(0.0);
        let played = if n == "0" { String::new() } else { format!("{n}, {lead} ± {error}") };
        let _ = writeln!(
            table,
            "| {generation} | {games} | {loss} | {r3}, {r6} ({h3}, {h6}) | {ce} ({hce}) | {played} | {kept} | {wins:.0} %, {strength} ± {strength_error} | {minutes} |"
        );
    }
    table
}

/// The strength of each generation with its interval, over the games played so far.
fn plot(rows: &[Vec<&str>]) -> Option<String> {
    const WIDTH: f64 = 560.0;
    const HEIGHT: f64 = 240.0;
    let number = |row: &Vec<&str>, column: usize| row.get(column)?.parse::<f64>().ok();
    let mut points = Vec::new();
    let mut games = 0.0;
    for row in rows {
        games += number(row, 1)?;
        points.push((games, number(row, 14)?, number(row, 15)?));
    }
    let high = points.iter().map(|it| it.1 + it.2).fold(5.0, f64::max).ceil();
    let low = points.iter().map(|it| it.1 - it.2).fold(0.0, f64::min).floor();
    let x = |games: f64| 50.0 + (WIDTH - 70.0) * games / points.last().map_or(1.0, |it| it.0);
    let y = |lead: f64| HEIGHT - 40.0 - (HEIGHT - 60.0) * (lead - low) / (high - low);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"11\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"50\" y=\"14\">Lead over three expert-1:100, in points, by games learned from</text>\n"
    );
    let mut tick = low;
    while tick <= high {
        let _ = writeln!(
            svg,
            "<line x1=\"50\" x2=\"{:.0}\" y1=\"{1:.1}\" y2=\"{1:.1}\" stroke=\"#ddd\"/><text x=\"44\" y=\"{2:.1}\" text-anchor=\"end\">{tick}</text>",
            WIDTH - 20.0,
            y(tick),
            y(tick) + 4.0
        );
        tick += 2.0;
    }
    for (games, lead, error) in &points {
        let _ = writeln!(
            svg,
            "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{1:.1}\" y2=\"{2:.1}\" stroke=\"#356\"/><circle cx=\"{0:.1}\" cy=\"{3:.1}\" r=\"3.5\" fill=\"#356\"/><text x=\"{0:.1}\" y=\"{4:.1}\" text-anchor=\"middle\">{games:.0}</text>",
            x(*games),
            y(lead - error),
            y(lead + error),
            y(*lead),
            HEIGHT - 20.0
        );
    }
    svg += "</svg>\n";
    Some(svg)
}
