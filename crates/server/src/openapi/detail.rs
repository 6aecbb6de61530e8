//! What the types do not say: who may send an operation, the limits of what is sent, taken from the constants that check them, and
//! an example of each body.

use ::table::{
    clock::{LONGEST, SHORTEST},
    input::{CHAT, KEY, NAME},
};
use engine::MAX_SEATS;
use protocol::MovedGame;
use serde_json::{Value, json};
use utoipa::{
    Modify, Number,
    openapi::{
        Components, Content, Object, OpenApi, RefOr, Schema,
        path::{Operation, Parameter, PathItem},
        security::{
            ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
        },
    },
};

use crate::http::RECORD;

/// The operations that anybody may send without a token or a cookie. Some of them show more to people who have one.
const OPEN: [&str; 15] = [
    "ask",
    "chat",
    "create_session",
    "download",
    "end",
    "join",
    "list",
    "missed",
    "recover",
    "replay_record",
    "replay_table",
    "show_table",
    "sign_in",
    "use_link",
    "view",
];

/// The fewest and the most characters of properties that are texts, by schema.
const TEXTS: [(&str, &str, usize, usize); 5] = [
    ("ChatBody", "text", 1, CHAT),
    ("Name", "name", 1, NAME),
    ("NewSeat", "name", 1, NAME),
    ("RenameBody", "name", 1, NAME),
    ("ShareBody", "bytes", 64, 64),
];

/// Adds all of it to the document.
pub struct Detail;

impl Modify for Detail {
    fn modify(&self, document: &mut OpenApi) {
        let components = document.components.get_or_insert_default();
        proofs(components);
        bounds(components);
        let both = [("token", [""; 0]), ("cookie", [])];
        let proved = both.map(|(name, scopes)| SecurityRequirement::new(name, scopes));
        for operation in document.paths.paths.values_mut().flat_map(operations) {
            let name = operation.operation_id.clone().unwrap_or_default();
            let nothing = OPEN.contains(&&*name).then(SecurityRequirement::default);
            operation.security = Some(proved.iter().cloned().chain(nothing).collect());
            for parameter in operation.parameters.iter_mut().flatten() {
                if let RefOr::T(parameter) = parameter {
                    bound_parameter(parameter);
                }
            }
            if let Some(RefOr::T(body)) = &mut operation.request_body {
                for content in body.content.values_mut() {
                    if let RefOr::T(content) = content {
                        bound_body(&name, content);
                        content.example = example(&name);
                    }
                }
            }
        }
    }
}

/// The operations of an address.
fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let PathItem { get, post, patch, delete, .. } = item;
    [get, post, patch, delete].into_iter().flatten()
}

/// How someone proves who they are.
fn proofs(components: &mut Components) {
    let token = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .description(Some("A token of a program, from `POST /api/session/token`."))
        .build();
    let cookie = "The cookie of a browser, from `POST /api/session`. With https its name is `__Host-notredame`. \
        Changes need the header `Origin` too.";
    let cookie = ApiKey::Cookie(ApiKeyValue::with_description("notredame", cookie));
    components.add_security_scheme("token", SecurityScheme::Http(token));
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
}

/// A property of a schema.
fn property<'a>(
    components: &'a mut Components,
    schema: &str,
    name: &str,
) -> Option<&'a mut Schema> {
    let RefOr::T(Schema::Object(Object { properties, .. })) = components.schemas.get_mut(schema)?
    else {
        return None;
    };
    match properties.get_mut(name)? {
        RefOr::T(schema) => Some(schema),
        RefOr::Ref(_) => None,
    }
}

fn bounds(components: &mut Components) {
    for (schema, name, least, most) in TEXTS {
        if let Some(Schema::Object(text)) = property(components, schema, name) {
            (text.min_length, text.max_length) = (Some(least), Some(most));
        }
    }
    if let Some(Schema::Object(bytes)) = property(components, "ShareBody", "bytes") {
        bytes.pattern = Some("^[0-9a-fA-F]{64}$".into());
    }
    if let Some(Schema::Array(seats)) = property(components, "NewTable", "seats") {
        (seats.min_items, seats.max_items) = (Some(2), Some(MAX_SEATS));
    }
    if let Some(Schema::Object(seconds)) = property(components, "NewTable", "seconds_per_choice") {
        seconds.minimum = Some(Number::Float(SHORTEST.into()));
        seconds.maximum = Some(Number::Float(LONGEST.into()));
    }
    let names: Vec<String> = components.schemas.keys().cloned().collect();
    for schema in names.iter().filter(|it| it.ends_with("Body") || *it == "NewTable") {
        for name in ["seat", "with", "start"] {
            if let Some(Schema::Object(seat)) = property(components, schema, name) {
                seat.maximum = Some(Number::UInt(MAX_SEATS - 1));
            }
        }
    }
}

fn bound_parameter(parameter: &mut Parameter) {
    let Some(RefOr::T(Schema::Object(schema))) = &mut parameter.schema else { return };
    match parameter.name.as_str() {
        "seat" => schema.maximum = Some(Number::UInt(MAX_SEATS - 1)),
        "Idempotency-Key" => schema.max_length = Some(KEY),
        _ => {}
    }
}

/// The limits of a body that is a text.
fn bound_body(operation: &str, content: &mut Content) {
    let most = match operation {
        "bring_game" => MovedGame::MOST_BYTES,
        "upload" => RECORD,
        _ => return,
    };
    if let Some(RefOr::T(Schema::Object(text))) = &mut content.schema {
        text.max_length = Some(most);
    }
}

/// A body of this operation.
fn example(operation: &str) -> Option<Value> {
    let body = match operation {
        "answer" => json!({ "grant": true }),
        "ask_to_replace" | "host" | "replace" | "sit" | "stand" | "take" => json!({ "seat": 1 }),
        "assign" => json!({ "seat": 1, "bot": "regular" }),
        "choose" => json!({ "seat": 0, "revision": 0, "choice": "keep bank" }),
        "colour" => json!({ "seat": 0, "colour": "yellow" }),
        "create_session" | "rename_person" => json!({ "name": "Odile" }),
        "create_table" => json!({
            "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "regular" }],
            "rules": { "new_persons": true }, "hints": true, "seconds_per_choice": 86400,
        }),
        "fill" => json!({ "level": "regular" }),
        "leave" => json!({ "seat": 0, "level": "regular" }),
        "mute" => json!({ "speaker": "0123456789abcdef", "muted": true }),
        "recover" => json!({ "code": "ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2" }),
        "remove" | "sign_out" => json!({ "id": "0123456789abcdef" }),
        "rename_seat" => json!({ "seat": 0, "name": "Odile" }),
        "restart" | "undo" => json!({ "seat": 0, "revision": 1 }),
        "say" => json!({ "text": "Bonsoir" }),
        "share" => json!({ "bytes": "01".repeat(32) }),
        "spectators" => json!({ "welcome": false }),
        "swap" => json!({ "seat": 0, "with": 1 }),
        "use_link" => json!({ "secret": "01".repeat(32) }),
        "add_passkey" | "sign_in" => json!({ "challenge": "01".repeat(16), "credential": {} }),
        "upload" => json!(
            "notre-dame record 1\nrules-version 1\ncolours red blue\nrules edition=2017 new-persons=off coins=25 \
             benefactor=prestige open-scores=on\nseed 0000000000000000000000000000000000000000000000000000000000000000\n\
             choices\nunfinished\n"
        ),
        "bring_game" => json!(
            "notre-dame game 1\nhints on\nseat 0: person\nseat 1: bot regular\nnotre-dame record 1\nrules-version 1\n\
             colours red blue\nseed 0000000000000000000000000000000000000000000000000000000000000000\nchoices\nunfinished\n"
        ),
        _ => return None,
    };
    Some(body)
}
