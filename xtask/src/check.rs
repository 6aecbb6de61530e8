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
    /// Whether the settings of all packages are different.
    settings: bool,
    client: bool,
    documents: bool,
    python: bool,
    workflows: bool,
    fuzz: bool,
}

/// The tests that read documents: every example in them is tried.
const DOCUMENTS: &str = "binary(notation_docs) | binary(scenarios) | (package(protocol) & binary(records)) \
    | (package(notredame) & binary(engine_protocol))";

/// The tests of what the server makes of the client's files.
const CLIENT: &str = "(package(server) & kind(lib) & test(http::)) | package(text)";

/// Runs what a change needs, all of it even if something fails, and names what was left out.
pub(crate) fn check() -> Result<(), String> {
    let files = changed_files()?;
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
    println!("\nNot run, but part of `cargo xtask test`:");
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
            let is_in = |folder: &str| file.starts_with(folder);
            let ends = |ending: &str| file.extension().is_some_and(|it| it == ending);
            if is_in("crates/server/web") || is_in("crates/server/webtest") {
                change.client = true;
            } else if is_in("locales") {
                change.client = true;
                change.packages.insert("text".into());
            } else if is_in(".github") {
                change.workflows = true;
            } else if is_in("fuzz") {
                change.fuzz = true;
            } else if ends("md") || is_in("docs") {
                change.documents = true;
            } else if ends("py") || ends("pyi") {
                change.python = true;
            } else if let Some((package, _)) = packages.iter().find(|(_, it)| file.starts_with(it))
            {
                change.packages.insert(package.clone());
            } else if is_in(".cargo") || is_in(".config") || ends("toml") || ends("lock") {
                change.settings = true;
            }
        }
        change
    }

    fn steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> =
            vec![("format", Box::new(format)), ("tidy", Box::new(tidy::check))];
        if self.client {
            steps.push(("format of the client", Box::new(|| web::formatted("--check"))));
            steps.push(("types of the client", Box::new(web::types_if_built)));
            steps.push(("client in node", Box::new(web::pure_parts)));
        }
        if self.python {
            steps.push(("format of Python", Box::new(python::formatted)));
        }
        if self.workflows {
            steps.push(("workflows", Box::new(workflows::check)));
        }
        if self.fuzz {
            steps.push(("fuzz", Box::new(crate::fuzz)));
        }
        if self.has_code() {
            // Cargo checks only the packages that have changed, and those that use them.
            steps.push(("lints", Box::new(crate::clippy)));
        }
        if let Some(filter) = self.tests() {
            steps.push(("tests", Box::new(move || run::tests(&filter, &[]))));
        }
        steps
    }

    fn has_code(&self) -> bool {
        self.settings || !self.packages.is_empty()
    }

    /// The tests to run, as a filter of cargo-nextest.
    fn tests(&self) -> Option<String> {
        let packages = self.packages.iter().map(|it| format!("package(={it})"));
        let client = self.client.then(|| CLIENT.to_owned());
        let documents = self.documents.then(|| DOCUMENTS.to_owned());
        let all: Vec<String> = packages.chain(client).chain(documents).collect();
        // The browser tests take minutes.
        (!all.is_empty()).then(|| format!("({}) - package(webtest)", all.join(" | ")))
    }

    /// What `cargo xtask test` would check of this change too.
    fn left_out(&self) -> Vec<String> {
        let mut left_out = Vec::new();
        if self.settings {
            left_out.push("all tests, because the settings of all packages have changed".into());
        }
        if !self.packages.is_empty() {
            let packages: Vec<&str> = self.packages.iter().map(String::as_str).collect();
            left_out.push(format!("the tests of packages that use {}", packages.join(", ")));
            left_out.push("all tests with PostgreSQL: `cargo xtask unit`".into());
            left_out.push("the Python package: `cargo xtask python`".into());
            left_out.push("the instruction budgets: `cargo xtask budget`".into());
        }
        if self.python {
            left_out.push("the tests of the Python package: `cargo xtask python`".into());
        }
        if self.client || self.has_code() {
            left_out.push("whole games in a browser: `cargo xtask browser`".into());
            left_out.push("the API against its document: `cargo xtask openapi`".into());
        }
        left_out.push("the documentation of the code: `cargo xtask doc`".into());
        left_out
    }
}

fn format() -> Result<(), String> {
    crate::fmt().map_err(|error| format!("{error}: `cargo fmt --all` formats the code"))
}

/// Every file that differs from the main branch where this one left it, with those that git does not know yet.
fn changed_files() -> Result<Vec<PathBuf>, String> {
    let base = ["main", "origin/main"].into_iter().find_map(|branch| {
        let base = git(&["merge-base", "HEAD", branch]).ok()?;
        Some(base.trim().to_owned())
    });
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
        let packages: Vec<&str> = change.packages.iter().map(String::as_str).collect();
        assert_eq!(packages, ["notredame", "server"]);
        assert!(!change.client && !change.documents && !change.settings);
        let filter = change.tests().expect("tests of two packages");
        assert_eq!(filter, "(package(=notredame) | package(=server)) - package(webtest)");
    }

    #[test]
    fn the_client_needs_no_lints_of_rust() {
        let change = change(&["crates/server/web/main.js", "crates/server/webtest/log.test.js"]);
        assert_eq!(change, Change { client: true, ..Change::default() });
        assert!(!change.has_code());
        assert!(change.left_out().iter().any(|it| it.contains("cargo xtask browser")));
    }

    #[test]
    fn words_are_code_and_part_of_the_client() {
        let change = change(&["locales/de.ftl"]);
        assert!(change.client && change.packages.contains("text"));
    }

    #[test]
    fn documents_are_tried_and_settings_lint_everything() {
        assert_eq!(
            change(&["README.md"]).tests(),
            Some(format!("({DOCUMENTS}) - package(webtest)"))
        );
        assert!(change(&["Cargo.lock"]).has_code());
        assert_eq!(change(&["deploy/compose.yaml"]), Change::default());
    }
}
