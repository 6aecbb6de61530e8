//! Pictures of a window, and what it showed when a test failed.

use std::{
    env, fs,
    path::PathBuf,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use anyhow::{Context as _, Result, anyhow};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::json;

use crate::{browser::Browser, target};

/// What the page shows, in a few words.
const SHOWN: &str = "({ at: location.pathname + location.search, title: document.title,
    revision: document.querySelector('.page')?.dataset.revision,
    prompt: (document.querySelector('.prompt') ?? document.querySelector('main') ?? document.body).innerText.slice(0, 300),
    toast: document.querySelector('.toast')?.textContent, dialog: document.querySelector('dialog h2')?.textContent,
    focus: document.activeElement?.outerHTML.slice(0, 120), visible: document.visibilityState })";

/// The variable that is set when tests shall write pictures of the main states.
const WANTED: &str = "WEBTEST_PICTURES";

static PICTURES: AtomicU64 = AtomicU64::new(0);

impl Browser {
    /// Writes a picture of the page into the folder of screenshots, if somebody wants to look at pictures.
    pub async fn picture(&self, name: &str) -> Result<()> {
        if env::var_os(WANTED).is_some() {
            self.capture(name).await?;
        }
        Ok(())
    }

    async fn capture(&self, name: &str) -> Result<PathBuf> {
        self.eval("document.body.style.contentVisibility = ''; document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1)))))").await?;
        let answer = self.cdp("Page.captureScreenshot", json!({ "format": "png" })).await?;
        let data = answer["data"].as_str().context("a picture")?;
        let folder = target()?.join("screenshots");
        fs::create_dir_all(&folder)?;
        let file = folder.join(format!("{name}.png"));
        fs::write(&file, STANDARD.decode(data)?)?;
        Ok(file)
    }

    /// What the page shows and what its console said, for the message of a failure.
    pub async fn describe(&self, why: &str) -> String {
        let test = thread::current().name().unwrap_or("test").replace("::", "-");
        let number = PICTURES.fetch_add(1, Ordering::Relaxed);
        let picture = match self.capture(&format!("failed-{test}-{why}-{number}")).await {
            Ok(file) => file.display().to_string(),
            Err(error) => format!("none: {error}"),
        };
        let shown = self.eval(SHOWN).await.unwrap_or_else(|error| json!(error.to_string()));
        let console = self.recorder.seen().problems.clone();
        format!("the page shows {shown:#}\nthe console said {console:#?}\na picture: {picture}")
    }

    /// An error with what the page showed.
    pub async fn shown(&self, error: anyhow::Error) -> anyhow::Error {
        anyhow!("{error}\n{}", self.describe("wait").await)
    }
}
