//! Running other programs, and installing those that a check needs.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::OnceLock,
};

use serde_json::Value;

/// The whole workspace with its browser tests. Whatever is built of it with these arguments fits together: a library is built
/// once, not once for each set of features that some packages ask of it.
pub(crate) const WHOLE: [&str; 3] =
    ["--workspace", "--features", "webtest/browser,notredame/passkeys"];

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask lies in the workspace").to_owned()
}

/// The folder of everything that is built: `target`, or what `CARGO_TARGET_DIR` or a setting of cargo says instead.
pub(crate) fn target() -> Result<&'static Path, String> {
    let folder = metadata()?["target_directory"].as_str();
    Ok(Path::new(folder.ok_or("cargo metadata names no target folder")?))
}

/// What cargo reports about the workspace: its packages, what each needs, and where things are.
pub(crate) fn metadata() -> Result<&'static Value, String> {
    static METADATA: OnceLock<Result<Value, String>> = OnceLock::new();
    let read = || {
        let mut command = cargo_command();
        command.args(["metadata", "--no-deps", "--format-version", "1"]).current_dir(root());
        let output = command.stderr(Stdio::inherit()).output();
        let output = output.map_err(|error| format!("starting cargo: {error}"))?;
        serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))
    };
    METADATA.get_or_init(read).as_ref().map_err(Clone::clone)
}

/// The version of everything that is built: that of the workspace.
pub(crate) fn version() -> Result<String, String> {
    let packages = metadata()?["packages"].as_array().ok_or("cargo metadata has no packages")?;
    let program = packages.iter().find(|it| it["name"] == "notredame");
    let version = program.and_then(|it| it["version"].as_str());
    version.map(str::to_owned).ok_or_else(|| "cargo metadata has no version of notredame".into())
}

/// When the last commit was made, in seconds since 1970: the time of files that must be the same on every machine.
pub(crate) fn commit_time() -> Result<String, String> {
    let mut command = Command::new("git");
    command.args(["log", "-1", "--format=%ct"]).current_dir(root());
    let output = command.output().map_err(|error| format!("starting git: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Cargo, without what the cargo that runs this program has set to describe it: build scripts that look at it would run again.
fn cargo_command() -> Command {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
}

/// Runs cargo in the workspace.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    cargo_with(arguments, &[])
}

/// Runs cargo in the workspace with some environment variables.
pub(crate) fn cargo_with(arguments: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let mut command = cargo_command();
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
    let run = ["nextest", "run", "--no-fail-fast", "--status-level", "slow"];
    let folder = Temporary::new()?;
    let folder = [("TMPDIR", &*folder.0.to_string_lossy())];
    cargo_with(&[&run, &WHOLE[..], &["-E", filter]].concat(), &[&folder, variables].concat())
}

/// A folder for temporary files, which is deleted with this value: with everything that tests have left there, even if they
/// were ended.
struct Temporary(PathBuf);

impl Temporary {
    fn new() -> Result<Self, String> {
        // The path of a socket in it may have 107 bytes at most.
        let folder = std::env::temp_dir().join(format!("nd-tests-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Self(folder))
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if let Err(message) = clear(&self.0) {
            eprintln!("xtask: {message}");
        }
    }
}

/// Builds everything as the tests have it, including the program `notredame`.
pub(crate) fn built() -> Result<(), String> {
    cargo(&[&["test", "--no-run", "--quiet"], &WHOLE[..]].concat())
}

/// Builds a program of the workspace with the libraries of the tests, and gives its path: `["--bin", NAME]`, `["--example", NAME]`.
pub(crate) fn program(kind_and_name: [&str; 2]) -> Result<PathBuf, String> {
    cargo(&[&["build", "--quiet"], &WHOLE[..], &kind_and_name].concat())?;
    let folder = target()?.join("debug");
    let [kind, name] = kind_and_name;
    Ok(if kind == "--example" { folder.join("examples").join(name) } else { folder.join(name) })
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

pub(crate) fn is_there(program: &str) -> bool {
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
