//! Lets axe-core look at a page: it must find nothing that keeps people out.

use std::{fs, process::Command};

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{browser::Browser, target};

/// Everything that axe finds wrong; all rules are tried, or those that are named.
const LOOK: &str = "axe.run(document, { resultTypes: ['violations'] RULES }).then((it) => it.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target.join(' ') + ' ' + n.html.slice(0, 120)).slice(0, 4).join('; ')))";

/// The rules about colours, which are all that can differ between light and dark.
const COLOURS: &str =
    ", runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }";

impl Browser {
    /// Lets axe look at the page as it is: it must find nothing.
    pub async fn accessible(&self, what: &str) -> Result<()> {
        self.passes_axe(what, "").await
    }

    /// Lets axe look at the page in light and in dark. Leaves it light.
    pub async fn accessible_in_both(&self, what: &str) -> Result<()> {
        self.prefer(true).await?;
        self.passes_axe(&format!("{what}, dark"), COLOURS).await?;
        self.prefer(false).await?;
        self.passes_axe(&format!("{what}, light"), "").await
    }

    async fn passes_axe(&self, what: &str, rules: &str) -> Result<()> {
        if self.eval("typeof axe === 'undefined'").await? == json!(true) {
            self.eval(&format!("{};0", source()?)).await?;
        }
        let found = self.eval(&LOOK.replace("RULES", rules)).await?;
        ensure!(found == json!([]), "{what}: {found:#}\n{}", self.describe("axe").await);
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
