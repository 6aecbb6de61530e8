//! The Python package: built as a wheel and as an archive of its source, installed into throw-away environments, and tried there.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::run;

/// What builds and checks the package.
const TOOLS: [&str; 3] = ["maturin==1.16.0", "mypy==2.4.1", "ruff==0.17.4"];

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

/// Builds, installs and tries the package.
pub(crate) fn check() -> Result<(), String> {
    let tools = tools()?;
    run(&tools.join("bin/ruff"), &["format", "--check", "--quiet", "."], &[])?;
    run(&tools.join("bin/ruff"), &["check", "--quiet", "."], &[])?;
    let python = installed(&tools)?;
    in_folder(&python, &["-m", "mypy.stubtest", "notredame._notredame"], &folder(), &[])?;
    let tests = package().join("tests");
    in_folder(&python, &["-m", "pytest", &tests.to_string_lossy()], &folder(), &[])?;
    source(&tools)
}

/// Measures the package beside its peers. Wants a machine that does nothing else.
pub(crate) fn bench(arguments: &[&str]) -> Result<(), String> {
    let tools = tools()?;
    let python = installed(&tools)?;
    let peers = folder().join("peers");
    if !peers.exists() {
        let install = ["-m", "pip", "install", "-q", "--no-deps", "--target"];
        let target = peers.to_string_lossy();
        run(&tools.join("bin/python"), &[&install[..], &[&*target], &PEERS].concat(), &[])?;
    }
    let script = package().join("benches/table.py");
    let script = script.to_string_lossy();
    let peers = [("NOTREDAME_PEERS", peers.as_os_str())];
    in_folder(&python, &[&[&*script], arguments].concat(), &folder(), &peers)
}

/// Builds the archive of the source, and installs it with pip alone, which builds it.
fn source(tools: &Path) -> Result<(), String> {
    let archives = emptied("archives")?;
    let out = archives.to_string_lossy();
    run(&tools.join("bin/maturin"), &["sdist", "--out", &out], &[])?;
    let archive = only_file(&archives)?;
    let python = throw_away(tools, "from-source")?;
    let target = folder().join("target");
    // That it builds is what is tried, so the quickest way will do.
    let variables = [
        ("CARGO_TARGET_DIR", target.as_os_str()),
        ("MATURIN_PEP517_ARGS", "--profile=dev".as_ref()),
    ];
    let install = ["-m", "pip", "install", "-q", "--no-deps", &archive.to_string_lossy()];
    in_folder(&python, &install, &folder(), &variables)?;
    let program =
        "import notredame; print(notredame.__file__, notredame.playouts(10)['place'].size)";
    in_folder(&python, &["-c", program], &folder(), &[])
}

/// Builds the wheel and installs it into an environment of its own, whose Python this is.
fn installed(tools: &Path) -> Result<PathBuf, String> {
    let wheels = emptied("wheels")?;
    let out = wheels.to_string_lossy();
    run(&tools.join("bin/maturin"), &["build", "--release", "--quiet", "--out", &out], &[])?;
    let wheel = only_file(&wheels)?;
    let python = throw_away(tools, "installed")?;
    let install = ["-m", "pip", "install", "-q", "--no-deps", &wheel.to_string_lossy()];
    in_folder(&python, &install, &folder(), &[])?;
    Ok(python)
}

/// A new environment that sees what the tools' environment has, and nothing of this package.
fn throw_away(tools: &Path, name: &str) -> Result<PathBuf, String> {
    let environment = emptied(name)?;
    let path = environment.to_string_lossy();
    run(&tools.join("bin/python"), &["-m", "venv", &path], &[])?;
    let python = environment.join("bin/python");
    let program = "import sysconfig; print(sysconfig.get_path('purelib'))";
    let packages = |python: &Path| said(python, &["-c", program]);
    let link = PathBuf::from(packages(&python)?).join("beside.pth");
    fs::write(&link, packages(&tools.join("bin/python"))?)
        .map_err(|error| format!("{}: {error}", link.display()))?;
    Ok(python)
}

/// The environment with all that is needed from the Python Package Index, made anew when the list has changed.
fn tools() -> Result<PathBuf, String> {
    let tools = folder().join("tools");
    let list = tools.join("list.txt");
    let wanted = [&TOOLS[..], &BESIDE].concat();
    if fs::read_to_string(&list).is_ok_and(|it| it == wanted.join("\n")) {
        return Ok(tools);
    }
    run::need("python3", "python3")?;
    emptied("tools")?;
    let path = tools.to_string_lossy();
    let make = || run(Path::new("python3"), &["-m", "venv", &path], &[]);
    make().or_else(|_| run::install("python3-venv").and_then(|()| make()))?;
    println!("xtask: fetching {} from PyPI", wanted.join(" "));
    let install = ["-m", "pip", "install", "-q", "--no-compile"];
    run(&tools.join("bin/python"), &[&install[..], &wanted].concat(), &[])?;
    fs::write(&list, wanted.join("\n")).map_err(|error| format!("{}: {error}", list.display()))?;
    Ok(tools)
}

/// Where everything is built and installed.
fn folder() -> PathBuf {
    run::root().join("target/python")
}

fn package() -> PathBuf {
    run::root().join("crates/python")
}

/// A folder of this name with nothing in it.
fn emptied(name: &str) -> Result<PathBuf, String> {
    let folder = folder().join(name);
    let fault = |error| format!("clearing {}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(fault)?;
    }
    fs::create_dir_all(&folder).map_err(fault)?;
    Ok(folder)
}

fn only_file(folder: &Path) -> Result<PathBuf, String> {
    let files = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let files: Vec<_> = files.filter_map(|entry| Some(entry.ok()?.path())).collect();
    match &files[..] {
        [file] => Ok(file.clone()),
        _ => Err(format!("expected one file in {}", folder.display())),
    }
}

/// Runs a program in the folder of the package.
fn run(program: &Path, arguments: &[&str], variables: &[(&str, &OsStr)]) -> Result<(), String> {
    in_folder(program, arguments, &package(), variables)
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

/// What a program says.
fn said(program: &Path, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(program).args(arguments).output();
    let output = output.map_err(|error| format!("starting {}: {error}", program.display()))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
