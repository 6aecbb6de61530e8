//! The server as a process: killed, out of room, copied while it runs, and played by the programs of `docs/api.md`.

#![allow(clippy::unwrap_used, reason = "what fails in a test fails the test")]

use std::{
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
};

#[cfg(target_os = "linux")]
#[path = "server/disk.rs"]
mod disk;
#[path = "server/load.rs"]
mod load;
#[path = "server/nodes.rs"]
mod nodes;
#[cfg(unix)]
#[path = "server/operating.rs"]
mod operating;
#[path = "server/party.rs"]
mod party;

const NOTREDAME: &str = env!("CARGO_BIN_EXE_notredame");

/// A folder of its own for each test, emptied first.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).unwrap();
    }
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn docs(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples").join(file)
}

/// A server that goes with this value, without a chance to say goodbye.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn open(data: &Path) -> Self {
        Self::with(Command::new(NOTREDAME), "0", |serve| serve.arg("--data").arg(data))
    }

    /// Starts a server by a command that runs this program, with more arguments.
    fn with(
        command: Command,
        bot_pause: &str,
        more: impl FnOnce(&mut Command) -> &mut Command,
    ) -> Self {
        Self::with_rate(command, "0", bot_pause, more)
    }

    /// The same with a limit of requests per second from one address.
    fn with_rate(
        mut command: Command,
        rate: &str,
        bot_pause: &str,
        more: impl FnOnce(&mut Command) -> &mut Command,
    ) -> Self {
        command.args(["serve", "--listen", "127.0.0.1:0", "--rate", rate, "--browser", "false"]);
        command.args(["--people-per-hour", "0"]);
        command.args(["--bot-pause", bot_pause]);
        let mut child = more(&mut command).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("The server is running: ").unwrap().to_owned();
        Self { child, url }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn passes(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().unwrap();
    let [out, err] = [stdout, stderr].map(|it| String::from_utf8(it).unwrap());
    assert!(status.success(), "{command:?}: {status}\n{out}\n{err}");
    out
}

#[test]
fn nothing_that_was_told_is_lost_when_the_server_is_killed() {
    let data = folder("killed");
    let load = ["load", "--kills", "4", "--tables", "8", "--players", "2", "--bots", "1", "--data"];
    let out = passes(Command::new(NOTREDAME).args(load).arg(data));
    assert!(out.contains("4 kills") && out.contains("0 of them missing"), "{out}");
}

#[test]
fn the_programs_of_the_documentation_play_whole_games() {
    let data = folder("examples");
    let server = Server::open(&data);
    let python = passes(Command::new("python3").arg(docs("play.py")).arg(&server.url));
    assert_eq!(python.lines().filter(|it| it.contains("prestige")).count(), 3, "{python}");
    let shell = passes(Command::new("sh").arg(docs("play.sh")).arg(&server.url));
    assert!(shell.ends_with("notre-dame record 1\n"), "{shell}");
    // The copy is made while the server runs, and a server can be opened on it.
    let copy = folder("copy").join("notredame.sqlite");
    passes(Command::new(NOTREDAME).arg("backup").arg(&copy).arg("--data").arg(&data));
    let again = Server::open(copy.parent().unwrap());
    assert!(again.url.starts_with("http://127.0.0.1:"));
}
