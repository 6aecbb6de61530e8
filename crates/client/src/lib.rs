//! A program's side of the server's API: single requests, and sockets at tables.
//!
//! It speaks plain HTTP/1.1 to a server on the same machine, which is all that the load generator and the tests need.

use std::collections::BTreeMap;

use anyhow::Context as _;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, Utf8Bytes, client::IntoClientRequest as _, protocol::WebSocketConfig},
};

/// An answer of the server.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, by their names in lower case.
    pub headers: BTreeMap<String, String>,
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
}

impl Client {
    /// Someone whom nobody knows.
    pub fn stranger(url: &str) -> Self {
        Self { url: url.trim_end_matches('/').to_owned(), token: None, cookie: String::new() }
    }

    /// Someone new, with a token.
    pub async fn sign_in(url: &str, name: &str) -> anyhow::Result<Self> {
        let mut client = Self::stranger(url);
        let answer =
            client.request("POST", "/api/session", &[], Some(&json!({ "name": name }))).await?;
        let cookie = answer.headers.get("set-cookie").context("no cookie was given")?;
        client.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
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

    fn authority(&self) -> anyhow::Result<&str> {
        self.url.strip_prefix("http://").context("expected an address that begins with http://")
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
        let authority = self.authority()?;
        let mut head =
            format!("{method} {path} HTTP/1.1\r\nhost: {authority}\r\nconnection: close\r\n");
        if let Some(token) = &self.token {
            head.extend(["authorization: Bearer ", token, "\r\n"]);
        }
        for (name, value) in headers {
            head.extend([name, ": ", value, "\r\n"]);
        }
        let body = body.unwrap_or_default();
        let length = body.len().to_string();
        head.extend(["content-length: ", &length, "\r\n\r\n", body]);
        let mut stream = TcpStream::connect(authority).await?;
        stream.set_nodelay(true)?;
        stream.write_all(head.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        read_answer(&answer)
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
        let authority = self.authority()?;
        let query = revision.map_or_else(String::new, |it| format!("?revision={it}"));
        let url = format!("ws://{authority}/api/tables/{table}/socket{query}");
        let mut request = url.into_client_request()?;
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        }
        let stream = TcpStream::connect(authority).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let (stream, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket(stream))
    }
}

/// Reads an answer whose end is the end of the connection.
fn read_answer(bytes: &[u8]) -> anyhow::Result<Answer> {
    let end = bytes.windows(4).position(|it| it == b"\r\n\r\n").context("the answer is cut off")?;
    let head = std::str::from_utf8(&bytes[..end])?;
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|it| it.split(' ').nth(1)).context("no status")?.parse()?;
    let headers: BTreeMap<String, String> = lines
        .filter_map(|it| it.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    let body = &bytes[end + 4..];
    let body = if headers.get("transfer-encoding").is_some_and(|it| it == "chunked") {
        unchunked(body)?
    } else {
        body.to_vec()
    };
    Ok(Answer { status, headers, body: String::from_utf8_lossy(&body).into_owned() })
}

fn unchunked(mut bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = bytes.windows(2).position(|it| it == b"\r\n").context("a chunk is cut off")?;
        let size = usize::from_str_radix(std::str::from_utf8(&bytes[..end])?, 16)?;
        if size == 0 {
            return Ok(body);
        }
        let chunk = bytes.get(end + 2..end + 2 + size).context("a chunk is cut off")?;
        body.extend_from_slice(chunk);
        bytes = bytes.get(end + 4 + size..).context("a chunk is cut off")?;
    }
}

/// A socket at a table.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_whole_or_in_chunks() {
        let plain = read_answer(b"HTTP/1.1 200 OK\r\nX-A: b\r\n\r\nhello").unwrap();
        assert_eq!(
            (plain.status, plain.body.as_str(), plain.headers["x-a"].as_str()),
            (200, "hello", "b")
        );
        let chunked = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n";
        assert_eq!(read_answer(chunked).unwrap().body, "hello");
        assert!(read_answer(b"HTTP/1.1 200 OK").is_err());
    }
}
