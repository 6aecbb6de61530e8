//! `cargo xtask test`: every part in a process of its own, two at a time. A part that fails keeps none of the others from running.

use std::{
    fs::{self, File},
    io::Write as _,
    path::Path,
    process::Command,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use crate::run;

/// A part: the name of its command, and the parts that have to end before it begins.
type Part = (&'static str, &'static [&'static str]);

/// The parts in the order in which they begin. While one of them compiles the workspace, the other lane fetches packages or builds
/// with another profile: cargo lets only one process at a time use the folder of a profile.
const PARTS: [Part; 14] = [
    ("clippy", &[]),
    ("fmt", &[]),
    ("tidy", &[]),
    ("workflows", &[]),
    ("build", &["clippy"]),
    ("unit", &["build"]),
    ("python", &[]),
    ("budget", &[]),
    ("fuzz", &[]),
    ("offline", &[]),
    ("web", &["offline"]),
    ("browser", &["web"]),
    ("openapi", &["build"]),
    ("doc", &["build"]),
];

/// How many parts run side by side. Each of them uses several cores where it can.
const LANES: usize = 2;

/// What has become of a part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Waiting,
    Running,
    Ended { passed: bool, time: Duration },
}

/// The fates of all parts, and a signal for each change.
struct Run {
    fates: Mutex<[Fate; PARTS.len()]>,
    changed: Condvar,
}

/// Runs everything, shows what each part has printed once it has ended, and then the time and the result of each.
pub(crate) fn everything() -> Result<(), String> {
    let folder = run::target()?.join("xtask");
    run::clear(&folder)?;
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    // A copy beside it: compiling the workspace may replace the program that runs.
    let own = std::env::current_exe().map_err(|error| format!("finding xtask: {error}"))?;
    let program = own.with_file_name("xtask-part");
    fs::copy(own, &program).map_err(|error| format!("copying xtask: {error}"))?;
    let begun = Instant::now();
    let run = Run { fates: Mutex::new([Fate::Waiting; PARTS.len()]), changed: Condvar::new() };
    thread::scope(|scope| {
        for _ in 0..LANES {
            scope.spawn(|| run.lane(&program, &folder));
        }
    });
    run.report(begun.elapsed())
}

impl Run {
    fn fates(&self) -> MutexGuard<'_, [Fate; PARTS.len()]> {
        self.fates.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, part: usize, fate: Fate) {
        self.fates()[part] = fate;
        self.changed.notify_all();
    }

    /// Runs one part after the other until none is left.
    fn lane(&self, program: &Path, folder: &Path) {
        while let Some(part) = self.next() {
            let (name, _) = PARTS[part];
            println!("xtask: {name} begins");
            let begun = Instant::now();
            let log = folder.join(format!("{name}.txt"));
            let passed = run_part(program, name, &log);
            let time = begun.elapsed();
            show(name, passed, time, &log);
            self.set(part, Fate::Ended { passed, time });
        }
    }

    /// The next part that can begin, once there is one; it counts as running from now on.
    fn next(&self) -> Option<usize> {
        let mut fates = self.fates();
        loop {
            if !fates.contains(&Fate::Waiting) {
                return None;
            }
            let has_ended = |name: &&str| {
                let part = PARTS.iter().position(|(it, _)| it == name);
                part.is_none_or(|part| matches!(fates[part], Fate::Ended { .. }))
            };
            let is_ready = |(part, (_, after)): &(usize, &Part)| {
                fates[*part] == Fate::Waiting && after.iter().all(has_ended)
            };
            if let Some((part, _)) = PARTS.iter().enumerate().find(is_ready) {
                fates[part] = Fate::Running;
                return Some(part);
            }
            fates = self.changed.wait(fates).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The table at the end, and in its last line how many parts passed and failed.
    fn report(&self, total: Duration) -> Result<(), String> {
        println!("\n{:10} {:>8}", "part", "seconds");
        let (mut passed_parts, mut failed_parts) = (0, Vec::new());
        for ((name, _), fate) in PARTS.iter().zip(*self.fates()) {
            let Fate::Ended { passed, time } = fate else { continue };
            println!("{name:10} {:>8}  {}", time.as_secs(), result(passed));
            if passed { passed_parts += 1 } else { failed_parts.push(*name) }
        }
        println!("{:10} {:>8}\n", "total", total.as_secs());
        println!("{passed_parts} passed, {} failed", failed_parts.len());
        if failed_parts.is_empty() {
            Ok(())
        } else {
            Err(format!("failed: {}", failed_parts.join(", ")))
        }
    }
}

fn result(passed: bool) -> &'static str {
    if passed { "passed" } else { "FAILED" }
}

/// Runs a part with everything that it prints in a file.
fn run_part(program: &Path, name: &str, log: &Path) -> bool {
    let status = File::create(log).and_then(|out| {
        let both = out.try_clone()?;
        Command::new(program).arg(name).stdout(out).stderr(both).status()
    });
    match status {
        Ok(status) => status.success(),
        Err(error) => {
            println!("xtask: {name} could not be started: {error}");
            false
        }
    }
}

/// Shows what a part has printed, in one piece.
fn show(name: &str, passed: bool, time: Duration, log: &Path) {
    let log = fs::read(log).unwrap_or_default();
    let log = String::from_utf8_lossy(&log);
    let mut shown = format!("\n=== {name}: {} in {} s\n", result(passed), time.as_secs());
    for line in log.lines().filter(|line| !is_progress(line)) {
        shown.push_str(line);
        shown.push('\n');
    }
    // If the output cannot be written, there is nobody to report that to.
    let _ = std::io::stdout().lock().write_all(shown.as_bytes());
}

/// Whether cargo only names a crate that it works on.
fn is_progress(line: &str) -> bool {
    let word = line.trim_start().split(' ').next().unwrap_or_default();
    line.starts_with("  ")
        && ["Compiling", "Checking", "Documenting", "Downloaded", "Downloading"].contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_waits_for_earlier_parts_only() {
        for (part, (name, after)) in PARTS.iter().enumerate() {
            for other in *after {
                let is_earlier = PARTS[..part].iter().any(|(it, _)| it == other);
                assert!(is_earlier, "{name} begins before {other}");
            }
        }
    }

    #[test]
    fn two_lanes_run_every_part_once_and_a_failure_stops_none() {
        let run = Run { fates: Mutex::new([Fate::Waiting; PARTS.len()]), changed: Condvar::new() };
        let begun = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..LANES {
                scope.spawn(|| {
                    while let Some(part) = run.next() {
                        begun.lock().unwrap().push(part);
                        let passed = PARTS[part].0 != "clippy";
                        run.set(part, Fate::Ended { passed, time: Duration::ZERO });
                    }
                });
            }
        });
        let mut begun = begun.into_inner().unwrap();
        begun.sort_unstable();
        assert_eq!(begun, (0..PARTS.len()).collect::<Vec<_>>());
        assert_eq!(run.report(Duration::ZERO), Err("failed: clippy".into()));
    }

    #[test]
    fn only_the_progress_of_cargo_is_left_out() {
        assert!(is_progress("   Compiling engine v0.1.0"));
        assert!(!is_progress("error: could not compile `engine`"));
        assert!(!is_progress("Checking what a player sees"));
    }
}
