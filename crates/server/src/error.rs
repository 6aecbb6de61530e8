//! What can go wrong, and the one shape of every error response: `{ "error": { "code", "message" } }`.

use ::table::{Kind, Refusal};
use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use protocol::{
    ServerMessage,
    server_message::{ErrorAnswer, ErrorDetail},
};

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Something was sent that cannot be parsed.
    #[error("{0}")]
    Malformed(String),
    /// Something was sent that can be parsed, but makes no sense.
    #[error("{0}")]
    Invalid(String),
    /// Nobody is signed in.
    #[error("please choose a name first")]
    NotSignedIn,
    /// The request comes from a page of another site.
    #[error("this request comes from another site")]
    WrongOrigin,
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The table refuses it.
    #[error("{0}")]
    Refused(Refusal),
    /// Too much was sent.
    #[error("{0}")]
    TooLarge(&'static str),
    /// Too many requests, sockets or tables.
    #[error("{0}")]
    TooMany(&'static str),
    /// There is no room for one more connection.
    #[error("the server is full, please try again in a moment")]
    Full,
    /// There is no room for what was sent.
    #[error("there is no room for more records at the moment")]
    NoRoom,
    /// The client was too slow.
    #[error("the request took too long to arrive")]
    Slow,
    /// The method does not fit the address.
    #[error("this address does not support that method")]
    Method,
    /// The database does not respond.
    #[error("the database is not responding, please try again")]
    Unavailable(#[source] anyhow::Error),
    /// The server is shutting down.
    #[error("the server is restarting, try again in a moment")]
    Closing,
    /// A bug.
    #[error("something went wrong on our side")]
    Internal(#[source] anyhow::Error),
}

impl Error {
    /// The stable name of the error, for programs.
    pub fn code(&self) -> &'static str {
        self.kind().1
    }

    /// The status it is answered with.
    pub fn status(&self) -> StatusCode {
        self.kind().0
    }

    fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Self::Malformed(_) => (StatusCode::BAD_REQUEST, "malformed"),
            Self::Invalid(_) => (StatusCode::UNPROCESSABLE_ENTITY, "invalid"),
            Self::NotSignedIn => (StatusCode::UNAUTHORIZED, "not-signed-in"),
            Self::WrongOrigin => (StatusCode::FORBIDDEN, "wrong-origin"),
            Self::NotFound(_) => (StatusCode::NOT_FOUND, "not-found"),
            Self::Refused(refusal) => {
                let (kind, code) = refusal.kind();
                let status = StatusCode::from_u16(kind.status());
                (status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR), code)
            }
            Self::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            Self::TooMany(_) => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
            Self::Full => (StatusCode::SERVICE_UNAVAILABLE, "full"),
            Self::NoRoom => (StatusCode::INSUFFICIENT_STORAGE, "no-room"),
            Self::Slow => (StatusCode::REQUEST_TIMEOUT, "slow"),
            Self::Method => (StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed"),
            Self::Unavailable(_) => (StatusCode::SERVICE_UNAVAILABLE, "store-unavailable"),
            Self::Closing => (StatusCode::SERVICE_UNAVAILABLE, "closing"),
            Self::Internal(_) => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        }
    }

    fn detail(&self) -> ErrorDetail {
        ErrorDetail::new(self.code(), &self.to_string())
    }

    /// The error as it is sent on a socket, with the client's key for its request, if there is one.
    pub fn message(&self, key: Option<String>) -> String {
        ServerMessage::Error { error: self.detail(), key }.to_json()
    }

    /// Logs it where the operator should know about it. What people sent is never logged.
    pub fn log(&self) {
        match self {
            Self::Unavailable(error) => {
                metrics::counter!("notredame_store_errors_total").increment(1);
                tracing::error!(%error, "the store does not answer");
            }
            Self::Internal(error) => tracing::error!(?error, "a bug"),
            Self::Malformed(_)
            | Self::Invalid(_)
            | Self::NotSignedIn
            | Self::WrongOrigin
            | Self::NotFound(_)
            | Self::Refused(_)
            | Self::TooLarge(_)
            | Self::TooMany(_)
            | Self::Full
            | Self::NoRoom
            | Self::Slow
            | Self::Method
            | Self::Closing => {}
        }
    }
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::Unavailable(_) => Self::Unavailable(error.into()),
            store::Error::Closing => Self::Closing,
            store::Error::Internal(error) => Self::Internal(error),
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        match refusal.kind() {
            (Kind::Broken, _) => Self::Internal(anyhow::anyhow!(refusal)),
            (Kind::Invalid | Kind::NotFound | Kind::Forbidden | Kind::NotNow, _) => {
                Self::Refused(refusal)
            }
        }
    }
}

impl From<anyhow::Error> for Error {
    fn from(error: anyhow::Error) -> Self {
        Self::Internal(error)
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        self.log();
        let answer = ErrorAnswer { error: self.detail() };
        (self.status(), Json(answer)).into_response()
    }
}
