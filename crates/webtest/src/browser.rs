//! A window of Chromium: acts as a person would, and reports what it showed when it waited in vain.

use std::{
    env,
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use futures_util::future::try_join_all;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::{
    PATIENCE,
    chromium::{self, Chromium},
    devtools::Connection,
    recorder::{self, MARK, Recorder, Seen},
};

/// Looks until there is something to return, whenever the page has changed, and now and then for what is not in its document.
/// Something that the function looks into may not be drawn yet.
const WAIT: &str = "async (look, patience) => {
    const end = performance.now() + patience;
    let changed = () => {};
    const observer = new MutationObserver(() => changed());
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    try {
        while (true) {
            const next = new Promise((done) => { changed = done; });
            const found = await look().catch((error) => {
                if (String(error).includes('Cannot read properties of null')) return null;
                throw error;
            });
            if (found !== null || end < performance.now()) return found;
            const timer = setTimeout(() => changed(), 50);
            await next;
            clearTimeout(timer);
        }
    } finally {
        observer.disconnect();
    }
}";

/// How long a test may use a window. A test that keeps playing without getting anywhere fails and reports where it is.
const LIFE: Duration = Duration::from_mins(6);

/// How large Chromium paints a page: small, because nobody looks at it. Screenshots are always painted in full.
const SCALE: f64 = 0.25;

/// How long the answer to a wait may take after its time is over.
const DELAY: Duration = Duration::from_secs(20);

static MARKS: AtomicU64 = AtomicU64::new(0);

/// A window whose cookies, storage and service workers no other window shares. It is closed when this is dropped.
#[derive(Debug)]
pub struct Browser {
    connection: Connection,
    /// The browser context, if the window has one of its own.
    profile: Option<String>,
    session: String,
    pub(crate) recorder: Recorder,
    opened: Instant,
    outlived: AtomicBool,
    /// Whether there is a finger instead of a mouse.
    pub(crate) finger: AtomicBool,
    /// Whether pages are painted in their full size.
    in_full: AtomicBool,
    /// Keeps a Chromium of this test running.
    _chromium: Option<Arc<Chromium>>,
}

/// The Chromium that all windows of this process share if nobody provides one for all processes.
fn own() -> Result<Arc<Chromium>> {
    static OWN: Mutex<Weak<Chromium>> = Mutex::new(Weak::new());
    let mut own = OWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(running) = own.upgrade() {
        return Ok(running);
    }
    let started = Arc::new(Chromium::start(&[])?);
    *own = Arc::downgrade(&started);
    Ok(started)
}

async fn connect(address: &str) -> Result<(Connection, Recorder)> {
    let (connection, events) = Connection::open(address).await?;
    let recorder = Recorder::start(connection.downgrade(), events);
    Ok((connection, recorder))
}

fn word(answer: &Value, of: &str) -> Result<String> {
    Ok(answer[of].as_str().with_context(|| format!("{of} in {answer}"))?.to_owned())
}

impl Browser {
    /// Opens a window of this size. `dark` is what the system prefers.
    pub async fn open(width: u32, height: u32, dark: bool) -> Result<Self> {
        let (address, chromium) = if let Ok(address) = env::var(chromium::VARIABLE) {
            (address, None)
        } else {
            let own = own()?;
            (own.address().to_owned(), Some(own))
        };
        let (connection, recorder) = connect(&address).await?;
        // A test that fails leaves nothing open.
        let profile = json!({ "disposeOnDetach": true });
        let profile = connection.send(None, "Target.createBrowserContext", profile, PATIENCE);
        let profile = Some(word(&profile.await?, "browserContextId")?);
        let window = Self::new(connection, recorder, profile, chromium).await?;
        window.resize(width, height).await?;
        window.prefer(dark).await?;
        Ok(window)
    }

    /// Opens a window in a Chromium of its own, with more flags. Programs that connect to it share its cookies and its storage.
    pub async fn open_with(width: u32, height: u32, dark: bool, flags: &[String]) -> Result<Self> {
        let chromium = Arc::new(Chromium::start(flags)?);
        let (connection, recorder) = connect(chromium.address()).await?;
        let window = Self::new(connection, recorder, None, Some(chromium)).await?;
        window.resize(width, height).await?;
        window.prefer(dark).await?;
        Ok(window)
    }

    async fn new(
        connection: Connection,
        recorder: Recorder,
        profile: Option<String>,
        chromium: Option<Arc<Chromium>>,
    ) -> Result<Self> {
        let browser =
            async |method, parameters| connection.send(None, method, parameters, PATIENCE).await;
        let mut page = json!({ "url": "about:blank", "newWindow": true });
        if let Some(profile) = &profile {
            page["browserContextId"] = json!(profile);
        }
        let page = word(&browser("Target.createTarget", page).await?, "targetId")?;
        let session = json!({ "targetId": page, "flatten": true });
        let session = word(&browser("Target.attachToTarget", session).await?, "sessionId")?;
        let window = Self {
            connection,
            profile,
            session,
            recorder,
            opened: Instant::now(),
            outlived: AtomicBool::new(false),
            finger: AtomicBool::new(false),
            in_full: AtomicBool::new(false),
            _chromium: chromium,
        };
        let none = || json!({});
        let commands = [
            ("Network.enable", none()),
            ("Runtime.enable", none()),
            ("Log.enable", none()),
            ("Page.enable", none()),
            ("Page.setLifecycleEventsEnabled", json!({ "enabled": true })),
            recorder::attach(),
            // A window that believes it has the focus keeps it, whatever other windows do.
            ("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })),
        ];
        try_join_all(commands.map(|(method, parameters)| window.cdp(method, parameters))).await?;
        Ok(window)
    }

    /// Sends a command of the developer tools.
    pub async fn cdp(&self, method: &str, parameters: Value) -> Result<Value> {
        self.connection.send(Some(&self.session), method, parameters, PATIENCE).await
    }

    /// The size of the picture that Chromium paints of a page, beside that of the page.
    pub(crate) fn scale(&self) -> f64 {
        if self.in_full.load(Ordering::Relaxed) { 1.0 } else { SCALE }
    }

    /// Gives the page this size, and paints it in full from now on, as a measurement needs it.
    pub async fn paint(&self, width: u32, height: u32) -> Result<()> {
        self.in_full.store(true, Ordering::Relaxed);
        self.resize(width, height).await
    }

    /// Gives the page this size.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700, "scale": self.scale() });
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

    /// Goes to an address, and waits until the page is loaded.
    pub async fn go(&self, url: &str) -> Result<()> {
        let before = self.recorder.seen().document.clone();
        let answer = self.cdp("Page.navigate", json!({ "url": url })).await?;
        if let Some(error) = answer["errorText"].as_str() {
            bail!("{url}: {error}");
        }
        // Another place in the same document is not loaded.
        if answer.get("loaderId").is_none() {
            return Ok(());
        }
        // A page may lead to another one before it is loaded.
        let loaded = |seen: &Seen| seen.document != before && seen.loaded.contains(&seen.document);
        match self.recorder.until(&format!("{url} is loaded"), loaded).await {
            Ok(()) => Ok(()),
            Err(error) => Err(self.shown(error).await),
        }
    }

    /// The value of an expression in the page.
    pub async fn eval(&self, expression: &str) -> Result<Value> {
        self.eval_within(expression, PATIENCE).await
    }

    /// The same for an expression whose promise may take this long.
    pub(crate) async fn eval_within(&self, expression: &str, patience: Duration) -> Result<Value> {
        if LIFE < self.opened.elapsed() && !self.outlived.swap(true, Ordering::Relaxed) {
            let error = anyhow!("after {LIFE:?} the test still asks for {expression}");
            return Err(Box::pin(self.shown(error)).await);
        }
        let parameters =
            json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer =
            self.connection.send(Some(&self.session), "Runtime.evaluate", parameters, patience);
        let answer = answer.await?;
        if let Some(problem) = answer.get("exceptionDetails") {
            bail!("{expression}: {problem}");
        }
        Ok(answer["result"]["value"].clone())
    }

    /// Whether an expression is true.
    pub async fn is(&self, expression: &str) -> Result<bool> {
        Ok(self.eval(expression).await? == json!(true))
    }

    /// Waits until an expression is true: the page itself looks whenever something in it has changed.
    pub async fn wait(&self, expression: &str) -> Result<()> {
        let look = format!("async () => ((await ({expression})) === true ? true : null)");
        self.wait_for(&look).await.map(drop)
    }

    /// Waits until a function of the page returns something other than null, and returns that.
    pub(crate) async fn wait_for(&self, look: &str) -> Result<Value> {
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let script = format!("({WAIT})({look}, {})", left.as_millis());
            match self.eval_within(&script, left + DELAY).await {
                Ok(Value::Null) => {
                    let error = anyhow!("waited in vain until {look}");
                    return Err(self.shown(error).await);
                }
                Ok(found) => return Ok(found),
                // The next page is asked instead.
                Err(error) if is_gone(&error) && Instant::now() < end => {}
                Err(error) => return Err(self.shown(error).await),
            }
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

    /// No error, no policy report and no request to another host so far.
    pub async fn clean(&self) -> Result<()> {
        let mark = MARKS.fetch_add(1, Ordering::Relaxed) + 1;
        self.eval(&format!("console.debug('{MARK}{mark}')")).await?;
        self.recorder.until("everything is recorded", |seen| seen.mark == mark).await?;
        let faults = self.recorder.seen().faults();
        ensure!(faults.is_empty(), "{faults:#?}");
        Ok(())
    }

    /// From now on this is no problem: the test causes it.
    pub fn expect(&self, part: &'static str) {
        self.recorder.seen().expected.push(part);
    }

    /// Waits until the console has reported this.
    pub async fn reports(&self, part: &str) -> Result<()> {
        let reported = |seen: &Seen| seen.problems.iter().any(|it| it.contains(part));
        self.recorder.until(&format!("the console reports {part}"), reported).await
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
        if let Some(profile) = &self.profile {
            let profile = json!({ "browserContextId": profile });
            self.connection.send(None, "Target.disposeBrowserContext", profile, PATIENCE).await?;
        }
        clean
    }
}

/// Whether a page could not answer because the window has gone on to another one.
pub(crate) fn is_gone(error: &anyhow::Error) -> bool {
    let text = error.to_string();
    [
        "navigated or closed",
        "context was destroyed",
        "Promise was collected",
        "default execution context",
    ]
    .iter()
    .any(|it| text.contains(it))
}
