//! The browser client: its pure modules in node, and whole games in a real browser against the real binary.

use std::process::Command;

use crate::run;

pub(crate) fn check() -> Result<(), String> {
    run::need("node", "nodejs")?;
    run::need("chromium", "chromium")?;
    run::need("chromedriver", "chromium-driver")?;
    pure_parts()?;
    run::cargo(&["build", "--package", "notredame"])?;
    run::cargo(&["test", "--package", "webtest", "--features", "browser"])
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
