//! A real browser and a real server for tests: starts both, records everything, and cleans up.

pub mod chromium;
pub mod server;

#[cfg(feature = "browser")]
pub mod axe;
#[cfg(feature = "browser")]
pub mod browser;
#[cfg(feature = "browser")]
pub mod device;
#[cfg(feature = "browser")]
mod devtools;
#[cfg(feature = "browser")]
pub mod host;
#[cfg(feature = "browser")]
pub mod keyboard;
#[cfg(feature = "browser")]
pub mod layout;
#[cfg(feature = "browser")]
pub mod play;
#[cfg(feature = "browser")]
mod pointer;
#[cfg(feature = "browser")]
pub mod position;
#[cfg(feature = "browser")]
mod recorder;
#[cfg(feature = "browser")]
mod report;
#[cfg(feature = "browser")]
pub mod traffic;

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Duration,
};

use anyhow::{Context as _, Result};

/// How long a test waits for anything. Long, because a slow machine is not a fault.
pub const PATIENCE: Duration = Duration::from_secs(90);

/// A folder for temporary files, deleted with everything in it when this is dropped.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// Creates an empty folder whose name contains this word.
    pub fn new(word: &str) -> Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("notredame-{word}-{}-{number}", std::process::id());
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).with_context(|| format!("creating {}", path.display()))?;
        Ok(Self(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // The processes of a Chromium that was ended a moment ago may still be writing.
        for _ in 0..50 {
            if fs::remove_dir_all(&self.0).is_ok() || !self.0.exists() {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The folder of everything that is built.
#[cfg(feature = "browser")]
fn target() -> Result<PathBuf> {
    let test = env::current_exe().context("the path of this test")?;
    // A test is in `debug/deps`, an example in `debug/examples`.
    Ok(test.ancestors().nth(3).context("the folder of everything that is built")?.to_owned())
}
