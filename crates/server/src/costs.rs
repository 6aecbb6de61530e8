//! What one request may cost, by its kind: one table, which `docs/hosting.md` shows and the tests hold against every route.

use std::fmt::Write as _;

use ::table::STEPS;
use protocol::MovedGame;
use store::{devices, log, passkeys, people, tables};

use crate::{
    http::{BODY, RECORD},
    shares::{HEAVY, HEAVY_WAITING, REQUESTS},
    socket::MESSAGE,
};

const KB: usize = 1024;
const MB: usize = 1024 * KB;

/// What one request may cost.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// What these requests are.
    pub what: &'static str,
    /// The requests: method and path.
    pub requests: &'static [&'static str],
    /// The most bytes of a body.
    pub sent: usize,
    /// The most bytes of an answer before compression.
    pub answered: usize,
    /// The most rows of the database that it reads or writes.
    pub rows: i64,
    /// Where it is processed.
    pub place: Place,
}

/// Where a request is processed, and how many are at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nothing is computed.
    Memory,
    /// The database does the work.
    Database,
    /// The task of a table.
    Table,
    /// Threads for work that takes more than a millisecond.
    Heavy,
    /// The threads of the bots.
    Bots,
}

impl Place {
    fn words(self) -> String {
        match self {
            Self::Memory => "immediately, from memory".into(),
            Self::Database => format!("{REQUESTS} at a time for each address; the others wait"),
            Self::Table => "one at a time at each table".into(),
            Self::Heavy => format!(
                "threads of their own: {HEAVY} at a time for the server, one for each address; {} wait",
                HEAVY_WAITING - 1
            ),
            Self::Bots => "the threads of the bots, which addresses share".into(),
        }
    }
}

/// The rows of a table with five seats.
const TABLE: i64 = 6;

/// The rows of a person with all devices and passkeys there may be.
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_wrap,
    reason = "a small number, at compile time"
)]
const PERSON: i64 = 1 + devices::MOST + passkeys::MOST as i64;

/// The most choices of a game that continues here: none takes fewer bytes than `0 pass` and the end of the line.
const MOVED: i64 = 2_341;
const _: () = assert!(MovedGame::MOST_BYTES / 7 + 1 == 2_341, "the bytes limit the choices");

/// All requests, by kind.
pub const COSTS: [Cost; 14] = [
    Cost {
        what: "who someone is",
        requests: &[
            "POST /api/session",
            "GET /api/session",
            "PATCH /api/session",
            "DELETE /api/session",
            "POST /api/session/link",
            "POST /api/session/use-link",
            "POST /api/session/token",
            "POST /api/session/recovery",
            "DELETE /api/session/recovery",
            "POST /api/session/recover",
            "GET /api/session/devices",
            "POST /api/session/sign-out",
            "GET /api/session/passkeys",
            "POST /api/session/passkeys",
            "POST /api/session/new-passkey",
            "POST /api/session/remove-passkey",
            "POST /api/session/ask-passkey",
            "POST /api/session/use-passkey",
        ],
        sent: BODY,
        answered: 32 * KB,
        rows: PERSON,
        place: Place::Database,
    },
    Cost {
        what: "statistics",
        requests: &["GET /api/session/statistics"],
        sent: 0,
        answered: KB,
        rows: 2 * people::COUNTED,
        place: Place::Database,
    },
    Cost {
        what: "lists of tables",
        requests: &["GET /api/tables"],
        sent: 0,
        answered: MB,
        rows: tables::SEARCHED + tables::PAGE * TABLE,
        place: Place::Database,
    },
    Cost {
        what: "a new table",
        requests: &["POST /api/tables", "GET /api/join/{code}"],
        sent: BODY,
        answered: 16 * KB,
        rows: TABLE,
        place: Place::Database,
    },
    Cost {
        what: "a game that continues here",
        requests: &["POST /api/games"],
        sent: MovedGame::MOST_BYTES,
        answered: 16 * KB,
        rows: TABLE + MOVED,
        place: Place::Heavy,
    },
    Cost {
        what: "a table and its seats",
        requests: &[
            "GET /api/tables/{id}",
            "POST /api/tables/{id}/sit",
            "POST /api/tables/{id}/stand",
            "POST /api/tables/{id}/rename",
            "POST /api/tables/{id}/share",
            "POST /api/tables/{id}/start",
            "POST /api/tables/{id}/fill",
            "POST /api/tables/{id}/leave",
            "POST /api/tables/{id}/take",
            "POST /api/tables/{id}/replace",
            "POST /api/tables/{id}/host",
            "POST /api/tables/{id}/spectators",
            "POST /api/tables/{id}/mute",
            "POST /api/tables/{id}/ask-to-replace",
            "POST /api/tables/{id}/ask-to-take-back",
            "POST /api/tables/{id}/confirm",
            "POST /api/tables/{id}/answer",
            "POST /api/tables/{id}/colour",
            "POST /api/tables/{id}/assign",
            "POST /api/tables/{id}/swap",
            "POST /api/tables/{id}/rematch",
        ],
        sent: BODY,
        answered: 16 * KB,
        rows: TABLE,
        place: Place::Table,
    },
    Cost {
        what: "chat",
        requests: &["GET /api/tables/{id}/chat", "POST /api/tables/{id}/chat"],
        sent: BODY,
        answered: 512 * KB,
        rows: log::SHOWN,
        place: Place::Database,
    },
    Cost {
        what: "a game and its choices",
        requests: &[
            "GET /api/tables/{id}/view",
            "POST /api/tables/{id}/choices",
            "POST /api/tables/{id}/undo",
            "POST /api/tables/{id}/restart-turn",
            "GET /api/tables/{id}/preview",
            "GET /api/tables/{id}/record",
            "POST /api/tables/{id}/move",
        ],
        sent: BODY,
        answered: MB,
        rows: TABLE + 1,
        place: Place::Table,
    },
    Cost {
        what: "what was missed",
        requests: &["GET /api/tables/{id}/missed"],
        sent: 0,
        // A view takes about 8 KB.
        answered: STEPS * 5 * 12 * KB,
        rows: 0,
        place: Place::Heavy,
    },
    Cost {
        what: "hints",
        requests: &["GET /api/tables/{id}/hint"],
        sent: 0,
        answered: 16 * KB,
        rows: 0,
        place: Place::Bots,
    },
    Cost {
        what: "records and replays",
        requests: &["POST /api/records", "GET /api/replays/{id}", "GET /api/tables/{id}/replay"],
        sent: RECORD,
        answered: 16 * MB,
        rows: 1,
        place: Place::Heavy,
    },
    Cost {
        what: "a message on a socket",
        requests: &["GET /api/tables/{id}/socket"],
        sent: MESSAGE,
        answered: MB,
        rows: TABLE + 1,
        place: Place::Table,
    },
    Cost {
        what: "files and the state of the server",
        requests: &[
            "GET /",
            "GET /offline",
            "GET /offline/",
            "GET /offline/{*name}",
            "GET /api/openapi.json",
            "GET /api/docs",
            "GET /api/docs/",
            "GET /api/docs/{name}",
            "GET /healthz",
            "GET /metrics",
        ],
        sent: 0,
        answered: 8 * MB,
        rows: 0,
        place: Place::Memory,
    },
    Cost {
        what: "whether the server is ready",
        requests: &["GET /readyz"],
        sent: 0,
        answered: KB,
        rows: 1,
        place: Place::Database,
    },
];

/// The costs as the table in `docs/hosting.md`.
pub fn table() -> String {
    let mut text = String::from(
        "| requests | body | answer | rows | processed |\n| --- | --- | --- | --- | --- |\n",
    );
    for Cost { what, requests, sent, answered, rows, place } in COSTS {
        let listed = requests.join("`, `");
        let [sent, answered] = [sent, answered].map(size);
        writeln!(text, "| {what}: `{listed}` | {sent} | {answered} | {rows} | {} |", place.words())
            .expect("a string takes any text");
    }
    text
}

fn size(bytes: usize) -> String {
    match bytes {
        0 => "–".into(),
        _ if bytes.is_multiple_of(MB) => format!("{} MB", bytes / MB),
        _ => format!("{} KB", bytes / KB),
    }
}
