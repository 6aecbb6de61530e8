//! `notredame serve`: starts a server where people play.

use std::{
    fs,
    net::SocketAddr,
    path::PathBuf,
    process::{Command, Stdio},
    time::Duration,
};

use anyhow::Context as _;
use serde::{Deserialize, Serialize};
use server::{Config, config::origin};
use store::records::Shelf;

/// Every setting can be a flag, an environment variable or a line in the file; flags win over variables, variables over the file.
#[derive(Debug, Default, clap::Args, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(crate) struct Arguments {
    /// Where to listen [default: 127.0.0.1:7373]
    #[arg(long, env = "NOTREDAME_LISTEN", value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// The public address, beginning with `https://`
    #[arg(long, env = "NOTREDAME_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// The folder where everything is stored [default: notredame-data]
    #[arg(long, env = "NOTREDAME_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead of the folder: postgres://…
    #[arg(long, env = "NOTREDAME_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
    /// The folder built by `cargo xtask offline`, for solo play on the device when the connection is lost
    #[arg(long, env = "NOTREDAME_OFFLINE", value_name = "FOLDER")]
    offline: Option<PathBuf>,
    /// Whether there is a proxy in front, which gives the client's address in X-Forwarded-For
    #[arg(long, env = "NOTREDAME_BEHIND_PROXY", value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// Threads for the bots [default: one fewer than there are cores, at least 1]
    #[arg(long, env = "NOTREDAME_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// Milliseconds a bot waits after a person's choice, which can be undone in the meantime [default: 700]
    #[arg(long, env = "NOTREDAME_BOT_PAUSE", value_name = "MS")]
    bot_pause: Option<u64>,
    /// Seconds a table that nobody is watching stays in memory [default: 60]
    #[arg(long, env = "NOTREDAME_EVICT_AFTER", value_name = "SECONDS")]
    evict_after: Option<u64>,
    /// Seconds someone must be away before the host may let a bot play for them [default: 120]
    #[arg(long, env = "NOTREDAME_REPLACE_AFTER", value_name = "SECONDS")]
    replace_after: Option<u64>,
    /// Sustained requests per second from one address, 0 for no limit [default: 50]
    #[arg(long, env = "NOTREDAME_RATE", value_name = "N")]
    rate: Option<u32>,
    /// Requests from one address in a burst [default: 200]
    #[arg(long, env = "NOTREDAME_BURST", value_name = "N")]
    burst: Option<u32>,
    /// Simultaneous connections, if the process may open that many files [default: 20000]
    #[arg(long, env = "NOTREDAME_CONNECTIONS", value_name = "N")]
    connections: Option<usize>,
    /// Connections from one address, 0 for no limit; behind a proxy, the proxy has to limit them [default: 300]
    #[arg(long, env = "NOTREDAME_CONNECTIONS_PER_ADDRESS", value_name = "N")]
    connections_per_address: Option<usize>,
    /// A separate address for /metrics
    #[arg(long, env = "NOTREDAME_METRICS", value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// Sustained messages per second on one socket, 0 for no limit [default: 20]
    #[arg(long, env = "NOTREDAME_SOCKET_RATE", value_name = "N")]
    socket_rate: Option<u32>,
    /// Sockets from one address, 0 for no limit [default: 200]
    #[arg(long, env = "NOTREDAME_SOCKETS_PER_ADDRESS", value_name = "N")]
    sockets_per_address: Option<usize>,
    /// New people from one address in an hour, half of them at once, 0 for no limit [default: 120]
    #[arg(long, env = "NOTREDAME_PEOPLE_PER_HOUR", value_name = "N")]
    people_per_hour: Option<u32>,
    /// New tables from one address in an hour, 0 for no limit [default: 120]
    #[arg(long, env = "NOTREDAME_TABLES_PER_HOUR", value_name = "N")]
    tables_per_hour: Option<u32>,
    /// Records uploaded by one person, and from one address, in an hour, 0 for no limit [default: 30]
    #[arg(long, env = "NOTREDAME_RECORDS_PER_HOUR", value_name = "N")]
    records_per_hour: Option<u32>,
    /// Megabytes of uploaded records; the longest unused ones are deleted to make room [default: 512]
    #[arg(long, env = "NOTREDAME_RECORDS_MB", value_name = "MB")]
    records_mb: Option<u64>,
    /// Days after which an inactive table that has not begun is archived [default: 14]
    #[arg(long, env = "NOTREDAME_ARCHIVE_WAITING_DAYS", value_name = "DAYS")]
    archive_waiting_days: Option<u32>,
    /// Days after which an inactive game is archived [default: 90]
    #[arg(long, env = "NOTREDAME_ARCHIVE_PLAYING_DAYS", value_name = "DAYS")]
    archive_playing_days: Option<u32>,
    /// How much is logged: error, warn, info, debug or trace [default: info]
    #[arg(long, env = "NOTREDAME_LOG", value_name = "LEVEL")]
    log: Option<String>,
    /// Whether to open a browser [default: true on a desktop when only this machine is served]
    #[arg(long, env = "NOTREDAME_BROWSER", value_name = "BOOL")]
    browser: Option<bool>,
    /// A TOML file with these settings, named like the flags
    #[arg(long, env = "NOTREDAME_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    config: Option<PathBuf>,
}

impl Arguments {
    /// Adds settings that are only in the file.
    fn with_file(self) -> anyhow::Result<Self> {
        let Some(file) = &self.config else { return Ok(self) };
        let name = file.display();
        let text = fs::read_to_string(file).with_context(|| format!("reading {name}"))?;
        let in_file: Self = toml::from_str(&text).with_context(|| format!("{name}"))?;
        let mut settings = toml::Table::try_from(in_file)?;
        settings.extend(toml::Table::try_from(self)?);
        Ok(settings.try_into()?)
    }

    fn config(&self) -> anyhow::Result<Config> {
        let public_url = self.public_url.as_deref().map(origin).transpose();
        let public_url = public_url.map_err(|error| anyhow::anyhow!("public-url: {error}"))?;
        let default = Config::default();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Config {
            listen: self.listen.unwrap_or(default.listen),
            public_url: public_url.or(default.public_url),
            data: self.data.clone().unwrap_or(default.data),
            database: self.database.clone().or(default.database),
            offline: self.offline.clone().or(default.offline),
            behind_proxy: self.behind_proxy.unwrap_or(default.behind_proxy),
            bot_threads: self.bot_threads.unwrap_or((cores - 1).max(1)),
            bot_pause: self.bot_pause.map_or(default.bot_pause, Duration::from_millis),
            evict_after: self.evict_after.map_or(default.evict_after, Duration::from_secs),
            replace_after: self.replace_after.map_or(default.replace_after, Duration::from_secs),
            rate: self.rate.unwrap_or(default.rate),
            burst: self.burst.unwrap_or(default.burst),
            connections: self.connections.unwrap_or(default.connections),
            connections_per_address: self
                .connections_per_address
                .unwrap_or(default.connections_per_address),
            idle: default.idle,
            stalled: default.stalled,
            check_sockets: default.check_sockets,
            metrics: self.metrics.or(default.metrics),
            socket_rate: self.socket_rate.unwrap_or(default.socket_rate),
            sockets_per_address: self.sockets_per_address.unwrap_or(default.sockets_per_address),
            people_per_hour: self.people_per_hour.unwrap_or(default.people_per_hour),
            tables_per_hour: self.tables_per_hour.unwrap_or(default.tables_per_hour),
            records_per_hour: self.records_per_hour.unwrap_or(default.records_per_hour),
            records: Shelf {
                bytes: self
                    .records_mb
                    .map_or(default.records.bytes, |it| it.saturating_mul(1 << 20)),
                ..default.records
            },
            archive_waiting_days: self.archive_waiting_days.unwrap_or(default.archive_waiting_days),
            archive_playing_days: self.archive_playing_days.unwrap_or(default.archive_playing_days),
            clock: default.clock,
        })
    }
}

pub(crate) fn run(arguments: Arguments) -> anyhow::Result<()> {
    let arguments = arguments.with_file()?;
    let level = arguments.log.as_deref().unwrap_or("info");
    let level: tracing::Level = level.parse().map_err(|_| {
        anyhow::anyhow!("log: `{level}`: expected error, warn, info, debug or trace")
    })?;
    server::journal::start(level)?;
    let config = arguments.config()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(open(config, arguments.browser))
}

async fn open(config: Config, browser: Option<bool>) -> anyhow::Result<()> {
    let loopback = config.listen.ip().is_loopback() && config.public_url.is_none();
    let public = config.public_url.clone();
    let server = server::start(config).await?;
    let address = public.unwrap_or_else(|| format!("http://{}", server.address));
    println!("The server is running: {address}");
    if browser.unwrap_or(loopback && has_desktop()) {
        show(&address);
    }
    stopped().await?;
    tracing::info!("closing");
    server.close().await
}

fn has_desktop() -> bool {
    cfg!(any(target_os = "macos", target_os = "windows"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|it| std::env::var_os(it).is_some())
}

/// Opens a browser with the desktop's own command. If that fails, the address has been printed anyway.
fn show(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(target_os = "windows") {
        "explorer"
    } else {
        "xdg-open"
    };
    let quiet =
        Command::new(opener).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if let Err(error) = quiet {
        tracing::debug!(%error, "no browser was opened");
    }
}

/// Waits for Ctrl-C or SIGTERM.
async fn stopped() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            it = tokio::signal::ctrl_c() => it?,
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_file(text: &str, arguments: Arguments) -> anyhow::Result<Arguments> {
        let name = format!("notredame-settings-{}-{}", std::process::id(), text.len());
        let file = std::env::temp_dir().join(name);
        fs::write(&file, text)?;
        let settings = Arguments { config: Some(file.clone()), ..arguments }.with_file();
        fs::remove_file(file)?;
        settings
    }

    #[test]
    fn arguments_count_before_the_file() {
        let given = Arguments { rate: Some(7), data: Some("here".into()), ..Arguments::default() };
        let file = "rate = 3\nburst = 5\nlisten = \"0.0.0.0:1\"\nbehind-proxy = true\n";
        let config = with_file(file, given).unwrap().config().unwrap();
        assert_eq!((config.rate, config.burst, config.behind_proxy), (7, 5, true));
        assert_eq!((config.listen, config.data), ("0.0.0.0:1".parse().unwrap(), "here".into()));
        assert_eq!(config.tables_per_hour, Config::default().tables_per_hour);
    }

    #[test]
    fn a_mistake_in_the_file_names_the_setting() {
        for (text, setting) in [("rate = \"fast\"", "rate"), ("rats = 5", "rats")] {
            let error = with_file(text, Arguments::default()).unwrap_err();
            assert!(format!("{error:#}").contains(setting), "{error:#}");
        }
    }
}
