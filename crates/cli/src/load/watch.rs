//! What a process uses, as the kernel of Linux tells it.

use std::fs;

use anyhow::Context as _;

/// A process.
#[derive(Clone, Copy, Debug)]
pub(super) struct Process(pub(super) u32);

impl Process {
    /// Seconds of CPU used so far, by all threads.
    pub(super) fn used(self) -> anyhow::Result<f64> {
        /// Ticks per second in `/proc`: fixed in the interface of the kernel.
        const TICKS: f64 = 100.0;
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0)).context("reading /proc")?;
        // The name of the program is in brackets and may hold anything.
        let (_, rest) = stat.rsplit_once(')').context("/proc has another format")?;
        let fields: Vec<&str> = rest.split_whitespace().collect();
        let ticks = |at: usize| {
            fields.get(at).and_then(|it| it.parse::<f64>().ok()).context("/proc has another format")
        };
        Ok((ticks(11)? + ticks(12)?) / TICKS)
    }

    /// Kilobytes of memory in use.
    pub(super) fn memory_kb(self) -> anyhow::Result<u64> {
        let status =
            fs::read_to_string(format!("/proc/{}/status", self.0)).context("reading /proc")?;
        let line = status
            .lines()
            .find_map(|it| it.strip_prefix("VmRSS:"))
            .context("/proc has another format")?;
        line.split_whitespace()
            .next()
            .and_then(|it| it.parse().ok())
            .context("/proc has another format")
    }
}
