//! A server that is started as a process of its own, to be killed or looked at.

use std::{
    net::TcpListener,
    process::{Child, Command, Stdio},
};

use anyhow::Context as _;

use super::Arguments;

/// A node that this command has started. It ends with its owner.
pub(super) struct Node {
    child: Child,
    pub(super) url: String,
    pub(super) port: u16,
}

impl Node {
    /// Starts a server without limits on the folder or the database of the arguments.
    pub(super) fn open(arguments: &Arguments, port: u16) -> anyhow::Result<Self> {
        let listen = format!("127.0.0.1:{port}");
        let mut command = Command::new(std::env::current_exe().context("finding this program")?);
        command.args([
            "serve",
            "--listen",
            &listen,
            "--rate",
            "0",
            "--browser",
            "false",
            "--bot-pause",
            "0",
        ]);
        for limit in [
            "connections-per-address",
            "sockets-per-address",
            "socket-rate",
            "people-per-hour",
            "tables-per-hour",
        ] {
            command.arg(format!("--{limit}")).arg("0");
        }
        command.args(["--log", "error"]);
        match (&arguments.data, &arguments.database) {
            (_, Some(url)) => command.env("NOTREDAME_DATABASE", url),
            (Some(folder), None) => command.arg("--data").arg(folder),
            (None, None) => anyhow::bail!("expected --data or --database"),
        };
        let child = command.stdout(Stdio::null()).spawn().context("starting a node")?;
        Ok(Self { child, url: format!("http://{listen}"), port })
    }

    /// The number of the process.
    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it at once, as `kill -9` does.
    pub(super) fn kill(&mut self) -> anyhow::Result<()> {
        self.child.kill().context("killing a node")?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.kill();
    }
}

/// A port that is free now.
pub(super) fn free_port() -> anyhow::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}
