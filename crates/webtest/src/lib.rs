//! A real browser and a real server for tests: starts both, records everything, and cleans up.

#![cfg(feature = "browser")]

pub mod axe;
pub mod browser;
pub mod device;
pub mod host;
pub mod keyboard;
pub mod layout;
pub mod play;
pub mod recorder;
pub mod server;
pub mod traffic;

use std::{env, future::Future, path::PathBuf, time::Duration};

use anyhow::{Context as _, Result, bail};
use tokio::time::{Instant, sleep};

/// How long a test waits for anything. Long, because a slow machine is no fault.
pub const PATIENCE: Duration = Duration::from_secs(90);

/// The folder of everything that is built. This program is in it too, as `debug/deps/NAME` or `debug/examples/NAME`.
pub fn target() -> Result<PathBuf> {
    let program = env::current_exe()?;
    let folder = program.ancestors().nth(3).context("the folder of everything that is built")?;
    Ok(folder.to_owned())
}

/// Waits until something holds; says what it waited for if it never does.
pub async fn until<F, T>(what: &str, mut holds: F) -> Result<()>
where
    F: FnMut() -> T,
    T: Future<Output = Result<bool>>,
{
    let end = Instant::now() + PATIENCE;
    loop {
        if holds().await? {
            return Ok(());
        }
        if end < Instant::now() {
            bail!("waited in vain until {what}");
        }
        sleep(Duration::from_millis(20)).await;
    }
}
