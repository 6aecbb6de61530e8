//! `cargo xtask dist`: everything one would publish, in `dist/files` of the target folder, with checksums.

mod tried;

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use sha2::{Digest as _, Sha256};

use crate::{licences, offline, python, run};

/// What is packed beside the program and beside the page.
const PAPERS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Builds everything, and checks what was built.
pub(crate) fn make() -> Result<(), String> {
    let folder = run::target()?.join("dist/files");
    run::clear(&folder)?;
    let version = run::version()?;
    licences::check()?;
    let licences = licences::write(&folder)?;
    let program = program(&folder, &version, &licences)?;
    page(&folder, &version, &licences)?;
    let package = package(&folder, &version)?;
    let wheel = copied(&python::wheel("dist", &scratch("wheel")?)?, &folder)?;
    copied(&python::source(&scratch("source")?)?, &folder)?;
    let notes = run::root().join("CHANGELOG.md");
    let notes = String::from_utf8_lossy(&run::read(&notes)?).into_owned();
    let notes = changes_of(&notes, &version)
        .ok_or_else(|| format!("CHANGELOG.md has no section for {version}"))?;
    run::write(&run::target()?.join("dist/NOTES.md"), notes.as_bytes())?;
    sums(&folder)?;
    tried::sums(&folder)?;
    tried::program(&program, &version)?;
    tried::package(&package)?;
    tried::wheel(&wheel)?;
    println!("xtask: {} is ready to be published:", folder.display());
    for file in run::files_in(&folder)? {
        let size = fs::metadata(&file).map_or(0, |it| it.len());
        println!("{:>12} {}", size, file.file_name().unwrap_or_default().to_string_lossy());
    }
    Ok(())
}

/// The program for this machine, as an archive.
fn program(folder: &Path, version: &str, licences: &Path) -> Result<PathBuf, String> {
    run::cargo(&[
        "build",
        "--profile",
        "dist",
        "--all-features",
        "--locked",
        "--package",
        "notredame",
    ])?;
    let name = format!("notredame-{version}-{}", machine()?);
    let content = scratch("program")?.join(&name);
    let built = run::target()?.join("dist/notredame");
    fs::create_dir_all(&content)
        .and_then(|()| fs::copy(&built, content.join("notredame")))
        .map_err(|error| format!("{}: {error}", built.display()))?;
    papers(&content, licences)?;
    let service = run::root().join("deploy/notredame.service");
    run::copy(&service, &content.join("notredame.service"))?;
    archive(&content, &folder.join(format!("{name}.tar.gz")))
}

/// The page without a server, as an archive.
fn page(folder: &Path, version: &str, licences: &Path) -> Result<PathBuf, String> {
    offline::make()?;
    let name = format!("notredame-page-{version}");
    let content = scratch("page")?.join(&name);
    let built = run::target()?.join("offline");
    for file in run::files_in(&built)? {
        let inside = file.strip_prefix(&built).map_err(|error| error.to_string())?;
        run::copy(&file, &content.join(inside))?;
    }
    papers(&content, licences)?;
    archive(&content, &folder.join(format!("{name}.tar.gz")))
}

/// The package for npm, packed by npm.
fn package(folder: &Path, version: &str) -> Result<PathBuf, String> {
    run::need("npm", "npm")?;
    let status = Command::new("npm")
        .args(["pack", "--silent", "--pack-destination"])
        .arg(folder)
        .current_dir(run::target()?.join("npm/notredame"))
        .stdout(Stdio::null())
        .status();
    match status {
        Ok(status) if status.success() => Ok(folder.join(format!("notredame-{version}.tgz"))),
        Ok(_) => Err("npm could not pack the package".into()),
        Err(error) => Err(format!("starting npm: {error}")),
    }
}

/// Copies a file into a folder.
fn copied(file: &Path, folder: &Path) -> Result<PathBuf, String> {
    let copy = folder.join(file.file_name().unwrap_or_default());
    run::copy(file, &copy)?;
    Ok(copy)
}

fn papers(content: &Path, licences: &Path) -> Result<(), String> {
    for name in PAPERS {
        run::copy(&run::root().join(name), &content.join(name))?;
    }
    run::copy(licences, &content.join(licences::FILE))
}

/// Packs a folder so that the same content always gives the same archive: sorted, with the time of the last commit.
fn archive(content: &Path, file: &Path) -> Result<PathBuf, String> {
    let (Some(parent), Some(name)) = (content.parent(), content.file_name()) else {
        return Err(format!("{} cannot be packed", content.display()));
    };
    let status = Command::new("tar")
        .args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--format=ustar"])
        .args(["--mode=u=rwX,go=rX", &format!("--mtime=@{}", run::commit_time()?)])
        .args(["--use-compress-program=gzip -n -9", "-cf"])
        .arg(file)
        .arg("-C")
        .arg(parent)
        .arg(name)
        .status();
    match status {
        Ok(status) if status.success() => Ok(file.to_owned()),
        _ => Err(format!("tar could not write {}", file.display())),
    }
}

/// The checksums of all files, as `sha256sum --check` reads them.
fn sums(folder: &Path) -> Result<(), String> {
    let mut sums = String::new();
    for file in run::files_in(folder)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let sum = hex::encode(Sha256::digest(run::read(&file)?));
        sums.extend([&sum, "  ", &name, "\n"]);
    }
    run::write(&folder.join("SHA256SUMS"), sums.as_bytes())
}

/// The section of a version in the changelog, without its title.
fn changes_of(changelog: &str, version: &str) -> Option<String> {
    let (_, after) = changelog.split_once(&format!("\n## {version}"))?;
    let (_, after) = after.split_once('\n')?;
    let section = after.split("\n## ").next()?;
    Some(format!("{}\n", section.trim()))
}

/// An empty folder for what is packed.
fn scratch(name: &str) -> Result<PathBuf, String> {
    let folder = run::target()?.join("dist/packed").join(name);
    run::clear(&folder)?;
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// What cargo calls this kind of machine.
fn machine() -> Result<String, String> {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    let output = Command::new(rustc).arg("-vV").output();
    let output = output.map_err(|error| format!("starting rustc: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc names no host".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notes_are_the_section_of_the_version() {
        let text = "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2027-01-01)\n\n- New.\n\n## 0.1.0 (2026-11-18)\n\n- Old.\n";
        assert_eq!(changes_of(text, "0.2.0").as_deref(), Some("- New.\n"));
        assert_eq!(changes_of(text, "0.1.0").as_deref(), Some("- Old.\n"));
        assert_eq!(changes_of(text, "0.3.0"), None);
    }

    #[test]
    fn this_version_has_notes() {
        let changelog = fs::read_to_string(run::root().join("CHANGELOG.md")).unwrap();
        let version = run::version().unwrap();
        assert!(changes_of(&changelog, &version).is_some(), "no section for {version}");
    }
}
