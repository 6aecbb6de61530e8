//! One window of Chromium: acts as a person would, and says what it showed when it waited in vain.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::Duration,
};

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use thirtyfour::{
    ChromiumLikeCapabilities as _, DesiredCapabilities, WebDriver,
    cdp::CdpSession,
    manager::{BrowserKind, WebDriverManager},
};
use tokio::time::{Instant, timeout};

use crate::{
    PATIENCE,
    recorder::{self, MARK, Recorder},
    until,
};

const FLAGS: [&str; 15] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
    "--disable-extensions",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--force-color-profile=srgb",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/// What the page shows, in a few words.
const SHOWN: &str = "({ at: location.pathname + location.search, title: document.title,
    revision: document.querySelector('.page')?.dataset.revision,
    prompt: (document.querySelector('.prompt') ?? document.querySelector('main') ?? document.body).innerText.slice(0, 300),
    toast: document.querySelector('.toast')?.textContent, dialog: document.querySelector('dialog h2')?.textContent,
    focus: document.activeElement?.outerHTML.slice(0, 120), visible: document.visibilityState })";

/// How often the start of a window is tried: its driver may meet a port that was taken a moment ago.
const TRIES: u32 = 3;

/// How long a test may use a window. A test that keeps playing without getting anywhere fails and says where it is.
const LIFE: Duration = Duration::from_mins(6);

static MARKS: AtomicU64 = AtomicU64::new(0);
static PICTURES: AtomicU64 = AtomicU64::new(0);

/// A window with a profile of its own.
#[derive(Debug)]
pub struct Browser {
    driver: WebDriver,
    session: CdpSession,
    recorder: Recorder,
    opened: Instant,
    outlived: AtomicBool,
}

fn program(candidates: &[&'static str]) -> Result<&'static str> {
    candidates.iter().copied().find(|it| Path::new(it).exists()).with_context(|| {
        format!("none of {candidates:?} is installed: apt-get install chromium chromium-driver")
    })
}

async fn launch(more: &[String]) -> Result<WebDriver> {
    let driver_path = program(&["/usr/bin/chromedriver"])?;
    let chromium = program(&["/usr/bin/chromium", "/usr/bin/chromium-browser"])?;
    let manager =
        WebDriverManager::builder().driver_binary(BrowserKind::Chrome, driver_path).offline();
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(chromium)?;
    for flag in FLAGS.into_iter().chain(more.iter().map(String::as_str)) {
        wanted.add_arg(flag)?;
    }
    Ok(manager.build().launch(wanted).await?)
}

impl Browser {
    /// Opens a window of this size. `dark` is what the system prefers.
    pub async fn open(width: u32, height: u32, dark: bool) -> Result<Self> {
        Self::open_with(width, height, dark, &[]).await
    }

    /// Opens a window with more flags for Chromium.
    pub async fn open_with(width: u32, height: u32, dark: bool, flags: &[String]) -> Result<Self> {
        let mut launched = launch(flags).await;
        for _ in 1..TRIES {
            if launched.is_err() {
                launched = launch(flags).await;
            }
        }
        let driver = launched.context("starting Chromium")?;
        let session = driver.cdp().connect().await?;
        let recorder = Recorder::start(&session);
        let (opened, outlived) = (Instant::now(), AtomicBool::new(false));
        let window = Self { driver, session, recorder, opened, outlived };
        for domain in ["Network.enable", "Runtime.enable", "Log.enable", "Page.enable"] {
            window.cdp(domain, json!({})).await?;
        }
        let (method, all) = recorder::attach();
        window.cdp(method, all).await?;
        // A window that believes it has the focus keeps it, whatever other windows do.
        window.cdp("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await?;
        window.resize(width, height).await?;
        window.prefer(dark).await?;
        Ok(window)
    }

    /// Sends a command of the developer tools.
    pub async fn cdp(&self, method: &str, parameters: Value) -> Result<Value> {
        let answer = timeout(PATIENCE, self.session.send_raw(method, parameters)).await;
        answer
            .with_context(|| format!("{method}: no answer"))?
            .map_err(|error| anyhow!("{method}: {error:?}"))
    }

    /// Gives the page this size.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700 });
        self.cdp("Emulation.setDeviceMetricsOverride", size).await?;
        Ok(())
    }

    /// Light or dark, and no motion.
    pub async fn prefer(&self, dark: bool) -> Result<()> {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.cdp("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// From now on things may move.
    pub async fn may_move(&self) -> Result<()> {
        let features = json!([{ "name": "prefers-reduced-motion", "value": "no-preference" }]);
        self.cdp("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// What the page should find in its settings, before it is loaded for the first time.
    pub async fn settings(&self, settings: &Value) -> Result<()> {
        // The window's first, empty page may still be under way, and has no storage.
        let source = format!(
            "if (location.protocol === 'http:' && !localStorage.getItem('notre-dame')) localStorage.setItem('notre-dame', JSON.stringify({settings}))"
        );
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await?;
        Ok(())
    }

    /// Goes to an address.
    pub async fn go(&self, url: &str) -> Result<()> {
        timeout(PATIENCE, self.driver.goto(url))
            .await
            .with_context(|| format!("{url}: no answer"))??;
        Ok(())
    }

    /// The value of an expression in the page.
    pub async fn eval(&self, expression: &str) -> Result<Value> {
        if LIFE < self.opened.elapsed() && !self.outlived.swap(true, Ordering::Relaxed) {
            let error = anyhow!("after {LIFE:?} the test still asks for {expression}");
            return Err(Box::pin(self.shown(error)).await);
        }
        let parameters =
            json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = self.cdp("Runtime.evaluate", parameters).await?;
        if let Some(problem) = answer.get("exceptionDetails") {
            bail!("{expression}: {problem}");
        }
        Ok(answer["result"]["value"].clone())
    }

    /// Whether an expression is true.
    pub async fn is(&self, expression: &str) -> Result<bool> {
        Ok(self.eval(expression).await? == json!(true))
    }

    /// Waits until an expression is true.
    pub async fn wait(&self, expression: &str) -> Result<()> {
        // A page that is being unloaded cannot be queried; the next one can. What an expression looks into may not be drawn yet.
        let early = ["navigated or closed", "Cannot read properties of null"];
        let is_early = |error: &anyhow::Error| {
            let text = error.to_string();
            early.iter().any(|it| text.contains(it))
        };
        let outcome = until(expression, || async {
            self.is(expression).await.or_else(|it| if is_early(&it) { Ok(false) } else { Err(it) })
        });
        let outcome = outcome.await;
        match outcome {
            Ok(()) => Ok(()),
            Err(error) => Err(self.shown(error).await),
        }
    }

    /// Makes sure that an expression is true.
    pub async fn check(&self, expression: &str, what: &str) -> Result<()> {
        if self.is(expression).await? {
            return Ok(());
        }
        Err(self.shown(anyhow!("not true: {what}")).await)
    }

    /// Waits for an element.
    pub async fn find(&self, selector: &str) -> Result<()> {
        self.wait(&format!("document.querySelector({selector:?}) !== null")).await
    }

    /// Clicks an element as soon as it is there: looked for and clicked in one go, so that it cannot go away between.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.wait(&format!(
            "(() => {{ const it = document.querySelector({selector:?}); it?.click(); return it !== null; }})()"
        ))
        .await
    }

    /// Writes a picture of the page into the folder of screenshots.
    pub async fn picture(&self, name: &str) -> Result<PathBuf> {
        self.eval("document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1)))))").await?;
        let answer = self.cdp("Page.captureScreenshot", json!({ "format": "png" })).await?;
        let data = answer["data"].as_str().context("a picture")?;
        let folder = crate::target()?.join("screenshots");
        fs::create_dir_all(&folder)?;
        let file = folder.join(format!("{name}.png"));
        fs::write(&file, STANDARD.decode(data)?)?;
        Ok(file)
    }

    /// What the page shows and what its console said, for the message of a failure.
    pub async fn describe(&self, why: &str) -> String {
        let test = thread::current().name().unwrap_or("test").replace("::", "-");
        let number = PICTURES.fetch_add(1, Ordering::Relaxed);
        let picture = match self.picture(&format!("failed-{test}-{why}-{number}")).await {
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

    /// No error, no policy report and no request to another host so far.
    pub async fn clean(&self) -> Result<()> {
        let mark = MARKS.fetch_add(1, Ordering::Relaxed) + 1;
        self.eval(&format!("console.debug('{MARK}{mark}')")).await?;
        until(
            "everything is written down",
            || async move { Ok(self.recorder.seen().mark == mark) },
        )
        .await?;
        let faults = self.recorder.seen().faults();
        ensure!(faults.is_empty(), "{faults:#?}");
        Ok(())
    }

    /// From now on this is no problem: the test causes it.
    pub fn expect(&self, part: &'static str) {
        self.recorder.seen().expected.push(part);
    }

    /// Every socket message received so far.
    pub fn messages(&self) -> Vec<String> {
        self.recorder.seen().messages.clone()
    }

    /// Bytes of all answers so far as they came over the wire, heads and socket messages included.
    pub fn bytes(&self) -> f64 {
        let seen = self.recorder.seen();
        let length = |it: &String| u32::try_from(it.len()).map_or(f64::MAX, f64::from);
        seen.bytes + seen.messages.iter().map(length).sum::<f64>()
    }

    /// Writes down every answer of the API from now on.
    pub async fn record_answers(&self) -> Result<()> {
        let patterns = json!([{ "urlPattern": "*/api/*", "requestStage": "Response" }]);
        self.cdp("Fetch.enable", json!({ "patterns": patterns })).await?;
        Ok(())
    }

    /// Every answer of the API written down so far: address and body.
    pub fn answers(&self) -> Vec<(String, String)> {
        self.recorder.seen().answers.clone()
    }

    /// Closes the window, which must be clean.
    pub async fn close(self) -> Result<()> {
        let clean = self.clean().await;
        self.driver.quit().await?;
        clean
    }
}
