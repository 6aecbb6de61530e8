//! Running other programs, and installing those that a check needs.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The whole workspace with its browser tests. Whatever is built of it with these arguments fits together: a library is built
/// once, not once for each set of features that some packages ask of it.
pub(crate) const WHOLE: [&str; 3] =
    ["--workspace", "--features", "webtest/browser,notredame/passkeys"];

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

/// Runs the tests that a filter of cargo-nextest names, and installs cargo-nextest where it is missing.
pub(crate) fn tests(filter: &str, variables: &[(&str, &str)]) -> Result<(), String> {
    if !is_there("cargo-nextest") {
        cargo(&["install", "--locked", "cargo-nextest"])?;
    }
    cargo_with(&[&["nextest", "run"], &WHOLE[..], &["-E", filter]].concat(), variables)
}

/// Builds everything as the tests have it, `target/debug/notredame` too.
pub(crate) fn built() -> Result<(), String> {
    cargo(&[&["test", "--no-run", "--quiet"], &WHOLE[..]].concat())
}

/// What cargo in the workspace prints.
pub(crate) fn cargo_output(arguments: &[&str]) -> Result<Vec<u8>, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    println!("xtask: cargo {}", arguments.join(" "));
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root()).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("starting cargo: {error}"))?;
    if output.status.success() {
        Ok(output.stdout)
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

/// Reads a file.
pub(crate) fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// Writes a file, with the folders it lies in.
pub(crate) fn write(file: &Path, data: &[u8]) -> Result<(), String> {
    let folder = file.parent().unwrap_or(file);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(file, data))
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// Copies a file.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<(), String> {
    write(to, &read(from)?)
}

/// Deletes a folder, if it is there.
pub(crate) fn clear(folder: &Path) -> Result<(), String> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(format!("{}: {error}", folder.display()))
        }
        _ => Ok(()),
    }
}

/// All files in a folder and the folders in it, in their order.
pub(crate) fn files_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let fault = |error: io::Error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        if path.is_dir() { files.extend(files_in(&path)?) } else { files.push(path) }
    }
    files.sort();
    Ok(files)
}
