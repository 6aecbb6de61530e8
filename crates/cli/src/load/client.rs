//! A program that speaks to a house: single requests, and sockets at tables.

use anyhow::Context as _;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest as _},
};

/// A person with a token.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    http: reqwest::Client,
    pub(crate) url: String,
    token: Option<String>,
}

impl Client {
    pub(crate) fn stranger(url: &str) -> Self {
        Self { http: reqwest::Client::new(), url: url.to_owned(), token: None }
    }

    /// Someone new, with a token.
    pub(crate) async fn sign_in(url: &str, name: &str) -> anyhow::Result<Self> {
        let mut client = Self::stranger(url);
        let answer = client
            .http
            .post(format!("{url}/api/session"))
            .header("content-type", "application/json")
            .body(json!({ "name": name }).to_string())
            .send()
            .await?;
        let cookie = answer.headers().get("set-cookie").context("no cookie")?.to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let token = client.http.post(format!("{url}/api/session/token"));
        let token =
            token.header("cookie", cookie).header("origin", url).send().await?.text().await?;
        let token: Value = serde_json::from_str(&token)?;
        client.token = Some(token["token"].as_str().context("no token")?.to_owned());
        Ok(client)
    }

    /// The same person at another node.
    pub(crate) fn at(&self, url: &str) -> Self {
        Self { url: url.to_owned(), ..self.clone() }
    }

    async fn answer(&self, request: reqwest::RequestBuilder) -> anyhow::Result<Value> {
        let request = match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        };
        let answer = request.send().await?;
        let status = answer.status();
        let text = answer.text().await?;
        anyhow::ensure!(status.is_success(), "{status}: {text}");
        Ok(serde_json::from_str(&text)?)
    }

    pub(crate) async fn get(&self, path: &str) -> anyhow::Result<Value> {
        self.answer(self.http.get(format!("{}{path}", self.url))).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> anyhow::Result<Value> {
        let request = self.http.post(format!("{}{path}", self.url));
        let request = request.header("content-type", "application/json").body(body.to_string());
        self.answer(request).await
    }

    /// A socket at a table.
    pub(crate) async fn socket(&self, table: &str) -> anyhow::Result<Socket> {
        let url = format!("{}/api/tables/{table}/socket", self.url.replacen("http", "ws", 1));
        let mut request = url.into_client_request()?;
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        }
        let config = tokio_tungstenite::tungstenite::protocol::WebSocketConfig::default()
            .read_buffer_size(16 * 1024);
        let (stream, _) =
            tokio_tungstenite::connect_async_with_config(request, Some(config), true).await?;
        Ok(Socket(stream))
    }
}

/// A socket at a table.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn say(&mut self, message: String) -> anyhow::Result<()> {
        Ok(self.0.send(Message::text(message)).await?)
    }

    /// The next text.
    pub(crate) async fn hear(
        &mut self,
    ) -> anyhow::Result<tokio_tungstenite::tungstenite::Utf8Bytes> {
        loop {
            match self.0.next().await.context("the socket was closed")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => anyhow::bail!("the socket was closed"),
                _ => {}
            }
        }
    }
}
