//! Habits of the code that no lint knows: where files lie, how they begin, how long they are, which rules exist.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::run;

/// The most lines of a source file, its unit tests not counted.
const MOST_LINES: usize = 400;
/// The most characters of a line of a script or style sheet: their formatter leaves some lines as long as they are.
const MOST_CHARACTERS: usize = 140;

/// Looks through every file that git knows.
pub(crate) fn check() -> Result<(), String> {
    let files = files()?;
    let rules = fs::read_to_string(run::root().join("RULES.md"))
        .map_err(|error| format!("RULES.md: {error}"))?;
    let mut faults = Vec::new();
    for file in &files {
        // What is no text is no concern here.
        let Ok(text) = fs::read_to_string(run::root().join(file)) else { continue };
        let vendored = file.starts_with("crates/server/web/vendor");
        match file.extension().and_then(|it| it.to_str()) {
            Some("rs") => check_source(file, &text, &rules, &mut faults),
            Some("js" | "css") if !vendored => check_client(file, &text, &mut faults),
            Some("py") => check_python(file, &text, &mut faults),
            _ => {}
        }
        if !file.starts_with("xtask") && !vendored {
            check_words(file, &text, &mut faults);
        }
    }
    if faults.is_empty() {
        println!("xtask: {} files are tidy", files.len());
        Ok(())
    } else {
        Err(format!("untidy:\n{}", faults.join("\n")))
    }
}

fn files() -> Result<Vec<PathBuf>, String> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(run::root())
        .output()
        .map_err(|error| format!("starting git: {error}"))?;
    let listed = String::from_utf8_lossy(&output.stdout).into_owned();
    let there = listed.lines().map(PathBuf::from).filter(|it| run::root().join(it).is_file());
    Ok(there.collect())
}

fn check_source(file: &Path, text: &str, rules: &str, faults: &mut Vec<String>) {
    let name = file.display();
    if file.ends_with("mod.rs") {
        faults.push(format!("{name}: expected `noun.rs` beside a folder `noun`, never mod.rs"));
    }
    if !text.starts_with("//! ") {
        faults.push(format!("{name}: expected a first line `//! …` that says what the file is"));
    }
    let lines = text.split("#[cfg(test)]").next().unwrap_or_default().lines().count();
    if MOST_LINES < lines {
        faults.push(format!("{name}: {lines} lines: is there a noun waiting to be born?"));
    }
    let folder = file.parent().and_then(Path::file_name).and_then(|it| it.to_str());
    if file.starts_with("crates/engine/src") && matches!(folder, Some("actions" | "persons")) {
        check_card(file, text, faults);
    }
    for (line, rule) in cited_rules(text) {
        if !is_rule(rules, &rule) {
            faults.push(format!("{name}:{line}: {rule} is no rule of RULES.md"));
        }
    }
}

/// A script or a style sheet of the client.
fn check_client(file: &Path, text: &str, faults: &mut Vec<String>) {
    let name = file.display();
    let first = text.lines().find(|it| *it != "// @ts-check").unwrap_or_default();
    if !first.starts_with("// ") && !first.starts_with("/* ") {
        faults.push(format!("{name}: expected a first comment that says what the file is"));
    }
    let lines = text.lines().count();
    if MOST_LINES < lines {
        faults.push(format!("{name}: {lines} lines: is there a noun waiting to be born?"));
    }
    for (index, line) in text.lines().enumerate() {
        let characters = line.chars().count();
        if MOST_CHARACTERS < characters {
            faults.push(format!("{name}:{}: {characters} characters in a line", index + 1));
        }
    }
}

/// A script or module of Python, of which its formatter keeps the lines short.
fn check_python(file: &Path, text: &str, faults: &mut Vec<String>) {
    let name = file.display();
    let first = text.lines().find(|it| !it.starts_with("#!")).unwrap_or_default();
    if !first.starts_with("\"\"\"") {
        faults.push(format!("{name}: expected a first docstring that says what the file is"));
    }
    let lines = text.lines().count();
    if MOST_LINES < lines {
        faults.push(format!("{name}: {lines} lines: is there a noun waiting to be born?"));
    }
}

/// A card begins with its name and its rule in one sentence.
fn check_card(file: &Path, text: &str, faults: &mut Vec<String>) {
    let stem = file.file_stem().and_then(|it| it.to_str()).unwrap_or_default().replace('_', " ");
    let first = text.lines().next().unwrap_or_default().trim_start_matches("//! ");
    let said = first.split('.').next().unwrap_or_default().to_lowercase().replace('-', " ");
    if said != stem {
        faults.push(format!(
            "{}: expected the first line to begin with the card's name",
            file.display()
        ));
    }
}

/// Every `R4` or `R4.7` in a text, with its line.
fn cited_rules(text: &str) -> Vec<(usize, String)> {
    let mut cited = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for word in line.split(|c: char| !c.is_ascii_alphanumeric() && c != '.') {
            let word = word.trim_end_matches('.');
            let Some(number) = word.strip_prefix('R') else { continue };
            let parts: Vec<&str> = number.split('.').collect();
            let numeric =
                parts.iter().all(|it| !it.is_empty() && it.bytes().all(|b| b.is_ascii_digit()));
            if numeric && parts.len() <= 2 {
                cited.push((index + 1, word.to_owned()));
            }
        }
    }
    cited
}

/// Whether RULES.md has this chapter, and in it a paragraph with this number.
fn is_rule(rules: &str, rule: &str) -> bool {
    let (chapter, number) = rule.split_once('.').unwrap_or((rule, ""));
    let mut chapters = rules.split("\n## ").filter(|text| text.starts_with(&format!("{chapter} ")));
    chapters.any(|text| number.is_empty() || text.contains(&format!("\n{number}. ")))
}

fn check_words(file: &Path, text: &str, faults: &mut Vec<String>) {
    for (index, line) in text.lines().enumerate() {
        for word in ["TODO", "FIXME", "XXX", "todo!(", "unimplemented!(", "#[ignore"] {
            if line.contains(word) {
                faults.push(format!("{}:{}: `{word}`", file.display(), index + 1));
            }
        }
    }
}
