//! Running other programs, and installing those that a check needs.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask lies in the workspace").to_owned()
}

/// Runs cargo in the workspace.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    cargo_with(arguments, &[])
}

/// Runs cargo in the workspace with some environment variables.
pub(crate) fn cargo_with(arguments: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).envs(variables.iter().copied()).current_dir(root());
    println!("xtask: cargo {}", arguments.join(" "));
    let status = command.status().map_err(|error| format!("starting cargo: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`cargo {}` did not pass", arguments.join(" ")))
    }
}

/// Makes sure that a program is there: installs its Debian package when it is missing and that can be done.
pub(crate) fn need(program: &str, package: &str) -> Result<(), String> {
    if is_there(program) {
        return Ok(());
    }
    install(package)?;
    if is_there(program) {
        Ok(())
    } else {
        Err(format!("{program} is missing: install the package {package}"))
    }
}

/// Installs a Debian package.
pub(crate) fn install(package: &str) -> Result<(), String> {
    println!("xtask: installing {package}");
    let install = format!(
        "(apt-get install -y {package} || (apt-get update && apt-get install -y {package})) >&2"
    );
    let installed = Command::new("sh").args(["-c", &install]).status().is_ok_and(|it| it.success());
    if installed { Ok(()) } else { Err(format!("the package {package} could not be installed")) }
}

fn is_there(program: &str) -> bool {
    Command::new("sh")
        .args(["-c", &format!("command -v {program}")])
        .output()
        .is_ok_and(|output| output.status.success())
}
