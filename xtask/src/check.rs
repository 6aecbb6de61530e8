//! `cargo xtask check`: before a commit, the format, lints and tests of what a change touches.
//!
//! Git says which files have changed, cargo to which package each belongs, and cargo-nextest which packages use it.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

use crate::{python, run, tidy, web, workflows};

/// What a change touches.
#[derive(Debug, Default, PartialEq, Eq)]
struct Change {
    /// Packages with other code.
    packages: BTreeSet<String>,
    areas: BTreeSet<Area>,
}

/// What can change beside the code of packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Area {
    /// The scripts, styles and texts of the web client.
    Client,
    Documents,
    Fuzz,
    /// The scripts of the Python package.
    Python,
    /// What is set for all packages.
    Settings,
    Workflows,
}

/// The tests that read documents: every example in them is tried.
const DOCUMENTS: &str = "binary(notation_docs) | binary(scenarios) | (package(protocol) & binary(records)) \
    | (package(notredame) & binary(engine_protocol))";

/// Tests that take minutes: whole games in a browser, and databases that fail.
const LONG: &str = "(package(webtest) | test(outages::))";

/// How many games are played in the test that looks for secrets in every message. There are more than a hundred otherwise.
const FEWER_GAMES: [(&str, &str); 1] = [("NOTREDAME_TEST_GAMES", "4")];

/// The tests of what the server makes of the client's files.
const CLIENT: &str = "(package(server) & kind(lib) & test(http::)) | package(text)";

/// Runs what a change needs, all of it even if something fails, and names what was left out.
pub(crate) fn check(base: Option<&str>) -> Result<(), String> {
    let files = changed_files(base)?;
    let change = Change::of(&files, &packages()?);
    println!("xtask: {} files have changed", files.len());
    let begun = Instant::now();
    let mut failed = Vec::new();
    for (name, step) in change.steps() {
        let begun = Instant::now();
        let result = step();
        println!("xtask: {name} took {:.1} s", begun.elapsed().as_secs_f32());
        if let Err(message) = result {
            eprintln!("xtask: {message}");
            failed.push(name);
        }
    }
    println!("\nThis is left to `cargo xtask test`:");
    for left_out in change.left_out() {
        println!("- {left_out}");
    }
    let seconds = begun.elapsed().as_secs();
    if failed.is_empty() {
        println!("\nxtask: all checks of this change passed in {seconds} s");
        Ok(())
    } else {
        Err(format!("failed after {seconds} s: {}", failed.join(", ")))
    }
}

type Step = (&'static str, Box<dyn Fn() -> Result<(), String>>);

impl Change {
    /// What these files touch. A package is its name and its folder.
    fn of(files: &[PathBuf], packages: &[(String, PathBuf)]) -> Self {
        let mut change = Self::default();
        for file in files {
            if file.starts_with("locales") {
                change.packages.insert("text".into());
            }
            let package = packages.iter().find(|(_, folder)| file.starts_with(folder));
            if let Some(area) = area(file, package.is_some()) {
                change.areas.insert(area);
            } else if let Some((package, _)) = package {
                change.packages.insert(package.clone());
            }
        }
        change
    }

    fn steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> =
            vec![("format", Box::new(format)), ("tidy", Box::new(tidy::check))];
        for area in &self.areas {
            match area {
                Area::Client => {
                    steps.push(("format of the client", Box::new(|| web::formatted("--check"))));
                    steps.push(("types of the client", Box::new(web::types_if_built)));
                    steps.push(("client in node", Box::new(web::pure_parts)));
                }
                Area::Fuzz => steps.push(("fuzz", Box::new(crate::fuzz))),
                Area::Python => steps.push(("format of Python", Box::new(python::formatted))),
                Area::Workflows => steps.push(("workflows", Box::new(workflows::check))),
                Area::Documents | Area::Settings => {}
            }
        }
        if self.has_code() {
            // Cargo checks only the packages that have changed, and those that use them.
            steps.push(("lints", Box::new(crate::clippy)));
        }
        if let Some(filter) = self.tests() {
            steps.push(("tests", Box::new(move || run::tests(&filter, &FEWER_GAMES))));
        }
        steps
    }

    fn has_code(&self) -> bool {
        self.areas.contains(&Area::Settings) || !self.packages.is_empty()
    }

    /// The tests to run, as a filter of cargo-nextest.
    fn tests(&self) -> Option<String> {
        let packages = self.packages.iter().map(|it| format!("package(={it})"));
        let areas = self.areas.iter().filter_map(|area| match area {
            Area::Client => Some(CLIENT.to_owned()),
            Area::Documents => Some(DOCUMENTS.to_owned()),
            Area::Fuzz => Some("binary(seeds)".to_owned()),
            Area::Python | Area::Settings | Area::Workflows => None,
        });
        let all: Vec<String> = packages.chain(areas).collect();
        (!all.is_empty()).then(|| format!("({}) - {LONG}", all.join(" | ")))
    }

    /// What `cargo xtask test` would check of this change too.
    fn left_out(&self) -> Vec<String> {
        let mut left_out = Vec::new();
        if self.areas.contains(&Area::Settings) {
            left_out.push("all tests: what is set for all packages has changed".into());
        }
        if !self.packages.is_empty() {
            let packages: Vec<&str> = self.packages.iter().map(String::as_str).collect();
            left_out.push(format!("the tests of packages that use {}", packages.join(", ")));
            left_out.push("PostgreSQL, failures of the database, and most of the games in which every message is checked for secrets: `cargo xtask unit`".into());
            left_out.push("the instruction budgets: `cargo xtask budget`".into());
        }
        if self.areas.contains(&Area::Python) || !self.packages.is_empty() {
            left_out.push("the Python package: `cargo xtask python`".into());
        }
        if self.areas.contains(&Area::Client) || self.has_code() {
            left_out.push("whole games in a browser: `cargo xtask browser`".into());
            left_out.push("the API against its document: `cargo xtask openapi`".into());
            left_out.push("the documentation of the code: `cargo xtask doc`".into());
        }
        left_out
    }
}

/// The area of a file, if it is more than code of its package.
fn area(file: &Path, is_in_package: bool) -> Option<Area> {
    let is_in = |folder: &str| file.starts_with(folder);
    let ends = |ending: &str| file.extension().is_some_and(|it| it == ending);
    if is_in("crates/server/web") || is_in("crates/server/webtest") || is_in("locales") {
        Some(Area::Client)
    } else if is_in(".github") {
        Some(Area::Workflows)
    } else if is_in("fuzz") {
        Some(Area::Fuzz)
    } else if ends("md") || is_in("docs") {
        Some(Area::Documents)
    } else if ends("py") || ends("pyi") {
        Some(Area::Python)
    } else if !is_in_package
        && (is_in(".cargo") || is_in(".config") || ends("toml") || ends("lock"))
    {
        Some(Area::Settings)
    } else {
        None
    }
}

fn format() -> Result<(), String> {
    crate::fmt().map_err(|error| format!("{error}: `cargo fmt --all` formats the code"))
}

/// Every file that differs from a commit, with those that git does not know yet: from where this branch left the main branch if no
/// commit is given.
fn changed_files(base: Option<&str>) -> Result<Vec<PathBuf>, String> {
    let left = |branch| Some(git(&["merge-base", "HEAD", branch]).ok()?.trim().to_owned());
    let base =
        base.map(str::to_owned).or_else(|| ["main", "origin/main"].into_iter().find_map(left));
    let base = base.unwrap_or_else(|| "HEAD".into());
    let changed = git(&["diff", "--name-only", "--no-renames", &base])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(changed.lines().chain(new.lines()).map(PathBuf::from).collect())
}

fn git(arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(arguments).current_dir(run::root()).output();
    let output = output.map_err(|error| format!("starting git: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("git {}: {}", arguments.join(" "), String::from_utf8_lossy(&output.stderr)))
    }
}

/// The packages of the workspace: their names and their folders.
fn packages() -> Result<Vec<(String, PathBuf)>, String> {
    let packages =
        run::metadata()?["packages"].as_array().ok_or("cargo metadata has no packages")?;
    let named = packages.iter().filter_map(|package| {
        let manifest = Path::new(package["manifest_path"].as_str()?);
        let folder = manifest.parent()?.strip_prefix(run::root()).ok()?;
        Some((package["name"].as_str()?.to_owned(), folder.to_owned()))
    });
    Ok(named.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(files: &[&str]) -> Change {
        let files: Vec<PathBuf> = files.iter().map(PathBuf::from).collect();
        Change::of(&files, &packages().expect("the packages of this workspace"))
    }

    #[test]
    fn code_belongs_to_its_package() {
        let change = change(&["crates/server/src/listen.rs", "crates/cli/tests/play.rs"]);
        assert!(change.areas.is_empty());
        let filter = change.tests().expect("tests of two packages");
        assert_eq!(filter, format!("(package(=notredame) | package(=server)) - {LONG}"));
    }

    #[test]
    fn the_client_needs_no_lints_of_rust() {
        let change = change(&["crates/server/web/main.js", "crates/server/webtest/log.test.js"]);
        assert_eq!(change.areas, BTreeSet::from([Area::Client]));
        assert!(change.packages.is_empty() && !change.has_code());
        assert!(change.left_out().iter().any(|it| it.contains("cargo xtask browser")));
    }

    #[test]
    fn texts_are_code_and_part_of_the_client() {
        let change = change(&["locales/de.ftl"]);
        assert!(change.areas.contains(&Area::Client) && change.packages.contains("text"));
    }

    #[test]
    fn documents_are_tried_and_settings_lint_everything() {
        let documents = change(&["README.md", "crates/python/README.md"]);
        assert_eq!(documents.tests(), Some(format!("({DOCUMENTS}) - {LONG}")));
        assert!(change(&["Cargo.lock"]).has_code());
        assert_eq!(change(&["deploy/compose.yaml"]), Change::default());
        assert_eq!(change(&["crates/server/Cargo.toml"]).packages.len(), 1);
    }
}
