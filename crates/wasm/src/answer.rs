//! What a call leads to: an answer, what is to be stored before it is given, what is to be told, and whom to ask.

use protocol::{
    ServerMessage,
    server_message::{ErrorAnswer, ErrorDetail},
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{Id, Refusal};

use crate::stored::{Line, StoredPerson, StoredRecord, StoredTable};

/// Something to be stored. All that one call wants stored is stored together or not at all.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Store {
    Person(StoredPerson),
    Table(Box<StoredTable>),
    /// A line of a log. Storing it fails where another page has stored one at its place.
    Line(Line),
    Record(StoredRecord),
}

/// A view to be looked at by a bot.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Thought {
    pub seat: usize,
    /// The bot's name.
    pub bot: &'static str,
    /// The revision that its answer must name.
    pub revision: u32,
    /// The choices so far.
    pub record: String,
}

/// What is to be done beside the answer.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Effects {
    pub store: Vec<Store>,
    /// What all sockets at a table are told.
    pub tell: Vec<(Id, String)>,
    /// Tables at which bots may be due.
    pub due: Vec<Id>,
}

/// The answer to a request.
#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    pub status: u16,
    pub body: Box<RawValue>,
    /// The answer is what a bot thinks of this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub think: Option<Thought>,
    #[serde(flatten)]
    pub effects: Effects,
}

/// What came of a message on a socket.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Heard {
    /// What this socket alone is told.
    pub answer: Option<String>,
    #[serde(flatten)]
    pub effects: Effects,
}

impl Answer {
    pub(crate) fn new(status: u16, body: &impl Serialize, effects: Effects) -> Self {
        let body = to_raw_value(body).expect("answers are plain JSON");
        Self { status, body, think: None, effects }
    }

    /// An answer that changes nothing.
    pub(crate) fn ok(body: &impl Serialize) -> Self {
        Self::new(200, body, Effects::default())
    }

    /// The answer as text.
    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("answers are plain JSON")
    }
}

impl Heard {
    /// What came of it as text.
    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("messages are plain JSON")
    }
}

/// Why a request is not answered as wished, with the codes and statuses of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Something was sent that cannot be read.
    Malformed(String),
    /// Nobody has given a name yet.
    NotSignedIn,
    /// A seat is for somebody else, who could never find this table.
    NeedsOthers,
    /// The table does not do it.
    Refused(Refusal),
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl Fault {
    fn status(&self) -> u16 {
        match self {
            Self::Malformed(_) => 400,
            Self::NotSignedIn => 401,
            Self::NeedsOthers => 422,
            Self::Refused(refusal) => refusal.kind().0.status(),
        }
    }

    fn detail(&self) -> ErrorDetail {
        let (code, message) = match self {
            Self::Malformed(message) => ("malformed", message.clone()),
            Self::NotSignedIn => ("not-signed-in", "please choose a name first".to_owned()),
            Self::NeedsOthers => {
                ("needs-others", "a free seat needs a server to be found".to_owned())
            }
            Self::Refused(refusal) => (refusal.kind().1, refusal.to_string()),
        };
        ErrorDetail::new(code, &message)
    }

    /// The fault as a request is answered.
    pub(crate) fn answer(&self) -> Answer {
        let error = ErrorAnswer { error: self.detail() };
        Answer::new(self.status(), &error, Effects::default())
    }

    /// The fault as it is told on a socket.
    pub(crate) fn message(&self, key: &str) -> String {
        let key = Some(key.to_owned()).filter(|key| !key.is_empty());
        ServerMessage::Error { error: self.detail(), key }.to_json()
    }
}
