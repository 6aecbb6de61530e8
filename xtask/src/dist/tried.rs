//! The files of a release, used as people use them who have downloaded them.

use std::{
    ffi::OsStr,
    io::{Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::Command,
};

use webtest::server::OwnServer;

use super::scratch;
use crate::web;

/// A whole game in Python, as in the README.
const GAME: &str = "
import notredame

state = notredame.State(players=4, seed=7)
bot = notredame.Bot('regular')
while not state.is_over:
    state.apply(bot.choose(state))
print(state.scores())
";

/// The checksums fit.
pub(super) fn sums(folder: &Path) -> Result<(), String> {
    let mut check = Command::new("sha256sum");
    check.args(["--check", "--quiet", "--strict", "SHA256SUMS"]).current_dir(folder);
    output(&mut check).map(drop)
}

/// The program starts from its unpacked archive, says its version and serves the page.
pub(super) fn program(archive: &Path, version: &str) -> Result<(), String> {
    let folder = scratch("unpacked")?;
    output(Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(&folder))?;
    let name = archive.file_name().unwrap_or_default().to_string_lossy();
    let program = folder.join(name.trim_end_matches(".tar.gz")).join("notredame");
    let said = output(Command::new(&program).arg("--version"))?;
    if said.trim() != format!("notredame {version}") {
        return Err(format!("`notredame --version` printed {said:?}: expected version {version}"));
    }
    let text = |error| format!("{error:#}");
    let server = OwnServer::open_binary(program, 0, &[]).map_err(text)?;
    let page = get(server.address()).map_err(|error| format!("loading the page: {error}"))?;
    if page.starts_with("HTTP/1.1 200") && page.contains("</html>") {
        Ok(())
    } else {
        Err(format!("expected the page, not {page:?}"))
    }
}

/// Loads the home page.
fn get(address: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET / HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

/// The package for npm plays when it is installed in an empty project.
pub(super) fn package(archive: &Path) -> Result<(), String> {
    let project = scratch("project")?;
    let mut install = Command::new("npm");
    install.args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"]);
    output(install.arg(&project).arg(archive))?;
    web::package_plays(&project.join("node_modules/notredame"))
}

/// The wheel plays when it is installed in an empty environment.
pub(super) fn wheel(wheel: &Path) -> Result<(), String> {
    let environment = scratch("environment")?;
    output(Command::new("python3").args(["-m", "venv"]).arg(&environment))?;
    let python = environment.join("bin/python");
    output(Command::new(&python).args(["-m", "pip", "install", "-q"]).arg(wheel))?;
    output(Command::new(&python).args(["-c", GAME]).current_dir(&environment)).map(drop)
}

/// Runs a program and gives back what it printed.
fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("starting {name}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let arguments: Vec<_> = command.get_args().map(OsStr::to_string_lossy).collect();
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("`{name} {}` did not pass: {said}", arguments.join(" ")))
}
