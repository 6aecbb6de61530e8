//! Programs from the Python Package Index, each list of them in an environment of its own beside what is built.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::run;

/// The folder of an environment with these packages. It is created again when the list has changed.
pub(crate) fn environment(name: &str, packages: &[&str]) -> Result<PathBuf, String> {
    let folder = run::target()?.join("pypi").join(name);
    let list = folder.join("list.txt");
    if fs::read_to_string(&list).is_ok_and(|it| it == packages.join("\n")) {
        return Ok(folder);
    }
    run::need("python3", "python3")?;
    run::clear(&folder)?;
    let create = || {
        let created = Command::new("python3").args(["-m", "venv"]).arg(&folder).status();
        created.is_ok_and(|it| it.success())
    };
    if !create() {
        run::install("python3-venv")?;
        if !create() {
            return Err(format!("python3 could not create an environment in {}", folder.display()));
        }
    }
    println!("xtask: fetching {} from PyPI", packages.join(" "));
    let mut install = Command::new(folder.join("bin/python"));
    install.args(["-m", "pip", "install", "-q", "--no-compile"]).args(packages);
    match install.status() {
        Ok(status) if status.success() => run::write(&list, packages.join("\n").as_bytes())?,
        _ => return Err(format!("{} could not be fetched from PyPI", packages.join(" "))),
    }
    Ok(folder)
}

/// A new, empty environment that also finds the packages of another one. Gives back its Python.
pub(crate) fn beside(other: &Path, folder: &Path) -> Result<PathBuf, String> {
    run::clear(folder)?;
    let created = Command::new(other.join("bin/python")).args(["-m", "venv"]).arg(folder).status();
    if !created.is_ok_and(|it| it.success()) {
        return Err(format!("python could not create an environment in {}", folder.display()));
    }
    let python = folder.join("bin/python");
    let link = PathBuf::from(packages(&python)?).join("beside.pth");
    run::write(&link, packages(&other.join("bin/python"))?.as_bytes())?;
    Ok(python)
}

/// The folder in which a Python looks for packages.
fn packages(python: &Path) -> Result<String, String> {
    let program = "import sysconfig; print(sysconfig.get_path('purelib'))";
    let output = Command::new(python).args(["-c", program]).output();
    let output = output.map_err(|error| format!("starting {}: {error}", python.display()))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
