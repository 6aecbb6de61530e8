//! The HTTP side: routes, who is asking, and what every response contains.

pub mod api_docs;
pub mod assets;
mod bundle;
pub mod chat;
pub mod devices;
pub mod games;
pub mod host;
pub mod new_table;
pub mod offline;
pub mod operate;
mod packing;
pub mod passkeys;
pub mod play;
mod rate;
pub mod records;
pub mod request;
pub mod seats;
pub mod session;
pub mod tables;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request},
    http::{HeaderName, HeaderValue, header},
    middleware::{self, Next},
    response::Response,
    routing::{get, post},
};
use tower::util::option_layer;
use tower_http::{catch_panic::CatchPanicLayer, set_header::SetResponseHeaderLayer};

use crate::{error::Error, server::Server, socket, unsent};

/// What pages of this server may load: nothing from anywhere else.
fn policy() -> String {
    CSP.replace("script-src 'self'", &format!("script-src 'self' {}", bundle::allowed()))
}

/// The same, without what the page itself contains.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// The largest request body, except for records.
pub const BODY: usize = 16 * 1024;

/// The largest record that can be uploaded.
pub const RECORD: usize = 256 * 1024;

/// How long a request may take, its body included.
const REQUEST: Duration = Duration::from_secs(30);

/// All routes of the server.
pub fn router(server: &Arc<Server>) -> Router {
    let api = Router::new()
        .merge(of_store(server))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/sit", post(seats::sit))
        .route("/tables/{id}/stand", post(seats::stand))
        .route("/tables/{id}/rename", post(seats::rename))
        .route("/tables/{id}/share", post(seats::share))
        .route("/tables/{id}/start", post(seats::start))
        .route("/tables/{id}/fill", post(seats::fill))
        .route("/tables/{id}/leave", post(seats::leave))
        .route("/tables/{id}/take", post(seats::take))
        .route("/tables/{id}/replace", post(seats::replace))
        .route("/tables/{id}/host", post(host::host))
        .route("/tables/{id}/spectators", post(host::spectators))
        .route("/tables/{id}/mute", post(host::mute))
        .route("/tables/{id}/ask-to-replace", post(host::ask_to_replace))
        .route("/tables/{id}/ask-to-take-back", post(host::ask_to_take_back))
        .route("/tables/{id}/confirm", post(host::confirm))
        .route("/tables/{id}/answer", post(host::answer))
        .route("/tables/{id}/colour", post(seats::colour))
        .route("/tables/{id}/assign", post(seats::assign))
        .route("/tables/{id}/swap", post(seats::swap))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/chat", post(chat::say).get(chat::chat))
        .route("/tables/{id}/view", get(play::view))
        .route("/tables/{id}/missed", get(play::missed))
        .route("/tables/{id}/choices", post(play::choose))
        .route("/tables/{id}/undo", post(play::undo))
        .route("/tables/{id}/restart-turn", post(play::restart))
        .route("/tables/{id}/hint", get(play::hint))
        .route("/tables/{id}/preview", get(play::preview))
        .route("/tables/{id}/socket", get(socket::open))
        .route("/tables/{id}/record", get(records::download))
        .route("/tables/{id}/move", post(games::take_along))
        .route("/tables/{id}/replay", get(records::replay_table))
        .route("/replays/{id}", get(records::replay_record))
        .layer(DefaultBodyLimit::max(BODY))
        .route("/records", post(records::upload).layer(DefaultBodyLimit::max(RECORD)))
        .fallback(async || Error::NotFound("address"))
        .method_not_allowed_fallback(async || Error::Method)
        .layer(middleware::from_fn_with_state(Arc::clone(server), unsent::counted))
        .layer(middleware::from_fn_with_state(Arc::clone(server), request::check_origin));
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let of_pages = |name: HeaderName, value: &str| {
        let value = HeaderValue::from_str(value).expect("headers are ASCII");
        let value = move |answer: &Response| may_be_page(answer).then(|| value.clone());
        SetResponseHeaderLayer::if_not_present(name, value)
    };
    let app = Router::new()
        .nest("/api", api)
        .merge(api_docs::pages())
        .merge(operate::readiness(server))
        .merge(if server.config.metrics.is_none() { operate::metrics() } else { Router::new() })
        .route("/offline", get(offline::lead))
        .route("/offline/", get(offline::page))
        .route("/offline/{*name}", get(offline::file))
        .fallback(assets::serve)
        .layer(middleware::from_fn(in_time))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            axum::response::IntoResponse::into_response(Error::Internal(anyhow::anyhow!(
                "a handler panicked"
            )))
        }))
        .layer(of_pages(header::CONTENT_SECURITY_POLICY, &policy()))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(of_pages(header::REFERRER_POLICY, "same-origin"))
        .layer(of_pages(header::X_FRAME_OPTIONS, "DENY"))
        .layer(of_pages(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(of_pages(
            HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=()",
        ))
        .layer(header(header::CACHE_CONTROL, "no-store"))
        .with_state(Arc::clone(server));
    // A browser that has used https once will not connect without it any more.
    let strict = server
        .config
        .is_secure()
        .then(|| header(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000"));
    // Health checks are answered whatever others do from the same address.
    rate::limited(server, app.layer(option_layer(strict))).route("/healthz", get(operate::health))
}

/// What goes to the database by itself. Everything else goes to a table, which is asked one thing after the other.
fn of_store(server: &Arc<Server>) -> Router<Arc<Server>> {
    Router::new()
        .route(
            "/session",
            post(session::create).get(session::show).patch(session::rename).delete(session::end),
        )
        .route("/session/statistics", get(session::statistics))
        .route("/session/link", post(session::link))
        .route("/session/devices", get(devices::list))
        .route("/session/sign-out", post(devices::sign_out))
        .route("/session/recovery", post(devices::recovery).delete(devices::revoke_recovery))
        .route("/session/recover", post(devices::recover))
        .route("/session/passkeys", get(passkeys::list).post(passkeys::add))
        .route("/session/new-passkey", post(passkeys::begin))
        .route("/session/remove-passkey", post(passkeys::remove))
        .route("/session/ask-passkey", post(passkeys::ask))
        .route("/session/use-passkey", post(passkeys::sign_in))
        .route("/session/token", post(session::token))
        .route("/session/use-link", post(session::use_link))
        .route("/tables", post(new_table::create).get(tables::list))
        .route("/join/{code}", get(tables::join))
        .route("/games", post(games::bring))
        .layer(middleware::from_fn_with_state(Arc::clone(server), rate::in_turn))
}

/// Whether a browser may show this response as a page, unlike scripts, styles and fonts, which don't need the headers
/// for pages; and there are many of them.
fn may_be_page(answer: &Response) -> bool {
    let kind = answer.headers().get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let parts = ["text/javascript", "text/css", "font/"];
    !kind.is_some_and(|it| parts.iter().any(|part| it.starts_with(part)))
}

/// Cuts off requests that take too long, and measures the others.
async fn in_time(request: Request, next: Next) -> Result<Response, Error> {
    let began = Instant::now();
    let answer = tokio::time::timeout(REQUEST, next.run(request)).await.map_err(|_| Error::Slow);
    metrics::histogram!("notredame_request_seconds").record(began.elapsed());
    answer
}
