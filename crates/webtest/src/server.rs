//! The real binary, serving from an empty folder: one server for many tests, or one for a test that stops or configures it.

use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    ops::Deref,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use anyhow::{Context as _, Result, bail};

use crate::Folder;

/// The variable with the address of a server that many tests share.
pub const VARIABLE: &str = "WEBTEST_SERVER";

/// A running server that tests may share: each makes its own people and tables.
#[derive(Debug)]
pub struct Server {
    address: String,
    /// Where nobody provides a shared one.
    _own: Option<Process>,
}

/// A server of one test. It ends when this is dropped.
#[derive(Debug)]
pub struct OwnServer {
    server: Server,
    process: Process,
    pause: u32,
}

#[derive(Debug)]
struct Process {
    binary: PathBuf,
    child: Child,
    folder: Folder,
}

/// The binary under test: `NOTREDAME_BIN`, or the one that was built last in the same profile as this program.
fn binary() -> Result<PathBuf> {
    if let Some(path) = env::var_os("NOTREDAME_BIN") {
        return Ok(path.into());
    }
    let program = env::current_exe().context("the path of this program")?;
    // Tests are in `debug/deps`, xtask is in `debug`, and so is the binary.
    let mut folders = program.ancestors().skip(1).take(2);
    folders
        .find_map(|it| Some(it.join("notredame")).filter(|it| it.is_file()))
        .context("there is no binary: build it first with `cargo build -p notredame`")
}

impl Server {
    /// The shared server, or one that ends when this is dropped. Its bots do not wait.
    pub fn open() -> Result<Self> {
        if let Ok(address) = env::var(VARIABLE) {
            return Ok(Self { address, _own: None });
        }
        let OwnServer { server, process, .. } = OwnServer::open()?;
        Ok(Self { address: server.address, _own: Some(process) })
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The host and port.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl OwnServer {
    /// Starts a server on a free port, with bots that do not wait.
    pub fn open() -> Result<Self> {
        Self::open_with(0, &[])
    }

    /// Starts a server whose bots wait this many milliseconds after a person's choice, with these settings.
    pub fn open_with(pause: u32, settings: &[&str]) -> Result<Self> {
        Self::open_binary(binary()?, pause, settings)
    }

    /// Starts this binary as a server.
    pub fn open_binary(binary: PathBuf, pause: u32, settings: &[&str]) -> Result<Self> {
        let folder = Folder::new("server")?;
        let (child, address) = start(&binary, folder.path(), "127.0.0.1:0", pause, settings)?;
        let server = Server { address, _own: None };
        Ok(Self { server, process: Process { binary, child, folder }, pause })
    }

    /// Ends the server, as a power cut would.
    pub fn stop(&mut self) {
        self.process.stop();
    }

    /// Restarts it with bots that wait this many milliseconds after a person's choice.
    pub fn start_again_with_pause(&mut self, pause: u32) -> Result<()> {
        self.stop();
        self.pause = pause;
        self.start_again(&[])
    }

    /// Starts it again with the same data at the same address, and with these settings.
    pub fn start_again(&mut self, settings: &[&str]) -> Result<()> {
        let Process { binary, folder, .. } = &self.process;
        (self.process.child, self.server.address) =
            start(binary, folder.path(), &self.server.address, self.pause, settings)?;
        Ok(())
    }
}

impl Deref for OwnServer {
    type Target = Server;

    fn deref(&self) -> &Server {
        &self.server
    }
}

/// Starts a server and waits for the line with its address.
fn start(
    binary: &Path,
    folder: &Path,
    listen: &str,
    pause: u32,
    settings: &[&str],
) -> Result<(Child, String)> {
    let mut child = Command::new(binary)
        // Tests play faster than people do, and all come from one address.
        .args(["serve", "--rate", "0", "--socket-rate", "0"])
        .args(["--people-per-hour", "0", "--tables-per-hour", "0"])
        .args(["--bot-pause", &pause.to_string(), "--listen", listen, "--data"])
        .arg(folder)
        .args(settings)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(fs::File::create(folder.join("log.txt"))?)
        .spawn()
        .with_context(|| format!("starting {}", binary.display()))?;
    let output = child.stdout.take().context("the output of the server")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line)?;
    let Some((_, address)) = line.trim().split_once("http://") else {
        let log = fs::read_to_string(folder.join("log.txt"))?;
        bail!("the server wrote `{line}` instead of its address: {log}");
    };
    Ok((child, address.to_owned()))
}

impl Process {
    fn stop(&mut self) {
        // A process that has ended already cannot be ended again.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.stop();
    }
}
