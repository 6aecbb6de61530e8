//! A program's side of the server's API: single requests, and sockets at tables.
//!
//! It speaks plain HTTP/1.1, which is all that the load generator and the tests need.

use std::net::IpAddr;

use anyhow::Context as _;
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::{HeaderMap, Request, body::Bytes, header};
use hyper_util::{
    client::legacy::{self, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, client_async_with_config, connect_async_with_config,
    tungstenite::{Message, Utf8Bytes, client::IntoClientRequest as _, protocol::WebSocketConfig},
};

/// An answer of the server.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The body as JSON; a body that is none as text.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| Value::String(self.body.clone()))
    }

    /// Whether it went well.
    pub fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

/// Someone who speaks to a server.
#[derive(Clone, Debug)]
pub struct Client {
    /// The server: `http://127.0.0.1:7373`.
    pub url: String,
    /// The token sent along, if any.
    pub token: Option<String>,
    /// The cookie this person was given.
    pub cookie: String,
    /// The address of this machine it comes from; left to the system where there is none.
    from: Option<IpAddr>,
    http: legacy::Client<HttpConnector, Full<Bytes>>,
}

impl Client {
    /// Someone whom nobody knows.
    pub fn stranger(url: &str) -> Self {
        Self::stranger_from(url, None)
    }

    /// Someone whom nobody knows, at an address of this machine: a loopback has many.
    pub fn stranger_from(url: &str, from: Option<IpAddr>) -> Self {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        connector.set_local_address(from);
        // Every request has a connection of its own: a server that was stopped and started again is simply found again.
        let http = legacy::Client::builder(TokioExecutor::new())
            .pool_max_idle_per_host(0)
            .build(connector);
        let url = url.trim_end_matches('/').to_owned();
        Self { url, token: None, cookie: String::new(), from, http }
    }

    /// Someone new, with a token.
    pub async fn sign_in(url: &str, name: &str) -> anyhow::Result<Self> {
        Self::stranger(url).signed_in(name).await
    }

    /// The same as someone new, with a token.
    pub async fn signed_in(self, name: &str) -> anyhow::Result<Self> {
        let mut client = self;
        let answer =
            client.request("POST", "/api/session", &[], Some(&json!({ "name": name }))).await?;
        let Answer { status, body, .. } = &answer;
        anyhow::ensure!(answer.is_success(), "POST /api/session: {status} {body}");
        let cookie = answer.headers.get(header::SET_COOKIE).context("no cookie was given")?;
        client.cookie = cookie.to_str()?.split(';').next().unwrap_or_default().to_owned();
        let proof = [("cookie", client.cookie.as_str()), ("origin", client.url.as_str())];
        let answer = client.request("POST", "/api/session/token", &proof, None).await?;
        let token = answer.json()["token"].as_str().context("no token was given")?.to_owned();
        client.token = Some(token);
        Ok(client)
    }

    /// The same person at another node.
    #[must_use]
    pub fn at(&self, url: &str) -> Self {
        Self { url: url.to_owned(), ..self.clone() }
    }

    /// Sends a request with some headers and a body of JSON.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> anyhow::Result<Answer> {
        let body = body.map(ToString::to_string);
        let mut headers = headers.to_vec();
        if body.is_some() {
            headers.push(("content-type", "application/json"));
        }
        self.send(method, path, &headers, body.as_deref()).await
    }

    /// Sends a request with some headers and a body of text.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> anyhow::Result<Answer> {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.url));
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        for &(name, value) in headers {
            request = request.header(name, value);
        }
        let request = request.body(Full::from(body.unwrap_or_default().to_owned()))?;
        let (head, body) = self.http.request(request).await?.into_parts();
        let body = body.collect().await?.to_bytes();
        Ok(Answer {
            status: head.status.as_u16(),
            headers: head.headers,
            body: String::from_utf8_lossy(&body).into_owned(),
        })
    }

    /// Gets what must be there.
    pub async fn get(&self, path: &str) -> anyhow::Result<Value> {
        let answer = self.request("GET", path, &[], None).await?;
        anyhow::ensure!(answer.is_success(), "GET {path}: {} {}", answer.status, answer.body);
        Ok(answer.json())
    }

    /// Posts what must be accepted.
    pub async fn post(&self, path: &str, body: &Value) -> anyhow::Result<Value> {
        let answer = self.request("POST", path, &[], Some(body)).await?;
        anyhow::ensure!(answer.is_success(), "POST {path}: {} {}", answer.status, answer.body);
        Ok(answer.json())
    }

    /// Opens a socket at a table, at a revision where one is given.
    pub async fn socket(&self, table: &str, revision: Option<u64>) -> anyhow::Result<Socket> {
        let authority = self.url.strip_prefix("http://");
        let authority = authority.context("expected an address that begins with http://")?;
        let query = revision.map_or_else(String::new, |it| format!("?revision={it}"));
        let url = format!("ws://{authority}/api/tables/{table}/socket{query}");
        let mut request = url.into_client_request()?;
        if let Some(token) = &self.token {
            request.headers_mut().insert(header::AUTHORIZATION, format!("Bearer {token}").parse()?);
        }
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let (stream, _) = match self.from {
            Some(from) => {
                let there = lookup_host(authority).await?.next().context("no such host")?;
                let socket = TcpSocket::new_v4()?;
                socket.set_nodelay(true)?;
                socket.bind((from, 0).into())?;
                let stream = MaybeTlsStream::Plain(socket.connect(there).await?);
                client_async_with_config(request, stream, Some(config)).await?
            }
            None => connect_async_with_config(request, Some(config), true).await?,
        };
        Ok(Socket(stream))
    }
}

/// A socket at a table.
#[derive(Debug)]
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// Says something.
    pub async fn say(&mut self, message: String) -> anyhow::Result<()> {
        Ok(self.0.send(Message::text(message)).await?)
    }

    /// Says something that is no text.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> anyhow::Result<()> {
        Ok(self.0.send(Message::binary(bytes)).await?)
    }

    /// The next text; an error when the socket was closed.
    pub async fn hear(&mut self) -> anyhow::Result<Utf8Bytes> {
        loop {
            match self.0.next().await.context("the socket was closed")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => anyhow::bail!("the socket was closed"),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }
}
