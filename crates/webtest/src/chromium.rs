//! A Chromium without a screen, with a profile of its own that is deleted afterwards.

use std::{
    io::{self, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
};

use anyhow::{Context as _, Result, bail};

use crate::Folder;

/// The variable with the address of a Chromium that is already running.
pub const VARIABLE: &str = "WEBTEST_CHROMIUM";

/// Where Chromium may be. The one that has no user interface takes a fifth less of the processor's time.
const PROGRAMS: [&str; 3] =
    ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser"];

const FLAGS: [&str; 23] = [
    "--headless=new",
    "--remote-debugging-port=0",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-extensions",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-hang-monitor",
    "--disable-popup-blocking",
    "--password-store=basic",
    "--force-color-profile=srgb",
    // These take a tenth off the processor's time.
    "--in-process-gpu",
    "--disable-audio-output",
    "--font-render-hinting=none",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/// A running Chromium. It ends when this is dropped.
#[derive(Debug)]
pub struct Chromium {
    process: Child,
    address: String,
    /// Dropped after the process has ended.
    _profile: Folder,
}

impl Chromium {
    /// Starts one, with more flags.
    pub fn start(flags: &[String]) -> Result<Self> {
        let program = PROGRAMS.into_iter().find(|it| Path::new(it).exists());
        let program =
            program.context("Chromium is missing: apt-get install chromium-headless-shell")?;
        let profile = Folder::new("chromium")?;
        let mut process = Command::new(program)
            .args(FLAGS)
            .args(flags)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("starting {program}"))?;
        let mut output = BufReader::new(process.stderr.take().context("the output of Chromium")?);
        let mut chromium = Self { process, address: String::new(), _profile: profile };
        chromium.address = read_address(&mut output)?;
        // Chromium keeps writing, and would stop if nobody read it.
        thread::spawn(move || io::copy(&mut output, &mut io::sink()));
        Ok(chromium)
    }

    /// The address of its developer tools.
    pub fn address(&self) -> &str {
        &self.address
    }
}

/// Reads until the line with the address of the developer tools.
fn read_address(output: &mut impl io::BufRead) -> Result<String> {
    let mut lines = String::new();
    while output.read_line(&mut lines)? > 0 {
        let last = lines.lines().last().unwrap_or_default();
        if let Some((_, address)) = last.split_once("DevTools listening on ") {
            return Ok(address.trim().to_owned());
        }
    }
    bail!("Chromium has ended: {lines}")
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // A process that has ended already cannot be ended again.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
