//! The Python package: the archive of its source, installed with pip into a throw-away environment, and tested there.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use sha2::{Digest as _, Sha256};

use crate::{pypi, run};

/// What builds the package.
const MATURIN: &str = "maturin==1.16.0";

/// What checks it.
const TOOLS: [&str; 2] = ["mypy==2.4.1", "ruff==0.17.4"];

/// What the package adapts to, and what its tests and examples use.
const BESIDE: [&str; 8] = [
    "gymnasium==1.4.0",
    "matplotlib==3.11.2",
    "numpy==2.4.6",
    "open_spiel==2.0.2",
    "pandas==3.1.1",
    "pettingzoo==1.27.0",
    "polars==2.1.0",
    "pytest==9.2.0",
];

/// The environments of others that the benchmark compares with, which later versions of `pettingzoo` no longer have.
const PEERS: [&str; 4] = ["pettingzoo==1.24.3", "rlcard==1.0.5", "termcolor", "pygame-ce"];

/// Formats and checks the scripts, builds, installs and tests the package.
pub(crate) fn check() -> Result<(), String> {
    formatted()?;
    let python = installed(&tools()?)?;
    in_folder(&python, &["-m", "mypy.stubtest", "notredame._notredame"], &folder()?, &[])?;
    let tests = package().join("tests");
    in_folder(&python, &["-m", "pytest", &tests.to_string_lossy()], &folder()?, &[])
}

/// The format and the lints of the scripts.
pub(crate) fn formatted() -> Result<(), String> {
    let ruff = tools()?.join("bin/ruff");
    run(&ruff, &["format", "--check", "--quiet", "."])?;
    run(&ruff, &["check", "--quiet", "."])
}

/// Measures the package beside its peers. Wants a machine that does nothing else.
pub(crate) fn bench(arguments: &[&str]) -> Result<(), String> {
    let tools = tools()?;
    let wheel = wheel("dist", &folder()?.join("wheels"))?;
    let python = pypi::beside(&tools, &folder()?.join("measured"))?;
    install(&python, &wheel, &[])?;
    let peers = folder()?.join("peers");
    if !peers.exists() {
        let install = ["-m", "pip", "install", "-q", "--no-deps", "--target"];
        let target = peers.to_string_lossy();
        run(&tools.join("bin/python"), &[&install[..], &[&*target], &PEERS].concat())?;
    }
    let script = package().join("benches/table.py");
    let script = script.to_string_lossy();
    let peers = [("NOTREDAME_PEERS", peers.as_os_str())];
    in_folder(&python, &[&[&*script], arguments].concat(), &folder()?, &peers)
}

/// Builds the wheel with a profile of cargo into an empty folder.
pub(crate) fn wheel(profile: &str, folder: &Path) -> Result<PathBuf, String> {
    run::clear(folder)?;
    let out = folder.to_string_lossy();
    let build = ["build", "--profile", profile, "--quiet", "--out", &out];
    run(&maturin()?, &build)?;
    only_file(folder)
}

/// Writes the archive of the source into an empty folder.
pub(crate) fn source(folder: &Path) -> Result<PathBuf, String> {
    run::clear(folder)?;
    let out = folder.to_string_lossy();
    run(&maturin()?, &["sdist", "--out", &out])?;
    only_file(folder)
}

/// Installs the archive of the source with pip, which builds it, and gives back the Python of that environment.
fn installed(tools: &Path) -> Result<PathBuf, String> {
    let archive = source(&folder()?.join("archives"))?;
    let environment = folder()?.join("installed");
    // The same archive beside the same tools installs the same package: building it again takes a minute.
    let stamp = environment.join("archive.txt");
    let hash = hex::encode(Sha256::digest(run::read(&archive)?));
    let is = format!("{hash}\n{}\n{}", TOOLS.join(" "), BESIDE.join(" "));
    if fs::read_to_string(&stamp).is_ok_and(|it| it == is) {
        return Ok(environment.join("bin/python"));
    }
    let python = pypi::beside(tools, &environment)?;
    let target = folder()?.join("target");
    // Not a release: that takes minutes. `bots` and `engine` are optimised in this profile too.
    let variables = [
        ("CARGO_TARGET_DIR", target.as_os_str()),
        ("MATURIN_PEP517_ARGS", "--profile=dev".as_ref()),
    ];
    install(&python, &unpacked(&archive)?, &variables)?;
    run::write(&stamp, is.as_bytes())?;
    Ok(python)
}

/// The source in an archive, with the present as the time of every file. In the archive all files have the same old time, so cargo would
/// not notice that they have changed.
fn unpacked(archive: &Path) -> Result<PathBuf, String> {
    let folder = folder()?.join("source");
    run::clear(&folder)?;
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let unpack = ["--strip-components=1", "--touch", "-xzf", &archive.to_string_lossy()];
    in_folder(Path::new("tar"), &unpack, &folder, &[])?;
    Ok(folder)
}

fn install(python: &Path, file: &Path, variables: &[(&str, &OsStr)]) -> Result<(), String> {
    let install = ["-m", "pip", "install", "-q", "--no-deps", &file.to_string_lossy()];
    in_folder(python, &install, &folder()?, variables)
}

/// The program that builds the package, in an environment of its own: a release needs nothing else.
fn maturin() -> Result<PathBuf, String> {
    Ok(pypi::environment("maturin", &[MATURIN])?.join("bin/maturin"))
}

/// The environment with everything else that is needed from the Python Package Index.
fn tools() -> Result<PathBuf, String> {
    pypi::environment("python", &[&TOOLS[..], &BESIDE].concat())
}

/// The folder in which everything is built and installed.
fn folder() -> Result<PathBuf, String> {
    let folder = run::target()?.join("python");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

fn package() -> PathBuf {
    run::root().join("crates/python")
}

fn only_file(folder: &Path) -> Result<PathBuf, String> {
    match &run::files_in(folder)?[..] {
        [file] => Ok(file.clone()),
        _ => Err(format!("expected one file in {}", folder.display())),
    }
}

/// Runs a program in the folder of the package.
fn run(program: &Path, arguments: &[&str]) -> Result<(), String> {
    in_folder(program, arguments, &package(), &[])
}

fn in_folder(
    program: &Path,
    arguments: &[&str],
    folder: &Path,
    variables: &[(&str, &OsStr)],
) -> Result<(), String> {
    let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    println!("xtask: {name} {}", arguments.join(" "));
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).envs(variables.iter().copied());
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{name} {}` did not pass", arguments.join(" "))),
        Err(error) => Err(format!("starting {name}: {error}")),
    }
}
