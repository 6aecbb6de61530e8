//! `notredame play` as a person uses it: whole games, commands, mistakes, saving and going on.

use std::{
    collections::BTreeSet,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// Runs `notredame play` with these arguments and lines of input.
fn play(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_notredame"))
        .arg("play")
        .args(arguments)
        .env("LANG", "en_GB.UTF-8")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The program may leave before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input was written");
    output
}

/// What was shown in a run that ended well.
fn shown(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = play(arguments, input.as_ref());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{errors}");
    String::from_utf8(output.stdout).expect("text")
}

/// What was said in a run that failed.
fn refused(arguments: &[&str]) -> String {
    let output = play(arguments, b"");
    assert!(!output.status.success());
    String::from_utf8(output.stderr).expect("text")
}

/// A file of this test run, in its own folder.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play");
    fs::create_dir_all(&folder).expect("a folder for scratch files");
    let file = folder.join(name);
    let _ = fs::remove_file(&file);
    file
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn ones(n: usize) -> String {
    "1\n".repeat(n)
}

/// A game in which every question gets its first answer is over after this many lines.
const WHOLE_GAME: usize = 400;

#[test]
fn whole_games_can_be_played() {
    for players in ["2", "3", "4", "5"] {
        for more in [["--bots", "random"].as_slice(), &["--bots", "novice", "--new-persons"]] {
            let mut arguments = vec!["--players", players, "--seed", "11"];
            arguments.extend(more);
            let shown = shown(&arguments, ones(WHOLE_GAME));
            assert!(shown.contains("\nRound 9 of 9, period C\n"), "{arguments:?}\n{shown}");
            assert!(shown.contains("\nResult\n  1. "), "{arguments:?}\n{shown}");
            assert!(shown.contains("\nTotal "), "{arguments:?}\n{shown}");
            assert!(!shown.contains('⟦'), "a text is missing: {arguments:?}\n{shown}");
            assert!(!shown.contains('\x1b'), "no colour in a pipe");
            for line in shown.lines() {
                assert!(line.chars().count() <= 80, "wider than 80 columns: {line}");
                assert_eq!(line.trim_end_matches(' '), if line == "> " { ">" } else { line });
            }
        }
    }
}

#[test]
fn every_command_stays_within_the_width() {
    let commands = "board\nboard you\nboard Blaise\npersons\nlog\nlog all\noptions\nhelp\n\
                    help game\nhelp actions\nhelp hiring\nhelp plague\nhelp carriage\nhelp end\n\
                    rules b\nrules trusted friend\n";
    let input = ones(90) + commands + &ones(90) + commands;
    let names = "Maximilian-Alexander,Blaise,Wilhelmina Charlotte,D,Émile";
    let shown = shown(
        &[
            "--players",
            "5",
            "--seed",
            "3",
            "--bots",
            "random",
            "--new-persons",
            "--hidden-scores",
            "--names",
            names,
        ],
        &input,
    );
    for line in shown.lines() {
        assert!(line.chars().count() <= 80, "wider than 80 columns: {line}");
    }
    assert!(!shown.contains('⟦') && !shown.contains("was not understood"), "{shown}");
    assert!(shown.contains("Prestige "), "{shown}");
    assert!(shown.contains('?'), "hidden scores show as a question mark");
}

/// The lines that answer the line `input`.
fn answer<'a>(shown: &'a str, input: &str) -> &'a str {
    let from = shown.find(&format!("> {input}\n")).expect("the line was read") + input.len() + 3;
    let rest = &shown[from..];
    &rest[..rest.find("\n> ").map_or(rest.len(), |end| end + 1)]
}

#[test]
fn bad_input_is_explained_in_one_line() {
    let shown = shown(
        &["--seed", "1"],
        "nonsense\n0\n99\nhire monk\nhelp me\nrules xyz\nboard Zoe\nundo\nsave\n",
    );
    assert_eq!(
        answer(&shown, "nonsense"),
        "“nonsense” was not understood. Type a number from 1 to 3, or “help”.\n"
    );
    assert_eq!(answer(&shown, "0"), "There is no option 0. Type a number from 1 to 3.\n");
    assert_eq!(answer(&shown, "99"), "There is no option 99. Type a number from 1 to 3.\n");
    assert_eq!(answer(&shown, "hire monk"), "“hire monk” is not an option right now.\n");
    assert!(answer(&shown, "help me").starts_with("There is no help on “me”. Topics: game,"));
    assert_eq!(answer(&shown, "rules xyz"), "No card, person or sector is called “xyz”.\n");
    assert!(answer(&shown, "board Zoe").starts_with("Nobody here is called “Zoe”."));
    assert_eq!(answer(&shown, "undo"), "There is nothing to undo yet.\n");
    assert_eq!(answer(&shown, "save"), "Add a file name: “save my-game.txt”.\n");
}

#[test]
fn bytes_that_are_no_text_are_bad_input_like_any_other() {
    let shown = shown(&["--seed", "1"], b"\x1b[2J\x07\x00\xff\n");
    assert!(!shown.contains('\x1b') && shown.contains("was not understood"), "{shown}");
}

#[test]
fn no_input_stops_the_game() {
    let long = "x".repeat(10_000);
    let lines = [
        "1",
        "2",
        "3",
        "7",
        "01",
        "-1",
        "1 2",
        "99999999999999999999999",
        "undo",
        "undo",
        "pass",
        "board board",
        "log  all",
        "help\thelp",
        "rules",
        "rules -",
        "rules é",
        "save",
        "save .",
        "drive 9.gate",
        "play",
        "keep bank",
        "PLAY BANK",
        "??",
        "🐀",
        "quit",
        "1",
        "2",
        &long,
    ];
    let mut state = 88_172_645_463_325_252_u64;
    let input: String = (0..600)
        .flat_map(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let line = lines[usize::try_from(state % lines.len() as u64).expect("small")];
            // Twice in a row it would be obeyed.
            [if line == "quit" { "quit\nlog" } else { line }, "\n"]
        })
        .collect();
    let shown = shown(&["--seed", "1", "--bots", "random", "--players", "2"], input);
    assert!(shown.contains("Round 2 of 9") && !shown.contains('⟦'), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() <= 80 || line.starts_with("> ")));
}

#[test]
fn names_cannot_move_the_cursor_or_pose_as_bots() {
    let file = scratch("names.txt");
    let names = "\u{1b}[31mBob (random),\u{7}Zoe";
    let arguments = ["--seed", "1", "--players", "2", "--bots", "random", "--names", names];
    let shown_first = shown(&arguments, format!("1\nsave {}\n", text(&file)));
    assert!(!shown_first.contains(['\x1b', '\x07']), "{shown_first}");
    assert!(shown_first.contains("against Zoe (random)"), "{shown_first}");
    let shown_then = shown(&["--load", text(&file)], "");
    assert!(shown_then.contains("against Zoe (random)"), "{shown_then}");
}

#[test]
fn wrong_arguments_say_what_was_expected() {
    assert!(refused(&["--rats", "monk=4"]).contains("expected 0 to 3"));
    assert!(refused(&["--rats", "monkey=1"]).contains("expected a person"));
    assert!(refused(&["--seed", "xyz"]).contains("expected a number, or 64 hexadecimal digits"));
    assert!(refused(&["--bots", "genius"]).contains("expected"));
    assert!(refused(&["--language", "tlh"]).contains("expected one of: de, en, fr"));
    assert!(refused(&["--players", "3", "--seat", "4"]).contains("Seat 4 is not in a game of 3"));
    assert!(
        refused(&["--players", "3", "--start", "5"]).contains("no seat 5 for the start player")
    );
    assert!(refused(&["--players", "2", "--names", "a,b,c"]).contains("3 names are too many"));
}

#[test]
fn a_file_that_is_no_game_is_refused() {
    let missing = scratch("missing.txt");
    assert!(refused(&["--load", text(&missing)]).contains("cannot be read"));
    let other = scratch("other.txt");
    fs::write(&other, "a shopping list\n").expect("a file");
    let refusal = refused(&["--load", text(&other)]);
    assert!(refusal.contains("is not a game that can be continued (line 1"), "{refusal}");
    let shown = shown(&["--seed", "1"], format!("save {}\n", text(&other)));
    assert!(shown.contains("contains something else"), "{shown}");
    assert_eq!(fs::read_to_string(&other).expect("it is still there"), "a shopping list\n");
}

/// The first question in a game of ones at which something can be taken back: how many answers come before it.
fn undoable(arguments: &[&str]) -> usize {
    let undone = |n: &usize| shown(arguments, ones(*n) + "undo\n").contains("Undone: “");
    (1..40).find(undone).expect("a turn of several steps")
}

#[test]
fn undo_leads_back_to_the_same_question() {
    let arguments = ["--seed", "8"];
    let n = undoable(&arguments);
    let straight = shown(&arguments, ones(n + 20));
    let detour = shown(&arguments, ones(n) + "undo\n1\nundo\n" + &ones(21));
    let end = |shown: &str| shown[shown.len() - 600..].to_owned();
    assert_eq!(end(&straight), end(&detour), "the same answers lead to the same place");
}

#[test]
fn what_others_have_seen_cannot_be_taken_back() {
    // One's card is kept, the others keep theirs at once, and cards are passed.
    let shown = shown(&["--seed", "8"], "1\nundo\n");
    assert!(answer(&shown, "undo").starts_with("Too late to undo:"), "{shown}");
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    let file = scratch("game.txt");
    let straight = shown(&["--seed", "8", "--seat", "2"], ones(40));
    let save = ones(25) + &format!("save {}\nquit\n", text(&file));
    let first = shown(&["--seed", "8", "--seat", "2"], &save);
    assert!(first.contains("Saved to") && first.ends_with("Goodbye.\n"), "{first}");
    let second = shown(&["--load", text(&file)], ones(15));
    assert!(second.contains("You play violet"), "the seat is remembered: {second}");
    let end = |shown: &str| shown[shown.len() - 600..].to_owned();
    assert_eq!(end(&straight), end(&second));
    let n = undoable(&["--seed", "8"]);
    shown(&["--seed", "8"], ones(n) + &format!("save {}\nquit\n", text(&file)));
    let undone = shown(&["--load", text(&file)], "undo\nsave\nquit\n");
    assert!(undone.contains("Undone") && undone.contains("Saved to"), "{undone}");
}

#[test]
fn a_hint_ranks_the_options_by_their_numbers() {
    let shown = shown(&["--seed", "4", "--players", "2", "--bots", "random"], "hint\n1\n1\nhint\n");
    let hints: Vec<_> = shown.split("The expert’s opinion, best option first:\n").skip(1).collect();
    assert_eq!(hints.len(), 2, "{shown}");
    for (hint, words) in hints.iter().zip(["Keep", "Play"]) {
        let listed = hint.lines().take_while(|line| line.starts_with("  "));
        let lines: Vec<_> = listed.filter(|line| !line.starts_with("   ")).collect();
        assert!((2..=3).contains(&lines.len()), "{hint}");
        for line in lines {
            let option = line.trim().split(": about ").next().expect("a number and a choice");
            assert!(option.contains(words) && shown.contains(&format!("  {option}: ")), "{line}");
        }
    }
}

#[test]
fn a_finished_game_can_be_looked_at() {
    let file = scratch("finished.txt");
    let arguments = ["--seed", "6", "--players", "2", "--bots", "random"];
    shown(&arguments, ones(WHOLE_GAME) + &format!("save {}\n", text(&file)));
    let record = fs::read_to_string(&file).expect("the record");
    assert!(record.contains("\nresult 0: prestige "), "{record}");
    let shown = shown(&["--load", text(&file)], "board\nlog all\nhint\nundo\n");
    assert_eq!(shown.matches("\nResult\n").count(), 1, "{shown}");
    assert!(answer(&shown, "undo").starts_with("Too late to undo:"), "{shown}");
    assert!(shown.contains("\nRound 1 of 9, period A\n"), "the whole log: {shown}");
    assert_eq!(answer(&shown, "hint"), "The game is over.\n");
}

#[test]
fn a_game_from_a_position_is_introduced() {
    let file = scratch("position.txt");
    let arguments = ["--seed", "6", "--players", "2", "--bots", "random"];
    shown(&arguments, ones(20) + &format!("save {}\n", text(&file)));
    let replay = Command::new(env!("CARGO_BIN_EXE_notredame"))
        .args(["replay", "--position", text(&file)])
        .output()
        .expect("the binary runs");
    let position = String::from_utf8(replay.stdout).expect("a position");
    let position: String = position.lines().flat_map(|line| ["| ", line, "\n"]).collect();
    let record =
        format!("notre-dame record 1\nrules-version 1\nposition\n{position}choices\nunfinished\n");
    fs::write(&file, record).expect("a record");
    assert!(refused(&["--load", text(&file)]).contains("Use --seat (1 to "));
    let shown = shown(&["--load", text(&file), "--seat", "1"], "");
    assert!(shown.contains("\nThis round’s persons"), "{shown}");
}

#[test]
fn leaving_without_saving_takes_a_second_word() {
    let shown_once = shown(&["--seed", "1"], "1\nquit\n");
    assert!(shown_once.contains("This game is not saved."), "{shown_once}");
    assert!(!shown_once.contains("Goodbye"), "{shown_once}");
    let shown_twice = shown(&["--seed", "1"], "1\nquit\nquit\n1\n");
    assert!(shown_twice.ends_with("> quit\nGoodbye.\n"), "{shown_twice}");
    let file = scratch("other-choice.txt");
    let changed = ones(undoable(&["--seed", "1"])) + &format!("save {}\nundo\nquit\n", text(&file));
    let changed = shown(&["--seed", "1"], changed);
    assert!(changed.contains("This game is not saved."), "another choice is unsaved: {changed}");
    let untouched = shown(&["--seed", "1"], "quit\n");
    assert!(untouched.ends_with("> quit\nGoodbye.\n"), "{untouched}");
}

#[test]
fn the_first_round_reads_like_this() {
    let shown = shown(&["--seed", "2", "--players", "3", "--bots", "random"], ones(12));
    let first = &shown[..shown.find("\nRound 2 of 9").expect("a second round")];
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/first-round.txt");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&file, first).expect("the expected text is written");
    }
    let expected = fs::read_to_string(&file).expect("the expected text");
    assert_eq!(first, expected, "UPDATE_EXPECT=1 writes the new text for review");
}

/// Every key in quotes in the sources of `play`, and every key of the terminal in the English file.
#[test]
fn every_key_of_the_terminal_exists_and_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let english = fs::read_to_string(root.join("../../locales/en.ftl")).expect("the English file");
    let keys: BTreeSet<_> = english
        .lines()
        .filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
        .filter(|key| key.starts_with(|first: char| first.is_ascii_lowercase()))
        .collect();
    let mut sources = fs::read_to_string(root.join("src/play.rs")).expect("play.rs");
    for entry in fs::read_dir(root.join("src/play")).expect("the folder of play") {
        sources += &fs::read_to_string(entry.expect("an entry").path()).expect("a source");
    }
    let quoted: BTreeSet<_> = sources.split('"').collect();
    for word in &quoted {
        let kinds = ["terminal-", "ui-", "error-", "list-", "option-"];
        let is_key = kinds.iter().any(|kind| word.starts_with(kind))
            && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
            && !word.ends_with('-');
        assert!(!is_key || keys.contains(word), "`{word}` is not in en.ftl");
    }
    for key in keys.iter().filter(|key| key.starts_with("terminal-")) {
        assert!(quoted.contains(key), "`{key}` of en.ftl is not used");
    }
}
