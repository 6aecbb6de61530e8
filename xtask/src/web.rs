//! The browser client: its pure modules in node, and whole games in a real browser against the real binary.

use std::{path::PathBuf, process::Command};

use crate::run;

const TYPESCRIPT: (&str, &str) = ("typescript", "7.0.2");
const LIGHTHOUSE: (&str, &str) = ("lighthouse", "13.5.0");

pub(crate) fn check() -> Result<(), String> {
    run::need("node", "nodejs")?;
    run::need("chromium", "chromium")?;
    run::need("chromedriver", "chromium-driver")?;
    types()?;
    pure_parts()?;
    run::cargo(&["build", "--package", "notredame"])?;
    run::cargo(&["test", "--package", "webtest", "--features", "browser"])
}

/// Measures the client as it is shipped. Wants a machine that does nothing else.
pub(crate) fn bench(parts: &[&str]) -> Result<(), String> {
    run::need("chromium", "chromium")?;
    run::need("chromedriver", "chromium-driver")?;
    let lighthouse = npm(LIGHTHOUSE)?.join("lighthouse");
    run::cargo(&["build", "--release", "--package", "notredame"])?;
    let binary = run::root().join("target/release/notredame");
    let bench =
        ["run", "--package", "webtest", "--features", "browser", "--example", "bench", "--"];
    run::cargo_with(
        &[&bench[..], parts].concat(),
        &[
            ("NOTREDAME_BIN", &binary.to_string_lossy()),
            ("LIGHTHOUSE", &lighthouse.to_string_lossy()),
        ],
    )
}

/// The folder of the programs of a package of the npm registry, kept beside what is built.
pub(crate) fn npm((package, version): (&str, &str)) -> Result<PathBuf, String> {
    run::need("npm", "npm")?;
    let folder = run::root().join("target/npm").join(format!("{package}-{version}"));
    let programs = folder.join("node_modules/.bin");
    if programs.join("..").join(package).exists() {
        return Ok(programs);
    }
    println!("xtask: fetching {package} {version} from the npm registry");
    let install = Command::new("npm")
        .args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"])
        .arg(&folder)
        .arg(format!("{package}@{version}"))
        .status();
    match install {
        Ok(status) if status.success() => Ok(programs),
        Ok(_) => Err(format!("{package} {version} could not be fetched from the npm registry")),
        Err(error) => Err(format!("starting npm: {error}")),
    }
}

/// The types of the client, which stand in its comments.
fn types() -> Result<(), String> {
    let compiler = npm(TYPESCRIPT)?.join("tsc");
    let client = run::root().join("crates/server");
    println!("xtask: tsc -p crates/server");
    match Command::new(compiler).args(["-p", "."]).current_dir(client).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the types of the client do not agree".into()),
        Err(error) => Err(format!("starting tsc: {error}")),
    }
}

fn pure_parts() -> Result<(), String> {
    let tests = run::root().join("crates/server/webtest");
    let mut files: Vec<_> = std::fs::read_dir(&tests)
        .map_err(|error| format!("{}: {error}", tests.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.to_string_lossy().ends_with(".test.js"))
        .collect();
    files.sort();
    println!("xtask: node --test, {} files", files.len());
    let status = Command::new("node").arg("--test").args(&files).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the client's tests in node did not pass".into()),
        Err(error) => Err(format!("starting node: {error}")),
    }
}
