//! The real binary, serving a house of its own from an empty folder.

use std::{
    env, fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use anyhow::{Context as _, Result, ensure};
use tokio::net::TcpStream;

use crate::until;

/// A running server. It ends when this is dropped.
#[derive(Debug)]
pub struct House {
    process: Child,
    folder: PathBuf,
    port: u16,
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

impl House {
    /// Opens a house on a free port.
    pub async fn open() -> Result<Self> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("notredame-web-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let house = Self { process: start(&folder, port)?, folder, port };
        house.ready().await?;
        Ok(house)
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Ends the server and starts it again with the same data on the same port.
    pub async fn restart(&mut self) -> Result<()> {
        self.stop();
        self.process = start(&self.folder, self.port)?;
        self.ready().await
    }

    async fn ready(&self) -> Result<()> {
        let address = ("127.0.0.1", self.port);
        until("the server listens", || async move { Ok(TcpStream::connect(address).await.is_ok()) })
            .await
    }

    fn stop(&mut self) {
        // A server that has ended already needs no ending.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn start(folder: &Path, port: u16) -> Result<Child> {
    let binary = binary()?;
    Command::new(&binary)
        .args(["serve", "--rate", "0", "--bot-pause", "0", "--listen"])
        .arg(format!("127.0.0.1:{port}"))
        .arg("--data")
        .arg(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .with_context(|| format!("starting {}", binary.display()))
}

impl Drop for House {
    fn drop(&mut self) {
        self.stop();
        // What is left in the folder for temporary files does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
