//! How many requests one address may send.

use std::{
    net::{IpAddr, SocketAddr},
    num::NonZero,
    sync::Arc,
    time::Duration,
};

use axum::{
    Router,
    extract::{ConnectInfo, Request, State},
    http::{HeaderValue, header},
    middleware::{self, Next},
    response::{IntoResponse as _, Response},
};
use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock as _, DefaultClock},
};
use tokio::sync::watch;

use super::request::{From, client_address};
use crate::{error::Error, limits::network, server::Server};

/// Puts the limit before everything else, unless it is switched off.
pub fn limited(server: &Arc<Server>, app: Router) -> Router {
    let config = &server.config;
    let Some(rate) = NonZero::new(config.rate) else { return app };
    let burst = NonZero::new(config.burst).unwrap_or(NonZero::<u32>::MIN);
    let limiter = Arc::new(RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst)));
    tokio::spawn(forget_the_quiet(server.closing(), Arc::clone(&limiter)));
    let behind_proxy = config.behind_proxy;
    app.layer(middleware::from_fn(move |request: Request, next: Next| {
        let allowed = limiter.check_key(&address(behind_proxy, &request));
        async move {
            match allowed {
                Ok(()) => next.run(request).await,
                Err(not_until) => refusal(not_until.wait_time_from(DefaultClock::default().now())),
            }
        }
    }))
}

/// Lets an address use its share of the connections to the database: more of its requests wait for each other.
pub async fn in_turn(
    State(server): State<Arc<Server>>,
    From(from): From,
    request: Request,
    next: Next,
) -> Response {
    // Where requests are not limited, they do not wait either.
    let _share = if server.config.rate == 0 { None } else { Some(server.shares.enter(from).await) };
    next.run(request).await
}

/// Clients are told apart by their address, or by the network they are in.
fn address(behind_proxy: bool, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
    network(client_address(behind_proxy, request.headers(), peer))
}

/// Forgets addresses that have sent nothing for a while.
async fn forget_the_quiet(
    mut closing: watch::Receiver<bool>,
    limiter: Arc<DefaultKeyedRateLimiter<IpAddr>>,
) {
    let minute = Duration::from_mins(1);
    while tokio::time::timeout(minute, closing.wait_for(|it| *it)).await.is_err() {
        limiter.retain_recent();
    }
}

fn refusal(wait: Duration) -> Response {
    let mut answer =
        Error::TooMany("too many requests from this address: wait a moment").into_response();
    let seconds = wait.as_secs().max(1);
    answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    answer
}
