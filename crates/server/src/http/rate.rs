//! How many requests one address may send.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{
    Router,
    extract::ConnectInfo,
    http::{HeaderValue, Request, header},
    response::{IntoResponse as _, Response},
};
use tower_governor::{
    GovernorError, GovernorLayer, governor::GovernorConfigBuilder, key_extractor::KeyExtractor,
};

use super::request::client_address;
use crate::{error::Error, limits::network, server::Server};

/// Tells clients apart by their address, or by the network they are in.
#[derive(Clone, Debug)]
struct ByAddress {
    behind_proxy: bool,
}

impl KeyExtractor for ByAddress {
    type Key = IpAddr;

    fn extract<T>(&self, request: &Request<T>) -> Result<IpAddr, GovernorError> {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
        Ok(network(client_address(self.behind_proxy, request.headers(), peer)))
    }
}

/// Puts the limit before everything else, unless it is switched off.
pub fn limited(server: &Arc<Server>, app: Router) -> Router {
    let config = &server.config;
    if config.rate == 0 {
        return app;
    }
    let limit = GovernorConfigBuilder::default()
        .period(Duration::from_secs(1) / config.rate)
        .burst_size(config.burst.max(1))
        .key_extractor(ByAddress { behind_proxy: config.behind_proxy })
        .finish();
    let Some(limit) = limit else { return app };
    let limiter = Arc::clone(limit.limiter());
    let mut closing = server.closing();
    tokio::spawn(async move {
        // Addresses that have gone quiet are forgotten.
        while tokio::time::timeout(Duration::from_mins(1), closing.wait_for(|it| *it))
            .await
            .is_err()
        {
            limiter.retain_recent();
        }
    });
    app.layer(GovernorLayer::new(limit).error_handler(refusal))
}

#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over")]
fn refusal(error: GovernorError) -> Response {
    let mut answer =
        Error::TooMany("too many requests from this address: wait a moment").into_response();
    if let GovernorError::TooManyRequests { wait_time, .. } = error {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait_time.max(1)));
    }
    answer
}
