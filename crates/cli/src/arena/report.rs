//! The result of a match, as JSON and as a table.

use bots::{
    Name,
    arena::{Entry, Played, Sprt, Summary, Verdict, summarise},
};
use serde_json::{Value, json};

pub(super) fn seat(name: &Name, entry: &Entry) -> Value {
    json!({
        "bot": name.to_string(),
        "games": entry.games,
        "win_rate": entry.win_rate,
        "ci95": [entry.ci95.0, entry.ci95.1],
        "mean_score": entry.mean_score,
        "score_error": entry.score_error,
        "lead": entry.lead,
        "lead_error": entry.lead_error,
        "mean_place": entry.mean_place,
        "ms_per_decision": entry.ms_per_decision,
        "processor_ms_per_decision": processor_ms(name, entry),
    })
}

/// The processor time per decision in milliseconds; unknown for external programs.
fn processor_ms(name: &Name, entry: &Entry) -> Option<f64> {
    (!matches!(name, Name::Command(_))).then_some(entry.processor_ms_per_decision)
}

/// The same in words.
pub(super) fn processor_words(name: &Name, entry: &Entry) -> String {
    processor_ms(name, entry).map_or_else(|| "–".into(), |ms| format!("{ms:.2}"))
}

pub(super) fn seats(names: &[Name], summary: &Summary) -> Vec<Value> {
    names.iter().zip(summary).map(|(name, entry)| seat(name, entry)).collect()
}

pub(super) fn sprt(played: &[Played]) -> Value {
    let test = Sprt::default();
    let verdict = match test.verdict(played, 0, 1) {
        Verdict::Better => "better",
        Verdict::NotBetter => "not-better",
        Verdict::Open => "open",
    };
    json!({ "verdict": verdict, "likelihood_ratio": test.likelihood_ratio(played, 0, 1) })
}

/// Where the first bot ranks between the floor and the top, which played in its place on the same deals.
pub(super) fn way(own: &Entry, floor: &Value, top: &Value) -> Value {
    let way = |key: &str, own: f64| {
        let [low, high] = [floor, top].map(|it| it[key].as_f64().unwrap_or(0.0));
        if (high - low).abs() < 1e-9 { Value::Null } else { json!((own - low) / (high - low)) }
    };
    json!({
        "floor": floor,
        "top": top,
        "way_by_wins": way("win_rate", own.win_rate),
        "way_by_score": way("mean_score", own.mean_score),
    })
}

/// The percentage of games that the first bot has won.
pub(super) fn percent(played: &[Played]) -> f64 {
    100.0 * summarise(1, played)[0].win_rate
}

pub(super) fn print(names: &[Name], summary: &Summary, report: &Value) {
    println!(
        "{:<20} {:>6} {:>7}  {:>15} {:>11} {:>12} {:>6} {:>9} {:>12}",
        "bot",
        "games",
        "wins",
        "95 % interval",
        "points",
        "lead",
        "place",
        "ms/choice",
        "processor ms"
    );
    for (name, entry) in names.iter().zip(summary) {
        println!(
            "{:<20} {:>6} {:>5.1} %  {:>5.1} … {:>5.1} % {:>5.1} ± {:>3.1} {:>+6.1} ± {:>3.1} {:>6.2} {:>9.2} {:>12}",
            name.to_string(),
            entry.games,
            100.0 * entry.win_rate,
            100.0 * entry.ci95.0,
            100.0 * entry.ci95.1,
            entry.mean_score,
            entry.score_error,
            entry.lead,
            entry.lead_error,
            entry.mean_place,
            entry.ms_per_decision,
            processor_words(name, entry),
        );
    }
    if let Some(verdict) = report["sprt"]["verdict"].as_str() {
        println!("{} is {} than {}", names[0], verdict.replace('-', " "), names[1]);
    }
    if let Some(way) = report["ceiling"]["way_by_score"].as_f64() {
        let top = report["ceiling"]["top"]["bot"].as_str().unwrap_or_default();
        let wins = report["ceiling"]["way_by_wins"].as_f64().unwrap_or_default();
        println!(
            "{} is at {:.0} % of the way from {} to {top} by points, {:.0} % by wins",
            names[0],
            100.0 * way,
            names[1],
            100.0 * wins
        );
    }
}
