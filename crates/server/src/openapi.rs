//! The OpenAPI document, generated from the code.

mod detail;

use detail::Detail;
use protocol::{ClientMessage, ServerMessage, server_message::ErrorAnswer};
use serde::Serialize;
use utoipa::{OpenApi, ToSchema};

use crate::http::{
    chat, devices, games, host, new_table, passkeys, play, records, seats, session, tables,
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Notre Dame",
        description = "Tables of the board game Notre Dame. Besides these requests each table has a WebSocket at \
            /api/tables/{id}/socket: see docs/api.md. Programs send `Authorization: Bearer` with a token."
    ),
    paths(
        session::create,
        session::show,
        session::statistics,
        session::rename,
        session::end,
        session::token,
        session::link,
        session::use_link,
        devices::list,
        devices::sign_out,
        devices::recovery,
        devices::revoke_recovery,
        devices::recover,
        passkeys::list,
        passkeys::begin,
        passkeys::add,
        passkeys::remove,
        passkeys::ask,
        passkeys::sign_in,
        new_table::create,
        tables::list,
        tables::show,
        tables::join,
        seats::sit,
        seats::stand,
        seats::rename,
        seats::share,
        seats::start,
        seats::fill,
        seats::leave,
        seats::take,
        seats::replace,
        seats::colour,
        seats::assign,
        seats::swap,
        host::host,
        host::spectators,
        host::mute,
        host::ask_to_replace,
        host::ask_to_take_back,
        host::confirm,
        host::answer,
        tables::rematch,
        chat::say,
        chat::chat,
        play::view,
        play::missed,
        play::choose,
        play::undo,
        play::restart,
        play::preview,
        play::hint,
        records::download,
        records::upload,
        records::replay_table,
        records::replay_record,
        games::take_along,
        games::bring,
    ),
    // Socket messages are not responses to any request.
    components(schemas(ServerMessage, ClientMessage)),
    modifiers(&Detail)
)]
struct Document;

/// The document as JSON, on many lines.
pub fn document() -> String {
    Document::openapi().to_pretty_json().expect("the document is plain JSON")
}

/// The current state, or an error.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum UpdateOrError {
    /// The current state.
    Update(Box<ServerMessage>),
    /// Why it is not possible now.
    Error(ErrorAnswer),
}
