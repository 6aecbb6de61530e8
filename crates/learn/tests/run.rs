//! A tiny run from its first game to its weights: the same again, and the same after it was stopped.

use std::{
    fs,
    path::{Path, PathBuf},
};

use learn::Plan;

fn plan(threads: usize) -> Plan {
    Plan {
        seed: 7,
        first_games: 12,
        games: 6,
        generations: 1,
        deals: 1,
        epochs: [2, 2],
        match_games: 8,
        match_deals: 1,
        match_iterations: 40,
        strength_games: 4,
        threads,
        ..Plan::default()
    }
}

/// A folder that is there for one test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("learn-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn nets(folder: &Path) -> [Vec<u8>; 3] {
    ["net-0.bin", "net-1.bin", "weights.bin"]
        .map(|file| fs::read(folder.join(file)).expect("the run wrote it"))
}

#[test]
fn a_run_that_was_stopped_comes_to_the_same_weights() {
    let (whole, stopped) = (Folder::new("whole"), Folder::new("stopped"));
    let mut told = Vec::new();
    learn::run(&whole.0, &plan(1), &mut |line| told.push(line.to_owned())).expect("a run");
    assert!(told.iter().any(|line| line.starts_with("generation 1: ")), "{told:?}");
    let log = fs::read_to_string(whole.0.join("log.csv")).expect("a log");
    assert_eq!(log.lines().count(), 3, "a head and two generations:\n{log}");

    // What a run leaves that was stopped in the middle of writing a record, and in the middle of learning.
    for (file, part) in
        [("games-0.bin", 3), ("state-0.bin", 1), ("games-1.bin", 2), ("match-1.bin", 2)]
    {
        let bytes = fs::read(whole.0.join(file)).expect("the run wrote it");
        fs::write(stopped.0.join(file), &bytes[..bytes.len() / part]).expect("a copy");
    }
    learn::run(&stopped.0, &plan(2), &mut |_| {}).expect("the rest of the run");
    assert_eq!(nets(&whole.0), nets(&stopped.0));

    learn::run(&whole.0, &plan(1), &mut |_| {}).expect("nothing is left to do");
    assert_eq!(fs::read_to_string(whole.0.join("log.csv")).expect("a log"), log);
}

#[test]
fn another_seed_gives_other_weights() {
    let (one, other) = (Folder::new("one"), Folder::new("other"));
    let small = Plan { generations: 0, ..plan(1) };
    learn::run(&one.0, &small, &mut |_| {}).expect("a run");
    learn::run(&other.0, &Plan { seed: 8, ..small }, &mut |_| {}).expect("a run");
    let net = |folder: &Folder| fs::read(folder.0.join("net-0.bin")).expect("the run wrote it");
    assert_ne!(net(&one), net(&other));
}
