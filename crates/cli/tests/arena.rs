//! `notredame arena` from the outside: its report, its errors, and programs as players.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use serde_json::Value;

fn arena(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_notredame"))
        .arg("arena")
        .args(arguments)
        .output()
        .expect("the program starts")
}

fn report(arguments: &[&str]) -> Value {
    let output = arena(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("the report is JSON")
}

/// The one line of an error.
fn fault(arguments: &[&str]) -> String {
    let output = arena(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("notredame: ")).collect();
    assert_eq!(lines.len(), 1, "{text}");
    lines[0].to_owned()
}

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// A shell script as a player.
fn script(name: &str, text: &str) -> String {
    let path = folder(&format!("script-{name}")).join(name);
    fs::write(&path, text).expect("a script for the test");
    format!("cmd:sh {}", path.display())
}

#[test]
fn reports_every_seat_in_the_order_given() {
    let report = report(&["--seats", "regular,random,novice", "--games", "6", "--json"]);
    let seats = report["seats"].as_array().expect("a list of seats");
    let bots: Vec<_> = seats.iter().map(|seat| seat["bot"].as_str().unwrap_or_default()).collect();
    assert_eq!(bots, ["regular", "random", "novice"]);
    for seat in seats {
        let keys: Vec<_> = seat.as_object().expect("an object").keys().collect();
        let expected = [
            "bot",
            "games",
            "win_rate",
            "ci95",
            "mean_score",
            "score_error",
            "lead",
            "lead_error",
            "mean_place",
            "ms_per_decision",
            "processor_ms_per_decision",
        ];
        assert_eq!(keys, expected);
        assert_eq!(seat["games"], 6);
    }
}

#[test]
fn the_last_bot_fills_the_table() {
    let report = report(&["--seats", "regular,random", "--players", "5", "--games", "5", "--json"]);
    let bots: Vec<_> = report["seats"].as_array().unwrap().iter().map(|it| &it["bot"]).collect();
    assert_eq!(bots, ["regular", "random", "random", "random", "random"]);
}

#[test]
fn bad_input_is_one_clear_line() {
    assert_eq!(
        fault(&["--seats", "regular,champion"]),
        "notredame: `champion`: expected a bot: random, novice, regular, seasoned, expert, regular-1, expert-1, oracle or cmd:PROGRAM"
    );
    assert_eq!(
        fault(&["--seats", "expert:0,regular"]),
        "notredame: `expert:0`: `0`: expected a budget above 0: a time (1s, 500ms) or iterations (2000)"
    );
    for seats in ["regular", "random,random,random,random,random,random"] {
        assert!(fault(&["--seats", seats]).contains("expected 2 to 5 seats"));
    }
    let missing = fault(&["--seats", "cmd:./no-such-program,regular"]);
    assert!(missing.starts_with("notredame: cmd:./no-such-program: the program cannot be started"));
}

#[test]
fn the_sequential_test_stops_early() {
    let report = report(&["--seats", "regular,random", "--games", "5000", "--sprt", "--json"]);
    assert_eq!(report["sprt"]["verdict"], "better");
    assert!(report["seats"][0]["games"].as_u64().unwrap() < 200);
}

#[test]
fn says_where_a_bot_stands_below_the_ceiling() {
    let arguments =
        ["--seats", "regular,random", "--games", "4", "--ceiling", "oracle:20", "--json"];
    let report = report(&arguments);
    assert_eq!(report["ceiling"]["floor"]["bot"], "random");
    assert_eq!(report["ceiling"]["top"]["bot"], "oracle:20");
    assert!(report["ceiling"]["way_by_score"].is_number());
}

#[test]
fn writes_results_and_records() {
    let folder = folder("records");
    let path = folder.to_str().unwrap();
    report(&["--seats", "regular,random", "--games", "2", "--json", "--out", path]);
    let results = fs::read_to_string(folder.join("results.json")).unwrap();
    assert!(results.contains("\"win_rate\""));
    let record: protocol::Record =
        fs::read_to_string(folder.join("game-00002.txt")).unwrap().parse().unwrap();
    assert_eq!(record.names, ["random", "regular"]);
    assert!(record.replay(record.choices.len(), &mut ()).result().is_some());
}

/// The results of a match except the time it took.
fn untimed(mut report: Value) -> Value {
    for list in ["seats", "ladder"] {
        for bot in report[list].as_array_mut().into_iter().flatten() {
            bot["ms_per_decision"] = Value::Null;
            bot["processor_ms_per_decision"] = Value::Null;
        }
    }
    report
}

#[test]
fn a_match_that_was_broken_off_is_taken_up_again() {
    let (whole, broken) = (folder("match-whole"), folder("match-broken"));
    let arguments = |folder: &Path, games: &str, more: &[&str]| -> Vec<String> {
        let path = folder.to_str().unwrap();
        let own = ["--seats", "regular,novice,random", "--json", "--out", path, "--games", games];
        own.iter().chain(more).map(|&it| it.to_owned()).collect()
    };
    let play = |folder: &Path, games: &str, more: &[&str]| {
        let arguments = arguments(folder, games, more);
        untimed(report(&arguments.iter().map(String::as_str).collect::<Vec<_>>()))
    };
    let refused = |folder: &Path, more: &[&str]| {
        let arguments = arguments(folder, "6", more);
        fault(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let expected = play(&whole, "6", &[]);

    play(&broken, "4", &[]);
    assert!(refused(&broken, &[]).contains("holds a match already"));
    assert!(refused(&broken, &["--resume", "--seed", "2"]).contains("contains another match"));
    assert!(refused(&broken, &["--resume", "--hidden-scores"]).contains("contains another match"));
    // The machine failed in the middle of a line: that game counts as not played.
    let lines = fs::read_to_string(broken.join("games.jsonl")).unwrap();
    let cut = lines.trim_end().len() - 20;
    fs::write(broken.join("games.jsonl"), &lines[..cut]).unwrap();
    fs::remove_file(broken.join("game-00004.txt")).unwrap();
    let kept = fs::metadata(broken.join("game-00003.txt")).unwrap().modified().unwrap();
    assert_eq!(play(&broken, "6", &["--resume"]), expected);
    let again = fs::metadata(broken.join("game-00003.txt")).unwrap().modified().unwrap();
    assert_eq!(kept, again, "game 3 was not played again");
    assert_eq!(fs::read_to_string(broken.join("games.jsonl")).unwrap().lines().count(), 6);

    fs::write(broken.join("game-00002.txt"), "nonsense").unwrap();
    assert!(refused(&broken, &["--resume"]).contains("game-00002.txt"));
}

#[test]
fn the_ladder_is_a_table_and_a_picture() {
    let folder = folder("ladder");
    let path = folder.to_str().unwrap();
    let report = report(&[
        "--ladder",
        "random,regular,novice",
        "--players",
        "2",
        "--games",
        "24",
        "--json",
        "--out",
        path,
    ]);
    let bots: Vec<_> =
        report["ladder"].as_array().unwrap().iter().map(|it| it["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["regular", "novice", "random"]);
    assert_eq!(report["ladder"][2]["rating"], 0.0);
    let picture = fs::read_to_string(folder.join("ladder.svg")).unwrap();
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    assert_eq!(picture.matches("<circle").count(), 3);
    assert!(fault(&["--ladder", "random"]).contains("expected at least 2 bots"));
    assert!(fault(&["--ladder", "random,random"]).contains("expected each bot once"));
    assert!(fault(&["--ladder", "random,regular", "--players", "4"]).contains("at most as many"));
}

const FIRST_OPTION: &str = r#"while read -r line; do
  choice=$(printf '%s' "$line" | sed 's/.*"options":\["\([^"]*\)".*/\1/')
  printf '{"ok":{"choice":"%s"}}\n' "$choice"
done
"#;

#[test]
fn a_program_can_play() {
    let program = script("first.sh", FIRST_OPTION);
    let report = report(&["--seats", &format!("{program},regular"), "--games", "2", "--json"]);
    assert_eq!(report["seats"][0]["bot"], program.as_str());
    assert_eq!(report["seats"][0]["games"], 2);
}

#[test]
fn a_program_that_fails_is_named_with_its_fault() {
    let against = |program: &str| {
        let seats = format!("{program},random");
        fault(&["--seats", &seats, "--games", "2", "--time-limit", "1"])
    };
    let wrong = script(
        "wrong.sh",
        "read -r line; echo '{\"ok\":{\"choice\":\"hire doctor\"}}'; cat >/dev/null\n",
    );
    assert!(against(&wrong).contains("answered `hire doctor`, but offered was: keep "));
    let babbles = script("babbles.sh", "read -r line; echo 'keep bank'; cat >/dev/null\n");
    assert!(against(&babbles).contains("answered `keep bank`: expected {\"id\": N"));
    let dies = script("dies.sh", "read -r line; exit 1\n");
    assert!(against(&dies).contains("the program has ended in the middle of a game"));
    let sleeps = script("sleeps.sh", "cat >/dev/null\n");
    assert!(against(&sleeps).contains("no answer within 1s"));
}
