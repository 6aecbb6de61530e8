//! One window of Chromium: acts as a person would, and records console, policy reports, requests and socket messages.

use std::{
    fs,
    path::Path,
    process::Command,
    sync::{Arc, Mutex, PoisonError},
};

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use thirtyfour::{
    ChromiumLikeCapabilities as _, DesiredCapabilities, WebDriver,
    cdp::CdpSession,
    manager::{BrowserKind, WebDriverManager},
};

use crate::until;

const FLAGS: [&str; 14] = [
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
    "--disable-renderer-backgrounding",
    "--force-color-profile=srgb",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/// What a window has seen.
#[derive(Debug, Default)]
struct Seen {
    problems: Vec<String>,
    requests: Vec<String>,
    messages: Vec<String>,
}

/// A window with a profile of its own.
#[derive(Debug)]
pub struct Browser {
    driver: WebDriver,
    session: CdpSession,
    seen: Arc<Mutex<Seen>>,
}

fn program(candidates: &[&'static str]) -> Result<&'static str> {
    candidates.iter().copied().find(|it| Path::new(it).exists()).with_context(|| {
        format!("none of {candidates:?} is installed: apt-get install chromium chromium-driver")
    })
}

impl Browser {
    /// Opens a window of this size. `dark` is what the system prefers.
    pub async fn open(width: u32, height: u32, dark: bool) -> Result<Self> {
        let driver_path = program(&["/usr/bin/chromedriver"])?;
        let chromium = program(&["/usr/bin/chromium", "/usr/bin/chromium-browser"])?;
        let manager = WebDriverManager::builder()
            .driver_binary(BrowserKind::Chrome, driver_path)
            .offline()
            .build();
        let mut wanted = DesiredCapabilities::chrome();
        wanted.set_binary(chromium)?;
        for flag in FLAGS {
            wanted.add_arg(flag)?;
        }
        let driver = manager.launch(wanted).await?;
        let session = driver.cdp().connect().await?;
        let seen = Arc::new(Mutex::new(Seen::default()));
        record(&session, &seen);
        let window = Self { driver, session, seen };
        for domain in ["Network.enable", "Runtime.enable", "Log.enable", "Page.enable"] {
            window.cdp(domain, json!({})).await?;
        }
        window.resize(width, height).await?;
        window.prefer(dark).await?;
        Ok(window)
    }

    async fn cdp(&self, method: &str, parameters: Value) -> Result<Value> {
        let answer = self.session.send_raw(method, parameters).await;
        answer.map_err(|error| anyhow!("{method}: {error:?}"))
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

    /// What the page should find in its settings, before it is loaded for the first time.
    pub async fn settings(&self, settings: &Value) -> Result<()> {
        let source = format!(
            "if (!localStorage.getItem('notre-dame')) localStorage.setItem('notre-dame', JSON.stringify({settings}))"
        );
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await?;
        Ok(())
    }

    /// Goes to an address.
    pub async fn go(&self, url: &str) -> Result<()> {
        Ok(self.driver.goto(url).await?)
    }

    /// The value of an expression in the page.
    pub async fn eval(&self, expression: &str) -> Result<Value> {
        let parameters =
            json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = self.cdp("Runtime.evaluate", parameters).await?;
        if let Some(problem) = answer.get("exceptionDetails") {
            bail!("{expression}: {problem}");
        }
        Ok(answer["result"]["value"].clone())
    }

    /// Waits until an expression is true.
    pub async fn wait(&self, expression: &str) -> Result<()> {
        let holds = || async move { Ok(self.eval(expression).await? == json!(true)) };
        let outcome = until(expression, holds).await;
        if outcome.is_err() {
            self.picture("waited-in-vain").await?;
        }
        outcome
    }

    /// Waits for an element.
    pub async fn find(&self, selector: &str) -> Result<()> {
        self.wait(&format!("document.querySelector({selector:?}) !== null")).await
    }

    /// Clicks an element as soon as it is there.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.find(selector).await?;
        self.eval(&format!("document.querySelector({selector:?}).click()")).await?;
        Ok(())
    }

    /// Presses a key, with the text it writes.
    pub async fn press(&self, key: &str, code: u32) -> Result<()> {
        for kind in ["keyDown", "keyUp"] {
            let text = if key == "Enter" { "\r" } else { "" };
            let event = json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text });
            self.cdp("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }

    /// Writes a picture of the page into the folder of screenshots.
    pub async fn picture(&self, name: &str) -> Result<()> {
        self.eval("document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1)))))").await?;
        let answer = self.cdp("Page.captureScreenshot", json!({ "format": "png" })).await?;
        let data = answer["data"].as_str().context("a picture")?;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(format!("{name}.png")), STANDARD.decode(data)?)?;
        Ok(())
    }

    /// Lets axe look at the page: it must find nothing.
    pub async fn accessible(&self, what: &str) -> Result<()> {
        self.eval(&format!("{};0", axe()?)).await?;
        let found = self.eval("axe.run(document,{resultTypes:['violations']}).then(r=>r.violations.map(v=>v.id+': '+v.nodes.map(n=>n.target.join(' ')+' '+n.html.slice(0,120)).slice(0,4).join('; ')))").await?;
        ensure!(found == json!([]), "{what}: {found:#}");
        Ok(())
    }

    /// No error, no policy report and no request to another host so far.
    pub fn clean(&self) -> Result<()> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        ensure!(seen.problems.is_empty(), "{:#?}", seen.problems);
        let foreign: Vec<_> = seen
            .requests
            .iter()
            .filter(|url| !url.starts_with("http://127.0.0.1:") && !url.starts_with("data:"))
            .collect();
        ensure!(foreign.is_empty(), "requests to other hosts: {foreign:?}");
        Ok(())
    }

    /// Forgets problems, after a step that had to cause some.
    pub fn forgive(&self) {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).problems.clear();
    }

    /// Every socket message received so far.
    pub fn messages(&self) -> Vec<String> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).messages.clone()
    }

    /// Closes the window.
    pub async fn close(self) -> Result<()> {
        Ok(self.driver.quit().await?)
    }
}

/// The source of axe-core, fetched from the npm registry once and kept beside what is built.
fn axe() -> Result<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe-core");
    let file = folder.join("package/axe.min.js");
    if !file.exists() {
        fs::create_dir_all(&folder)?;
        let script = "npm pack --silent axe-core@4.14.0 && tar xzf axe-core-4.14.0.tgz";
        let done = Command::new("sh").args(["-c", script]).current_dir(&folder).status()?;
        ensure!(done.success(), "axe-core 4.14.0 could not be fetched from the npm registry");
    }
    Ok(fs::read_to_string(file)?)
}

/// Writes down what comes from the window, in a task of its own: events must never pile up.
fn record(session: &CdpSession, seen: &Arc<Mutex<Seen>>) {
    let mut events = session.subscribe_all();
    let seen = Arc::clone(seen);
    tokio::spawn(async move {
        while let Some(event) = events.next().await {
            let facts = &event.params;
            let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
            match event.method.as_str() {
                "Network.requestWillBeSent" => {
                    seen.requests.push(text(&facts["request"]["url"]));
                }
                "Network.webSocketFrameReceived" => {
                    seen.messages.push(text(&facts["response"]["payloadData"]));
                }
                "Runtime.exceptionThrown" => {
                    seen.problems.push(facts["exceptionDetails"].to_string());
                }
                "Runtime.consoleAPICalled" if is_problem(&facts["type"]) => {
                    seen.problems.push(facts["args"].to_string());
                }
                "Log.entryAdded" if is_problem(&facts["entry"]["level"]) => {
                    seen.problems.push(format!(
                        "{} {}",
                        text(&facts["entry"]["text"]),
                        text(&facts["entry"]["url"])
                    ));
                }
                _ => {}
            }
        }
    });
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn is_problem(level: &Value) -> bool {
    matches!(level.as_str(), Some("error" | "warning" | "assert"))
}
