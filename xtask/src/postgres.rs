//! A throw-away PostgreSQL beside a check.

use std::process::Command;

use cluster::Cluster;

use crate::run;

/// The variable in which tests look for the address of the server.
pub(crate) const VARIABLE: &str = "NOTREDAME_TEST_POSTGRES";

/// Installs PostgreSQL where it is missing, makes a cluster and starts it.
pub(crate) fn start() -> Result<Cluster, String> {
    if !cluster::is_installed() {
        run::install("postgresql")?;
    }
    Cluster::start()
}

/// Runs a program with a PostgreSQL beside it.
pub(crate) fn with(arguments: &[&str]) -> Result<(), String> {
    let [program, rest @ ..] = arguments else { return Err("expected a command".into()) };
    let postgres = start()?;
    let status = Command::new(program).args(rest).env(VARIABLE, &postgres.url).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{}` ended with {status}", arguments.join(" "))),
        Err(error) => Err(format!("starting {program}: {error}")),
    }
}
