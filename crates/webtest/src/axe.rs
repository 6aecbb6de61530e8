//! Lets axe-core look at a page: it must find nothing that keeps people out.

use std::{fs, process::Command};

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{browser::Browser, target};

const LOOK: &str = "axe.run(document, { resultTypes: ['violations'] }).then((it) => it.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target.join(' ') + ' ' + n.html.slice(0, 120)).slice(0, 4).join('; ')))";

impl Browser {
    /// Lets axe look at the page as it is: it must find nothing.
    pub async fn accessible(&self, what: &str) -> Result<()> {
        if self.eval("typeof axe === 'undefined'").await? == json!(true) {
            self.eval(&format!("{};0", source()?)).await?;
        }
        let found = self.eval(LOOK).await?;
        ensure!(found == json!([]), "{what}: {found:#}\n{}", self.describe("axe").await);
        Ok(())
    }

    /// Lets axe look at the page in light and in dark. Leaves it light.
    pub async fn accessible_in_both(&self, what: &str) -> Result<()> {
        for (dark, name) in [(true, "dark"), (false, "light")] {
            self.prefer(dark).await?;
            self.accessible(&format!("{what}, {name}")).await?;
        }
        Ok(())
    }
}

/// The source of axe-core, fetched from the npm registry once and kept beside what is built.
fn source() -> Result<String> {
    let folder = target()?.join("axe-core");
    let file = folder.join("package/axe.min.js");
    if !file.exists() {
        fs::create_dir_all(&folder)?;
        // Unpacked aside and moved into place: two tests may fetch it at the same time.
        let script = "set -e; d=$(mktemp -d -p .); cd $d; npm pack --silent axe-core@4.14.0; tar xzf axe-core-4.14.0.tgz; mv package .. 2>/dev/null || true; cd ..; rm -r $d; test -e package/axe.min.js";
        let done = Command::new("sh").args(["-c", script]).current_dir(&folder).status()?;
        ensure!(done.success(), "axe-core 4.14.0 could not be fetched from the npm registry");
    }
    Ok(fs::read_to_string(file)?)
}
