//! The OpenAPI document, generated from the code.

use protocol::{ClientMessage, ServerMessage, server_message::ErrorAnswer};
use serde::Serialize;
use utoipa::{
    Modify, OpenApi, ToSchema,
    openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
};

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
    modifiers(&Proofs),
    // Some things can be seen by anybody.
    security(("token" = []), ("cookie" = []), ())
)]
struct Document;

/// How someone proves who they are.
struct Proofs;

impl Modify for Proofs {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let token = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("A token of a program, from `POST /api/session/token`."))
            .build();
        let cookie = "The cookie of a browser, from `POST /api/session`. With https its name is `__Host-notredame`. \
            Changes need the header `Origin` too.";
        let cookie = ApiKey::Cookie(ApiKeyValue::with_description("notredame", cookie));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(token));
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
    }
}

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
