//! Numbers for those who run the server, in the format of Prometheus.

use std::sync::OnceLock;

use anyhow::Context as _;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// A process has one recorder, also where a test opens several servers.
static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();

const SECONDS: [f64; 12] =
    [0.0001, 0.0003, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1.0, 5.0];
const BATCH: [f64; 8] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 256.0];

/// Starts counting.
pub fn start() -> anyhow::Result<()> {
    if RECORDER.get().is_some() {
        return Ok(());
    }
    let recorder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS)?
        .set_buckets_for_metric(Matcher::Suffix("_batch".into()), &BATCH)?
        .build_recorder();
    let handle = recorder.handle();
    if RECORDER.set(handle).is_ok() {
        metrics::set_global_recorder(recorder)
            .map_err(|_| anyhow::anyhow!("twice"))
            .context("starting metrics")?;
        describe();
    }
    Ok(())
}

fn describe() {
    metrics::describe_gauge!("notredame_tables_resident", "tables in memory");
    metrics::describe_gauge!("notredame_sockets", "open sockets");
    metrics::describe_gauge!("notredame_bot_queue", "bots that think or wait for a thread");
    metrics::describe_counter!("notredame_tables_made_total", "tables made");
    metrics::describe_counter!("notredame_choices_total", "choices and undos accepted");
    metrics::describe_counter!(
        "notredame_connections_refused_total",
        "connections for which there was no place"
    );
    metrics::describe_counter!(
        "notredame_sockets_dropped_total",
        "sockets dropped because they did not keep up"
    );
    metrics::describe_counter!("notredame_store_errors_total", "times the store did not answer");
    metrics::describe_histogram!(
        "notredame_choice_seconds",
        "from a choice's arrival at its table to its last update"
    );
    metrics::describe_histogram!("notredame_commit_seconds", "one transaction with choices");
    metrics::describe_histogram!("notredame_commit_batch", "choices in one transaction");
    metrics::describe_histogram!("notredame_request_seconds", "one HTTP request");
}

/// All numbers as text.
pub fn render() -> String {
    RECORDER.get().map(PrometheusHandle::render).unwrap_or_default()
}

/// Tidies the histograms up; to be called now and then.
pub fn upkeep() {
    if let Some(recorder) = RECORDER.get() {
        recorder.run_upkeep();
    }
}
