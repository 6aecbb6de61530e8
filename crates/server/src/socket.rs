//! One socket at one table: incoming messages become commands, and the table's updates go out.

use std::{net::IpAddr, num::NonZero, sync::Arc, time::Duration};

use ::table::{Play, asked, input};
use axum::{
    extract::{
        Extension, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    response::Response,
};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use protocol::{ClientMessage, ServerMessage};
use serde::Deserialize;
use store::{id::Id, people::Person};
use tokio::{sync::mpsc, time::timeout};

use crate::{
    error::Error,
    http::request::{Asked, Credential, From, Perhaps, TableId},
    listen::Place,
    server::Server,
    table::{Answer, Command},
};

/// The largest message a client may send.
pub const MESSAGE: usize = 4096;

/// Messages that may wait for a slow client before it is dropped.
const OUTBOX: usize = 32;

/// How long a client may stay silent; it pings more often than that.
const SILENCE: Duration = Duration::from_secs(90);

/// How long sending a message may take.
const SENDING: Duration = Duration::from_secs(20);

/// For how many seconds a client may accumulate unused messages.
const BURST: NonZero<u32> = NonZero::new(3).expect("not zero");

/// Where to resume.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resume {
    revision: Option<u32>,
}

/// Opens a socket at a table.
pub async fn open(
    State(server): State<Arc<Server>>,
    (Perhaps(person), Credential(credential)): (Perhaps, Credential),
    From(address): From,
    TableId(table): TableId,
    Asked(resume): Asked<Resume>,
    Extension(place): Extension<Arc<Place>>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = upgrade.map_err(|it| Error::Malformed(it.body_text()))?;
    let viewer = person.as_ref().map(|it| it.id);
    server.ask(table, |reply| Command::Info { person: viewer, reply }).await?;
    let ticket = server.limits.open_socket(address)?;
    let upgrade = upgrade
        // The default would cost 128 KiB for each socket; what clients send is shorter than this.
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_message_size(MESSAGE)
        .max_frame_size(MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let number = server.socket_number();
        let limit = NonZero::new(server.config.socket_rate).map(|rate| {
            let burst = rate.saturating_mul(BURST);
            RateLimiter::direct(Quota::per_second(rate).allow_burst(burst))
        });
        let credential = credential.filter(|_| person.is_some());
        let link = Link { server, table, person, from: address, number, limit };
        metrics::gauge!("notredame_sockets").increment(1.0);
        link.run(socket, resume.revision, credential).await;
        metrics::gauge!("notredame_sockets").decrement(1.0);
        drop((ticket, place));
    }))
}

struct Link {
    server: Arc<Server>,
    table: Id,
    person: Option<Person>,
    from: IpAddr,
    number: u64,
    /// How many messages may come; `None` where the server limits nothing.
    limit: Option<DefaultDirectRateLimiter>,
}

impl Link {
    async fn run(self, mut socket: WebSocket, revision: Option<u32>, credential: Option<String>) {
        let (out, mut told) = mpsc::channel::<Utf8Bytes>(OUTBOX);
        // Before the table knows of it: whoever is signed out meanwhile is found.
        if let Some(hash) = &credential {
            self.server.note_socket(hash, self.table);
        }
        let subscribe = Command::Subscribe {
            socket: self.number,
            person: self.person.clone(),
            from: self.from,
            credential: credential.clone(),
            revision,
            out: out.clone(),
        };
        self.server.send(self.table, subscribe).await;
        // From here on only the table holds a sender: when it drops it, the socket is closed.
        let own = out.downgrade();
        drop(out);
        let close = loop {
            tokio::select! {
                text = told.recv() => {
                    let Some(text) = text else { break CloseFrame { code: close_code::AGAIN, reason: "resume".into() } };
                    match timeout(SENDING, socket.send(Message::Text(text))).await {
                        Ok(Ok(())) => {}
                        Ok(Err(_)) | Err(_) => break CloseFrame { code: close_code::AGAIN, reason: "slow".into() },
                    }
                }
                heard = timeout(SILENCE, socket.recv()) => {
                    let message = match heard {
                        Ok(Some(Ok(message))) => message,
                        Ok(Some(Err(_)) | None) | Err(_) => break CloseFrame { code: close_code::NORMAL, reason: "gone".into() },
                    };
                    if self.limit.as_ref().is_some_and(|it| it.check().is_err()) {
                        break CloseFrame { code: close_code::POLICY, reason: "too many messages".into() };
                    }
                    if let Some(text) = Box::pin(self.hear(message)).await
                        && let Some(own) = own.upgrade()
                        && own.try_send(text).is_err()
                    {
                        break CloseFrame { code: close_code::AGAIN, reason: "slow".into() };
                    }
                }
            }
        };
        self.server
            .send_if_resident(self.table, Command::Unsubscribe { socket: self.number })
            .await;
        if let Some(hash) = &credential {
            self.server.forget_socket(hash, self.table);
        }
        // The other side may be long gone: don't wait for it.
        drop(timeout(Duration::from_secs(1), socket.send(Message::Close(Some(close)))).await);
    }

    /// Handles a message and returns the answer.
    async fn hear(&self, message: Message) -> Option<Utf8Bytes> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                return Some(error_text(&Error::Malformed("expected text, not bytes".into()), ""));
            }
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return None,
        };
        let message = match text.parse::<ClientMessage>() {
            Ok(message) => message,
            Err(error) => return Some(error_text(&Error::Malformed(error.to_string()), "")),
        };
        match message {
            ClientMessage::Ping => Some(ServerMessage::Pong.to_json().into()),
            ClientMessage::Choose { seat, revision, choice, key } => {
                let read = input::key(&key).and_then(|key| Ok((key, asked::choice(&choice)?)));
                match read {
                    Ok((key, choice)) => self.play(seat, revision, Play::Choose(choice), key).await,
                    Err(refusal) => Some(error_text(&refusal.into(), &key)),
                }
            }
            ClientMessage::Undo { seat, revision } => {
                self.play(seat, revision, Play::Undo, String::new()).await
            }
            ClientMessage::RestartTurn { seat, revision } => {
                self.play(seat, revision, Play::Restart, String::new()).await
            }
            ClientMessage::Chat { text } => {
                self.say(&text).await.err().map(|error| error_text(&error, ""))
            }
        }
    }

    async fn play(&self, seat: usize, revision: u32, play: Play, key: String) -> Option<Utf8Bytes> {
        let Some(person) = &self.person else { return Some(error_text(&Error::NotSignedIn, &key)) };
        let (person, from) = (person.id, self.from);
        let answer = Answer::Socket { socket: self.number, key: key.clone() };
        let command = Command::Play { person, from, seat, revision, play, key, answer };
        self.server.send(self.table, command).await;
        None
    }

    async fn say(&self, text: &str) -> Result<(), Error> {
        let person = self.person.clone().ok_or(Error::NotSignedIn)?;
        let (from, text) = (self.from, input::chat(text)?);
        self.server.ask(self.table, |reply| Command::Say { person, from, text, reply }).await
    }
}

fn error_text(error: &Error, key: &str) -> Utf8Bytes {
    error.log();
    error.message(Some(key.to_owned()).filter(|key| !key.is_empty())).into()
}
