//! A connection to the developer tools of Chromium: commands that are answered, and events in their order.

use std::{collections::BTreeMap, time::Duration};

use anyhow::{Context as _, Result, anyhow};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    net::TcpStream,
    sync::{mpsc, oneshot},
    time::timeout,
};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

use crate::PATIENCE;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Something that happened in a page or in a worker.
#[derive(Debug)]
pub(crate) struct Event {
    /// The session of the page or of the worker.
    pub(crate) session: String,
    pub(crate) method: String,
    pub(crate) facts: Value,
}

/// A command, and who waits for its answer.
#[derive(Debug)]
struct Command {
    session: Option<String>,
    method: String,
    parameters: Value,
    answer: oneshot::Sender<Result<Value>>,
}

/// A connection. It ends when the last clone is dropped, and with it everything that was opened through it.
#[derive(Clone, Debug)]
pub(crate) struct Connection(mpsc::UnboundedSender<Command>);

/// A use of a connection that does not keep it open.
#[derive(Clone, Debug)]
pub(crate) struct WeakConnection(mpsc::WeakUnboundedSender<Command>);

impl Connection {
    /// Connects; the events can wait until they are read, and none is lost.
    pub(crate) async fn open(address: &str) -> Result<(Self, mpsc::UnboundedReceiver<Event>)> {
        let (socket, _) = timeout(PATIENCE, connect_async(address))
            .await
            .context("no answer")?
            .with_context(|| format!("connecting to Chromium at {address}"))?;
        let (commands, given) = mpsc::unbounded_channel();
        let (happened, events) = mpsc::unbounded_channel();
        tokio::spawn(run(socket, given, happened));
        Ok((Self(commands), events))
    }

    /// Sends a command to a session, or to the browser, and waits for its answer.
    pub(crate) async fn send(
        &self,
        session: Option<&str>,
        method: &str,
        parameters: Value,
        patience: Duration,
    ) -> Result<Value> {
        send(&self.0, session, method, parameters, patience).await
    }

    pub(crate) fn downgrade(&self) -> WeakConnection {
        WeakConnection(self.0.downgrade())
    }
}

impl WeakConnection {
    /// Sends a command to a session if the connection is still open.
    pub(crate) async fn send(
        &self,
        session: &str,
        method: &str,
        parameters: Value,
    ) -> Result<Value> {
        let commands = self.0.upgrade().context("the window is closed")?;
        send(&commands, Some(session), method, parameters, PATIENCE).await
    }
}

async fn send(
    commands: &mpsc::UnboundedSender<Command>,
    session: Option<&str>,
    method: &str,
    parameters: Value,
    patience: Duration,
) -> Result<Value> {
    let (answer, answered) = oneshot::channel();
    let (session, name) = (session.map(str::to_owned), method.to_owned());
    // When the connection has ended, nobody answers, and that is the error.
    let _ = commands.send(Command { session, method: name, parameters, answer });
    let answer =
        timeout(patience, answered).await.with_context(|| format!("{method}: no answer"))?;
    answer.with_context(|| format!("{method}: Chromium has ended"))?
}

/// Passes on commands, answers and events until either side ends.
async fn run(
    mut socket: Socket,
    mut commands: mpsc::UnboundedReceiver<Command>,
    events: mpsc::UnboundedSender<Event>,
) {
    let mut waiting = BTreeMap::new();
    let mut last = 0_u64;
    loop {
        tokio::select! {
            command = commands.recv() => {
                let Some(Command { session, method, parameters, answer }) = command else { return };
                last += 1;
                let mut message = json!({ "id": last, "method": method, "params": parameters });
                if let Some(session) = session {
                    message["sessionId"] = json!(session);
                }
                waiting.insert(last, (method, answer));
                if socket.send(Message::text(message.to_string())).await.is_err() {
                    return;
                }
            }
            message = socket.next() => {
                let Some(Ok(message)) = message else { return };
                let Ok(Ok(message)) = message.to_text().map(serde_json::from_str::<Value>) else {
                    continue;
                };
                if let Some(id) = message["id"].as_u64() {
                    if let Some((method, answer)) = waiting.remove(&id) {
                        // Whoever does not wait any more needs no answer.
                        let _ = answer.send(result(&method, message));
                    }
                } else if events.send(event(message)).is_err() {
                    return;
                }
            }
        }
    }
}

fn result(method: &str, mut message: Value) -> Result<Value> {
    match message.get("error") {
        Some(error) => Err(anyhow!("{method}: {error}")),
        None => Ok(message["result"].take()),
    }
}

fn event(mut message: Value) -> Event {
    let text = |it: &Value| it.as_str().unwrap_or_default().to_owned();
    let (session, method) = (text(&message["sessionId"]), text(&message["method"]));
    Event { session, method, facts: message["params"].take() }
}
