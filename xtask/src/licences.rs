//! The licences of everything from others that is in what we publish: crates, scripts and fonts.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

use crate::{module, run};

/// The name of the file, in every archive.
pub(crate) const FILE: &str = "THIRD-PARTY-LICENSES";

/// What we publish: the package, its folder, and the machine it is for if that is not this one.
const PUBLISHED: [(&str, &str, Option<&str>); 3] = [
    ("notredame", "crates/cli", None),
    ("wasm", "crates/wasm", Some(module::TARGET)),
    ("python", "crates/python", None),
];

/// A library: its name with its version, its licence, and where it comes from.
type Library = (String, String, String);

/// Whether the licences, sources and versions of all crates are allowed by `deny.toml`. cargo-deny takes minutes to compile, so this is
/// not part of `cargo xtask test`.
pub(crate) fn check() -> Result<(), String> {
    if !run::is_there("cargo-deny") {
        run::cargo(&["install", "--locked", "cargo-deny"])?;
    }
    run::cargo(&["deny", "--locked", "check", "licenses", "sources", "bans"])
}

/// Writes the file into a folder. cargo-bundle-licenses finds the texts in the sources of the crates.
pub(crate) fn write(folder: &Path) -> Result<PathBuf, String> {
    if !run::is_there("cargo-bundle-licenses") {
        run::cargo(&["install", "--locked", "cargo-bundle-licenses"])?;
    }
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut libraries: BTreeSet<Library> = BTreeSet::new();
    for (package, source, target) in PUBLISHED {
        let contained = contained(package, target)?;
        for crate_ in bundled(package, source)? {
            let text = |key: &str| crate_[key].as_str().unwrap_or_default().to_owned();
            let name = format!("{} {}", text("package_name"), text("package_version"));
            if !contained.contains(&name) {
                continue;
            }
            for licence in crate_["licenses"].as_array().map_or(&[][..], Vec::as_slice) {
                let found = licence["text"].as_str().filter(|it| !it.contains("NOT FOUND"));
                if let Some(found) = found {
                    texts.entry(found.trim().to_owned()).or_default().insert(name.clone());
                }
            }
            libraries.insert((name, text("license"), text("repository")));
        }
    }
    vendored(&mut libraries, &mut texts)?;
    let file = folder.join(FILE);
    run::write(&file, worded(&libraries, &texts).as_bytes())?;
    Ok(file)
}

/// Every crate that becomes part of a package, not only of its build.
fn contained(package: &str, target: Option<&str>) -> Result<BTreeSet<String>, String> {
    let target = target.map(|it| ["--target", it]);
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.args(["tree", "--locked", "--package", package, "--all-features", "--edges", "normal"]);
    command.args(["--prefix", "none", "--format", "{p}"]).args(target.iter().flatten());
    let output = command.current_dir(run::root()).output();
    let output = output.map_err(|error| format!("starting cargo: {error}"))?;
    let listed = String::from_utf8_lossy(&output.stdout).into_owned();
    let name = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        Some(format!("{name} {}", rest.split(' ').next()?))
    };
    Ok(listed.lines().filter_map(name).collect())
}

/// What cargo-bundle-licenses finds for a package and everything it may need on any machine.
fn bundled(package: &str, source: &str) -> Result<Vec<Value>, String> {
    let packages =
        run::metadata()?["packages"].as_array().ok_or("cargo metadata has no packages")?;
    let features = packages.iter().find(|it| it["name"] == package);
    let features = features.and_then(|it| it["features"].as_object());
    let features: Vec<&str> = features.map_or(vec![], |it| it.keys().map(String::as_str).collect());
    let file = run::target()?.join("dist").join(format!("{package}-licences.json"));
    let mut command = Command::new("cargo-bundle-licenses");
    command.args(["bundle-licenses", "--format", "json", "--output"]).arg(&file);
    if !features.is_empty() {
        command.args(["--features", &features.join(",")]);
    }
    // It warns of every text that it is not sure about: those are too many to read.
    let status = command.env("RUST_LOG", "error").current_dir(run::root().join(source)).status();
    if !status.is_ok_and(|it| it.success()) {
        return Err(format!("cargo-bundle-licenses could not read the licences of {package}"));
    }
    let mut found: Value = serde_json::from_slice(&run::read(&file)?)
        .map_err(|error| format!("{}: {error}", file.display()))?;
    let crates = found["third_party_libraries"].as_array_mut().map(std::mem::take);
    crates.ok_or_else(|| format!("{}: expected a list of crates", file.display()))
}

/// The scripts and fonts of others in the page.
fn vendored(
    libraries: &mut BTreeSet<Library>,
    texts: &mut BTreeMap<String, BTreeSet<String>>,
) -> Result<(), String> {
    let web = run::root().join("crates/server/web");
    let list = web.join("vendor/vendored.json");
    let list: Vec<Value> = serde_json::from_slice(&run::read(&list)?)
        .map_err(|error| format!("{}: {error}", list.display()))?;
    let mut add = |name: String, licence: &str, from: String, file: &Path| {
        let text = String::from_utf8_lossy(&run::read(file)?).trim().to_owned();
        texts.entry(text).or_default().insert(name.clone());
        libraries.insert((name, licence.to_owned(), from));
        Ok::<(), String>(())
    };
    for script in &list {
        let text = |key: &str| script[key].as_str().unwrap_or_default();
        let name = format!("{} {}", text("package"), text("version"));
        let from = format!("https://www.npmjs.com/package/{}", text("package"));
        let file = web.join("vendor").join(text("folder")).join("LICENSE");
        add(name, text("licence"), from, &file)?;
    }
    for file in run::files_in(&web.join("fonts"))? {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(font) = name.strip_prefix("OFL-") {
            add(format!("the font {font}"), "OFL-1.1", "https://fonts.google.com".into(), &file)?;
        }
    }
    Ok(())
}

fn worded(libraries: &BTreeSet<Library>, texts: &BTreeMap<String, BTreeSet<String>>) -> String {
    let mut words = String::from(
        "Notre Dame contains these works of others. The texts of their licences follow the list. A few works come without a text:\n\
         their addresses lead to it.\n\n",
    );
    let list = libraries.iter().map(|(name, licence, from)| format!("{name}: {licence}, {from}\n"));
    words.extend(list);
    let line = "-".repeat(100);
    let texts = texts.iter().map(|(text, names)| {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        format!("\n{line}\n{}\n{line}\n\n{text}\n", names.join(", "))
    });
    words.extend(texts);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_and_fonts_of_the_page_have_their_licences() {
        let (mut libraries, mut texts) = (BTreeSet::new(), BTreeMap::new());
        vendored(&mut libraries, &mut texts).expect("the list of vendored scripts");
        let words = worded(&libraries, &texts);
        assert!(
            words.contains("lit-html 3") && words.contains("the font alegreya: OFL-1.1"),
            "{words}"
        );
        assert!(
            words.contains("SIL OPEN FONT LICENSE")
                && words.contains("Redistributions in binary form")
        );
    }

    #[test]
    fn only_what_becomes_part_of_the_program_is_listed() {
        let contained =
            contained("cluster", None).expect("the tree of a package without libraries");
        assert_eq!(contained.len(), 1, "{contained:?}");
        assert!(contained.iter().all(|it| it.starts_with("cluster ")));
    }
}
