//! The real binary, serving a server of its own from an empty folder.

use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use anyhow::{Context as _, Result, ensure};

/// A running server. It ends when this is dropped.
#[derive(Debug)]
pub struct Server {
    process: Child,
    folder: PathBuf,
    address: String,
    pause: u32,
}

static COUNT: AtomicU32 = AtomicU32::new(0);

/// The binary under test: `NOTREDAME_BIN`, or the one that was built last beside this test.
fn binary() -> Result<PathBuf> {
    if let Some(path) = env::var_os("NOTREDAME_BIN") {
        return Ok(path.into());
    }
    let test = env::current_exe().context("the path of this test")?;
    let folder = test.ancestors().nth(2).context("the folder of built binaries")?;
    let path = folder.join("notredame");
    ensure!(
        path.exists(),
        "there is no {}: build it first with `cargo build -p notredame`",
        path.display()
    );
    Ok(path)
}

impl Server {
    /// Opens a server on a free port, with bots that do not wait.
    pub fn open() -> Result<Self> {
        Self::open_with_pause(0)
    }

    /// Opens a server whose bots wait this many milliseconds after a person's choice.
    pub fn open_with_pause(pause: u32) -> Result<Self> {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("notredame-web-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let (process, address) = start(&folder, "127.0.0.1:0", pause, &[])?;
        Ok(Self { process, folder, address, pause })
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Ends the server, as a power cut would.
    pub fn stop(&mut self) {
        // A server that has ended already needs no ending.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    /// Restarts it with bots that wait this many milliseconds after a person's choice.
    pub fn start_again_with_pause(&mut self, pause: u32) -> Result<()> {
        self.stop();
        self.pause = pause;
        self.start_again(&[])
    }

    /// Starts it again with the same data at the same address, and with these settings.
    pub fn start_again(&mut self, settings: &[&str]) -> Result<()> {
        (self.process, self.address) = start(&self.folder, &self.address, self.pause, settings)?;
        Ok(())
    }
}

/// Starts a server and waits for the line with its address.
fn start(folder: &Path, listen: &str, pause: u32, settings: &[&str]) -> Result<(Child, String)> {
    let binary = binary()?;
    let mut process = Command::new(&binary)
        .args(["serve", "--rate", "0", "--people-per-hour", "0", "--tables-per-hour", "0"])
        .args(["--bot-pause", &pause.to_string(), "--listen", listen, "--data"])
        .arg(folder)
        .args(settings)
        .stdout(Stdio::piped())
        .stderr(fs::File::create(folder.join("log.txt"))?)
        .spawn()
        .with_context(|| format!("starting {}", binary.display()))?;
    let output = process.stdout.take().context("the output of the server")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line)?;
    let Some((_, address)) = line.trim().split_once("http://") else {
        let log = fs::read_to_string(folder.join("log.txt"))?;
        anyhow::bail!("the server said `{line}` instead of its address: {log}");
    };
    Ok((process, address.to_owned()))
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
        // What is left in the folder for temporary files does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
