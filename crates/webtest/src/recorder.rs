//! What a window has seen: console, policy reports, requests and socket messages, recorded in their order.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use anyhow::{Context as _, Result};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use tokio::{
    sync::{Notify, mpsc},
    time::timeout,
};

use crate::{
    PATIENCE,
    devtools::{Event, WeakConnection},
};

/// Everything that came from a window.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// Errors, warnings and policy reports.
    pub(crate) problems: Vec<String>,
    /// What problems may contain because the test causes them.
    pub(crate) expected: Vec<&'static str>,
    /// The address of every request.
    pub(crate) requests: Vec<String>,
    /// Bytes of answers on the wire, with their heads.
    pub(crate) bytes: f64,
    /// Every socket message received.
    pub(crate) messages: Vec<String>,
    /// Every API response, if they are held for recording: address and body.
    pub(crate) answers: Vec<(String, String)>,
    /// The newest mark the page has set: everything before it is recorded.
    pub(crate) mark: u64,
    /// The newest document of the window, by the name of its loader.
    pub(crate) document: String,
    /// Every document of the window that has been loaded completely.
    pub(crate) loaded: BTreeSet<String>,
}

/// Begins a console message that marks how far the recorder has come.
pub(crate) const MARK: &str = "recorder-mark ";

/// A handle on what a window has seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recorder {
    seen: Arc<Mutex<Seen>>,
    changed: Arc<Notify>,
}

impl Recorder {
    /// Records events in a task of its own, until the connection ends.
    pub(crate) fn start(
        connection: WeakConnection,
        mut events: mpsc::UnboundedReceiver<Event>,
    ) -> Self {
        let recorder = Self::default();
        let writer = recorder.clone();
        tokio::spawn(async move {
            while let Some(Event { session, method, facts }) = events.recv().await {
                writer.write(&method, &facts);
                writer.changed.notify_waiters();
                if method == "Fetch.requestPaused" {
                    tokio::spawn(read_answer(connection.clone(), session, writer.clone(), facts));
                } else if method == "Target.attachedToTarget" {
                    tokio::spawn(listen(connection.clone(), text(&facts["sessionId"])));
                }
            }
        });
        recorder
    }

    pub(crate) fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until something has been recorded.
    pub(crate) async fn until(&self, what: &str, holds: impl Fn(&Seen) -> bool) -> Result<()> {
        let recorded = async {
            loop {
                let mut changed = std::pin::pin!(self.changed.notified());
                changed.as_mut().enable();
                if holds(&self.seen()) {
                    return;
                }
                changed.await;
            }
        };
        timeout(PATIENCE, recorded).await.with_context(|| format!("waited in vain until {what}"))
    }

    fn write(&self, method: &str, facts: &Value) {
        let mut seen = self.seen();
        match method {
            "Network.requestWillBeSent" => seen.requests.push(text(&facts["request"]["url"])),
            "Network.loadingFinished" => {
                seen.bytes += facts["encodedDataLength"].as_f64().unwrap_or_default();
            }
            "Network.webSocketCreated" => seen.requests.push(text(&facts["url"])),
            "Network.webSocketFrameReceived" => {
                seen.messages.push(text(&facts["response"]["payloadData"]));
            }
            "Page.lifecycleEvent" if facts["name"] == "init" => {
                seen.document = text(&facts["loaderId"]);
            }
            "Page.lifecycleEvent" if facts["name"] == "load" => {
                seen.loaded.insert(text(&facts["loaderId"]));
            }
            "Runtime.exceptionThrown" => seen.problems.push(facts["exceptionDetails"].to_string()),
            "Runtime.consoleAPICalled" => {
                let said = text(&facts["args"][0]["value"]);
                if let Some(mark) = said.strip_prefix(MARK) {
                    seen.mark = mark.parse().unwrap_or_default();
                } else if is_problem(&facts["type"]) {
                    seen.problems.push(facts["args"].to_string());
                }
            }
            "Log.entryAdded" if is_problem(&facts["entry"]["level"]) => {
                let entry = &facts["entry"];
                let said = text(&entry["text"]);
                if !is_advice(&said) {
                    seen.problems.push(format!("{said} {}", text(&entry["url"])));
                }
            }
            _ => {}
        }
    }
}

/// The command that attaches to new workers of a page or of a worker.
pub(crate) fn attach() -> (&'static str, Value) {
    let all = json!({ "autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true });
    ("Target.setAutoAttach", all)
}

/// Makes a worker report its console, its requests and the workers it starts. Earlier console messages are reported too.
async fn listen(connection: WeakConnection, session: String) {
    let nothing = || json!({});
    for (method, parameters) in
        [("Runtime.enable", nothing()), ("Network.enable", nothing()), attach()]
    {
        // A worker that has ended in the meantime reports nothing more.
        let _ = connection.send(&session, method, parameters).await;
    }
}

/// Records a response that is held, and releases it to the page.
async fn read_answer(
    connection: WeakConnection,
    session: String,
    recorder: Recorder,
    facts: Value,
) {
    let request = json!({ "requestId": facts["requestId"] });
    let body = match connection.send(&session, "Fetch.getResponseBody", request.clone()).await {
        Ok(answer) if answer["base64Encoded"] == true => {
            STANDARD.decode(text(&answer["body"])).map_err(|error| error.to_string())
        }
        Ok(answer) => Ok(text(&answer["body"]).into_bytes()),
        Err(error) => Err(format!("{error:?}")),
    };
    let url = text(&facts["request"]["url"]);
    match body {
        Ok(body) => {
            recorder.seen().answers.push((url, String::from_utf8_lossy(&body).into_owned()));
        }
        Err(error) => {
            recorder.seen().problems.push(format!("the answer of {url} was not read: {error}"));
        }
    }
    // A page that has gone in the meantime needs no answer.
    let _ = connection.send(&session, "Fetch.continueRequest", request).await;
}

impl Seen {
    /// Problems that the test did not cause itself, and requests to other hosts.
    pub(crate) fn faults(&self) -> Vec<String> {
        let known = |it: &&String| self.expected.iter().any(|part| it.contains(part));
        let own = [
            "http://127.0.0.1:",
            "ws://127.0.0.1:",
            "http://localhost:",
            "ws://localhost:",
            "data:",
            "blob:http://127.0.0.1:",
        ];
        let foreign = |it: &&String| !own.iter().any(|start| it.starts_with(start));
        let requests = self.requests.iter().filter(foreign).map(|it| format!("a request to {it}"));
        self.problems.iter().filter(|it| !known(it)).cloned().chain(requests).collect()
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Advice about what was loaded early, which Chromium gives by the clock: on a busy machine what comes late is still used, and fonts
/// are taken from the memory of the page before. Whether the right words are loaded is looked at in the test of the languages.
fn is_advice(said: &str) -> bool {
    said.contains("was preloaded using link preload but not used")
}

fn is_problem(level: &Value) -> bool {
    matches!(level.as_str(), Some("error" | "warning" | "assert"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(method: &str, facts: &Value) -> Vec<String> {
        let recorder = Recorder::default();
        recorder.write(method, facts);
        recorder.seen().faults()
    }

    #[test]
    fn a_request_to_another_host_is_a_fault() {
        let request = |url: &str| {
            let sent = json!({ "request": { "url": url } });
            let opened = json!({ "url": url.replace("http", "ws") });
            (
                faults("Network.requestWillBeSent", &sent),
                faults("Network.webSocketCreated", &opened),
            )
        };
        assert_eq!(request("http://127.0.0.1:7373/main.js"), (Vec::new(), Vec::new()));
        let (sent, opened) = request("https://fonts.example/font.woff2");
        assert_eq!((sent.len(), opened.len()), (1, 1));
    }

    #[test]
    fn errors_and_reports_are_faults_unless_the_test_causes_them() {
        let entry =
            json!({ "entry": { "level": "error", "text": "blocked by Content Security Policy" } });
        assert_eq!(faults("Log.entryAdded", &entry).len(), 1);
        let said = json!({ "type": "warning", "args": [{ "value": "deprecated" }] });
        assert_eq!(faults("Runtime.consoleAPICalled", &said).len(), 1);
        let thrown = json!({ "exceptionDetails": { "text": "Uncaught" } });
        assert_eq!(faults("Runtime.exceptionThrown", &thrown).len(), 1);
        let recorder = Recorder::default();
        recorder.seen().expected.push("Content Security");
        recorder.write("Log.entryAdded", &entry);
        assert_eq!(recorder.seen().faults(), Vec::<String>::new());
    }
}
